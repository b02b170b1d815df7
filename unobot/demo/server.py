"""An IRC server of one process, for the demo: connections, and the clock that finds the dead ones.

A line received is obeyed at once; a line to be sent goes into the transport's buffer. Two limits keep a
client from doing harm: one that does not read is cut off when its buffer is full, and one that says
nothing for a ping interval is asked, and is gone after another.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from types import TracebackType
from typing import Self

from unobot.demo.handlers import dispatch
from unobot.demo.handlers.registration import leave_network
from unobot.demo.lines import LineBuffer, OverlongLine, encode, parse
from unobot.demo.network import Network, User
from unobot.demo.numerics import Numeric

log = logging.getLogger(__name__)

SEND_QUEUE = 256 * 1024
"""Bytes that may wait for one client to read them."""

_FLUSH_S = 5.0
"""How long a closed connection may take to deliver its last lines, in seconds."""


class Connection(asyncio.Protocol):
    """One client's connection: its lines in and out, and its signs of life."""

    _transport: asyncio.Transport
    _user: User
    _timer: asyncio.TimerHandle

    def __init__(self, network: Network, ping_interval: float, open_connections: set["Connection"]) -> None:
        self._network = network
        self._ping_interval = ping_interval
        self._open_connections = open_connections
        self._loop = asyncio.get_running_loop()
        self._lines = LineBuffer()
        self._silent = False
        self._asked = False
        self._ending = "Connection closed"

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin: the client is a user without a name."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        now = self._network.now()
        address, *_ = transport.get_extra_info("peername")
        # A host that begins with a colon would be taken for the last parameter of a line.
        host = f"0{address}" if address.startswith(":") else address
        self._user = User(link=self, server=self._network.name, host=host, signed_on=now, spoke=now)
        self._open_connections.add(self)
        self._timer = self._loop.call_later(self._ping_interval, self._check_life)

    def data_received(self, data: bytes) -> None:
        """Obey each line that is complete."""
        self._silent = self._asked = False
        for line in self._lines.feed(data):
            if not self._transport.is_closing():
                self._obey(line)

    def _obey(self, line: bytes) -> None:
        try:
            message = parse(line)
            if message:
                dispatch(self._network, self._user, message)
        except OverlongLine:
            self._user.reply(Numeric.ERR_INPUTTOOLONG)
        except Exception:
            # A fault of the server must cost the client no more than this one command.
            log.exception("a command of %s failed", self._user.mask)

    def connection_lost(self, error: Exception | None) -> None:
        """End: whoever is still on the network leaves it now."""
        self._timer.cancel()
        self._open_connections.discard(self)
        leave_network(self._network, self._user, str(error) if error else self._ending)

    def send(self, line: str) -> None:
        """Send one line; a client that has left too many unread is cut off instead."""
        if self._transport.is_closing():
            return
        self._transport.write(encode(line))
        if self._transport.get_write_buffer_size() > SEND_QUEUE:
            self._ending = "Send queue exceeded"
            self._transport.abort()

    def close(self, reason: str) -> None:
        """Take the user off the network, tell it why, and close the connection."""
        leave_network(self._network, self._user, reason)
        self.send(f"ERROR :Closing link: {self._user.host} ({reason})")
        self._transport.close()
        self._timer.cancel()
        self._timer = self._loop.call_later(_FLUSH_S, self._transport.abort)

    def _check_life(self) -> None:
        if not self._user.registered:
            self.close("Registration timed out")
            return
        if self._asked:
            self.close("Ping timeout")
            return
        if self._silent:
            self.send(f"PING :{self._network.name}")
            self._asked = True
        self._silent = True
        self._timer = self._loop.call_later(self._ping_interval, self._check_life)


class DemoServer:
    """The server, listening while its ``async with`` block runs.

    `port` 0 picks a free one; `ping_interval` is in seconds.
    """

    def __init__(
        self,
        host: str = "127.0.0.1",
        port: int = 0,
        name: str = "demo.unobot",
        *,
        ping_interval: float = 90.0,
    ) -> None:
        self.host = host
        self.port = port
        """The port it listens on; of use once it listens."""
        self._name = name
        self._ping_interval = ping_interval
        self._connections: set[Connection] = set()

    async def __aenter__(self) -> Self:
        """Listen. Raises `OSError` where that is impossible, for one because the port is taken."""
        loop = asyncio.get_running_loop()
        network = Network(self._name, _epoch_clock(loop))
        self._server = await loop.create_server(
            lambda: Connection(network, self._ping_interval, self._connections), self.host, self.port
        )
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Send everybody home and stop listening."""
        self._server.close()
        for connection in list(self._connections):
            connection.close("Server shutting down")
        await self._server.wait_closed()


def _epoch_clock(loop: asyncio.AbstractEventLoop) -> Callable[[], float]:
    """Return a clock of seconds since the epoch that goes as the loop's own does."""
    started = time.time() - loop.time()
    return lambda: started + loop.time()
