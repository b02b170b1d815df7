"""The owners of the bot: what transcripts do not show (see ``transcripts/rights.txt``)."""

import asyncio
import logging

import pytest

from tests.table.room import Room


def test_the_key_of_a_channel_is_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def go() -> list[str]:
        async with Room(people={"eve": "eve!e@host owner"}, owners=["owner"]) as room:
            return await room.all("eve joins", "eve>> join #club hush-hush")

    with caplog.at_level(logging.DEBUG):
        (line,) = asyncio.run(go())
    assert "#club" in line
    assert "GoIn" in caplog.text
    assert "hush-hush" not in caplog.text
