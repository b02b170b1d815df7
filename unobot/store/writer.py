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

from unobot.store.commit import Write
from unobot.store.outcome import Outcome, answer, answered
from unobot.table.log import StoreUnavailable, Trouble

AT_ONCE = 256
"""The most writes in one transaction."""

Waiting = tuple[Write, asyncio.Future[int], float]
"""A write, who waits for its outcome, and since when."""


class Effort(Struct):
    """What a writer has done: how many writes, and the seconds that all of them took, waiting included.

    ``waiting`` is how many are under way now.
    """

    writes: int = 0
    seconds: float = 0.0
    waiting: int = 0


class Writer:
    """The thread, and the queue to it. It runs until ``close``.

    Nothing bounds the queue: each table waits for the one write that it has asked for.
    """

    def __init__(self, commit: Callable[[Sequence[Write]], Sequence[Outcome]]) -> None:
        self.effort = Effort()
        self._commit = commit
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._is_closed = False
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def write(self, write: Write) -> asyncio.Future[int]:
        """Begin to commit a write; gives its outcome, or raises it where it is awaited.

        Who gives up waiting takes nothing back: it may be committed all the same.
        """
        if self._is_closed:
            return answered(StoreUnavailable(Trouble.OTHER, "it is closed"))
        asked: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.effort.waiting += 1
        self._queue.put((write, asked, time.monotonic()))
        return asked

    async def close(self) -> None:
        """Commit what waits, then end the thread; what comes later is refused."""
        self._is_closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while batch := self._gather():
            outcomes: Sequence[Outcome]
            try:
                outcomes = self._commit([write for write, _, _ in batch])
            except Exception as error:  # nobody may wait for ever, whatever it is
                outcomes = [error] * len(batch)
            batch[0][1].get_loop().call_soon_threadsafe(self._settle, batch, outcomes)

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

    def _settle(self, batch: Sequence[Waiting], outcomes: Sequence[Outcome]) -> None:
        """Hand out the outcomes; in the loop again."""
        effort, now = self.effort, time.monotonic()
        effort.waiting -= len(batch)
        effort.writes += len(batch)
        for (_, asked, began), outcome in zip(batch, outcomes, strict=True):
            effort.seconds += now - began
            answer(asked, outcome)
