"""The hall: all tables of the bot, and which of them a line or a coming and going belongs to.

Who a line comes from is settled here, in the order in which things happened; then the tables go their own
ways and share no state. A line in a channel goes to that channel's table; a line in a query goes to the table
that it names, or to the only one at which its author plays.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from unobot.engine.reasons import Reason
from unobot.table import presence as net
from unobot.table.attendance import Attendance
from unobot.table.draft import Place, Services
from unobot.table.items import Gone, Item, Receipt, Resumed, Returned, Stopped, Typed
from unobot.table.log import StoreUnavailable
from unobot.table.outputs import Kind, Output, Refusal, Told
from unobot.table.persons import Person, Persons
from unobot.table.record import restore
from unobot.table.requests import Command, Help, ShowRules, UnknownCommand
from unobot.table.table import Ports, Table

log = logging.getLogger(__name__)

Read = Callable[[net.Line], Command | None]
"""Reads a line as a command; ``None``: it is ordinary chat."""

DESK = ""
"""The channel of the table without a channel, which answers questions that need no game."""


class Hall:
    """All tables, each with a task of its own. Use it as an asynchronous context."""

    def __init__(
        self,
        ports: Ports,
        persons: Persons,
        read: Read,
        services: Callable[[Place], Services],
        is_operator: Callable[[Place, net.Speaker], bool] = lambda place, speaker: False,
    ) -> None:
        self._ports = ports
        self._persons = persons
        self._read = read
        self._services = services
        self._is_operator = is_operator
        self._attendance = Attendance(persons)
        self._tables: dict[Place, Table] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Hall":
        return self

    async def __aexit__(self, *exc: object) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task

    def table(self, place: Place) -> Table:
        """The table of a channel; set up when it is first needed."""
        place = _place(place.network, place.channel)
        if place not in self._tables:
            table = self._tables[place] = Table(place, self._services(place), self._ports)
            self._tasks.append(asyncio.create_task(table.run()))
        return self._tables[place]

    async def restore(self) -> None:
        """Bring every open game back to its table; one that cannot be is set aside, and the others go on.

        Raises:
            StoreUnavailable: the log cannot be asked.
        """
        for game in await self._ports.log.open_games():
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
        for table in list(self._tables.values()):
            await table.inbox.join()

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
                place = _place(fact.speaker.network, fact.channel)
                self._attendance.is_here(place, fact.speaker)
                self._hear_of(place, fact.speaker)
            case net.Departed():
                self._hear_departure(fact)
            case net.Renamed():
                self._persons.moved(fact.before, fact.after)
                for place in self._attendance.renamed(fact.before, fact.after):
                    self._hear_of(place, fact.after)
            case net.BotAway():
                self._pass(fact.network, fact.channel and fact.channel.lower(), Stopped())
            case net.BotMuted():
                self._hear_muted(fact)
            case net.BotBack() | net.BotUnmuted():
                self._attendance.are_here(_place(fact.network, fact.channel), fact.present)
                here = (self._persons.find(speaker) for speaker in fact.present)
                present = frozenset(person.id for person in here if person)
                self._pass(fact.network, fact.channel.lower(), Resumed(present))

    def _hear_of(self, place: Place, speaker: net.Speaker) -> None:
        """Whoever this user is, is in a channel; perhaps only now known by an account."""
        if self._persons.find(speaker):
            person = self._persons.identify(speaker)
            self._pass(place.network, place.channel, Returned(person.id))

    def _hear_muted(self, fact: net.BotMuted) -> None:
        """The bot cannot speak: the table stands still, and an operator of the channel may help."""
        self._pass(fact.network, fact.channel.lower(), Stopped())
        if fact.operator:
            operator = self._persons.identify(fact.operator)
            self._reply(operator, Told("muted", {"channel": fact.channel}), query=False)

    def _hear_departure(self, fact: net.Departed) -> None:
        """A person is gone once none of its connections is left."""
        place = _place(fact.speaker.network, fact.channel)
        self._attendance.is_gone(place, fact.speaker)
        if person := self._persons.find(fact.speaker):
            if remaining := self._attendance.connection_of(place, person):
                self._persons.identify(remaining)
            else:
                self._pass(place.network, place.channel, Gone(person.id, fact.exit))

    def _pass(self, network: str, channel: str | None, item: Item) -> None:
        """To the table of a channel, or (``None``) to all of a network; where none is set up nobody sits."""
        for place, table in self._tables.items():
            if place.network == network and channel in (None, place.channel):
                table.inbox.put_nowait(item)

    def _hear_line(self, line: net.Line) -> None:
        command = self._read(line)
        if command is None:
            return
        person = self._persons.identify(line.speaker)
        network = line.speaker.network
        if line.channel is not None:
            place: Place | None = _place(network, line.channel)
        else:
            place = self._meant(person, command)
        if place is not None:
            operator = line.operator or (line.channel is None and self._is_operator(place, line.speaker))
            self.table(place).inbox.put_nowait(
                Typed(
                    person=person.id,
                    request=command.request,
                    operator=operator,
                    query=line.channel is None,
                    message_id=line.message_id,
                )
            )

    def _meant(self, person: Person, command: Command) -> Place | None:
        """The table that a command in a query is for; where that is not clear, its author is asked."""
        network = person.network
        if command.channel is not None:
            named = _place(network, command.channel)
            if named in self._tables:
                return named
            self._reply(person, Refusal(Reason.NO_GAME, text=command.channel))
            return None
        own = [place for place, table in self._tables.items() if _plays(table, person)]
        if len(own) == 1:
            return own[0]
        if isinstance(command.request, Help | ShowRules | UnknownCommand):
            return Place(network, DESK)
        if own:
            channels = ", ".join(place.channel for place in own)
            self._reply(person, Told("which-game", {"channels": channels}))
        else:
            self._reply(person, Refusal(Reason.NO_GAME))
        return None

    def _reply(self, person: Person, message: Refusal | Told, *, query: bool = True) -> None:
        self._ports.say(
            Output(
                network=person.network,
                channel=DESK,
                to=person.id,
                kind=Kind.REPLY,
                message=message,
                query=query,
            )
        )


def _place(network: str, channel: str) -> Place:
    """A channel, whatever its spelling."""
    return Place(network, channel.lower())


def _plays(table: Table, person: Person) -> bool:
    record = table.record
    return record is not None and not record.closed and record.seat_of(person.id) is not None
