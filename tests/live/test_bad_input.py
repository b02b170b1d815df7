"""Bad input of every kind, to the real bot: a clear error or a polite refusal, and the bot lives on."""

import asyncio
import logging
import re
import signal
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.live.process import BUDGETS, BotProcess, network
from tests.live.scripted import Scripted, scripted_server
from unobot import app
from unobot.config import Config

pytestmark = [pytest.mark.live, pytest.mark.timeout(90)]

PATIENCE = 30.0
LIMIT = 512
COMMANDS = {"CAP", "NICK", "USER", "JOIN", "WHO", "WHOIS", "MODE", "PING", "PONG", "PRIVMSG", "NOTICE"}
"""What the bot has a reason to send here; there is none for QUIT."""
CLOSED_PORT = 1
"""A port on which nobody listens, and nobody without rights may."""

StartServer = Callable[..., Any]
Connect = Callable[..., Awaitable[Any]]
Start = Callable[..., BotProcess]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """``start(config)`` runs the bot until the test is over."""
    bots: list[BotProcess] = []

    def run(config: dict[str, Any] | str) -> BotProcess:
        bots.append(BotProcess(tmp_path, config))
        return bots[-1]

    yield run
    for bot in bots:
        bot.close()


# -- configurations ----------------------------------------------------------------------------------------

NETWORKS = "networks:\n- name: net\n  servers: [{host: 127.0.0.1}]\n  channels: [{name: '#uno'}]\n"


@pytest.mark.parametrize(
    ("text", "problems"),
    [
        (
            NETWORKS + "table:\n  rules:\n    house.staking: same\n",
            [":7: table.rules.house.staking: ", "house.stacking"],
        ),
        (
            NETWORKS + "table:\n  rules:\n    house.stacking: any\n",
            [":7: table.rules.house.stacking: ", "wild_draw_four.enforcement"],
        ),
        (NETWORKS + "table:\n  ruleset: clasic\n", [":6: table.ruleset: ", "did you mean classic?"]),
        (NETWORKS + "tabel: {}\n", [":5: tabel: ", "did you mean table"]),
        (NETWORKS + "table: {times: {turn: soon}}\n", [":5: table.times.turn: ", "number"]),
        (NETWORKS + "table: [\n", [":6: "]),
        (NETWORKS + "\ttable: {}\n", [":5: "]),
        ("networks: \0\n", [":1: "]),
        (NETWORKS + "data_folder: unobot.yaml/data\n", [":5: data_folder: ", "written"]),
    ],
)
def test_a_wrong_configuration(text: str, problems: list[str], start: Start) -> None:
    """File, line, key and reason are named, and nothing is started."""

    async def main() -> None:
        bot = start(text)
        assert await bot.exit_code() == 2
        said = bot.output.rstrip("\n")
        assert said.startswith(f"{bot.file}{problems[0]}")
        assert all(problem in said for problem in problems)
        assert "Traceback" not in said

    asyncio.run(main())


def test_a_path_that_cannot_be_written_after_all(start: Start) -> None:
    """What only the attempt shows is told as well."""

    async def main() -> None:
        bot = start(NETWORKS + "data_folder: /proc/unobot\n")
        assert await bot.exit_code() == 1
        assert "ERROR unobot.hosting.running: the database cannot be used" in bot.output
        assert "/proc/unobot" in bot.output
        assert "Traceback" not in bot.output

    asyncio.run(main())


# -- servers -----------------------------------------------------------------------------------------------


def test_a_wrong_server_password(start_server: StartServer, start: Start) -> None:
    """There is no use in trying again; the password is not shown."""

    async def main() -> None:
        server = start_server("ngircd")
        bot = start({"networks": [network(server.port, password="tr0ub4dor")], "log": {"level": "debug"}})
        assert await bot.exit_code() == 1
        assert "net: the server's password is wrong or missing (`password`)" in bot.output
        assert "given up" in bot.output
        assert "tr0ub4dor" not in bot.output
        assert "Traceback" not in bot.output

    asyncio.run(main())


def test_an_unreachable_server(start_server: StartServer, start: Start) -> None:
    """It is tried again, and the other networks are not kept waiting."""

    async def main() -> None:
        server = start_server("ngircd")
        bot = start({"networks": [network(CLOSED_PORT, "lost"), network(server.port, "found")]})
        assert "next try in" in await bot.logged(f"lost: 127.0.0.1:{CLOSED_PORT} cannot be reached")
        await bot.logged("found: in #uno")
        bot.tell(signal.SIGTERM)
        assert await bot.exit_code() == 0
        assert "Traceback" not in bot.output

    asyncio.run(main())


def test_an_untrusted_certificate(start_server: StartServer, start: Start) -> None:
    """The cure is named; with the authority's certificate the bot comes."""

    async def main() -> None:
        server = start_server("ngircd", tls=True)
        place = network(server.port)
        place["servers"] = [{"host": "127.0.0.1", "port": server.tls_port}]
        bot = start({"networks": [place]})
        line = await bot.logged("certificate that is not trusted")
        assert "`tls.ca_file`" in line
        assert bot.alive
        bot.close()
        bot = start({"networks": [place | {"tls": {"ca_file": str(server.certificate)}}]})
        await bot.logged("net: in #uno")

    asyncio.run(main())


# -- lines -------------------------------------------------------------------------------------------------

GARBAGE = [
    b"!play " + b"x" * 10_000,
    b"!" + b"y" * 10_000,
    b"!uno " + b"z" * 10_000,
    b"!help " + b"h" * 10_000,
    b"!play #" + b"9" * 10_000,
    b"!uno " + b"9" * 10_000,
    b"!catch " + "é".encode() * 5_000,
    b"!play r5\0QUIT",
    b"!play \rQUIT :owned",
    b"!catch x\rPRIVMSG #uno :owned",
    b"!play \xff\xfe\xc3",
    b"!play \x10rQUIT :owned\x10n",
    b"!play \x03\x0304,99r\x0f\x02\x16",
    b"\1ACTION !play r5\1",
    b"\1VERSION\1",
    b"\1PING \rQUIT :owned\1",
    b"\1DCC SEND x 1 2 3\1",
    b"\1",
    b"",
    b" ",
    b"!",
    b"!\xe2\x80\xae!",
    b"{0} { $nick } %s %n \\n",
    b"!play { $nick }",
]


@pytest.mark.parametrize("where", [b"#uno", b"unobot"], ids=["channel", "query"])
@pytest.mark.parametrize("is_game_on", [False, True], ids=["idle", "playing"])
def test_garbage_as_a_command(where: bytes, is_game_on: bool, start: Start) -> None:
    """Nothing is executed, no answer is longer than a line or says what must not be, and the bot plays on."""

    async def main() -> None:
        async with scripted_server() as server:
            bot = start({"networks": [network(server.port)], "table": {"budgets": BUDGETS}})
            await server.expect(r"^WHO #uno")
            if is_game_on:
                server.say(b"!uno")
                server.say(b"!join", nick=b"bob")
                server.say(b"!deal")
                await server.expect(r"^PRIVMSG #uno :Hand 1")
            for number, line in enumerate(GARBAGE):
                server.say(line, target=where)
                server.send(b"PING :after%d" % number)
                await server.expect(rf"^PONG :?after{number}\b")
            server.say(b"!help top", target=b"unobot", nick=b"bob")
            await server.expect(r"^PRIVMSG bob :!top tells")
            check_lines(server)
            assert bot.alive
            assert "ERROR" not in bot.output
            assert "Traceback" not in bot.output

    asyncio.run(main())


def check_lines(server: Scripted) -> None:
    """All that the bot has sent is lines of IRC, and none of them is what somebody else wanted sent."""
    for line in server.lines:
        assert len(line) <= LIMIT
        assert line.endswith(b"\r\n")
        assert not re.search(rb"[\r\n\0]", line[:-2])
        assert line.decode().split()[0] in COMMANDS
        assert not line.startswith(b"PRIVMSG #uno :owned")


def test_lines_that_no_server_should_send(start: Start) -> None:
    """Whatever the server says, the next command is heard."""
    nonsense = [
        b"",
        b" ",
        b":",
        b": ",
        b"@",
        b"@a=b",
        b":ann!ann@host.test",
        b"PRIVMSG",
        b":ann!ann@host.test PRIVMSG",
        b":ann!ann@host.test PRIVMSG #uno",
        b"PRIVMSG #uno :!uno",
        b":ann!ann@host.test QUIT",
        b":ann!ann@host.test JOIN",
        b":ann!ann@host.test KICK #uno",
        b":ann!ann@host.test MODE #uno +o",
        b":ann!ann@host.test NICK",
        b":irc.test 005 unobot PREFIX= CHANMODES= CASEMAPPING=x NICKLEN=y :are",
        b":irc.test 005 unobot PREFIX=(ov)@+ CHANMODES=b,k,l,imnpst :are",
        b":irc.test 353",
        b":irc.test 352 unobot",
        b"\xff\xfe\xfd",
        b"x" * 100_000,
        b"PING",
    ]

    async def main() -> None:
        async with scripted_server() as server:
            bot = start({"networks": [network(server.port)]})
            await server.expect(r"^WHO #uno")
            for line in nonsense:
                server.send(line)
            server.send(b":ann!ann@host.test JOIN #uno")
            server.say(b"!uno")
            await server.expect(r"^PRIVMSG #uno :ann opens a game of UNO")
            check_lines(server)
            assert bot.alive

    asyncio.run(main())


# -- faults of the bot's own -------------------------------------------------------------------------------


def test_a_failure_stays_with_its_command(
    start_server: StartServer,
    connect: Connect,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Where a deal fails, who asked is told, and the log; other tables and the next deal do not notice."""
    seed, failures = app.secret_seed, iter([ValueError("no more entropy")])

    def failing_once() -> bytes:
        if failure := next(failures, None):
            raise failure
        return seed()

    async def main() -> None:
        server = start_server("ngircd")
        ann = await connect(server, "ann", "#uno", "#cards")
        channels = [{"name": "#uno"}, {"name": "#cards"}]
        config = msgspec.convert({"networks": [network(server.port, channels=channels)]}, Config)
        async with app.Bot(config):
            for channel in ("#uno", "#cards"):
                await ann.expect(rf"^:unobot!\S+ JOIN :?{channel}")
            for channel in ("#uno", "#cards"):
                ann.send(f"PRIVMSG {channel} :!uno", f"PRIVMSG {channel} :!addbot")
                await ann.expect(rf"PRIVMSG {channel} :.*2 players")
            ann.send("PRIVMSG #uno :!deal")
            await ann.expect(r"NOTICE ann :Something went wrong here, and nothing was changed")
            ann.send("PRIVMSG #cards :!deal")
            await ann.expect(r"PRIVMSG #cards :Hand 1: ")
            ann.send("PRIVMSG #uno :!deal")
            await ann.expect(r"PRIVMSG #uno :Hand 1: ")

    monkeypatch.setattr(app, "secret_seed", failing_once)
    with caplog.at_level(logging.ERROR):
        asyncio.run(main())
    (record,) = caplog.records
    assert record.message == "net #uno: Typed failed"
    assert "no more entropy" in caplog.text
