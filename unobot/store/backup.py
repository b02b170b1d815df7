"""Copies of an SQLite database, also while the bot runs, and the way back.

PostgreSQL has tools of its own for this, ``pg_dump`` and ``pg_restore``; who asks here is told so.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from unobot.store.connecting import FILE
from unobot.store.folder import FolderInUse, claimed, hand_over
from unobot.store.settings import DatabaseSettings
from unobot.table.log import StoreUnavailable


class BackupError(Exception):
    """Nothing was copied, and nothing was changed; the text says why."""


def backup(settings: DatabaseSettings, folder: Path, file: Path) -> None:
    """Copy the database to a new ``file``, as it is at one moment; the bot may go on meanwhile.

    Raises:
        BackupError: there is no database, ``file`` is there already, or cannot be written.
    """
    database = _database(settings, folder, f"pg_dump --format=custom --file={file}")
    if not database.exists():
        raise BackupError(f"there is no database {database}")
    if file.exists():
        raise BackupError(f"{file} is there already")
    _copy(database, file)


def restore(settings: DatabaseSettings, folder: Path, file: Path, *, force: bool = False) -> None:
    """Put a backup in the place of the database.

    Raises:
        BackupError: ``file`` is no sound backup, the bot is running, or there is a database and it is not
            to be replaced by ``force``.
    """
    database = _database(settings, folder, f"pg_restore --clean --if-exists --dbname=… {file}")
    _check(file)
    with _alone(folder):
        if database.exists():
            if not force:
                raise BackupError(f"{database} is there already; --force replaces it")
            _let_go(database)
        _copy(file, database)
        hand_over(database)


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """While no bot has the data folder."""
    try:
        with claimed(folder):
            yield
    except FolderInUse as error:
        raise BackupError("the bot is running; stop it first") from error
    except StoreUnavailable as error:
        raise BackupError(str(error)) from error


def _database(settings: DatabaseSettings, folder: Path, tool: str) -> Path:
    if settings.url is not None:
        raise BackupError(f"this is for SQLite; for PostgreSQL use: {tool}")
    return folder / FILE


def _copy(source: Path, target: Path) -> None:
    """Copy beside the target first: it is there as a whole, or not at all."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    with _plainly(f"{source} cannot be copied to {target}"):
        part.touch(mode=0o600)  # it names people and their hosts
        with closing(_open(source, "ro")) as database, closing(_open(part, "rw")) as copy:
            database.backup(copy)
            copy.execute("PRAGMA journal_mode = delete")
        part.replace(target)


def _check(file: Path) -> None:
    if not file.is_file():
        raise BackupError(f"there is no file {file}")
    with _plainly(f"{file} is no backup"), closing(_open(file, "ro")) as database:
        (verdict,) = database.execute("PRAGMA integrity_check").fetchone()
        database.execute("SELECT version_num FROM alembic_version")
    if verdict != "ok":
        raise BackupError(f"{file} is damaged: {verdict}")


def _let_go(database: Path) -> None:
    """Make sure that nobody uses the database, and that all of it stands in its one file."""
    with _plainly(f"{database} is in use; stop the bot first"), closing(_open(database, "rw")) as connection:
        connection.execute("PRAGMA journal_mode = delete")


def _open(file: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", uri=True)


@contextmanager
def _plainly(reason: str) -> Iterator[None]:
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        raise BackupError(f"{reason}: {error}") from error
