"""Who is where: what the network tells of people, and of the bot, becomes known to crowd and tables."""

from collections.abc import Iterable

from unobot.table import presence as net
from unobot.table.crowd import Crowd
from unobot.table.draft import Place, place_at
from unobot.table.items import Gone, Item, Resumed, Returned, Stopped, Typed
from unobot.table.offices import Offices
from unobot.table.outputs import Told
from unobot.table.persons import Person
from unobot.table.replies import Replies
from unobot.table.requests import Reclaim
from unobot.table.rights import Rights
from unobot.table.seating import Seating
from unobot.table.tables import Tables
from unobot.table.users import User

Change = (
    net.Arrived
    | net.Departed
    | net.Renamed
    | net.Unreached
    | net.BotAway
    | net.BotBack
    | net.BotMuted
    | net.BotUnmuted
)
"""Somebody comes, goes or changes, or the bot does."""


class Attendance:
    """Follows who comes and goes, in the order in which it happens."""

    def __init__(
        self,
        crowd: Crowd,
        tables: Tables,
        seating: Seating,
        rights: Rights,
        offices: Offices,
        replies: Replies,
    ) -> None:
        self._crowd = crowd
        self._tables = tables
        self._seating = seating
        self._rights = rights
        self._offices = offices
        self._replies = replies

    def note(self, change: Change) -> None:
        """Take note of somebody's coming and going."""
        match change:
            case net.Arrived():
                self._arrived(change)
            case net.Departed():
                self._departed(change)
            case net.Renamed():
                if user := self._crowd.changed(change.before, change.after):
                    self.greet(user)
            case net.Unreached():
                self._unreached(change.speaker)
            case net.BotAway():
                channel = change.channel and net.ascii_fold(change.channel)
                self._crowd.out_of_sight(change.network, channel)
                self._tables.pass_on(change.network, channel, Stopped())
            case net.BotMuted():
                self._muted(change)
            case _:
                self._goes_on(change)

    def greet(self, user: User) -> None:
        """Whoever this user turns out to be is there again."""
        if gained := self._crowd.greet(user):
            for channel in user.channels:
                self._are_back(gained, channel)

    def reclaim(self, user: User) -> None:
        """The seats of the account come to this connection; where it is not in the channel they are kept."""
        person = self._crowd.reclaim(user)
        if person is not None:
            for channel in self._seating.seats(person.id):
                is_here = channel in user.channels
                item: Item = Returned(person.id) if is_here else Gone(person.id, net.Exit.PART)
                self._tables.pass_on(person.network, channel, item)

    def _arrived(self, arrived: net.Arrived) -> None:
        channel = net.ascii_fold(arrived.channel)
        user = self._crowd.seen(arrived.speaker, channel)
        self._crowd.greet(user)
        self._are_back(self._crowd.persons_of(user), channel)

    def _are_back(self, persons: Iterable[Person], channel: str) -> None:
        for person in persons:
            self._tables.pass_on(person.network, channel, Returned(person.id))

    def _departed(self, departed: net.Departed) -> None:
        """A person is gone, unless another connection of the account is there: that one has the seat now."""
        channel = net.ascii_fold(departed.channel)
        for person in self._crowd.left(departed.speaker, channel):
            if channel in self._seating.seats(person.id) and self._crowd.inherit(person, channel):
                item: Item = Typed(person=person.id, request=Reclaim())
            else:
                item = Gone(person.id, departed.exit)
            self._tables.pass_on(person.network, channel, item)

    def _unreached(self, speaker: net.Speaker) -> None:
        """Somebody cannot be told the own cards: that is said once to where they play, in the channel."""
        user = self._crowd.named(speaker.network, speaker.nick)
        if user is None or user.is_unreached:
            return
        for channel in sorted(user.channels):
            if self._seating.plays(user.persons, channel):
                user.is_unreached = True
                told = Told("unreached", {"nick": speaker.nick})
                self._replies.announce(Place(speaker.network, channel), told)

    def _muted(self, muted: net.BotMuted) -> None:
        """The bot cannot speak: the table stands still, and an operator of the channel may help."""
        channel = net.ascii_fold(muted.channel)
        self._tables.pass_on(muted.network, channel, Stopped())
        if muted.operator:
            operator = self._crowd.seen(muted.operator, channel)
            self._replies.tell(operator, Told("muted", {"channel": muted.channel}), query=False)

    def _goes_on(self, change: net.BotBack | net.BotUnmuted) -> None:
        """Everybody who is in a channel, as the table goes on."""
        place, was_away = place_at(change.network, change.channel), isinstance(change, net.BotBack)
        if was_away:
            self._crowd.out_of_sight(place.network, place.channel)
        users = self._crowd.all_seen(change.present, place.channel)
        for user in users:
            self._crowd.greet(user)
        present = frozenset(person.id for user in users for person in self._crowd.persons_of(user))
        self._tables.pass_on(place.network, place.channel, Resumed(present, returned=was_away))
        self._tell_aside(place, users)
        if self._offices.owners is not None:
            self._offices.owners.arrived(place)

    def _tell_aside(self, place: Place, users: list[User]) -> None:
        """One operator of a channel hears if what was set there does not hold."""
        told = self._offices.steward and self._offices.steward.aside(place)
        operators = (user for user in users if self._rights.is_operator(place, user.speaker))
        if told and (operator := next(operators, None)):
            self._replies.tell(operator, told, query=False)
