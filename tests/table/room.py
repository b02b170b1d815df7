"""A room: the real hall and its tables, people who type, come and go, and a clock that the test turns.

``do`` takes one line of a transcript and gives what is heard of it, in order::

    ann> !play r5           ann types in the channel; ann#two> !play r5 in another one
    ann>> play r5           ann writes to the bot in private
    +60s                    time passes
    ann, bob join           also: part, quit, split (a netsplit), are kicked; ann joins #two
    ann is now annie        a change of nick
    ann logs in as a        to an account; ann logs out
    ann goes away           marked as away, but there; ann is no longer away
    ann moves to host       the network shows another host
    the bot is away         off the network; the bot is away from #two
    the bot is back         in the channel, where everybody is who has not left it
    the lines wait          what is said is not sent yet …
    the lines leave         … and now it is
    the bot restarts        and everybody is still there

What is heard is ``#uno< …`` (the channel), ``ann< …`` (a notice), ``ann<< …`` (an answer in the query).
After every line ``checks`` looks at what was said: no secret, no more than a command may cost, no card lost.
"""

import re
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime, timedelta
from itertools import groupby
from typing import Any

import msgspec
from msgspec.structs import replace

from tests.table import checks
from tests.table.house import House
from unobot import rulesets
from unobot.commands.parse import Manner, parse
from unobot.config import Config
from unobot.engine import actions as act
from unobot.engine.cards import PACK, Card
from unobot.engine.notation import parse_cards
from unobot.engine.state import actor, seated
from unobot.net.queues import lane_of
from unobot.overlaying import lay
from unobot.speech.voice import Style, style_of
from unobot.speech.word import Wording
from unobot.store.memory import MemoryLog, MemoryPersons
from unobot.store.memory_bans import MemoryBans
from unobot.store.memory_channels import MemoryChannels
from unobot.table.bans import Bans
from unobot.table.clock import ManualClock
from unobot.table.clocks import Clocks
from unobot.table.deadlines import Deadlines
from unobot.table.draft import Draft, Place, Services
from unobot.table.events import ComputerSeated, GameOpened
from unobot.table.hall import Hall
from unobot.table.items import Happened
from unobot.table.outputs import Kind, Output
from unobot.table.owners import Owners
from unobot.table.ports import Ports
from unobot.table.preferences import Preferences
from unobot.table.presence import (
    Arrived,
    BotAway,
    BotBack,
    ChannelStatus,
    Departed,
    Exit,
    Invites,
    Line,
    Presence,
    Renamed,
    Speaker,
    ascii_fold,
)
from unobot.table.record import Record, is_playing
from unobot.table.requests import Command
from unobot.table.rights import Named, Rights
from unobot.table.settings import TableSettings
from unobot.table.steward import Steward
from unobot.table.table import Table
from unobot.table.thinking import Here, Thinkers

MIDNIGHT = datetime(2026, 1, 1, tzinfo=UTC)
"""When the clock shows 0."""
NETWORK = "net"
CHANNEL = "#uno"
ROOM = 400
USUAL = {"budgets": {"person_at_once": 1_000_000, "channel_answers_at_once": 0}, "hints": False}
"""Whole games are played at one moment, and nobody is new to them."""
NETWORK_CONFIG = {"name": NETWORK, "servers": [{"host": "irc.example.org"}], "channels": [{"name": CHANNEL}]}
NOON = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)

BRACKETS = str.maketrans("[]\\~", "{}|^")

TYPED = re.compile(r"(?P<who>[^\s>#]+)(?P<channel>#[^\s>]+)?(?P<private>>?)> (?P<text>.*)")
MOVED = re.compile(
    r"(?P<who>\S+(?:, \S+)*) (?P<verb>joins?|parts?|quits?|splits?|(?:is|are) kicked)(?: (?P<channel>#\S+))?"
)
RENAMED = re.compile(r"(?P<who>\S+) is now (?P<nick>\S+)")
LOGGED = re.compile(r"(?P<who>\S+) logs (?:in as (?P<account>\S+)|out)")
MARKED = re.compile(r"(?P<who>\S+) (?P<how>goes|is no longer) away")
REHOSTED = re.compile(r"(?P<who>\S+) moves to (?P<host>\S+)")
EXITS = {"part": Exit.PART, "quit": Exit.QUIT, "split": Exit.NETSPLIT, "kicked": Exit.KICK}


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a room is furnished. Without ``players`` no game is on.

    ``operators`` and ``voiced`` have that status in the channel; ``named`` are the accounts and masks that
    the configuration has as operators of a channel, ``owners`` those that it has as owners of the bot;
    ``invites`` says whose invitation is followed.
    ``people`` gives somebody's ``nick!user@host account`` where it matters, ``rfc1459`` is how the network
    folds names; of the ``players`` the ``computers`` are computer players. The keys from ``hands`` on set a
    hand up for ``players``, as in scenario files, but that nobody gets cards who is not named in ``hands``.
    """

    settings: dict[str, Any] = {}
    people: dict[str, str] = {}
    operators: list[str] = []
    voiced: list[str] = []
    named: dict[str, list[str]] = {}
    owners: list[str] = []
    invites: Invites = "owners"
    rfc1459: bool = False
    players: list[str] = []
    computers: list[str] = []
    hands: dict[str, str] = {}
    top: str = "r5"
    color: str | None = None
    stock: str = ""
    stock_only: bool = False
    turn: str | None = None
    scores: dict[str, int] = {}


class Room:
    """One hall, its people, and what they hear."""

    def __init__(
        self,
        setup: Setup | None = None,
        log: MemoryLog | None = None,
        thinkers: Thinkers | None = None,
        **keys: Any,
    ) -> None:
        self.setup = setup or msgspec.convert(keys, Setup)
        self.clock = ManualClock()
        self.persons = MemoryPersons()
        self.log = log or MemoryLog()
        self.bans: Bans = MemoryBans()
        self.thinkers = thinkers or Here()
        self.happened: list[Happened] = []
        self.config = msgspec.convert(
            {"networks": [NETWORK_CONFIG], "table": USUAL | self.setup.settings}, Config
        )
        self.settings = self.config.table
        self.channels = MemoryChannels(lambda: NOON)
        self._wording = Wording(self._style)
        self._seeds = iter(f"seed {number}" for number in range(1, 1000))
        self._games = iter(f"game {number}" for number in range(1, 1000))
        self.rights = Rights(self._status, self._named, lambda network, name: self._fold(name))
        self._here: dict[str, dict[str, Speaker]] = {CHANNEL: {}}
        self._people = {label: _speaker(text) for label, text in self.setup.people.items()}
        self._said: list[checks.Said | Happened | None] = []
        self._held: list[Output] | None = None
        self._away: set[str] = set()
        self._marked: set[str] = set()
        self.hall = self._new_hall()

    async def __aenter__(self) -> "Room":
        if self.setup.players:
            await self._arrange()
        return self

    async def __aexit__(self, *exc: object) -> None:
        await self.hall.__aexit__(*exc)

    # What others look at

    def table(self, channel: str = CHANNEL) -> Table:
        return self.hall.table(Place(NETWORK, channel))

    @property
    def record(self) -> Record:
        record = self.table().record
        assert record is not None
        return record

    @property
    def said(self) -> list[Output]:
        """What was said since the last line."""
        return [said.output for said in self._said if isinstance(said, checks.Said)]

    def hand(self, nick: str) -> str:
        """The cards of a nick, as they are typed."""
        return " ".join(card.value for card in self.record.match.hands[self.seat(nick)])

    def seat(self, nick: str) -> int:
        """The seat of a nick."""
        seats = self.record.match.seats
        return next(i for i, seat in enumerate(seats) if self.persons.get(seat.person).nick == nick)

    def nick(self, seat: int) -> str:
        """The nick of a seat."""
        return self.persons.get(self.record.match.seats[seat].person).nick

    @property
    def turn(self) -> str | None:
        """The nick that must act, if anybody must."""
        seat = actor(self.record.match)
        return None if seat is None else self.nick(seat)

    @property
    def sitting(self) -> list[str]:
        """The nicks that have a seat."""
        return [self.nick(seat) for seat in seated(self.record.match)]

    def speaker(self, label: str) -> Speaker:
        """The user that a transcript calls ``label``."""
        made = Speaker(network=NETWORK, nick=label, user=label, host=f"{label}.host")
        return self._people.setdefault(label, made)

    # One line of a transcript

    async def do(self, line: str) -> list[str]:
        """Let happen what a line says; gives what is heard."""
        self._said.clear()
        await self._happen(line)
        return await self._heard()

    async def hear(self, fact: Presence) -> list[str]:
        """Let the network show something else; gives what is heard."""
        self._said.clear()
        self.hall.hear(fact)
        return await self._heard()

    async def _heard(self) -> list[str]:
        await self.hall.idle()
        records = {place: table.record for place, table in self.hall.tables.items()}
        checks.check(self._said, list(records.values()))
        self._check_seating(records)
        return list(self._worded())

    def _check_seating(self, records: Mapping[Place, Record | None]) -> None:
        """The hall knows by person what the records say by seat."""
        for place, record in records.items():
            for seat in record.match.seats if record else ():
                sits = record is not None and not record.closed and record.seat_of(seat.person) is not None
                assert (place.channel in self.hall.seating.seats(seat.person)) == sits
                assert self.hall.seating.needs(seat.person)

    @property
    def is_free(self) -> bool:
        """Whether the bot is there and nothing waits to be said."""
        return self._held is None and not self._away

    async def all(self, *lines: str) -> list[str]:
        """``do`` for several lines; gives what is heard of the last one."""
        heard: list[str] = []
        for line in lines:
            heard = await self.do(line)
        return heard

    async def _happen(self, line: str) -> None:
        if line == "the bot restarts":
            await self.restart()
        elif line == "the lines wait":
            self._held = []
        elif line == "the lines leave":
            held, self._held = self._held or [], None
            for output in sorted(held, key=lane_of):
                self._say(output)
        elif line.startswith("the bot is "):
            self._bot_moves(line.removeprefix("the bot is "))
        elif line.startswith("+"):
            await self._wait(float(line.removeprefix("+").removesuffix("s")))
        elif match := TYPED.fullmatch(line):
            self._type(**match.groupdict())
        elif match := MOVED.fullmatch(line):
            for label in match["who"].split(", "):
                self._move(label, match["verb"].split(" ")[-1], match["channel"] or CHANNEL)
        elif match := RENAMED.fullmatch(line):
            self._change(match["who"], match["nick"], nick=match["nick"])
        elif match := LOGGED.fullmatch(line):
            self._change(match["who"], match["who"], account=match["account"])
        elif match := MARKED.fullmatch(line):
            (self._marked.add if match["how"] == "goes" else self._marked.discard)(match["who"])
        elif match := REHOSTED.fullmatch(line):
            self._change(match["who"], match["who"], host=match["host"])
        else:
            raise ValueError(f"no line of a transcript: {line}")

    def _type(self, who: str, channel: str | None, private: str, text: str) -> None:
        where = None if private else channel or CHANNEL
        if where is not None:
            self._here.setdefault(where, {}).setdefault(who, self.speaker(who))
        self.hall.hear(Line(speaker=self.speaker(who), channel=where, text=text))

    def _move(self, label: str, verb: str, channel: str) -> None:
        speaker, here = self.speaker(label), self._here.setdefault(channel, {})
        if verb.startswith("join"):
            here[label] = speaker
            self._tell(channel, Arrived(speaker=speaker, channel=channel))
            return
        exit_ = EXITS[verb if verb == "kicked" else verb.removesuffix("s")]
        places = list(self._here) if exit_ in (Exit.QUIT, Exit.NETSPLIT) else [channel]
        for place in places:
            if self._here[place].pop(label, None) or place == channel:
                self._tell(place, Departed(speaker=speaker, channel=place, exit=exit_))

    def _tell(self, channel: str, fact: Presence) -> None:
        """The bot hears of what happens in the channels that it is in."""
        if channel not in self._away:
            self.hall.hear(fact)

    def _change(self, label: str, new_label: str, **changes: str | None) -> None:
        before = self.speaker(label)
        after = replace(before, **changes)
        del self._people[label]
        self._people[new_label] = after
        for here in self._here.values():
            if here.pop(label, None):
                here[new_label] = after
        self.hall.hear(Renamed(before=before, after=after))

    def _bot_moves(self, how: str) -> None:
        if how.startswith("away"):
            channel = how.removeprefix("away").removeprefix(" from ") or None
            self._away |= {channel} if channel else set(self._here)
            self.hall.hear(BotAway(network=NETWORK, channel=channel))
            return
        for channel in list(self._here) if how == "back" else [how.removeprefix("back in ")]:
            self._away.discard(channel)
            present = tuple(self._here[channel].values())
            self.hall.hear(BotBack(network=NETWORK, channel=channel, present=present))

    async def _wait(self, seconds: float) -> None:
        until = self.clock.now() + seconds
        while self.clock.step(until):
            await self.hall.idle()

    # The bot's side

    def _new_steward(self) -> Steward:
        self.steward = Steward(
            self.channels,
            self.persons,
            self._lay,
            say=self._say,
            apply=lambda: self.hall.configure(),
            is_in_hand=self._is_in_hand,
        )
        return self.steward

    def _new_ports(self) -> Ports:
        return Ports(
            log=self.log,
            clock=self.clock,
            say=self._say,
            published=self._published,
            is_away=lambda speaker: speaker.nick in self._marked,
            thinkers=self.thinkers,
            bans=self.bans,
            now=lambda: MIDNIGHT + timedelta(seconds=self.clock.now()),
        )

    def _new_hall(self) -> Hall:
        self.house = House(Place(NETWORK, CHANNEL))
        self.owners = Owners(self.house, self.channels, self._say)
        return Hall(
            self._new_ports(),
            self.persons,
            self._read,
            self._services,
            self.rights,
            lambda network, name: self._fold(name),
            self._new_steward(),
            self.owners,
        )

    def _lay(self, place: Place, texts: Mapping[str, str]) -> TableSettings:
        return lay(self.config, place.network, place.channel, texts)

    def _is_in_hand(self, place: Place) -> bool:
        record = self.table(place.channel).record
        return record is not None and is_playing(record)

    def _fold(self, name: str) -> str:
        return ascii_fold(name.translate(BRACKETS) if self.setup.rfc1459 else name)

    async def restart(self, *, keep_clocks: bool = False) -> None:
        """Another hall, which knows what the log and the persons know, and then sees who is there.

        ``keep_clocks`` hands the running clocks over, as if no time at all had been lost.
        """
        old, self.hall = self.hall, self._new_hall()
        tables = {place: table for place, table in old.tables.items() if table.record is not None}
        await old.__aexit__()
        await self.steward.load()
        await self.owners.load()
        await self.hall.restore()
        self._said.append(None)  # what was said until now belongs to no command
        await self.hall.idle()
        if keep_clocks:
            for place, table in tables.items():
                _hand_clocks_over(table, self.hall.table(place))
        self._bot_moves("back")
        await self.hall.idle()

    def _services(self, place: Place) -> Services:
        return Services(
            settings=self.steward.settings(place),
            persons=self.persons,
            chance=lambda: next(self._seeds),
            rulesets=rulesets.resolve,
            new_game=lambda: next(self._games),
            is_draining=lambda: self.house.is_draining,
            fold=self._fold,
        )

    def _read(self, line: Line) -> Command | None:
        record = None if line.channel is None else self.table(line.channel).record
        is_on = record is not None and not record.closed
        settings = self.steward.settings(Place(NETWORK, line.channel or ""))
        manner = Manner(
            prefixes=settings.prefixes,
            nick="unobot",
            private=line.channel is None,
            bare=settings.bare and is_on,
        )
        return parse(line.text, manner)

    def _status(self, place: Place, speaker: Speaker) -> ChannelStatus | None:
        """Each of ``operators`` is one wherever it is; ``voiced`` in the channel of the room alone."""
        if any(self._people.get(label) == speaker for label in self.setup.operators):
            return "op"
        voiced = any(self._people.get(label) == speaker for label in self.setup.voiced)
        return "voice" if voiced and place.channel == CHANNEL else None

    def _named(self, place: Place) -> Named:
        operators = tuple(self.setup.named.get(place.channel, ()))
        return Named(operators=operators, owners=tuple(self.setup.owners), invites=self.setup.invites)

    def _say(self, output: Output) -> None:
        if self._held is not None:
            self._held.append(output)
            return
        renewed = self.hall.renewed(output)
        if renewed is None:
            return
        table = self.hall.tables.get(Place(NETWORK, output.channel))
        self._said.append(checks.Said(renewed, table.record if table else None))
        self.hall.sent(output)

    def _published(self, happened: Happened) -> None:
        self.happened.append(happened)
        self._said.append(happened)

    async def _arrange(self) -> None:
        setup = self.setup
        place = Place(NETWORK, CHANNEL)
        services = self._services(place)
        draft = Draft(None, place, services, Clocks(Deadlines(self.clock), self.settings, lambda due: None))
        persons = [
            self.persons.computer(NETWORK, nick)
            if nick in setup.computers
            else self.persons.identify(self.speaker(nick))
            for nick in setup.players
        ]
        ruleset = self.settings.ruleset
        draft.open(
            GameOpened(
                network=NETWORK,
                channel=CHANNEL,
                starter=persons[0].id,
                ruleset=ruleset,
                changed=(),
                rules=rulesets.resolve(ruleset, self.settings.rules),
            )
        )
        for person in persons:
            if person.computer:
                draft.note(ComputerSeated(person.id, self.settings.computer_level))
            draft.act(act.TakeSeat(person.id))
        draft.act(position(setup))
        await self.log.append(draft.record.game, 0, "arrange", tuple(draft.facts))
        people = [nick for nick in setup.players if nick not in setup.computers]
        self._here[CHANNEL] = {nick: self.speaker(nick) for nick in people}
        await self.restart()

    # What is heard

    def _worded(self) -> Iterator[str]:
        """The lines as the outbox would make them: public lines of one command are one line."""
        outputs = [said.output if isinstance(said, checks.Said) else None for said in self._said]
        for key, group in groupby(outputs, _line_of):
            if key is not None:
                yield from self._lines([output for output in group if output])

    def _lines(self, outputs: list[Output]) -> Iterator[str]:
        first = outputs[0]
        target = first.channel if first.to is None else self.label(first.to)
        arrow = "<<" if first.query or self._preferences(first).delivery == "message" else "<"
        for line in self._wording(outputs, ROOM, True):
            yield f"{target}{arrow} {line}"

    def _style(self, output: Output) -> Style:
        settings = self.steward.settings(Place(NETWORK, output.channel))
        return style_of(settings, self._preferences(output))

    def _preferences(self, output: Output) -> Preferences:
        return Preferences() if output.to is None else self.persons.get(output.to).preferences

    def label(self, person: str) -> str:
        """What a transcript calls a person: the newest user who is that person."""
        labels = [
            label
            for label, speaker in self._people.items()
            if (found := self.persons.find(speaker)) and found.id == person
        ]
        nick = self.persons.get(person).nick
        return next((label for label in labels if self._people[label].nick == nick), nick)


def _line_of(output: Output | None) -> object:
    """What tells that an output is a line of its own: public lines that follow each other are not."""
    if output is None:
        return None
    return output.channel if output.kind is Kind.PLAY else id(output)


def _speaker(text: str) -> Speaker:
    """``nick!user@host account``; the account may be missing."""
    mask, _, account = text.partition(" ")
    nick, user, host = re.split("[!@]", mask)
    return Speaker(network=NETWORK, nick=nick, user=user, host=host, account=account or None)


def position(setup: Setup) -> act.Arrange:
    hands = tuple(parse_cards(setup.hands.get(nick, "")) for nick in setup.players)
    stock, top = parse_cards(setup.stock), parse_cards(setup.top)
    rest = list(PACK)
    for card in (*stock, *top, *(card for hand in hands for card in hand)):
        rest.remove(card)
    colors: Mapping[str | None, Any] = {card.color.name.lower(): card.color for card in Card if card.color}
    return act.Arrange(
        dealer=len(setup.players) - 1,
        turn=setup.players.index(setup.turn) if setup.turn else 0,
        hands=hands,
        stock=stock if setup.stock_only else (*stock, *rest),
        discard=top,
        color=colors.get(setup.color),
        totals=tuple(setup.scores.get(nick, 0) for nick in setup.players),
    )


def _hand_clocks_over(old: Table, new: Table) -> None:
    for due in new._deadlines.running():
        new._deadlines.cancel(due)
    old._clocks._ring = new.inbox.put_nowait
    new._clocks, new._deadlines = old._clocks, old._deadlines
    new._decider._clocks, new._away._deadlines = new._clocks, new._deadlines
