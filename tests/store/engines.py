"""Databases of tests: whoever opens one lets go of it, and leaves no connection to the garbage collector."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Engine

from unobot.store.connecting import connect
from unobot.store.settings import DatabaseSettings

QUICK = DatabaseSettings(synchronous="normal")


@contextmanager
def connected(folder: Path, settings: DatabaseSettings = QUICK) -> Iterator[Engine]:
    """The database of a folder, as it is found there."""
    engine = connect(settings, folder)
    try:
        yield engine
    finally:
        engine.dispose()
