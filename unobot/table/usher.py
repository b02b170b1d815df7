"""The usher takes each line to whom it is for: to a table, or to one of the offices beside the tables."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Any, get_args

from unobot.table import presence as net
from unobot.table.actors import Tasks
from unobot.table.addressing import Addressing
from unobot.table.attendance import Attendance
from unobot.table.budget import Verdict
from unobot.table.crowd import Crowd
from unobot.table.draft import DESK, Place
from unobot.table.items import Typed
from unobot.table.offices import Offices
from unobot.table.orders import Warding, about
from unobot.table.outputs import Told
from unobot.table.owners import Wished
from unobot.table.past import Past
from unobot.table.persons import Person, Persons
from unobot.table.porter import LAST_WORDS, Porter
from unobot.table.replies import Replies
from unobot.table.requests import Command, Governing, Prefer, Reclaim, Request, UnknownCommand
from unobot.table.rights import Rights
from unobot.table.seating import Seating
from unobot.table.steward import Asked
from unobot.table.tables import Tables
from unobot.table.users import User
from unobot.table.warden import BanOrder
from unobot.table.wishes import GoIn, Wish

log = logging.getLogger(__name__)

Read = Callable[[net.Line], Command | None]
"""Reads a line as a command; ``None``: it is ordinary chat."""

MOST_WAITING = 200
"""Commands that may wait at one table; a flood beyond it is not heard."""


class Usher:
    """Settles who a line comes from, whether it is heard at all, and who is to answer it."""

    def __init__(
        self,
        read: Read,
        *,
        crowd: Crowd,
        persons: Persons,
        tables: Tables,
        seating: Seating,
        rights: Rights,
        offices: Offices,
        attendance: Attendance,
        porter: Porter,
        replies: Replies,
        tasks: Tasks,
        fold: Callable[[str, str], str],
    ) -> None:
        """``fold(network, name)`` is as a network compares names."""
        self._read = read
        self._crowd = crowd
        self._persons = persons
        self._tables = tables
        self._seating = seating
        self._rights = rights
        self._offices = offices
        self._attendance = attendance
        self._porter = porter
        self._replies = replies
        self._tasks = tasks
        self._fold = fold
        self._asked: dict[type, Callable[[Place, User, Any, net.Line], None]] = {
            **dict.fromkeys(get_args(Past), self._ask_desk),
            **dict.fromkeys(get_args(Governing), self._ask_steward),
            **dict.fromkeys(get_args(Warding), self._ask_warden),
            Prefer: offices.readers.hear,
        }  # a table is asked whatever else there is
        self._addressing = Addressing(crowd, tables, seating, rights, replies, fold)

    def hear(self, line: net.Line) -> None:
        """Take a line to whom it is for; chat is for nobody."""
        command = self._read(line)
        if command is None:
            return
        channel = line.channel and net.ascii_fold(line.channel)
        user = self._crowd.seen(line.speaker, channel)
        self._attendance.greet(user)
        if command.wish is not None and self._is_wish(user, command):
            self._wish(user, command.wish)
            return
        asked = Place(user.network, channel or DESK)
        if not self._is_heard(user, asked, command, channel):
            return
        place: Place | None = asked
        if channel is None and (command.channel is not None or not isinstance(command.request, Past)):
            place = self._addressing.meant(user, command)
        if place is not None:
            ask = self._asked.get(type(command.request), self._ask_table)
            ask(place, user, command.request, line)

    def invited(self, invited: net.Invited) -> None:
        """Whoever may invite the bot wishes that it comes."""
        if self._offices.owners is not None and self._rights.may_invite(invited.speaker):
            user = self._crowd.seen(invited.speaker, None)
            self._attendance.greet(user)
            self._wish(user, GoIn(invited.channel), is_invitation=True)

    def _is_heard(self, user: User, asked: Place, command: Command, channel: str | None) -> bool:
        """Whether a command is answered; who goes beyond bounds gets a last word."""
        budgets = self._tables.at(asked).settings.budgets
        plays = self._seating.plays(user.persons, channel)
        verdict = self._porter.verdict(user, asked, command, budgets, plays=plays)
        if verdict in LAST_WORDS:
            self._replies.tell(user, Told(LAST_WORDS[verdict]), query=channel is None)
        return verdict is Verdict.HEARD

    # For the bot as a whole

    def _is_wish(self, user: User, command: Command) -> bool:
        """Whether a line is for the bot as a whole; who plays means the game by a word of the game."""
        if not self._is_owner(user):
            return False
        plays = self._seating.plays(user.persons, None)
        return not plays or isinstance(command.request, UnknownCommand)

    def _is_owner(self, user: User) -> bool:
        return self._offices.owners is not None and self._rights.is_owner(user.speaker)

    def _wish(self, user: User, wish: Wish, *, is_invitation: bool = False) -> None:
        owners = self._offices.owners
        assert owners is not None
        person = self._crowd.speaks_as(user, DESK).id
        self._tasks.begin(owners)
        owners.inbox.put_nowait(Wished(wish=wish, network=user.network, person=person, invited=is_invitation))

    # For the offices

    def _ask_desk(self, place: Place, user: User, request: Past, line: net.Line) -> None:
        desk = self._offices.desk
        if desk is None:
            self._replies.tell(user, Told("statistics-none"), query=line.channel is None)
            return
        self._tasks.begin(desk)
        desk.hear(place, user, request, line, aside=self._is_aside(place, user, request, line))

    def _is_aside(self, place: Place, user: User, request: Request, line: net.Line) -> bool:
        """Whether who asks in a channel is the only one to hear the answer."""
        settings = self._tables.at(place).settings
        if line.channel is None or settings.quiet:
            return settings.quiet
        plays = self._seating.plays(user.persons, place.channel)
        return self._porter.keeps_aside(place, request, settings.budgets, plays=plays)

    def _ask_steward(self, place: Place, user: User, request: Governing, line: net.Line) -> None:
        steward = self._offices.steward
        if steward is None:
            self._replies.tell(user, Told("settings-none"), query=line.channel is None)
            return
        self._tasks.begin(steward)
        steward.put(
            Asked(
                request=request,
                place=place,
                person=self._crowd.speaks_as(user, place.channel).id,
                operator=self._rights.is_operator(place, line.speaker),
                query=line.channel is None,
                message_id=line.message_id,
            )
        )

    def _ask_warden(self, place: Place, user: User, request: Warding, line: net.Line) -> None:
        nick = about(request)
        target = (self._called(place, nick) or self._seated(place, nick)) if nick else None
        self._offices.warden.hear(
            BanOrder(
                place=place,
                person=self._crowd.speaks_as(user, place.channel),
                request=request,
                operator=self._rights.is_operator(place, line.speaker),
                target=target,
                here=tuple(known.speaker for known in self._crowd.inside(place.network, place.channel)),
                query=line.channel is None,
            )
        )

    # For a table

    def _ask_table(self, place: Place, user: User, request: Request, line: net.Line) -> None:
        table = self._tables.at(place)
        if table.inbox.qsize() >= MOST_WAITING:
            log.warning("%s %s: too many commands wait, one is dropped", place.network, place.channel)
            return
        if isinstance(request, Reclaim):
            self._attendance.reclaim(user)
        elsewhere, authority = self._crowd.elsewhere(user), self._rights.authority(place, line.speaker)
        nick = about(request)
        receiver = self._called(place, nick) if nick else None
        table.inbox.put_nowait(
            Typed(
                person=self._crowd.speaks_as(user, place.channel).id,
                request=request,
                operator=authority.operator,
                voiced=authority.voiced,
                query=line.channel is None,
                aside=self._is_aside(place, user, request, line),
                owner=line.channel is None and self._is_owner(user),
                message_id=line.message_id,
                elsewhere=None if elsewhere is None else elsewhere.id,
                receiver=None if receiver is None else receiver.id,
            )
        )

    # Whom a nick means

    def _called(self, place: Place, nick: str) -> Person | None:
        """Who somebody in a channel is."""
        user = self._crowd.named(place.network, nick)
        if user is None or place.channel not in user.channels:
            return None
        self._attendance.greet(user)
        return self._crowd.speaks_as(user, place.channel)

    def _seated(self, place: Place, nick: str) -> Person | None:
        """Whoever of that nick has a seat at a place, here or not."""
        record = self._tables.open_record(place)
        if record is None:
            return None
        fold = partial(self._fold, place.network)
        persons = (self._persons.get(record.match.seats[seat].person) for seat in record.people())
        return next((person for person in persons if fold(person.nick) == fold(nick)), None)
