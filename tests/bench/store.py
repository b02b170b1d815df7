"""How many moves a second are durable: one table and many, on SQLite and PostgreSQL.

    python -m tests.bench.store [--write]

A move is three facts, which a table appends and waits for before it goes on, as in the bot: through the event
log, with everything that it checks. It is compared with the least that a program without group commit would
do: the same rows in a transaction a move, on one connection of the bare driver, with nothing checked. Both
write to the same disk (that of temporary files, TMPDIR), with SQLite's ``synchronous`` FULL and
PostgreSQL's ``fsync``, and take turns, so that a busy moment of the machine meets both.

PostgreSQL is a server of its own on loopback, and left out where none is installed.
"""

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from secrets import token_hex
from statistics import median
from typing import Any

import psycopg
import pytest
from msgspec import Struct

from tests.bench.report import Section, command
from tests.store.postgres import PostgresServer
from unobot import rulesets
from unobot.engine.cards import Card
from unobot.engine.events import CardPlayed, SeatSkipped, TurnBegan
from unobot.store.codec import FACTS
from unobot.store.connecting import FILE, connect, upgrade
from unobot.store.log import DatabaseLog, utc_now
from unobot.store.persons import StoredPersons
from unobot.store.settings import DatabaseSettings
from unobot.table.events import GameOpened
from unobot.table.persons import Person

TABLES = (1, 100)
BATCHES = 5
SECONDS_PER_BATCH = 2.0
MOVE = (CardPlayed(0, Card.RED_SKIP), SeatSkipped(1), TurnBegan(2))
STARTER = Person(id="p1", network="net", nick="ann")
OPENED = GameOpened(
    network="net",
    channel="#uno",
    starter=STARTER.id,
    ruleset="classic",
    changed=(),
    rules=rulesets.load("classic"),
)

Move = Callable[[], None]
"""Makes one move durable, in a transaction of its own."""


class Place(Struct, frozen=True):
    """A database to measure: how the store finds it, and a ``plain`` move without group commit."""

    settings: DatabaseSettings
    folder: Path
    plain: Move


def rows(move: int) -> list[tuple[Any, ...]]:
    """What the store writes for a move, as parameters."""
    command, seq, now = f"c{move}", len(MOVE) * move, utc_now().isoformat()
    return [("plain", seq + n, command, now, FACTS.encode(fact).decode()) for n, fact in enumerate(MOVE)]


GAME = "insert into games (id, network, channel, ruleset, opened) values ('plain', '', '', '', '2026-01-01')"


@contextmanager
def sqlite(folder: Path) -> Iterator[Place]:
    """SQLite, in a file."""
    settings = DatabaseSettings()
    upgrade(connect(settings, folder))
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as connection:
        connection.execute("pragma synchronous = full")
        connection.execute(GAME)
        moves = count()

        def plain() -> None:
            connection.execute("begin immediate")
            connection.executemany("insert into facts values (?, ?, ?, ?, ?)", rows(next(moves)))
            connection.execute("commit")

        yield Place(settings, folder, plain)


@contextmanager
def postgresql(folder: Path) -> Iterator[Place]:
    """PostgreSQL, a server of its own."""
    folder.chmod(0o711)  # the server has a user of its own
    with closing(PostgresServer(folder, fsync=True)) as server:
        server.start()
        settings = server.new_database()
        upgrade(connect(settings, folder))
        with psycopg.connect(settings.url or "") as connection:
            connection.execute(GAME)
            connection.commit()
            moves = count()

            def plain() -> None:
                with connection.cursor() as cursor:
                    cursor.executemany("insert into facts values (%s, %s, %s, %s, %s)", rows(next(moves)))
                connection.commit()

            yield Place(settings, folder, plain)


def plain_speed(place: Place, seconds: float) -> float:
    """Moves a second without group commit."""
    begin, moves = time.perf_counter(), 0
    while time.perf_counter() - begin < seconds:
        place.plain()
        moves += 1
    return moves / (time.perf_counter() - begin)


async def store_speed(place: Place, tables: int, seconds: float) -> float:
    """Moves a second of so many tables, each of which waits for its own commits."""
    engine = connect(place.settings, place.folder)
    log = DatabaseLog(engine, StoredPersons([STARTER]))
    until = time.perf_counter() + seconds

    async def table(game: str) -> int:
        seq, moves = await log.append(game, 0, "opened", (OPENED,)), 0
        while time.perf_counter() < until:
            seq = await log.append(game, seq, f"c{moves}", MOVE)
            moves += 1
        return moves

    begin = time.perf_counter()
    moves = sum(await asyncio.gather(*(table(token_hex(8)) for _ in range(tables))))
    spent = time.perf_counter() - begin
    await log.close()
    engine.dispose()
    return moves / spent


def compare(
    place: Place, tables: int, batches: int = BATCHES, seconds: float = SECONDS_PER_BATCH
) -> tuple[float, float]:
    """Moves a second of so many tables through the store, and of plain commits; medians over batches."""
    store, plain = [], []
    for _ in range(batches):
        store.append(asyncio.run(store_speed(place, tables, seconds)))
        plain.append(plain_speed(place, seconds))
    return median(store), median(plain)


PLACES = {"SQLite": sqlite, "PostgreSQL": postgresql}


def measure() -> Section:
    """The table."""
    rows = []
    for name, opened in PLACES.items():
        with (
            suppress(pytest.skip.Exception),  # it is not installed
            tempfile.TemporaryDirectory() as folder,
            opened(Path(folder)) as place,
        ):
            for tables in TABLES:
                ours, plain = compare(place, tables)
                rows.append((f"{name}, {tables}", f"{ours:,.0f}", f"{plain:,.0f}", f"{ours / plain:.1f}"))
    return Section(
        name="store",
        columns=("database, tables", "the store", "plain commits", "ratio"),
        rows=rows,
        note=f"Durable moves a second, medians of {BATCHES} batches; SQLite {sqlite3.sqlite_version}",
    )


if __name__ == "__main__":
    command(measure)
