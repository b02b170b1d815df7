"""Logs of small matches: played at a real table, or written down in as few facts as a match can have."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Engine

from tests.store.engines import QUICK
from tests.store.facts import STARTER, opened
from tests.table.room import Room
from unobot.engine import events as facts
from unobot.store.connecting import connect, upgrade
from unobot.store.log import DatabaseLog
from unobot.store.memory import MemoryPersons
from unobot.store.persons import StoredPersons
from unobot.store.settings import DatabaseSettings
from unobot.store.statistics import StoredStatistics
from unobot.table.events import ComputerSeated, Fact, GameClosed
from unobot.table.persons import Person

NOON = datetime(2026, 3, 14, 12, tzinfo=UTC)


def played(*lines: str, game: str = "game 1", **setup: Any) -> tuple[Fact, ...]:
    """The log of a game that is played as the lines of a transcript say."""

    async def play() -> tuple[Fact, ...]:
        async with Room(**setup) as room:
            await room.all(*lines)
            return await room.log.load(game)

    return asyncio.run(play())


def timed(log: Sequence[Fact], seconds: float = 0) -> list[tuple[datetime, Fact]]:
    """The entries with their moments: all at noon, but that the last one comes so many seconds later."""
    moments = [NOON] * (len(log) - 1) + [NOON + timedelta(seconds=seconds)]
    return list(zip(moments, log, strict=True))


def short(
    *persons: str, points: Sequence[int], channel: str = "#uno", computers: Sequence[str] = ()
) -> tuple[Fact, ...]:
    """A match of one hand: of ``persons`` the first goes out, and each is left with its ``points``."""
    seats = range(len(persons))
    seating: list[Fact] = []
    for seat, person in enumerate(persons):
        seating += [ComputerSeated(person, "normal")] if person in computers else []
        seating.append(facts.SeatTaken(seat, person, 0))
    least = min(points)
    return (
        opened(channel),
        *seating,
        facts.HandArranged(
            number=1,
            dealer=0,
            seed="",
            turn=0,
            hands=((),) * len(persons),
            stock=(),
            discard=(),
            color=None,
            direction=1,
            totals=(0,) * len(persons),
        ),
        facts.HandWon(0, "went_out"),
        facts.HandScored(tuple(points), tuple(points)),
        facts.MatchWon(tuple(seat for seat in seats if points[seat] == least)),
        GameClosed("finished"),
    )


class Archive:
    """A database with games that are over; its clock is moved by hand."""

    def __init__(self, folder: Path, *nicks: str, settings: DatabaseSettings = QUICK) -> None:
        """People called ``nicks`` have these as their ids."""
        self.engine: Engine = connect(settings, folder)
        upgrade(self.engine)
        self.now = NOON
        people = [Person(id=nick, network="net", nick=nick, user=nick, host=f"{nick}.host") for nick in nicks]
        self.persons: MemoryPersons = StoredPersons([replace(STARTER, nick="starter"), *people])
        self.log = DatabaseLog(self.engine, self.persons, now=lambda: self.now)
        self.statistics = StoredStatistics(self.engine, self.persons, lambda: self.now)

    def add(self, game: str, log: Sequence[Fact], seconds: float = 0) -> None:
        """Store a game, whose last fact comes so many seconds after the others."""

        async def write() -> None:
            await self.log.append(game, 0, "begin", tuple(log[:-1]))
            self.now += timedelta(seconds=seconds)
            await self.log.append(game, len(log) - 1, "end", tuple(log[-1:]))

        asyncio.run(write())

    def change(self, person: str, **fields: Any) -> None:
        """Somebody is known otherwise from now on."""
        self.persons.keep(replace(self.persons.get(person), **fields))

    def close(self) -> None:
        """Let go of the database."""
        asyncio.run(self.log.close())
        self.engine.dispose()


CONFIG = """\
networks: [{{name: net, servers: [{{host: irc.example.org}}]}}]
data_folder: {folder}
"""


def configured(folder: Path) -> Path:
    """A configuration file for the database in a folder."""
    file = folder / "unobot.yaml"
    file.write_text(CONFIG.format(folder=folder), encoding="utf-8")
    return file
