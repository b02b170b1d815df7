"""The server goes down in the middle of a hand and comes back: so does the bot, and the same hand goes on."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.live.robots import Robot
from tests.live.whole import arrange, hands_told, position_of, record, running, settings, until

pytestmark = [pytest.mark.live, pytest.mark.timeout(90)]

NICKS = ("ann", "bob", "cat")
POSITION = {
    "rules": {"base": "classic", "score.mode": "single_hand", "score.limit": 0, "stock.blocked_hand": "void"},
    "hands": {"ann": "r7 g1 g4", "bob": "wd4 y1 b5 y5", "cat": "r9 b7 g3"},
    "top": "r5",
}


@pytest.mark.parametrize("kind", ["ngircd", "inspircd", "hybrid"])
def test_the_same_hand_goes_on(
    kind: str,
    start_server: Callable[..., Any],
    connect: Callable[..., Awaitable[Any]],
    tmp_path: Path,
) -> None:
    async def main() -> None:
        server = start_server(kind)
        players = [await connect(server, nick, "#uno") for nick in NICKS]
        await arrange(tmp_path, players, **POSITION)
        async with running(tmp_path, settings(server)) as bot:
            players[0].send("PRIVMSG #uno :!play r7")
            await players[2].expect(r"PRIVMSG #uno :ann plays .*r7")
            before = position_of(bot)
            await asyncio.to_thread(server.stop)
            players[1].send("PRIVMSG #uno :!draw")
            await asyncio.sleep(0.5)
            await asyncio.to_thread(server.start)
            # Only some are there at first, and the bot may be before them all.
            bob = await connect(server, "bob", "#uno")
            ann, cat = await connect(server, "ann", "#uno"), await connect(server, "cat", "#uno")
            await until(lambda: not record(bot).absent)
            assert position_of(bot) == before
            if not hands_told(bob):
                await bob.expect("NOTICE bob :.*cards: ")
            robots = [Robot(player, "#uno", top="r7") for player in (ann, bob, cat)]
            bob.send("PRIVMSG #uno :!hand")
            await asyncio.gather(*(robot.play(60) for robot in robots))
            assert all("wins the match" in robot.lines[-1] for robot in robots)

    asyncio.run(main())
