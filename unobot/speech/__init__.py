"""What the bot says: the catalogue of messages, and how the table's meanings become lines."""
