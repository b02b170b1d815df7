"""The network layer on real servers."""

import asyncio
import os
import re
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from unobot.table.outputs import Kind
from unobot.table.presence import (
    Arrived,
    BotAway,
    BotBack,
    BotMuted,
    BotUnmuted,
    Departed,
    Exit,
    Line,
    Renamed,
)

pytestmark = [pytest.mark.live, pytest.mark.timeout(90)]

PATIENCE = 30.0
# Debian's ircd-hybrid cannot be installed beside ngircd: it is tried where an unpacked one is named.
KINDS = ["ngircd", "inspircd", *(["hybrid"] if "HYBRID_ROOT" in os.environ else [])]
EACH = pytest.mark.parametrize("kind", KINDS)

StartServer = Callable[..., Any]
Connect = Callable[..., Awaitable[Any]]
MakeBot = Callable[..., Any]


@EACH
def test_comes_hears_and_speaks(
    kind: str, start_server: StartServer, connect: Connect, make_bot: MakeBot
) -> None:
    async def main() -> None:
        server = start_server(kind)
        bob = await connect(server, "bob", "#uno")
        async with make_bot(server) as bot:
            back = await bot.told(BotBack)
            assert [(who.nick, who.host) for who in back.present] == [("bob", "127.0.0.1")]
            bob.send("PRIVMSG #uno :!uno", "PRIVMSG unobot :help", "NOTICE #uno :no", "NICK rob")
            said, asked = await bot.told(Line), await bot.told(Line)
            assert (said.channel, said.text) == ("#uno", "!uno")
            assert (asked.channel, asked.text) == (None, "help")
            assert (await bot.told(Renamed)).after.nick == "rob"
            assert bot.network.status("#uno", "rob") == "op"
            bot.say("a line", receipt=1)
            bot.say("a hand", to="rob", kind=Kind.HAND, receipt=2)
            assert (await bob.expect("PRIVMSG #uno")).endswith("a line")
            assert (await bob.expect("NOTICE rob")).endswith("a hand")
            carol = await connect(server, "carol", "#uno")
            assert (await bot.told(Arrived)).speaker.nick == "carol"
            bob.send("KICK #uno carol :out")
            assert (await bot.told(Departed)).exit is Exit.KICK
            carol.send("JOIN #uno")
            await bot.told(Arrived)
            carol.send("PART #uno")
            assert (await bot.told(Departed)).exit is Exit.PART
            bob.send("QUIT :bye")
            assert (await bot.told(Departed)).exit is Exit.QUIT
        assert bot.receipts == [1, 2]

    asyncio.run(main())


@EACH
def test_tls_with_the_servers_own_certificate(
    kind: str,
    start_server: StartServer,
    connect: Connect,
    make_bot: MakeBot,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def main() -> None:
        server = start_server(kind, tls=True)
        async with make_bot(server, tls={"ca_file": str(server.certificate)}) as bot:
            await bot.told(BotBack)
        async with make_bot(server) as bot, asyncio.timeout(PATIENCE):
            while "certificate that is not trusted" not in caplog.text:
                await asyncio.sleep(0.05)
            assert bot.facts.empty()
        async with make_bot(server, tls={"verify": False}) as bot:
            await bot.told(BotBack)

    asyncio.run(main())


@EACH
def test_a_nick_in_use_is_taken_back_when_free(
    kind: str, start_server: StartServer, connect: Connect, make_bot: MakeBot
) -> None:
    async def main() -> None:
        server = start_server(kind)
        holder = await connect(server, "unobot", "#uno")
        async with make_bot(server, alternatives=["unobot2"]) as bot:
            await bot.told(BotBack)
            assert bot.network.nick == "unobot2"
            holder.send("QUIT :bye")
            async with asyncio.timeout(PATIENCE):
                while bot.network.nick != "unobot":
                    await asyncio.sleep(0.05)

    asyncio.run(main())


@EACH
def test_a_channel_with_a_key(
    kind: str, start_server: StartServer, connect: Connect, make_bot: MakeBot
) -> None:
    async def main() -> None:
        server = start_server(kind)
        bob = await connect(server, "bob", "#uno")
        bob.send("MODE #uno +k secret")
        await bob.settle()
        async with make_bot(server, channels=[{"name": "#uno", "key": "secret"}]) as bot:
            await bot.told(BotBack)
        async with make_bot(server, channels=[{"name": "#uno", "key": "wrong"}, {"name": "#b"}]) as bot:
            assert (await bot.told(BotBack)).channel == "#b"
            bob.send("MODE #uno -k secret")
            assert (await bot.told(BotBack)).channel == "#uno"

    asyncio.run(main())


@EACH
def test_kicked_and_banned_it_comes_back_when_it_may(
    kind: str, start_server: StartServer, connect: Connect, make_bot: MakeBot
) -> None:
    async def main() -> None:
        server = start_server(kind)
        bob = await connect(server, "bob", "#uno")
        async with make_bot(server) as bot:
            await bot.told(BotBack)
            bob.send("KICK #uno unobot :out")
            assert (await bot.told(BotAway)).channel == "#uno"
            await bot.told(BotBack)
            bob.send("MODE #uno +b unobot!*@*", "KICK #uno unobot :out")
            await bot.told(BotAway)
            bot.say("after the ban")
            await asyncio.sleep(1)
            assert not bot.network.is_here("#uno", "bob")
            bob.send("MODE #uno -b unobot!*@*")
            await bot.told(BotBack)
            await bob.expect("PRIVMSG #uno :?after the ban")

    asyncio.run(main())


@EACH
def test_a_channel_where_it_may_not_speak(
    kind: str, start_server: StartServer, connect: Connect, make_bot: MakeBot
) -> None:
    """Moderated, or silenced by a ban: no line is lost, and all are said when the bot may speak again."""

    async def main() -> None:
        server = start_server(kind)
        bob = await connect(server, "bob", "#uno")
        async with make_bot(server) as bot:
            await bot.told(BotBack)
            changes = [("+m", "-m"), ("+m", "+v unobot"), ("-mv+b unobot unobot!*@*", "-b unobot!*@*")]
            for number, (silence, relief) in enumerate(changes):
                bob.send(f"MODE #uno {silence}")
                await bob.expect(r" MODE #uno ")
                bot.say(f"first {number}", receipt=number)
                bot.say(f"second {number}")
                muted = await bot.told(BotMuted)
                assert (muted.channel, muted.operator.nick) == ("#uno", "bob")
                bob.send(f"MODE #uno {relief}")
                for which in ("first", "second"):
                    line = await bob.expect(r"^:unobot!\S+ PRIVMSG #uno ")
                    assert line.endswith(f"{which} {number}")
                assert (await bot.told(BotUnmuted)).present == (bot.network.speaker("bob"),)
        assert set(bot.receipts) == {0, 1, 2}

    asyncio.run(main())


@EACH
def test_a_server_that_dies_and_comes_back(
    kind: str, start_server: StartServer, connect: Connect, make_bot: MakeBot
) -> None:
    async def main() -> None:
        server = start_server(kind)
        async with make_bot(server) as bot:
            await bot.told(BotBack)
            server.stop()
            assert (await bot.told(BotAway)).channel is None
            bot.say("still here", receipt=7)
            await asyncio.to_thread(server.start)
            bob = await connect(server, "bob", "#uno")
            await bot.told(BotBack)
            await bob.settle()
        assert bot.receipts == [7]

    asyncio.run(main())


INJECTIONS = ["x\r\nQUIT :owned", "x\rQUIT :owned", "x\nQUIT :owned", "x\0y", "\x10rQUIT :owned", "é" * 400]


@EACH
def test_nothing_can_be_injected(
    kind: str, start_server: StartServer, connect: Connect, make_bot: MakeBot
) -> None:
    async def main() -> None:
        server = start_server(kind)
        bob = await connect(server, "bob", "#uno")
        async with make_bot(server) as bot:
            await bot.told(BotBack)
            for text in INJECTIONS:
                bot.say(text)
                bot.say(text, to="bob", kind=Kind.HAND)
                await bob.expect("PRIVMSG #uno")
                await bob.expect("NOTICE bob")
            bob.send("PRIVMSG unobot :\1PING x\x10rQUIT :owned\1")
            await bob.expect("NOTICE bob :\1PING")
            bob.send("PRIVMSG #uno :alive")
            await bot.told(Line)
            assert bot.network.is_here("#uno", "bob")
        assert not any(re.match(r"\S+ QUIT :?owned", line) for line in bob.lines)

    asyncio.run(main())


@EACH
def test_default_limits_never_punish_the_default_pace(
    kind: str, start_server: StartServer, connect: Connect, make_bot: MakeBot
) -> None:
    async def main() -> None:
        server = start_server(kind, FLOOD="default")
        bob = await connect(server, "bob", "#uno")
        async with make_bot(server, pacing={}) as bot:
            await bot.told(BotBack)
            for number in range(12):
                bot.say(f"{number} " + "x" * 380, to="bob", kind=Kind.REPLY, receipt=number)
            started = time.monotonic()
            for number in range(12):
                assert f" :{number} x" in await bob.expect("NOTICE bob", patience=PATIENCE)
            assert time.monotonic() - started < 20
            assert bot.facts.empty()
        assert bot.receipts == list(range(12))

    asyncio.run(main())


def test_lines_in_latin_1(start_server: StartServer, connect: Connect, make_bot: MakeBot) -> None:
    async def main() -> None:
        server = start_server("ngircd")
        bob = await connect(server, "bob", "#uno")
        async with make_bot(server) as bot:
            await bot.told(BotBack)
            bob.send(b"PRIVMSG #uno :caf\xe9", "PRIVMSG #uno :café")
            assert [(await bot.told(Line)).text for _ in range(2)] == ["café", "café"]

    asyncio.run(main())


@pytest.mark.parametrize(("casemap", "operator"), [("ascii", False), ("rfc1459", True)])
def test_casemapping_twins(
    casemap: str, operator: bool, start_server: StartServer, connect: Connect, make_bot: MakeBot
) -> None:
    """On rfc1459 ``al{i}`` is the operator ``al[i]`` after a change of spelling, on ascii somebody else."""

    async def main() -> None:
        server = start_server("inspircd", CASEMAP=casemap)
        al = await connect(server, "al[i]", "#uno")
        async with make_bot(server) as bot:
            await bot.told(BotBack)
            if operator:
                al.send("NICK al{i}", "PRIVMSG #UNO :x")
            else:
                twin = await connect(server, "al{i}", "#uno")
                twin.send("PRIVMSG #UNO :x")
            said = await bot.told(Line)
            assert (said.speaker.nick, said.channel) == ("al{i}", "#uno")
            assert (bot.network.status("#uno", "al{i}") == "op") is operator

    asyncio.run(main())


def test_the_echo_is_the_receipt(start_server: StartServer, connect: Connect, make_bot: MakeBot) -> None:
    async def main() -> None:
        server = start_server("inspircd")
        bob = await connect(server, "bob", "#uno")
        async with make_bot(server) as bot:
            await bot.told(BotBack)
            bot.say("to all", receipt=1)
            bot.say("to bob", to="bob", kind=Kind.HAND, receipt=2)
            bot.say("to nobody", to="gone", kind=Kind.REPLY, query=True, receipt=3)
            await bob.expect("to bob")
            async with asyncio.timeout(3):
                while len(bot.receipts) < 3:
                    await asyncio.sleep(0.01)
            assert sorted(bot.receipts) == [1, 2, 3]
            assert not bot.network._outbox._echoes

    asyncio.run(main())
