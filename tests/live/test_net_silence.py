"""A channel in which the bot may not speak, with a game on: the clock stands still, and nothing is lost."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.live.whole import arrange, position_of, record, running, settings, until
from unobot.engine.cards import Card

pytestmark = [pytest.mark.live, pytest.mark.timeout(60)]

TURN = 5


@pytest.mark.parametrize(("silence", "relief"), [("+m", "-m"), ("+b unobot!*@*", "-b unobot!*@*")])
def test_the_game_waits_and_an_operator_hears_of_it_once(
    silence: str,
    relief: str,
    start_server: Callable[..., Any],
    connect: Callable[..., Awaitable[Any]],
    tmp_path: Path,
) -> None:
    async def main() -> None:
        server = start_server("ngircd")
        ann, bob = [await connect(server, nick, "#uno") for nick in ("ann", "bob")]
        position = {"hands": {"ann": "r7 g1 y2", "bob": "r2 b3 y4"}, "top": "r5"}
        await arrange(tmp_path, [ann, bob], **position)
        async with running(tmp_path, settings(server), times={"turn": TURN}) as bot:
            ann.send(f"MODE #uno {silence}", "PRIVMSG #uno :!play r7")
            await ann.expect(r"^:unobot!\S+ NOTICE ann :I may not speak in #uno")
            await until(lambda: record(bot).match.discard[-1] is Card.RED_7)
            before = position_of(bot)
            start = len(ann.lines)
            await asyncio.sleep(TURN * 1.5)
            assert position_of(bot) == before
            assert not [line for line in await ann.settle() if line.startswith(":unobot!")]
            ann.send(f"MODE #uno {relief}")
            await bob.expect(r"^:unobot!\S+ PRIVMSG #uno :ann plays .*r7")
            await bob.expect(r"^:unobot!\S+ PRIVMSG #uno :.*bob is out of time")
            await ann.settle()
            assert not [line for line in ann.lines[start:] if "may not speak" in line]

    asyncio.run(main())
