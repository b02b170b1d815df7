"""How fast a server lets a client speak: a token bucket, and a bound on the bytes under way.

A server reads a client's lines into a queue and takes ``rate`` of them a second out of it; it kills a
client whose queue grows too long. So the pacer keeps that queue: each line sent stands in it until the
server must have taken it out, and the next may leave while ``burst`` lines and ``outstanding`` bytes are
not exceeded.
"""

from collections import deque

from unobot.net.settings import PacingSettings
from unobot.table.clock import Clock


class Pacer:
    """The server's queue for one connection, as far as the clock tells; ``settings`` may change meanwhile."""

    def __init__(self, settings: PacingSettings, clock: Clock) -> None:
        self.settings = settings
        self._clock = clock
        self._under_way: deque[tuple[float, int]] = deque()
        self._bytes = 0

    def reset(self) -> None:
        """A new connection: nothing is under way."""
        self._under_way.clear()
        self._bytes = 0

    def delay(self, size: int) -> float:
        """Seconds from now until a line of ``size`` bytes may leave; 0 if it may leave now."""
        now = leaves_at = self._clock.now()
        while self._under_way and self._under_way[0][0] <= now:
            self._bytes -= self._under_way.popleft()[1]
        lines, total = len(self._under_way), self._bytes
        for taken_at, waiting in self._under_way:
            if lines < self.settings.burst and total + size <= self.settings.outstanding:
                break
            lines, total, leaves_at = lines - 1, total - waiting, taken_at
        return leaves_at - now

    def sent(self, size: int) -> None:
        """A line of ``size`` bytes has left."""
        last = self._under_way[-1][0] if self._under_way else 0.0
        taken_at = max(last, self._clock.now()) + 1 / self.settings.rate
        self._under_way.append((taken_at, size))
        self._bytes += size
