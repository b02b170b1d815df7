"""The store on a real PostgreSQL: what the log promises, and what happens when the connection goes."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tests.store.contract import LogContract
from tests.store.facts import FACT_TYPES, MOVE, STARTER, examples, opened
from tests.store.postgres import PostgresServer, Tap, postgres
from tests.store.rooms import StoredRoom
from tests.store.test_bans import BansContract
from tests.store.test_bans import stored as stored_bans
from tests.store.test_channels import ChannelsContract, stored
from tests.store.test_faults import PAUSES, SETUP, goes_on, pauses
from tests.table.test_transcripts import CASES
from tests.table.transcript import Case, play
from unobot.store.connecting import connect, upgrade
from unobot.store.database import Database
from unobot.store.log import DatabaseLog
from unobot.store.persons import StoredPersons
from unobot.store.schema import metadata
from unobot.store.settings import DatabaseSettings
from unobot.table.bans import Bans
from unobot.table.channels import Channels
from unobot.table.log import Conflict, EventLog, StoreUnavailable, Trouble

__all__ = ["postgres"]
pytestmark = pytest.mark.live
NOWHERE = Path("/nonexistent")
UNREACHABLE = "My database cannot be reached"


@pytest.fixture
def settings(postgres: PostgresServer) -> DatabaseSettings:
    return postgres.new_database()


@pytest.fixture
def tap(postgres: PostgresServer) -> Iterator[Tap]:
    tap = Tap(postgres.port)
    yield tap
    tap.close()


@asynccontextmanager
async def postgres_log(settings: DatabaseSettings) -> AsyncIterator[DatabaseLog]:
    engine = connect(settings, NOWHERE)
    upgrade(engine)
    names = ("text", "", 'ünï "quoted" \\ \x03')
    people = [STARTER, *(type(STARTER)(id=name, network="net", nick="ann") for name in names)]
    log = DatabaseLog(engine, StoredPersons(people))
    yield log
    await log.close()
    engine.dispose()


def name_of(settings: DatabaseSettings) -> str:
    assert settings.url is not None
    return settings.url.rpartition("/")[2]


class TestPostgresLog(LogContract):
    @pytest.fixture
    def open(self, settings: DatabaseSettings) -> Callable[[], AbstractAsyncContextManager[EventLog]]:
        return lambda: postgres_log(settings)


class TestPostgresChannels(ChannelsContract):
    @pytest.fixture
    def open(self, settings: DatabaseSettings) -> Callable[[], AbstractAsyncContextManager[Channels]]:
        return lambda: stored(settings, NOWHERE)


class TestPostgresBans(BansContract):
    @pytest.fixture
    def open(self, settings: DatabaseSettings) -> Callable[[], AbstractAsyncContextManager[Bans]]:
        return lambda: stored_bans(settings, NOWHERE)


def test_the_migrations_make_what_the_schema_says(settings: DatabaseSettings) -> None:
    engine = connect(settings, NOWHERE)
    upgrade(engine)
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_every_fact_goes_through_the_database(settings: DatabaseSettings) -> None:
    async def test() -> None:
        async with postgres_log(settings) as log:
            for kind in FACT_TYPES:
                facts = (opened(), *examples(kind))
                await log.append(kind.__name__, 0, "a", facts)
                assert await log.load(kind.__name__) == facts

    asyncio.run(test())


def test_two_processes_write_to_many_games_and_each_conflict_is_one_games(settings: DatabaseSettings) -> None:
    """Both write to every game at once; of each pair one is refused, and all logs are whole."""

    async def test() -> None:
        async with postgres_log(settings) as ours, postgres_log(settings) as theirs:
            games = [f"g{number}" for number in range(40)]
            await asyncio.gather(*(ours.append(game, 0, "a", (opened(game),)) for game in games))
            logs = {"b": ours, "c": theirs}
            writes = [log.append(game, 1, id, MOVE) for game in games for id, log in logs.items()]
            outcomes = await asyncio.gather(*writes, return_exceptions=True)
            for pair in zip(outcomes[::2], outcomes[1::2], strict=True):
                assert {type(outcome) for outcome in pair} == {int, Conflict}
            for game in games:
                assert await ours.load(game) == (opened(game), *MOVE)

    asyncio.run(test())


@pytest.mark.parametrize("case", CASES[::5])
def test_a_transcript_with_a_restart_after_every_line(case: Case, settings: DatabaseSettings) -> None:
    """Every fifth; SQLite has them all in ``make test``."""
    room = StoredRoom(case.setup, settings, NOWHERE)
    assert asyncio.run(play(case, restarts=True, room=room)) == list(case.lines)


# The connection goes


def test_a_cut_connection_is_made_anew_and_nobody_notices(
    postgres: PostgresServer, settings: DatabaseSettings
) -> None:
    async def test() -> None:
        async with StoredRoom(SETUP, settings, NOWHERE) as room:
            postgres.hang_up(name_of(settings))
            assert (await room.do("ann> !play r7"))[0].startswith("#uno< ann plays Red Seven")

    asyncio.run(test())


def test_a_commit_whose_answer_is_lost_counts_once(
    postgres: PostgresServer, settings: DatabaseSettings, tap: Tap
) -> None:
    async def test() -> None:
        async with StoredRoom(SETUP, postgres.settings(name_of(settings), tap.port), NOWHERE) as room:
            before = room.record
            tap.lose_an_answer()
            heard = await room.do("ann> !play r7")
            assert tap.lost.is_set()
            assert heard == [f"#uno< {UNREACHABLE}, {PAUSES}"]
            assert room.record == before
            stored = await room.log.load(before.game)
            assert len(stored) > before.seq
            heard = await room.do("+1s")
            assert heard[0].startswith("#uno< I can save the game again: it goes on. ann plays Red Seven")
            assert await room.log.load(before.game) == stored
            assert room.record.seq == len(stored)

    asyncio.run(test())


@pytest.mark.parametrize("end", [PostgresServer.stop, PostgresServer.kill], ids=["stopped", "killed"])
def test_the_server_is_gone_and_comes_back(
    postgres: PostgresServer, settings: DatabaseSettings, end: Callable[[PostgresServer], None]
) -> None:
    async def test() -> None:
        async with StoredRoom(SETUP, settings, NOWHERE) as room:
            end(postgres)
            try:
                await pauses(room, UNREACHABLE)
            finally:
                postgres.start()
            await goes_on(room)

    asyncio.run(test())


def test_a_database_that_may_only_be_read(postgres: PostgresServer, settings: DatabaseSettings) -> None:
    """As on a replica."""
    name = name_of(settings)

    async def test() -> None:
        async with StoredRoom(SETUP, settings, NOWHERE) as room:
            postgres.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
            postgres.hang_up(name)
            await pauses(room, "My disk cannot be written to")
            postgres.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = off")
            await goes_on(room)

    asyncio.run(test())


# At the start


def test_a_server_that_is_not_there_is_told_at_the_start(postgres: PostgresServer, tap: Tap) -> None:
    tap.close()
    with pytest.raises(StoreUnavailable) as failure:
        Database(postgres.settings("any", tap.port), NOWHERE)
    assert failure.value.trouble is Trouble.UNREACHABLE


def test_a_database_that_is_not_there_is_told_at_the_start(postgres: PostgresServer) -> None:
    with pytest.raises(StoreUnavailable, match='"any" does not exist'):
        Database(postgres.settings("any"), NOWHERE)
