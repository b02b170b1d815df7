"""A demo server on loopback, and peers that speak to it in plain lines."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from unobot.demo.server import DemoServer

WAIT_S = 5.0
SERVER = ":demo.unobot "


class Peer:
    """A client at the level of lines. What the server says of itself is read without its name in front."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self._syncs = 0

    def send(self, *lines: str | bytes) -> None:
        for line in lines:
            data = line if isinstance(line, bytes) else line.encode()
            self.writer.write(data + b"\r\n")

    async def line(self) -> str:
        """The next line; empty when the server has closed the connection."""
        async with asyncio.timeout(WAIT_S):
            data = await self.reader.readline()
        assert len(data) <= 512
        return data.decode("utf-8", "surrogateescape").removesuffix("\r\n").removeprefix(SERVER)

    async def answers(self, *lines: str | bytes) -> list[str]:
        """Send the lines; return all that this peer was sent up to the moment when they were obeyed."""
        self._syncs += 1
        end = f"PONG demo.unobot :sync-{self._syncs}"
        self.send(*lines, f"PING :sync-{self._syncs}")
        heard = []
        while (line := await self.line()) != end:
            assert line, f"closed after {heard}"
            heard.append(line)
        return heard

    async def to_the_end(self) -> list[str]:
        """All lines until the server closes the connection."""
        heard = []
        while line := await self.line():
            heard.append(line)
        return heard

    def close(self) -> None:
        self.writer.close()


class ClockLoop(asyncio.SelectorEventLoop):
    """A loop whose clock can be put forward."""

    ahead = 0.0

    def time(self) -> float:
        return super().time() + self.ahead

    def advance(self, seconds: float) -> None:
        self.ahead += seconds


class Stage:
    """A running server and the peers on it."""

    def __init__(self, server: DemoServer) -> None:
        self.server = server
        self._peers: list[Peer] = []

    async def connect(self) -> Peer:
        """A peer that has said nothing yet."""
        async with asyncio.timeout(WAIT_S):
            peer = Peer(*await asyncio.open_connection(self.server.host, self.server.port))
        self._peers.append(peer)
        return peer

    async def join(self, *nicks: str, channel: str = "#uno", caps: str = "") -> list[Peer]:
        """Registered peers of these nicks, in the channel (if one is named), with nothing left to read."""
        peers = [await self.connect() for _ in nicks]
        for peer, nick in zip(peers, nicks, strict=True):
            asked = [f"CAP REQ :{caps}", "CAP END"] if caps else []
            entering = [f"JOIN {channel}"] if channel else []
            await peer.answers(f"NICK {nick}", f"USER {nick} 0 * :The {nick}", *asked, *entering)
        for peer in peers:
            await peer.answers()
        return peers

    def advance(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, ClockLoop)
        loop.advance(seconds)

    def close(self) -> None:
        for peer in self._peers:
            peer.close()


@pytest.fixture
def on_stage() -> Callable[..., Any]:
    """Runs a scene, a coroutine function of a `Stage`, and returns what it returns."""

    def run(scene: Callable[[Stage], Awaitable[Any]], **options: Any) -> Any:
        async def play() -> Any:
            async with DemoServer(**options) as server:
                stage = Stage(server)
                try:
                    return await scene(stage)
                finally:
                    stage.close()

        with asyncio.Runner(loop_factory=ClockLoop) as runner:
            return runner.run(play())

    return run
