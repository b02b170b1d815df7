"""The demo: an IRC server and a terminal client, so that a game needs nothing but this package."""
