"""The owner of a real bot on a real server: invited, sent away, kept after a restart, drained."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.live.process import BotProcess, network

pytestmark = [pytest.mark.live, pytest.mark.timeout(90)]

OWNERS = ["may!*@127.0.0.1", "may!*@localhost"]
NOTICE = r"^:unobot!\S+ (?:NOTICE|PRIVMSG) {nick} :"


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[[int], BotProcess]]:
    """``start(port)`` runs the bot until the test is over; what it keeps outlives it."""
    bots: list[BotProcess] = []

    def run(port: int) -> BotProcess:
        bots.append(BotProcess(tmp_path, {"networks": [network(port, owners=OWNERS)]}))
        return bots[-1]

    yield run
    for bot in bots:
        bot.close()


def test_an_owner_calls_the_bot_sends_it_away_and_drains_it(
    start_server: Callable[..., Any],
    connect: Callable[..., Awaitable[Any]],
    start: Callable[[int], BotProcess],
) -> None:
    async def main() -> None:
        server = start_server("ngircd")
        may, eve = (
            await connect(server, "may", "#uno", "#two"),
            await connect(server, "eve", "#uno", "#three"),
        )
        bot = start(server.port)
        await may.expect(r"^:unobot!\S+ JOIN :?#uno")

        eve.send("INVITE unobot #three")  # nobody who may
        may.send("INVITE unobot #two")
        await may.expect(r"^:unobot!\S+ JOIN :?#two")
        await may.expect(r"^:unobot!\S+ PRIVMSG #two :Hello! I deal UNO here")
        eve.send("PRIVMSG unobot :join #three")
        await eve.expect(NOTICE.format(nick="eve") + "I do not know “join #three”")
        may.send("PRIVMSG unobot :join #four")
        await may.expect(NOTICE.format(nick="may") + "I go to #four")
        may.send("PRIVMSG unobot :part #four enough")
        await may.expect(NOTICE.format(nick="may") + "I leave #four")

        may.send("PRIVMSG #uno :!uno")
        await may.expect("PRIVMSG #uno :may opens a game")
        eve.send("PRIVMSG #uno :!join")
        await may.expect("PRIVMSG #uno :eve sits down")
        may.send("PRIVMSG #uno :!deal")
        await may.expect("PRIVMSG #uno :Hand 1:")
        may.send("PRIVMSG unobot :drain")
        await may.expect(NOTICE.format(nick="may") + "Nothing new begins. 1 hand is still being played")
        may.send("PRIVMSG #two :!uno")
        await may.expect(NOTICE.format(nick="may") + ".*I am about to leave for a while")
        may.send("PRIVMSG #uno :!stop")
        await may.expect("PRIVMSG #uno :may stops the game")
        await may.expect(r"^:unobot!\S+ QUIT")
        assert await bot.exit_code() == 0
        assert not any(re.search(r"^:unobot!\S+ JOIN :?#three", line) for line in eve.lines)

        bot = start(server.port)
        await may.expect(r"^:unobot!\S+ JOIN :?#two")
        may.send("PRIVMSG unobot :part #two good night")
        await may.expect(r"^:unobot!\S+ PART #two :.*good night")
        may.send("PRIVMSG unobot :quit for good")
        await may.expect(r"^:unobot!\S+ QUIT :.*for good")
        assert await bot.exit_code() == 0

    asyncio.run(main())
