"""One transaction for the writes of many tables, in which a conflict of one is its alone.

What a write may do is checked against what is stored, or against what is known to be. Where another process
slips in, the key ``(game, seq)`` of the facts refuses the whole transaction; then each write gets one of its
own, is checked there, and only the one that came too late fails.
"""

import logging
from collections.abc import Sequence
from datetime import datetime

from msgspec import Struct
from sqlalchemy import Dialect, Engine, bindparam, func, select, update
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from unobot.store.direct import DirectConnection, Row, Statement
from unobot.store.outcome import Outcome
from unobot.store.persons import row_of, upsert_of_persons
from unobot.store.schema import facts, games
from unobot.store.troubles import is_duplicate, unavailable
from unobot.table.events import Fact, GameClosed, GameOpened
from unobot.table.log import Conflict, StoreUnavailable
from unobot.table.persons import Person

log = logging.getLogger(__name__)

HEAD = select(func.max(facts.c.seq)).where(facts.c.game == bindparam("game"))
DONE = HEAD.where(facts.c.command == bindparam("command"))


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
    nobody takes entries away from a game that is on, and what another process has added, the key of the facts
    refuses. Then everything is forgotten, and checked. A command that comes again follows there no longer.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection = DirectConnection(engine)
        self._statements = _Statements(engine.dialect)
        self._heads: dict[str, int] = {}

    def commit(self, writes: Sequence[Write]) -> list[Outcome]:
        """Write it all, and tell for each write what came of it: ``Conflict``, ``StoreUnavailable``, …"""
        unknown = [write for write in writes if self._heads.get(write.game) != write.expected_seq]
        batch = _Batch(self._statements, self._heads)
        try:
            with self._connection.transaction() as cursor:
                batch.check(cursor, unknown)
                outcomes = [batch.add(write) for write in writes]
                batch.write(cursor)
        except Exception as error:
            self._heads = {}
            is_of_one = not isinstance(error, DBAPIError) or isinstance(error, IntegrityError | DataError)
            if is_of_one and (len(writes) > 1 or not unknown):
                return [outcome for write in writes for outcome in self.commit([write])]
            failure = _failure(error)
            if isinstance(failure, StoreUnavailable):
                log.error("nothing can be stored: %s", failure)
                self._engine.dispose()  # others, too, try again with new connections
            return [failure for _ in writes]
        self._heads = batch.open_heads()
        return outcomes

    def close(self) -> None:
        """Let the connection go."""
        self._connection.close()


def _failure(error: Exception) -> Exception:
    match error:
        case IntegrityError() if is_duplicate(error):
            return Conflict("another writer was quicker")
        case IntegrityError() | DataError():
            return ValueError(f"the database cannot hold this: {type(error.orig).__name__}")
        case DBAPIError():
            return unavailable(error)
    return error


class _Statements:
    """What is asked and written, in the words of the database."""

    def __init__(self, dialect: Dialect) -> None:
        self.known = Statement(dialect, select(HEAD.scalar_subquery(), DONE.scalar_subquery()))
        self.persons = Statement(dialect, upsert_of_persons(dialect))
        self.opened = Statement(dialect, games.insert(), "id", "network", "channel", "ruleset", "opened")
        self.facts = Statement(dialect, facts.insert())
        is_it = games.c.id == bindparam("game")
        self.closed = Statement(dialect, update(games).where(is_it), "closed", "reason")


class _Batch:
    """The rows of one transaction, and where the games end that it writes to."""

    def __init__(self, statements: _Statements, heads: dict[str, int]) -> None:
        self._statements = statements
        self._heads = dict(heads)
        self._done: dict[tuple[str, str], int] = {}
        self._persons: dict[str, Row] = {}
        self._opened: list[Row] = []
        self._facts: list[Row] = []
        self._closed: list[Row] = []

    def check(self, cursor: DBAPICursor, writes: Sequence[Write]) -> None:
        """Look up where the games of these writes end, and which of their commands are stored."""
        for write in writes:
            which = {"game": write.game, "command": write.command_id}
            head, done = self._statements.known.read(cursor, which)
            self._heads[write.game] = head or 0
            if done is not None:
                self._done[write.game, write.command_id] = done

    def add(self, write: Write) -> Outcome:
        """Take a write in, unless it was done before or comes too late."""
        self._persons |= {person.id: row_of(person, write.at) for person in write.persons}
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
        first, last = write.facts[0], write.facts[-1]
        if isinstance(first, GameOpened):
            where = {"network": first.network, "channel": first.channel}
            self._opened.append({"id": game, **where, "ruleset": first.ruleset, "opened": at})
        if isinstance(last, GameClosed):
            self._closed.append({"game": game, "closed": at, "reason": last.reason})

    def write(self, cursor: DBAPICursor) -> None:
        """Write all rows; the transaction is the caller's."""
        self._statements.persons.write(cursor, list(self._persons.values()))
        self._statements.opened.write(cursor, self._opened)
        self._statements.facts.write(cursor, self._facts)
        self._statements.closed.write(cursor, self._closed)

    def open_heads(self) -> dict[str, int]:
        """Where the games end that are still on, once this is written."""
        for row in self._closed:
            del self._heads[row["game"]]
        return self._heads
