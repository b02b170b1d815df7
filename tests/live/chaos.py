"""People who play, talk nonsense, come and go at random, on two linked servers whose link breaks."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from tests.live.test_hostile import ECHOED, PAYLOADS
from unobot.app import Bot
from unobot.engine import actions as act
from unobot.engine.legality import legal_actions
from unobot.engine.state import actor
from unobot.table.draft import Place

Connect = Callable[..., Awaitable[Any]]

TYPED: dict[type, Callable[[Any], str]] = {
    act.Play: lambda move: f"!play {move.card.value} {move.color.name.lower() if move.color else ''}",
    act.Draw: lambda move: "!draw",
    act.Pass: lambda move: "!pass",
    act.ChooseColor: lambda move: f"!color {move.color.name.lower()}",
    act.Challenge: lambda move: "!challenge",
    act.Accept: lambda move: "!accept",
    act.CallUno: lambda move: "!uno",
}
"""How somebody types what may be done."""

OPENINGS = ("!uno single", "!newgame chat", "!newgame official")
"""What begins a game: a short one, and long ones by other rules."""

ASIDES = (
    "!uno",
    "!catch",
    "!hand",
    "!turn",
    "!order",
    "!leave",
    "!wait",
    "!ready",
    "!deal",
    "!rematch",
    "hi",
)
"""What is typed for no good reason."""


class Guest:
    """Somebody with a client, who sits in some channels and has read the rules."""

    def __init__(self, nick: str, channels: tuple[str, ...], port: int, bot: Bot, connect: Connect) -> None:
        self.nick = nick
        self._name = nick
        self._channels = channels
        self._port = port
        self._bot = bot
        self._connect = connect
        self._random = Random(nick)
        self._client: Any = None

    async def live(self, server: Any, pace: float) -> None:
        """Do something about every ``pace`` seconds, and come back whenever the connection is lost."""
        while True:
            with contextlib.suppress(OSError, AssertionError, TimeoutError):
                self._client = await self._connect(server, self._name, *self._channels, port=self._port)
                self.nick = self._name
                reading = asyncio.create_task(self._client.expect(r"^ERROR |^$ nothing", 3600))
                try:
                    while not reading.done():
                        self._do_something()
                        await asyncio.sleep(self._random.uniform(0.2, 1.8) * pace)
                finally:
                    reading.cancel()
                    self._client.close()
            await asyncio.sleep(self._random.uniform(0.2, 1) * pace)

    def _do_something(self) -> None:
        channel = self._random.choice(self._channels)
        what = self._random.random()
        if what < 0.9:
            self._client.send(f"PRIVMSG {channel} :{self._sensible(channel)}")
        elif what < 0.94:
            self._client.send(f"PRIVMSG {channel} :{self._random.choice(ASIDES)}")
        else:
            self._client.send(*self._random.choice(self._exits(channel)))

    def _exits(self, channel: str) -> list[tuple[str, ...]]:
        """Ways of going, being another, and sending others away."""
        other = f"{self._name}{self._random.choice('_^|')}"
        self.nick = self._random.choice((self._name, other))
        return [
            (f"PART {channel}", f"JOIN {channel}"),
            (f"CYCLE {channel}", f"JOIN {channel}"),
            ("QUIT :a.example b.example",),
            (f"NICK {self.nick}",),
            (f"KICK {channel} guest{self._random.randrange(20)} :out",),
            (f"KICK {channel} unobot :out",) if self._random.random() < 0.2 else ("AWAY :tea",),
            (f"JOIN {channel}",),
        ]

    def _sensible(self, channel: str) -> str:
        """What somebody types who wants to play."""
        record = self._bot.hall.table(Place("net", channel)).record
        if record is None or record.closed:
            return self._random.choice(OPENINGS)
        seats = [seat for seat in record.people() if self._is_called(record.match.seats[seat].person)]
        if not seats:
            return "!join"
        if record.in_lobby:
            return "!deal"
        if actor(record.match) != seats[0]:
            return self._random.choice(("!catch", "good luck", "!uno", "!count"))
        moves = [move for move in legal_actions(record.match, seats[0]) if type(move) in TYPED]
        move = self._random.choice(moves)
        return TYPED[type(move)](move)

    def _is_called(self, person: str) -> bool:
        speaker = self._bot.hall.crowd.speaker_for(person)
        return speaker is not None and speaker.user.lstrip("~") == self._name


async def annoy(server: Any, channels: tuple[str, ...], connect: Connect) -> None:
    """Somebody who floods the bot with everything that might hurt, under ever new names."""
    random = Random("mallory")
    for number in range(10_000):
        with contextlib.suppress(OSError, AssertionError, TimeoutError):
            mallory = await connect(server, f"mallory{number}", *channels[:3])
            for _ in range(60):
                text = random.choice(ECHOED) % random.choice(list(PAYLOADS.values()))
                where = random.choice((*channels[:3], "unobot")).encode()
                mallory.send(b"PRIVMSG %s :%s" % (where, text.replace(b"\0", b"")))
                await asyncio.sleep(0.02)
            await mallory.settle()
            mallory.close()
        await asyncio.sleep(0.2)
