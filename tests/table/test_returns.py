"""Who goes comes back, or not, while the bot itself begins anew in between.

Every way to go is one of five facts: a kill, a ping timeout and a nick collision are a ``QUIT``, a ban is a
``KICK``. Each is crossed with every phase, the lobby and a game that waits, with every seat of four (the one
that must act, the next, another, the starter) beside a computer player, and with both ends.
"""

import asyncio
from itertools import product
from typing import Any

import pytest

from tests.table.room import CHANNEL, NETWORK, Room
from tests.table.test_exits import HANDS, LONG, OTHER_HANDS, PHASES
from unobot.engine.state import State
from unobot.table.items import Retry
from unobot.table.presence import BotMuted, BotUnmuted, Renamed, Unreached

GRACES = {"part": 30, "quit": 60, "split": 300, "is kicked": 30}
"""How somebody goes, and for how many seconds the seat is kept here."""

THINKS = {
    "computer_thinks_at_least": 5000,
    "computer_thinks_at_most": 5000,
    "computer_waits_in_uno_window": 5000,
}
SETTINGS = {"times": LONG | THINKS | {"lobby_deals_after": 5000}, "graces": {"kick": 30}}


def goes(who: str, exit_: str) -> str:
    return f"{who} {exit_}" if exit_.startswith("is") else f"{who} {exit_}s"


def room(phase: str) -> Room:
    """Four people and a computer player, on the way to a phase; no clock but that of a grace runs out."""
    if phase == "lobby":
        return Room(settings=SETTINGS)
    rules = {"rules": PHASES[phase][0]}
    hands: dict[str, str] = {**HANDS, **OTHER_HANDS.get(phase, {}), "Ada": "b1 b2"}
    people: dict[str, Any] = {"players": [*HANDS, "Ada"], "computers": ["Ada"]}
    return Room(hands=hands, stock="r9 y3", settings=SETTINGS | rules, **people)


def opening(phase: str) -> list[str]:
    if phase == "lobby":
        return ["ann> !uno", "bob> !join", "cat> !join", "dan> !join", "ann> !addbot"]
    return PHASES[phase][1]


async def stands(phase: str, *lines: str) -> tuple[State, State, Room]:
    """The match before and after what ``lines`` tell, in a phase."""
    async with room(phase) as table:
        await table.all(*opening(phase), "+2s")
        before = table.record.match
        await table.all(*lines)
        return before, table.record.match, table


@pytest.mark.parametrize(("phase", "exit_"), list(product(("lobby", *PHASES), GRACES)))
def test_within_the_grace_nothing_changes_not_even_by_a_restart(phase: str, exit_: str) -> None:
    async def go() -> None:
        for who, restart in product(HANDS, ([], ["the bot restarts"])):
            lines = [goes(who, exit_), f"+{GRACES[exit_] - 1}s", *restart, f"{who} joins"]
            before, after, table = await stands(phase, *lines)
            assert after == before
            assert not table.record.absent
            assert who in table.sitting

    asyncio.run(go())


@pytest.mark.parametrize(("phase", "exit_"), list(product(("lobby", *PHASES), GRACES)))
def test_after_the_grace_the_seat_is_given_up_whether_or_not_the_bot_began_anew(
    phase: str, exit_: str
) -> None:
    async def go() -> None:
        for who in HANDS:
            gone, over = goes(who, exit_), f"+{GRACES[exit_]}s"
            _, after, table = await stands(phase, gone, over)
            assert who not in table.sitting
            _, restarted, _ = await stands(phase, gone, "the bot restarts", over)
            assert restarted == after
            _, unseen, _ = await stands(phase, "the bot is away", gone, "the bot is back", "+60s")
            assert unseen == after

    asyncio.run(go())


@pytest.mark.parametrize(("phase", "exit_"), list(product(("lobby", *PHASES), ("part", "is kicked"))))
def test_from_another_channel_one_may_go_as_one_likes(phase: str, exit_: str) -> None:
    async def go() -> None:
        for who in HANDS:
            lines = [f"{who} joins #two", f"{goes(who, exit_)} #two", "+100s"]
            before, after, table = await stands(phase, *lines)
            assert after == before
            assert not table.record.absent

    asyncio.run(go())


@pytest.mark.parametrize("exit_", GRACES)
def test_a_game_that_waits_goes_on_as_it_was(exit_: str) -> None:
    """Three have gone; the last one goes, too, and comes back first or last."""

    async def go() -> None:
        for phase, order in product(PHASES, (("ann", "bob"), ("bob", "ann"))):
            async with Room(
                players=["ann", "bob"], hands={"ann": "r7 w", "bob": "g3"}, settings=SETTINGS
            ) as it:
                await it.all(goes("bob", exit_), goes("ann", exit_))
                before = it.record
                assert before.paused, phase
                await it.all(*(f"{who} joins" for who in order))
                assert not it.record.paused
                assert it.record.match == before.match

    asyncio.run(go())


def test_while_the_bot_is_away_a_game_is_kept_for_an_hour() -> None:
    async def go() -> None:
        async with Room(players=["ann", "bob"], hands={"ann": "r7 w", "bob": "g3"}) as table:
            await table.do("the bot is away from #uno")
            await table.do("+3599s")
            await table.do("the bot is away")
            assert not table.record.closed
            heard = await table.do("+1s")
            assert heard == ["#uno< I was away too long, and the game is closed."]
            assert table.record.closed
            assert await table.do("the bot is back") == []
            assert await table.do("+10000s") == []

    asyncio.run(go())


def test_a_game_that_ends_while_the_bot_is_away_is_not_given_up() -> None:
    """People may leave in a query, from wherever they are."""

    async def go() -> None:
        async with Room(players=["ann", "bob"], hands={"ann": "r7 w", "bob": "g3"}) as table:
            await table.all("the bot is away from #uno", "ann>> leave")
            assert table.record.closed
            assert await table.do("+4000s") == []

    asyncio.run(go())


def test_a_bot_that_is_back_in_time_is_given_the_whole_hour_again() -> None:
    async def go() -> None:
        async with Room(
            players=["ann", "bob"], hands={"ann": "r7 w", "bob": "g3"}, settings=SETTINGS
        ) as table:
            for _ in range(3):
                await table.all("the bot is away", "+3000s", "the bot is back")
            assert not table.record.closed
            await table.all("the bot restarts", "the bot is away", "+3600s")
            assert table.record.closed

    asyncio.run(go())


def test_a_try_to_store_that_comes_too_late_changes_nothing() -> None:
    async def go() -> None:
        async with Room(players=["ann", "bob"], hands={"ann": "r7 w", "bob": "g3"}) as table:
            before = table.record
            table.table().inbox.put_nowait(Retry())
            assert await table.do("+1s") == []
            assert table.record == before

    asyncio.run(go())


def test_without_a_game_the_bot_comes_and_goes_unnoticed() -> None:
    async def go() -> None:
        async with Room() as table:
            await table.do("ann> !help")
            for line in ("the bot is away", "+4000s", "the bot is back"):
                assert await table.do(line) == []

    asyncio.run(go())


def test_who_cannot_be_told_the_own_cards_hears_that_once_in_the_channel() -> None:
    async def go() -> None:
        async with Room(players=["ann", "bob"], hands={"ann": "r7 w", "bob": "g3"}) as table:
            await table.do("zoe joins")
            for stranger in ("zoe", "eve"):  # one who does not play, and one who is not there
                assert await table.hear(Unreached(speaker=table.speaker(stranger))) == []
            [line] = await table.hear(Unreached(speaker=table.speaker("ann")))
            assert line.startswith("#uno< ann, the network keeps my private words from you")
            assert await table.hear(Unreached(speaker=table.speaker("ann"))) == []
            await table.all("ann quits", "ann joins")
            assert len(await table.hear(Unreached(speaker=table.speaker("ann")))) == 1

    asyncio.run(go())


@pytest.mark.parametrize("operator", ["op", None])
def test_while_the_bot_may_not_speak_the_game_stands_still_and_an_operator_is_told(
    operator: str | None,
) -> None:
    async def go() -> None:
        async with Room(players=["ann", "bob"], hands={"ann": "r7 w", "bob": "g3"}) as table:
            await table.do("+29s")
            told = table.speaker(operator) if operator else None
            heard = await table.hear(BotMuted(network=NETWORK, channel=CHANNEL, operator=told))
            assert [line.partition("<")[0] for line in heard] == ([operator] if operator else [])
            assert await table.do("+1000s") == []
            present = tuple(table.speaker(nick) for nick in ("ann", "bob", "op"))
            assert await table.hear(BotUnmuted(network=NETWORK, channel=CHANNEL, present=present)) == []
            assert await table.do("ann> !time") == ["#uno< 31 seconds left for ann."]
            assert await table.do("+1s") == ["ann< It is your turn: 30 seconds left. More time: !wait."]

    asyncio.run(go())


def test_a_change_of_somebody_out_of_sight_is_nobody_s_return() -> None:
    async def go() -> None:
        async with Room(players=["ann", "bob", "cat"], hands={"ann": "r7 w", "bob": "g3", "cat": "y3"}) as it:
            await it.do("ann quits")
            before, after = it.speaker("dan"), it.speaker("ann")
            assert await it.hear(Renamed(before=before, after=after)) == []
            assert it.record.absent

    asyncio.run(go())
