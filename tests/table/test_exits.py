"""Every way to go, crossed with every phase and every seat: the turn is where it belongs, and play goes on.

That no card is lost and no secret told is looked at after every line, as everywhere (``checks``).
"""

import asyncio
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from tests.table.playing import play_on
from tests.table.room import Room
from unobot.engine.state import in_hand
from unobot.table.persons import FORGOTTEN

HANDS = {"ann": "r7 w wd4 rd r1", "bob": "g3 y4 rd b7", "cat": "b9 g7 r2 r8", "dan": "y1 y2 b3 g9"}
SEVEN = {"house.seven_swap": True}
STACK = {"house.stacking": "same"}

PHASES: dict[str, tuple[dict[str, Any], list[str], str | None]] = {
    "play": ({}, [], "ann"),
    "against the seats": ({}, ["ann> !play rr"], "dan"),
    "drawn": ({}, ["ann> !draw"], "ann"),
    "color": ({}, ["ann> !play w"], "ann"),
    "color of a Wild Draw Four": ({}, ["ann> !play wd4"], "ann"),
    "challenge": ({}, ["ann> !play wd4 green"], "bob"),
    "swap": (SEVEN, ["ann> !play r7"], "ann"),
    "stack": (STACK, ["ann> !play rd"], "bob"),
    "uno window": ({}, ["ann> !play r7"], "bob"),
    "between hands": ({}, ["ann> !play r7"], None),
}
"""Phase -> rules, the lines that lead to it from ann's turn, and who must act then."""

OTHER_HANDS = {
    "against the seats": {"ann": "rr b1 b2"},
    "uno window": {"ann": "r7 b1"},
    "between hands": {"ann": "r7"},
}

EXITS: dict[str, list[str]] = {
    "leave": ["{}> !leave"],
    "part": ["{} parts", "+30s"],
    "quit": ["{} quits", "+60s"],
    "netsplit": ["{} splits", "+300s"],
    "kicked": ["{} is kicked"],
    "taken out": ["op> !unokick {}"],
}

LONG = {"turn": 5000, "answer": 5000, "between_hands": 5000}


def room(phase: str, **keys: Any) -> Room:
    """Four players, on the way to a phase; no clock of a turn runs out."""
    rules = PHASES[phase][0]
    hands = {**HANDS, **OTHER_HANDS.get(phase, {})}
    settings = {"rules": rules, "times": LONG}
    return Room(players=list(HANDS), hands=hands, stock="r9 y3", operators=["op"], settings=settings, **keys)


@pytest.mark.parametrize(("phase", "exit_", "who"), list(product(PHASES, EXITS, HANDS)))
def test_somebody_goes(phase: str, exit_: str, who: str) -> None:
    async def go() -> None:
        async with room(phase) as table:
            _, lines, actor = PHASES[phase]
            await table.all(*lines)
            assert table.turn == actor
            await table.all(*(line.format(who) for line in EXITS[exit_]))
            assert who not in table.sitting
            assert table.turn == actor if who != actor else table.turn != who
            if in_hand(table.record.match):
                await play_on(table)
            assert len(table.sitting) == 3

    asyncio.run(go())


RETURNS: dict[str, list[str]] = {
    "part": ["{} parts", "+29s", "{} joins"],
    "quit": ["{} quits", "+59s", "{} joins"],
    "netsplit": ["{} splits", "+299s", "{} joins"],
    "while the bot is away": ["the bot is away", "{} quits", "{} joins", "the bot is back"],
    "gone when the bot is back": ["the bot is away", "{} quits", "the bot is back", "{} joins"],
}


@pytest.mark.parametrize(("phase", "return_", "who"), list(product(PHASES, RETURNS, HANDS)))
def test_somebody_comes_back(phase: str, return_: str, who: str) -> None:
    """Within the grace nothing changes: the same seat, the same hand, the same turn."""

    async def go() -> None:
        async with room(phase) as table:
            await table.all(*PHASES[phase][1])
            before = table.record.match
            await table.all(*(line.format(who) for line in RETURNS[return_]))
            assert table.record.match.hands == before.hands
            assert table.record.match.phase == before.phase
            assert table.record.match.seats == before.seats
            assert not table.record.absent

    asyncio.run(go())


@pytest.mark.parametrize(("phase", "exit_"), list(product(PHASES, EXITS)))
def test_all_but_one_go(phase: str, exit_: str) -> None:
    """The last one has won, and the game is closed."""

    async def go() -> None:
        async with room(phase) as table:
            await table.all(*PHASES[phase][1])
            for who in ("ann", "bob", "cat"):
                await table.all(*(line.format(who) for line in EXITS[exit_]))
            assert table.record.closed
            assert [table.nick(seat) for seat in table.record.match.winners] == ["dan"]

    asyncio.run(go())


def test_who_played_here_and_plays_elsewhere_is_still_known_there() -> None:
    """Another game here names nobody of the last one; the room looks at who sits where after each line."""

    async def game() -> None:
        async with Room() as room:
            await room.all("ann> !uno", "ann#two> !uno", "ann> !stop", "bob> !uno")
            assert room.hall.seating.seats(room.persons.identify(room.speaker("ann")).id) == {"#two"}

    asyncio.run(game())


def test_who_is_forgotten_is_not_called_for_a_rematch() -> None:
    async def go() -> None:
        async with Room(
            players=["ann", "bob", "cat"], hands={"ann": "r7 b1 b2", "bob": "r3 y4", "cat": "g1 g2"}
        ) as table:
            seat = table.record.match.seats[1]
            await table.all("bob> !leave", "cat> !leave")
            table.persons.keep(replace(table.persons.get(seat.person), nick=FORGOTTEN))
            assert await table.do("ann> !rematch") == [
                "#uno< ann wants a rematch. cat: type !join to play again."
            ]

    asyncio.run(go())
