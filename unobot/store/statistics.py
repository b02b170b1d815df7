"""Answers about the past, from the tables of results; see ``table.statistics`` for what they promise.

Every question is one short transaction in another thread: no table waits for it. Who has done how much is
summed up by the database, a row a person; the rest is a matter of these few rows.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, get_args

from sqlalchemy import Connection, Engine, delete, func, insert, select

from unobot.store.aliases import alias_of, aliases_of, is_nick
from unobot.store.connecting import transaction
from unobot.store.counting import count_new, rate_all, read_links
from unobot.store.records import PERSON, standing_records
from unobot.store.schema import imported, links, results
from unobot.store.totals import Totals, rank, streaks_of, sum_up, within
from unobot.table.events import GameClosed
from unobot.table.items import Happened
from unobot.table.log import StoreUnavailable
from unobot.table.persons import FORGOTTEN, Fold, Persons
from unobot.table.statistics import By, Figures, Mark, Place, Ranked, Ranking, Scope

log = logging.getLogger(__name__)


class StoredStatistics:
    """The statistics of a database. Finished matches are counted while ``run`` runs."""

    def __init__(self, engine: Engine, persons: Persons, now: Callable[[], datetime]) -> None:
        """``persons`` knows what people are called, ``now`` is the wall clock."""
        self._engine = engine
        self._persons = persons
        self._now = now
        self._finished = asyncio.Event()
        self._finished.set()  # the bot may have ended before its last matches were counted

    # Counting

    def published(self, happened: Happened) -> None:
        """A subscriber of the tables: a game that has ended is to be counted."""
        if any(isinstance(fact, GameClosed) for fact in happened.facts):
            self._finished.set()

    async def run(self) -> None:
        """Count what has ended, for ever; what cannot be counted now is counted with the next one."""
        while True:
            await self._finished.wait()
            self._finished.clear()
            try:
                await asyncio.to_thread(count_new, self._engine)
            except StoreUnavailable as error:
                log.warning("finished games cannot be counted now: %s", error)

    # Questions

    async def key(self, network: str, persons: Sequence[str], nick: str, fold: Fold) -> str | None:
        """See ``Statistics.key``."""
        return await asyncio.to_thread(self._key, network, persons, nick, fold)

    def _key(self, network: str, persons: Sequence[str], nick: str, fold: Fold) -> str | None:
        with transaction(self._engine) as connection:
            known = _known(connection, network)
            roots = read_links(connection)
            aliases = aliases_of(connection, network, nick, fold)
        own = [roots.get(person, person) for person in persons]
        called = [person for person in known if fold(self._persons.get(person).nick) == fold(nick)]
        called.sort(key=lambda person: self._persons.get(person).account is None)
        others = [] if persons else [roots.get(person, person) for person in called]
        found = [person for person in own if person in known or person in roots.values()]
        return next(iter([*found, *others, *(roots.get(alias, alias) for alias in aliases)]), None)

    async def figures(self, key: str, scope: Scope) -> Figures | None:
        """See ``Statistics.figures``."""
        return await asyncio.to_thread(self._figures, key, scope)

    def _figures(self, key: str, scope: Scope) -> Figures | None:
        with transaction(self._engine) as connection:
            totals = self._totals(connection, scope)
            if key not in totals:
                return None
            where = within(scope, results, self._now()) & PERSON.in_([key])
            streak, best_streak = streaks_of(connection, where).get(key, (0, 0))
        return Figures(
            nick=self._nick(key, totals), streak=streak, best_streak=best_streak, **_told(totals[key])
        )

    async def ranking(self, by: By, scope: Scope, first: int, count: int) -> Ranking:
        """See ``Statistics.ranking``."""
        return await asyncio.to_thread(self._ranking, by, scope, first, count)

    def _ranking(self, by: By, scope: Scope, first: int, count: int) -> Ranking:
        with transaction(self._engine) as connection:
            totals = self._totals(connection, scope)
        ranked = rank(totals, by)
        page = ranked[first : first + count]
        lines = tuple(Ranked(place, self._nick(key, totals), value) for place, key, value in page)
        return Ranking(lines, len(ranked))

    async def places(self, key: str, scope: Scope) -> tuple[Place, ...]:
        """See ``Statistics.places``."""
        return await asyncio.to_thread(self._places, key, scope)

    def _places(self, key: str, scope: Scope) -> tuple[Place, ...]:
        with transaction(self._engine) as connection:
            totals = self._totals(connection, scope)
        found = []
        for by in get_args(By):
            ranked = rank(totals, by)
            found += [Place(by, place, len(ranked)) for place, ranked_key, _ in ranked if ranked_key == key]
        return tuple(found)

    async def records(self, scope: Scope) -> tuple[Mark, ...]:
        """See ``Statistics.records``."""
        return await asyncio.to_thread(self._records, scope)

    def _records(self, scope: Scope) -> tuple[Mark, ...]:
        with transaction(self._engine) as connection:
            where = within(scope, results, self._now())
            streaks = {person: best for person, (_, best) in streaks_of(connection, where).items()}
            return standing_records(connection, scope, where, streaks, self._name)

    # What belongs together

    async def link(self, person: str, others: Sequence[str], nick: str, fold: Fold) -> int:
        """See ``Statistics.link``."""
        count = await asyncio.to_thread(self._link, person, others, nick, fold)
        if count:
            self._persons.retain(person)
        return count

    def _link(self, person: str, others: Sequence[str], nick: str, fold: Fold) -> int:
        network = self._persons.get(person).network
        with transaction(self._engine, writes=True) as connection:
            linked, known = read_links(connection), _known(connection, network)
            candidates = [other for other in others if other in known]
            candidates += aliases_of(connection, network, nick, fold)
            new = [alias for alias in candidates if alias not in linked]
            if new:
                connection.execute(insert(links), [{"alias": alias, "person": person} for alias in new])
                rate_all(connection)
        return len(new)

    async def joined(self, persons: Sequence[str]) -> tuple[str, ...]:
        """See ``Statistics.joined``."""
        return await asyncio.to_thread(self._joined, persons)

    def _joined(self, persons: Sequence[str]) -> tuple[str, ...]:
        with transaction(self._engine) as connection:
            others = [alias for alias, root in read_links(connection).items() if root in persons]
        return tuple(dict.fromkeys([*persons, *(alias for alias in others if not is_nick(alias))]))

    async def forget(self, persons: Sequence[str]) -> None:
        """See ``Statistics.forget``."""
        await asyncio.to_thread(self._forget, persons)

    def _forget(self, persons: Sequence[str]) -> None:
        with transaction(self._engine, writes=True) as connection:
            roots = read_links(connection)
            aliases = [alias for alias, root in roots.items() if root in persons and is_nick(alias)]
            for network, nick in connection.execute(select(imported.c.network, imported.c.nick)).all():
                if alias_of(network, nick) in aliases:
                    of_nick = (imported.c.network == network) & (imported.c.nick == nick)
                    connection.execute(delete(imported).where(of_nick))
            connection.execute(delete(links).where(links.c.alias.in_(aliases)))

    # Who it is

    def _totals(self, connection: Connection, scope: Scope) -> Totals:
        """The totals of everybody in a scope, but for those who are forgotten."""
        totals = sum_up(connection, scope, self._now())
        return {key: fields for key, fields in totals.items() if self._nick(key, totals) != FORGOTTEN}

    def _nick(self, key: str, totals: Totals) -> str:
        return totals[key].get("nick") or self._name(key)

    def _name(self, person: str) -> str:
        try:
            return self._persons.get(person).nick
        except KeyError:  # lost between the link and its being written
            return FORGOTTEN


def _told(fields: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if name != "nick"}


def _known(connection: Connection, network: str) -> list[str]:
    """The persons that have results on a network, those that played last first."""
    newest = func.max(results.c.finished)
    query = select(results.c.person).where(results.c.network == network).group_by(results.c.person)
    return list(connection.scalars(query.order_by(newest.desc())))
