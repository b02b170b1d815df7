"""Nobody ever acts for another's seat, or hears its cards, whatever the network does in between.

A network is played on which people have several connections, log in and out, take each other's nicks and
change hosts, while the bot comes and goes. Each person has hosts and accounts of its own, so that whose seat
is whose is known to the test without asking the bot. What the bot says may be delivered late, to whoever it
is for by then.
"""

import asyncio
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from tests.table.room import Room
from tests.table.transcript import is_heard
from unobot import rulesets
from unobot.commands.parse import Manner, parse
from unobot.engine.events import SeatLeft, SeatTaken
from unobot.store.memory import MemoryLog, MemoryPersons
from unobot.store.memory_bans import MemoryBans
from unobot.table.clock import ManualClock
from unobot.table.draft import Place, Services
from unobot.table.events import HandShown, ReadyGiven, StopVoted, WaitGranted
from unobot.table.folding import is_move
from unobot.table.hall import Hall
from unobot.table.items import Happened, Typed
from unobot.table.outputs import HandNote, Output, Refusal
from unobot.table.ports import Ports
from unobot.table.presence import (
    Arrived,
    BotAway,
    BotBack,
    Departed,
    Exit,
    Line,
    Presence,
    Renamed,
    Speaker,
    ascii_fold,
)
from unobot.table.requests import Command
from unobot.table.settings import TableSettings

RFC1459 = str.maketrans("ABCDEFGHIJKLMNOPQRSTUVWXYZ[]\\~", "abcdefghijklmnopqrstuvwxyz{}|^")
FOLDS: dict[str, Callable[[str], str]] = {
    "ascii": ascii_fold,
    "rfc1459": lambda name: name.translate(RFC1459),
}
CHANNELS = ("#uno", "#two")
HUMANS = ("ann", "bob", "cat")
NICKS = ("al[i]", "al{i}", "AL[I]", "bob")
TEXTS = (
    "!uno",
    "!join",
    "!deal",
    "!hand",
    "!draw",
    "!pass",
    "!play #1",
    "!play #2",
    "r",
    "!reclaim",
    "!leave",
    "!wait",
)
ACTS_FOR_A_SEAT = (SeatLeft, HandShown, ReadyGiven, StopVoted, WaitGranted)


class Client:
    """A connection to the network; ``human`` is who really sits there."""

    def __init__(self, human: str, device: int, nick: str) -> None:
        self.human = human
        self.nick = nick
        self.host = f"{human}-{device}"
        self.account: str | None = None
        self.channels: set[str] = set()

    def speaker(self) -> Speaker:
        return Speaker(network="net", nick=self.nick, user="user", host=self.host, account=self.account)


class Step(Struct, frozen=True):
    """Something that happens: to the client of that number, with a choice of its kind."""

    kind: str
    client: int
    choice: int


class World:
    """The network and the bot on it."""

    def __init__(self, fold: Callable[[str], str]) -> None:
        self.fold = fold
        self.clock = ManualClock()
        self.log = MemoryLog()
        self.persons = MemoryPersons()
        self.clients: list[Client] = []
        self.bot_in: set[str] = set(CHANNELS)
        self.waiting: list[Output] = []
        self.owners: dict[tuple[str, int], str] = {}
        self.typing: str | None = None
        self._games = iter(f"game {number}" for number in range(10_000))
        self.hall = self._new_hall()

    def _new_hall(self) -> Hall:
        ports = Ports(
            log=self.log,
            bans=MemoryBans(),
            clock=self.clock,
            say=self.waiting.append,
            published=self._published,
        )
        return Hall(
            ports, self.persons, self._read, self._services, fold=lambda network, name: self.fold(name)
        )

    def _services(self, place: Place) -> Services:
        return Services(
            settings=TableSettings(),
            persons=self.persons,
            chance=lambda: "seed",
            rulesets=rulesets.resolve,
            new_game=lambda: next(self._games),
            fold=self.fold,
        )

    def _read(self, line: Line) -> Command | None:
        return parse(line.text, Manner(prefixes=("!",), nick="unobot", private=line.channel is None))

    # What must be so

    def _published(self, happened: Happened) -> None:
        """Whoever has typed a command acts for the own seats alone."""
        record = happened.record
        if record is None or not isinstance(happened.item, Typed):
            return
        for fact in happened.facts:
            if isinstance(fact, SeatTaken):
                seat = record.seat_of(fact.person)
                if seat is not None:
                    self.owners[record.game, seat] = self.typing or "nobody"
            elif self.typing is not None and (is_move(fact) or isinstance(fact, ACTS_FOR_A_SEAT)):
                assert self.owners[record.game, fact.seat] == self.typing, fact

    def deliver(self) -> None:
        """What waits to be said reaches whoever it is for now: as the outbox does it."""
        for output in self.waiting:
            self.hall.sent(output)
            hearer, seat = self._hearer(output), _seat_shown(output)
            if hearer is not None and seat is not None:
                assert self.owners[output.game, seat] == hearer.human
        self.waiting.clear()

    def _hearer(self, output: Output) -> Client | None:
        speaker = self.hall.crowd.speaker_for(output.to) if output.to is not None else None
        return next((client for client in self.seen() if client.speaker() == speaker), None)

    # What happens

    def seen(self) -> Iterator[Client]:
        return (client for client in self.clients if client.channels & self.bot_in)

    def hear(self, fact: Presence) -> None:
        self.hall.hear(fact)

    def is_free(self, nick: str) -> bool:
        return all(self.fold(client.nick) != self.fold(nick) for client in self.clients)

    def change(self, client: Client, **changes: str | None) -> None:
        before = client.speaker()
        for name, value in changes.items():
            setattr(client, name, value)
        if client.channels & self.bot_in and client.speaker() != before:
            self.hear(Renamed(before=before, after=client.speaker()))

    def leave(self, client: Client, channels: set[str], exit_: Exit) -> None:
        for channel in sorted(channels & client.channels):
            client.channels.discard(channel)
            if channel in self.bot_in:
                self.hear(Departed(speaker=client.speaker(), channel=channel, exit=exit_))

    async def do(self, step: Step) -> None:
        choice = step.choice
        if step.kind == "connect":
            nick = NICKS[choice % len(NICKS)]
            if self.is_free(nick) and len(self.clients) < 5:
                self.clients.append(Client(HUMANS[choice % 3], choice % 2, nick))
                self.join(self.clients[-1], CHANNELS[0])
        elif step.kind == "bot":
            await self.move_bot(choice)
        elif step.kind == "wait":
            await self.wait((1, 31, 70)[choice % 3])
        elif step.kind == "deliver":
            self.deliver()
        elif self.clients:
            self.move_client(step.kind, self.clients[step.client % len(self.clients)], choice)
        await self.hall.idle()
        self.typing = None

    def join(self, client: Client, channel: str) -> None:
        if channel not in client.channels:
            client.channels.add(channel)
            if channel in self.bot_in:
                self.hear(Arrived(speaker=client.speaker(), channel=channel))

    def move_client(self, kind: str, client: Client, choice: int) -> None:
        channel = CHANNELS[choice % 2]
        match kind:
            case "join":
                self.join(client, channel)
            case "part":
                self.leave(client, {channel}, (Exit.PART, Exit.KICK)[choice // 2 % 2])
            case "quit":
                self.leave(client, set(CHANNELS), (Exit.QUIT, Exit.NETSPLIT)[choice % 2])
                self.clients.remove(client)
            case "nick":
                nick = NICKS[choice % len(NICKS)]
                others = [other for other in self.clients if other is not client]
                if all(self.fold(other.nick) != self.fold(nick) for other in others):
                    self.change(client, nick=nick)
            case "account":
                self.change(client, account=(None, client.human, f"{client.human}2")[choice % 3])
            case "host":
                self.change(client, host=f"{client.human}-{choice % 2}")
            case "type":
                text = TEXTS[choice % len(TEXTS)]
                self.typing = client.human
                if choice // len(TEXTS) % 4 == 0:
                    line = Line(speaker=client.speaker(), channel=None, text=f"#uno {text}")
                    self.hear(line)
                elif "#uno" in client.channels & self.bot_in:
                    self.hear(Line(speaker=client.speaker(), channel="#uno", text=text))

    async def move_bot(self, choice: int) -> None:
        if choice % 3 == 0:
            await self.hall.__aexit__()
            self.hall = self._new_hall()
            await self.hall.restore()
            self.bot_in.clear()
            self.waiting.clear()
        elif self.bot_in == set(CHANNELS):
            gone = None if choice % 2 else CHANNELS[0]
            self.bot_in -= {gone} if gone else set(CHANNELS)
            self.hear(BotAway(network="net", channel=gone))
        for channel in set(CHANNELS) - self.bot_in if choice % 4 == 0 else ():
            self.bot_in.add(channel)
            present = tuple(client.speaker() for client in self.clients if channel in client.channels)
            self.hear(BotBack(network="net", channel=channel, present=present))

    async def wait(self, seconds: float) -> None:
        until = self.clock.now() + seconds
        while self.clock.step(until):
            await self.hall.idle()


def _seat_shown(output: Output) -> int | None:
    """From whose seat an output shows the table, with its cards."""
    message = output.message
    return message.view.seat if isinstance(message, HandNote | Refusal) and message.view else None


KINDS = (
    *("type",) * 8,
    *("connect", "join", "deliver") * 2,
    *("part", "quit", "nick", "account", "host", "bot", "wait"),
)
STEPS = st.lists(
    st.builds(Step, st.sampled_from(KINDS), st.integers(0, 4), st.integers(0, 1000)), max_size=60
)
OPENING = (
    *(Step("connect", 0, choice) for choice in (0, 5, 7)),
    *(Step("type", client, len(TEXTS) + text) for client, text in ((0, 0), (1, 1), (2, 1), (0, 2))),
)
"""Whoever of the three has got a nick sits down, and the cards are dealt."""


@pytest.mark.parametrize("mapping", FOLDS)
@settings(max_examples=150, deadline=None)
@given(steps=STEPS)
def test_nobody_ever_acts_for_or_hears_of_another_seat(mapping: str, steps: list[Step]) -> None:
    async def go() -> None:
        world = World(FOLDS[mapping])
        for step in (*OPENING, *steps):
            await world.do(step)
        world.deliver()
        await world.hall.__aexit__()

    asyncio.run(go())


LOGGED_OUT = """
ann logs out
ann> !play r7
#uno< ann plays Red Seven [r7]. bob to play (3 cards) · top r7 · red
bob< Your 3 cards: r3 rd y4. Your turn on r7 (red): !play a card, or !draw.
ann logs in as Other
ann> !hand
ann< Your 2 cards: b1 b2.
annie joins
annie> !hand
annie< Your account plays here from another connection: !reclaim takes the seat to this one.
annie> !reclaim
annie< Your seat is here now: your cards come to this connection.
annie< Your 2 cards: b1 b2.
ann> !hand
ann< You have no seat in this game: !join gives you one.
ann logs out
"""


def test_who_logs_out_keeps_the_seat_and_the_account_may_reclaim_it() -> None:
    """Not over a restart of the bot: then only the account tells whose seat it is."""

    async def go() -> None:
        people = {"ann": "ann!ann@home Ann", "annie": "annie!x@elsewhere Ann"}
        hands = {"ann": "r7 b1 b2", "bob": "r3 y4 rd", "cat": "g1 g2"}
        async with Room(players=list(hands), hands=hands, people=people) as room:
            lines = LOGGED_OUT.strip().splitlines()
            played = [[line, *await room.do(line)] for line in lines if not is_heard(line)]
            assert [line for heard in played for line in heard] == lines
            await room.all("annie logs out", "the bot restarts")
            assert await room.do("annie> !hand") == [
                "annie< You have no seat in this game: !join gives you one."
            ]
            heard = await room.do("annie logs in as Ann")
            assert heard == ["#uno< annie is back.", "annie< Your 2 cards: b1 b2."]

    asyncio.run(go())
