"""Floods, loops and harassment: silence after one private word, and nobody else notices."""

import asyncio
from typing import Any

import pytest

from tests.table.room import CHANNEL, NETWORK, Room
from unobot.table import usher, visitors
from unobot.table.budget import Allowance, Budget, Verdict
from unobot.table.draft import Place
from unobot.table.presence import Line, Speaker

TOO_MANY = "That is more than I can follow: I listen to you again when you are slower."
NOT_UNDERSTOOD = (
    "I do not understand you, and keep silent until you type something that I know: help lists the commands."
)
MODEST: dict[str, Any] = {"budgets": {}}
"""The budgets of the defaults, in a room in which they are otherwise lavish."""


def room(**keys: Any) -> Room:
    keys["settings"] = MODEST | keys.get("settings", {})
    return Room(**keys)


def test_a_budget_holds_some_at_once_and_fills_up_with_time() -> None:
    budget, allowance = Budget(), Allowance(3, 0.5)
    assert [budget.spend(allowance, 0.0) for _ in range(5)] == [
        *[Verdict.HEARD] * 3,
        Verdict.WARNED,
        Verdict.IGNORED,
    ]
    assert budget.spend(allowance, 1.9) is Verdict.IGNORED
    assert budget.spend(allowance, 2.0) is Verdict.HEARD
    assert budget.spend(allowance, 2.0) is Verdict.IGNORED
    assert [budget.spend(allowance, 100.0) for _ in range(4)] == [*[Verdict.HEARD] * 3, Verdict.WARNED]


def test_what_is_given_back_may_be_spent_again() -> None:
    budget, allowance = Budget(), Allowance(1, 0.001)
    for _ in range(5):
        assert budget.spend(allowance, 0.0) is Verdict.HEARD
        budget.refund()


def test_who_asks_too_much_hears_one_word_and_then_nothing() -> None:
    async def go() -> None:
        async with room() as table:
            heard = [await table.do("ann> !help draw") for _ in range(20)]
            assert all(heard[:10])
            assert heard[10] == [f"ann< {TOO_MANY}"]
            assert not any(heard[11:])
            await table.do("+1s")
            assert await table.do("ann> !help draw")
            assert not await table.do("ann> !help draw")
            assert await table.do("bob> !help draw")
            await table.do("+20s")
            assert all([await table.do("ann>> help draw") for _ in range(10)])
            assert await table.do("ann>> help draw") == [f"ann<< {TOO_MANY}"]

    asyncio.run(go())


def test_moves_cost_nothing_however_fast_a_game_is_played() -> None:
    async def go() -> None:
        hands = {"ann": "r1 r2 r3 r4 r5 r6 r7 r8 r9 rs rr rd b1 b1", "bob": "g1 g2"}
        async with room(
            players=["ann", "bob"], hands=hands, top="r5", stock="y9 y8 y7 y6 y1 y2 y3 y4 y5"
        ) as table:
            for number in range(1, 10):
                assert await table.do(f"ann> !play r{number}")
                assert await table.do("bob> !draw")
            for _ in range(10):
                assert await table.do("ann> !count")
            assert await table.do("ann> !count") == [f"ann< {TOO_MANY}"]

    asyncio.run(go())


def test_strangers_share_a_budget_and_take_nothing_from_those_who_play() -> None:
    async def go() -> None:
        async with room(players=["ann", "bob"], hands={"ann": "r7 b1 b2", "bob": "r3 y4"}) as table:
            heard = [await table.do(f"throwaway{number}> !play r5") for number in range(200)]
            assert sum(map(bool, heard)) == 31
            assert heard[30] == [f"throwaway30< {TOO_MANY}"]
            assert await table.do("ann> !play r7")
            assert await table.do("zoe#two> !uno")
            assert await table.do("zoe>> help")
            await table.do("+2s")
            assert await table.do("throwaway300> !count")

    asyncio.run(go())


def test_those_who_do_not_play_are_told_so_up_to_a_number() -> None:
    """The log of a game does not grow with a crowd, nor does what the table remembers without one."""

    async def go() -> None:
        for keys in ({}, {"players": ["ann", "bob"], "hands": {"ann": "r7 b1 b2", "bob": "r3 y4"}}):
            settings = {"budgets": {"channel_at_once": 10_000}}
            async with Room(settings=settings, **keys) as table:
                heard = [await table.do(f"throwaway{number}> !play r5") for number in range(120)]
                assert [bool(lines) for lines in heard] == [*[True] * 100, *[False] * 20]

    asyncio.run(go())


def test_who_played_is_remembered_while_the_last_game_is(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        monkeypatch.setattr(visitors, "MOST_VISITORS", 3)
        async with Room(players=["ann", "bob"], hands={"ann": "r7 b1 b2", "bob": "r3 y4"}) as table:
            await table.all("ann> !leave", "bob> !score", "ann> !score", "ann> !fair")
            for number in range(20):
                await table.do(f"throwaway{number}> !help")
            assert await table.do("ann> !rematch") == [
                "#uno< ann wants a rematch. bob: type !join to play again."
            ]

    asyncio.run(go())


def test_a_full_inbox_takes_no_more_commands_but_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        monkeypatch.setattr(usher, "MOST_WAITING", 5)
        async with Room(settings={"budgets": {"channel_at_once": 100}}) as table:
            for number in range(50):
                speaker = Speaker(network=NETWORK, nick=f"n{number}", user="u", host="h")
                table.hall.hear(Line(speaker=speaker, channel=CHANNEL, text="!help"))
            assert table.hall.table(Place(NETWORK, CHANNEL)).inbox.qsize() == 5
            await table.hall.idle()
            assert await table.do("ann> !help")

    asyncio.run(go())


def test_who_is_not_understood_hears_once_how_to_be_heard_again() -> None:
    async def go() -> None:
        async with room() as table:
            for line in ("ann>> hello", "ann> unobot: hello", "ann>> who"):
                assert "I do not know" in (await table.do(line))[0]
            assert await table.do("ann>> wibble") == [f"ann<< {NOT_UNDERSTOOD}"]
            assert not await table.do("ann>> wibble")
            assert not await table.do("ann> unobot: wibble")
            assert await table.do("ann>> help hand")
            assert "I do not know" in (await table.do("ann>> wibble"))[0]

    asyncio.run(go())


def test_another_bot_that_answers_ours_is_soon_left_alone() -> None:
    async def go() -> None:
        async with room() as table:
            answer = "pong"
            for _ in range(4):
                heard = await table.do(f"robot>> {answer}")
                answer = heard[0].partition("<< ")[2]
            assert await table.do(f"robot>> {answer}") == []
            await table.do("+100s")
            assert await table.do(f"robot>> {answer}") == []
            assert await table.do("robot>> help draw")
            assert await table.do("robot>> hello there")

    asyncio.run(go())


def test_words_for_other_bots_are_met_with_silence_however_many() -> None:
    async def go() -> None:
        async with room() as table:
            assert not any([await table.do("ann> !weather in Oslo") for _ in range(40)])
            assert not any([await table.do("ann> red") for _ in range(40)])

    asyncio.run(go())


@pytest.mark.parametrize(
    "typed", ["catch", "catch ann", "call", "call ann", "challenge ann", "challenge uno"]
)
def test_who_catches_all_the_time_is_told_now_and_then(typed: str) -> None:
    async def go() -> None:
        async with Room(players=["ann", "bob"], hands={"ann": "r7 b1 b2", "bob": "r3 y4 g2"}) as table:
            heard = [await table.do(f"bob> !{typed}") for _ in range(20)]
            assert [bool(lines) for lines in heard] == [*[True] * 3, *[False] * 17]
            await table.do("+10s")
            assert await table.do(f"bob> !{typed}") == ["bob< There is nobody to catch just now."]

    asyncio.run(go())


def test_a_channel_hears_some_answers_a_minute_and_who_plays_all_of_its_game() -> None:
    async def go() -> None:
        budgets = {"channel_answers_at_once": 2, "channel_answers_per_minute": 1}
        hands = {"ann": "r7 b1 b2", "bob": "r3 y4"}
        async with Room(players=["ann", "bob"], hands=hands, settings={"budgets": budgets}) as table:
            order = "Order of play: ann (3), bob (2)."
            for target in ("#uno<", "#uno<", "zoe<", "zoe<"):
                assert await table.do("zoe> !order") == [f"{target} {order}"]
            assert await table.do("yan> !order") == [f"yan< {order}"]
            assert await table.do("yan>> #uno order") == [f"yan<< {order}"]
            for _ in range(4):
                assert await table.do("bob> !order") == [f"#uno< {order}"]
            await table.do("ann#two> !uno")
            assert await table.do("zoe#two> !order") == ["#two< Order of play: ann (next hand)."]
            await table.do("+59s")
            assert (await table.do("zoe> !order"))[0].startswith("zoe< ")
            await table.do("+1s")
            assert (await table.do("zoe> !order"))[0].startswith("#uno< ")

    asyncio.run(go())


def test_a_channel_may_hear_all_answers() -> None:
    async def go() -> None:
        budgets = {"channel_answers_at_once": 0}
        async with Room(
            players=["ann", "bob"], hands={"ann": "r7 b1"}, settings={"budgets": budgets}
        ) as table:
            heard = [await table.do("zoe> !order") for _ in range(9)]
            assert all(lines[0].startswith("#uno< ") for lines in heard)

    asyncio.run(go())


@pytest.mark.parametrize("codes", ["\x02\x0304,12", "\x1f\x16\x0f", "\x00\x07\r\u202e", "\x04ff0000\x11\x1e"])
def test_nobody_colors_what_the_bot_says(codes: str) -> None:
    async def go() -> None:
        rules = {"uno.call": "armed", "uno.late_call": False, "uno.false_call_penalty": 0}
        people = {"ann": f"a{codes}nn!ann@home"}
        hands = {"ann": "r7 b1", "bob": "r3 y4"}
        settings = {"rules": rules}
        async with Room(players=["ann", "bob"], hands=hands, people=people, settings=settings) as table:
            lines = [
                *await table.do(f"ann> !uno {codes}boo{codes}hoo"),
                *await table.do("ann> !play r7"),
                *await table.do(f"bob> !catch {codes}zoe{codes}"),
                *await table.do(f"bob>> {codes}what{codes} is this"),
                *await table.do(f"bob>> #{codes}x play r5"),
            ]
            assert any("boo hoo" in line or "boohoo" in line for line in lines)
            assert all(line.isprintable() for line in lines), lines

    asyncio.run(go())
