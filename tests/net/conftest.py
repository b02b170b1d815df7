"""A clock that the test turns, and a bot whose server is the test."""

import asyncio
import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
import pytest

from unobot.net.connection import Connection, Reactor
from unobot.net.outbox import Outbox
from unobot.net.pacing import Pacer
from unobot.net.session import Session
from unobot.net.settings import NetworkSettings
from unobot.speech.formatting import strip
from unobot.table.outputs import Kind, Output
from unobot.table.presence import Presence, Speaker

BASE = {
    "name": "net",
    "servers": [{"host": "irc.example"}],
    "channels": [{"name": "#uno"}],
    "patience": {"silence": 3600},
}


class FakeAlarm:
    def __init__(self, when: float, callback: Callable[[], object]) -> None:
        self.when = when
        self.callback = callback
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


class FakeClock:
    """Time passes when ``advance`` says so; alarms ring in their order."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._alarms: list[FakeAlarm] = []

    def now(self) -> float:
        return self._now

    def call_later(self, delay: float, callback: Callable[[], object]) -> FakeAlarm:
        self._alarms.append(FakeAlarm(self._now + delay, callback))
        return self._alarms[-1]

    def advance(self, seconds: float) -> None:
        end = self._now + seconds
        for _ in itertools.repeat(None, 100_000):
            self._alarms = [alarm for alarm in self._alarms if not alarm.is_cancelled]
            due = min(self._alarms, key=lambda alarm: alarm.when, default=None)
            if due is None or due.when > end:
                self._now = end
                return
            self._alarms.remove(due)
            self._now = max(self._now, due.when)
            due.callback()
        raise AssertionError("alarms without end")

    @property
    def pending(self) -> int:
        return sum(not alarm.is_cancelled for alarm in self._alarms)


class Wire(asyncio.Transport):
    """The server's end of the connection."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.is_closed = False

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_closed


class Said(msgspec.Struct, frozen=True):
    """The message of a test's output."""

    text: str


def word(outputs: Sequence[Output], room: int, plain: bool) -> list[str]:
    texts = [output.message.text for output in outputs if isinstance(output.message, Said)]
    return [" + ".join(texts) + (" (plain)" if plain else "")]


class Bot:
    """A session over a wire whose other end the test holds."""

    def __init__(self, clock: FakeClock, **settings: Any) -> None:
        self.clock = clock
        self.settings = msgspec.convert({**BASE, **settings}, NetworkSettings)
        self.facts: list[Presence] = []
        self.receipts: list[int | None] = []
        self.people: dict[str, Speaker] = {}
        self.wire = Wire()
        self.outbox = Outbox(
            Pacer(self.settings.pacing, clock),
            clock,
            word=word,
            strip=strip,
            address=lambda output: self.people[output.to or ""],
            receipt=lambda output: self.receipts.append(output.receipt),
        )
        self.connection: Connection = Reactor(self.settings, clock).server()
        self.session = Session(
            self.connection, self.settings, self.outbox, hear=self.facts.append, clock=clock
        )
        self.connection.opened(self.wire)
        self.session.start()

    def hears(self, *lines: str | bytes) -> None:
        """The server says ``lines``, and half a second passes."""
        for line in lines:
            raw = line if isinstance(line, bytes) else line.encode()
            self.connection.process_data(raw + b"\r\n")
        self.clock.advance(0.5)

    def said(self) -> list[str]:
        """What the bot has sent since the last call."""
        self.connection.flush()
        lines, self.wire.written = self.wire.written.decode().split("\r\n")[:-1], b""
        return lines

    def told(self) -> list[Presence]:
        """The facts since the last call."""
        facts, self.facts[:] = list(self.facts), []
        return facts

    def welcome(self, *isupport: str, nick: str = "unobot", caps: str = "") -> None:
        """The server registers the bot as ``nick``."""
        self.hears(f":s CAP * LS :{caps}")
        if caps:
            self.hears(f":s CAP {nick} ACK :{caps}")
        self.hears(
            f":s 001 {nick} :Welcome",
            f":s 005 {nick} {' '.join(isupport or ['CASEMAPPING=ascii'])} :are supported",
            f":s 376 {nick} :End of MOTD",
        )

    def enter(self, *names: str, channel: str = "#uno") -> None:
        """The bot joins ``channel``, where ``names`` are, and knows everybody."""
        nick = self.session.tracker.nick
        self.hears(
            f":{nick}!~u@bot.example JOIN {channel}",
            f":s 353 {nick} = {channel} :{' '.join([nick, *names])}",
            f":s 366 {nick} {channel} :End",
            f":s 315 {nick} {channel} :End of WHO",
        )


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def make_bot(clock: FakeClock) -> Iterator[Callable[..., Bot]]:
    with asyncio.Runner() as runner:

        async def make(settings: dict[str, Any]) -> Bot:
            return Bot(clock, **settings)

        yield lambda **settings: runner.run(make(settings))


@pytest.fixture
def bot(make_bot: Callable[..., Bot]) -> Bot:
    """A registered bot in #uno with bob (operator) and carol (voice)."""
    bot = make_bot(pacing={"burst": 100, "rate": 100, "outstanding": 100_000})
    bot.welcome("CASEMAPPING=ascii", "CHANMODES=b,k,l,cmnSt", "PREFIX=(qaohv)~&@%+")
    bot.enter("@bob!b@b.example", "+carol!c@c.example")
    bot.said()
    bot.told()
    return bot


@pytest.fixture
def say() -> Callable[..., Output]:
    """Makes an output: ``say("text", kind, to=..., receipt=...)``."""

    def make(text: str, kind: Kind, channel: str = "#uno", **fields: Any) -> Output:
        return Output(network="net", channel=channel, kind=kind, message=Said(text), **fields)

    return make
