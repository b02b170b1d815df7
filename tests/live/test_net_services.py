"""Logins on InspIRCd with Atheme: SASL PLAIN and EXTERNAL, NickServ, and the accounts of others."""

import asyncio
import hashlib
import ssl
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from unobot.table.presence import Arrived, BotBack, Line, Renamed

pytestmark = [pytest.mark.live, pytest.mark.timeout(90)]

StartServer = Callable[..., Any]
Connect = Callable[..., Awaitable[Any]]
MakeBot = Callable[..., Any]


async def register(connect: Connect, server: Any, nick: str, password: str) -> Any:
    """A client that has just registered its nick; services may take some seconds to come up."""
    client = await connect(server, nick)
    for _ in range(20):
        client.send(f"PRIVMSG NickServ :REGISTER {password} {nick}@example.org")
        lines = await client.settle()
        if not any(" 401 " in line for line in lines):
            await client.expect(r" 900 |now registered")
            return client
        await asyncio.sleep(0.5)
    raise AssertionError("services do not come")


def own_certificate(folder: Path) -> tuple[Path, str]:
    """A client certificate with its key in one file, and its SHA-256 fingerprint."""
    key, certificate, both = folder / "key.pem", folder / "certificate.pem", folder / "bot.pem"
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=unobot",
    ]
    subprocess.run([*command, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    both.write_text(key.read_text() + certificate.read_text())
    return both, hashlib.sha256(ssl.PEM_cert_to_DER_cert(certificate.read_text())).hexdigest()


def test_sasl_plain_and_external(
    start_server: StartServer,
    connect: Connect,
    make_bot: MakeBot,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def main() -> None:
        server = start_server("services", tls=True)
        owner = await register(connect, server, "unoacct", "long-enough")
        file, fingerprint = own_certificate(tmp_path)
        owner.send(f"PRIVMSG NickServ :CERT ADD {fingerprint}")
        await owner.expect("NOTICE unoacct :.*fingerprint")
        tls = {"ca_file": str(server.certificate)}
        plain = {"user": "unoacct", "password": "long-enough", "required": True}
        async with make_bot(server, tls=tls, sasl=plain, identify_before_join=True) as bot:
            await bot.told(BotBack)
            assert bot.network.speaker("unobot").account == "unoacct"
        external = {"mechanism": "external", "required": True}
        tls = {**tls, "cert_file": str(file)}
        async with make_bot(server, tls=tls, sasl=external, identify_before_join=True) as bot:
            await bot.told(BotBack)
            assert bot.network.speaker("unobot").account == "unoacct"
        async with make_bot(server, tls=tls, sasl={**plain, "password": "wrong"}) as bot:
            async with asyncio.timeout(30):
                while "the configuration requires one" not in caplog.text:
                    await asyncio.sleep(0.05)
            assert bot.facts.empty()

    asyncio.run(main())


def test_nickserv_frees_the_nick_and_logs_in(
    start_server: StartServer, connect: Connect, make_bot: MakeBot
) -> None:
    async def main() -> None:
        server = start_server("services")
        stale = await register(connect, server, "unobot", "long-enough")
        async with make_bot(
            server, nickserv={"password": "long-enough", "account": "unobot"}, identify_before_join=True
        ) as bot:
            await bot.told(BotBack)
            assert bot.network.speaker(bot.network.nick).account == "unobot"
            await stale.expect("ERROR|KILL")
            async with asyncio.timeout(30):
                while bot.network.nick != "unobot":
                    await asyncio.sleep(0.05)

    asyncio.run(main())


def test_accounts_are_seen_coming_and_going(
    start_server: StartServer, connect: Connect, make_bot: MakeBot
) -> None:
    async def main() -> None:
        server = start_server("services")
        bob = await register(connect, server, "bob", "long-enough")
        bob.send("JOIN #uno")
        async with make_bot(server) as bot:
            back = await bot.told(BotBack)
            assert [(who.nick, who.account) for who in back.present] == [("bob", "bob")]
            bob.send("PRIVMSG NickServ :LOGOUT")
            assert (await bot.told(Renamed)).after.account is None
            bob.send("PRIVMSG NickServ :IDENTIFY bob long-enough")
            assert (await bot.told(Renamed)).after.account == "bob"
            bob.send("PART #uno", "JOIN #uno")
            assert (await bot.told(Arrived)).speaker.account == "bob"
            bob.send("PART #uno", "PRIVMSG unobot :hand")
            assert (await bot.told(Line)).speaker.account == "bob"

    asyncio.run(main())


def test_who_an_account_belongs_to_is_asked_where_servers_do_not_show_it(
    start_server: StartServer, connect: Connect, make_bot: MakeBot
) -> None:
    async def main() -> None:
        server = start_server("ngircd-services")
        bob = await register(connect, server, "bob", "long-enough")
        bob.send("JOIN #uno")
        async with make_bot(server) as bot:
            [there] = (await bot.told(BotBack)).present
            assert there.account is None
            bob.send("PRIVMSG #uno :!uno")
            assert (await bot.told(Line)).speaker == there
            known = (await bot.told(Renamed)).after
            assert known.account == "bob"
            bob.send("PRIVMSG #uno :!deal")
            assert (await bot.told(Line)).speaker == known

    asyncio.run(main())
