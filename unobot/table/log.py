"""The port to the event log: append before anything is said, load to restore (DESIGN.md, decision 5)."""

from typing import Protocol

from unobot.table.events import Fact


class Conflict(Exception):
    """Another writer has appended to this game; nothing was written."""


class EventLog(Protocol):
    """Where the logs of all games are kept."""

    async def append(self, game: str, expected_seq: int, command_id: str, facts: tuple[Fact, ...]) -> int:
        """Append ``facts`` behind entry ``expected_seq`` (0: none yet); returns the new last number.

        The same ``command_id`` again is the same success, and writes nothing.

        Raises:
            Conflict: the log does not end at ``expected_seq``.
        """

    async def load(self, game: str) -> tuple[Fact, ...]:
        """All entries of a game, in order; none for a game that is not known."""

    async def open_games(self) -> tuple[str, ...]:
        """The games that have not been closed, in the order in which they were opened."""
