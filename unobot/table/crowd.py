"""Who speaks for whom: the users of the network, and the persons behind them (DESIGN.md, decision 6).

A seat belongs to a person, and a person is in the hands of one user at a time. A user is one connection,
from its arrival to its exit, through every change of nick, host and account; while it is in sight its nick
tells it from all others. Out of sight it may be called anything, and whoever comes later is another user.

Who may have a person in hand:

- whoever is logged in to its account;
- where it has none, whoever appears under exactly its last ``nick!user@host``;
- whoever had it before a change, for that is still the same user.

Nobody takes a person from a user who is there, in a channel where the person sits: that takes ``reclaim``.
And nobody ever gets two seats of one table into one pair of hands.
"""

from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable
from collections.abc import Set as AbstractSet

from msgspec.structs import replace

from unobot.table.persons import FORGOTTEN, Person, Persons
from unobot.table.presence import Speaker
from unobot.table.users import User
from unobot.table.visitors import Visitors

MOST_OUTSIDE = 1000
"""How many users are remembered who are in no channel of the bot's."""


class Crowd:
    """All users in sight. Channels are given in lower case.

    ``seats`` gives the channels in which a person (an id) sits in a game that is on, ``needs`` tells whether
    any game still speaks of it, and ``fold(network, name)`` gives the form in which all spellings of a name
    are equal.
    """

    def __init__(
        self,
        persons: Persons,
        fold: Callable[[str, str], str],
        seats: Callable[[str], AbstractSet[str]],
        needs: Callable[[str], bool],
    ) -> None:
        self._persons = persons
        self._fold = fold
        self._seats = seats
        self._needs = needs
        self._users: dict[tuple[str, str], User] = {}
        self._outside: OrderedDict[tuple[str, str], User] = OrderedDict()
        self._holders: dict[str, User] = {}
        self._visitors = Visitors()

    # What happens on the network

    def seen(self, speaker: Speaker, channel: str | None) -> User:
        """The user who is in ``channel``, or (``None``) writes from wherever."""
        key = self._key(speaker)
        user = self._users.get(key)
        if user is not None and user.speaker != speaker:
            self._lose(user)  # it went unseen, for its nick is somebody else's
            user = None
        if user is None:
            user = self._from_outside(key, speaker)
        if channel is not None:
            self._outside.pop(key, None)
            self._users[key] = user
            user.channels.add(channel)
        return user

    def _from_outside(self, key: tuple[str, str], speaker: Speaker) -> User:
        user = self._outside.pop(key, None)
        if user is None or user.speaker != speaker:
            if user is not None:
                self._lose(user)
            user = User(speaker)
        self._outside[key] = user
        if len(self._outside) > MOST_OUTSIDE:
            self._lose(next(iter(self._outside.values())))
        return user

    def all_seen(self, speakers: Iterable[Speaker], channel: str) -> list[User]:
        """The users who are in ``channel``; first those who look as their person did the last time."""
        users = [self.seen(speaker, channel) for speaker in speakers]
        return sorted(users, key=self._looks_otherwise)

    def _looks_otherwise(self, user: User) -> bool:
        """Whether its account's person was last seen as somebody else: as another connection."""
        seen = (user.speaker.nick, user.speaker.user, user.speaker.host)
        return any((person.nick, person.user, person.host) != seen for person in self._known_as(user.speaker))

    def changed(self, before: Speaker, after: Speaker) -> User | None:
        """A user's nick, host or account changed; gives the user, if it was in sight."""
        user = self._users.get(self._key(before))
        if user is None:
            return None
        if user.speaker not in (before, after):
            self._lose(user)  # it went unseen, and another user has its nick
            return None
        del self._users[self._key(before)]
        if other := self._users.get(self._key(after)):
            self._lose(other)
        self._users[self._key(after)] = user
        user.speaker = after
        for person in user.persons:
            self._show(person, after)
        return user

    def left(self, speaker: Speaker, channel: str) -> tuple[Person, ...]:
        """A user is no longer in a channel; gives the persons that it took along."""
        user = self._users.get(self._key(speaker))
        if user is None:
            return ()
        persons = self.persons_of(user)
        self._leave(user, channel)
        return persons

    def out_of_sight(self, network: str, channel: str | None) -> None:
        """The bot sees nobody any more in a channel, or (``None``) anywhere on a network."""
        for user in [user for user in self._users.values() if user.network == network]:
            for place in tuple(user.channels) if channel is None else (channel,):
                self._leave(user, place)

    def _leave(self, user: User, channel: str) -> None:
        user.channels.discard(channel)
        if not user.channels:
            self._lose(user)

    def _lose(self, user: User) -> None:
        """The user may be called anything from now on: nothing goes to it any more."""
        for users in (self._users, self._outside):
            if users.get(self._key(user.speaker)) is user:
                del users[self._key(user.speaker)]
        for person in user.persons:
            del self._holders[person]
        user.persons.clear()
        user.channels.clear()

    # Who speaks for whom

    def greet(self, user: User) -> tuple[Person, ...]:
        """Give a user the persons that are its own and nobody's hands hold; gives those that are new."""
        gained = []
        for person in self._own(user):
            if self._may_take(user, person):
                self._take(user, person)
                gained.append(person)
        self._note_first_login(user)
        return tuple(gained)

    def _note_first_login(self, user: User) -> None:
        """Whoever is known without an account gets the one under which nobody is known yet."""
        account = user.speaker.account
        if account is None:
            return
        nameless = [person for person in self.persons_of(user) if person.account is None]
        if nameless and not self._known_as(user.speaker):
            self._persons.keep(replace(nameless[0], account=account))

    def speaks_as(self, user: User, channel: str) -> Person:
        """The person that a greeted user is in a channel: who sits there, its account's, or a new one."""
        for sitting in user.persons:
            if channel in self._seats(sitting):
                return self._persons.get(sitting)
        wanted = replace(user.speaker, account=None) if self.elsewhere(user) else user.speaker
        persons = self.persons_of(user)
        person = next((person for person in persons if self._same_account(person, wanted)), None)
        if person is None:
            person = self._persons.add(wanted)
            self._take(user, person)
        self._visited(person)
        return person

    def elsewhere(self, user: User) -> Person | None:
        """The person of a user's account, where that is in other hands."""
        if user.speaker.account is None:
            return None
        owners = self._known_as(user.speaker)
        return next((owner for owner in owners if owner.id not in user.persons), None)

    def reclaim(self, user: User) -> Person | None:
        """Take the person of the own account out of other hands, where both are; gives it if that may be."""
        person = self.elsewhere(user)
        if person is None or self._shares_a_table(user, person):
            return None
        if self._seats(person.id).isdisjoint(user.channels):
            return None
        self._take(user, person)
        return person

    def inherit(self, person: Person, channel: str) -> bool:
        """Give a person whom nobody speaks for in a channel to a user of its account there, if one is."""
        for user in self._users.values():
            if channel in user.channels and person in self._own(user) and self._may_take(user, person):
                self._take(user, person)
                return True
        return False

    def persons_of(self, user: User) -> tuple[Person, ...]:
        """Whom a user speaks for."""
        return tuple(self._persons.get(person) for person in user.persons)

    def named(self, network: str, nick: str) -> User | None:
        """The user in sight who has that nick."""
        return self._users.get((network, self._fold(network, nick)))

    def inside(self, network: str, channel: str) -> tuple[User, ...]:
        """The users who are in a channel."""
        users = self._users.values()
        return tuple(user for user in users if user.network == network and channel in user.channels)

    def speaker_for(self, person: str) -> Speaker | None:
        """The user who has a person in hand, and may hear its secrets."""
        holder = self._holders.get(person)
        return None if holder is None else holder.speaker

    def forget(self, persons: Collection[str]) -> bool:
        """Nothing remains of what these persons are called, and whoever spoke for them is somebody new.

        Not while one of them plays; gives whether it was done.
        """
        if any(map(self._seats, persons)):
            return False
        for person in persons:
            if holder := self._holders.pop(person, None):
                holder.persons.remove(person)
            self._visitors.forget(person)
            network = self._persons.get(person).network
            self._persons.keep(Person(id=person, network=network, nick=FORGOTTEN))
        return True

    def refund(self, person: str) -> None:
        """The last command of a person was a move."""
        if holder := self._holders.get(person):
            holder.budget.refund()

    def _own(self, user: User) -> tuple[Person, ...]:
        """The persons that a user may have in hand: by its ``nick!user@host``, and by its account."""
        if user.speaker.account is None:
            return self._known_as(user.speaker)[::-1]
        nameless = self._known_as(replace(user.speaker, account=None))
        return nameless[::-1] + self._known_as(user.speaker)

    def _may_take(self, user: User, person: Person) -> bool:
        holder = self._holders.get(person.id)
        if holder is user or self._shares_a_table(user, person):
            return False
        return holder is None or self._seats(person.id).isdisjoint(holder.channels)

    def _shares_a_table(self, user: User, person: Person) -> bool:
        seats = self._seats(person.id)
        return any(not seats.isdisjoint(self._seats(own)) for own in user.persons)

    def _take(self, user: User, person: Person) -> None:
        if holder := self._holders.get(person.id):
            holder.persons.remove(person.id)
        self._holders[person.id] = user
        user.persons.append(person.id)
        self._show(person.id, user.speaker)

    def _show(self, person: str, speaker: Speaker) -> None:
        """A person is seen under these names now."""
        known = self._persons.get(person)
        self._persons.keep(replace(known, nick=speaker.nick, user=speaker.user, host=speaker.host))

    def _known_as(self, speaker: Speaker) -> tuple[Person, ...]:
        return self._persons.known_as(speaker, lambda name: self._fold(speaker.network, name))

    def _same_account(self, person: Person, speaker: Speaker) -> bool:
        if person.account is None or speaker.account is None:
            return person.account == speaker.account
        return self._fold(speaker.network, person.account) == self._fold(speaker.network, speaker.account)

    def _key(self, speaker: Speaker) -> tuple[str, str]:
        return speaker.network, self._fold(speaker.network, speaker.nick)

    def _visited(self, person: Person) -> None:
        """A person has spoken; whoever it takes the place of is forgotten, unless a game needs it."""
        oldest = self._visitors.came(person.id)
        if oldest is not None and not self._needs(oldest):
            if holder := self._holders.pop(oldest, None):
                holder.persons.remove(oldest)
            self._persons.forget(oldest)
