"""The tables of results and ratings: each finished match is counted once, in the order of their ends.

They follow from the log, and ``rebuild`` makes them anew, to the same result. Only matches whose logs are
gone (see ``retention``) keep the results that they have.
"""

import logging
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from itertools import groupby

import msgspec
from sqlalchemy import Connection, Engine, delete, insert, select, update

from unobot.statistics.rating import Rating, rated
from unobot.statistics.results import Match, count
from unobot.store.codec import FACTS
from unobot.store.connecting import transaction
from unobot.store.schema import facts, games, links, ratings, results
from unobot.table.events import Fact

log = logging.getLogger(__name__)


def month_of(moment: datetime) -> str:
    """The month of a moment in UTC, as in 2026-03."""
    return moment.astimezone(UTC).strftime("%Y-%m")


def count_new(engine: Engine) -> int:
    """Count every game that is closed and was not looked at; returns how many.

    Raises:
        StoreUnavailable: the database does not work.
    """
    return _count_pending(engine, rates=True)


def rebuild(engine: Engine) -> int:
    """Make results and ratings anew from all logs that there are; returns how many games were looked at.

    The bot may go on meanwhile; until the end it knows only a part of the results.

    Raises:
        StoreUnavailable: the database does not work.
    """
    has_log = select(facts.c.seq).where(facts.c.game == games.c.id, facts.c.seq == 1).exists()
    with transaction(engine, writes=True) as connection:
        again = select(games.c.id).where(has_log)
        connection.execute(delete(results).where(results.c.game.in_(again)))
        connection.execute(update(games).where(has_log).values(counted=None))
    counted = _count_pending(engine, rates=False)
    with transaction(engine, writes=True) as connection:
        rate_all(connection)
    return counted


def _count_pending(engine: Engine, *, rates: bool) -> int:
    pending = games.c.closed.is_not(None) & games.c.counted.is_(None)
    with transaction(engine) as connection:
        ids = connection.scalars(select(games.c.id).where(pending).order_by(games.c.closed, games.c.id)).all()
    for game in ids:
        with transaction(engine, writes=True) as connection:
            query = select(games.c.id).where(games.c.id == game, pending).with_for_update()
            if connection.scalar(query) is None:
                continue  # another process was quicker
            match = _count(connection, game)
            connection.execute(update(games).where(games.c.id == game).values(counted=match is not None))
            if match is not None:
                write(connection, match)
                if rates:
                    rate(connection, match)
    return len(ids)


def _count(connection: Connection, game: str) -> Match | None:
    """What a game counts; nothing if its log is of no use."""
    query = select(facts.c.at, facts.c.payload).where(facts.c.game == game).order_by(facts.c.seq)
    entries = connection.execute(query).all()
    try:
        return count(game, ((at, _decode(payload)) for at, payload in entries))
    except Exception:  # whatever a log may hold
        log.exception("game %s cannot be counted", game)
        return None


def _decode(payload: str) -> Fact:
    return FACTS.decode(payload.encode())


def write(connection: Connection, match: Match) -> None:
    """Write the results of a match; it has none yet."""
    shared = {
        "game": match.game,
        "network": match.network,
        "channel": match.channel,
        "finished": match.finished,
        "month": month_of(match.finished),
        "seconds": round((match.finished - match.began).total_seconds()),
    }
    rows = [shared | msgspec.structs.asdict(result) for result in match.results]
    connection.execute(insert(results), rows)


# Ratings


def rate(connection: Connection, match: Match) -> None:
    """Rate the people of the match whose results were just written; if others ended later, all anew."""
    as_late = (results.c.finished == match.finished) & (results.c.game > match.game)
    later = select(results.c.game).where((results.c.finished > match.finished) | as_late).limit(1)
    if connection.scalar(later) is not None:
        rate_all(connection)
        return
    roots = read_links(connection)
    places = _places((roots.get(result.person, result.person), result.place) for result in match.results)
    rows = connection.execute(select(ratings).where(ratings.c.person.in_(places)))
    known = {person: Rating(mu, sigma) for person, mu, sigma in rows}
    connection.execute(delete(ratings).where(ratings.c.person.in_(places)))
    _write_ratings(connection, rated(places, known))


def rate_all(connection: Connection) -> None:
    """Rate everybody anew, from all results in the order in which the matches ended."""
    roots = read_links(connection)
    columns = results.c.game, results.c.person, results.c.place
    rows = connection.execute(select(*columns).order_by(results.c.finished, results.c.game)).all()
    known: dict[str, Rating] = {}
    for _, match in groupby(rows, key=lambda row: row.game):
        known |= rated(_places((roots.get(row.person, row.person), row.place) for row in match), known)
    connection.execute(delete(ratings))
    _write_ratings(connection, known)


def _places(of_persons: Iterable[tuple[str, int]]) -> dict[str, int]:
    """The better place of whoever has played as two, before these were linked."""
    places: dict[str, int] = {}
    for person, place in of_persons:
        places[person] = min(place, places.get(person, place))
    return places


def _write_ratings(connection: Connection, known: Mapping[str, Rating]) -> None:
    rows = [{"person": person, "mu": rating.mu, "sigma": rating.sigma} for person, rating in known.items()]
    if rows:
        connection.execute(insert(ratings), rows)


def read_links(connection: Connection) -> dict[str, str]:
    """Whom each alias counts for."""
    rows = connection.execute(select(links.c.alias, links.c.person))
    return {row.alias: row.person for row in rows}
