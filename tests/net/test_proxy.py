"""Through a proxy that the test runs: SOCKS5, SOCKS4 and HTTP CONNECT, with and without a password."""

import asyncio
import base64
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from tests.net.test_network import PATIENCE, Peer, Told, make_network, serving, unused_port
from unobot.net.settings import NetworkSettings
from unobot.table.presence import BotBack

USER, PASSWORD = "bot", "s3cret"
NAME = "irc.invalid"
"""A name that only the proxy knows."""


class Proxy:
    """Knows where ``NAME`` is; ``asked`` are the names that it was asked for.

    With ``is_locked`` it wants user and password, with ``refuses`` it connects nobody.
    """

    def __init__(self, port: int, *, is_locked: bool = False, refuses: bool = False) -> None:
        self.asked: list[str] = []
        self._port = port
        self._is_locked = is_locked
        self._refuses = refuses

    async def socks5(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        """RFC 1928, and 1929 for the password; the address is always a name (type 3)."""
        _, count = await reader.readexactly(2)
        methods = await reader.readexactly(count)
        assert (2 if self._is_locked else 0) in methods
        writer.write(bytes([5, 2 if self._is_locked else 0]))
        if self._is_locked:
            assert await reader.readexactly(1) == b"\1"
            user, password = [await self._counted(reader) for _ in range(2)]
            is_right = (user, password) == (USER, PASSWORD)
            writer.write(bytes([1, not is_right]))
            if not is_right:
                return False
        assert await reader.readexactly(4) == bytes([5, 1, 0, 3])
        self.asked.append(await self._counted(reader))
        await reader.readexactly(2)
        writer.write(bytes([5, 5 if self._refuses else 0, 0, 1, 0, 0, 0, 0, 0, 0]))
        return not self._refuses

    @staticmethod
    async def _counted(reader: asyncio.StreamReader) -> str:
        (length,) = await reader.readexactly(1)
        return (await reader.readexactly(length)).decode()

    async def socks4(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        """SOCKS4a: an address of 0.0.0.x says that a name follows."""
        head = await reader.readexactly(8)
        assert head[:2] == b"\4\1"
        assert head[4:7] == b"\0\0\0"
        await reader.readuntil(b"\0")
        self.asked.append((await reader.readuntil(b"\0"))[:-1].decode())
        writer.write(bytes([0, 91 if self._refuses else 90]) + bytes(6))
        return not self._refuses

    async def http(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        """CONNECT of RFC 9110, with Basic authentication."""
        request = (await reader.readuntil(b"\r\n\r\n")).decode()
        self.asked.append(request.split()[1].partition(":")[0])
        right = "Basic " + base64.b64encode(f"{USER}:{PASSWORD}".encode()).decode()
        if self._is_locked and right not in request:
            writer.write(b"HTTP/1.1 407 Proxy Authentication Required\r\n\r\n")
            return False
        writer.write(b"HTTP/1.1 503 No\r\n\r\n" if self._refuses else b"HTTP/1.1 200 OK\r\n\r\n")
        return not self._refuses

    @asynccontextmanager
    async def running(self, kind: str) -> AsyncIterator[int]:
        """Serve; gives the port."""
        shake: Callable[..., Awaitable[bool]] = getattr(self, kind)

        async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            if await shake(reader, writer):
                inside = await asyncio.open_connection("127.0.0.1", self._port)
                await asyncio.gather(pump(reader, inside[1]), pump(inside[0], writer))
            writer.close()

        async with await asyncio.start_server(handle, "127.0.0.1", 0) as server:
            yield server.sockets[0].getsockname()[1]


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(4096):
        writer.write(data)
    writer.close()


def through(kind: str, port: int, **keys: Any) -> dict[str, Any]:
    servers = [{"host": NAME, "port": 6667, "tls": False}]
    return {"servers": servers, "proxy": {"type": kind, "host": "127.0.0.1", "port": port, **keys}}


@pytest.mark.parametrize(
    ("kind", "is_locked"),
    [("socks5", False), ("socks5", True), ("socks4", False), ("http", False), ("http", True)],
)
def test_the_proxy_connects_the_bot_and_looks_up_the_name(kind: str, is_locked: bool) -> None:
    async def main() -> None:
        told = Told()
        keys = {"user": USER, "password": PASSWORD} if is_locked else {}
        async with serving(Peer.welcome) as port:
            proxy = Proxy(port, is_locked=is_locked)
            async with proxy.running(kind) as proxy_port:
                network = make_network(told, **through(kind, proxy_port, **keys))
                network.start()
                await told.next(BotBack)
                await network.close()
        assert proxy.asked == [NAME]

    asyncio.run(main())


async def complaint(caplog: pytest.LogCaptureFixture, **settings: Any) -> str:
    """What the log says of the first try to connect."""
    network = make_network(Told(), **settings)
    network.start()
    async with asyncio.timeout(PATIENCE):
        while "next try" not in caplog.text:
            await asyncio.sleep(0)
    await network.close()
    return caplog.messages[0]


@pytest.mark.parametrize("kind", ["socks5", "socks4", "http"])
def test_a_proxy_that_refuses_is_named(kind: str, caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        async with Proxy(0, refuses=True).running(kind) as port:
            said = await complaint(caplog, **through(kind, port))
            assert f"irc.invalid:6667 cannot be reached: the proxy 127.0.0.1:{port} refuses: " in said

    asyncio.run(main())


@pytest.mark.parametrize("kind", ["socks5", "http"])
def test_a_wrong_password_is_refused_and_not_shown(kind: str, caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        async with Proxy(0, is_locked=True).running(kind) as port:
            said = await complaint(caplog, **through(kind, port, user=USER, password="wr0ng"))
            assert "refuses" in said
            assert "wr0ng" not in caplog.text

    asyncio.run(main())


def test_a_proxy_that_is_not_there_is_named(caplog: pytest.LogCaptureFixture) -> None:
    port = unused_port()
    said = asyncio.run(complaint(caplog, **through("socks5", port)))
    assert "irc.invalid:6667 cannot be reached" in said
    assert f"proxy 127.0.0.1:{port}" in said


def test_a_proxy_that_says_nothing_is_given_up(caplog: pytest.LogCaptureFixture) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        proxy = through("socks5", silent.getsockname()[1])
        said = asyncio.run(complaint(caplog, patience={"connect": 0.05}, **proxy))
    assert "does not answer" in said


def test_the_secret_is_not_shown() -> None:
    keys = {"host": "proxy.example", "port": 1080, "user": USER, "password": PASSWORD}
    settings = msgspec.convert(
        {"name": "net", "servers": [{"host": "a.example"}], "proxy": keys}, NetworkSettings
    )
    assert PASSWORD not in repr(settings)
    assert "proxy.example" in repr(settings)
