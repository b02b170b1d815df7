"""What an error of a database driver, or of the system, means for people.

Python's SQLite names its errors, PostgreSQL numbers them (SQLSTATE), and so does the system (errno): all are
looked up here.
"""

import errno
from pathlib import Path

from sqlalchemy.exc import DBAPIError, IntegrityError

from unobot.table.log import StoreUnavailable, Trouble

SQLITE = {
    "SQLITE_FULL": Trouble.FULL,
    "SQLITE_READONLY": Trouble.READ_ONLY,
    "SQLITE_BUSY": Trouble.LOCKED,
    "SQLITE_LOCKED": Trouble.LOCKED,
    "SQLITE_CANTOPEN": Trouble.UNREACHABLE,
    "SQLITE_CORRUPT": Trouble.DAMAGED,
    "SQLITE_NOTADB": Trouble.DAMAGED,
}
"""By the name of the error, or by what it begins with: ``SQLITE_READONLY_DIRECTORY``."""

POSTGRESQL = {
    "53100": Trouble.FULL,
    "25006": Trouble.READ_ONLY,
    "55P03": Trouble.LOCKED,
    "40P01": Trouble.LOCKED,
    "08": Trouble.UNREACHABLE,
    "57P": Trouble.UNREACHABLE,
    "53": Trouble.UNREACHABLE,
    "XX": Trouble.DAMAGED,
}
"""By SQLSTATE, or by the class that it begins with."""

SYSTEM = {
    errno.ENOSPC: Trouble.FULL,
    errno.EDQUOT: Trouble.FULL,
    errno.EACCES: Trouble.READ_ONLY,
    errno.EPERM: Trouble.READ_ONLY,
    errno.EROFS: Trouble.READ_ONLY,
}
"""By errno; of any other error the file cannot be where it should."""

DUPLICATES = {"SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "23505"}


def unavailable(error: DBAPIError) -> StoreUnavailable:
    """The error as the table knows it."""
    cause = error.orig
    name = getattr(cause, "sqlite_errorname", None)
    state = getattr(cause, "sqlstate", None)
    if name is not None:
        trouble = _look_up(SQLITE, name)
    elif state is not None:
        trouble = _look_up(POSTGRESQL, state)
    else:  # libpq has no number for a connection that is lost or was never made
        trouble = Trouble.UNREACHABLE
    return StoreUnavailable(trouble, " ".join(str(cause).split()))


def no_such_place(file: Path, error: OSError) -> StoreUnavailable:
    """Why the file of a database can be neither made nor opened."""
    return StoreUnavailable(SYSTEM.get(error.errno or 0, Trouble.UNREACHABLE), f"{file}: {error.strerror}")


def is_duplicate(error: IntegrityError) -> bool:
    """Whether a row of the same key was there before, and nothing else is wrong."""
    name = getattr(error.orig, "sqlite_errorname", None) or getattr(error.orig, "sqlstate", None)
    return name in DUPLICATES


def _look_up(troubles: dict[str, Trouble], name: str) -> Trouble:
    return next((trouble for start, trouble in troubles.items() if name.startswith(start)), Trouble.OTHER)
