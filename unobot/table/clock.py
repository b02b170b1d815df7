"""Time as an input: the clock that whoever needs one is handed (DESIGN.md, decision 3)."""

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol


def utc_now() -> datetime:
    """The wall clock."""
    return datetime.now(UTC)


class Alarm(Protocol):
    """What ``call_later`` returns: the promise of one call, which can be taken back."""

    def cancel(self) -> None:
        """Take the call back; harmless once it has been made."""


class Clock(Protocol):
    """A monotonic clock, in seconds, that can also call back."""

    def now(self) -> float:
        """Seconds since an arbitrary start; never goes backwards."""

    def call_later(self, delay: float, callback: Callable[[], object]) -> Alarm:
        """Call ``callback`` once, ``delay`` seconds from now."""


class LoopClock:
    """The clock of the running event loop."""

    def now(self) -> float:
        """Seconds on the monotonic clock, which is the loop's."""
        return time.monotonic()

    def call_later(self, delay: float, callback: Callable[[], object]) -> Alarm:
        """Call ``callback`` from the loop, ``delay`` seconds from now, or in its next turn."""
        loop = asyncio.get_running_loop()
        return loop.call_later(delay, callback) if delay > 0 else loop.call_soon(callback)


class ManualClock:
    """A clock that only moves when it is told to: for scenarios and tests."""

    def __init__(self) -> None:
        self._now = 0.0
        self._alarms: list[ManualAlarm] = []

    def now(self) -> float:
        """Seconds since the clock was made."""
        return self._now

    def call_later(self, delay: float, callback: Callable[[], object]) -> Alarm:
        """Call ``callback`` from ``step``, once the time has come."""
        alarm = ManualAlarm(self._now + delay, callback)
        self._alarms.append(alarm)
        return alarm

    def step(self, until: float) -> bool:
        """Go on to the next alarm due by ``until`` and ring it; without one go on to ``until``.

        Returns whether an alarm rang, so that there may be more.
        """
        self._alarms = [alarm for alarm in self._alarms if not alarm.cancelled]
        due = min((alarm for alarm in self._alarms if alarm.at <= until), key=lambda a: a.at, default=None)
        if due is None:
            self._now = max(self._now, until)
            return False
        self._alarms.remove(due)
        self._now = max(self._now, due.at)
        due.callback()
        return True


class ManualAlarm:
    """An alarm of a ``ManualClock``."""

    def __init__(self, at: float, callback: Callable[[], object]) -> None:
        self.at = at
        self.callback = callback
        self.cancelled = False

    def cancel(self) -> None:
        """Take the call back."""
        self.cancelled = True
