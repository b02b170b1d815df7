"""Who has done how much in a scope: summed up by the database, a row a person, and ranked here."""

from collections import defaultdict
from datetime import datetime
from itertools import groupby
from typing import Any

from sqlalchemy import ColumnElement, Connection, func, select

from unobot.statistics.rating import Rating
from unobot.store.aliases import alias_of
from unobot.store.counting import month_of, read_links
from unobot.store.records import PERSON, WINS, WITH_LINKS
from unobot.store.schema import NUMBERS, imported, ratings, results
from unobot.table.statistics import By, Scope

SUMS = tuple(name for name in NUMBERS if name not in ("place", "best_hand"))
"""The numbers of results that are added up."""

Totals = dict[str, dict[str, Any]]
"""By person, or by the alias of an imported nick: the fields of its figures."""


def within(scope: Scope, table: Any, now: datetime) -> ColumnElement[bool]:
    """Which rows of a table with network, channel and month are in a scope."""
    condition: ColumnElement[bool] = table.c.network == scope.network
    if scope.channel is not None:
        condition &= table.c.channel == scope.channel
    if scope.period == "month":
        condition &= table.c.month == month_of(now)
    return condition


def sum_up(connection: Connection, scope: Scope, now: datetime) -> Totals:
    """The totals of everybody in a scope, with the ratings of those who have played here."""
    where = within(scope, results, now)
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
    _add_imported(connection, within(scope, imported, now), totals)
    for person, mu, sigma in connection.execute(select(ratings)):
        if "hands" in totals.get(person, ()):
            totals[person] |= {"rating": Rating(mu, sigma).sure, "uncertainty": sigma}
    return totals


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


def rank(totals: Totals, by: By) -> list[tuple[int, str, float]]:
    """Place, key and value of everybody who has something to be ranked by, the best first."""
    values = {key: fields[by] for key, fields in totals.items() if fields.get(by)}
    ranked: list[tuple[int, str, float]] = []
    for key, value in sorted(values.items(), key=lambda pair: (-pair[1], pair[0])):
        is_equal = bool(ranked) and ranked[-1][2] == value
        ranked.append((ranked[-1][0] if is_equal else len(ranked) + 1, key, value))
    return ranked


def streaks_of(connection: Connection, where: ColumnElement[bool]) -> dict[str, tuple[int, int]]:
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
