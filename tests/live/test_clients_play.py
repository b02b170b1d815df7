"""irssi and WeeChat play a game with ``/play`` and its like, and so does whoever sends raw commands."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.live.test_demo_clients import Terminal, require
from tests.live.whole import arrange, arrange_for, position_of, record, running, seen, settings, until
from unobot.cli import main

pytestmark = [pytest.mark.live, pytest.mark.timeout(110)]

SINGLE = {"base": "classic", "score.mode": "single_hand", "score.limit": 0, "stock.blocked_hand": "void"}

StartServer = Callable[..., Any]
Connect = Callable[..., Awaitable[Any]]


@pytest.fixture
def open_terminal() -> Iterator[Callable[..., Any]]:
    """``open_terminal(program, *arguments)`` runs a client in a terminal until the test is over."""
    require("tmux")
    terminals: list[Any] = []

    def start(program: str, *arguments: str) -> Any:
        terminals.append(Terminal(require(program), *arguments))
        return terminals[-1]

    yield start
    for terminal in terminals:
        terminal.close()


def printed(client: str, *options: str) -> list[str]:
    """What ``unobot aliases`` prints."""
    result = CliRunner().invoke(main, ["aliases", client, *options])
    assert result.exit_code == 0
    return result.stdout.splitlines()


def irssi(open_terminal: Callable[..., Any], port: int, home: Path) -> Any:
    """irssi as rosa in #uno, with our aliases."""
    home.mkdir()
    (home / "startup").write_text("\n".join(printed("irssi")), encoding="utf-8")
    client = open_terminal("irssi", f"--home={home}", "-n", "rosa")
    client.until("[(status)]")
    # Left alone, both clients send at most one line in two seconds.
    client.type("/set cmd_queue_speed 10msecs")
    client.type(f"/connect 127.0.0.1 {port}")
    client.until("End of MOTD")
    client.type("/join #uno")
    client.until("Join to #uno was synced")
    return client


def weechat(open_terminal: Callable[..., Any], port: int) -> Any:
    """WeeChat as walt in #uno, likewise."""
    commands = (
        "/set weechat.look.paste_max_lines -1",
        "/set irc.server_default.anti_flood_prio_high 0",
        f"/server add here 127.0.0.1/{port} -nicks=walt -autojoin=#uno",
        # From WeeChat 4 on TLS is the default; versions before do not know this option, and say so.
        "/set irc.server.here.tls off",
        *printed("weechat"),
        "/connect here",
    )
    client = open_terminal("weechat", *(word for command in commands for word in ("-r", command)))
    client.until("walt", "has joined #uno")
    return client


def hand_of_irssi(client: Any, text: str) -> None:
    """Look for a notice, which irssi shows in its first window, and come back."""
    client.type("/window goto 1")
    client.until(text)
    client.type("/window goto 2")


def hand_of_weechat(client: Any, text: str) -> None:
    """Look for a notice, which WeeChat shows in the server's buffer, and come back."""
    client.type("/buffer irc.server.here")
    client.until(text)
    client.type("/buffer irc.here.#uno")


def test_irssi_and_weechat_play_a_hand(
    start_server: StartServer, connect: Connect, open_terminal: Callable[..., Any], tmp_path: Path
) -> None:
    async def main() -> None:
        server = start_server("ngircd")
        rosa = await asyncio.to_thread(irssi, open_terminal, server.port, tmp_path / "irssi")
        walt = await asyncio.to_thread(weechat, open_terminal, server.port)
        witness = await connect(server, "witness", "#uno")
        people = [await seen(witness, nick) for nick in ("rosa", "walt")]
        position = {"hands": {"rosa": "r7 g1", "walt": "w b3 y4"}, "top": "r5", "stock": "y9 r9"}
        await arrange_for(tmp_path, people, rules=SINGLE, **position)
        async with running(tmp_path, settings(server)):
            rosa.type("/hand")
            await asyncio.to_thread(hand_of_irssi, rosa, "Your 2 cards: ")
            walt.type("/hand")
            await asyncio.to_thread(hand_of_weechat, walt, "Your 3 cards: ")
            script = (
                (rosa, "/play r7 uno", walt, "rosa says UNO!"),
                (walt, "/draw", rosa, "walt draws 1 card and passes"),
                (rosa, "/draw", walt, "rosa draws 1 card."),
                (rosa, "/play  r9  uno ", walt, "[r9]"),
                (walt, "/play w green", rosa, "walt plays"),
                (rosa, "/play g1", walt, "rosa goes out and wins the hand!"),
            )
            for who, command, reader, said in script:
                who.type(command)
                await asyncio.to_thread(reader.until, said)
            await asyncio.to_thread(rosa.until, "rosa wins the match")

    asyncio.run(main())


def test_irssi_and_weechat_open_a_game(
    start_server: StartServer, open_terminal: Callable[..., Any], tmp_path: Path
) -> None:
    async def main() -> None:
        server = start_server("ngircd")
        rosa = await asyncio.to_thread(irssi, open_terminal, server.port, tmp_path / "irssi")
        walt = await asyncio.to_thread(weechat, open_terminal, server.port)
        async with running(tmp_path, settings(server)) as bot:
            rosa.type("/uno")
            await asyncio.to_thread(walt.until, "rosa opens a game of UNO")
            walt.type("/unojoin")
            await asyncio.to_thread(rosa.until, "walt sits down: 2 players.")
            walt.type("/deal")
            await asyncio.to_thread(rosa.until, "Hand 1: ")
            await asyncio.to_thread(hand_of_irssi, rosa, "Your 7 cards: ")
            await asyncio.to_thread(hand_of_weechat, walt, "Your 7 cards: ")
            assert record(bot).match.hand_number == 1

    asyncio.run(main())


def test_raw_commands_that_a_server_knows(
    start_server: StartServer, connect: Connect, tmp_path: Path
) -> None:
    """Where the server has the aliases every client's ``/play`` works, in private as well."""

    async def main() -> None:
        server = start_server("inspircd", EXTRA="\n".join(printed("inspircd", "--nick", "UnoBot")))
        ann, bob = [await connect(server, nick, "#uno") for nick in ("ann", "bob")]
        position = {"hands": {"ann": "r7 g1 y2", "bob": "r2 b3 y4"}, "top": "r5", "stock": "y9 r9"}
        await arrange(tmp_path, [ann, bob], **position)
        async with running(tmp_path, settings(server, nick="UnoBot")) as bot:
            ann.send("HAND")
            await ann.expect(r"^:UnoBot!\S+ PRIVMSG ann :Your 3 cards: ")
            ann.send("PLAY r7")
            await bob.expect(r"^:UnoBot!\S+ PRIVMSG #uno :ann plays .*r7")
            before = position_of(bot)
            ann.send("DRAW")
            await ann.expect(r"^:UnoBot!\S+ PRIVMSG ann :It is bob's turn")
            assert position_of(bot) == before
            bob.send("PLAY #uno r2")
            await ann.expect(r"^:bob!\S+ PRIVMSG #uno :!play r2")
            await until(lambda: position_of(bot) != before)
            await ann.expect(r"^:UnoBot!\S+ PRIVMSG #uno :bob plays .*r2")

    asyncio.run(main())
