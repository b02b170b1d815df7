"""Records of all time: of the results here, and of those that other bots left."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, get_args

from sqlalchemy import ColumnElement, Connection, Integer, Select, func, select

from unobot.store.schema import imported_records, links, results
from unobot.table.persons import FORGOTTEN
from unobot.table.statistics import Kind, Mark, Scope

PERSON = func.coalesce(links.c.person, results.c.person)
"""Whom a result counts for."""

WITH_LINKS = results.outerjoin(links, links.c.alias == results.c.person)
WINS = func.sum(results.c.won.cast(Integer))
SMALLEST: frozenset[Kind] = frozenset(("fastest",))
"""The kinds of which the smallest value is the record."""


def standing_records(
    connection: Connection,
    scope: Scope,
    where: ColumnElement[bool],
    streaks: Mapping[str, int],
    name: Callable[[str], str],
) -> tuple[Mark, ...]:
    """The best of each kind among the results ``where`` says, and the imported records of the scope.

    ``streaks`` are the longest ones by person, and ``name`` gives a person's nick. Of equals the first one
    holds the record.
    """
    best: dict[Kind, Mark] = {}
    own = _own(connection, where, streaks, name)
    for mark in (*own, *_imported(connection, scope)):
        if mark.nick != FORGOTTEN and (mark.kind not in best or _beats(mark, best[mark.kind])):
            best[mark.kind] = mark
    return tuple(best[kind] for kind in get_args(Kind) if kind in best)


def _beats(mark: Mark, other: Mark) -> bool:
    return mark.value < other.value if mark.kind in SMALLEST else mark.value > other.value


def _own(
    connection: Connection,
    where: ColumnElement[bool],
    streaks: Mapping[str, int],
    name: Callable[[str], str],
) -> Iterator[Mark]:
    for kind, query in _queries().items():
        for person, value in connection.execute(query.where(where)):
            yield Mark(kind, name(person), value)
    yield from (Mark("streak", name(person), best) for person, best in streaks.items() if best)


def _queries() -> dict[Kind, Select[Any]]:
    """For each kind, every person's best value; of equals the one who had it first comes first."""
    won, since = results.c.won, func.min(results.c.finished)
    fastest, longest = func.min(results.c.seconds), func.max(results.c.seconds)
    hand, cards, points = (
        func.max(results.c.best_hand),
        func.max(results.c.cards_played),
        func.sum(results.c.points),
    )
    one = select(PERSON).select_from(WITH_LINKS).group_by(PERSON).order_by(since, PERSON)
    month = one.group_by(results.c.month)
    return {
        "fastest": one.add_columns(fastest).where(won),
        "longest": one.add_columns(longest).where(won),
        "best_hand": one.add_columns(hand).having(hand > 0),
        "cards_played": one.add_columns(cards).having(cards > 0),
        "month_wins": month.add_columns(WINS).having(WINS > 0),
        "month_points": month.add_columns(points).having(points > 0),
    }


def _imported(connection: Connection, scope: Scope) -> Iterable[Mark]:
    table = imported_records
    where = table.c.network == scope.network
    if scope.channel is not None:
        where &= table.c.channel == scope.channel
    query = (
        select(table.c.kind, table.c.nick, table.c.value).where(where).order_by(table.c.source, table.c.name)
    )
    return [Mark(kind, nick, value) for kind, nick, value in connection.execute(query)]
