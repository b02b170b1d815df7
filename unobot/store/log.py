"""The event log in the database; see ``EventLog`` for what it promises."""

import asyncio
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial

from sqlalchemy import Engine, func, select, update

from unobot.engine.codec import Codec
from unobot.store.codec import FACTS
from unobot.store.commit import Committer, Write
from unobot.store.connecting import transaction
from unobot.store.persons import StoredPersons
from unobot.store.schema import facts as entries
from unobot.store.schema import games
from unobot.store.writer import Effort, Writer
from unobot.table.events import Fact
from unobot.table.persons import Person


def utc_now() -> datetime:
    """The wall clock."""
    return datetime.now(UTC)


class DatabaseLog:
    """The logs of all games, in one database. It has a thread of its own until it is closed."""

    def __init__(
        self,
        engine: Engine,
        persons: StoredPersons,
        codec: Codec[Fact] = FACTS,
        now: Callable[[], datetime] = utc_now,
    ) -> None:
        self._engine = engine
        self._persons = persons
        self._codec = codec
        self._now = now
        self._committer = Committer(engine)
        self._writer = Writer(self._committer.commit)

    @property
    def effort(self) -> Effort:
        """What has been written, and what waits to be."""
        return self._writer.effort

    def append(
        self, game: str, expected_seq: int, command_id: str, facts: tuple[Fact, ...]
    ) -> asyncio.Future[int]:
        """See ``EventLog.append``."""
        return self._write(
            Write(
                at=self._now(),
                persons=self._persons.unsaved(facts),
                game=game,
                expected_seq=expected_seq,
                command_id=command_id,
                facts=facts,
                payloads=tuple([self._codec.encode(fact).decode() for fact in facts]),
            )
        )

    async def keep_persons(self) -> None:
        """Write what has changed about persons, where no facts have taken it along."""
        if persons := self._persons.unsaved():
            await self._write(Write(at=self._now(), persons=persons))

    def _write(self, write: Write) -> asyncio.Future[int]:
        asked = self._writer.write(write)
        if write.persons:
            asked.add_done_callback(partial(self._note_persons, write.persons))
        return asked

    def _note_persons(self, written: Sequence[Person], asked: asyncio.Future[int]) -> None:
        if not asked.cancelled() and asked.exception() is None:
            self._persons.saved(written)

    async def load(self, game: str) -> tuple[Fact, ...]:
        """See ``EventLog.load``."""
        return await asyncio.to_thread(self._load, game)

    def _load(self, game: str) -> tuple[Fact, ...]:
        query = select(entries.c.seq, entries.c.payload).where(entries.c.game == game).order_by(entries.c.seq)
        with transaction(self._engine) as connection:
            rows = connection.execute(query).all()
        return tuple(self._decode(game, *row, number) for number, row in enumerate(rows, 1))

    def _decode(self, game: str, seq: int, payload: str, number: int) -> Fact:
        if seq != number:
            raise ValueError(f"entry {number} is missing")
        try:
            return self._codec.decode(payload.encode())
        except ValueError as error:
            raise ValueError(f"entry {seq}: {error}") from error

    async def open_games(self) -> tuple[str, ...]:
        """See ``EventLog.open_games``."""
        return await asyncio.to_thread(self._open_games)

    def _open_games(self) -> tuple[str, ...]:
        is_open = games.c.closed.is_(None) & games.c.set_aside.is_(None)
        with transaction(self._engine) as connection:
            return tuple(connection.scalars(select(games.c.id).where(is_open).order_by(games.c.opened)))

    async def last_games(self) -> tuple[str, ...]:
        """See ``EventLog.last_games``."""
        return await asyncio.to_thread(self._last_games)

    def _last_games(self) -> tuple[str, ...]:
        last = func.row_number().over(
            partition_by=(games.c.network, games.c.channel), order_by=games.c.closed.desc()
        )
        ranked = select(games.c.id, games.c.set_aside, last.label("rank")).where(games.c.closed.is_not(None))
        closed = ranked.subquery()
        has_log = select(entries.c.seq).where(entries.c.game == closed.c.id).exists()
        query = select(closed.c.id).where(closed.c.rank == 1, closed.c.set_aside.is_(None), has_log)
        with transaction(self._engine) as connection:
            return tuple(connection.scalars(query))

    async def set_aside(self, game: str, reason: str) -> None:
        """See ``EventLog.set_aside``."""
        await asyncio.to_thread(self._set_aside, game, reason)

    def _set_aside(self, game: str, reason: str) -> None:
        with transaction(self._engine, writes=True) as connection:
            connection.execute(update(games).where(games.c.id == game).values(set_aside=reason))

    async def close(self) -> None:
        """Commit what waits, and what has changed about persons, and end the thread."""
        try:
            await self.keep_persons()
        finally:
            await self._writer.close()
            await asyncio.to_thread(self._committer.close)
