"""The connection that is kept: its rows are those that SQLAlchemy would write, its errors SQLAlchemy's."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from sqlalchemy import Engine, bindparam, event, select, update
from sqlalchemy.exc import IntegrityError, OperationalError

from unobot.store.connecting import transaction, upgrade
from unobot.store.direct import DirectConnection, Statement
from unobot.store.persons import row_of, upsert_of_persons
from unobot.store.schema import games, persons
from unobot.table.persons import Person
from unobot.table.preferences import Preferences

NOON = datetime(2026, 3, 1, 12, 0, 0, 500, tzinfo=UTC)
MOMENTS = [NOON, NOON.replace(microsecond=0), NOON.astimezone(timezone(timedelta(hours=-9)))]


@pytest.fixture
def engine(engine: Engine) -> Engine:
    upgrade(engine)
    return engine


@pytest.fixture
def direct(engine: Engine) -> Iterator[DirectConnection]:
    direct = DirectConnection(engine)
    yield direct
    direct.close()


def game(id: str, opened: datetime = NOON) -> dict[str, object]:
    return {"id": id, "network": "net", "channel": "#uno", "ruleset": "classic", "opened": opened}


def opening(engine: Engine) -> Statement:
    return Statement(engine.dialect, games.insert(), *game(""))


def test_rows_are_stored_as_by_sqlalchemy(engine: Engine, direct: DirectConnection) -> None:
    with direct.transaction() as cursor:
        opening(engine).write(cursor, [game(f"d{n}", moment) for n, moment in enumerate(MOMENTS)])
    with transaction(engine, writes=True) as connection:
        connection.execute(games.insert(), [game(f"s{n}", moment) for n, moment in enumerate(MOMENTS)])
        rows = connection.exec_driver_sql("select * from games order by id").all()
    count = len(MOMENTS)
    assert [row[1:] for row in rows[:count]] == [row[1:] for row in rows[count:]]
    assert len(rows) == 2 * count


def test_a_person_is_stored_with_all_that_it_prefers(engine: Engine, direct: DirectConnection) -> None:
    ann = Person(id="p1", network="net", nick="ann", preferences=Preferences(lang="de"), computer=True)
    with direct.transaction() as cursor:
        Statement(engine.dialect, upsert_of_persons(engine.dialect)).write(cursor, [row_of(ann, NOON)])
    with transaction(engine) as connection:
        row = connection.execute(select(persons)).one()
    assert row._asdict() == row_of(ann, NOON)


def test_an_update_fills_the_columns_that_are_named(engine: Engine, direct: DirectConnection) -> None:
    is_it = games.c.id == bindparam("game")
    closing = Statement(engine.dialect, update(games).where(is_it), "closed", "reason")
    with direct.transaction() as cursor:
        opening(engine).write(cursor, [game("a"), game("b")])
        closing.write(cursor, [{"game": "a", "closed": NOON, "reason": "finished"}])
    with transaction(engine) as connection:
        rows = connection.execute(select(games.c.id, games.c.closed, games.c.reason).order_by(games.c.id))
        assert rows.all() == [("a", NOON, "finished"), ("b", None, None)]


def test_the_connection_is_kept_until_something_fails(engine: Engine, direct: DirectConnection) -> None:
    made: list[object] = []
    engine.dispose()
    event.listen(engine, "connect", lambda connection, entry: made.append(connection))
    for id in "ab":
        with direct.transaction() as cursor:
            opening(engine).write(cursor, [game(id)])
    assert len(made) == 1
    with pytest.raises(IntegrityError), direct.transaction() as cursor:
        opening(engine).write(cursor, [game("c"), game("a")])
    with direct.transaction() as cursor:
        opening(engine).write(cursor, [game("d")])
    assert len(made) == 2
    with transaction(engine) as connection:
        assert connection.scalars(select(games.c.id).order_by(games.c.id)).all() == ["a", "b", "d"]


def test_a_connection_that_was_cut_is_made_anew_and_nobody_notices(
    engine: Engine, direct: DirectConnection
) -> None:
    with direct.transaction() as cursor:
        pass
    cursor.connection.close()
    with direct.transaction() as cursor:
        opening(engine).write(cursor, [game("a")])
    with transaction(engine) as connection:
        assert connection.scalars(select(games.c.id)).all() == ["a"]


def test_what_raises_meanwhile_leaves_nothing(engine: Engine, direct: DirectConnection) -> None:
    def begin() -> None:
        with direct.transaction() as cursor:
            opening(engine).write(cursor, [game("a")])
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        begin()
    with transaction(engine, writes=True) as connection:
        assert connection.scalars(select(games.c.id)).all() == []


def test_a_database_that_cannot_be_opened_raises_as_with_sqlalchemy(
    engine: Engine, direct: DirectConnection, tmp_path: Path
) -> None:
    engine.dispose()
    (tmp_path / "unobot.db").unlink()
    with pytest.raises(OperationalError), direct.transaction():
        pass
