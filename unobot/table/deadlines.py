"""A table's clocks: named alarms that stop all at once while the bot is away (DESIGN.md, decision 3)."""

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from unobot.table.clock import Alarm, Clock


class Due(Struct, frozen=True):
    """A clock, and what the table is told when it has run out.

    ``number`` tells a clock from an older one of its kind: the log entry at which its turn or join came, or
    the number of a window, a hand or a seat.
    """

    kind: Literal[
        "lobby-deal",
        "lobby-expiry",
        "nudge",
        "warning",
        "turn",
        "computer-move",
        "computer-catch",
        "window-catchable",
        "window-ripe",
        "window-over",
        "next-hand",
        "suggestion",
        "grace",
        "first-seconds",
        "late-pass",
        "stalled",
        "split",
        "halt",
        "receipt",
    ]
    number: int


class _Running(Struct):
    at: float
    ring: Callable[[], object]
    alarm: Alarm | None  # none while time stands still

    def silence(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None


class Deadlines:
    """Alarms; setting one again replaces it. While frozen, time does not pass for any of them."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._running: dict[Due, _Running] = {}
        self._frozen_at: float | None = None

    def __contains__(self, due: Due) -> bool:
        return due in self._running

    @property
    def frozen(self) -> bool:
        """Whether time stands still."""
        return self._frozen_at is not None

    def now(self) -> float:
        """The time on the table's own clock, which stands still while frozen."""
        return self._clock.now() if self._frozen_at is None else self._frozen_at

    def set(self, due: Due, seconds: float, ring: Callable[[], object]) -> None:
        """Ring once, ``seconds`` from now."""
        self.cancel(due)
        running = _Running(self.now() + seconds, ring, None)
        self._running[due] = running
        if self._frozen_at is None:
            self._start(due, running)

    def extend(self, due: Due, seconds: float) -> None:
        """Let a running alarm ring later by ``seconds``."""
        running = self._running[due]
        self.set(due, running.at + seconds - self.now(), running.ring)

    def cancel(self, due: Due) -> None:
        """Forget an alarm; harmless where there is none."""
        if running := self._running.pop(due, None):
            running.silence()

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
            for running in self._running.values():
                running.silence()

    def thaw(self) -> None:
        """Let time go on where it stopped."""
        if self._frozen_at is not None:
            stood = self._clock.now() - self._frozen_at
            self._frozen_at = None
            for due, running in self._running.items():
                running.at += stood
                self._start(due, running)

    def _start(self, due: Due, running: _Running) -> None:
        def ring() -> None:
            if self._running.get(due) is running:
                del self._running[due]
                running.ring()

        running.alarm = self._clock.call_later(max(0.0, running.at - self._clock.now()), ring)
