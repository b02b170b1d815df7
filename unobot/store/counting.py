"""The tables of results and ratings: each finished match is counted once, in the order of their ends.

They follow from the log, and ``rebuild`` makes them anew, to the same result. Only matches whose logs are
gone (see ``retention``) keep the results that they have.
"""

import logging
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from itertools import groupby

import msgspec
from sqlalchemy import Connection, Engine, bindparam, delete, insert, select, update

from unobot.statistics.rating import Rating, rated
from unobot.statistics.results import Match, count
from unobot.store.codec import FACTS
from unobot.store.connecting import transaction
from unobot.store.schema import facts, games, links, ratings, results
from unobot.table.events import Fact

log = logging.getLogger(__name__)

# Made once, because making a statement takes longer than the database needs for it.
IS_PENDING = games.c.closed.is_not(None) & games.c.counted.is_(None)
PENDING = select(games.c.id).where(IS_PENDING).order_by(games.c.closed, games.c.id)
COUNTED = update(games).where(games.c.id == bindparam("game"), IS_PENDING)
LOG = select(facts.c.at, facts.c.payload).where(facts.c.game == bindparam("game")).order_by(facts.c.seq)
IS_AS_LATE = (results.c.finished == bindparam("finished")) & (results.c.game > bindparam("game"))
IS_LATER = (results.c.finished > bindparam("finished")) | IS_AS_LATE
LATER = select(results.c.game).where(IS_LATER).limit(1)
ARE_THEIRS = ratings.c.person.in_(bindparam("persons", expanding=True))
RATINGS_OF, FORGET_RATINGS_OF = select(ratings).where(ARE_THEIRS), delete(ratings).where(ARE_THEIRS)
RESULTS, ADD_RATINGS = insert(results), insert(ratings)
LINKS = select(links.c.alias, links.c.person)


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
    with transaction(engine) as connection:
        ids = connection.scalars(PENDING).all()
    for game in ids:
        match = _count(engine, game)  # before the transaction that writes, for which the tables have to wait
        with transaction(engine, writes=True) as connection:
            counted = {"game": game, "counted": match is not None}
            is_first = connection.execute(COUNTED, counted).rowcount  # or another process was quicker
            if is_first and match is not None:
                write(connection, match)
                if rates:
                    rate(connection, match)
    return len(ids)


def _count(engine: Engine, game: str) -> Match | None:
    """What a game counts; nothing if its log is of no use."""
    with transaction(engine) as connection:
        entries = connection.execute(LOG, {"game": game}).all()
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
    connection.execute(RESULTS, rows)


# Ratings


def rate(connection: Connection, match: Match) -> None:
    """Rate the people of the match whose results were just written; if others ended later, all anew."""
    if connection.scalar(LATER, {"game": match.game, "finished": match.finished}) is not None:
        rate_all(connection)
        return
    roots = read_links(connection)
    places = _places((roots.get(result.person, result.person), result.place) for result in match.results)
    rows = connection.execute(RATINGS_OF, {"persons": list(places)})
    known = {person: Rating(mu, sigma) for person, mu, sigma in rows}
    connection.execute(FORGET_RATINGS_OF, {"persons": list(places)})
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
        connection.execute(ADD_RATINGS, rows)


def read_links(connection: Connection) -> dict[str, str]:
    """Whom each alias counts for."""
    return {row.alias: row.person for row in connection.execute(LINKS)}
