"""Who writes to one file from one process: each in its turn, so that nobody is told that it is locked."""

import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from unobot.store import connecting
from unobot.store.connecting import Turns, connect, transaction, upgrade
from unobot.store.direct import DirectConnection
from unobot.store.settings import DatabaseSettings

TIMES = 200
PATIENCE_S = 30.0


def at_once(*writers: Callable[[], None]) -> list[Exception]:
    """Let each write again and again in a thread of its own; gives what they meet with."""
    failures: list[Exception] = []

    def run(write: Callable[[], None]) -> None:
        try:
            for _ in range(TIMES):
                write()
        except Exception as error:
            failures.append(error)

    threads = [threading.Thread(target=run, args=(write,), daemon=True) for write in writers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE_S)
        assert not thread.is_alive()
    return failures


def test_a_lock_of_our_own_is_nobody_s_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connecting, "LOCKED_S", 0.0)
    engine = connect(DatabaseSettings(synchronous="normal"), tmp_path)
    upgrade(engine)
    direct = DirectConnection(engine)

    def commit() -> None:
        with direct.transaction() as cursor:
            cursor.execute("update games set counted = 1")

    def count() -> None:
        with transaction(engine, writes=True) as connection:
            connection.exec_driver_sql("update games set counted = 0")

    assert at_once(commit, count, count) == []
    direct.close()
    engine.dispose()


def test_nobody_comes_in_twice_while_another_waits() -> None:
    turns, came = Turns(), []

    def write() -> None:
        with turns:
            came.append("the one who waits")

    with turns:
        waiting = threading.Thread(target=write, daemon=True)
        waiting.start()
        while not turns._is_next.locked():
            pass
        came.append("the first")
    with turns:
        came.append("the first again")
    waiting.join(PATIENCE_S)
    assert came == ["the first", "the one who waits", "the first again"]


@pytest.mark.parametrize("writes", [True, False])
def test_whoever_fails_lets_the_next_in(writes: bool, tmp_path: Path) -> None:
    engine = connect(DatabaseSettings(synchronous="normal"), tmp_path)
    with pytest.raises(ZeroDivisionError), transaction(engine, writes=writes):
        raise ZeroDivisionError
    with closing(DirectConnection(engine)) as direct, pytest.raises(ZeroDivisionError), direct.transaction():
        raise ZeroDivisionError
    upgrade(engine)
    engine.dispose()
