"""Bans, and who has left matches: what ``Bans`` promises, in memory and in SQLite."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.store.engines import QUICK
from tests.store.facts import STARTER
from unobot.store.backup import backup
from unobot.store.bans import StoredBans
from unobot.store.connecting import FILE, connect, upgrade
from unobot.store.memory_bans import MemoryBans
from unobot.store.persons import StoredPersons
from unobot.store.settings import DatabaseSettings
from unobot.table.bans import Ban, Bans, Left
from unobot.table.draft import Place

NOON = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)
DAY = timedelta(days=1)
UNO, CARDS = Place("net", "#uno"), Place("net", "#cards")
OP = STARTER.id
ANN = Ban(who="ann", until=NOON + DAY, operator=OP, reason='cheats, with "quotes" and ünï')
HOST = Ban(who="*!*@evil.example", until=None, operator=OP)


@asynccontextmanager
async def stored(settings: DatabaseSettings, folder: Path) -> AsyncIterator[StoredBans]:
    engine = connect(settings, folder)
    upgrade(engine)
    yield StoredBans(engine, StoredPersons([STARTER]))
    engine.dispose()


class BansContract:
    """To be inherited."""

    @pytest.fixture
    def open(self) -> Callable[[], AbstractAsyncContextManager[Bans]]:
        raise NotImplementedError

    @pytest.fixture
    def run(
        self, open: Callable[[], AbstractAsyncContextManager[Bans]]
    ) -> Callable[[Callable[[Bans], Awaitable[None]]], None]:
        """Run a coroutine function with nothing stored."""

        def run(test: Callable[[Bans], Awaitable[None]]) -> None:
            async def main() -> None:
                async with open() as bans:
                    await test(bans)

            asyncio.run(main())

        return run

    def test_bans_are_kept_by_channel(self, run) -> None:
        async def test(bans: Bans) -> None:
            assert await bans.bans() == {}
            for place, ban in ((UNO, ANN), (CARDS, HOST), (UNO, HOST)):
                await bans.ban(place, ban)
            kept = await bans.bans()
            assert set(kept) == {UNO, CARDS}
            assert sorted(kept[UNO], key=lambda ban: ban.who) == [HOST, ANN]
            assert kept[CARDS] == (HOST,)

        run(test)

    def test_a_newer_ban_replaces_the_older_and_a_lifted_one_is_gone(self, run) -> None:
        async def test(bans: Bans) -> None:
            for place in (UNO, CARDS):
                await bans.ban(place, ANN)
            longer = Ban(who="ann", until=None, operator=OP)
            await bans.ban(UNO, longer)
            assert (await bans.bans())[UNO] == (longer,)
            await bans.lift(UNO, "ann")
            assert (await bans.bans()).get(UNO, ()) == ()
            assert (await bans.bans())[CARDS] == (ANN,)

        run(test)

    def test_who_has_left_is_kept_the_oldest_first_until_it_is_too_long_ago(self, run) -> None:
        async def test(bans: Bans) -> None:
            lefts = [Left(person=OP, at=NOON + number * DAY) for number in range(3)]
            for left in lefts[:2]:
                await bans.note(UNO, left, NOON - DAY)
            await bans.note(CARDS, lefts[1], NOON - DAY)
            assert await bans.lefts() == {UNO: tuple(lefts[:2]), CARDS: (lefts[1],)}
            await bans.note(UNO, lefts[2], NOON + DAY)
            assert await bans.lefts() == {UNO: tuple(lefts[1:]), CARDS: (lefts[1],)}

        run(test)


class TestMemoryBans(BansContract):
    @pytest.fixture
    def open(self) -> Callable[[], AbstractAsyncContextManager[Bans]]:
        @asynccontextmanager
        async def memory() -> AsyncIterator[Bans]:
            yield MemoryBans()

        return memory


class TestStoredBans(BansContract):
    @pytest.fixture
    def open(self, tmp_path: Path) -> Callable[[], AbstractAsyncContextManager[Bans]]:
        return lambda: stored(QUICK, tmp_path)


def test_they_are_there_after_a_restart_and_in_a_backup(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()

    async def test() -> None:
        async with stored(QUICK, tmp_path) as bans:
            await bans.ban(UNO, ANN)
            await bans.note(UNO, Left(person=OP, at=NOON), NOON)
            backup(QUICK, tmp_path, copy / FILE)
        for folder in (tmp_path, copy):
            async with stored(QUICK, folder) as bans:
                assert await bans.bans() == {UNO: (ANN,)}
                assert await bans.lefts() == {UNO: (Left(person=OP, at=NOON),)}

    asyncio.run(test())
