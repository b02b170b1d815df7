"""Answers about the past, from the tables of results; see ``table.statistics`` for what they promise.

Every question is one short transaction in another thread: no table waits for it. Who has done how much is
summed up by the database, a row a person; the rest is a matter of these few rows.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Sequence
from datetime import datetime
from itertools import groupby
from typing import Any, get_args

from sqlalchemy import ColumnElement, Connection, Engine, delete, func, insert, select

from unobot.statistics.rating import Rating
from unobot.store.connecting import transaction
from unobot.store.counting import count_new, month_of, rate_all, read_links
from unobot.store.records import PERSON, WINS, WITH_LINKS, standing_records
from unobot.store.schema import imported, links, ratings, results
from unobot.table.events import GameClosed
from unobot.table.items import Happened
from unobot.table.log import StoreUnavailable
from unobot.table.persons import FORGOTTEN, Fold, Persons, ascii_fold
from unobot.table.statistics import By, Figures, Mark, Place, Ranked, Ranking, Scope

log = logging.getLogger(__name__)

SUMS = (
    "hands",
    "hands_won",
    "points",
    "uno_calls",
    "catches",
    "caught",
    "challenges_won",
    "challenges_lost",
    "cards_played",
    "cards_drawn",
)
"""The numbers of results that are added up."""

Totals = dict[str, dict[str, Any]]
"""By person, or by the alias of an imported nick: the fields of its figures."""


def alias_of(network: str, nick: str) -> str:
    """What stands for a nick of imported results, in place of a person."""
    return f"nick:{network}:{ascii_fold(nick)}"


def is_nick(key: str) -> bool:
    """Whether a key is such an alias, and no person."""
    return key.startswith("nick:")


def within(scope: Scope, table: Any, now: datetime) -> ColumnElement[bool]:
    """Which rows of a table with network, channel and month are in a scope."""
    condition: ColumnElement[bool] = table.c.network == scope.network
    if scope.channel is not None:
        condition &= table.c.channel == scope.channel
    if scope.period == "month":
        condition &= table.c.month == month_of(now)
    return condition


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
            aliases = _aliases(connection, network, nick, fold)
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
            streak, best_streak = _streaks(connection, where).get(key, (0, 0))
        return Figures(
            nick=self._nick(key, totals), streak=streak, best_streak=best_streak, **_told(totals[key])
        )

    async def ranking(self, by: By, scope: Scope, first: int, count: int) -> Ranking:
        """See ``Statistics.ranking``."""
        return await asyncio.to_thread(self._ranking, by, scope, first, count)

    def _ranking(self, by: By, scope: Scope, first: int, count: int) -> Ranking:
        with transaction(self._engine) as connection:
            totals = self._totals(connection, scope)
        ranked = _ranked(totals, by)
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
            ranked = _ranked(totals, by)
            found += [Place(by, place, len(ranked)) for place, ranked_key, _ in ranked if ranked_key == key]
        return tuple(found)

    async def records(self, scope: Scope) -> tuple[Mark, ...]:
        """See ``Statistics.records``."""
        return await asyncio.to_thread(self._records, scope)

    def _records(self, scope: Scope) -> tuple[Mark, ...]:
        with transaction(self._engine) as connection:
            where = within(scope, results, self._now())
            streaks = {person: best for person, (_, best) in _streaks(connection, where).items()}
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
            candidates += _aliases(connection, network, nick, fold)
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

    # Summing up

    def _totals(self, connection: Connection, scope: Scope) -> Totals:
        """The totals of everybody in a scope, but for those who are forgotten."""
        where = within(scope, results, self._now())
        query = (
            select(
                PERSON.label("person"),
                func.count().label("matches"),
                WINS.label("wins"),
                *(func.sum(results.c[name]).label(name) for name in SUMS),
                func.max(results.c.best_hand).label("best_hand"),
                func.min(results.c.seconds).filter(results.c.won).label("fastest"),
                func.max(results.c.seconds).label("longest"),
            )
            .select_from(WITH_LINKS)
            .where(where)
            .group_by(PERSON)
        )
        totals: Totals = defaultdict(dict)
        for row in connection.execute(query):
            fields = dict(row._mapping)
            totals[fields.pop("person")] = fields
        _add_imported(connection, within(scope, imported, self._now()), totals)
        for person, mu, sigma in connection.execute(select(ratings)):
            if "hands" in totals.get(person, ()):
                totals[person] |= {"rating": Rating(mu, sigma).sure, "uncertainty": sigma}
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


def _aliases(connection: Connection, network: str, nick: str, fold: Fold) -> list[str]:
    """The aliases of imported nicks that are this one, as the network compares nicks."""
    nicks = connection.scalars(select(imported.c.nick).where(imported.c.network == network).distinct())
    return list(dict.fromkeys(alias_of(network, known) for known in nicks if fold(known) == fold(nick)))


def _add_imported(connection: Connection, where: ColumnElement[bool], totals: Totals) -> None:
    """Add what other bots have counted; a nick that is not linked stands for itself."""
    roots = read_links(connection)
    for row in connection.execute(select(imported).where(where)):
        alias = alias_of(row.network, row.nick)
        fields = totals[roots.get(alias, alias)]
        if alias not in roots:
            fields["nick"] = row.nick
        for name in ("matches", "wins", "points"):
            fields[name] = fields.get(name, 0) + row._mapping[name]


def _ranked(totals: Totals, by: By) -> list[tuple[int, str, float]]:
    """Place, key and value of everybody who has something to be ranked by, the best first."""
    values = {key: fields[by] for key, fields in totals.items() if fields.get(by)}
    ranked: list[tuple[int, str, float]] = []
    for key, value in sorted(values.items(), key=lambda pair: (-pair[1], pair[0])):
        is_equal = bool(ranked) and ranked[-1][2] == value
        ranked.append((ranked[-1][0] if is_equal else len(ranked) + 1, key, value))
    return ranked


def _streaks(connection: Connection, where: ColumnElement[bool]) -> dict[str, tuple[int, int]]:
    """By person, how many matches in a row were won last, and the most ever."""
    query = (
        select(PERSON.label("person"), results.c.won)
        .select_from(WITH_LINKS)
        .where(where)
        .order_by(PERSON, results.c.finished, results.c.game)
    )
    streaks = {}
    for person, rows in groupby(connection.execute(query), key=lambda row: row.person):
        present = best = 0
        for row in rows:
            present = present + 1 if row.won else 0
            best = max(best, present)
        streaks[person] = present, best
    return streaks
