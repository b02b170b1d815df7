"""Who plays where: what the records of all tables tell of a person, kept by person to be asked often."""

from collections.abc import Iterable

from unobot.engine.state import Seat, Standing
from unobot.table.draft import Place
from unobot.table.persons import Person
from unobot.table.record import Record


class Seating:
    """Follows the records of all tables."""

    def __init__(self) -> None:
        self._places: dict[str, dict[Place, bool]] = {}
        self._persons: dict[Place, dict[str, bool]] = {}
        self._followed: dict[Place, tuple[tuple[Seat, ...], bool]] = {}

    def follow(self, place: Place, record: Record) -> None:
        """The record of a table is this one now."""
        seats, followed = record.match.seats, self._followed.get(place)
        if followed is not None and followed[0] is seats and followed[1] is record.closed:
            return
        self._followed[place] = seats, record.closed
        sitting = {seat.person for seat in seats if seat.standing is not Standing.LEFT and not record.closed}
        before, now = self._persons.get(place, {}), {seat.person: seat.person in sitting for seat in seats}
        if now == before:
            return
        self._persons[place] = now
        for person in before.keys() - now.keys():
            places = self._places[person]
            del places[place]
            if not places:
                del self._places[person]
        for person, sits in now.items():
            self._places.setdefault(person, {})[place] = sits

    def seats(self, person: Person) -> frozenset[str]:
        """The channels in which a person sits in a game that is on."""
        places = self._places.get(person.id, {})
        return frozenset(place.channel for place, sits in places.items() if sits)

    def plays(self, persons: Iterable[Person], channel: str | None) -> bool:
        """Whether one of these has a seat in a channel, or (``None``) anywhere."""
        seats = map(self.seats, persons)
        return any(channel in own if channel is not None else own for own in seats)

    def needs(self, person: Person) -> bool:
        """Whether a table still speaks of a person."""
        return person.id in self._places
