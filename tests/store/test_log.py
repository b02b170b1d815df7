"""The event log in SQLite: the contract, and what is special about group commit."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import bindparam, func, select

from tests.store.contract import LogContract
from tests.store.engines import QUICK
from tests.store.facts import MOVE, STARTER, opened
from unobot.store import commit
from unobot.store.commit import Write
from unobot.store.connecting import connect, upgrade
from unobot.store.log import DatabaseLog, utc_now
from unobot.store.memory import MemoryLog
from unobot.store.outcome import Outcome
from unobot.store.persons import StoredPersons
from unobot.store.schema import facts
from unobot.store.writer import AT_ONCE, Writer
from unobot.table.log import Conflict, EventLog, StoreUnavailable, Trouble


@asynccontextmanager
async def sqlite_log(folder: Path) -> AsyncIterator[DatabaseLog]:
    engine = connect(QUICK, folder)
    upgrade(engine)
    log = DatabaseLog(engine, StoredPersons([STARTER]))
    yield log
    await log.close()
    engine.dispose()


class TestMemoryLog(LogContract):
    @pytest.fixture
    def open(self) -> Callable[[], AbstractAsyncContextManager[EventLog]]:
        @asynccontextmanager
        async def memory() -> AsyncIterator[MemoryLog]:
            yield MemoryLog()

        return memory


class TestSqliteLog(LogContract):
    @pytest.fixture
    def open(self, tmp_path: Path) -> Callable[[], AbstractAsyncContextManager[EventLog]]:
        return lambda: sqlite_log(tmp_path)


def test_a_second_process_that_writes_to_the_same_game_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with sqlite_log(tmp_path) as ours, sqlite_log(tmp_path) as theirs:
            await ours.append("g", 0, "a", (opened(),))
            await theirs.append("g", 1, "b", MOVE)
            with pytest.raises(Conflict):
                await ours.append("g", 1, "c", MOVE)
            assert await ours.append("g", 3, "d", MOVE) == 5

    asyncio.run(test())


def test_a_writer_that_slips_in_after_the_check_makes_only_its_own_game_conflict(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on PostgreSQL, where the check locks nothing; here the check sees what was there at first."""
    first = select(func.min(facts.c.seq)).where(facts.c.game == bindparam("game"))
    monkeypatch.setattr(commit, "HEAD", first)

    async def test() -> None:
        async with sqlite_log(tmp_path) as log:
            await asyncio.gather(*(log.append(game, 0, "a", (opened(),)) for game in "ghi"))
            await log.append("h", 1, "b", MOVE)
            writes = (log.append(game, 1, "c", MOVE) for game in "ghi")
            outcomes = await asyncio.gather(*writes, return_exceptions=True)
            assert [outcomes[0], outcomes[2]] == [3, 3]
            assert isinstance(outcomes[1], Conflict)

    asyncio.run(test())


# The writer


class Disk:
    """Commits when it is told to, and remembers what it was asked to commit at once."""

    def __init__(self) -> None:
        self.batches: list[list[str]] = []
        self.go = threading.Event()
        self.began = threading.Event()
        self.failures: dict[str, Exception] = {}

    def commit(self, writes: Sequence[Write]) -> list[Outcome]:
        self.batches.append([write.game for write in writes])
        self.began.set()
        self.go.wait()
        return [self.failures.get(write.game, number) for number, write in enumerate(writes)]


def write(game: str) -> Write:
    return Write(at=utc_now(), game=game)


async def gathered(disk: Disk, writer: Writer, games: Sequence[str]) -> list[int | BaseException]:
    """The outcomes of many writes, of which the first is under way before the others come."""
    first = writer.write(write("first"))
    await asyncio.to_thread(disk.began.wait)
    others = [writer.write(write(game)) for game in games]
    disk.go.set()
    await first
    return await asyncio.gather(*others, return_exceptions=True)


def test_what_waits_while_a_commit_is_under_way_is_committed_at_once() -> None:
    async def test() -> None:
        disk = Disk()
        writer = Writer(disk.commit)
        assert await gathered(disk, writer, ["a", "b", "c"]) == [0, 1, 2]
        assert disk.batches == [["first"], ["a", "b", "c"]]
        await writer.close()

    asyncio.run(test())


def test_a_transaction_is_bounded() -> None:
    async def test() -> None:
        disk = Disk()
        writer = Writer(disk.commit)
        await gathered(disk, writer, [f"g{number}" for number in range(AT_ONCE + 10)])
        assert [len(batch) for batch in disk.batches] == [1, AT_ONCE, 10]
        await writer.close()

    asyncio.run(test())


def test_each_gets_its_own_outcome() -> None:
    async def test() -> None:
        disk = Disk()
        disk.failures = {"a": Conflict("late"), "c": StoreUnavailable(Trouble.FULL, "full")}
        writer = Writer(disk.commit)
        outcomes = await gathered(disk, writer, ["a", "b", "c"])
        assert [type(outcome) for outcome in outcomes] == [Conflict, int, StoreUnavailable]
        await writer.close()

    asyncio.run(test())


def test_who_gives_up_waiting_holds_nobody_up() -> None:
    async def test() -> None:
        disk = Disk()
        writer = Writer(disk.commit)
        first = writer.write(write("first"))
        await asyncio.to_thread(disk.began.wait)
        impatient, other = (writer.write(write(game)) for game in ("a", "b"))
        impatient.cancel()
        disk.go.set()
        assert await asyncio.gather(first, other) == [0, 1]
        assert impatient.cancelled()
        await writer.close()

    asyncio.run(test())


def test_what_waits_is_committed_before_the_writer_is_closed() -> None:
    async def test() -> None:
        disk = Disk()
        writer = Writer(disk.commit)
        first = writer.write(write("first"))
        await asyncio.to_thread(disk.began.wait)
        others = [writer.write(write(game)) for game in "abc"]
        closing = asyncio.create_task(writer.close())
        await asyncio.sleep(0)
        disk.go.set()
        await closing
        assert await asyncio.gather(first, *others) == [0, 0, 1, 2]

    asyncio.run(test())


def test_a_writer_that_is_closed_answers() -> None:
    async def test() -> None:
        disk = Disk()
        disk.go.set()
        writer = Writer(disk.commit)
        await writer.close()
        with pytest.raises(StoreUnavailable):
            await writer.write(write("late"))

    asyncio.run(test())


def test_a_writer_that_fails_as_a_whole_answers_and_goes_on() -> None:
    async def test() -> None:
        disk = Disk()
        disk.go.set()
        broken = [MemoryError("full")]

        def commit(writes: Sequence[Write]) -> list[Outcome]:
            if broken:
                raise broken.pop()
            return disk.commit(writes)

        writer = Writer(commit)
        with pytest.raises(MemoryError):
            await writer.write(write("a"))
        assert await writer.write(write("b")) == 0
        await writer.close()

    asyncio.run(test())


def test_the_effort_counts_what_is_under_way_and_what_was_done() -> None:
    async def test() -> None:
        disk = Disk()
        disk.failures = {"b": Conflict("late")}
        writer = Writer(disk.commit)
        asked = [writer.write(write(game)) for game in "abc"]
        assert (writer.effort.waiting, writer.effort.writes) == (3, 0)
        asked[2].cancel()
        disk.go.set()
        await asyncio.wait(asked)
        await writer.close()
        assert (writer.effort.waiting, writer.effort.writes) == (0, 3)
        assert writer.effort.seconds > 0

    asyncio.run(test())


def test_an_error_in_one_write_is_its_alone(tmp_path: Path) -> None:
    """A write that the database cannot take at all (here: a null where there must be a text)."""

    async def test() -> None:
        async with sqlite_log(tmp_path) as log:
            broken = (opened(channel=None),)  # type: ignore[arg-type]
            writes = (log.append("g", 0, "a", (opened(),)), log.append("h", 0, "a", broken))
            outcomes = await asyncio.gather(*writes, return_exceptions=True)
            assert outcomes[0] == 1
            assert isinstance(outcomes[1], ValueError)
            assert await log.load("h") == ()

    asyncio.run(test())
