"""Who is in which channel, as the network layer tells it.

One person may be there with several connections, and is gone only when the last of them is.
"""

from collections.abc import Iterable, Iterator

from unobot.table.draft import Place
from unobot.table.persons import Person, Persons
from unobot.table.presence import Speaker


class Attendance:
    """The users of each channel; in one channel a nick is one user."""

    def __init__(self, persons: Persons) -> None:
        self._persons = persons
        self._users: dict[Place, dict[str, Speaker]] = {}

    def is_here(self, place: Place, speaker: Speaker) -> None:
        """A user is in a channel: has joined it, or speaks there."""
        self._users.setdefault(place, {})[speaker.nick.lower()] = speaker

    def are_here(self, place: Place, speakers: Iterable[Speaker]) -> None:
        """These, and nobody else, are in a channel."""
        self._users[place] = {speaker.nick.lower(): speaker for speaker in speakers}

    def is_gone(self, place: Place, speaker: Speaker) -> None:
        """A user is no longer in a channel."""
        self._users.get(place, {}).pop(speaker.nick.lower(), None)

    def renamed(self, before: Speaker, after: Speaker) -> Iterator[Place]:
        """A user's nick, host or account changed; gives the channels that it is in."""
        for place, users in self._users.items():
            if users.pop(before.nick.lower(), None):
                users[after.nick.lower()] = after
                yield place

    def connection_of(self, place: Place, person: Person) -> Speaker | None:
        """A user in a channel who is this person."""
        for speaker in self._users.get(place, {}).values():
            found = self._persons.find(speaker)
            if found is not None and found.id == person.id:
                return speaker
        return None
