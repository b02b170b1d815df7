"""A scripted server without limits: it registers whoever comes, and then says what the test wants."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

PATIENCE = 30.0

HELLO = (
    ":irc.test 001 {nick} :hello",
    ":irc.test 005 {nick} CASEMAPPING=ascii CHANTYPES=# PREFIX=(ov)@+ CHANMODES=b,k,l,imnpst :are supported",
    ":irc.test 376 {nick} :end",
)
JOINED = (
    ":{nick}!unobot@127.0.0.1 JOIN #uno",
    ":irc.test 353 {nick} = #uno :{nick} @ann bob",
    ":irc.test 366 {nick} #uno :end",
)
KNOWN = (
    ":irc.test 352 {nick} #uno ann host.test irc.test ann H@ :0 ann",
    ":irc.test 352 {nick} #uno bob host.test irc.test bob H :0 bob",
    ":irc.test 352 {nick} #uno unobot 127.0.0.1 irc.test {nick} H :0 unobot",
    ":irc.test 315 {nick} #uno :end",
)
ANSWERS = {"USER": HELLO, "JOIN": JOINED, "WHO": KNOWN}


class Scripted:
    """The server's side of the bot's connection; ``lines`` are all that the bot has sent."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.port = 0
        self._expected = 0
        self._news = asyncio.Event()
        self._writer: asyncio.StreamWriter | None = None

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer what registers a client, and note everything."""
        self._writer, nick = writer, "unobot"
        while line := await reader.readline():
            self.lines.append(line)
            self._news.set()
            command, *params = line.decode().split()
            for answer in ANSWERS.get(command, ()):
                self.send(answer.format(nick=nick).encode())
            if command == "PING":
                self.send(f":irc.test PONG irc.test {params[0]}".encode())
        writer.close()

    def send(self, line: bytes) -> None:
        """Send a line, whatever it holds."""
        assert self._writer is not None
        self._writer.write(line + b"\r\n")

    def say(self, text: bytes, target: bytes = b"#uno", nick: bytes = b"ann") -> None:
        """Somebody says something."""
        self.send(b":%s!%s@host.test PRIVMSG %s :%s" % (nick, nick, target, text))

    def hang_up(self) -> None:
        """End the connection."""
        if self._writer is not None:
            self._writer.close()

    async def expect(self, pattern: str) -> str:
        """The next line of the bot with ``pattern``; what stands before it is passed over."""
        async with asyncio.timeout(PATIENCE):
            while True:
                while self._expected < len(self.lines):
                    text = self.lines[self._expected].decode().rstrip("\r\n")
                    self._expected += 1
                    if re.search(pattern, text):
                        return text
                self._news.clear()
                await self._news.wait()


@asynccontextmanager
async def scripted_server() -> AsyncIterator[Scripted]:
    """A scripted server on a free port of loopback."""
    server = Scripted()
    listening = await asyncio.start_server(server.serve, "127.0.0.1", 0, limit=1 << 20)
    server.port = listening.sockets[0].getsockname()[1]
    try:
        yield server
    finally:
        listening.close()
        server.hang_up()
