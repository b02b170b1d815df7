"""Computer players: whole games with a person under all rules, and their manners."""

import asyncio
from typing import Any

import pytest

from tests.table.playing import play_on
from tests.table.room import Room
from unobot.engine.events import ChallengeMade, PlayerCaught, UnoCalled
from unobot.table.events import Fact
from unobot.table.items import Typed

RULES: dict[str, dict[str, Any]] = {
    "classic": {},
    "chat": {"ruleset": "chat"},
    "official": {"ruleset": "official"},
    "stacking like on like": {"rules": {"house.stacking": "same"}},
    "stacking anything": {"rules": {"house.stacking": "any", "wild_draw_four.enforcement": "none"}},
    "jumping in": {"rules": {"house.jump_in": "numbers"}},
    "swapping and rotating": {"rules": {"house.seven_swap": True, "house.zero_rotate": True}},
    "drawing until playable": {"rules": {"draw.mode": "until_playable", "draw.renege": False}},
    "must play": {"rules": {"draw.drawn_card": "must_play", "draw.renege": False}},
    "no wild last": {"rules": {"going_out.forbid": "wilds", "wild_draw_four.enforcement": "strict"}},
    "uno by itself": {"rules": {"uno.call": "auto", "uno.penalty": 0, "uno.false_call_penalty": 0}},
    "hands are kept": {"rules": {"leave.cards": "hold_until_hand_end", "score.limit": 100}},
}


@pytest.mark.parametrize("rules", RULES)
def test_a_person_and_two_computers_play_a_match(rules: str) -> None:
    """Every line is checked: no secret, no more than a command may cost, no card lost."""

    async def game() -> None:
        async with Room(settings=RULES[rules]) as room:
            await room.all("ann> !uno 100", "ann> !addbot", "ann> !addbot", "ann> !deal")
            await play_on(room, hands=100)
            assert room.record.closed
            assert room.record.match.winners

    asyncio.run(game())


def test_computers_say_uno() -> None:
    async def game() -> None:
        async with Room() as room:
            await room.all("ann> !uno", "ann> !addbot", "ann> !addbot", "ann> !deal")
            await play_on(room, hands=4)
            called = {
                fact.seat
                for happened in room.happened
                for fact in happened.facts
                if isinstance(fact, UnoCalled) and not isinstance(happened.item, Typed)
            }
            assert called == {1, 2}

    asyncio.run(game())


def test_a_game_of_computers_is_restored_in_its_middle() -> None:
    async def game() -> None:
        async with Room() as room:
            await room.all("ann> !uno", "ann> !addbot", "ann> !deal")
            await play_on(room, hands=2, most=2000)
            await room.do("the bot restarts")
            await play_on(room, hands=3)

    asyncio.run(game())


def facts_of(room: Room) -> list[Fact]:
    """All that has happened."""
    return [fact for happened in room.happened for fact in happened.facts]


SETUP: dict[str, Any] = {
    "players": ["ann", "Ada", "bob"],
    "computers": ["Ada"],
    "hands": {"ann": "r7 b1", "Ada": "r3 y4 rd", "bob": "g1 g2"},
}


def test_a_computer_thinks_for_a_second_at_least_and_three_at_most() -> None:
    async def game() -> None:
        async with Room(**{**SETUP, "hands": {"ann": "r7 b1 b2", "Ada": "r3 y4 rd", "bob": "g1"}}) as room:
            await room.do("ann> !play r7")
            assert await room.do("+0.9s") == []
            heard = await room.do("+2.1s")
            assert heard[0].startswith("#uno< Ada plays ")

    asyncio.run(game())


def test_a_computer_leaves_people_the_first_two_seconds_of_an_uno_window() -> None:
    async def game() -> None:
        async with Room(**SETUP) as room:
            await room.do("ann> !play r7")
            assert await room.do("+2s") == []
            heard = await room.do("+1s")
            assert heard[:2] == [
                "#uno< Ada catches ann without UNO! ann draws 2 cards. Ada to play (3 cards) · top r7 · red",
                "ann< Caught without UNO: you drew r0 r1. Your 3 cards: r0 r1 b1.",
            ]
            assert heard[2].startswith("#uno< Ada plays ")

    asyncio.run(game())


def test_who_says_uno_in_these_seconds_is_not_caught() -> None:
    async def game() -> None:
        async with Room(**SETUP) as room:
            await room.all("ann> !play r7", "+2s", "ann> !uno", "+10s")
            assert not any(isinstance(fact, PlayerCaught) for fact in facts_of(room))

    asyncio.run(game())


def test_a_computer_challenges_a_full_hand_and_believes_a_short_one() -> None:
    async def challenged(cards: str) -> bool:
        async with Room(**{**SETUP, "hands": {"ann": cards, "Ada": "r3 y4 rd", "bob": "g1"}}) as room:
            await room.all("ann> !play wd4 green uno", "+9s")
            return any(isinstance(fact, ChallengeMade) for fact in facts_of(room))

    assert asyncio.run(challenged("wd4 r1 r2 r4 b1 b2 b3"))
    assert not asyncio.run(challenged("wd4 r1 r2"))


def test_a_beginner_does_not_always_notice_whom_to_catch() -> None:
    async def catches(spared: str) -> bool:
        hands = {"ann": "r7 b1", "Ada": "r3 y4 rd", "bob": spared}
        async with Room(**{**SETUP, "hands": hands, "settings": {"computer_level": "easy"}}) as room:
            await room.all("ann> !play r7", "+3.5s")
            return any(isinstance(fact, PlayerCaught) for fact in facts_of(room))

    assert {asyncio.run(catches(spared)) for spared in ("g1", "g1 g2", "g1 g2 g3")} == {True, False}


def test_only_computers_are_left_nothing_is_counted() -> None:
    async def game() -> None:
        async with Room(**SETUP) as room:
            await room.do("ann> !leave")
            (heard,) = await room.do("bob> !leave")
            assert heard.endswith("nobody else plays but computers: the game is closed, and nothing counts.")
            assert room.record.closed
            assert room.record.match.winners == ()

    asyncio.run(game())


def test_people_who_are_away_leave_the_computers_waiting() -> None:
    async def game() -> None:
        async with Room(**SETUP) as room:
            await room.all("ann quits", "bob parts")
            heard = await room.do("+29s")
            assert heard == []
            assert room.record.paused
            heard = await room.do("bob joins")
            assert heard[0] == ("#uno< bob is back. The game goes on. ann to play (2 cards) · top r5 · red")
            heard = await room.do("+60s")
            assert any(line.startswith("#uno< Ada plays ") for line in heard)

    asyncio.run(game())
