"""What the service manager is told: ready, reloading, stopping, and signs of life (sd_notify(3)).

The protocol is one datagram of a few lines, and no library for it is kept up without a C compiler: so it is
spoken here. Without a service manager nothing is said.
"""

import logging
import os
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager

from unobot.table.clock import Alarm, Clock

log = logging.getLogger(__name__)


def notify(*states: str) -> None:
    """Tell the service manager, if there is one, such as ``READY=1``."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
            manager.setblocking(False)  # a manager that does not listen must not stop the bot
            manager.sendto("\n".join(states).encode(), address.replace("@", "\0", 1))
    except OSError as error:
        log.warning("the service manager cannot be told %s: %s", states[0], error)


@contextmanager
def reloading() -> Iterator[None]:
    """The configuration is read anew in this context."""
    notify("RELOADING=1", f"MONOTONIC_USEC={time.monotonic_ns() // 1000}")
    try:
        yield
    finally:
        notify("READY=1")


class Watchdog:
    """Gives the service manager signs of life, twice as often as it wants, while the event loop turns."""

    def __init__(self, clock: Clock) -> None:
        is_ours = os.environ.get("WATCHDOG_PID") in (None, str(os.getpid()))
        self._period = int(os.environ.get("WATCHDOG_USEC", "0")) / 1_000_000 / 2 if is_ours else 0.0
        self._clock = clock
        self._alarm: Alarm | None = None

    def __enter__(self) -> None:
        if self._period:
            self._bark()

    def __exit__(self, *exc: object) -> None:
        if self._alarm:
            self._alarm.cancel()

    def _bark(self) -> None:
        notify("WATCHDOG=1")
        self._alarm = self._clock.call_later(self._period, self._bark)
