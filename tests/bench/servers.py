"""How long an answer takes on a real server, and how many a second there are: a durable move beside an echo.

    python -m tests.bench.servers [--write]

On one server without flood limits sit unobot, a bare echo bot on the ``irc`` package, Sopel and Limnoria
(``bots``), each in 100 channels of its own, each in a process of its own, as is the server. This process is
the people: in each channel two, each on a connection of their own. With unobot they play: a move is checked,
stored in SQLite with ``synchronous`` FULL, then told to the channel, and the next player gets a hand in
private. With the others they have the same lines echoed.

A *command* is one line typed and the bot's line in the channel that answers it; what a bot says besides in
private (unobot's hands) is sent, and not counted. *Latency* is the median from the one to the other, a
command at a time in one channel. *Throughput* is how many commands a second are answered when all channels
are busy, a command at a time in each. Both are of moves in the middle of a hand: games are opened and closed
between. The bots take turns, in several rounds, of which the first is not counted; each comes to rest before
the next one's turn, for all processes share the machine. So the figures say nothing beyond their ratios.

A part of a durable move is the disk's time. So a second unobot, ``hurried``, has ``synchronous`` NORMAL,
which does not wait for the disk; and what the disk takes alone is measured beside, as ``commit``: the rows of
a move in a transaction of the bare driver, one after the other, in the same rounds.
"""

import asyncio
import socket
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from itertools import chain
from pathlib import Path
from statistics import median

from msgspec import Struct

from tests.bench.bots import BOTS, SEED, Bot
from tests.bench.process import played
from tests.bench.report import Section, command
from tests.bench.store import sqlite
from tests.live.conftest import IrcServer

SERVERS = ("ngircd", "inspircd")
PEOPLE = ("ann", "bob")
CHANNELS = 100
ROUNDS = 3
COMMITS = 100
PATIENCE = 60.0
SETTLING = 3.0
"""Seconds for a bot that has joined to find out who else is there, or that has played to count results."""

Lines = Sequence[tuple[str, str]]
"""Who types what."""

Figures = tuple[float, float]
"""The median latency in seconds, and commands a second."""


class Person(asyncio.Protocol):
    """Somebody in some channels. ``heard`` is called with who says something in which of them."""

    def __init__(self, nick: str, channels: Sequence[str], heard: Callable[[str, str], object]) -> None:
        self.joined: set[tuple[str, str]] = set()
        self._nick = nick
        self._channels = channels
        self._heard = heard
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    async def come(self, port: int) -> None:
        """Connect."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Log on."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self.send(f"NICK {self._nick}\r\nUSER {self._nick} 0 * :{self._nick}")

    def send(self, line: str) -> None:
        """Send a line, or several."""
        assert self._transport is not None
        self._transport.write(f"{line}\r\n".encode())

    def data_received(self, data: bytes) -> None:
        """Read lines."""
        assert self._transport is not None
        # Servers hold a second line back until the first is acknowledged: acknowledge at once.
        self._transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_QUICKACK, 1)
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            self._read(*line.decode(errors="replace").split(maxsplit=3))

    def _read(self, source: str, verb: str, target: str = "", *rest: str) -> None:
        if source == "PING":
            self.send(f"PONG {verb}")
        elif verb in ("376", "422"):
            self.send(f"JOIN {','.join(self._channels)}")
        elif verb == "JOIN":
            self.joined.add((source[1:].partition("!")[0], target.removeprefix(":")))
        elif verb == "PRIVMSG":
            self._heard(source[1:].partition("!")[0], target)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()


class Pair:
    """Two people, who sit in one channel of each bot and type in one of them at a time."""

    def __init__(self, number: int, bots: Sequence[Bot]) -> None:
        self.channels = {bot: f"#{bot.nick}{number}" for bot in bots}
        places = tuple(self.channels.values())
        self._number = number
        self._bots = {bot.nick for bot in bots}
        self._people = {
            "ann": Person(f"ann{number}", places, self._heard),
            "bob": Person(f"bob{number}", places, lambda nick, channel: None),
        }
        self._answer: asyncio.Future[None] | None = None

    async def come(self, port: int) -> None:
        """Connect, and sit in the channels."""
        for person in self._people.values():
            await person.come(port)
        everywhere = set(self.channels.values())
        for name, person in self._people.items():
            own = {(f"{name}{self._number}", channel) for channel in everywhere}
            await self._until(partial(own.issubset, person.joined))

    async def expect(self, bot: Bot) -> None:
        """Wait until a bot is there too."""
        await self._until(lambda: (bot.nick, self.channels[bot]) in self._people["ann"].joined)

    async def _until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                await asyncio.sleep(0.1)

    def _heard(self, nick: str, channel: str) -> None:
        if nick in self._bots and self._answer is not None and not self._answer.done():
            self._answer.set_result(None)

    async def ask(self, bot: Bot, lines: Lines) -> list[float]:
        """Type lines, each when the one before is answered; gives the seconds that each answer takes."""
        times = []
        for nick, text in lines:
            self._answer = asyncio.get_running_loop().create_future()
            begun = time.perf_counter()
            self._people[nick].send(f"PRIVMSG {self.channels[bot]} :{bot.echo}{text}")
            await self._answer
            times.append(time.perf_counter() - begun)
        return times

    def close(self) -> None:
        """Both go."""
        for person in self._people.values():
            person.close()


class Game(Struct, frozen=True):
    """The lines of a hand: those that open it, the moves that are measured, and the one that ends it."""

    opening: Lines
    moves: Lines
    end: Lines

    @classmethod
    def of_two(cls) -> "Game":
        """The hand that the seed deals."""
        lines = asyncio.run(played(1, PEOPLE, SEED)).typed
        begins = 1 + [text for _, text in lines].index("!deal")
        return cls(lines[:begins], lines[begins:-1], lines[-1:])


async def play(pairs: Sequence[Pair], bot: Bot, game: Game) -> Figures:
    """A hand in all these channels at once: the median latency, and commands a second, of its moves."""
    async with asyncio.timeout(PATIENCE):
        if bot.plays:
            await asyncio.gather(*(pair.ask(bot, game.opening) for pair in pairs))
        begun = time.perf_counter()
        times = await asyncio.gather(*(pair.ask(bot, game.moves) for pair in pairs))
        seconds = time.perf_counter() - begun
        if bot.plays:
            await asyncio.gather(*(pair.ask(bot, game.end) for pair in pairs))
    return median(chain(*times)), len(pairs) * len(game.moves) / seconds


def commit_alone(commit: Callable[[], None]) -> Figures:
    """What the disk takes: the median of some commits one after the other, and how many a second."""
    times = []
    for _ in range(COMMITS):
        begun = time.perf_counter()
        commit()
        times.append(time.perf_counter() - begun)
    return median(times), COMMITS / sum(times)


async def compare(
    port: int, bots: Sequence[Bot], folder: Path, channels: int, rounds: int
) -> dict[str, Figures]:
    """By bot: the latency with one channel, and the throughput with all; ``commit`` is the disk alone."""
    game = await asyncio.to_thread(Game.of_two)
    pairs = [Pair(number, bots) for number in range(channels)]
    figures: dict[str, list[Figures]] = {name: [] for name in (*(bot.nick for bot in bots), "commit")}
    with ExitStack() as stack:
        for pair in pairs:
            stack.callback(pair.close)
        await asyncio.gather(*(pair.come(port) for pair in pairs))
        for bot in bots:
            process = bot.start(folder / bot.nick, port, [pair.channels[bot] for pair in pairs])
            stack.callback(process.wait)
            stack.callback(process.kill)
        await asyncio.gather(*(pair.expect(bot) for pair in pairs for bot in bots))
        await asyncio.sleep(SETTLING)
        (disk := folder / "disk").mkdir()
        place = stack.enter_context(sqlite(disk))
        for _ in range(1 + rounds):
            figures["commit"].append(commit_alone(place.plain))
            for bot in bots:
                latency, _ = await play(pairs[:1], bot, game)
                _, throughput = await play(pairs, bot, game)
                await asyncio.sleep(SETTLING)
                figures[bot.nick].append((latency, throughput))
    return {
        name: (median(single for single, _ in seen[1:]), median(many for _, many in seen[1:]))
        for name, seen in figures.items()
    }


def on_server(kind: str, bots: Sequence[Bot], channels: int, rounds: int) -> dict[str, Figures]:
    """``compare`` on a server of its own."""
    with tempfile.TemporaryDirectory() as name:
        most = max(channels, len(bots))  # a bot is in all its channels, and people in one of each bot
        server = IrcServer(kind, Path(name), FLOOD="off", MAXJOINS=str(most + 1))
        server.start()
        try:
            return asyncio.run(compare(server.port, bots, Path(name), channels, rounds))
        finally:
            server.stop()


def measure(kinds: Sequence[str] = SERVERS, channels: int = CHANNELS, rounds: int = ROUNDS) -> Section:
    """The table."""
    bots = [bot for bot in BOTS if bot.is_installed]
    rows = []
    for kind in kinds:
        figures = on_server(kind, bots, channels, rounds)
        single, many = figures["unobot"]
        for nick, (seconds, speed) in figures.items():
            ratios = (f"{single / seconds:.2f}", f"{many / speed:.2f}")
            rows.append((f"{kind}, {nick}", f"{1000 * seconds:.2f}", ratios[0], f"{speed:,.0f}", ratios[1]))
    return Section(
        name="servers",
        columns=("", "latency, ms", "unobot to it", f"commands/s, {channels} channels", "unobot to it"),
        rows=rows,
        note=f"Medians of {rounds} rounds after one that is not counted",
    )


if __name__ == "__main__":
    command(measure)
