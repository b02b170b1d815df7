"""One channel's table: lobby, seats and identities, deadlines, the match, computer seats."""
