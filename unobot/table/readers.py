"""Readers of every kind: everybody chooses how to be spoken to, seat or no seat, and is told so in private.

What is chosen is no move and no fact of a game: it is kept with the person.
"""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from unobot.engine.events import SeatTaken
from unobot.table import requests as ask
from unobot.table.crowd import Crowd
from unobot.table.draft import Place
from unobot.table.items import Happened
from unobot.table.outputs import Output, PreferencesShown, Told
from unobot.table.persons import Person, Persons
from unobot.table.preferences import carried, chosen, words_for
from unobot.table.presence import Line, Speaker
from unobot.table.replies import to_person
from unobot.table.users import User


class Readers:
    """Keeps what people prefer, and tells those who wait for a game of its lobby.

    ``languages`` are the codes of those that the bot speaks; ``is_away`` tells whether a user is marked as
    away.
    """

    def __init__(
        self,
        persons: Persons,
        crowd: Crowd,
        say: Callable[[Output], None],
        languages: tuple[str, ...],
        is_away: Callable[[Speaker], bool],
    ) -> None:
        self._persons = persons
        self._crowd = crowd
        self._say = say
        self._languages = languages
        self._is_away = is_away

    def hear(self, place: Place, user: User, request: ask.Prefer, line: Line) -> None:
        """Take note of what somebody prefers, or tell it."""
        person = self._crowd.speaks_as(user, place.channel)
        channel = place.channel or (next(iter(user.channels)) if len(user.channels) == 1 else "")
        message = self._answer(person, request, channel)
        self._tell(place, person, message, line)

    def _answer(self, person: Person, request: ask.Prefer, channel: str) -> PreferencesShown | Told:
        """What is so from now on; without a word, what is so."""
        choice, preferences = request.choice, person.preferences
        if choice is None:
            return PreferencesShown(preferences)
        if choice == "ping" and not channel:
            return Told("ping-where")
        if request.word:
            words = words_for(choice, self._languages)
            if request.word not in words:
                return Told("prefer-how", {"text": request.word, "choice": choice, "words": ", ".join(words)})
            preferences = chosen(preferences, choice, request.word, channel)
            self._persons.keep(replace(person, preferences=preferences))
            self._persons.retain(person.id)
        if choice == "ping":
            return Told("prefer-ping", {"channel": channel, "count": preferences.ping.get(channel, 0)})
        return Told(f"prefer-{choice}", {"value": preferences.word(choice)})

    def link(self, person: str, others: Sequence[str]) -> None:
        """What others preferred, who are the same person after all, counts where that has not chosen."""
        known = self._persons.get(person)
        theirs = tuple(self._persons.get(other).preferences for other in others)
        self._persons.keep(replace(known, preferences=carried(known.preferences, theirs)))

    def happened(self, happened: Happened) -> None:
        """Where a lobby grew, those in the channel hear of it who wait for so many, and are not away."""
        record = happened.record
        taken = [fact.person for fact in happened.facts if isinstance(fact, SeatTaken)]
        joined = sum(record is not None and person not in record.computers for person in taken)
        if record is None or not record.in_lobby or not joined:
            return
        count = len(record.people())
        place = Place(record.opened.network, record.opened.channel)
        for user in self._crowd.inside(place.network, place.channel):
            for person in self._crowd.persons_of(user):
                wanted = person.preferences.ping.get(place.channel, 0)
                is_new = count - joined < wanted <= count
                if is_new and record.seat_of(person.id) is None and not self._is_away(user.speaker):
                    told = Told("ping", {"channel": place.channel, "count": count})
                    self._tell(place, person, told)

    def _tell(
        self, place: Place, person: Person, message: PreferencesShown | Told, answered: Line | None = None
    ) -> None:
        query = answered is not None and answered.channel is None
        answers = None if answered is None else answered.message_id
        self._say(to_person(place, person.id, message, query=query, answers=answers))
