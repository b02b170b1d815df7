"""Which clocks run at a table. They follow from its record alone, so that a restart finds them again.

After every command the clocks that ``wanted`` names are compared with those that run: what is no longer
wanted is stopped, what is new waits for the receipt of the line that announces it, or for a fallback
(TABLE.md, *Times*).
"""

from collections.abc import Callable, Set
from random import Random

from unobot.engine.events import HandDealt
from unobot.engine.state import Drawn, Playing, UnoWindow, actor, seated
from unobot.table.deadlines import Deadlines, Due
from unobot.table.record import Record, is_playing
from unobot.table.settings import TableSettings, Times

SPLIT_GATHERS = 2.0
"""Seconds for which people lost in a netsplit are gathered into one line."""

LEAST_LEFT = 5
"""Seconds that are left at least of a clock that is shortened."""

LATE_PASS = 10.0
"""Seconds for which a pass is met with silence whose turn has gone by itself."""


def wanted(record: Record, settings: TableSettings) -> dict[Due, float]:
    """The clocks that should run, each with its full length in seconds."""
    if record.closed:
        return {}
    times = settings.times
    if record.halted:
        return _halted(record, times)
    clocks: dict[Due, float] = {Due("stalled", record.moved): times.stop_vote_after}
    for seat, exit_ in record.absent.items():
        clocks[Due("grace", seat)] = float(getattr(settings.graces, exit_.value))
    if record.lost or record.found:
        clocks[Due("split", record.split)] = SPLIT_GATHERS
    if record.in_lobby:
        clocks |= _lobby(record, times)
    elif not record.paused and is_playing(record):
        clocks |= _turn(record, times)
        if type(record.deal) is HandDealt:
            clocks[Due("first-seconds", record.match.hand_number)] = times.uno_grace
        for entry in record.passed.values():
            clocks[Due("late-pass", entry)] = LATE_PASS
        for window in record.match.windows:
            clocks |= _window(record, window, times)
    elif not record.paused and record.between_hands:
        clocks[Due("next-hand", record.match.hand_number)] = _changed(times.between_hands, record)
    if record.suggestion is not None:
        clocks[Due("suggestion", record.suggestion.seat)] = times.suggestion
    return clocks


def _halted(record: Record, times: Times) -> dict[Due, float]:
    """While an operator has the game paused only that has an end, if any; nobody loses a seat meanwhile."""
    clocks = {Due("split", record.split): SPLIT_GATHERS} if record.lost or record.found else {}
    if times.pause_closes_after:
        clocks[Due("halt", record.halted)] = times.pause_closes_after
    return clocks


def _lobby(record: Record, times: Times) -> dict[Due, float]:
    clocks = {Due("lobby-expiry", record.joined): times.lobby_expires_after}
    if len(seated(record.match)) >= record.match.rules.players.min:
        clocks[Due("lobby-deal", record.joined)] = _changed(times.lobby_deals_after, record)
    return clocks


def _changed(length: float, record: Record) -> float:
    """The length of a clock that may have been changed, or was made shorter by other settings since then."""
    return max(length + record.extra, min(length, LEAST_LEFT))


ON_TURN: frozenset[type] = frozenset((Playing, Drawn))
"""The phases in which a seat has its turn; in any other one it is asked something."""


def _turn(record: Record, times: Times) -> dict[Due, float]:
    seat = actor(record.match)
    assert seat is not None
    length = times.turn if type(record.match.phase) in ON_TURN else times.answer
    total = _changed(length, record)
    if record.is_computer(seat):
        return {
            Due("computer-move", record.phase_since): _thinking(record, times),
            Due("turn", record.turn): total,
        }
    return {
        Due("nudge", record.turn): total - min(length, total) / 2,
        Due("warning", record.turn): total - min(length, total) / 4,
        Due("turn", record.turn): total,
    }


def _thinking(record: Record, times: Times) -> float:
    """A computer player takes a moment; while an uno window is open, after the moment to catch."""
    least, most = times.computer_thinks_at_least, times.computer_thinks_at_most
    moment = least + (most - least) * Random(record.phase_since).random()
    return moment + _catching(record, times) if record.match.windows else moment


def _catching(record: Record, times: Times) -> float:
    """When a computer player catches: people have the first seconds of an uno window for themselves."""
    patience = max(times.computer_waits_in_uno_window, record.match.rules.uno.catch_after_s)
    return patience + times.computer_thinks_at_least


def _window(record: Record, window: UnoWindow, times: Times) -> dict[Due, float]:
    uno = record.match.rules.uno
    clocks: dict[Due, float] = {}
    if not window.catchable:
        clocks[Due("window-catchable", window.id)] = uno.catch_after_s
    if not window.ripe:
        clocks[Due("window-ripe", window.id)] = uno.open_at_least_s
    if uno.open_at_most_s:
        clocks[Due("window-over", window.id)] = uno.open_at_most_s
    if any(record.is_computer(seat) and seat != window.seat for seat in seated(record.match)):
        clocks[Due("computer-catch", window.id)] = _catching(record, times)
    return clocks


AGAIN_AFTER = 10.0
"""Seconds after which the table tries again what it could not do when a clock had run out."""

IN_FAIRNESS = 10.0
"""Seconds that are left of a turn at least when the last line about it leaves late."""

LOOKS_AGAIN = 1.0
"""Seconds after which it is looked again whether that line has left."""

AT_ONCE = frozenset(("grace", "stalled", "split", "halt"))
"""Clocks that run from the moment that something happened, whether or not it has been announced."""


class Clocks:
    """The running clocks of one table, and those that wait for a receipt (with the entry that needs one).

    ``is_unsaid`` tells whether something that the table has said has not left yet. Meanwhile no turn runs
    out, and ``IN_FAIRNESS`` seconds after that at the soonest.
    """

    def __init__(
        self,
        deadlines: Deadlines,
        settings: TableSettings,
        ring: Callable[[Due], object],
        is_unsaid: Callable[[], bool] = lambda: False,
    ) -> None:
        self._deadlines = deadlines
        self._settings = settings
        self._ring = ring
        self._is_unsaid = is_unsaid
        self._lengths: dict[Due, float] = {}
        self._waiting: dict[Due, int] = {}
        self._awaited: set[int] = set()
        self._over: set[Due] = set()
        self._late: set[Due] = set()

    def configure(self, settings: TableSettings, record: Record | None) -> None:
        """Go by other settings from now on; clocks that run already keep their time."""
        self._settings = settings
        if record is not None:
            want = wanted(record, settings)
            self._lengths = {due: want.get(due, seconds) for due, seconds in self._lengths.items()}

    def follow(self, record: Record) -> None:
        """Stop what is not wanted any more, prepare what is new, and lengthen what got more time."""
        before, self._lengths = self._lengths, wanted(record, self._settings)
        self._forget(before.keys() - self._lengths.keys())
        for due, seconds in self._lengths.items():
            if due in before:
                if seconds != before[due] and due in self._deadlines:
                    self._deadlines.extend(due, seconds - before[due])
            elif due.kind in AT_ONCE:
                self.start(due, seconds)
            else:
                self._waiting[due] = record.seq
        self._expect_receipt()

    def _forget(self, dues: Set[Due]) -> None:
        """Some clocks matter no more, whether they run, wait or are over."""
        for due in dues:
            self._deadlines.cancel(due)
            self._waiting.pop(due, None)
        self._over -= dues
        self._late -= dues

    def _expect_receipt(self) -> None:
        """Clocks that wait are started after a while even where no receipt comes."""
        awaited = set(self._waiting.values())
        for seq in self._awaited - awaited:
            self._deadlines.cancel(Due("receipt", seq))
        for seq in awaited - self._awaited:
            fallback = self._settings.times.receipt_fallback
            self._deadlines.set(Due("receipt", seq), fallback, self._miss_receipt)
        self._awaited = awaited

    def _miss_receipt(self, fallback: Due) -> None:
        """No receipt has come: wait on while the line has not left, or else take it for said."""
        self._awaited.remove(fallback.number)
        if self._is_unsaid():
            self._expect_receipt()
        else:
            self.announced(fallback.number)

    def start(self, due: Due, seconds: float) -> None:
        """Start a clock at once."""
        self._deadlines.set(due, seconds, self._run_out)

    def _run_out(self, due: Due) -> None:
        """A clock has run out, unless it is a turn's and people have not been told in time."""
        if due.kind == "turn" and self._is_unsaid():
            self._late.add(due)
            self.start(due, LOOKS_AGAIN)
        elif due in self._late:
            self._late.remove(due)
            self.start(due, IN_FAIRNESS)
        else:
            self._over.add(due)
            self._ring(due)

    def is_over(self, due: Due) -> bool:
        """Whether a clock has run out that is still wanted."""
        return due in self._over

    @property
    def stand_still(self) -> bool:
        """Whether no clock runs because the bot is away."""
        return self._deadlines.frozen

    def again(self, due: Due, seconds: float = AGAIN_AFTER) -> None:
        """What was due could not be done: it falls due once more, a little later."""
        if due in self._over:
            self._over.remove(due)
            self.start(due, seconds)

    def announced(self, seq: int) -> None:
        """What the log says up to entry ``seq`` has been said: the clocks that waited for it start."""
        said = [due for due, since in self._waiting.items() if since <= seq]
        for due in said:
            del self._waiting[due]
            self.start(due, self._lengths[due])
        if said:
            self._expect_receipt()

    def left(self, record: Record) -> float | None:
        """Seconds that are left of the clock that people look at: lobby, turn, or pause between hands."""
        for due in (
            Due("turn", record.turn),
            Due("next-hand", record.match.hand_number),
            Due("lobby-deal", record.joined),
        ):
            if (left := self._deadlines.left(due)) is not None:
                return left
            if due in self._waiting:
                return self._lengths[due]
        return None
