"""Twenty people at ten tables, and everything that can happen to them on a real network, at once.

Table times are shortened, so that an hour of play passes in some minutes. After every fact and before every
line what must hold of them is looked at; what the bot logs as an error is a failure.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.fuzz.wired import faults
from tests.live.chaos import Guest, annoy
from tests.live.test_net_splits import control
from tests.live.whole import DATA, running, settings
from tests.table import checks
from unobot.app import Bot
from unobot.store.database import Database
from unobot.store.settings import DatabaseSettings
from unobot.table.draft import Place
from unobot.table.folding import restore
from unobot.table.items import Happened
from unobot.table.outputs import Output
from unobot.table.settings import Graces, Times

pytestmark = pytest.mark.live

CHANNELS = tuple(f"#table{number}" for number in range(10))
GUESTS = 20
HOUR = 3600.0
RESPITES = ("turn", "answer", "lobby_expires_after")
"""The times that cannot be shorter than 5 seconds."""
UNHURRIED = {"person_at_once": 1_000_000, "channel_at_once": 1_000_000}

StartServer = Callable[..., Any]
Connect = Callable[..., Awaitable[Any]]


class Inspection:
    """Looks at everything that tables do and say, as they do."""

    def __init__(self, bot: Bot) -> None:
        self.facts = 0
        self.outputs = 0
        self.wrong: list[Exception] = []
        self._hall = bot.hall
        self._subscriber, self._outlet = self._hall._subscriber, self._hall._outlet
        self._hall._subscriber, self._hall._outlet = self._happened, self._say

    def _happened(self, happened: Happened) -> None:
        self.facts += len(happened.facts)
        if happened.record is not None:
            self._look(checks.loses_no_card, happened.record)
        self._subscriber(happened)

    def _say(self, output: Output) -> None:
        self.outputs += 1
        table = self._hall.tables.get(Place(output.network, output.channel))
        self._look(checks.keeps_secrets, output, table.record if table else None)
        self._outlet(output)

    def _look(self, check: Callable[..., None], *what: object) -> None:
        try:
            check(*what)
        except AssertionError as error:
            self.wrong.append(error)


async def storms(server: Any, seconds: float) -> None:
    """The link breaks, heals and stands still, and both servers go down; twelve such things, then a calm."""
    pause = seconds / 14
    for number in range(12):
        await asyncio.sleep(pause)
        if number == 5:
            await asyncio.to_thread(server.stop)
            await asyncio.sleep(0.5)
            await asyncio.to_thread(server.start)
            continue
        first, second = ("cut", "heal") if number % 2 == 0 else ("freeze", "thaw")
        await control(server, first)
        await asyncio.sleep(1.5)
        await control(server, second)
    await asyncio.sleep(pause)


async def soak(server: Any, connect: Connect, folder: Path, seconds: float) -> None:
    """Let an hour of the tables' time pass in ``seconds``."""
    shorter = HOUR / seconds
    network = settings(server, *CHANNELS)
    table = {
        "times": {
            name: max(value / shorter, 5 if name in RESPITES else 0)
            for name, value in msgspec.to_builtins(Times()).items()
        },
        "graces": {name: value / shorter for name, value in msgspec.to_builtins(Graces()).items()},
        "budgets": UNHURRIED,
        "computers": 1,
    }
    async with running(folder, network, **table) as bot:
        inspection = Inspection(bot)
        ports = (server.port, server.other_port)
        tables = [(CHANNELS[number % 10], CHANNELS[(number + 3) % 10]) for number in range(GUESTS)]
        guests = [
            Guest(f"guest{number}", both, ports[number % 2], bot, connect)
            for number, both in enumerate(tables)
        ]
        people = [asyncio.create_task(guest.live(server, pace=1.0)) for guest in guests]
        people.append(asyncio.create_task(annoy(server, CHANNELS, connect)))
        await storms(server, seconds)
        for task in people:
            task.cancel()
        await asyncio.gather(*people, return_exceptions=True)
        async with asyncio.timeout(20):
            await bot.hall.idle()
        assert not inspection.wrong, inspection.wrong[:3]
        await everybody_is_heard(server, connect)
    await everything_is_stored(bot, folder)
    print(f"{inspection.facts} facts, {inspection.outputs} outputs")
    assert inspection.facts > 20 * seconds, "too little has happened to prove anything"


async def everything_is_stored(bot: Bot, folder: Path) -> None:
    """What each table knew in the end is what its log says."""
    async with Database(DatabaseSettings(), folder / DATA) as store:
        for channel in CHANNELS:
            record = bot.hall.table(Place("net", channel)).record
            assert record is not None, f"nobody has played in {channel}"
            assert restore(record.game, await store.log.load(record.game)) == record


async def everybody_is_heard(server: Any, connect: Connect) -> None:
    """Each table still answers."""
    witness = await connect(server, "witness", *CHANNELS)
    for number, channel in enumerate(CHANNELS):
        witness.send(f"PRIVMSG unobot :{channel} help word{number}")
        await witness.expect(rf"^:unobot!\S+ PRIVMSG witness :.*word{number}")


def run(start_server: StartServer, connect: Connect, folder: Path, seconds: float) -> None:
    with faults() as found:
        asyncio.run(soak(start_server("inspircd-pair"), connect, folder, seconds))
        found.check()


@pytest.mark.timeout(110)
def test_a_short_storm(start_server: StartServer, connect: Connect, tmp_path: Path) -> None:
    run(start_server, connect, tmp_path, 40)


@pytest.mark.soak
@pytest.mark.timeout(900)
def test_an_hour_of_storms(start_server: StartServer, connect: Connect, tmp_path: Path) -> None:
    run(start_server, connect, tmp_path, 360)
