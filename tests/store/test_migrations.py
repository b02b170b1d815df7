"""The migrations lead to the tables that the code works with, from any older state."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, text

from tests.store.engines import connected
from tests.store.facts import MOVE, opened
from tests.store.test_log import sqlite_log
from unobot.store.codec import FACTS
from unobot.store.connecting import transaction, upgrade
from unobot.store.schema import metadata
from unobot.store.settings import DatabaseSettings
from unobot.table.log import StoreUnavailable


def test_the_migrations_make_what_the_schema_says(engine: Engine) -> None:
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_a_second_upgrade_changes_nothing(tmp_path: Path, engine: Engine) -> None:
    async def play() -> None:
        async with sqlite_log(tmp_path) as log:
            await log.append("g", 0, "a", (opened(), *MOVE))
        upgrade(engine)
        async with sqlite_log(tmp_path) as log:
            assert await log.load("g") == (opened(), *MOVE)

    asyncio.run(play())


def test_a_command_that_was_stored_before_they_were_no_longer_listed_apart_is_still_known(
    tmp_path: Path,
    engine: Engine,
) -> None:
    upgrade(engine, "0005")
    payloads = [FACTS.encode(fact).decode() for fact in (opened(), *MOVE)]
    with transaction(engine, writes=True) as connection:
        game = "values ('g', 'net', '#uno', 'classic', '2026-11-01 00:00:00.000000')"
        connection.execute(text(f"insert into games (id, network, channel, ruleset, opened) {game}"))
        for seq, payload in enumerate(payloads, 1):
            fact = "insert into facts values ('g', :seq, :command, '2026-11-01 00:00:00.000000', :payload)"
            command = "a" if seq == 1 else "b"
            connection.execute(text(fact), {"seq": seq, "command": command, "payload": payload})
        connection.execute(text("insert into commands values ('g', 'a', 1), ('g', 'b', 3)"))

    async def play() -> None:
        async with sqlite_log(tmp_path) as log:
            assert await log.append("g", 1, "b", MOVE) == 3
            assert await log.append("g", 3, "c", MOVE) == 5
            assert await log.load("g") == (opened(), *MOVE, *MOVE)

    asyncio.run(play())


def test_a_database_of_a_newer_version_is_left_alone(engine: Engine) -> None:
    upgrade(engine)
    with transaction(engine, writes=True) as connection:
        connection.execute(text("update alembic_version set version_num = 'from the future'"))
    with pytest.raises(StoreUnavailable, match="newer version"):
        upgrade(engine)


def test_an_upgrade_that_fails_half_way_changes_nothing(engine: Engine) -> None:
    """A table is in the way of the first migration, after it has made others."""
    with transaction(engine, writes=True) as connection:
        connection.execute(text("create table persons (id text)"))
    with pytest.raises(StoreUnavailable, match="already exists"):
        upgrade(engine)
    with engine.connect() as connection:
        tables = connection.execute(text("select name from sqlite_master where type = 'table'")).scalars()
        assert list(tables) == ["persons"]


def test_only_the_bots_user_may_read_the_file(tmp_path: Path) -> None:
    with connected(tmp_path / "new" / "folder") as engine:
        upgrade(engine)
    assert (tmp_path / "new" / "folder" / "unobot.db").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(("synchronous", "number"), [("full", 2), ("normal", 1)])
def test_the_disk_is_waited_for_as_configured(tmp_path: Path, synchronous, number: int) -> None:
    settings = DatabaseSettings(synchronous=synchronous)
    with connected(tmp_path, settings) as engine, engine.connect() as connection:
        assert connection.execute(text("pragma synchronous")).scalar() == number
        assert connection.execute(text("pragma journal_mode")).scalar() == "wal"
