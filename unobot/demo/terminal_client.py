"""A plain IRC client on one channel: registration, signs of life, its nick, and what it says."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from itertools import count
from typing import Self

from unobot.demo.lines import LineBuffer, Message, OverlongLine, encode, parse
from unobot.demo.network import NICK_LENGTH, fold

_FALLBACK_NICK = "player"
_CHUNK = 4096
_CLOSE_S = 2.0
"""How long the server may take to close the connection after QUIT, in seconds."""


class Client:
    """A connection to a server, in one channel.

    `nick` is the nick that the server has granted. `ready` is set when the channel has been joined, or
    the server has refused that.
    """

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, nick: str, channel: str
    ) -> None:
        self.nick = nick
        self.channel = channel
        self.ready = asyncio.Event()
        self._reader = reader
        self._writer = writer
        self._wanted = nick
        self._suffixes = count(2)
        self._registered = False

    @classmethod
    async def connect(cls, host: str, port: int, nick: str, channel: str) -> Self:
        """Connect and introduce oneself. Raises `OSError` where there is no server."""
        client = cls(*await asyncio.open_connection(host, port), nick, channel)
        client.send(f"NICK {nick}")
        client.send(f"USER player 0 * :{nick}")
        return client

    def send(self, line: str) -> None:
        """Send the server a line."""
        self._writer.write(encode(line))

    async def flush(self) -> None:
        """Wait until the server takes what was sent, if it is behind."""
        with contextlib.suppress(ConnectionError):
            await self._writer.drain()

    def say(self, text: str, target: str | None = None) -> None:
        """Say something to somebody, or to the channel."""
        self.send(f"PRIVMSG {target or self.channel} :{text}")

    async def messages(self) -> AsyncIterator[Message]:
        """Yield each message until the server closes the connection; what the protocol asks is answered."""
        buffer = LineBuffer()
        with contextlib.suppress(ConnectionError):
            while data := await self._reader.read(_CHUNK):
                for line in buffer.feed(data):
                    with contextlib.suppress(OverlongLine):
                        message = parse(line)
                        if message:
                            self._follow(message)
                            yield message

    async def close(self) -> None:
        """Say QUIT, and close the connection."""
        with contextlib.suppress(OSError, TimeoutError):
            self.send("QUIT :leaving")
            async with asyncio.timeout(_CLOSE_S):
                while await self._reader.read(_CHUNK):
                    pass
        self._writer.close()

    def is_own(self, nick: str) -> bool:
        """Return whether the nick is this client's."""
        return fold(nick) == fold(self.nick)

    def _follow(self, message: Message) -> None:
        """Keep in step with the server: answer its pings, and know the own nick and channel."""
        match message:
            case Message(command="PING", params=(*_, token)):
                self.send(f"PONG :{token}")
            case Message(command="432") if not self._registered:
                self._wanted = _FALLBACK_NICK
                self.send(f"NICK {self._wanted}")
            case Message(command="433") if not self._registered:
                suffix = str(next(self._suffixes))
                self.send(f"NICK {self._wanted[: NICK_LENGTH - len(suffix)]}{suffix}")
            case Message(command="001", params=(granted, *_)):
                self._registered = True
                self.nick = granted
                self.send(f"JOIN {self.channel}")
            case Message(command="NICK", params=(nick, *_)) if self.is_own(message.nick):
                self.nick = nick
            case Message(command="KICK", params=(_, victim, *_)) if self.is_own(victim):
                self.send(f"JOIN {self.channel}")
            case Message(command="366" | "403" | "471" | "473" | "474" | "475"):
                self.ready.set()
