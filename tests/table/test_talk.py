"""Ordinary talk goes through the whole hall, with bare words on, and nobody hears anything of it."""

import asyncio
from itertools import cycle, islice
from typing import Any

import pytest

from tests.commands.talk import Talk
from tests.table.room import Room

LINES = 5000
SETTINGS: dict[str, Any] = {"bare": True, "prefixes": ["!", "."]}
HANDS = {"ann": "w r7 b1", "bob": "r3 y4 rd"}

PHASES = {
    "lobby": ("ann> !uno", "bob> jo"),
    "turn": (),
    "drawn card": ("ann> dr",),
    "color": ("ann> pl w",),
}
"""What leads to each phase of a game."""


@pytest.mark.parametrize("phase", PHASES)
def test_nobody_hears_anything_of_ordinary_talk(phase: str) -> None:
    players = [] if phase == "lobby" else list(HANDS)
    hands = HANDS if players else {}

    async def go() -> None:
        async with Room(settings=SETTINGS, players=players, hands=hands, stock="r9") as room:
            await room.all(*PHASES[phase])
            before = room.record
            for who, line in zip(cycle(("ann", "bob", "zoe")), islice(Talk(seed=7), LINES), strict=False):
                assert await room.do(f"{who}> {line}") == [], f"{who}> {line}"
            assert room.record == before

    asyncio.run(go())
