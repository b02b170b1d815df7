"""What people type: the catalogue of commands, the dialects they come in, and the notations of cards."""
