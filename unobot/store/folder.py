"""The data folder: one process at a time has it, so that no two bots play the same tables.

What root makes in it belongs to whom the folder belongs to: that is the bot's user.
"""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from unobot.store.troubles import no_such_place

LOCK = "unobot.lock"
"""The name of the locked file in the data folder."""


class FolderInUse(Exception):
    """Another process has the data folder; the text says what to do."""


@contextmanager
def claimed(folder: Path) -> Iterator[None]:
    """Have the folder alone while in this context; it is made where needed.

    The lock is the kernel's and goes with the process, however that ends: the file stays. No process that is
    started meanwhile inherits it.

    Raises:
        FolderInUse: another process has it.
        StoreUnavailable: there can be no such folder, or no file in it.
    """
    lock = _lock(folder)
    try:
        yield
    finally:
        os.close(lock)


def _lock(folder: Path) -> int:
    file = folder / LOCK
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = os.open(file, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o600)
        hand_over(file)
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        os.close(lock)
        raise FolderInUse(
            f"another unobot runs with the data folder {folder}: stop it, "
            "or give this one a data_folder of its own"
        ) from error
    except OSError as error:
        raise no_such_place(file, error) from error
    return lock


def hand_over(file: Path) -> None:
    """Let a file that root has made belong to the owner of its folder, where root may do that."""
    if os.geteuid() == 0:
        owner = file.parent.stat()
        with suppress(PermissionError):
            os.chown(file, owner.st_uid, owner.st_gid, follow_symlinks=False)
