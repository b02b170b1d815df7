"""Who plays where: what the records of all tables tell of a person, kept by its id to be asked often."""

from collections.abc import Iterable

from unobot.engine.state import Seat, Standing
from unobot.table.draft import Place
from unobot.table.record import Record

_NOWHERE: frozenset[str] = frozenset()


class Seating:
    """Follows the records of all tables."""

    def __init__(self) -> None:
        self._places: dict[str, dict[Place, bool]] = {}
        self._seats: dict[str, frozenset[str]] = {}
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
            del self._places[person][place]
            self._count(person)
        for person, sits in now.items():
            self._places.setdefault(person, {})[place] = sits
            self._count(person)

    def _count(self, person: str) -> None:
        """Something has changed about where a person plays."""
        if places := self._places[person]:
            self._seats[person] = frozenset(place.channel for place, sits in places.items() if sits)
        else:
            del self._places[person], self._seats[person]

    def seats(self, person: str) -> frozenset[str]:
        """The channels in which a person sits in a game that is on."""
        return self._seats.get(person, _NOWHERE)

    def plays(self, persons: Iterable[str], channel: str | None) -> bool:
        """Whether one of these has a seat in a channel, or (``None``) anywhere."""
        for person in persons:
            seats = self.seats(person)
            if channel in seats if channel is not None else seats:
                return True
        return False

    def needs(self, person: str) -> bool:
        """Whether a table still speaks of a person."""
        return person in self._places
