"""What ``EventLog`` promises, as tests that every adapter has to pass.

A test class inherits them and says with ``open`` how an empty log of its kind is opened, as an asynchronous
context.
"""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest

from tests.store.facts import CLOSED, MOVE, opened
from unobot.table.log import Conflict, EventLog

OPENED = (opened(),)


class LogContract:
    """To be inherited."""

    @pytest.fixture
    def open(self) -> Callable[[], AbstractAsyncContextManager[EventLog]]:
        raise NotImplementedError

    @pytest.fixture
    def run(
        self, open: Callable[[], AbstractAsyncContextManager[EventLog]]
    ) -> Callable[[Callable[[EventLog], Awaitable[None]]], None]:
        """Run a coroutine function with an empty log."""

        def run(test: Callable[[EventLog], Awaitable[None]]) -> None:
            async def main() -> None:
                async with open() as log:
                    await test(log)

            asyncio.run(main())

        return run

    def test_what_is_appended_is_loaded_in_order(self, run) -> None:
        async def test(log: EventLog) -> None:
            assert await log.append("g", 0, "a", OPENED) == 1
            assert await log.append("g", 1, "b", MOVE) == 3
            assert await log.load("g") == (*OPENED, *MOVE)

        run(test)

    def test_an_unknown_game_has_no_entries(self, run) -> None:
        async def test(log: EventLog) -> None:
            assert await log.load("g") == ()
            assert await log.open_games() == ()

        run(test)

    @pytest.mark.parametrize("expected_seq", [0, 2, 4])
    def test_whoever_expects_another_end_is_refused_and_nothing_is_written(self, run, expected_seq) -> None:
        async def test(log: EventLog) -> None:
            await log.append("g", 0, "a", (*OPENED, *MOVE))
            with pytest.raises(Conflict):
                await log.append("g", expected_seq, "b", MOVE)
            assert await log.load("g") == (*OPENED, *MOVE)

        run(test)

    def test_a_game_that_is_not_there_cannot_be_continued(self, run) -> None:
        async def test(log: EventLog) -> None:
            with pytest.raises(Conflict):
                await log.append("g", 1, "a", MOVE)

        run(test)

    def test_the_same_command_twice_is_one_success(self, run) -> None:
        async def test(log: EventLog) -> None:
            await log.append("g", 0, "a", OPENED)
            assert await log.append("g", 1, "b", MOVE) == 3
            assert await log.append("g", 1, "b", MOVE) == 3
            assert await log.append("g", 3, "c", MOVE) == 5
            assert await log.append("g", 1, "b", MOVE) == 3
            assert await log.load("g") == (*OPENED, *MOVE, *MOVE)

        run(test)

    def test_the_same_command_twice_at_the_same_time_is_one_success(self, run) -> None:
        async def test(log: EventLog) -> None:
            await log.append("g", 0, "a", OPENED)
            twice = (log.append("g", 1, "b", MOVE), log.append("g", 1, "b", MOVE))
            assert await asyncio.gather(*twice) == [3, 3]
            assert await log.load("g") == (*OPENED, *MOVE)

        run(test)

    def test_an_append_has_begun_before_it_is_awaited(self, run) -> None:
        async def test(log: EventLog) -> None:
            first = log.append("g", 0, "a", OPENED)
            assert await log.append("g", 1, "b", MOVE) == 3
            assert await first == 1

        run(test)

    def test_what_nobody_waits_for_goes_on_and_reports_nothing(self, run) -> None:
        async def test(log: EventLog) -> None:
            reported: list[dict[str, Any]] = []
            asyncio.get_running_loop().set_exception_handler(lambda loop, report: reported.append(report))
            log.append("g", 0, "a", OPENED)
            log.append("g", 0, "b", MOVE)
            assert await log.append("g", 1, "c", MOVE) == 3
            gc.collect()
            assert reported == []

        run(test)

    def test_of_two_writers_at_the_same_time_one_is_refused(self, run) -> None:
        async def test(log: EventLog) -> None:
            await log.append("g", 0, "a", OPENED)
            both = (log.append("g", 1, "b", MOVE), log.append("g", 1, "c", MOVE))
            outcomes = await asyncio.gather(*both, return_exceptions=True)
            assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "int"]
            assert await log.load("g") == (*OPENED, *MOVE)

        run(test)

    def test_a_conflict_of_one_game_is_its_alone(self, run) -> None:
        async def test(log: EventLog) -> None:
            games = [f"g{number}" for number in range(50)]
            await asyncio.gather(*(log.append(game, 0, "a", (opened(game),)) for game in games))
            writes = (log.append(game, 7 if game == "g7" else 1, "b", MOVE) for game in games)
            outcomes = await asyncio.gather(*writes, return_exceptions=True)
            for game, outcome in zip(games, outcomes, strict=True):
                if game == "g7":
                    assert isinstance(outcome, Conflict)
                else:
                    assert outcome == 3
                assert len(await log.load(game)) == (1 if game == "g7" else 3)

        run(test)

    def test_open_games_are_those_that_are_not_closed_in_the_order_of_their_opening(self, run) -> None:
        async def test(log: EventLog) -> None:
            for game in ("z", "y", "x"):
                await log.append(game, 0, "a", OPENED)
            await log.append("y", 1, "b", (*MOVE, CLOSED))
            assert await log.open_games() == ("z", "x")
            assert await log.load("y") == (*OPENED, *MOVE, CLOSED)

        run(test)

    def test_of_each_place_the_game_that_was_closed_last_is_known(self, run) -> None:
        async def test(log: EventLog) -> None:
            assert await log.last_games() == ()
            for game, channel in (("x", "#uno"), ("other", "#two"), ("y", "#uno")):
                await log.append(game, 0, "a", (opened(channel),))
                await log.append(game, 1, "b", (*MOVE, CLOSED))
            await log.append("open", 0, "a", OPENED)
            assert sorted(await log.last_games()) == ["other", "y"]
            await log.set_aside("y", "it is of no use")
            assert await log.last_games() == ("other",)

        run(test)

    def test_a_game_that_is_set_aside_is_kept_but_not_open(self, run) -> None:
        async def test(log: EventLog) -> None:
            await log.append("g", 0, "a", OPENED)
            await log.append("h", 0, "a", OPENED)
            await log.set_aside("g", "it is of no use")
            assert await log.open_games() == ("h",)
            assert await log.load("g") == OPENED

        run(test)
