"""Thinking apart from the tables: searches run in a worker process, and a choice comes in time in any case.

The worker is started by ``spawn`` with the first search, ends with its parent, and leaves the processor to
whoever needs it. It may be late, dead, or busy with other tables: who asks needs another answer then.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor

from unobot.engine import actions as act
from unobot.engine.views import View
from unobot.players import LEVELS, Level
from unobot.players.search import Search

log = logging.getLogger(__name__)

SEARCHES: frozenset[Level] = frozenset(("hard",))
"""The levels that take their time."""

SEARCHING = 0.5
"""The part of the budget in which the worker searches; the rest is for its start and for the way."""

MOST_ROLLOUTS = 3000
"""Beyond these a search hardly changes its mind, and stops before its time is over."""

POLITENESS = 10
"""By how much the worker's priority is below the bot's own."""


class Thinker:
    """Answers for the computer seats of all tables. ``start`` starts the worker, anew after it has died."""

    def __init__(self, start: Callable[[], Executor] | None = None) -> None:
        self._start = start or spawned_worker
        self._worker: Executor | None = None

    async def think(self, view: View, level: Level, budget_s: float) -> act.Action:
        """What a seat of ``level`` does, within ``budget_s`` seconds; ``view`` is that of the seat to act.

        Raises:
            TimeoutError: the worker is late.
            BrokenExecutor: it is dead.
            OSError: it cannot be started.
        """
        if level not in SEARCHES:
            return LEVELS[level]().move(view)
        return await asyncio.wait_for(self._search(view, budget_s), budget_s)

    def prepare(self, level: Level) -> None:
        """See to it that a worker is there before the first search of a level that needs one."""
        if level in SEARCHES and self._worker is None:
            try:
                self._worker = self._start()
                self._worker.submit(settled)
            except Exception as error:  # whoever sits down is not to suffer; the first search will
                log.warning("the worker for searches cannot be started: %r", error)

    def close(self) -> None:
        """Let the worker go, without waiting for it; who still waits for an answer is cancelled."""
        if self._worker is not None:
            self._worker.shutdown(wait=False, cancel_futures=True)
            self._worker = None

    async def _search(self, view: View, budget_s: float) -> act.Action:
        worker = self._worker = self._worker or self._start()
        try:
            return await asyncio.wrap_future(worker.submit(search, view, budget_s * SEARCHING))
        except BrokenExecutor:
            if self._worker is worker:  # nobody else has noticed yet
                self._worker = None
            raise


def search(view: View, seconds: float) -> act.Action:
    """What hard does after at most so many seconds; runs in the worker."""
    return Search(MOST_ROLLOUTS, seconds).move(view)


def settled() -> None:
    """Nothing: once the worker has done that, it has started and is ready to search."""


def spawned_worker() -> Executor:
    """A pool of one process, so that searches never take more than one processor."""
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), settle)


def settle() -> None:
    """Make a process a worker: polite, deaf to the terminal's Ctrl-C, and gone when its parent is."""
    os.nice(POLITENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
