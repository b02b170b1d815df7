"""One connection to a server: bytes to messages to handlers, and lines out.

Built on the asyncio reactor of ``irc``; overridden is what cannot stand a hostile or broken peer: an
exception of one handler or one line stays with that line, a line is decoded by itself, and logging on is not
done by ``connect`` (``registration`` does). A connection object is used once: opened, lost, and forgotten.
"""

# mypy: disallow-subclassing-any=False
# The `irc` package comes without types.

import asyncio
import logging
import socket
import ssl
from collections.abc import Callable, Mapping
from typing import Any

from irc.client_aio import AioConnection, AioReactor, IrcProtocol
from msgspec import Struct

from unobot.net.proxy import connect_through
from unobot.net.settings import NetworkSettings, ServerSettings, TlsSettings
from unobot.net.wire import LINE_BYTES, LineBuffer, Message, compose, parse
from unobot.table.clock import Alarm, Clock

log = logging.getLogger(__name__)

Handler = Callable[[Message], None]

_TARGET_SHOWN = frozenset({"JOIN", "PART", "MODE", "WHO", "PRIVMSG", "NOTICE", "CAP", "NICK"})
"""Commands whose first parameter may stand in the log; of all others, and of every text, nothing may."""


class Traffic(Struct):
    """What has passed on a network since the bot was started: lines from and to the server, connections."""

    lines_in: int = 0
    lines_out: int = 0
    connections: int = 0


class Connection(AioConnection):
    """A connection. Handlers get each message of their type; ``disconnect`` is the last, with the reason."""

    def __init__(self, reactor: "Reactor") -> None:
        super().__init__(reactor)
        self.handlers: dict[str, list[Handler]] = {}
        self.line_bytes = LINE_BYTES
        self.transport: asyncio.Transport | None = None
        self.is_secure = False
        self._buffer = LineBuffer()
        self._unsent: list[bytes] = []
        self._clock = reactor.clock
        self._traffic = reactor.traffic
        self.name = reactor.settings.name
        self._patience = reactor.settings.patience
        self._heard_at = 0.0
        self._keepalive: Alarm | None = None

    def listen(self, handlers: Mapping[str, Handler]) -> None:
        """Call these handlers too, each for the messages of one type and after those already there."""
        for message_type, handler in handlers.items():
            self.handlers.setdefault(message_type, []).append(handler)

    async def open(self, server: ServerSettings, tls: ssl.SSLContext | None) -> None:
        """Connect to ``server``, with TLS where a context is given.

        Raises ``OSError`` (of which ``ssl.SSLError`` and ``TimeoutError`` are kinds) where that fails.
        """
        self.is_secure = tls is not None
        async with asyncio.timeout(self._patience.connect):
            await asyncio.get_running_loop().create_connection(
                lambda: Protocol(self, self.reactor.loop), ssl=tls, **await self._way_to(server, tls)
            )

    async def _way_to(self, server: ServerSettings, tls: ssl.SSLContext | None) -> dict[str, Any]:
        """The arguments of ``create_connection`` that say where it leads."""
        bind, proxy = self.reactor.settings.bind, self.reactor.settings.proxy
        if proxy:
            through = await connect_through(proxy, server, bind)
            return {"sock": through, "server_hostname": server.host if tls else None}
        address = {"host": server.host, "port": server.port, "local_addr": (bind, 0) if bind else None}
        return {**address, "happy_eyeballs_delay": 0.25}

    def opened(self, transport: asyncio.Transport) -> None:
        """The transport is there (TLS shaken hands), and bytes may come at once."""
        self.transport = transport
        self.connected = True
        self._traffic.connections += 1
        self._heard_at = self._clock.now()
        self._keepalive = self._clock.call_later(self._patience.silence, self._ask_pulse)

    def send(self, command: str, *params: str, tags: Mapping[str, str] | None = None) -> int:
        """Write one line; gives its size in bytes, 0 where nothing was written.

        That is so when the connection is gone or a parameter cannot stand where it stands. What is written
        in one turn of the loop leaves in one piece at its end: each system call costs more than a line.
        """
        if not self.connected or self.transport is None or self.transport.is_closing():
            return 0
        try:
            line = compose(command, *params, tags=tags, limit=self.line_bytes)
        except ValueError as error:
            log.warning("%s: not sent: %s", self.name, error)
            return 0
        shown = params[0] if params and command in _TARGET_SHOWN else ""
        log.debug("%s > %s %s (%d bytes)", self.name, command, shown, len(line))
        if not self._unsent:
            self.reactor.loop.call_soon(self.flush)
        self._unsent.append(line)
        self._traffic.lines_out += 1
        return len(line)

    def flush(self) -> None:
        """Let what is written leave now."""
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(b"".join(self._unsent))
        self._unsent.clear()

    def process_data(self, new_data: bytes) -> None:
        """Take in bytes from the server: every line is handled, whatever became of the one before."""
        self._heard_at = self._clock.now()
        if self.transport is not None:
            acknowledge(self.transport)
        for line in self._buffer.feed(new_data):
            self._traffic.lines_in += 1
            try:
                self._process_line(line)
            except Exception:
                log.exception("%s: a line of the server could not be read", self.name)

    def _process_line(self, line: str) -> None:
        message = parse(line)
        if message is None:
            return
        log.debug("%s < %s %s", self.name, message.type, message.source.nick)
        if message.type == "ping":
            self.send("PONG", *message.params[:1])
        else:
            self._handle_event(message)

    def _handle_event(self, message: Message) -> None:
        for handler in tuple(self.handlers.get(message.type, ())):
            try:
                handler(message)
            except Exception:
                log.exception("%s: a handler of `%s` failed", self.name, message.type)

    def disconnect(self, message: str = "") -> None:
        """Hang up, if that has not happened yet, and tell the handlers of ``disconnect`` why."""
        if not self.connected:
            return
        self.connected = False
        if self._keepalive:
            self._keepalive.cancel()
        self.flush()
        if self.transport:
            self.transport.close()
        self.reactor.forget(self)
        self._handle_event(Message(type="disconnect", params=(message,)))

    def _ask_pulse(self) -> None:
        """Ask a server that says nothing for its pulse; one that does not answer is gone."""
        quiet = self._clock.now() - self._heard_at
        if quiet < self._patience.silence:
            self._keepalive = self._clock.call_later(self._patience.silence - quiet, self._ask_pulse)
            return
        self.send("PING", "pulse")
        asked_at = self._clock.now()
        self._keepalive = self._clock.call_later(self._patience.pong, lambda: self._judge_pulse(asked_at))

    def _judge_pulse(self, asked_at: float) -> None:
        if self._heard_at < asked_at:
            transport = self.transport
            self.disconnect("the server no longer answers")
            if transport:
                transport.abort()
        else:
            self._ask_pulse()


def acknowledge(transport: asyncio.Transport) -> None:
    """Acknowledge at once what has come, where the system can do that.

    A server may hold its next line back until then (Nagle), which the system puts off for 40 ms if nothing is
    to be sent anyway: so the echo of a line would delay whatever somebody types next. It has to be asked for
    each time.
    """
    link = transport.get_extra_info("socket")
    if link is not None and hasattr(socket, "TCP_QUICKACK"):
        link.setsockopt(socket.IPPROTO_TCP, socket.TCP_QUICKACK, 1)


class Protocol(IrcProtocol):
    """Hands bytes to the connection, its transport, and the reason of its end."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is open."""
        self.connection.opened(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """The transport is closed, by whichever side."""
        self.connection.disconnect(str(exc) if exc else "the server closed the connection")


class Reactor(AioReactor):
    """Makes the connections of one network."""

    connection_class = Connection

    def __init__(self, settings: NetworkSettings, clock: Clock, traffic: Traffic | None = None) -> None:
        super().__init__(loop=asyncio.get_running_loop())
        self.traffic = traffic or Traffic()
        self.settings = settings
        self.clock = clock

    def forget(self, connection: Connection) -> None:
        """``connection`` is over; the next attempt makes its own."""
        if connection in self.connections:
            self.connections.remove(connection)


def tls_context(settings: TlsSettings) -> ssl.SSLContext:
    """What ``settings`` say about certificates. Raises ``OSError`` where a file cannot be read."""
    context = ssl.create_default_context(cafile=settings.ca_file)
    if settings.cert_file:
        context.load_cert_chain(settings.cert_file, settings.key_file)
    if not settings.verify:
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
    return context
