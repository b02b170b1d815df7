"""The whole bot, wired as ``app`` wires it, with a game on; its server is whoever feeds it bytes."""

import asyncio
import contextlib
import logging
import re
from collections.abc import Iterator

from tests.net.conftest import Wire
from unobot.app import Bot
from unobot.config import Config
from unobot.net.connection import Connection, Reactor
from unobot.net.session import Session
from unobot.net.settings import ChannelSettings, NetworkSettings, PacingSettings, ServerSettings
from unobot.table.clock import LoopClock
from unobot.table.draft import Place
from unobot.table.settings import TableSettings

CHANNEL = "#uno"
PLAYERS = ("ann", "bob", "cat")
STRANGER = "mallory"
PEOPLE = (*PLAYERS, STRANGER)
PACING = PacingSettings(burst=10_000, rate=10_000, outstanding=10_000_000)
NETWORK = NetworkSettings(
    name="net",
    servers=(ServerSettings(host="irc.example"),),
    channels=(ChannelSettings(name=CHANNEL),),
    pacing=PACING,
)
SAYS = frozenset(
    {"PRIVMSG", "NOTICE", "PONG", "PING", "WHO", "WHOIS", "MODE", "JOIN", "PART", "NICK", "CAP", "USER"}
)
"""The commands that the bot has any reason to send."""
LINE = re.compile(rb"(?:@(?P<tags>\S+) )?(?P<line>(?P<command>[A-Z]+)(?: .*)?)")


class Faults(logging.Handler):
    """Collects what is logged as an error: exceptions that were caught, but should not have been raised."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    def check(self) -> None:
        """Raise what was caught."""
        for record in self.records:
            if record.exc_info and record.exc_info[1]:
                raise AssertionError(record.getMessage()) from record.exc_info[1]
        assert not self.records, [record.getMessage() for record in self.records]


class Wired:
    """A bot in ``#uno`` with three players in the middle of a hand, and a stranger."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.wire = Wire()
        self.network = network = bot.networks["net"]
        self.connection: Connection = Reactor(NETWORK, LoopClock()).server()
        session = Session(self.connection, NETWORK, network._outbox, hear=network._tell, clock=LoopClock())
        network._session, network._isupport = session, session.isupport
        self.connection.opened(self.wire)
        session.start()

    async def hears(self, data: bytes) -> None:
        """The server sends ``data``, and all that comes of it is said."""
        self.connection.process_data(data)
        await self.bot.hall.idle()
        await asyncio.sleep(0)

    def hang_up(self) -> None:
        """The connection is over, and nothing waits for another."""
        self.connection.disconnect("over")
        self.network._session = None

    async def begin(self) -> None:
        """Everybody is there, and a hand is being played."""
        names = " ".join(f"{nick}!{nick}@{nick}.example" for nick in PEOPLE)
        await self.hears(
            b":s CAP * LS :\r\n:s 001 unobot :Welcome\r\n"
            b":s 005 unobot CASEMAPPING=rfc1459 PREFIX=(ohv)@%+ CHANMODES=b,k,l,cmnt :are supported\r\n"
            b":s 376 unobot :End\r\n:unobot!u@bot.example JOIN #uno\r\n"
            + f":s 353 unobot = {CHANNEL} :unobot {names}\r\n".encode()
            + b":s 366 unobot #uno :End\r\n:s 315 unobot #uno :End\r\n"
        )
        for nick, line in (("ann", "!uno"), ("bob", "!join"), ("cat", "!join"), ("ann", "!deal")):
            await self.hears(f":{nick}!{nick}@{nick}.example PRIVMSG {CHANNEL} :{line}\r\n".encode())
        table = self.bot.hall.table(Place("net", CHANNEL))
        assert table.record is not None
        assert table.record.match.hand_number == 1
        self.wire.written = b""

    def check(self) -> None:
        """Only lines that a bot says, each a line; and hands only to those who play."""
        *lines, rest = self.wire.written.split(b"\r\n")
        assert rest == b"", "half a line"
        for line in lines:
            assert not {13, 10, 0}.intersection(line), line
            parts = LINE.fullmatch(line)
            assert parts, line
            assert parts["command"].decode() in SAYS, line
            assert len(parts["line"]) + 2 <= 512, line

    def told_to(self, nick: str) -> bytes:
        """What was said to somebody in private."""
        return b"\n".join(
            line
            for line in self.wire.written.split(b"\r\n")
            if re.match(rb"(?:@\S+ )?(?:NOTICE|PRIVMSG) %s " % re.escape(nick).encode(), line)
        )


@contextlib.contextmanager
def faults() -> Iterator[Faults]:
    """What the bot logs as an error meanwhile."""
    found, logger = Faults(), logging.getLogger("unobot")
    logger.addHandler(found)
    try:
        yield found
    finally:
        logger.removeHandler(found)


def feed(*pieces: bytes) -> None:
    """Feed a bot whose game has just begun; raises what goes wrong in it.

    The stranger ``mallory`` must see nobody's cards, whatever it types.
    """

    async def main() -> None:
        async with Bot(Config(networks=(NETWORK,), table=TableSettings(bare=True))) as bot:
            bot.networks["net"]._task.cancel()  # nothing is dialled: the wire is there
            wired = Wired(bot)
            await wired.begin()
            for piece in pieces:
                await wired.hears(piece)
            wired.check()
            assert b"Your hand" not in wired.told_to(STRANGER)
            wired.hang_up()

    with faults() as found:
        asyncio.run(main())
        found.check()
