"""Settings and journals of channels in the database; see ``table.channels`` for what they promise."""

import asyncio
from collections.abc import Callable, Mapping
from datetime import datetime
from itertools import groupby
from typing import Any

from sqlalchemy import ColumnElement, Connection, Engine, Row, Table, delete, insert, select

from unobot.store.connecting import transaction
from unobot.store.schema import joined_channels, journal, settings
from unobot.table.channels import Change, Noted, Setting
from unobot.table.draft import Place
from unobot.table.persons import Persons


class StoredChannels:
    """The channels of a database."""

    def __init__(self, engine: Engine, persons: Persons, now: Callable[[], datetime]) -> None:
        """``persons`` is told whose names are needed from now on; ``now`` is the wall clock."""
        self._engine = engine
        self._persons = persons
        self._now = now

    async def settings(self) -> Mapping[Place, tuple[Setting, ...]]:
        """See ``Channels.settings``."""
        return await asyncio.to_thread(self._settings)

    def _settings(self) -> Mapping[Place, tuple[Setting, ...]]:
        query = select(settings).order_by(settings.c.network, settings.c.channel, settings.c.key)
        with transaction(self._engine) as connection:
            rows = connection.execute(query).all()
        return {
            place: tuple(map(_setting, group))
            for place, group in groupby(rows, lambda row: Place(row.network, row.channel))
        }

    async def change(self, place: Place, person: str, changes: tuple[Change, ...]) -> tuple[Setting, ...]:
        """See ``Channels.change``."""
        self._persons.retain(person)
        return await asyncio.to_thread(self._change, place, person, changes)

    def _change(self, place: Place, person: str, changes: tuple[Change, ...]) -> tuple[Setting, ...]:
        whose = {"network": place.network, "channel": place.channel, "person": person, "at": self._now()}
        with transaction(self._engine, writes=True) as connection:
            for change in changes:
                this = _at(settings, place) & (settings.c.key == change.key)
                connection.execute(delete(settings).where(this))
                if change.after is not None:
                    row = {**whose, "key": change.key, "value": change.after}
                    connection.execute(insert(settings), row)
                entry = {"what": change.key, "before": change.before, "after": change.after, "is_act": False}
                connection.execute(insert(journal), {**whose, **entry})
            return _settings_at(connection, place)

    async def note(self, place: Place, person: str, act: str, about: str | None = None) -> None:
        """See ``Channels.note``."""
        for named in filter(None, (person, about)):
            self._persons.retain(named)
        row = {"network": place.network, "channel": place.channel, "at": self._now(), "person": person}
        await asyncio.to_thread(self._insert, journal, {**row, "what": act, "about": about, "is_act": True})

    async def journal(self, place: Place, first: int, count: int) -> tuple[Noted, ...]:
        """See ``Channels.journal``."""
        return await asyncio.to_thread(self._journal, place, first, count)

    def _journal(self, place: Place, first: int, count: int) -> tuple[Noted, ...]:
        columns = [journal.c[name] for name in Noted.__struct_fields__]
        newest = select(*columns).where(_at(journal, place)).order_by(journal.c.id.desc())
        page = newest.offset(first).limit(count)
        with transaction(self._engine) as connection:
            return tuple(Noted(**row._mapping) for row in connection.execute(page))

    async def joined(self) -> Mapping[Place, str | None]:
        """See ``Channels.joined``."""
        return await asyncio.to_thread(self._joined)

    def _joined(self) -> Mapping[Place, str | None]:
        with transaction(self._engine) as connection:
            rows = connection.execute(select(joined_channels)).all()
        return {Place(row.network, row.channel): row.key for row in rows}

    async def join(self, place: Place, key: str | None, person: str) -> None:
        """See ``Channels.join``."""
        self._persons.retain(person)
        row = {"network": place.network, "channel": place.channel, "key": key, "person": person}
        await asyncio.to_thread(self._join, place, {**row, "at": self._now()})

    def _join(self, place: Place, row: dict[str, object]) -> None:
        with transaction(self._engine, writes=True) as connection:
            connection.execute(delete(joined_channels).where(_at(joined_channels, place)))
            connection.execute(insert(joined_channels), row)

    async def part(self, place: Place) -> None:
        """See ``Channels.part``."""
        await asyncio.to_thread(self._part, place)

    def _part(self, place: Place) -> None:
        with transaction(self._engine, writes=True) as connection:
            connection.execute(delete(joined_channels).where(_at(joined_channels, place)))

    def _insert(self, table: Table, row: dict[str, object]) -> None:
        with transaction(self._engine, writes=True) as connection:
            connection.execute(insert(table), row)


def _at(table: Table, place: Place) -> ColumnElement[bool]:
    return (table.c.network == place.network) & (table.c.channel == place.channel)


def _settings_at(connection: Connection, place: Place) -> tuple[Setting, ...]:
    rows = connection.execute(select(settings).where(_at(settings, place)).order_by(settings.c.key))
    return tuple(map(_setting, rows))


def _setting(row: Row[Any]) -> Setting:
    return Setting(key=row.key, value=row.value, person=row.person, at=row.at)
