"""unobot: an IRC bot that runs multiplayer UNO in channels."""

__version__ = "0.1.0"
