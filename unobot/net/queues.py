"""What waits to be said, kept in each table's own order.

A table has three lanes. The *game* lane holds its public lines and private hands in one order, so that a
hand never leaves before the line that it answers; *replies* and *status* answers wait behind it. An output
that is superseded hands its receipts on to the newer one, with which the person really hears it.
"""

import logging
from collections import deque
from collections.abc import Callable, Iterator
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
    """An output that waits, and the outputs whose receipts are due when it leaves."""

    output: Output
    receipts: list[Output]


class Worded(Struct, frozen=True):
    """One line of an output, ready to leave, and the outputs whose receipts are due then."""

    output: Output
    text: str
    receipts: tuple[Output, ...] = ()


class TableQueue:
    """The waiting outputs of one table; ``worded`` lines, the rest of a group that has begun, go first."""

    def __init__(self) -> None:
        self.worded: tuple[deque[Worded], ...] = (deque(), deque(), deque())
        self._entries: tuple[deque[Entry], ...] = (deque(), deque(), deque())

    def put(self, output: Output) -> list[Output]:
        """Let ``output`` wait; gives the receipts that are due at once because it cannot."""
        lane = lane_of(output)
        entries = self._entries[lane]
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
        key = _SUPERSEDED_BY.get(output.kind)
        if key is None:
            return None
        same = (entry for entry in entries if entry.output.kind is output.kind)
        return next((entry for entry in same if key(entry.output) == key(output)), None)

    def head(self, lane: Lane) -> Output | None:
        """Of which output a line would leave next from ``lane``."""
        if self.worded[lane]:
            return self.worded[lane][0].output
        return self._entries[lane][0].output if self._entries[lane] else None

    def take(self, lane: Lane) -> tuple[list[Output], list[Output]]:
        """Take the outputs to be worded next, and the outputs whose receipts are due when they have left.

        These are the first one and, after a public line of the game, the public lines right behind it.
        """
        entries = self._entries[lane]
        first = entries.popleft()
        outputs, receipts = [first.output], first.receipts
        while first.output.kind is Kind.PLAY and entries and entries[0].output.kind is Kind.PLAY:
            following = entries.popleft()
            outputs.append(following.output)
            receipts += following.receipts
        return outputs, receipts

    def drop(self, lane: Lane) -> Iterator[Output]:
        """Empty ``lane``; gives the receipts that were due."""
        for line in self.worded[lane]:
            yield from line.receipts
        for entry in self._entries[lane]:
            yield from entry.receipts
        self.worded[lane].clear()
        self._entries[lane].clear()

    def __len__(self) -> int:
        return sum(map(len, self.worded)) + sum(map(len, self._entries))
