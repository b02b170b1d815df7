"""Opening the database: SQLite in a file, or PostgreSQL; and bringing its tables up to date.

Transactions that write say so (``writing``): SQLite lets one writer in at a time, and one that begins as a
reader could find at its first write that another was quicker. SQLite has those who wait look again and again,
and they may never come at the right moment: so the writers of one process take turns (``turns``).
"""

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from pathlib import Path
from urllib.parse import quote

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from unobot.store.settings import DatabaseSettings
from unobot.store.troubles import no_such_place, unavailable
from unobot.table.log import StoreUnavailable, Trouble

FILE = "unobot.db"
"""The SQLite file in the data folder."""

BEGIN_WRITING = "BEGIN IMMEDIATE"
"""How a transaction of SQLite begins that writes."""

WAL_PAGES = 4000
"""After how many pages (16 MB) what SQLite has logged is moved to the file itself, which takes the disk."""

LOCKED_S = 2.0
"""Seconds for which a lock of another program is waited for."""

CONNECT_S = 5
"""Seconds within which PostgreSQL must have taken a connection."""

SILENCE = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3, "tcp_user_timeout": 20_000}
"""When a silent connection to PostgreSQL is given up (libpq's words; seconds, the last in milliseconds)."""


def connect(settings: DatabaseSettings, folder: Path) -> Engine:
    """The engine of the configured database; ``folder`` holds the SQLite file, which is made where needed.

    Raises:
        StoreUnavailable: there can be no such file, the URL makes no sense, or the driver cannot be loaded.
    """
    if settings.url is None:
        return _sqlite(folder / FILE, settings.synchronous)
    try:
        url = make_url(settings.url).set(drivername="postgresql+psycopg")
        if settings.password is not None:
            url = url.set(password=settings.password)
        arguments = {"connect_timeout": CONNECT_S, **SILENCE}
        return create_engine(url, pool_pre_ping=True, paramstyle="format", connect_args=arguments)
    except (ArgumentError, ImportError) as error:
        hint = "install unobot[postgres]" if isinstance(error, ImportError) else "wrong database.url"
        raise StoreUnavailable(Trouble.UNREACHABLE, f"{hint}: {error}") from error


def _sqlite(file: Path, synchronous: str) -> Engine:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)  # it names people and their hosts
    except OSError as error:
        raise no_such_place(file, error) from error
    # A file that has vanished is not made anew, empty, by the next connection.
    engine = create_engine(
        f"sqlite:///file:{quote(str(file.absolute()))}?mode=rw&uri=true",
        connect_args={"timeout": LOCKED_S, "isolation_level": None},
        execution_options={"turns": Turns()},
    )

    pragmas = (
        "journal_mode = wal",
        f"wal_autocheckpoint = {WAL_PAGES}",
        f"synchronous = {synchronous}",
        "foreign_keys = on",
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
        try:
            with closing(connection.cursor()) as cursor:
                for pragma in pragmas:
                    cursor.execute(f"PRAGMA {pragma}")
        except sqlite3.Error:
            connection.close()
            raise

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))

    return engine


class Turns:
    """Lets in one thread at a time, and none twice while another waits."""

    def __init__(self) -> None:
        self._is_next, self._is_in = threading.Lock(), threading.Lock()

    def __enter__(self) -> None:
        with self._is_next:
            self._is_in.acquire()

    def __exit__(self, *exc: object) -> None:
        self._is_in.release()


def turns(engine: Engine) -> AbstractContextManager[None]:
    """Whoever writes to a database does it in here; PostgreSQL has no need of it."""
    taken: AbstractContextManager[None] = engine.get_execution_options().get("turns", nullcontext())
    return taken


def writing(engine: Engine) -> Engine:
    """The same database, for transactions that write."""
    return engine.execution_options(begin=BEGIN_WRITING)


@contextmanager
def transaction(engine: Engine, *, writes: bool = False) -> Iterator[Connection]:
    """A connection in a transaction, which is committed at the end.

    Raises:
        StoreUnavailable: the database does not work.
    """
    try:
        if writes:
            with turns(engine), writing(engine).begin() as connection:
                yield connection
        else:
            with engine.begin() as connection:
                yield connection
    except DBAPIError as error:
        raise unavailable(error) from error


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Bring the tables up to date, or to a ``revision``, in one transaction.

    Raises:
        StoreUnavailable: the database does not work, or comes from a newer version.
    """
    config = Config()
    config.set_main_option("script_location", "unobot.store:migrations")
    try:
        with transaction(engine, writes=True) as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    except CommandError as error:
        raise StoreUnavailable(Trouble.OTHER, f"it comes from a newer version of unobot: {error}") from error
