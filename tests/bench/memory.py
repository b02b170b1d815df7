"""How much memory tables take, whether the bot grows as it plays, and how long it needs to be there.

    python -m tests.bench.memory [--write]

*Tables*: how much the process grows from none to so many tables that are each in the middle of a hand of
four; their logs, which the bot keeps on disk, are thrown away. *An hour*: tables play on by a clock that is
turned by hand, a line at each of them every five seconds, and begin anew when a hand is over. The first hour
fills what is kept to be used again, sentences above all; what counts is how much the second adds. *Start*:
from the start of ``unobot run`` with a new database to its JOIN on a server on loopback, beside a Python that
imports the libraries and does nothing.
"""

import asyncio
import gc
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from itertools import cycle
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from unittest.mock import patch

from tests.bench.process import new_stage, played
from tests.bench.report import Section, command
from tests.live.process import BotProcess, network
from unobot.scenario.stage import PLACE, Stage
from unobot.store.memory import MemoryLog
from unobot.store.outcome import answered
from unobot.table.events import Fact
from unobot.table.presence import Line, Speaker

TABLES = 1000
MOVES = 25
"""Lines that are typed at each table before it is weighed: the hand is in its middle."""
PLAYING = 20
HOUR = 3600.0
PACE = 5.0
STARTS = 5
PAGE = 4096
SEED = "bench"
LIBRARIES = "import alembic, click, fluent.runtime, irc.client_aio, msgspec, openskill, sqlalchemy, yaml"

Lines = Sequence[tuple[str, str]]
Sizes = Sequence[int]


def resident() -> int:
    """Bytes of this process in memory."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * PAGE


def thrown_away(
    log: MemoryLog, game: str, expected_seq: int, command_id: str, facts: tuple[Fact, ...]
) -> asyncio.Future[int]:
    """An ``EventLog.append`` that keeps nothing."""
    return answered(expected_seq + len(facts))


def hear(stage: Stage, table: int, nick: str, text: str) -> None:
    """Let somebody type a line at a table; nobody sits at two."""
    speaker = Speaker(network=PLACE.network, nick=f"{nick}{table}", user=nick, host="bench")
    stage.hall.hear(Line(speaker=speaker, channel=f"#table{table}", text=text))


async def settled(stage: Stage) -> None:
    """Let the tables handle what was typed, and forget what was said."""
    await stage.hall.idle()
    await stage.wait(0)  # the clock lets go of alarms that are not wanted any more
    stage.said.clear()
    stage.happened.clear()


async def weighed(tables: int, lines: Lines) -> tuple[int, int]:
    """Bytes of the process with no table, and with so many."""
    stage = new_stage(SEED)
    async with stage.hall:
        before = resident()
        for table in range(tables):
            for nick, text in lines:
                hear(stage, table, nick, text)
            await settled(stage)
        assert all(not stage.hall.table(place).record.closed for place in list(stage.hall.tables))
        return before, resident()


async def grown(tables: int, lines: Lines, hours: int) -> list[int]:
    """Bytes of the process after each hour of play."""
    stage, sizes = new_stage(SEED), []
    endless = cycle(lines)
    async with stage.hall:
        for _ in range(hours):
            for _ in range(round(HOUR / PACE)):
                nick, text = next(endless)
                for table in range(tables):
                    hear(stage, table, nick, text)
                await settled(stage)
                await stage.wait(PACE)
            sizes.append(resident())
    return sizes


async def started(folder: Path) -> float:
    """Seconds from the start of the bot to its JOIN."""
    joined = asyncio.Event()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while not (line := await reader.readline()).startswith(b"JOIN"):
            if line.startswith(b"CAP LS"):
                writer.write(b":bench CAP * LS :\r\n")
            elif line.startswith(b"USER"):
                writer.write(b":bench 001 unobot :Welcome\r\n:bench 422 unobot :no MOTD\r\n")
        joined.set()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    config = {"networks": [network(server.sockets[0].getsockname()[1])]}
    async with server:
        begun = time.perf_counter()
        with closing(BotProcess(folder, config)):
            await asyncio.wait_for(joined.wait(), 60)
            return time.perf_counter() - begun


def imported() -> float:
    """Seconds that a Python takes which imports the libraries."""
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", LIBRARIES], check=True)
    return time.perf_counter() - begun


def apart(measurement: Callable[..., Coroutine[None, None, Sizes]], *arguments: object) -> Sizes:
    """What a measurement gives in a new process, which nothing before it has made larger."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        return pool.submit(_without_logs, measurement, *arguments).result()


def _without_logs(measurement: Callable[..., Coroutine[None, None, Sizes]], *arguments: object) -> Sizes:
    with patch.object(MemoryLog, "append", thrown_away):
        return asyncio.run(measurement(*arguments))


def starts(times: int) -> tuple[float, float]:
    """The medians of ``started`` and ``imported``, in turn."""
    bot, libraries = [], []
    for _ in range(times):
        with tempfile.TemporaryDirectory() as folder:
            bot.append(asyncio.run(started(Path(folder))))
        libraries.append(imported())
    return median(bot), median(libraries)


def measure(tables: int = TABLES, playing: int = PLAYING, times: int = STARTS) -> Section:
    """The table."""
    lines = asyncio.run(played(1, seed=SEED)).typed
    before, after = apart(weighed, tables, lines[:MOVES])
    first, second = apart(grown, playing, lines, 2)
    bot, libraries = starts(times)
    mega, kilo = 1 << 20, 1 << 10
    return Section(
        name="memory",
        columns=("", "unobot", "beside", "ratio"),
        rows=[
            (
                f"MiB with {tables:,} tables, beside none",
                f"{after / mega:.1f}",
                f"{before / mega:.1f}",
                f"{after / before:.2f}",
            ),
            (
                "KiB of a table, beside the bot without any",
                f"{(after - before) / kilo / tables:.1f}",
                f"{before / kilo:,.0f}",
                f"{(after - before) / tables / before:.5f}",
            ),
            (
                f"MiB after two hours at {playing} tables, beside one hour",
                f"{second / mega:.1f}",
                f"{first / mega:.1f}",
                f"{second / first:.3f}",
            ),
            (
                "seconds from the start to the first JOIN, beside the imports alone",
                f"{bot:.2f}",
                f"{libraries:.2f}",
                f"{bot / libraries:.2f}",
            ),
        ],
        note=f"Starts: medians of {times}",
    )


if __name__ == "__main__":
    command(measure)
