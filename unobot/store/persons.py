"""Persons that outlive the process: all in memory, and written along with the facts that name them.

A person whom no fact has named, because it only asked something, is never written. Once it has been, every
change is: with the next facts of any table, or soon by itself (``changes`` tells).
"""

import asyncio
import secrets
from collections.abc import Callable, Iterable
from datetime import datetime

import msgspec
from sqlalchemy import Connection, Dialect, Table, select
from sqlalchemy.dialects import postgresql, sqlite

from unobot.engine.events import SeatTaken
from unobot.store.direct import Row
from unobot.store.memory import MemoryPersons
from unobot.store.schema import persons
from unobot.table.events import (
    BarredTold,
    ComputerSeated,
    Fact,
    GameOpened,
    OperatorActed,
    OutsiderTold,
    SeatHandedOver,
)
from unobot.table.persons import Person


class StoredPersons(MemoryPersons):
    """The table of persons, as the database knows it and as it is to become.

    ``changes`` is set while somebody who is stored has changed and that is not stored yet.
    """

    def __init__(self, stored: Iterable[Person] = ()) -> None:
        """``stored`` are the persons of the database, those seen last at the end."""
        super().__init__()
        self.changes = asyncio.Event()
        self._stored: set[str] = set()
        self._changed: dict[str, None] = {}
        for person in stored:
            if person.computer:
                self._remember(person)
            else:
                self.keep(person)
            self._stored.add(person.id)

    def unsaved(self, facts: Iterable[Fact] = ()) -> tuple[Person, ...]:
        """The persons to be written now: those that have changed, and those that ``facts`` name."""
        return tuple([self._persons[person] for person in self._changed | dict.fromkeys(named(facts))])

    def saved(self, written: Iterable[Person]) -> None:
        """These persons have been written; who has changed since then has to be written again."""
        for person in written:
            self._stored.add(person.id)
            if self._persons.get(person.id) is person:
                self._changed.pop(person.id, None)
        if not self._changed:
            self.changes.clear()

    def forget(self, person: str) -> None:
        """See ``Persons.forget``: who is stored stays."""
        if person not in self._stored:
            super().forget(person)

    def retain(self, person: str) -> None:
        """See ``Persons.retain``: it is written soon."""
        if person not in self._stored:
            self._stored.add(person)
            self._changed[person] = None
            self.changes.set()

    def _new_id(self) -> str:
        return secrets.token_hex(8)

    def _remember(self, person: Person) -> None:
        if person == self._persons.get(person.id):
            return
        super()._remember(person)
        if person.id in self._stored:
            self._changed[person.id] = None
            self.changes.set()


NAMES: dict[type, tuple[str, ...]] = {
    GameOpened: ("starter",),
    SeatTaken: ("person",),
    ComputerSeated: ("person",),
    SeatHandedOver: ("person", "operator"),
    OperatorActed: ("operator",),
    OutsiderTold: ("person",),
    BarredTold: ("person",),
}
"""Where facts hold the ids of persons; a field may be empty."""


def named(facts: Iterable[Fact]) -> list[str]:
    """The ids of the persons that facts name."""
    return [
        person
        for fact in facts
        for field in NAMES.get(type(fact), ())
        if (person := getattr(fact, field)) is not None
    ]


# In the database

COLUMNS = [persons.c[name] for name in Person.__struct_fields__]
Insert = sqlite.Insert | postgresql.Insert
UPSERTS: dict[str, Callable[[Table], Insert]] = {
    "sqlite": sqlite.insert,
    "postgresql": postgresql.insert,
}


def read_persons(connection: Connection) -> list[Person]:
    """All persons, those seen last at the end."""
    rows = connection.execute(select(*COLUMNS).order_by(persons.c.last_seen))
    return [msgspec.convert(row, Person, from_attributes=True) for row in rows]


def upsert_of_persons(dialect: Dialect) -> Insert:
    """The statement that writes persons as they are now, whether or not they were there before."""
    insert = UPSERTS[dialect.name](persons)
    kept = {"id", "first_seen"}
    news = {column.name: insert.excluded[column.name] for column in persons.c if column.name not in kept}
    return insert.on_conflict_do_update(index_elements=["id"], set_=news)


def row_of(person: Person, at: datetime) -> Row:
    """A person's columns; a NUL, which PostgreSQL does not take, must not keep others from being written."""
    fields = msgspec.to_builtins(person).items()
    said = {name: value.replace("\0", "") if isinstance(value, str) else value for name, value in fields}
    return said | {"first_seen": at, "last_seen": at}
