"""Whole games on every server, with and without TLS, and with every way to log in."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.live.client import HAND, read
from tests.live.robots import play_single_hand
from tests.live.test_net_services import own_certificate, register
from tests.live.whole import PLACE, record, running, settings, until

pytestmark = [pytest.mark.live, pytest.mark.timeout(90)]

NICKS = ("ann", "bob", "cat")

StartServer = Callable[..., Any]
Connect = Callable[..., Awaitable[Any]]


def check(robots: list[Any]) -> None:
    """Everybody has read the same game, from the deal to the winner, and had cards."""
    game = robots[0].lines
    assert "opens a game" in game[0]
    assert any("Hand 1: " in line for line in game)
    assert "wins the match" in game[-1]
    assert all(robot.lines == game for robot in robots)
    assert all(len(robot.notices) > 1 for robot in robots)


@pytest.mark.parametrize("tls", [False, True], ids=["plain", "tls"])
@pytest.mark.parametrize("kind", ["ngircd", "inspircd", "hybrid"])
def test_a_game(kind: str, tls: bool, start_server: StartServer, connect: Connect, tmp_path: Path) -> None:
    async def main() -> None:
        server = start_server(kind, tls=tls)
        async with running(tmp_path, settings(server)):
            check(await play_single_hand([await connect(server, nick, "#uno") for nick in NICKS]))

    asyncio.run(main())


def account_of(bot: Any) -> str | None:
    """The bot's own account, as the network shows it."""
    network = bot.networks[PLACE.network]
    return network.speaker(network.nick).account


def test_a_game_of_a_bot_with_an_account(start_server: StartServer, connect: Connect, tmp_path: Path) -> None:
    """SASL PLAIN, and then EXTERNAL, over TLS; the bot enters no channel without its account."""

    async def main() -> None:
        server = start_server("services", tls=True)
        owner = await register(connect, server, "unoacct", "long-enough")
        file, fingerprint = own_certificate(tmp_path)
        owner.send(f"PRIVMSG NickServ :CERT ADD {fingerprint}")
        await owner.expect("NOTICE unoacct :.*fingerprint")
        players = [await connect(server, nick, "#uno") for nick in NICKS]
        plain = settings(
            server,
            sasl={"user": "unoacct", "password": "long-enough", "required": True},
            identify_before_join=True,
        )
        async with running(tmp_path, plain) as bot:
            assert account_of(bot) == "unoacct"
            check(await play_single_hand(players))
        tls = {"ca_file": str(server.certificate), "cert_file": str(file)}
        external = settings(
            server, tls=tls, sasl={"mechanism": "external", "required": True}, identify_before_join=True
        )
        async with running(tmp_path, external) as bot:
            assert account_of(bot) == "unoacct"
            check(await play_single_hand(players))

    asyncio.run(main())


def test_a_game_of_a_bot_that_nickserv_knows(
    start_server: StartServer, connect: Connect, tmp_path: Path
) -> None:
    """ngircd has no SASL: the bot frees its nick from a stale connection and logs in by messages."""

    async def main() -> None:
        server = start_server("ngircd-services")
        stale = await register(connect, server, "unobot", "long-enough")
        players = [await connect(server, nick, "#uno") for nick in NICKS]
        nickserv = {"password": "long-enough", "account": "unobot"}
        network = settings(server, nickserv=nickserv, identify_before_join=True)
        async with running(tmp_path, network) as bot:
            await stale.expect("ERROR|KILL")
            await until(lambda: bot.networks[PLACE.network].nick == "unobot")
            check(await play_single_hand(players))

    asyncio.run(main())


@pytest.mark.parametrize("kind", ["ngircd-services", "services"])
def test_a_seat_is_found_again_by_its_account(
    kind: str, start_server: StartServer, connect: Connect, tmp_path: Path
) -> None:
    """Somebody comes back under another name, and has the seat and the hand once logged in, not before."""

    async def main() -> None:
        server = start_server(kind)
        ann = await register(connect, server, "ann", "long-enough")
        ann.send("JOIN #uno")
        bob = await connect(server, "bob", "#uno")
        async with running(tmp_path, settings(server)) as bot:
            ann.send("PRIVMSG #uno :!uno")
            await bob.expect("ann opens a game")
            bob.send("PRIVMSG #uno :!join", "PRIVMSG #uno :!deal")
            hand = told(await ann.expect("NOTICE ann :.*cards: "))
            ann.send("QUIT :bye")
            await bob.expect("ann is gone")
            web = await connect(server, "web123", "#uno")
            await web.settle()
            web.send("PRIVMSG NickServ :IDENTIFY ann long-enough")
            await web.expect("now (identified|logged in)")
            web.send("PRIVMSG #uno :good evening")
            assert told(await web.expect("NOTICE web123 :.*cards: ")) == hand
            await bob.expect("web123 is back")
            assert not record(bot).absent

    asyncio.run(main())


def told(line: str) -> list[str]:
    """The cards of a notice that shows a hand."""
    said = read(line)
    assert said is not None
    return HAND.findall(said.text)
