"""The hall: all tables of the bot, and which of them a line or a coming and going belongs to.

Who a line comes from is settled here, in the order in which things happened (``crowd``), and whether it is
heard at all (``porter``); then the tables go their own ways and share no state. A line in a channel goes to
that channel's table; a line in a query goes to the table that it names, or to the only one at which its
author plays.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import partial

from msgspec.structs import replace

from unobot.engine.reasons import Reason
from unobot.table import orders
from unobot.table import presence as net
from unobot.table.bans import MemoryBans
from unobot.table.budget import Verdict
from unobot.table.crowd import Crowd, User
from unobot.table.desk import Desk
from unobot.table.draft import Place, Services
from unobot.table.folding import is_move, restore
from unobot.table.items import Gone, Happened, Item, Receipt, Resumed, Returned, Stopped, Typed
from unobot.table.log import StoreUnavailable
from unobot.table.orders import Eject, Warding, about
from unobot.table.outputs import HandNote, Kind, Output, Refusal, Told
from unobot.table.owners import Owners, Wished
from unobot.table.persons import Person, Persons, ascii_fold
from unobot.table.porter import LAST_WORDS, Porter
from unobot.table.readers import Readers
from unobot.table.requests import (
    Command,
    Governing,
    Help,
    Past,
    Prefer,
    Reclaim,
    Request,
    ShowRules,
    UnknownCommand,
)
from unobot.table.rights import Rights
from unobot.table.seating import Seating
from unobot.table.steward import Act, Order, Steward, act_of
from unobot.table.table import Ports, Table
from unobot.table.warden import BanOrder, Warden
from unobot.table.wishes import GoIn, Wish

log = logging.getLogger(__name__)

Read = Callable[[net.Line], Command | None]
"""Reads a line as a command; ``None``: it is ordinary chat."""

DESK = ""
"""The channel of the table without a channel, which answers questions that need no game."""

MOST_WAITING = 200
"""Commands that may wait at one table; a flood beyond it is not heard."""


class Hall:
    """All tables, each with a task of its own. Use it as an asynchronous context."""

    def __init__(
        self,
        ports: Ports,
        persons: Persons,
        read: Read,
        services: Callable[[Place], Services],
        rights: Rights | None = None,
        fold: Callable[[str, str], str] = lambda network, name: ascii_fold(name),
        steward: Steward | None = None,
        owners: Owners | None = None,
    ) -> None:
        self._tables: dict[Place, Table] = {}
        self._seating = Seating()
        self.crowd = Crowd(persons, fold, self._seating.seats, self._seating.needs)
        self._persons = persons
        self._fold = fold
        self._ports = replace(ports, say=self._say, published=self._published, followed=self._seating.follow)
        self._outlet = ports.say
        self._subscriber = ports.published
        self._read = read
        self._services = services
        self._rights = rights or Rights()
        self._warden = Warden(
            ports.bans or MemoryBans(), self._say, fold, ports.now, self._eject, self._journal
        )
        self._readers = Readers(persons, self.crowd, ports.say, ports.languages, ports.is_away)
        self._porter = Porter(ports.clock)
        self._desk: Desk | None = None
        self._steward = steward
        self._owners = owners
        self._offices: list[Desk | Steward | Owners | Warden] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Hall":
        return self

    async def __aexit__(self, *exc: object) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task

    @property
    def tables(self) -> Mapping[Place, Table]:
        """The tables that are set up, by their channels."""
        return self._tables

    def table(self, place: Place) -> Table:
        """The table of a channel; set up when it is first needed."""
        place = _place(place.network, place.channel)
        if place not in self._tables:
            table = self._tables[place] = Table(place, self._services_at(place), self._ports)
            self._at_work(self._warden)
            self._tasks.append(asyncio.create_task(table.run()))
        return self._tables[place]

    def configure(self) -> None:
        """Let every table go by the settings that there are for it now."""
        for place, table in self._tables.items():
            table.configure(self._services_at(place))

    def _services_at(self, place: Place) -> Services:
        services = self._services(place)
        return replace(
            services,
            is_here=partial(self._is_here, place),
            is_banned=partial(self._warden.is_banned, place),
            why_not=partial(self._warden.why_not, place, sitting=services.settings.sitting_out),
        )

    def _is_here(self, place: Place, nick: str) -> bool:
        user = self.crowd.named(place.network, nick)
        return user is not None and place.channel in user.channels

    async def restore(self) -> None:
        """Bring every open game back to its table, or else the last one, of which people may still ask.

        One that cannot be is set aside, and the others go on.

        Raises:
            StoreUnavailable: the log cannot be asked.
        """
        await self._warden.load()
        last = await self._ports.log.last_games()
        for game in (*last, *await self._ports.log.open_games()):
            try:
                record = restore(game, await self._ports.log.load(game))
                self.table(Place(record.opened.network, record.opened.channel)).restore(record)
            except StoreUnavailable:
                raise
            except Exception as error:  # whatever a log may hold
                log.exception("game %s cannot go on and is set aside", game)
                await self._ports.log.set_aside(game, f"{type(error).__name__}: {error}")

    async def idle(self) -> None:
        """Wait until everything that has been heard so far is handled."""
        await self._warden.inbox.join()
        for table in list(self._tables.values()):
            await table.inbox.join()
            while not table.inbox.empty():  # a computer player has answered at once
                await table.inbox.join()
        for office in self._offices:
            await office.inbox.join()

    def sent(self, output: Output) -> None:
        """An output has really been sent."""
        if output.receipt is not None:
            receipt = Receipt(output.game, output.receipt)
            self.table(Place(output.network, output.channel)).inbox.put_nowait(receipt)

    def hear(self, fact: net.Presence) -> None:
        """Take note of a line, or of somebody's coming and going, in the order in which they happened."""
        match fact:
            case net.Line():
                self._hear_line(fact)
            case net.Arrived():
                self._hear_arrival(fact)
            case net.Departed():
                self._hear_departure(fact)
            case net.Renamed():
                if user := self.crowd.changed(fact.before, fact.after):
                    self._greet(user)
            case net.BotAway():
                channel = fact.channel and fact.channel.lower()
                self.crowd.out_of_sight(fact.network, channel)
                self._pass(fact.network, channel, Stopped())
            case net.Invited():
                self._hear_invitation(fact)
            case net.BotMuted():
                self._hear_muted(fact)
            case _:
                self._hear_list(fact)

    def _hear_arrival(self, fact: net.Arrived) -> None:
        channel = fact.channel.lower()
        user = self.crowd.seen(fact.speaker, channel)
        self.crowd.greet(user)
        self._are_back(self.crowd.persons_of(user), channel)

    def _greet(self, user: User) -> None:
        """Whoever this user turns out to be is there again."""
        gained = self.crowd.greet(user)
        for channel in user.channels:
            self._are_back(gained, channel)

    def _are_back(self, persons: Iterable[Person], channel: str) -> None:
        for person in persons:
            self._pass(person.network, channel, Returned(person.id))

    def _hear_departure(self, fact: net.Departed) -> None:
        """A person is gone, unless another connection of the account is there: that one has the seat now."""
        channel = fact.channel.lower()
        for person in self.crowd.left(fact.speaker, channel):
            if channel in self._seating.seats(person) and self.crowd.inherit(person, channel):
                item: Item = Typed(person=person.id, request=Reclaim())
            else:
                item = Gone(person.id, fact.exit)
            self._pass(person.network, channel, item)

    def _hear_list(self, fact: net.BotBack | net.BotUnmuted) -> None:
        """Everybody who is in a channel, as the table goes on."""
        channel, was_away = fact.channel.lower(), isinstance(fact, net.BotBack)
        if was_away:
            self.crowd.out_of_sight(fact.network, channel)
        users = self.crowd.all_seen(fact.present, channel)
        for user in users:
            self.crowd.greet(user)
        present = frozenset(person.id for user in users for person in self.crowd.persons_of(user))
        self._pass(fact.network, channel, Resumed(present, returned=was_away))
        self._tell_aside(Place(fact.network, channel), users)
        if self._owners is not None:
            self._owners.arrived(Place(fact.network, channel))

    def _tell_aside(self, place: Place, users: list[User]) -> None:
        """One operator of a channel hears if what was set there does not hold."""
        told = self._steward and self._steward.aside(place)
        operators = (user for user in users if self._rights.is_operator(place, user.speaker))
        if told and (operator := next(operators, None)):
            self._reply(operator, told, query=False)

    def _hear_muted(self, fact: net.BotMuted) -> None:
        """The bot cannot speak: the table stands still, and an operator of the channel may help."""
        channel = fact.channel.lower()
        self._pass(fact.network, channel, Stopped())
        if fact.operator:
            operator = self.crowd.seen(fact.operator, channel)
            self._reply(operator, Told("muted", {"channel": fact.channel}), query=False)

    def _hear_invitation(self, fact: net.Invited) -> None:
        if self._owners is not None and self._rights.may_invite(fact.speaker):
            user = self.crowd.seen(fact.speaker, None)
            self._greet(user)
            self._wish(user, GoIn(fact.channel), invited=True)

    def _wish(self, user: User, wish: Wish, *, invited: bool = False) -> None:
        assert self._owners is not None
        person = self.crowd.speaks_as(user, DESK).id
        self._at_work(self._owners)
        wished = Wished(wish=wish, network=user.network, person=person, invited=invited)
        self._owners.inbox.put_nowait(wished)

    def _is_wish(self, user: User, command: Command) -> bool:
        """Whether a line is for the bot as a whole; who plays means the game by a word of the game."""
        if command.wish is None or self._owners is None or not self._rights.is_owner(user.speaker):
            return False
        plays = self._seating.plays(self.crowd.persons_of(user), None)
        return not plays or isinstance(command.request, UnknownCommand)

    def _pass(self, network: str, channel: str | None, item: Item) -> None:
        """To the table of a channel, or (``None``) to all of a network; where none is set up nobody sits."""
        for place, table in self._tables.items():
            if place.network == network and channel in (None, place.channel):
                table.inbox.put_nowait(item)

    # Commands

    def _hear_line(self, line: net.Line) -> None:
        command = self._read(line)
        if command is None:
            return
        channel = line.channel and line.channel.lower()
        user = self.crowd.seen(line.speaker, channel)
        self._greet(user)
        if command.wish is not None and self._is_wish(user, command):
            self._wish(user, command.wish)
            return
        asked = Place(user.network, channel or DESK)
        budgets = self.table(asked).settings.budgets
        plays = self._seating.plays(self.crowd.persons_of(user), channel)
        verdict = self._porter.verdict(user, asked, command, budgets, plays=plays)
        if verdict in LAST_WORDS:
            self._reply(user, Told(LAST_WORDS[verdict]), query=channel is None)
        if verdict is not Verdict.HEARD:
            return
        is_past = isinstance(command.request, Past) and command.channel is None
        place = asked if channel or is_past else self._meant(user, command)
        if place is not None and isinstance(command.request, Past):
            self._ask_desk(place, user, command.request, line)
        elif place is not None and isinstance(command.request, Prefer):
            self._readers.hear(place, user, command.request, line)
        elif place is not None and isinstance(command.request, Governing):
            self._ask_steward(place, user, command.request, line)
        elif place is not None and isinstance(command.request, Warding):
            self._order(place, user, command.request, line)
        elif place is not None:
            self._type(place, user, command.request, line)

    def _ask_desk(self, place: Place, user: User, request: Past, line: net.Line) -> None:
        statistics = self._ports.statistics
        if statistics is None:
            self._reply(user, Told("statistics-none"), query=line.channel is None)
            return
        if self._desk is None:
            self._desk = Desk(
                statistics, self._persons, self.crowd, self._ports.say, self._fold, self._readers
            )
        self._at_work(self._desk)
        self._desk.hear(place, user, request, line, quiet=self.table(place).settings.quiet)

    def _ask_steward(self, place: Place, user: User, request: Governing, line: net.Line) -> None:
        if self._steward is None:
            self._reply(user, Told("settings-none"), query=line.channel is None)
            return
        self._at_work(self._steward)
        self._steward.put(
            Order(
                request=request,
                place=place,
                person=self.crowd.speaks_as(user, place.channel).id,
                operator=self._rights.is_operator(place, line.speaker),
                query=line.channel is None,
                message_id=line.message_id,
            )
        )

    def _at_work(self, office: Desk | Steward | Owners | Warden) -> None:
        """Let it run from when it is first needed."""
        if office not in self._offices:
            self._offices.append(office)
            self._tasks.append(asyncio.create_task(office.run()))

    def _order(self, place: Place, user: User, request: Warding, line: net.Line) -> None:
        nick = about(request)
        target = (self._called(place, nick) or self._sitting(place, nick)) if nick else None
        order = BanOrder(
            place=place,
            person=self.crowd.speaks_as(user, place.channel),
            request=request,
            operator=self._rights.is_operator(place, line.speaker),
            target=target,
            query=line.channel is None,
        )
        self._warden.hear(order)

    def _sitting(self, place: Place, nick: str) -> Person | None:
        """Whoever of that nick has a seat at a place, here or not."""
        record = self.table(place).record
        seats = record.people() if record is not None and not record.closed else ()
        persons = (self._persons.get(record.match.seats[seat].person) for seat in seats if record)
        spelled = self._fold(place.network, nick)
        return next((who for who in persons if self._fold(place.network, who.nick) == spelled), None)

    def _eject(self, place: Place, operator: Person) -> None:
        item = Typed(person=operator.id, request=Eject(), operator=True)
        self._pass(place.network, place.channel, item)

    def _type(self, place: Place, user: User, request: Request, line: net.Line) -> None:
        table = self.table(place)
        if table.inbox.qsize() >= MOST_WAITING:
            log.warning("%s %s: too many commands wait, one is dropped", place.network, place.channel)
            return
        if isinstance(request, Reclaim):
            self._reclaim(user)
        elsewhere = self.crowd.elsewhere(user)
        nick = about(request)
        receiver = self._called(place, nick) if nick else None
        table.inbox.put_nowait(
            Typed(
                person=self.crowd.speaks_as(user, place.channel).id,
                request=request,
                operator=self._rights.is_operator(place, line.speaker),
                voiced=self._rights.is_voiced(place, line.speaker),
                query=line.channel is None,
                message_id=line.message_id,
                elsewhere=None if elsewhere is None else elsewhere.id,
                receiver=None if receiver is None else receiver.id,
            )
        )

    def _reclaim(self, user: User) -> None:
        """The seats of the account come to this connection; where it is not in the channel they are kept."""
        person = self.crowd.reclaim(user)
        if person is not None:
            for channel in self._seating.seats(person):
                is_here = channel in user.channels
                item: Item = Returned(person.id) if is_here else Gone(person.id, net.Exit.PART)
                self._pass(person.network, channel, item)

    def _called(self, place: Place, nick: str) -> Person | None:
        """Who somebody in a channel is."""
        user = self.crowd.named(place.network, nick)
        if user is None or place.channel not in user.channels:
            return None
        self._greet(user)
        return self.crowd.speaks_as(user, place.channel)

    def _meant(self, user: User, command: Command) -> Place | None:
        """The table that a command in a query is for; where that is not clear, its author is asked."""
        if command.channel is not None:
            spelled = self._fold(user.network, command.channel)
            for place in self._tables:
                if place.network == user.network and self._fold(place.network, place.channel) == spelled:
                    return place
            named = _place(user.network, command.channel)
            takes_right = isinstance(command.request, Governing | orders.Order)
            if named.channel in user.channels or self._rights.is_operator(named, user.speaker):
                return named  # nobody has typed anything there yet
            reason = Reason.NOT_OPERATOR if takes_right else Reason.NO_GAME
            self._reply(user, Refusal(reason, text=command.channel))
            return None
        elsewhere = self.crowd.elsewhere(user)
        persons = (*self.crowd.persons_of(user), *([elsewhere] if elsewhere else []))
        seats = frozenset[str]().union(*map(self._seating.seats, persons))
        own = [
            place.channel
            for place in self._tables
            if place.network == user.network and place.channel in seats
        ]
        if len(own) == 1:
            return Place(user.network, own[0])
        if isinstance(command.request, Governing | orders.Order):
            return self._governed(user)
        if isinstance(command.request, Help | ShowRules | Prefer | UnknownCommand):
            return Place(user.network, DESK)
        if own:
            self._reply(user, Told("which-game", {"channels": ", ".join(own)}))
        else:
            self._reply(user, Refusal(Reason.NO_GAME))
        return None

    def _governed(self, user: User) -> Place | None:
        """The channel in which whoever asks without naming one is, if it is the only one."""
        if len(user.channels) == 1:
            return Place(user.network, next(iter(user.channels)))
        self._reply(user, Told("which-channel"))
        return None

    def _reply(self, user: User, message: Refusal | Told, *, query: bool = True) -> None:
        self._ports.say(
            Output(
                network=user.network,
                channel=DESK,
                to=self.crowd.speaks_as(user, DESK).id,
                kind=Kind.REPLY,
                message=message,
                query=query,
            )
        )

    def _say(self, output: Output) -> None:
        """Who sits at several tables is told to which of them a hand belongs."""
        note, to = output.message, output.to
        if isinstance(note, HandNote) and to and len(self._seating.seats(self._persons.get(to))) > 1:
            output = replace(output, message=replace(note, channel=output.channel))
        self._outlet(output)

    def _published(self, happened: Happened) -> None:
        """A move in a hand costs its author nothing; what an operator does stands in the journal."""
        item = happened.item
        if isinstance(item, Typed) and any(is_move(fact) for fact in happened.facts):
            self.crowd.refund(item.person)
        self._journal(act_of(happened))
        self._warden.happened(happened)
        self._subscriber(happened)
        self._readers.happened(happened)

    def _journal(self, act: Act | None) -> None:
        if self._steward is not None and act is not None:
            self._at_work(self._steward)
            self._steward.put(act)


def _place(network: str, channel: str) -> Place:
    """A channel, whatever its spelling."""
    return Place(network, channel.lower())
