"""Group commit: one thread commits whatever waits, all of it at once.

While a commit waits for the disk, the writes of other tables gather; the next commit takes them all. So each
table waits for its own commit alone, and a hundred of them cost the disk hardly more than one.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence

from msgspec import Struct

from unobot.store.commit import Outcome, Write

AT_ONCE = 256
"""The most writes in one transaction."""

WAITING = 4096
"""The most writes that wait in the queue; further ones wait before it."""

Waiting = tuple[Write, asyncio.Future[int]]


class Effort(Struct):
    """What a writer has done: how many writes, and the seconds that all of them took, waiting included.

    ``waiting`` is how many are under way now.
    """

    writes: int = 0
    seconds: float = 0.0
    waiting: int = 0


class Writer:
    """The thread, and the queue to it. It runs until ``close``."""

    def __init__(self, commit: Callable[[Sequence[Write]], Sequence[Outcome]]) -> None:
        self.effort = Effort()
        self._commit = commit
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._room = asyncio.Semaphore(WAITING)
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def write(self, write: Write) -> int:
        """Commit a write; returns its outcome, or raises it.

        Who gives up waiting takes nothing back: it may be committed all the same.
        """
        began, self.effort.waiting = time.monotonic(), self.effort.waiting + 1
        try:
            async with self._room:
                future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
                self._queue.put((write, future))
                return await future
        finally:
            self.effort.waiting -= 1
            self.effort.writes += 1
            self.effort.seconds += time.monotonic() - began

    async def close(self) -> None:
        """Commit what waits, then end the thread."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while batch := self._gather():
            outcomes = self._commit([write for write, _ in batch])
            futures = [future for _, future in batch]
            futures[0].get_loop().call_soon_threadsafe(_settle, futures, outcomes)

    def _gather(self) -> list[Waiting]:
        """Wait for a write, and take along what has come meanwhile; nothing once the writer is closed."""
        batch: list[Waiting] = []
        while len(batch) < AT_ONCE and not (batch and self._queue.empty()):
            waiting = self._queue.get()
            if waiting is None:
                self._queue.put(None)  # to be found again when this batch is committed
                break
            batch.append(waiting)
        return batch


def _settle(waiting: Sequence[asyncio.Future[int]], outcomes: Sequence[Outcome]) -> None:
    """Hand out the outcomes; who was cancelled meanwhile is passed over."""
    for future, outcome in zip(waiting, outcomes, strict=True):
        if future.done():
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
