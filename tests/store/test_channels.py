"""Settings and journals of channels: what ``Channels`` promises, in memory and in SQLite."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.store.engines import QUICK
from tests.store.facts import STARTER
from unobot.store.channels import StoredChannels
from unobot.store.connecting import connect, upgrade
from unobot.store.memory_channels import MemoryChannels
from unobot.store.persons import StoredPersons
from unobot.store.settings import DatabaseSettings
from unobot.table.channels import Change, Channels, Noted, Setting
from unobot.table.draft import Place

NOON = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)
UNO, CARDS = Place("net", "#uno"), Place("net", "#cards")
OP = STARTER.id
BARE, TURN = Change(key="bare", before=None, after="on"), Change(key="times.turn", before=None, after="90")


def setting(key: str, value: str) -> Setting:
    return Setting(key=key, value=value, person=OP, at=NOON)


def changed(change: Change) -> Noted:
    return Noted(at=NOON, person=OP, what=change.key, before=change.before, after=change.after)


@asynccontextmanager
async def stored(settings: DatabaseSettings, folder: Path) -> AsyncIterator[StoredChannels]:
    engine = connect(settings, folder)
    upgrade(engine)
    yield StoredChannels(engine, StoredPersons([STARTER]), lambda: NOON)
    engine.dispose()


class ChannelsContract:
    """To be inherited."""

    @pytest.fixture
    def open(self) -> Callable[[], AbstractAsyncContextManager[Channels]]:
        raise NotImplementedError

    @pytest.fixture
    def run(
        self, open: Callable[[], AbstractAsyncContextManager[Channels]]
    ) -> Callable[[Callable[[Channels], Awaitable[None]]], None]:
        def run(test: Callable[[Channels], Awaitable[None]]) -> None:
            async def main() -> None:
                async with open() as channels:
                    await test(channels)

            asyncio.run(main())

        return run

    def test_settings_are_kept_by_channel_and_sorted_by_key(self, run) -> None:
        async def test(channels: Channels) -> None:
            own = await channels.change(UNO, OP, (TURN, BARE))
            assert own == (setting("bare", "on"), setting("times.turn", "90"))
            await channels.change(CARDS, OP, (BARE,))
            assert await channels.settings() == {UNO: own, CARDS: (setting("bare", "on"),)}

        run(test)

    def test_a_setting_is_replaced_and_taken_back(self, run) -> None:
        async def test(channels: Channels) -> None:
            await channels.change(UNO, OP, (TURN,))
            slower = Change(key="times.turn", before="90", after="120")
            assert await channels.change(UNO, OP, (slower,)) == (setting("times.turn", "120"),)
            back = Change(key="times.turn", before="120", after=None)
            assert await channels.change(UNO, OP, (back,)) == ()
            assert await channels.settings() == {}
            assert await channels.journal(UNO, 0, 10) == (changed(back), changed(slower), changed(TURN))

        run(test)

    def test_the_journal_has_changes_and_acts_of_one_channel_the_newest_first(self, run) -> None:
        async def test(channels: Channels) -> None:
            await channels.change(UNO, OP, (BARE, TURN))
            await channels.note(UNO, OP, "kick", about=OP)
            await channels.note(UNO, OP, "stop")
            await channels.note(CARDS, OP, "stop")
            stop = Noted(at=NOON, person=OP, what="stop", is_act=True)
            kick = Noted(at=NOON, person=OP, what="kick", about=OP, is_act=True)
            assert await channels.journal(UNO, 0, 10) == (stop, kick, changed(TURN), changed(BARE))
            assert await channels.journal(UNO, 0, 1) == (stop,)
            assert await channels.journal(UNO, 1, 2) == (kick, changed(TURN))
            assert await channels.journal(UNO, 4, 10) == ()

        run(test)

    def test_channels_that_the_bot_was_called_into_are_remembered_until_it_parts(self, run) -> None:
        async def test(channels: Channels) -> None:
            await channels.join(UNO, None, OP)
            await channels.join(CARDS, "secret", OP)
            await channels.join(UNO, "key", OP)
            assert await channels.joined() == {UNO: "key", CARDS: "secret"}
            await channels.part(UNO)
            await channels.part(UNO)
            assert await channels.joined() == {CARDS: "secret"}

        run(test)


class TestMemoryChannels(ChannelsContract):
    @pytest.fixture
    def open(self) -> Callable[[], AbstractAsyncContextManager[Channels]]:
        @asynccontextmanager
        async def memory() -> AsyncIterator[Channels]:
            yield MemoryChannels(lambda: NOON)

        return memory


class TestStoredChannels(ChannelsContract):
    @pytest.fixture
    def open(self, tmp_path: Path) -> Callable[[], AbstractAsyncContextManager[Channels]]:
        return lambda: stored(QUICK, tmp_path)


def test_what_is_set_is_there_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with stored(QUICK, tmp_path) as channels:
            await channels.change(UNO, OP, (BARE,))
        async with stored(QUICK, tmp_path) as channels:
            assert await channels.settings() == {UNO: (setting("bare", "on"),)}
            assert await channels.journal(UNO, 0, 10) == (changed(BARE),)

    asyncio.run(test())
