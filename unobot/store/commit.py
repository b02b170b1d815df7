"""One transaction for the writes of many tables, in which a conflict of one is its alone.

What a write may do is checked against what is stored, or against what is known to be. Where another process
slips in, the key ``(game, seq)`` of the facts refuses the whole transaction; then each write gets one of its
own, is checked there, and only the one that came too late fails.
"""

import logging
from collections.abc import Sequence
from datetime import datetime

from msgspec import Struct
from sqlalchemy import Connection, Engine, bindparam, func, select, update
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from unobot.store.connecting import writing
from unobot.store.outcome import Outcome
from unobot.store.persons import write_persons
from unobot.store.schema import commands, facts, games
from unobot.store.troubles import is_duplicate, unavailable
from unobot.table.events import Fact, GameClosed, GameOpened
from unobot.table.log import Conflict, StoreUnavailable
from unobot.table.persons import Person

log = logging.getLogger(__name__)

Row = dict[str, object]

# Made once, because making a statement takes longer than SQLite needs for it.
HEADS = select(
    games.c.id, select(func.max(facts.c.seq)).where(facts.c.game == games.c.id).scalar_subquery()
).where(games.c.id.in_(bindparam("games", expanding=True)))
DONE = select(commands.c.game, commands.c.id, commands.c.seq).where(
    commands.c.game.in_(bindparam("games", expanding=True)),
    commands.c.id.in_(bindparam("ids", expanding=True)),
)
OPEN, ADD_FACTS, ADD_COMMANDS = games.insert(), facts.insert(), commands.insert()
CLOSE = update(games).where(games.c.id == bindparam("game"))


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


class Committer:
    """Writes to one database, for one thread.

    It remembers where each game ends that it has written to. A write that follows there is not checked first:
    nobody takes entries away from a game that is on, and what another process has added, or the same command
    before, the keys of the tables refuse. Then everything is forgotten, and checked.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._heads: dict[str, int] = {}

    def commit(self, writes: Sequence[Write]) -> list[Outcome]:
        """Write it all, and tell for each write what came of it: ``Conflict``, ``StoreUnavailable``, …"""
        unknown = [write for write in writes if self._heads.get(write.game) != write.expected_seq]
        try:
            with writing(self._engine).begin() as connection:
                batch = _Batch(writes[-1].at, self._heads)
                if unknown:
                    batch.check(connection, unknown)
                outcomes = [batch.add(write) for write in writes]
                batch.insert(connection)
        except Exception as error:
            self._heads.clear()
            is_of_one = not isinstance(error, DBAPIError) or isinstance(error, IntegrityError | DataError)
            if is_of_one and (len(writes) > 1 or not unknown):
                return [outcome for write in writes for outcome in self.commit([write])]
            failure = _failure(error)
            if isinstance(failure, StoreUnavailable):
                log.error("nothing can be stored: %s", failure)
                self._engine.dispose()  # the next try begins with a new connection
            return [failure for _ in writes]
        self._heads = batch.heads
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
    """The rows of one transaction, and where the games end that it writes to."""

    def __init__(self, at: datetime, heads: dict[str, int]) -> None:
        self.heads = dict(heads)
        self._at = at
        self._done: dict[tuple[str, str], int] = {}
        self._persons: dict[str, Person] = {}
        self._opened: list[Row] = []
        self._facts: list[Row] = []
        self._commands: list[Row] = []
        self._closed: list[Row] = []

    def check(self, connection: Connection, writes: Sequence[Write]) -> None:
        """Look up where the games of these writes end, and which of their commands are stored."""
        which = {"games": [write.game for write in writes], "ids": [write.command_id for write in writes]}
        self.heads |= {game: head or 0 for game, head in connection.execute(HEADS, which)}
        self._done |= {(game, id): seq for game, id, seq in connection.execute(DONE, which)}

    def add(self, write: Write) -> Outcome:
        """Take a write in, unless it was done before or comes too late."""
        self._persons |= {person.id: person for person in write.persons}
        if not write.facts:
            return 0
        command = write.game, write.command_id
        if command in self._done:
            return self._done[command]
        head = self.heads.get(write.game, 0)
        if head != write.expected_seq:
            return Conflict(f"game {write.game} has {head} entries, not {write.expected_seq}")
        self.heads[write.game] = self._done[command] = head + len(write.facts)
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
            del self.heads[game]

    def insert(self, connection: Connection) -> None:
        """Write all rows; the transaction is the caller's."""
        write_persons(connection, list(self._persons.values()), self._at)
        for statement, rows in (
            (OPEN, self._opened),
            (ADD_FACTS, self._facts),
            (ADD_COMMANDS, self._commands),
            (CLOSE, self._closed),
        ):
            if rows:
                connection.execute(statement, rows)
