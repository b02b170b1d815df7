"""The port to the event log: append before anything is said, load to restore (DESIGN.md, decision 5)."""

from collections.abc import Awaitable
from enum import Enum
from typing import Protocol

from unobot.table.events import Fact


class Conflict(Exception):
    """Another writer has appended to this game; nothing was written."""


class Trouble(Enum):
    """What keeps a store from working, as far as people need to know."""

    FULL = "full"  # no space is left
    READ_ONLY = "read-only"  # what is there must not be changed
    LOCKED = "locked"  # another program holds it
    UNREACHABLE = "unreachable"  # the database does not answer, or its file is not there
    DAMAGED = "damaged"  # what is stored cannot be read
    OTHER = "other"  # none of these; the log says what


class StoreUnavailable(Exception):
    """The store does not work now, and may again later.

    Whether the facts were stored is not known: appending them again with the same command id settles it.
    """

    def __init__(self, trouble: Trouble, detail: str) -> None:
        """``detail`` is for the operator of the bot, and names no person and no card."""
        super().__init__(f"{trouble.value}: {detail}")
        self.trouble = trouble
        self.detail = detail


class EventLog(Protocol):
    """Where the logs of all games are kept. Whatever is asked of it may raise ``StoreUnavailable``."""

    def append(
        self, game: str, expected_seq: int, command_id: str, facts: tuple[Fact, ...]
    ) -> Awaitable[int]:
        """Append ``facts`` behind entry ``expected_seq`` (0: none yet); gives the new last number.

        It has begun when this returns, and goes on by itself; what came of it is awaited. Who does not wait
        takes nothing back. The same ``command_id`` again in the same game is the same success, and writes
        nothing.

        Raises:
            Conflict: the log does not end at ``expected_seq``.
        """

    async def load(self, game: str) -> tuple[Fact, ...]:
        """All entries of a game, in order; none for a game that is not known.

        Raises:
            ValueError: an entry is missing or cannot be read.
        """

    async def open_games(self) -> tuple[str, ...]:
        """The games that are neither closed nor set aside, in the order in which they were opened."""

    async def last_games(self) -> tuple[str, ...]:
        """Of each place the game that was closed last, if its log is still kept and not set aside."""

    async def set_aside(self, game: str, reason: str) -> None:
        """Keep a game whose log is of no use, with the reason, but count it as open no longer."""
