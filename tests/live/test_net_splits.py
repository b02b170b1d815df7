"""Two linked servers, and a link that breaks, heals and freezes."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from unobot.table.presence import Arrived, BotBack, Departed, Exit, Line

pytestmark = [pytest.mark.live, pytest.mark.timeout(90)]


async def control(server: Any, command: str) -> None:
    """Tell the link between the servers what to do."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.control_port)
    writer.write(f"{command}\n".encode())
    assert (await reader.readline()).startswith(b"ok")
    writer.close()


@pytest.mark.parametrize("kind", ["ngircd-pair", "inspircd-pair"])
def test_a_netsplit_is_one_and_heals(
    kind: str,
    start_server: Callable[..., Any],
    connect: Callable[..., Awaitable[Any]],
    make_bot: Callable[..., Any],
) -> None:
    async def main() -> None:
        server = start_server(kind)
        far = await connect(server, "far", "#uno", port=server.other_port)
        near = await connect(server, "near", "#uno")
        async with make_bot(server) as bot:
            back = await bot.told(BotBack)
            if len(back.present) < 2:
                assert (await bot.told(Arrived)).speaker.nick == "far"
            assert bot.network.is_here("#uno", "far")
            await control(server, "freeze")
            far.send("PRIVMSG #uno :late")
            near.send("PRIVMSG #uno :at once")
            assert (await bot.told(Line)).text == "at once"
            await control(server, "thaw")
            assert (await bot.told(Line)).text == "late"
            await control(server, "cut")
            gone = await bot.told(Departed)
            assert (gone.speaker.nick, gone.exit) == ("far", Exit.NETSPLIT)
            await control(server, "heal")
            arrived = await bot.told(Arrived)
            assert arrived.speaker == gone.speaker
            far.send("QUIT :a.example b.example")
            assert (await bot.told(Departed)).exit is Exit.QUIT

    asyncio.run(main())
