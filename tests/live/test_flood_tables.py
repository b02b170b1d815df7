"""Many tables at once at the default pace and default limits of servers: no line lost, no bot killed."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import pytest
from msgspec import Struct

from tests.live.robots import Robot, open_game
from tests.live.test_net_servers import KINDS
from tests.live.whole import PLACE, running, settings
from unobot.net.settings import PacingSettings

pytestmark = pytest.mark.live

TURN = 30
"""Seconds for a turn: less than the default, so that some run out while the test lasts."""

FAIR = 8.0
"""Seconds that a player has had at least who was told late which card was drawn."""

LATE = 6.0
"""Seconds from the line that asks somebody to act until the hand that follows it, at the default pace."""

PATIENCE = 3600.0

StartServer = Callable[..., Any]
Connect = Callable[..., Awaitable[Any]]


class Wire:
    """What the bot has written on its connection, by target and in order."""

    def __init__(self, bot: Any) -> None:
        self.said: dict[str, list[str]] = {}
        self.connection = bot.networks[PLACE.network]._session._connection
        self._send = self.connection.send
        self.connection.send = self.send

    def send(self, command: str, *params: str, **tags: Any) -> int:
        size: int = self._send(command, *params, **tags)
        if size and command in ("PRIVMSG", "NOTICE"):
            self.said.setdefault(params[0], []).append(params[1])
        return size


class Figures(Struct):
    """How long commands waited for their line in the channel, in seconds, and what else there was.

    ``expired`` is for how long those had been asked who never answer, ``hurried`` the others.
    """

    kind: str
    tables: int
    waits: list[float]
    lines: int
    expired: list[float]
    hurried: list[float]

    @property
    def bound(self) -> float:
        """Seconds that a command waits by the limit's own arithmetic: the lines of all tables in turn."""
        moves = len(self.waits) + len(self.expired) + len(self.hurried)
        return self.tables * self.lines / moves / PacingSettings().rate

    def __str__(self) -> str:
        waits = sorted(self.waits)
        late = quantiles(waits, n=20)[-1]
        return (
            f"{self.kind}, {self.tables} tables: {self.lines} lines; a command waits {median(waits):.1f} s "
            f"(median), {late:.1f} s (95 %), {waits[-1]:.1f} s (longest), "
            f"{self.bound:.1f} s by the limit's arithmetic; {len(self.expired)} turns ran out, "
            f"none sooner than {min(self.expired, default=float('nan')):.0f} s after it was told"
        )


async def play_on(robots: list[Robot]) -> None:
    """Open a game and play it, as the lines come, and then begin again."""
    while True:
        await open_game(robots, PATIENCE)
        await asyncio.gather(*(robot.play(PATIENCE) for robot in robots))


async def flood(server: Any, connect: Connect, folder: Path, tables: int, seconds: float) -> Figures:
    """Let ``tables`` games of two be played for so long, and look at what everybody has read."""
    folder.mkdir()
    channels = [f"#table{number}" for number in range(tables)]
    network = settings(server, *channels, pacing={})
    times = {"turn": TURN, "answer": TURN}
    async with running(folder, network, patience=4 * tables + 30, times=times) as bot:
        wire = Wire(bot)
        robots = []
        for number, channel in enumerate(channels):
            pair = [await connect(server, f"{nick}{number}", channel) for nick in ("ann", "bob")]
            # At every third table somebody looks at the cards and does nothing.
            sleeps = number % 3 == 2
            robots.append([Robot(pair[0], channel), Robot(pair[1], channel, sleeper=sleeps)])
        games = [asyncio.create_task(play_on(pair)) for pair in robots]
        await asyncio.sleep(seconds)
        for game in games:
            game.cancel()
        ended = await asyncio.gather(*games, return_exceptions=True)
        assert not [why for why in ended if isinstance(why, Exception)], ended
        assert wire.connection.connected, "the bot was killed"
        said = {target: list(lines) for target, lines in wire.said.items()}
        for robot in (robot for pair in robots for robot in pair):
            await robot.player.client.settle()
            check_nothing_is_lost(robot, said)
    everybody = [robot for pair in robots for robot in pair]
    return Figures(
        server.kind,
        tables,
        waits=[wait for robot in everybody for wait in robot.waits],
        lines=sum(map(len, said.values())),
        expired=[after for robot in everybody if robot.sleeper for after in robot.expired],
        hurried=[after for robot in everybody if not robot.sleeper for after in robot.expired],
    )


def check_nothing_is_lost(robot: Robot, said: dict[str, list[str]]) -> None:
    """A player has read each line that the bot wrote to the channel and to the player, in order."""
    for target in (robot.channel, robot.player.nick):
        pattern = re.compile(rf"^:unobot!\S+ (?:PRIVMSG|NOTICE) {re.escape(target)} :?(.*)")
        read = [found[1] for line in robot.player.client.lines if (found := pattern.match(line))]
        written = said.get(target, [])
        assert read[: len(written)] == written, target


@pytest.mark.timeout(110)
def test_a_few_tables_at_the_default_pace(
    start_server: StartServer, connect: Connect, tmp_path: Path
) -> None:
    asyncio.run(on_all_servers(start_server, connect, tmp_path, dict.fromkeys(KINDS, 3), 75))


@pytest.mark.soak
@pytest.mark.timeout(1500)
def test_fifty_tables_at_the_default_pace(
    start_server: StartServer, connect: Connect, tmp_path: Path
) -> None:
    tables = {kind: 10 if kind == "hybrid" else 50 for kind in KINDS}
    asyncio.run(on_all_servers(start_server, connect, tmp_path, tables, 900))


async def on_all_servers(
    start_server: StartServer, connect: Connect, folder: Path, tables: dict[str, int], seconds: float
) -> None:
    """One bot on each kind of server, all at the same time."""
    servers = {kind: start_server(kind, FLOOD="default") for kind in tables}
    floods = (
        flood(server, connect, folder / kind, tables[kind], seconds) for kind, server in servers.items()
    )
    for figures in await asyncio.gather(*floods):
        print(figures)
        assert figures.waits
        assert figures.expired, "no turn has run out"
        assert min(figures.expired) > TURN - LATE
        assert min(figures.hurried, default=FAIR) >= FAIR
