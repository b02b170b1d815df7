"""Bans, and who has left matches, in the database; see ``table.bans`` for what they promise."""

import asyncio
from collections.abc import Mapping
from datetime import datetime
from itertools import groupby

from sqlalchemy import Engine, delete, insert, select

from unobot.store.connecting import transaction
from unobot.store.schema import bans, lefts
from unobot.table.bans import Ban, Left
from unobot.table.draft import Place
from unobot.table.persons import Persons


class StoredBans:
    """The bans of a database; ``persons`` is told whose names are needed from now on."""

    def __init__(self, engine: Engine, persons: Persons) -> None:
        self._engine = engine
        self._persons = persons

    async def bans(self) -> Mapping[Place, tuple[Ban, ...]]:
        """See ``Bans.bans``."""
        return await asyncio.to_thread(self._bans)

    def _bans(self) -> Mapping[Place, tuple[Ban, ...]]:
        query = select(bans).order_by(bans.c.network, bans.c.channel, bans.c.who)
        with transaction(self._engine) as connection:
            rows = connection.execute(query).all()
        return {
            place: tuple(
                Ban(who=row.who, until=row.until, operator=row.operator, reason=row.reason) for row in group
            )
            for place, group in groupby(rows, lambda row: Place(row.network, row.channel))
        }

    async def ban(self, place: Place, ban: Ban) -> None:
        """See ``Bans.ban``."""
        self._persons.retain(ban.operator)
        await asyncio.to_thread(self._replace, place, ban.who, ban)

    async def lift(self, place: Place, who: str) -> None:
        """See ``Bans.lift``."""
        await asyncio.to_thread(self._replace, place, who, None)

    def _replace(self, place: Place, who: str, ban: Ban | None) -> None:
        is_it = (bans.c.network == place.network) & (bans.c.channel == place.channel) & (bans.c.who == who)
        with transaction(self._engine, writes=True) as connection:
            connection.execute(delete(bans).where(is_it))
            if ban is not None:
                where = {"network": place.network, "channel": place.channel, "who": who}
                said = {"until": ban.until, "operator": ban.operator, "reason": ban.reason}
                connection.execute(insert(bans), where | said)

    async def lefts(self) -> Mapping[Place, tuple[Left, ...]]:
        """See ``Bans.lefts``."""
        return await asyncio.to_thread(self._lefts)

    def _lefts(self) -> Mapping[Place, tuple[Left, ...]]:
        query = select(lefts).order_by(lefts.c.network, lefts.c.channel, lefts.c.at)
        with transaction(self._engine) as connection:
            rows = connection.execute(query).all()
        return {
            place: tuple(Left(person=row.person, at=row.at) for row in group)
            for place, group in groupby(rows, lambda row: Place(row.network, row.channel))
        }

    async def note(self, place: Place, left: Left, oldest: datetime) -> None:
        """See ``Bans.note``."""
        self._persons.retain(left.person)
        await asyncio.to_thread(self._note, place, left, oldest)

    def _note(self, place: Place, left: Left, oldest: datetime) -> None:
        row = {"network": place.network, "channel": place.channel, "person": left.person, "at": left.at}
        with transaction(self._engine, writes=True) as connection:
            connection.execute(delete(lefts).where(lefts.c.at < oldest))
            connection.execute(insert(lefts), row)
