"""What whoever hosts the bot looks at: its status, metrics, the service manager, a first configuration."""
