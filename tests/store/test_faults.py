"""What may befall an SQLite file: the table pauses and says why, and goes on when the cause is gone.

Nothing is played twice, and nothing is lost. A real full disk is in ``tests/live/test_store_disk.py``.
"""

import asyncio
import os
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from tests.store.engines import QUICK
from tests.store.rooms import StoredRoom
from tests.table.room import Setup
from unobot.engine.events import CardsDrawn
from unobot.store import connecting
from unobot.store.connecting import transaction
from unobot.store.database import Database
from unobot.store.schema import games
from unobot.store.settings import DatabaseSettings
from unobot.table.log import StoreUnavailable, Trouble

SETUP = Setup(
    players=["ann", "bob"],
    hands={"ann": "r7 b1 b2", "bob": "r3 y4 rd"},
    stock="y1 y2 y3",
)
PAUSES = "so I cannot save the game: it pauses, and goes on when I say so."
GOES_ON = (
    "#uno< I can save the game again: it goes on. "
    "ann plays Red Seven [r7]. bob to play (3 cards) · top r7 · red"
)
NOBODY = 65534


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connecting, "LOCKED_S", 0.05)


@asynccontextmanager
async def room_in(folder: Path) -> AsyncIterator[StoredRoom]:
    async with StoredRoom(SETUP, QUICK, folder) as room:
        yield room


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another program writes to the database meanwhile."""
    with closing(sqlite3.connect(folder / "unobot.db", isolation_level=None)) as other:
        other.execute("begin immediate")
        yield
        other.execute("rollback")


def connections_are_new(room: StoredRoom) -> None:
    """Whoever has the file open could go on with it."""
    room.database.log._committer.close()
    room.database._engine.dispose()


async def pauses(room: StoredRoom, why: str) -> None:
    """A move that cannot be stored: nothing has happened."""
    before = room.record
    assert await room.do("ann> !play r7") == [f"#uno< {why}, {PAUSES}"]
    assert await room.do("ann> !draw") == [
        "ann< Not now: the game pauses because I cannot save it. I say when it goes on."
    ]
    assert await room.do("+1s") == []  # tried in vain
    assert room.record == before


async def goes_on(room: StoredRoom) -> None:
    """The move counts, once; and the database has all of it."""
    heard = await room.do("+2s")
    assert heard[0] == GOES_ON
    assert (room.hand("ann"), room.turn) == ("b1 b2", "bob")
    record = room.record
    await room.restart()
    assert room.record.match == record.match
    assert (await room.do("bob> !play r3"))[0].startswith("#uno< bob plays Red Three")


def test_another_program_holds_a_lock(tmp_path: Path) -> None:
    async def test() -> None:
        async with room_in(tmp_path) as room:
            with locked(tmp_path):
                await pauses(room, "My database is locked")
            await goes_on(room)

    asyncio.run(test())


@pytest.mark.parametrize("order", ["ban bob", "ban *@evil.example", "unban zed", "set bare=on"])
def test_what_an_operator_orders_and_cannot_be_stored_does_not_hold(order: str, tmp_path: Path) -> None:
    async def test() -> None:
        setup = replace(SETUP, operators=["op"])
        async with StoredRoom(setup, QUICK, tmp_path) as room:
            await room.do("op> unobot: ban account:zed")
            before = [await room.do(f"op> unobot: {look}") for look in ("bans", "set", "order")]
            told = "op< My database does not answer, so nothing is set. Please try again later."
            with locked(tmp_path):
                assert await room.do(f"op> unobot: {order}") == [told]
            for _ in range(2):
                assert [await room.do(f"op> unobot: {look}") for look in ("bans", "set", "order")] == before
                await room.restart(keep_clocks=True)
            heard = await room.do(f"op> unobot: {order}")
            assert heard not in ([], [told])

    asyncio.run(test())


def test_the_file_has_vanished_and_is_put_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with room_in(tmp_path) as room:
            connections_are_new(room)
            (tmp_path / "unobot.db").rename(tmp_path / "elsewhere")
            await pauses(room, "My database cannot be reached")
            assert not (tmp_path / "unobot.db").exists()
            (tmp_path / "elsewhere").rename(tmp_path / "unobot.db")
            await goes_on(room)

    asyncio.run(test())


def test_the_file_is_overwritten_and_put_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with room_in(tmp_path) as room:
            connections_are_new(room)
            content = (tmp_path / "unobot.db").read_bytes()
            (tmp_path / "unobot.db").write_bytes(b"garbage " * 1000)
            await pauses(room, "My database is damaged")
            (tmp_path / "unobot.db").write_bytes(content)
            await goes_on(room)

    asyncio.run(test())


@pytest.fixture(scope="module")
def everything_is_loaded(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What is imported late is there: somebody else may not be allowed to read it."""

    async def play() -> None:
        async with room_in(tmp_path_factory.mktemp("first")) as room:
            await room.do("ann> !play r7")
            await room.restart()

    asyncio.run(play())


@pytest.fixture
def folder_of_ours(everything_is_loaded: None) -> Iterator[Path]:
    """A folder of the user that runs the test, who is not root meanwhile: nothing is forbidden to root."""
    with tempfile.TemporaryDirectory(prefix="unobot-") as name:
        is_root = os.geteuid() == 0
        if is_root:
            os.chown(name, NOBODY, -1)
            os.seteuid(NOBODY)
        try:
            yield Path(name)
        finally:
            if is_root:
                os.seteuid(0)


def test_the_file_may_not_be_written_to(folder_of_ours: Path) -> None:
    async def test() -> None:
        async with room_in(folder_of_ours) as room:
            connections_are_new(room)
            (folder_of_ours / "unobot.db").chmod(0o400)
            await pauses(room, "My disk cannot be written to")
            for file in folder_of_ours.iterdir():  # SQLite has made some like it
                file.chmod(0o600)
            await goes_on(room)

    asyncio.run(test())


def test_a_file_that_may_not_be_written_to_is_named_at_the_start(folder_of_ours: Path) -> None:
    (folder_of_ours / "unobot.db").touch(mode=0o400)
    with pytest.raises(StoreUnavailable) as failure:
        Database(QUICK, folder_of_ours)
    assert failure.value.trouble is Trouble.READ_ONLY


def test_a_folder_that_cannot_be_is_named_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreUnavailable, match=r"^unreachable: .*unobot\.db: Not a directory") as failure:
        Database(QUICK, tmp_path / "file" / "folder")
    assert failure.value.trouble is Trouble.UNREACHABLE


def test_a_folder_that_may_not_be_written_to_is_named_at_the_start(folder_of_ours: Path) -> None:
    folder_of_ours.chmod(0o500)
    with pytest.raises(StoreUnavailable, match=r"unobot\.db: Permission denied"):
        Database(QUICK, folder_of_ours)
    folder_of_ours.chmod(0o700)


def test_what_is_no_database_is_named_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "unobot.db").write_text("not a database, but long enough to be looked at" * 10)
    with pytest.raises(StoreUnavailable) as failure:
        Database(QUICK, tmp_path)
    assert failure.value.trouble is Trouble.DAMAGED


def test_a_driver_that_is_not_whole_is_named_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As psycopg is where the client library of PostgreSQL is not installed."""
    (tmp_path / "psycopg.py").write_text("raise ImportError('no pq wrapper available')\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "psycopg", raising=False)
    with pytest.raises(StoreUnavailable, match=r"install unobot\[postgres\]: no pq wrapper available"):
        Database(DatabaseSettings(url="postgresql://u@h/n"), tmp_path)


# A log that cannot be used


def test_a_game_that_cannot_be_read_is_set_aside_and_the_others_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with room_in(tmp_path) as room:
            await room.all("cid#two> !uno", "dan#two> !join", "zoe#three> !uno")
            broken = room.table("#two").record
            assert broken is not None
            with transaction(room.database._engine, writes=True) as connection:
                connection.exec_driver_sql(
                    "update facts set payload = '{' where seq = 2 and game = ?", (broken.game,)
                )
            await room.restart()
            assert f"game {broken.game} cannot go on and is set aside" in caplog.text
            assert room.table("#two").record is None
            assert room.turn == "ann"
            assert room.table("#three").record is not None
            with transaction(room.database._engine) as connection:
                rows = connection.execute(select(games.c.id, games.c.set_aside))
                reasons = {game: reason for game, reason in rows if reason}
            assert list(reasons) == [broken.game]
            assert "entry 2: no stored fact" in reasons[broken.game]
            assert (await room.do("cid#two> !uno"))[0].startswith("#two< cid opens a game")

    asyncio.run(test())


def test_a_log_that_contradicts_itself_is_set_aside(tmp_path: Path) -> None:
    """Each entry can be read, and together they make no game."""

    async def test() -> None:
        async with room_in(tmp_path) as room:
            record = room.record
            await room.log.append(record.game, record.seq, "x", (CardsDrawn(9, (), 1, "turn"),))
            await room.restart()
            assert room.table().record is None
            assert await room.log.open_games() == ()

    asyncio.run(test())
