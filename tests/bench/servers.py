"""How long an answer takes on a real server, and how many a second there are: a durable move beside an echo.

    python -m tests.bench.servers [--write]

On one server without flood limits sit unobot, a bare echo bot on the ``irc`` package, Sopel and Limnoria,
each in channels of its own (``bots``). Two people type there, each on one connection for all channels. With
unobot they play: a move is checked, stored in SQLite with ``synchronous`` FULL, then told to the channel, and
the next player gets a hand in private. With the others they have the same lines echoed.

Much of a durable move is the disk's time. So a second unobot, ``hurried``, has ``synchronous`` NORMAL,
which does not wait for the disk: what it takes is the bot's own time.

*Latency* is the median from a line typed to the bot's line in the channel, one at a time in one channel.
*Throughput* is how many lines a second are answered when all channels are busy, one line at a time in each.
The bots take turns, in several rounds. All processes share the machine, so that the figures say nothing
beyond their ratios.
"""

import asyncio
import socket
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from msgspec import Struct

from tests.bench.bots import BOTS, SEED, Bot
from tests.bench.process import played
from tests.bench.report import Section, command
from tests.live.conftest import IrcServer

SERVERS = ("ngircd", "inspircd")
PEOPLE = ("ann", "bob")
CHANNELS = 100
ROUNDS = 2
JOINS_A_LINE = 10
PATIENCE = 60.0
SETTLING = 3.0
"""Seconds for a bot that has joined to find out who else is there."""

Lines = Sequence[tuple[str, str]]
"""Who types what."""


class Crowd:
    """The people, and what the bots answer them."""

    def __init__(self) -> None:
        self._writers: dict[str, asyncio.StreamWriter] = {}
        self._readers: list[asyncio.Task[None]] = []
        self._answers: dict[str, asyncio.Future[None]] = {}
        self._joined: set[tuple[str, str]] = set()

    async def connect(self, port: int, nick: str, channels: Sequence[str]) -> None:
        """Let somebody come, and sit in all channels. The first one listens for all."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(f"NICK {nick}\r\nUSER {nick} 0 * :{nick}\r\n".encode())
        while b" 376 " not in (line := await reader.readline()) and b" 422 " not in line:
            if line.startswith(b"PING"):
                writer.write(b"PONG" + line[4:])
        for start in range(0, len(channels), JOINS_A_LINE):
            writer.write(f"JOIN {','.join(channels[start : start + JOINS_A_LINE])}\r\n".encode())
        listens = not self._writers
        self._writers[nick] = writer
        self._readers.append(asyncio.create_task(self._read(reader, writer, listens)))

    async def _read(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, listens: bool) -> None:
        while line := await reader.readline():
            # Servers hold a second line back until the first is acknowledged: acknowledge at once.
            writer.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_QUICKACK, 1)
            if line.startswith(b"PING"):
                writer.write(b"PONG" + line[4:])
            elif listens:
                source, verb, target, *_ = line.decode(errors="replace").split(maxsplit=3)
                self._heard(source[1:].partition("!")[0], verb, target.removeprefix(":"))

    def _heard(self, nick: str, verb: str, channel: str) -> None:
        if verb == "JOIN":
            self._joined.add((nick, channel))
        elif verb == "PRIVMSG" and nick not in self._writers:
            answer = self._answers.pop(channel, None)
            if answer is not None:
                answer.set_result(None)

    async def until_joined(self, nick: str, channels: Sequence[str]) -> None:
        """Wait until somebody is in all these channels."""
        async with asyncio.timeout(PATIENCE):
            while not {(nick, channel) for channel in channels} <= self._joined:
                await asyncio.sleep(0.1)

    async def ask(self, nick: str, channel: str, text: str) -> float:
        """Type a line; gives the seconds until the bot of the channel has said one."""
        answer = self._answers[channel] = asyncio.get_running_loop().create_future()
        begun = time.perf_counter()
        self._writers[nick].write(f"PRIVMSG {channel} :{text}\r\n".encode())
        await answer
        return time.perf_counter() - begun

    def close(self) -> None:
        """Let everybody go."""
        for task in self._readers:
            task.cancel()
        for writer in self._writers.values():
            writer.close()


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


async def latency(crowd: Crowd, bot: Bot, channel: str, game: Game) -> float:
    """The median over one hand in one channel, in seconds."""
    return median(await told(crowd, bot, channel, game))


async def told(crowd: Crowd, bot: Bot, channel: str, game: Game) -> list[float]:
    """The seconds that each move of a hand takes."""
    before = "" if bot.echo is None else bot.echo
    if bot.echo is None:
        for nick, text in game.opening:
            await crowd.ask(nick, channel, text)
    times = [await crowd.ask(nick, channel, before + text) for nick, text in game.moves]
    if bot.echo is None:
        for nick, text in game.end:
            await crowd.ask(nick, channel, text)
    return times


async def throughput(crowd: Crowd, bot: Bot, channels: Sequence[str], game: Game) -> float:
    """Lines answered a second, in all channels at once."""
    begun = time.perf_counter()
    await asyncio.gather(*(told(crowd, bot, channel, game) for channel in channels))
    more = len(game.opening) + len(game.end) if bot.echo is None else 0
    return len(channels) * (len(game.moves) + more) / (time.perf_counter() - begun)


async def compare(
    port: int, bots: Sequence[Bot], folder: Path, channels: int, rounds: int
) -> dict[str, tuple[float, float]]:
    """By bot: the median latency in seconds, and lines a second."""
    game = await asyncio.to_thread(Game.of_two)
    own = {bot: [f"#{bot.nick}{number}" for number in range(channels)] for bot in bots}
    figures: dict[Bot, list[tuple[float, float]]] = {bot: [] for bot in bots}
    with ExitStack() as stack:
        crowd = Crowd()
        stack.callback(crowd.close)
        everywhere = [name for names in own.values() for name in names]
        for nick in PEOPLE:
            await crowd.connect(port, nick, everywhere)
        for nick in PEOPLE:
            await crowd.until_joined(nick, everywhere)
        for bot, names in own.items():
            process = bot.start(folder / bot.nick, port, names)
            stack.callback(process.wait)
            stack.callback(process.kill)
        for bot, names in own.items():
            await crowd.until_joined(bot.nick, names)
        await asyncio.sleep(SETTLING)
        for _ in range(rounds):
            for bot, names in own.items():
                async with asyncio.timeout(PATIENCE):
                    single = await latency(crowd, bot, names[0], game)
                    figures[bot].append((single, await throughput(crowd, bot, names, game)))
    return {
        bot.nick: (median(single for single, _ in seen), median(many for _, many in seen))
        for bot, seen in figures.items()
    }


def on_server(kind: str, bots: Sequence[Bot], channels: int, rounds: int) -> dict[str, tuple[float, float]]:
    """``compare`` on a server of its own."""
    with tempfile.TemporaryDirectory() as name:
        server = IrcServer(kind, Path(name), FLOOD="off", MAXJOINS=str(channels * len(bots) + 1))
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
        columns=("", "latency, ms", "unobot to it", f"lines/s, {channels} channels", "unobot to it"),
        rows=rows,
        note=f"Medians of {rounds} rounds",
    )


if __name__ == "__main__":
    command(measure)
