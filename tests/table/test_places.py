"""What a channel is called: a network without another CASEMAPPING knows two cases of A to Z alone."""

import asyncio

import pytest

from tests.table.room import Room
from unobot.table.presence import ascii_fold

NAMES = ("#Ärger", "#İstanbul", "#ΣΑΣ", "#ПРИВЕТ")


@pytest.mark.parametrize("channel", NAMES)
def test_a_channel_is_answered_under_its_own_name(channel: str) -> None:
    async def go() -> None:
        async with Room() as room:
            await room.all(f"ann, bob, cat join {channel}", f"ann{channel}> !uno", f"bob{channel}> !join")
            [told] = await room.do(f"cat{channel.lower()}> !count")
            assert "No game is on here" in told
            await room.all(f"ann{channel}> !deal", "the bot is away")
            for line in ("the bot is back", f"bob parts {channel}", f"ann{channel}> !order"):
                public = [heard for heard in await room.do(line) if heard.startswith("#")]
                assert all(heard.startswith(f"{ascii_fold(channel)}<") for heard in public)
                assert public

    asyncio.run(go())
