"""One transaction for the writes of many tables, in which a conflict of one is its alone.

What a write may do is checked against what is stored, before anything is inserted. Where another process
slips in between the check and the insert, the key ``(game, seq)`` of the facts refuses the whole
transaction; then each write gets one of its own, and only the one that came too late fails.
"""

import logging
from collections.abc import Sequence
from datetime import datetime

from msgspec import Struct
from sqlalchemy import Connection, Engine, bindparam, func, select, update
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from unobot.store.persons import write_persons
from unobot.store.schema import commands, facts, games
from unobot.store.troubles import is_duplicate, unavailable
from unobot.table.events import Fact, GameClosed, GameOpened
from unobot.table.log import Conflict, StoreUnavailable
from unobot.table.persons import Person

log = logging.getLogger(__name__)

Row = dict[str, object]


class Write(Struct, frozen=True, kw_only=True):
    """What one command of a table wants written, at one moment; see ``EventLog.append``.

    ``payloads`` are the ``facts`` as they are stored. ``persons`` go along; without facts they are all.
    """

    at: datetime
    persons: tuple[Person, ...] = ()
    game: str = ""
    expected_seq: int = 0
    command_id: str = ""
    facts: tuple[Fact, ...] = ()
    payloads: tuple[str, ...] = ()


Outcome = int | Exception
"""The number of the game's last entry, or why nothing was written."""


def commit(engine: Engine, writes: Sequence[Write]) -> list[Outcome]:
    """Write it all, and tell for each write what came of it: ``Conflict``, ``StoreUnavailable``, …"""
    try:
        with engine.begin() as connection:
            batch = _Batch(connection, writes)
            outcomes = [batch.add(write) for write in writes]
            batch.insert(connection)
    except Exception as error:
        is_of_one = not isinstance(error, DBAPIError) or isinstance(error, IntegrityError | DataError)
        if is_of_one and len(writes) > 1:
            return [outcome for write in writes for outcome in commit(engine, [write])]
        failure = _failure(error)
        if isinstance(failure, StoreUnavailable):
            log.error("nothing can be stored: %s", failure)
            engine.dispose()  # the next try begins with a new connection
        return [failure for _ in writes]
    return outcomes


def _failure(error: Exception) -> Exception:
    match error:
        case IntegrityError() if is_duplicate(error):
            return Conflict("another writer was quicker")
        case IntegrityError() | DataError():
            return ValueError(f"the database cannot hold this: {type(error.orig).__name__}")
        case DBAPIError():
            return unavailable(error)
    return error


class _Batch:
    """The rows of one transaction, and what is stored of the games that it writes to."""

    def __init__(self, connection: Connection, writes: Sequence[Write]) -> None:
        ids = {write.game for write in writes}
        last = select(func.max(facts.c.seq)).where(facts.c.game == games.c.id).scalar_subquery()
        heads = connection.execute(select(games.c.id, last).where(games.c.id.in_(ids)))
        done = connection.execute(
            select(commands.c.game, commands.c.id, commands.c.seq).where(
                commands.c.game.in_(ids), commands.c.id.in_({write.command_id for write in writes})
            )
        )
        self._heads: dict[str, int] = {game: head or 0 for game, head in heads}
        self._done: dict[tuple[str, str], int] = {(game, id): seq for game, id, seq in done}
        self._persons: dict[str, Person] = {}
        self._at = writes[-1].at
        self._opened: list[Row] = []
        self._facts: list[Row] = []
        self._commands: list[Row] = []
        self._closed: list[Row] = []

    def add(self, write: Write) -> Outcome:
        """Take a write in, unless it was done before or comes too late."""
        self._persons |= {person.id: person for person in write.persons}
        if not write.facts:
            return 0
        command = write.game, write.command_id
        if command in self._done:
            return self._done[command]
        head = self._heads.get(write.game, 0)
        if head != write.expected_seq:
            return Conflict(f"game {write.game} has {head} entries, not {write.expected_seq}")
        self._heads[write.game] = self._done[command] = head + len(write.facts)
        self._add_rows(write, head)
        return self._done[command]

    def _add_rows(self, write: Write, head: int) -> None:
        game, at = write.game, write.at
        for seq, payload in enumerate(write.payloads, head + 1):
            row = {"game": game, "seq": seq, "command": write.command_id, "at": at, "payload": payload}
            self._facts.append(row)
        self._commands.append({"game": game, "id": write.command_id, "seq": head + len(write.facts)})
        first, last = write.facts[0], write.facts[-1]
        if isinstance(first, GameOpened):
            where = {"network": first.network, "channel": first.channel}
            self._opened.append({"id": game, **where, "ruleset": first.ruleset, "opened": at})
        if isinstance(last, GameClosed):
            self._closed.append({"game": game, "closed": at, "reason": last.reason})

    def insert(self, connection: Connection) -> None:
        """Write all rows; the transaction is the caller's."""
        write_persons(connection, list(self._persons.values()), self._at)
        for table, rows in ((games, self._opened), (facts, self._facts), (commands, self._commands)):
            if rows:
                connection.execute(table.insert(), rows)
        if self._closed:
            connection.execute(update(games).where(games.c.id == bindparam("game")), self._closed)
