"""Real IRC servers on loopback, and a plain client to talk to them with.

A server that is not installed skips its tests, but fails them where ``CI`` is ``true``.
"""

import asyncio
import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from unobot.net.network import Network
from unobot.net.settings import NetworkSettings
from unobot.speech.formatting import strip
from unobot.table.clock import LoopClock
from unobot.table.outputs import Kind, Output
from unobot.table.presence import Presence, Speaker

SERVERS = Path(__file__).parent.parent / "servers"
PROGRAMS = {
    "ngircd": ["ngircd"],
    "inspircd": ["inspircd"],
    "hybrid": ["ircd-hybrid"],
    "services": ["inspircd", "atheme-services"],
    "ngircd-services": ["ngircd", "atheme-services"],
    "ngircd-pair": ["ngircd"],
    "inspircd-pair": ["inspircd"],
}
SCRIPTS = {
    "services": "atheme/with-inspircd.sh",
    "ngircd-services": "atheme/with-ngircd.sh",
    "ngircd-pair": "ngircd/netsplit.sh",
    "inspircd-pair": "inspircd/netsplit.sh",
}
PLACES = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/usr/bin"])
START_PATIENCE = 20.0
STOP_PATIENCE = 10.0
TALK_PATIENCE = 30.0
FAST = {"burst": 100, "rate": 100, "outstanding": 100_000}
QUICK = {"first": 0.2, "longest": 0.5, "rejoin": 0.2, "banned": 0.5}


def unused_ports(number: int) -> int:
    """The first of ``number`` ports in a row that nobody listens on."""
    for _ in range(100):
        with contextlib.ExitStack() as held, contextlib.suppress(OSError):
            probe = held.enter_context(socket.socket())
            probe.bind(("127.0.0.1", 0))
            first = int(probe.getsockname()[1])
            for port in range(first + 1, first + number):
                held.enter_context(socket.socket()).bind(("127.0.0.1", port))
            return first
    raise AssertionError("no free ports")


class IrcServer:
    """One script of ``tests/servers``, in a process of its own.

    ``port`` takes clients, ``tls_port`` too where TLS is asked for. Of a pair ``other_port`` is the second
    server's, and ``control_port`` that of the link between them.
    """

    def __init__(self, kind: str, folder: Path, *, tls: bool = False, **environment: str) -> None:
        self.kind = kind
        self.port = unused_ports(5)
        self.tls_port = self.port + 1 if tls else None
        self.other_port = self.port + 1
        self.control_port = self.port + 4
        self.certificate = folder / f"{kind}-{self.port}.pem"
        self._log = folder / f"{kind}-{self.port}.log"
        self._environment = {**os.environ, "CERTOUT": str(self.certificate), **environment}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Run the server; it is there when its ports answer."""
        is_pair = self.kind.endswith("-pair")
        script = SERVERS / SCRIPTS.get(self.kind, f"{self.kind}/start.sh")
        arguments = [self.port, self.other_port if is_pair else self.tls_port or ""]
        if self.kind in SCRIPTS:
            arguments.append(self.port + 3)
        ports = [self.port, self.other_port] if is_pair else [self.port, self.tls_port]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [script, *map(str, arguments)],
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        for port in filter(None, ports):
            self._wait_for(port)

    def _wait_for(self, port: int) -> None:
        deadline = time.monotonic() + START_PATIENCE
        while time.monotonic() < deadline:
            if self._process is None or self._process.poll() is not None:
                break
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
            except OSError:
                time.sleep(0.05)
            else:
                return
        self.stop()
        pytest.fail(f"{self.kind} does not answer on port {port}:\n{self._log.read_text(errors='replace')}")

    def stop(self) -> None:
        """End the server; it can be started again on the same ports."""
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(STOP_PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait(STOP_PATIENCE)
        self._process = None


def require(kind: str) -> None:
    """Skip the test, or fail it in CI, where a program of the server ``kind`` is not installed."""
    if kind == "hybrid" and "HYBRID_ROOT" in os.environ:
        return
    missing = [program for program in PROGRAMS[kind] if not shutil.which(program, path=PLACES)]
    if missing:
        reason = f"not installed: {', '.join(missing)}"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., IrcServer]]:
    """``start_server(kind, tls=False, **environment)`` runs a server until the test is over."""
    servers: list[IrcServer] = []

    def start(kind: str, *, tls: bool = False, **environment: str) -> IrcServer:
        require(kind)
        server = IrcServer(kind, tmp_path, tls=tls, **environment)
        servers.append(server)
        server.start()
        return server

    yield start
    for server in servers:
        server.stop()


class Client:
    """A user with a bare socket."""

    def __init__(self, nick: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.nick = nick
        self.lines: list[str] = []
        self._reader = reader
        self._writer = writer

    def send(self, *lines: str | bytes) -> None:
        """Send raw lines."""
        # Servers hold a second line back until the first is acknowledged: acknowledge at once.
        self._writer.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_QUICKACK, 1)
        for line in lines:
            self._writer.write((line if isinstance(line, bytes) else line.encode()) + b"\r\n")

    async def expect(self, pattern: str, patience: float = TALK_PATIENCE) -> str:
        """Read until a line matches ``pattern``; PING is answered. All lines read stay in ``lines``."""
        why = "was hung up on"
        try:
            async with asyncio.timeout(patience):
                while raw := await self._reader.readline():
                    line = raw.decode(errors="replace").rstrip("\r\n")
                    self.lines.append(line)
                    if line.startswith("PING"):
                        self.send("PONG" + line[4:])
                    if re.search(pattern, line):
                        return line
        except TimeoutError:
            why = f"has waited for {patience:g} s"
        raise AssertionError(f"{self.nick} {why} without {pattern!r}; last lines: {self.lines[-8:]}")

    async def settle(self) -> list[str]:
        """Everything that the server has sent so far and was not read yet."""
        start = len(self.lines)
        self.send("PING settled")
        await self.expect(r"PONG .*settled")
        return self.lines[start:-1]

    def close(self) -> None:
        """Hang up."""
        self._writer.close()


@pytest.fixture
def connect() -> Callable[..., Awaitable[Client]]:
    """``await connect(server, nick, *channels)`` gives a registered client that sits in ``channels``.

    With ``port`` it connects there: to the other server of a pair.
    """

    async def make(server: IrcServer, nick: str, *channels: str, port: int | None = None) -> Client:
        client = Client(nick, *await asyncio.open_connection("127.0.0.1", port or server.port))
        client.send(f"NICK {nick}", f"USER {nick} 0 * :{nick}")
        await client.expect(r"^\S+ (376|422) ")
        for channel in channels:
            client.send(f"JOIN {channel}")
            await client.expect(rf"^\S+ 366 {re.escape(nick)} {re.escape(channel)}")
        return client

    return make


class Said(msgspec.Struct):
    text: str


def word(outputs: Sequence[Output], room: int, plain: bool) -> list[str]:
    return [output.message.text for output in outputs if isinstance(output.message, Said)]


class NetworkBot:
    """A network without tables: the test hears the facts and says the outputs."""

    def __init__(self, server: Any, **settings: Any) -> None:
        tls = server.tls_port is not None
        base = {
            "name": "net",
            "servers": [{"host": "127.0.0.1", "port": server.tls_port or server.port, "tls": tls}],
            "channels": [{"name": "#uno"}],
            "pacing": FAST,
            "retry": QUICK,
        }
        self.facts: asyncio.Queue[Presence] = asyncio.Queue()
        self.receipts: list[int | None] = []
        self.network = Network(
            msgspec.convert({**base, **settings}, NetworkSettings),
            hear=self.facts.put_nowait,
            word=word,
            strip=strip,
            address=lambda output: self._user(output.to or ""),
            receipt=lambda output: self.receipts.append(output.receipt),
            clock=LoopClock(),
        )

    async def __aenter__(self) -> "NetworkBot":
        self.network.start()
        return self

    async def __aexit__(self, *failure: object) -> None:
        await self.network.close("over")

    def _user(self, nick: str) -> Speaker:
        return self.network.speaker(nick) or Speaker(network="net", nick=nick, user="", host="")

    async def told(self, kind: type[Presence]) -> Any:
        """The next fact of this kind; others are passed over."""
        async with asyncio.timeout(TALK_PATIENCE):
            while not isinstance(fact := await self.facts.get(), kind):
                pass
        return fact

    def say(self, text: str, to: str | None = None, kind: Kind = Kind.PLAY, **fields: Any) -> None:
        self.network.put(
            Output(network="net", channel="#uno", to=to, kind=kind, message=Said(text), **fields)
        )


@pytest.fixture
def make_bot() -> type[NetworkBot]:
    """``make_bot(server, **settings)`` is a bot on ``server``, to be entered with ``async with``."""
    return NetworkBot
