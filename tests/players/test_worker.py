"""Thinking in a worker process: an answer comes, or else the reason why not, and a new worker after that."""

import asyncio
import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from tests.engine.positions import Game
from tests.players.positions import seen
from unobot.engine import actions as act
from unobot.players import LEVELS, Level, RulesOfThumb
from unobot.players.search import Search
from unobot.players.worker import MOST_ROLLOUTS, Thinker, spawned_worker

VIEW = seen(Game.at("r5 rs b1 / g1 g2 | r3 | g4 g5 y6 y7 b9 b8 y2").state)
THUMB = RulesOfThumb().move(VIEW)
ANOTHER = act.Draw(0)
assert THUMB != ANOTHER


class Worker(Executor):
    """A worker that does with each search what a test wants; it counts the searches."""

    def __init__(self, then: Callable[[Future[Any]], None]) -> None:
        self.then = then
        self.searches: list[Future[Any]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.searches.append(future)
        self.then(future)
        return future


def answer(future: Future[Any]) -> None:
    future.set_result(ANOTHER)


def keep_silent(future: Future[Any]) -> None:
    """The search goes on and on."""


def die(future: Future[Any]) -> None:
    future.set_exception(BrokenProcessPool("killed"))


def refuse(future: Future[Any]) -> None:
    raise BrokenExecutor("it is dead already")


def be_odd(future: Future[Any]) -> None:
    raise RuntimeError("no processes now")


def fail_to_start() -> Executor:
    raise OSError("no more processes")


def think(thinker: Thinker, level: Level = "hard", budget_s: float = 5) -> act.Action:
    return asyncio.run(thinker.think(VIEW, level, budget_s))


def test_the_worker_answers_for_hard() -> None:
    assert think(Thinker(lambda: Worker(answer))) == ANOTHER


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_the_other_levels_need_no_worker(level: Level) -> None:
    assert think(Thinker(fail_to_start), level) == LEVELS[level]().move(VIEW)


def test_a_search_ends_with_its_budget() -> None:
    """The search that nobody waits for any more is called off, so that it keeps no other one waiting."""
    worker = Worker(keep_silent)
    with pytest.raises(TimeoutError):
        think(Thinker(lambda: worker), budget_s=0.001)
    assert worker.searches[0].cancelled()


@pytest.mark.parametrize("then", [die, refuse])
def test_a_dead_worker_is_replaced(then: Callable[[Future[Any]], None]) -> None:
    workers = [Worker(answer), Worker(then)]
    thinker = Thinker(workers.pop)
    with pytest.raises(BrokenExecutor):
        think(thinker)
    assert think(thinker) == ANOTHER


def test_a_worker_that_dies_with_many_searches_is_replaced_once() -> None:
    first, second = Worker(keep_silent), Worker(answer)
    workers = [second, first]
    thinker = Thinker(lambda: workers.pop())

    async def game() -> None:
        asked = [asyncio.ensure_future(thinker.think(VIEW, "hard", 5)) for _ in range(3)]
        while len(first.searches) < 3:
            await asyncio.sleep(0)
        die(first.searches[0])
        with pytest.raises(BrokenExecutor):
            await asked[0]
        assert await thinker.think(VIEW, "hard", 5) == ANOTHER
        die(first.searches[1])
        die(first.searches[2])
        died = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(error) for error in died] == [BrokenProcessPool] * 3
        assert await thinker.think(VIEW, "hard", 5) == ANOTHER

    asyncio.run(game())
    assert len(second.searches) == 2


def test_a_worker_that_cannot_be_started() -> None:
    with pytest.raises(OSError, match="no more processes"):
        think(Thinker(fail_to_start))


def test_a_worker_is_there_before_the_first_search_but_only_where_one_is_needed() -> None:
    workers = [Worker(answer), Worker(answer)]
    thinker = Thinker(workers.pop)
    thinker.prepare("easy")
    thinker.prepare("normal")
    assert len(workers) == 2
    thinker.prepare("hard")
    thinker.prepare("hard")
    assert think(thinker) == ANOTHER
    assert len(workers) == 1


@pytest.mark.parametrize("start", [fail_to_start, lambda: Worker(refuse), lambda: Worker(be_odd)])
def test_that_none_can_be_prepared_troubles_only_the_search(start: Callable[[], Executor]) -> None:
    thinker = Thinker(start)
    thinker.prepare("hard")
    with pytest.raises((OSError, BrokenExecutor, RuntimeError)):
        think(thinker)


def test_a_real_worker_thinks_and_is_replaced_when_it_is_killed() -> None:
    """With time enough it makes the choice that the search makes here."""
    pools = []
    here = Search(MOST_ROLLOUTS).move(VIEW)

    def start() -> Executor:
        pools.append(spawned_worker())
        return pools[-1]

    thinker = Thinker(start)
    try:
        thinker.prepare("hard")
        assert think(thinker, budget_s=100) == here
        pid = pools[0].submit(os.getpid).result()
        assert pid != os.getpid()
        os.kill(pid, signal.SIGKILL)
        with pytest.raises(BrokenExecutor):
            think(thinker, budget_s=100)
        assert think(thinker, budget_s=100) == here
        assert len(pools) == 2
    finally:
        thinker.close()


def test_after_closing_the_next_search_starts_a_worker_again() -> None:
    workers = [Worker(answer), Worker(answer)]
    thinker = Thinker(workers.pop)
    assert think(thinker) == ANOTHER
    thinker.close()
    thinker.close()
    assert think(thinker) == ANOTHER
    assert workers == []


ORPHAN = """
import os, signal
from unobot.players.worker import spawned_worker
if __name__ == "__main__":
    print(spawned_worker().submit(os.getpid).result(), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_worker_ends_when_its_parent_is_killed(tmp_path: Any) -> None:
    script = tmp_path / "bot.py"
    script.write_text(ORPHAN)
    with subprocess.Popen(
        [sys.executable, script], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as bot:
        assert bot.stdout is not None
        pid = int(bot.stdout.readline())
        try:
            ended = os.pidfd_open(pid)
        except ProcessLookupError:
            return
        ready, _, _ = select.select([ended], [], [], 20)
        os.close(ended)
        assert ready
