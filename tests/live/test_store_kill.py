"""Running matches in ten channels of a real server, while the bot is killed or its database goes away.

Each channel has two computer players and a scripted person, who reads notices and types what they ask for.
Afterwards the logs are held against each other and against what the channels heard: a log only ever grows,
makes a game that loses no card, and holds every play that was announced, in that order, once.
"""

import asyncio
import re
import signal
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.live.client import ASKED, CODE, Player, Said, read
from tests.live.conftest import Client, IrcServer
from tests.live.process import BotProcess, network
from tests.store.postgres import PostgresServer, postgres
from unobot.engine.cards import Card
from unobot.engine.events import CardPlayed, HandDealt, SeatTaken
from unobot.engine.state import actor, playing
from unobot.store.connecting import connect as open_database
from unobot.store.connecting import transaction
from unobot.store.log import DatabaseLog
from unobot.store.persons import StoredPersons, read_persons
from unobot.store.settings import DatabaseSettings
from unobot.table.events import Fact, GameOpened
from unobot.table.folding import add, begin
from unobot.table.record import Record

__all__ = ["postgres"]
pytestmark = [pytest.mark.live, pytest.mark.timeout(900)]

StartServer = Callable[..., IrcServer]
Connect = Callable[..., Awaitable[Client]]

CHANNELS = [f"#uno{number}" for number in range(10)]
TABLE = {
    "computers": 2,
    "rules": {"score.limit": 1_000_000},  # hand after hand, for as long as the test lasts
    "times": {
        "lobby_deals_after": 0.1,
        "between_hands": 0.3,
        "turn": 10,
        "computer_thinks_at_least": 0.02,
        "computer_thinks_at_most": 0.1,
        "computer_waits_in_uno_window": 0.1,
    },
}
PLAYED = re.compile(r"(?:^|[.!:] )(\S+) plays [A-Z][\w ]* \[(\w+)\]")
RESTORED = re.compile(
    r"I am back, and the game goes on as it was: (\S+) is next, top (\w+), (\w+)\. Cards: (.*?)\.(?: |$)"
)
MOVED = re.compile(r":unobot!\S+ (JOIN|QUIT)")
TURN = ASKED["play"]
PAUSED = "My database cannot be reached, so I cannot save the game"
PATIENCE_S = 60.0


class Person:
    """Somebody who plays in one channel as long as there is a bot, and writes down what the channel hears.

    ``heard`` are the bot's lines in the channel, and ``sees_bot`` tells whether it is there.
    """

    def __init__(self, client: Client, channel: str, random: Random) -> None:
        self.channel = channel
        self.heard: list[str] = []
        self.sees_bot = False
        self.client = client
        self._player = Player(client, random)
        self._top = self._color = ""

    async def play(self) -> None:
        """Read for ever, and type what is asked for; open a game when the bot comes for the first time."""
        has_opened = False
        while True:
            line = await self.client.expect(r" (PRIVMSG|NOTICE|JOIN|QUIT) ", patience=PATIENCE_S * 10)
            if moved := MOVED.match(line):
                self.sees_bot = moved[1] == "JOIN"
                if not has_opened:
                    self._say("!uno")
                has_opened = True
            said = read(line)
            if said and said.nick == "unobot":
                self._read(said)

    def _read(self, said: Said) -> None:
        if said.target == self.channel:
            self.heard.append(said.text)
            return
        if turn := TURN.search(said.text):
            self._top, self._color = turn[1], turn[2]
        self._player.notice(said.text, shown=set(CODE.findall(said.text)), is_new=True)
        if self._player.asked:
            self._say(self._player.choose(self._top, self._color))
            self._player.asked = ""

    def _say(self, text: str) -> None:
        self.client.send(f"PRIVMSG {self.channel} :{text}")


class Tables:
    """Ten tables: their ``people``, the ``bot`` that serves them, and what is stored.

    ``logs`` and ``nicks`` (by person) are what ``look`` found last.
    """

    def __init__(self, folder: Path, config: dict[str, Any], people: dict[str, Person]) -> None:
        self.people = people
        self.logs: dict[str, tuple[Fact, ...]] = dict.fromkeys(people, ())
        self.nicks: dict[str, str] = {}
        self._folder = folder
        self._config = config
        self.start()

    def start(self) -> None:
        """Start the bot, the first time or once more."""
        self.bot = BotProcess(self._folder, self._config)

    async def kill(self) -> None:
        """End the bot as a crash does, and wait until everybody has read its last words."""
        self.bot.tell(signal.SIGKILL)
        await self.bot.exit_code()
        await self.until(lambda person: not person.sees_bot)

    async def until(self, holds: Callable[[Person], object]) -> None:
        """Wait until something holds for everybody."""
        deadline = asyncio.get_running_loop().time() + PATIENCE_S
        while waiting := [channel for channel, person in self.people.items() if not holds(person)]:
            late = asyncio.get_running_loop().time() > deadline
            assert not late, f"{waiting} wait in vain:\n{self.bot.output[-2000:]}"
            await asyncio.sleep(0.02)

    async def play_on(self, lines: int = 20) -> None:
        """Wait until everybody has heard so many more lines."""
        before = {person.channel: len(person.heard) for person in self.people.values()}
        await self.until(lambda person: len(person.heard) >= before[person.channel] + lines)

    async def look(self) -> None:
        """Read what is stored. Nothing that was there before is gone, or is another."""
        before = self.logs
        engine = open_database(DatabaseSettings(**self._config["database"]), self._folder / "data")
        log = DatabaseLog(engine, StoredPersons())
        logs = [await log.load(game) for game in await log.open_games()]
        await log.close()
        with transaction(engine) as connection:
            self.nicks = {person.id: person.nick for person in read_persons(connection)}
        engine.dispose()
        self.logs = {opened.channel: (opened, *rest) for opened, *rest in logs}
        for channel, facts in before.items():
            assert self.logs[channel][: len(facts)] == facts

    def unannounced(self) -> int:
        """How many plays no channel heard of. Those that it heard of are stored, in that order, each once."""
        return sum(
            unannounced(self.logs[channel], person.heard, self.nicks)
            for channel, person in self.people.items()
        )


@asynccontextmanager
async def ten_tables(
    folder: Path, server: IrcServer, connect: Connect, random: Random, **database: Any
) -> AsyncIterator[Tables]:
    """Ten games, in which the first hand is being played."""
    people = {
        channel: Person(await connect(server, f"ann{number}", channel), channel, Random(random.random()))
        for number, channel in enumerate(CHANNELS)
    }
    channels = [{"name": channel} for channel in CHANNELS]
    config = {"networks": [network(server.port, channels=channels)], "table": TABLE, "database": database}
    reading = [asyncio.create_task(person.play()) for person in people.values()]
    tables = Tables(folder, config, people)
    try:
        await tables.until(lambda person: any("Hand 1" in line for line in person.heard))
        yield tables
        for task in reading:
            assert not task.done(), task.exception()
    finally:
        tables.bot.close()
        for task in reading:
            task.cancel()
        for person in people.values():
            person.client.close()


# What must hold


def fold(log: tuple[Fact, ...]) -> Record:
    """The game of a log, of which no entry contradicts those before it, and in which no card gets lost."""
    opened = log[0]
    assert isinstance(opened, GameOpened)
    record = begin("game", opened)
    pack: Counter[Card] = Counter()
    for fact in log[1:]:
        if isinstance(fact, CardPlayed):
            assert fact.card in record.match.hands[fact.seat], f"{fact} was played twice"
        record = add(record, fact)
        if isinstance(fact, HandDealt):
            pack = Counter(fact.pack)
        match = record.match
        piles = (*match.hands, match.stock, match.discard)
        assert Counter(card for pile in piles for card in pile) == pack, fact
    return record


def unannounced(log: tuple[Fact, ...], heard: list[str], nicks: dict[str, str]) -> int:
    """How many plays were stored and not heard of. All that was heard is stored, in that order, each once."""
    seats = [nicks[fact.person] for fact in log if isinstance(fact, SeatTaken)]
    stored = [(seats[fact.seat], fact.card.value) for fact in log if isinstance(fact, CardPlayed)]
    told = [play for line in heard for play in PLAYED.findall(line)]
    following = iter(stored)
    for number, play in enumerate(told):
        assert play in following, f"{play}, announced as play {number}, is not stored there"
    return len(stored) - len(told)


def check_restored(lines: list[str], record: Record, nicks: dict[str, str]) -> None:
    """What is said after a restart names top card, color, turn and counts, just as they were stored."""
    match = record.match
    seat = actor(match)
    for line in lines:
        if seat is not None and match.color is not None and (told := RESTORED.search(line)):
            names = [nicks[each.person] for each in match.seats]
            counts = ", ".join(f"{names[each]} {len(match.hands[each])}" for each in playing(match))
            color = match.color.name.lower()
            assert told.groups() == (names[seat], match.discard[-1].value, color, counts)


async def killed(tables: Tables, random: Random, kills: int) -> None:
    """Kill the bot at random moments of its life, and start it again."""
    records: dict[str, Record] = {}
    for _ in range(kills):
        before = {channel: len(person.heard) for channel, person in tables.people.items()}
        await asyncio.sleep(random.uniform(0.3, 3.0))
        await tables.kill()
        for channel, record in records.items():
            check_restored(tables.people[channel].heard[before[channel] :], record, tables.nicks)
        await tables.look()
        records = {channel: fold(log) for channel, log in tables.logs.items()}
        tables.start()
    await tables.play_on()
    tables.bot.tell(signal.SIGTERM)
    assert await tables.bot.exit_code() == 0
    await tables.until(lambda person: not person.sees_bot)
    await tables.look()
    for log in tables.logs.values():
        fold(log)
    assert tables.unannounced() <= 2 * kills * len(CHANNELS)


@pytest.mark.parametrize(
    ("seed", "kills"), [(1, 20), pytest.param(2, 200, marks=pytest.mark.soak)], ids=["20 kills", "200 kills"]
)
def test_a_bot_that_is_killed_loses_nothing_and_doubles_nothing(
    seed: int, kills: int, tmp_path: Path, start_server: StartServer, connect: Connect
) -> None:
    async def test() -> None:
        random = Random(seed)
        async with ten_tables(tmp_path, start_server("ngircd"), connect, random) as tables:
            await killed(tables, random, kills)

    asyncio.run(test())


def test_a_bot_on_postgresql_that_is_killed_loses_nothing_and_doubles_nothing(
    tmp_path: Path, start_server: StartServer, connect: Connect, postgres: PostgresServer
) -> None:
    async def test() -> None:
        random = Random(3)
        url = postgres.new_database().url
        async with ten_tables(tmp_path, start_server("ngircd"), connect, random, url=url) as tables:
            await killed(tables, random, 5)

    asyncio.run(test())


@pytest.mark.parametrize(
    ("seed", "times"), [(4, 6), pytest.param(5, 60, marks=pytest.mark.soak)], ids=["6 times", "60 times"]
)
def test_a_database_that_goes_and_comes_back_loses_nothing_and_doubles_nothing(
    seed: int,
    times: int,
    tmp_path: Path,
    start_server: StartServer,
    connect: Connect,
    postgres: PostgresServer,
) -> None:
    """Connections are cut, and the server is restarted: in good order, and by a crash."""

    async def test() -> None:
        random = Random(seed)
        settings = postgres.new_database()
        async with ten_tables(tmp_path, start_server("ngircd"), connect, random, url=settings.url) as tables:
            for number in range(times):
                await asyncio.sleep(random.uniform(0.3, 2.0))
                if number % 3 == 0:
                    postgres.hang_up(str(settings.url).rpartition("/")[2])
                else:
                    await asyncio.to_thread(postgres.stop if number % 3 == 1 else postgres.kill)
                    await asyncio.sleep(random.uniform(0.1, 1.5))
                    await asyncio.to_thread(postgres.start)
                await tables.play_on()
            tables.bot.tell(signal.SIGTERM)
            assert await tables.bot.exit_code() == 0
            await tables.until(lambda person: not person.sees_bot)
            await tables.look()
            for log in tables.logs.values():
                fold(log)
            assert tables.unannounced() <= 2 * len(CHANNELS)
            paused = [line for person in tables.people.values() for line in person.heard if PAUSED in line]
            assert paused, "nobody noticed that the database was gone"

    asyncio.run(test())
