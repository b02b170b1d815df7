"""Time as an input: the clock that whoever needs one is handed (DESIGN.md, decision 3)."""

import asyncio
from collections.abc import Callable
from typing import Protocol


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
        """Seconds on the loop's monotonic clock."""
        return asyncio.get_running_loop().time()

    def call_later(self, delay: float, callback: Callable[[], object]) -> Alarm:
        """Call ``callback`` from the loop, ``delay`` seconds from now."""
        return asyncio.get_running_loop().call_later(delay, callback)
