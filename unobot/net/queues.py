"""What waits to be said, kept in each table's own order.

A table has three lanes. The *game* lane holds its public lines and private hands in one order, so that a
hand never leaves before the line that it answers; *replies* and *status* answers wait behind it. An output
that is superseded hands its receipts on to the newer one, with which the person really hears it.
"""

import logging
from collections import deque
from collections.abc import Callable, Sequence
from enum import IntEnum

from msgspec import Struct

from unobot.table.outputs import Kind, Output

log = logging.getLogger(__name__)

MOST_WAITING = 300
"""Replies, and status answers, that may wait for one table; a flood beyond it goes unanswered."""


class Lane(IntEnum):
    """Which outputs go first."""

    GAME = 0
    REPLIES = 1
    STATUS = 2


LANES = tuple(Lane)

_SUPERSEDED_BY: dict[Kind, Callable[[Output], object]] = {
    Kind.HAND: lambda output: output.to,
    Kind.STATUS: lambda output: (output.to, output.topic),
}
"""Of the outputs of one table and kind that are equal in this, only the newest counts."""

_LANES = {Kind.PLAY: Lane.GAME, Kind.HAND: Lane.GAME, Kind.REPLY: Lane.REPLIES, Kind.STATUS: Lane.STATUS}


def lane_of(output: Output) -> Lane:
    """The lane in which ``output`` waits."""
    return _LANES[output.kind]


class Entry(Struct):
    """An output that waits, and the outputs whose receipts are due when it leaves.

    With a ``text`` it is one line of the output, worded and ready to leave; ``refusals`` counts how often the
    server has not passed it on.
    """

    output: Output
    receipts: list[Output]
    text: str | None = None
    refusals: int = 0


class TableQueue:
    """The waiting outputs of one table; worded lines, the rest of a group that has begun, go first."""

    def __init__(self) -> None:
        self._lanes: tuple[deque[Entry], ...] = tuple([deque() for _ in LANES])

    def put(self, output: Output) -> list[Output]:
        """Let ``output`` wait; gives the receipts that are due at once because it cannot."""
        lane = lane_of(output)
        entries = self._lanes[lane]
        older = self._superseded(output, entries) if entries else None
        due = [output] if output.receipt is not None else []
        if older and output.kind is Kind.STATUS:
            older.output, older.receipts = output, older.receipts + due
        elif older:
            entries.remove(older)
            entries.append(Entry(output, older.receipts + due))
        elif len(entries) < MOST_WAITING or lane is Lane.GAME:
            entries.append(Entry(output, due))
        else:
            log.warning("%s: too many answers wait, one is dropped", output.network)
            return due
        return []

    @staticmethod
    def _superseded(output: Output, entries: deque[Entry]) -> Entry | None:
        kind = output.kind
        key = _SUPERSEDED_BY.get(kind)
        if key is None:
            return None
        for entry in entries:
            older = entry.output
            if older.kind is kind and entry.text is None and key(older) == key(output):
                return entry
        return None

    def put_first(self, lane: Lane, lines: Sequence[Entry]) -> None:
        """Let worded ``lines`` leave next from ``lane``, in their order."""
        self._lanes[lane].extendleft(reversed(lines))

    def head(self, lane: Lane) -> Entry | None:
        """What would leave next from ``lane``."""
        entries = self._lanes[lane]
        return entries[0] if entries else None

    def has_public(self) -> bool:
        """Whether a line of the game waits for everybody."""
        return any(entry.output.to is None for entry in self._lanes[Lane.GAME])

    def pop(self, lane: Lane) -> Entry:
        """Take what is next in ``lane``."""
        return self._lanes[lane].popleft()

    def take(self, lane: Lane) -> tuple[list[Output], list[Output]]:
        """Take the outputs to be worded next, and the outputs whose receipts are due when they have left.

        These are the first one and, after a public line of the game, the public lines right behind it.
        """
        entries = self._lanes[lane]
        first = entries.popleft()
        outputs, receipts = [first.output], first.receipts
        while first.output.kind is Kind.PLAY and entries and entries[0].output.kind is Kind.PLAY:
            following = entries.popleft()
            outputs.append(following.output)
            receipts += following.receipts
        return outputs, receipts

    def drop(self, lane: Lane) -> list[Output]:
        """Empty ``lane``; gives the receipts that were due."""
        due = [output for entry in self._lanes[lane] for output in entry.receipts]
        self._lanes[lane].clear()
        return due

    def __len__(self) -> int:
        return sum(map(len, self._lanes))
