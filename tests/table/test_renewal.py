"""What has waited is renewed when it leaves; ``transcripts/late.txt`` shows what is heard of that."""

import asyncio

from tests.table.room import Room, Setup
from unobot.engine.cards import Card
from unobot.table.outputs import Status
from unobot.table.renewal import renewed

SETUP = Setup(players=["ann", "bob"], hands={"ann": "r7 b1 b2", "bob": "r3 y4 rd"})


def test_no_answer_runs_ahead_of_what_the_channel_has_heard_of_the_game() -> None:
    async def game() -> None:
        async with Room(SETUP) as room:
            await room.do("zoe> !top")
            (answer,) = room.said
            await room.do("ann> !play r7")
            draft = room.table()._draft()
            assert renewed(draft, answer, is_unsaid=True) is answer
            late = renewed(draft, answer, is_unsaid=False)
            assert late is not None
            assert isinstance(late.message, Status)
            assert late.message.view.top is Card.RED_7

    asyncio.run(game())


def test_an_answer_shows_nothing_but_what_everybody_may_see() -> None:
    async def game() -> None:
        async with Room(SETUP) as room:
            await room.do("bob>> #uno top")
            (answer,) = room.said
            late = renewed(room.table()._draft(), answer, is_unsaid=False)
            assert late is not None
            assert isinstance(late.message, Status)
            assert (late.message.view.seat, late.message.view.hand) == (None, ())

    asyncio.run(game())
