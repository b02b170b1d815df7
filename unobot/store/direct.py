"""A connection that is kept, and spoken to in the words of its driver, for whoever writes again and again.

SQLAlchemy makes the statements, once; to have it carry them out would take longer than the database does.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from operator import itemgetter
from typing import Any

from sqlalchemy import Dialect, Engine
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import PoolProxiedConnection
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.expression import ClauseElement

from unobot.store.connecting import BEGIN_WRITING, turns

Row = dict[str, Any]
"""Values by the names of their columns, or of what else a statement leaves open."""


class Statement:
    """A statement as the text of a dialect, and how values become what its driver takes."""

    def __init__(self, dialect: Dialect, statement: ClauseElement, *columns: str) -> None:
        """``columns`` are those that an INSERT or UPDATE fills, where not all."""
        compiled = statement.compile(dialect=dialect, column_keys=columns or None)
        assert isinstance(compiled, SQLCompiler)
        assert compiled.positiontup is not None
        self._text = str(compiled)
        self._in_order = itemgetter(*compiled.positiontup)
        self._converters: dict[str, Callable[[Any], Any]] = {}
        for name, bind in compiled.binds.items():
            convert = bind.type.dialect_impl(dialect).bind_processor(dialect)
            if convert is not None:  # many rows in a row have the same moment
                self._converters[name] = lru_cache(1)(convert) if bind.type.hashable else convert

    def write(self, cursor: DBAPICursor, rows: Sequence[Row]) -> None:
        """Carry it out once for each row; the rows are used up by that."""
        if rows:
            cursor.executemany(self._text, self._values(rows))

    def read(self, cursor: DBAPICursor, row: Row) -> Any:
        """The first row that it finds."""
        cursor.execute(self._text, *self._values([row]))
        return cursor.fetchone()

    def _values(self, rows: Sequence[Row]) -> list[Any]:
        for name, convert in self._converters.items():
            for row in rows:
                row[name] = convert(row[name])
        return list(map(self._in_order, rows))


class DirectConnection:
    """The connection, for one thread. It is made when it is first needed, and anew after any failure."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._turns = turns(engine)
        self._begin = BEGIN_WRITING if engine.dialect.name == "sqlite" else "BEGIN"
        self._kept: PoolProxiedConnection | None = None

    @contextmanager
    def transaction(self) -> Iterator[DBAPICursor]:
        """A cursor in a transaction that writes, which is committed at the end.

        Raises:
            DBAPIError: the database refuses; its kinds are those of SQLAlchemy.
        """
        with self._turns, self._transaction() as cursor:
            yield cursor

    @contextmanager
    def _transaction(self) -> Iterator[DBAPICursor]:
        driver = self._engine.dialect.loaded_dbapi
        try:
            cursor = self._begun()
            yield cursor
            cursor.execute("COMMIT")
        except driver.Error as error:
            self.close()
            raise DBAPIError.instance(None, None, error, driver.Error) from error
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Let the connection go, and with it what was not committed."""
        kept, self._kept = self._kept, None
        if kept is not None:
            with suppress(self._engine.dialect.loaded_dbapi.Error):
                kept.rollback()  # a cursor that is still known somewhere would keep the transaction alive
            kept.invalidate()

    def _begun(self) -> DBAPICursor:
        """A transaction just begun; on a new connection if it was cut meanwhile, for nothing is lost yet."""
        dialect = self._engine.dialect
        if self._kept is not None:
            try:
                return self._begun_on(self._kept)
            except dialect.loaded_dbapi.Error as error:
                if not dialect.is_disconnect(error, self._kept, None):
                    raise
                self.close()
        self._kept = self._engine.raw_connection()
        connection = self._kept.dbapi_connection
        assert connection is not None
        dialect.set_isolation_level(connection, "AUTOCOMMIT")  # the driver does not begin by itself
        return self._begun_on(self._kept)

    def _begun_on(self, connection: PoolProxiedConnection) -> DBAPICursor:
        cursor = connection.cursor()
        cursor.execute(self._begin)
        return cursor
