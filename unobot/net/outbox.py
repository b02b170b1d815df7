"""Says what the tables mean, at the pace of the network (DESIGN.md, decision 7).

Outputs wait unworded in their table's queue. When the pacer lets a line leave, the next table in turn
gives its outputs, and only then are they worded: what waited long is said in fewer lines. Requests to the
server itself (JOIN, WHO, …) take turns with the tables. A receipt is posted when a line has been written,
or, on a network that echoes what we say, when its echo has come.
"""

import logging
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Sequence
from itertools import count

from unobot.net.link import Link
from unobot.net.pacing import Pacer
from unobot.net.queues import LANES, Entry, Lane, TableQueue, lane_of
from unobot.net.ways import Address, ByMessage, Way, Ways
from unobot.table.clock import Alarm, Clock
from unobot.table.outputs import Kind, Output
from unobot.table.presence import ascii_fold

log = logging.getLogger(__name__)

Word = Callable[[Sequence[Output], int, bool], Sequence[str]]
"""``word(outputs, room, plain)``: the lines, each of at most ``room`` bytes, without formatting if plain."""

Strip = Callable[[str], str]
"""``strip(text)``: the text without formatting, which its channel may forbid since it was worded."""

MOST_REQUESTS = 500

_FAIR_SHARE = 8
"""Each so many-th line goes to the lowest lane that waits, so that a busy game starves no answer."""

_LOWEST_FIRST = LANES[::-1]

_OVERHEAD = 64
"""Bytes of a line besides its text, roughly: command and target."""

_MOST_REFUSALS = 4
"""How often a line is refused before another one is tried."""

_MOST_REFUSED = 10
"""Lines to one channel that may be under way when the server begins to refuse them."""

ECHO_PATIENCE = 5.0
"""Seconds that an echo may take before its line counts as said."""


class Outbox:
    """The outgoing lines of one network. It survives connections; ``attach`` gives it the present one."""

    def __init__(
        self,
        pacer: Pacer,
        clock: Clock,
        *,
        word: Word,
        strip: Strip,
        address: Address,
        by_message: ByMessage = lambda output: False,
        receipt: Callable[[Output], None],
    ) -> None:
        self._pacer = pacer
        self._clock = clock
        self._word = word
        self._strip = strip
        self._ways = Ways(address, by_message)
        self._receipt = receipt
        self._link: Link | None = None
        self._tables: dict[str, TableQueue] = {}
        self._requests: deque[tuple[str, ...]] = deque()
        self._request_is_next = True
        self._turn = count(1)
        self._echoes: dict[str, tuple[list[Output], Alarm]] = {}
        self._said: dict[str, deque[Entry]] = defaultdict(lambda: deque(maxlen=_MOST_REFUSED))
        self._aside: dict[str, Entry] = {}
        self._labels = count(1)
        self._alarm: Alarm | None = None

    def __len__(self) -> int:
        """How much waits: requests, outputs not yet worded and lines."""
        return len(self._requests) + sum(len(table) for table in self._tables.values())

    def is_unsaid(self, channel: str) -> bool:
        """Whether a line of the game of ``channel`` waits to leave, or for its echo."""
        waits = channel in self._tables and self._tables[channel].head(Lane.GAME) is not None
        echoes = (output for receipts, _ in self._echoes.values() for output in receipts)
        return waits or any(output.channel == channel for output in echoes)

    def attach(self, link: Link) -> None:
        """Speak over ``link`` from now on."""
        self._link = link
        self._pacer.reset()
        self.wake()

    def detach(self) -> None:
        """The connection is gone. The game's lines wait for the next; answers would come too late."""
        self._link = None
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        self._requests.clear()
        self._request_is_next = True
        self._said.clear()
        for aside in self._aside.values():
            self._table(aside.output.channel).put_first(lane_of(aside.output), [aside])
        self._aside.clear()
        for label in tuple(self._echoes):
            self.echoed(label)
        for table in self._tables.values():
            for lane in (Lane.REPLIES, Lane.STATUS):
                self._post(table.drop(lane))

    def put(self, output: Output) -> None:
        """Let ``output`` be said in its turn."""
        self._post(self._table(output.channel).put(output))
        self.wake()

    def request(self, command: str, *params: str) -> None:
        """Let a command to the server leave in its turn; forgotten when the connection goes."""
        if len(self._requests) < MOST_REQUESTS:
            self._requests.append((command, *params))
            self.wake()

    def echoed(self, label: str) -> None:
        """The server has echoed the line with this label."""
        if waiting := self._echoes.pop(label, None):
            receipts, alarm = waiting
            alarm.cancel()
            self._post(receipts)

    def refused(self, channel: str) -> bool:
        """The server has not passed on the newest line to ``channel``: it waits again, before all others.

        Said once for each such line, it brings them all back in their order. One that is refused again and
        again is laid aside if another waits, which is to be tried at once (``False``): when that comes back
        too, both wait again, but when it is ``passed`` on, it was what the first says that a filter refuses.
        """
        key = ascii_fold(channel)
        if not (said := self._said.get(key)):
            return True
        line = said.pop()
        line.refusals += 1
        table = self._table(line.output.channel)
        aside = self._aside.pop(key, None)
        if aside is None and line.refusals >= _MOST_REFUSALS and table.has_public():
            self._aside[key] = line
            return False
        for waiting in (line, aside):
            if waiting:
                table.put_first(lane_of(waiting.output), [waiting])
        return True

    def passed(self, channel: str) -> None:
        """A line to ``channel`` was passed on again: the one that was laid aside is given up."""
        if aside := self._aside.pop(ascii_fold(channel), None):
            log.warning("%s: a line to %s is never passed on, and is given up", aside.output.network, channel)

    def _table(self, channel: str) -> TableQueue:
        if channel not in self._tables:
            self._tables[channel] = TableQueue()
        return self._tables[channel]

    def wake(self) -> None:
        """Something may leave now: it is looked at in the next turn of the loop, for others may follow."""
        if self._alarm is None:
            self._arm(self._pacer.delay(0))

    def _arm(self, delay: float) -> None:
        self._alarm = self._clock.call_later(delay, self._run)

    def _run(self) -> None:
        self._alarm = None
        while self._link:
            delay = self._pacer.delay(0) or self._send_next(self._link)
            if delay is None:
                return
            if delay > 0:
                self._arm(delay)
                return

    def _send_next(self, link: Link) -> float | None:
        """Send one line: gives 0, the seconds that it has to wait first, or ``None`` if nothing waits."""
        lanes = LANES if next(self._turn) % _FAIR_SHARE else _LOWEST_FIRST
        choice = self._choose(link, lanes)
        if self._requests and (self._request_is_next or choice is None):
            self._request_is_next = False
            self._pacer.sent(link.send(*self._requests.popleft()))
            return 0.0
        self._request_is_next = True
        if choice is None:
            return None
        head, table, lane = choice
        said = head.output
        way = self._ways.find(link, said)
        line = self._reword(link, table, lane, way) if head.text is None else head
        if line and line.text is not None:
            if delay := self._pacer.delay(len(line.text.encode()) + _OVERHEAD):
                return delay
            self._say(link, table.pop(lane), line.text, way)
        if not table:
            del self._tables[said.channel]
        elif not _belong_together(said, table.head(lane)):
            self._tables[said.channel] = self._tables.pop(said.channel)
        return 0.0

    def _choose(self, link: Link, lanes: Sequence[Lane]) -> tuple[Entry, TableQueue, Lane] | None:
        for lane in lanes:
            for table in self._tables.values():
                head = table.head(lane)
                if head and (_is_free(head.output) or link.reaches(head.output.channel)):
                    return head, table, lane
        return None

    def _reword(self, link: Link, table: TableQueue, lane: Lane, way: Way | None) -> Entry | None:
        """Word what is next in ``lane``, and give the first line.

        Where there is nobody to hear it there is none, and the receipts are due at once.
        """
        outputs, receipts = table.take(lane)
        first = outputs[0]
        lines: Sequence[str] = ()
        if way:
            plain = _is_plain(link, first)
            try:
                lines = self._word(outputs, link.room(*way), plain)
            except Exception:
                log.exception("%s: an output could not be worded", first.network)
        if not lines:
            self._post(receipts)
            return None
        worded = [Entry(first, [], text) for text in lines]
        worded[-1].receipts = receipts
        table.put_first(lane, worded)
        return worded[0]

    def _say(self, link: Link, line: Entry, text: str, way: Way | None) -> None:
        """Send ``line`` the ``way`` to whoever has its person's nick at this moment, and to nobody else."""
        label = f"u{next(self._labels)}" if line.receipts and link.echoes else ""
        size = 0
        if way:
            text = self._strip(text) if _is_plain(link, line.output) else text
            size = link.send(*way, text, label=label, answers=line.output.answers)
            self._pacer.sent(size)
        if size and line.output.to is None:
            self._said[ascii_fold(line.output.channel)].append(line)
        if label and size:
            alarm = self._clock.call_later(ECHO_PATIENCE, lambda: self.echoed(label))
            self._echoes[label] = (line.receipts, alarm)
        else:
            self._post(line.receipts)

    def _post(self, receipts: Iterable[Output]) -> None:
        for output in receipts:
            try:
                self._receipt(output)
            except Exception:
                log.exception("%s: a receipt was not taken", output.network)


def _is_plain(link: Link, output: Output) -> bool:
    """Whether ``output`` goes to a channel that forbids formatting."""
    return output.to is None and link.is_plain(output.channel)


def _is_free(output: Output) -> bool:
    """Whether ``output`` may leave though the bot is not (yet) back in the table's channel.

    A hand may not: until everybody there is known again its nick may be somebody else's.
    """
    return output.to is not None and output.kind is not Kind.HAND


def _belong_together(said: Output, following: Entry | None) -> bool:
    """Whether a table speaks on before others: a hand follows the line that asks its owner to act.

    The owner's clock runs from that line on, and among many tables the hand would come much later.
    """
    return said.kind is Kind.PLAY and following is not None and following.output.kind is Kind.HAND
