"""Who plays where: what the tables' records tell of a person."""

from collections.abc import Iterable, Mapping

from unobot.table.draft import Place
from unobot.table.persons import Person
from unobot.table.table import Table


class Seating:
    """Looks at all tables, by their places."""

    def __init__(self, tables: Mapping[Place, Table]) -> None:
        self._tables = tables

    def seats(self, person: Person) -> frozenset[str]:
        """The channels in which a person sits in a game that is on."""
        return frozenset(
            place.channel
            for place, table in self._tables.items()
            if place.network == person.network
            and table.record is not None
            and not table.record.closed
            and table.record.seat_of(person.id) is not None
        )

    def plays(self, persons: Iterable[Person], channel: str | None) -> bool:
        """Whether one of these has a seat in a channel, or (``None``) anywhere."""
        seats = map(self.seats, persons)
        return any(channel in own if channel is not None else own for own in seats)

    def needs(self, person: Person) -> bool:
        """Whether a table still speaks of a person."""
        records = (table.record for table in self._tables.values())
        return any(person.id in {seat.person for seat in record.match.seats} for record in records if record)
