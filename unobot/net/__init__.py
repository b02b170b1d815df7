"""IRC: connections, identity, channel state and the paced outbox; nothing here knows the rules of UNO."""
