"""What finished matches say about people: results, and ratings. Pure functions of the log."""
