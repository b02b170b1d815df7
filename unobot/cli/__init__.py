"""The command line. What a command does is imported when it runs, so that help comes at once."""

from unobot.cli import aliases, hosting, past, playing, storing
from unobot.cli.root import main

__all__ = ["aliases", "hosting", "main", "past", "playing", "storing"]
