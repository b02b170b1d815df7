"""What a table has decided and cannot store, while its log does not work."""

from msgspec import Struct

from unobot.table.deciding import Decided
from unobot.table.items import Item

RETRY_S = (1.0, 2.0, 5.0, 10.0, 30.0)
"""Seconds before each further try to store; the last goes on for ever."""


class Pause(Struct):
    """What the log could not take, how often that was tried, and what happened meanwhile."""

    unstored: Decided
    tries: int = 0
    waiting: list[Item] = []

    def next_try(self) -> float:
        """Seconds until it is tried once more."""
        seconds = RETRY_S[min(self.tries, len(RETRY_S) - 1)]
        self.tries += 1
        return seconds
