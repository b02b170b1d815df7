"""Clocks and deadlines by themselves: set, lengthened, frozen, and started by receipts."""

import asyncio

from msgspec.structs import replace

from tests.table.room import Room
from unobot.table.clock import LoopClock, ManualClock
from unobot.table.clocks import Clocks, wanted
from unobot.table.deadlines import Deadlines, Due
from unobot.table.settings import TableSettings, Times

TURN, GRACE = Due("turn", 1), Due("grace", 1)


class Bench:
    """Deadlines on a manual clock, and what has rung."""

    def __init__(self) -> None:
        self.clock = ManualClock()
        self.deadlines = Deadlines(self.clock)
        self.rung: list[tuple[Due, float]] = []

    def set(self, due: Due, seconds: float) -> None:
        self.deadlines.set(due, seconds, lambda due: self.rung.append((due, self.clock.now())))

    def wait(self, seconds: float) -> None:
        until = self.clock.now() + seconds
        while self.clock.step(until):
            pass


def test_a_deadline_rings_once_in_its_time() -> None:
    bench = Bench()
    bench.set(TURN, 5)
    bench.wait(4)
    assert bench.rung == []
    assert bench.deadlines.left(TURN) == 1
    bench.wait(10)
    assert bench.rung == [(TURN, 5)]
    assert bench.deadlines.left(TURN) is None


def test_setting_it_again_replaces_it() -> None:
    bench = Bench()
    bench.set(TURN, 5)
    bench.wait(4)
    bench.set(TURN, 5)
    bench.wait(10)
    assert bench.rung == [(TURN, 9)]


def test_cancelling_is_harmless_and_leaves_the_others() -> None:
    bench = Bench()
    bench.set(TURN, 5)
    bench.set(GRACE, 6)
    bench.deadlines.cancel(TURN)
    bench.deadlines.cancel(TURN)
    assert bench.deadlines.running() == (GRACE,)
    bench.wait(10)
    assert bench.rung == [(GRACE, 6)]


def test_time_stands_still_while_frozen() -> None:
    bench = Bench()
    bench.set(TURN, 5)
    bench.wait(2)
    bench.deadlines.freeze()
    bench.deadlines.freeze()
    bench.wait(100)
    assert bench.deadlines.left(TURN) == 3
    bench.set(GRACE, 1)
    bench.deadlines.extend(TURN, 1)
    bench.wait(100)
    bench.deadlines.thaw()
    bench.deadlines.thaw()
    assert bench.rung == []
    bench.wait(10)
    assert bench.rung == [(GRACE, 203), (TURN, 206)]


def test_an_alarm_that_rings_after_it_was_replaced_does_nothing() -> None:
    """A clock may call back although it was asked not to, if the call was already under way."""
    bench = Bench()
    bench.set(TURN, 5)
    late = bench.clock._alarms[0].callback
    bench.set(TURN, 50)
    late()
    assert bench.rung == []


def test_of_clocks_that_run_out_together_the_one_that_matters_more_rings_first() -> None:
    bench = Bench()
    bench.set(TURN, 5)
    bench.set(GRACE, 5)
    bench.wait(5)
    assert bench.rung == [(GRACE, 5), (TURN, 5)]


def test_the_clock_is_asked_for_one_alarm_however_many_run() -> None:
    bench = Bench()
    bench.set(TURN, 5)
    bench.set(GRACE, 3)
    for seconds in range(20, 10, -1):
        bench.set(TURN, seconds)
    assert sum(not alarm.cancelled for alarm in bench.clock._alarms) == 1
    bench.deadlines.cancel(GRACE)
    bench.wait(20)
    assert bench.rung == [(TURN, 11)]


def test_frozen_deadlines_can_be_cancelled() -> None:
    bench = Bench()
    bench.deadlines.freeze()
    bench.set(TURN, 5)
    bench.deadlines.cancel(TURN)
    bench.deadlines.thaw()
    bench.wait(10)
    assert bench.rung == []


def test_the_clock_of_the_loop_calls_back_from_the_loop() -> None:
    async def wait() -> tuple[float, list[str]]:
        clock, rung = LoopClock(), []
        begun, done = clock.now(), asyncio.Event()
        clock.call_later(0, lambda: rung.append("cancelled")).cancel()
        clock.call_later(0, done.set)
        await done.wait()
        return clock.now() - begun, rung

    took, rung = asyncio.run(wait())
    assert 0 <= took < 5
    assert rung == []


def test_all_clocks_that_are_wanted_run_or_wait_after_a_restart() -> None:
    async def game() -> None:
        settings = {"rules": {"uno.open_at_least_s": 3, "uno.open_at_most_s": 9}}
        hands = {"ann": "r7 b1", "bob": "r3 y4", "Ada": "g1"}
        players = ["ann", "bob", "Ada"]
        async with Room(players=players, computers=["Ada"], hands=hands, settings=settings) as room:
            await room.all("ann> !play r7", "cat> !join", "cat splits", "bob> !suggest ann", "+0.5s")
            want = wanted(room.record, room.settings)
            kinds = {due.kind for due in want}
            assert kinds >= {"turn", "nudge", "warning", "window-ripe", "window-over", "window-catchable"}
            assert kinds >= {"computer-catch", "grace", "split", "stalled", "suggestion"}
            await room.restart()
            running = set(room.table()._deadlines.running())
            assert running == set(want)
            assert all(room.table()._deadlines.left(due) == seconds for due, seconds in want.items())

    asyncio.run(game())


def test_what_could_not_be_done_and_does_not_matter_any_more_is_not_tried_again() -> None:
    clock = ManualClock()
    rung: list[Due] = []
    clocks = Clocks(Deadlines(clock), TableSettings(), rung.append)
    clocks.again(TURN)
    assert not clock.step(1000)
    assert rung == []


def test_how_much_is_left_of_a_clock_that_has_not_started() -> None:
    async def game() -> None:
        async with Room(players=["ann", "bob"], hands={"ann": "r7 b1 b2", "bob": "r3 y4 rd"}) as room:
            await room.all("the lines wait", "ann> !play r7", "+5s")
            assert room.table()._clocks.left(room.record) == 60

    asyncio.run(game())


def test_no_clock_starts_while_the_line_that_announces_it_has_not_left() -> None:
    async def game() -> None:
        async with Room(players=["ann", "bob"], hands={"ann": "r7 b1 b2", "bob": "r3 y4 rd"}) as room:
            unsaid = ["the line"]
            room.table()._clocks._is_unsaid = lambda: bool(unsaid)
            await room.all("the lines wait", "ann> !play r7", "+600s")
            assert room.table()._clocks.left(room.record) == 60
            unsaid.clear()
            await room.all("+10s", "+20s")
            assert room.table()._clocks.left(room.record) == 40

    asyncio.run(game())


def test_no_turn_runs_out_while_a_line_waits_nor_right_after_it_has_left() -> None:
    async def game() -> None:
        async with Room(players=["ann", "bob"], hands={"ann": "r7 b1 b2", "bob": "r3 y4 rd"}) as room:
            unsaid: list[str] = []
            room.table()._clocks._is_unsaid = lambda: bool(unsaid)
            await room.all("ann> !play r7", "+55s")
            unsaid.append("the warning")
            await room.all("+100s")
            assert room.turn == "bob"
            unsaid.clear()
            await room.all("+9s")
            assert room.turn == "bob"
            await room.all("+3s")
            assert room.turn == "ann"

    asyncio.run(game())


def test_other_settings_leave_running_clocks_alone_and_count_for_the_next() -> None:
    async def game() -> None:
        async with Room(players=["ann", "bob"], hands={"ann": "r7 b1 b2", "bob": "r3 y4 rd"}) as room:
            await room.all("ann> !play r7", "+40s")
            quick = replace(room.settings, times=Times(turn=30, wait_extends=5))
            room.table().configure(replace(room._services(room.table().place), settings=quick))
            clocks = room.table()._clocks
            assert clocks.left(room.record) == 20
            await room.do("bob> !wait")
            assert clocks.left(room.record) == 25, "lengthened, but not cut to the new length"
            await room.do("bob> !play r3")
            assert clocks.left(room.record) == 30

    asyncio.run(game())
