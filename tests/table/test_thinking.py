"""Computer players who take their time: their answers come later, or not at all, and the table goes on."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.table.room import Room
from unobot.engine import actions as act
from unobot.engine.cards import Card
from unobot.engine.views import View, view
from unobot.players import Level
from unobot.store.memory import MemoryLog
from unobot.store.outcome import answered
from unobot.table.events import Fact
from unobot.table.log import Conflict

SETUP: dict[str, Any] = {
    "players": ["ann", "Ada", "bob"],
    "computers": ["Ada"],
    "hands": {"ann": "r7 b1 b2", "Ada": "r3 rd y4", "bob": "r1 g1 g2"},
    "stock": "y1 y2 y3 y5",
    "settings": {"computer_level": "hard"},
}
PLAYS_R3 = act.Play(1, Card("r3"))
R3_PLAYED = "#uno< Ada plays Red Three [r3]. bob to play (3 cards) · top r3 · red"
BY_THUMB = "#uno< Ada plays Red Draw Two [rd]. bob draws 2 cards and is skipped. ann to play (2 cards)"
OUT_OF_TIME = "#uno< Ada is out of time. Ada draws 1 card and passes. bob to play (3 cards) · top r7 · red"


class Slow:
    """Somebody who thinks until the test gives an answer."""

    def __init__(self) -> None:
        self.asked: list[tuple[View, Level, float]] = []
        self.prepared: set[Level] = set()
        self.answers: list[asyncio.Future[act.Action]] = []

    def prepare(self, level: Level) -> None:
        self.prepared.add(level)

    async def think(self, view: View, level: Level, budget_s: float) -> act.Action:
        self.asked.append((view, level, budget_s))
        self.answers.append(asyncio.get_running_loop().create_future())
        return await self.answers[-1]


async def heard_of(room: Room, answer: asyncio.Future[act.Action], action: act.Action) -> list[str]:
    """What is heard when a question gets this answer."""
    answer.set_result(action)
    return await heard(room)


async def heard(room: Room) -> list[str]:
    """What is heard once an answer has come to the table."""
    while room.table().inbox.empty():
        await asyncio.sleep(0)
    return await room.do("+0s")


def play(game: Callable[[Room, Slow], Awaitable[None]], **more: Any) -> None:
    """Ada, who is hard, is asked for her move on ann's seven."""

    async def run() -> None:
        ada = Slow()
        async with Room(thinkers=ada, **{**SETUP, **more}) as room:
            await room.all("ann> !play r7", "+3s")
            assert len(ada.asked) == 1
            await game(room, ada)

    asyncio.run(run())


def test_a_hard_player_sees_its_own_view_and_answers_later() -> None:
    async def game(room: Room, ada: Slow) -> None:
        assert ada.asked == [(view(room.record.match, 1), "hard", 2)]
        assert await room.do("zoe#two> !uno") != []
        assert await room.do("ann> !turn") == ["#uno< Ada to play (3 cards) · top r7 · red"]
        assert await heard_of(room, ada.answers[0], PLAYS_R3) == [
            R3_PLAYED,
            "bob< Your 3 cards: r1 g1 g2. Your turn on r3 (red): !play a card, or !draw.",
        ]

    play(game)


def test_it_never_gets_more_time_than_the_longest_thought() -> None:
    async def game(room: Room, ada: Slow) -> None:
        assert ada.asked[0][2] == 1.5

    times = {"computer_thinks_at_most": 1.5}
    play(game, settings={"computer_level": "hard", "times": times})


def test_an_answer_for_what_is_not_so_any_more_is_dropped_and_asked_for_again() -> None:
    async def game(room: Room, ada: Slow) -> None:
        await room.do("cat> !join")
        assert await heard_of(room, ada.answers[0], act.Draw(1)) == []
        await room.do("+0s")
        assert len(ada.asked) == 2
        assert (await heard_of(room, ada.answers[1], PLAYS_R3))[0] == R3_PLAYED

    play(game)


def test_an_answer_that_comes_when_it_is_no_longer_to_act_is_nothing() -> None:
    async def game(room: Room, ada: Slow) -> None:
        assert (await room.do("+60s"))[0] == OUT_OF_TIME
        before = room.record
        assert await heard_of(room, ada.answers[0], act.Draw(1)) == []
        assert room.record == before
        assert len(ada.asked) == 1

    play(game)


def test_an_answer_after_the_end_is_nothing() -> None:
    async def game(room: Room, ada: Slow) -> None:
        await room.do("op> !stop")
        assert room.record.closed
        assert await heard_of(room, ada.answers[0], act.Draw(1)) == []

    play(game, operators=["op"])


def test_while_the_bot_is_away_nothing_happens_and_then_it_is_asked_again() -> None:
    async def game(room: Room, ada: Slow) -> None:
        await room.do("the bot is away")
        assert await heard_of(room, ada.answers[0], act.Draw(1)) == []
        assert await room.do("+20s") == []
        await room.do("the bot is back")
        assert len(ada.asked) == 1
        await room.do("+0s")
        assert len(ada.asked) == 2
        assert (await heard_of(room, ada.answers[1], PLAYS_R3))[0] == R3_PLAYED

    play(game)


def test_after_a_restart_the_clock_starts_anew_and_it_is_asked_again() -> None:
    async def game(room: Room, ada: Slow) -> None:
        ada.prepared.clear()
        await room.do("the bot restarts")
        assert ada.answers[0].cancelled()
        assert ada.prepared == {"hard"}
        await room.do("+3s")
        assert len(ada.asked) == 2
        assert (await heard_of(room, ada.answers[1], PLAYS_R3))[0] == R3_PLAYED

    play(game)


@pytest.mark.parametrize("cause", [TimeoutError("late"), RuntimeError("the worker died")], ids=repr)
def test_whoever_fails_plays_by_rules_of_thumb_at_once(
    cause: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    async def game(room: Room, ada: Slow) -> None:
        ada.answers[0].set_exception(cause)
        assert (await heard(room))[0].startswith(BY_THUMB)

    with caplog.at_level(logging.WARNING):
        play(game)
    (record,) = caplog.records
    assert f"no answer from a hard player ({cause!r})" in record.getMessage()


def test_an_answer_against_the_rules_is_none_and_the_time_runs_out_twice() -> None:
    """As for people, the second time in a row costs the seat."""

    async def game(room: Room, ada: Slow) -> None:
        assert await heard_of(room, ada.answers[0], act.Pass(1)) == []
        assert (await room.do("+60s"))[0] == OUT_OF_TIME
        await room.all("bob> !play r1", "ann> !draw", "+3s")
        assert "Ada leaves the game" in (await room.do("+60s"))[0]

    play(game)


def test_an_answer_that_cannot_be_stored_is_asked_for_once_more() -> None:
    class Log(MemoryLog):
        is_taken = False

        def append(
            self, game: str, expected_seq: int, command_id: str, facts: tuple[Fact, ...]
        ) -> asyncio.Future[int]:
            if self.is_taken:
                return answered(Conflict("somebody else"))
            return super().append(game, expected_seq, command_id, facts)

    log = Log()

    async def game(room: Room, ada: Slow) -> None:
        log.is_taken = True
        assert await heard_of(room, ada.answers[0], PLAYS_R3) == []
        log.is_taken = False
        await room.do("+10s")
        assert len(ada.asked) == 2
        assert (await heard_of(room, ada.answers[1], PLAYS_R3))[0] == R3_PLAYED

    play(game, log=log)


def test_nobody_is_prepared_who_does_not_sit_there() -> None:
    async def game() -> None:
        thinkers = Slow()
        async with Room(thinkers=thinkers) as room:
            await room.all("ann> !uno", "ann> !addbot")
            assert thinkers.prepared == {"normal"}
            await room.do("ann> !addbot hard")
            assert thinkers.prepared == {"normal", "hard"}
            thinkers.prepared.clear()
            await room.all("ann> !stop", "the bot restarts")
            assert thinkers.prepared == set()

    asyncio.run(game())
