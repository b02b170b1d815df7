"""A table's clocks: named alarms that stop all at once while the bot is away (DESIGN.md, decision 3)."""

from collections.abc import Callable
from typing import Literal, get_args

from msgspec import Struct

from unobot.table.clock import Alarm, Clock

Kind = Literal[
    "receipt",
    "grace",
    "stalled",
    "split",
    "halt",
    "lobby-expiry",
    "lobby-deal",
    "computer-move",
    "nudge",
    "warning",
    "turn",
    "first-seconds",
    "late-pass",
    "window-catchable",
    "window-ripe",
    "window-over",
    "computer-catch",
    "next-hand",
    "suggestion",
]
"""The kinds of clocks: of two that run out together the one rings first that stands first here."""

PRECEDENCE: dict[str, int] = {kind: place for place, kind in enumerate(get_args(Kind))}


class Due(Struct, frozen=True, cache_hash=True):
    """A clock, and what the table is told when it has run out.

    ``number`` tells a clock from an older one of its kind: the log entry at which its turn or join came, or
    the number of a window, a hand or a seat.
    """

    kind: Kind
    number: int


class _Running(Struct):
    at: float
    ring: Callable[[Due], object]


class Deadlines:
    """Alarms; setting one again replaces it. While frozen, time does not pass for any of them.

    Each command sets and cancels several, of which hardly one ever rings. So the clock is asked for one alarm
    alone, that of the first to ring; when that one is cancelled it rings in vain, and asks for the next.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._running: dict[Due, _Running] = {}
        self._frozen_at: float | None = None
        self._alarm: Alarm | None = None
        self._rings_at = 0.0

    def __contains__(self, due: Due) -> bool:
        return due in self._running

    @property
    def frozen(self) -> bool:
        """Whether time stands still."""
        return self._frozen_at is not None

    def now(self) -> float:
        """The time on the table's own clock, which stands still while frozen."""
        return self._clock.now() if self._frozen_at is None else self._frozen_at

    def set(self, due: Due, seconds: float, ring: Callable[[Due], object]) -> None:
        """Ring once, ``seconds`` from now."""
        at = self.now() + seconds
        self._running[due] = _Running(at, ring)
        self._arm(at)

    def extend(self, due: Due, seconds: float) -> None:
        """Let a running alarm ring later by ``seconds``."""
        running = self._running[due]
        self.set(due, running.at + seconds - self.now(), running.ring)

    def cancel(self, due: Due) -> None:
        """Forget an alarm; harmless where there is none."""
        self._running.pop(due, None)

    def running(self) -> tuple[Due, ...]:
        """The alarms that have not rung."""
        return tuple(self._running)

    def left(self, due: Due) -> float | None:
        """Seconds until an alarm rings, or ``None`` where there is none."""
        running = self._running.get(due)
        return None if running is None else max(0.0, running.at - self.now())

    def freeze(self) -> None:
        """Stop time for all alarms."""
        if self._frozen_at is None:
            self._frozen_at = self._clock.now()
            self._disarm()

    def thaw(self) -> None:
        """Let time go on where it stopped."""
        if self._frozen_at is not None:
            stood = self._clock.now() - self._frozen_at
            self._frozen_at = None
            for running in self._running.values():
                running.at += stood
            self._arm_first()

    def _arm_first(self) -> None:
        if self._running:
            self._arm(min(running.at for running in self._running.values()))

    def _arm(self, at: float) -> None:
        """Have the clock ring at a time, unless it does before that, or time stands still."""
        if self._frozen_at is None and (self._alarm is None or at < self._rings_at):
            self._disarm()
            self._rings_at = at
            self._alarm = self._clock.call_later(max(0.0, at - self._clock.now()), self._rung)

    def _disarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _precedence(self, due: Due) -> tuple[float, int]:
        return self._running[due].at, PRECEDENCE[due.kind]

    def _rung(self) -> None:
        """Ring the first alarm that is due, if any is, once the clock is set for the next."""
        self._alarm = None
        now = max(self._rings_at, self._clock.now())  # clocks round, and ring a little early
        over = [due for due, running in self._running.items() if running.at <= now]
        first = min(over, key=self._precedence, default=None)
        if first is None:
            self._arm_first()
            return
        ringing = self._running.pop(first)
        self._arm_first()
        ringing.ring(first)
