"""Old logs are removed, those of games that are open, or were closed lately, are not."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlalchemy import Engine, select

from tests.store.facts import CLOSED, MOVE, STARTER, opened
from unobot.store.connecting import upgrade
from unobot.store.database import Database
from unobot.store.log import DatabaseLog, utc_now
from unobot.store.persons import StoredPersons
from unobot.store.retention import prune
from unobot.store.schema import facts, games
from unobot.store.settings import DatabaseSettings

MARCH = datetime(2026, 3, 1, tzinfo=UTC)


def test_the_logs_of_games_that_were_closed_before_are_removed(engine: Engine) -> None:
    async def test() -> None:
        upgrade(engine)
        now = MARCH
        log = DatabaseLog(engine, StoredPersons([STARTER]), now=lambda: now)
        for game in ("old", "open", "set aside"):
            await log.append(game, 0, "a", (opened(), *MOVE))
        await log.append("old", 3, "b", (CLOSED,))
        await log.set_aside("set aside", "it is of no use")
        now += timedelta(days=10)
        await log.append("young", 0, "a", (opened(), CLOSED))

        assert prune(engine, MARCH) == 0
        assert prune(engine, MARCH + timedelta(days=5)) == 1
        assert prune(engine, MARCH + timedelta(days=5)) == 0

        assert await log.load("old") == ()
        assert await log.load("open") == await log.load("set aside") == (opened(), *MOVE)
        assert await log.load("young") == (opened(), CLOSED)
        with engine.connect() as connection:
            assert set(connection.scalars(select(facts.c.game))) == {"open", "set aside", "young"}
            (closed,) = connection.scalars(select(games.c.closed).where(games.c.id == "old"))
        assert closed == MARCH
        await log.close()

    asyncio.run(test())


def test_old_logs_are_removed_when_the_bot_starts(tmp_path: Path, engine: Engine) -> None:
    async def test() -> None:
        upgrade(engine)
        log = DatabaseLog(engine, StoredPersons([STARTER]), now=lambda: utc_now() - timedelta(days=31))
        await log.append("g", 0, "a", (opened(), CLOSED))
        await log.close()
        async with Database(DatabaseSettings(keep_days=32), tmp_path) as database:
            assert len(await database.log.load("g")) == 2
            assert await database.log.last_games() == ("g",)
        async with Database(DatabaseSettings(keep_days=30), tmp_path) as database:
            assert await database.log.load("g") == ()
            assert await database.log.last_games() == ()

    asyncio.run(test())
