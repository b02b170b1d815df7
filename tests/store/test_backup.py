"""Backups are made while the bot runs and writes, and put back only where that can do no harm."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.store.facts import MOVE, opened
from tests.store.test_log import sqlite_log
from unobot.cli import main
from unobot.store.folder import claimed
from unobot.table.events import Fact

CONFIG = """\
networks:
  - name: net
    servers: [{host: 127.0.0.1, port: 6667, tls: false}]
    nick: unobot
    channels: [{name: "#uno"}]
data_folder: here
"""

Unobot = Callable[..., Result]


@pytest.fixture
def unobot(tmp_path: Path) -> Unobot:
    """Runs a command with the configuration in ``tmp_path``, whose database is in the folder ``here``."""
    config = tmp_path / "unobot.yaml"
    config.write_text(CONFIG)

    def run(*arguments: object, database: str = "") -> Result:
        config.write_text(CONFIG + database)
        return CliRunner().invoke(main, [*map(str, arguments), "--config", str(config)])

    return run


async def write(folder: Path, *moves: int) -> None:
    """Append moves behind these numbers; 0 opens the game."""
    async with sqlite_log(folder) as log:
        for number in moves:
            await log.append("g", number, f"c{number}", MOVE if number else (opened(),))


async def read(folder: Path) -> tuple[Fact, ...]:
    async with sqlite_log(folder) as log:
        return await log.load("g")


def test_a_backup_is_made_while_the_bot_writes_and_is_put_back(tmp_path: Path, unobot: Unobot) -> None:
    async def test() -> None:
        async with sqlite_log(tmp_path / "here") as log:
            await log.append("g", 0, "a", (opened(),))
            writing = asyncio.create_task(go_on(log))
            while len(await log.load("g")) <= 3:
                await asyncio.sleep(0)
            result = await asyncio.to_thread(unobot, "backup", tmp_path / "copy.db")
            writing.cancel()
            assert (result.exit_code, result.output) == (0, "")
            await asyncio.gather(writing, return_exceptions=True)

    async def go_on(log) -> None:
        seq = 1
        while True:
            seq = await log.append("g", seq, f"c{seq}", MOVE)

    asyncio.run(test())
    assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600
    for part in (tmp_path / "here").iterdir():
        part.unlink()
    assert unobot("restore", tmp_path / "copy.db").exit_code == 0
    facts = asyncio.run(read(tmp_path / "here"))
    assert len(facts) > 3
    assert facts == (opened(), *MOVE * (len(facts) // 2))


def test_a_backup_overwrites_nothing(tmp_path: Path, unobot: Unobot) -> None:
    asyncio.run(write(tmp_path / "here", 0))
    (tmp_path / "copy.db").write_text("something else")
    result = unobot("backup", tmp_path / "copy.db")
    assert result.exit_code == 1
    assert "copy.db is there already" in result.output
    assert (tmp_path / "copy.db").read_text() == "something else"


@pytest.mark.parametrize(
    ("file", "reason"),
    [("copy.db", "there is no database"), ("nowhere/copy.db", "there is no database")],
)
def test_without_a_database_there_is_no_backup(tmp_path, unobot: Unobot, file: str, reason: str) -> None:
    result = unobot("backup", tmp_path / file)
    assert result.exit_code == 1
    assert reason in result.output
    assert not (tmp_path / file).exists()


def test_a_backup_that_cannot_be_written_is_told(tmp_path: Path, unobot: Unobot) -> None:
    asyncio.run(write(tmp_path / "here", 0))
    result = unobot("backup", tmp_path / "nowhere" / "copy.db")
    assert result.exit_code == 1
    assert "cannot be copied" in result.output


def test_a_restore_replaces_a_database_only_by_force(tmp_path: Path, unobot: Unobot) -> None:
    asyncio.run(write(tmp_path / "here", 0))
    assert unobot("backup", tmp_path / "copy.db").exit_code == 0
    asyncio.run(write(tmp_path / "here", 1))

    result = unobot("restore", tmp_path / "copy.db")
    assert result.exit_code == 1
    assert "--force replaces it" in result.output
    assert asyncio.run(read(tmp_path / "here")) == (opened(), *MOVE)

    assert unobot("restore", "--force", tmp_path / "copy.db").exit_code == 0
    assert asyncio.run(read(tmp_path / "here")) == (opened(),)


def test_a_running_bot_keeps_its_database(tmp_path: Path, unobot: Unobot) -> None:
    asyncio.run(write(tmp_path / "here", 0))
    assert unobot("backup", tmp_path / "copy.db").exit_code == 0

    async def test() -> None:
        async with sqlite_log(tmp_path / "here") as log:
            await log.append("g", 1, "b", MOVE)
            result = await asyncio.to_thread(unobot, "restore", "--force", tmp_path / "copy.db")
            assert result.exit_code == 1
            assert "is in use; stop the bot first" in result.output
            assert await log.append("g", 3, "c", MOVE) == 5

    asyncio.run(test())
    assert asyncio.run(read(tmp_path / "here")) == (opened(), *MOVE, *MOVE)


def test_nothing_is_restored_into_the_folder_of_a_running_bot(tmp_path: Path, unobot: Unobot) -> None:
    asyncio.run(write(tmp_path / "here", 0))
    assert unobot("backup", tmp_path / "copy.db").exit_code == 0
    (tmp_path / "here" / "unobot.db").unlink()
    with claimed(tmp_path / "here"):
        result = unobot("restore", tmp_path / "copy.db")
    assert result.exit_code == 1
    assert "the bot is running; stop it first" in result.output
    assert not (tmp_path / "here" / "unobot.db").exists()


@pytest.mark.parametrize(("user", "hands_over"), [(0, True), (1000, False)])
def test_what_root_restores_belongs_to_the_owner_of_the_folder(
    tmp_path: Path, unobot: Unobot, monkeypatch: pytest.MonkeyPatch, user: int, hands_over: bool
) -> None:
    given: dict[Path, tuple[int, int]] = {}

    def chown(file: Path, owner: int, group: int, *, follow_symlinks: bool) -> None:
        assert not follow_symlinks
        given[file] = owner, group

    asyncio.run(write(tmp_path / "here", 0))
    assert unobot("backup", tmp_path / "copy.db").exit_code == 0
    monkeypatch.setattr("os.geteuid", lambda: user)
    monkeypatch.setattr("os.chown", chown)
    assert unobot("restore", "--force", tmp_path / "copy.db").exit_code == 0
    folder = tmp_path / "here"
    owner = folder.stat().st_uid, folder.stat().st_gid
    files = (folder / "unobot.lock", folder / "unobot.db") if hands_over else ()
    assert given == dict.fromkeys(files, owner)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may give files away")
def test_what_root_restores_is_really_given_away(tmp_path: Path, unobot: Unobot) -> None:
    asyncio.run(write(tmp_path / "here", 0))
    assert unobot("backup", tmp_path / "copy.db").exit_code == 0
    os.chown(tmp_path / "here", 1234, 1235)
    assert unobot("restore", "--force", tmp_path / "copy.db").exit_code == 0
    restored = (tmp_path / "here" / "unobot.db").stat()
    assert (restored.st_uid, restored.st_gid) == (1234, 1235)


@pytest.mark.parametrize(
    ("content", "reason"),
    [(None, "there is no file"), (b"", "is no backup"), (b"text " * 999, "is no backup")],
)
def test_what_is_no_backup_is_not_put_back(
    tmp_path: Path, unobot: Unobot, content: bytes | None, reason: str
) -> None:
    if content is not None:
        (tmp_path / "copy.db").write_bytes(content)
    asyncio.run(write(tmp_path / "here", 0))
    result = unobot("restore", "--force", tmp_path / "copy.db")
    assert result.exit_code == 1
    assert reason in result.output
    assert asyncio.run(read(tmp_path / "here")) == (opened(),)


def test_a_damaged_backup_is_not_put_back(tmp_path: Path, unobot: Unobot) -> None:
    asyncio.run(write(tmp_path / "here", 0))
    assert unobot("backup", tmp_path / "copy.db").exit_code == 0
    content = bytearray((tmp_path / "copy.db").read_bytes())
    content[4096:8192] = b"\xff" * 4096
    (tmp_path / "copy.db").write_bytes(content)
    result = unobot("restore", "--force", tmp_path / "copy.db")
    assert result.exit_code == 1
    assert "copy.db is" in result.output
    assert asyncio.run(read(tmp_path / "here")) == (opened(),)


@pytest.mark.parametrize(("command", "tool"), [("backup", "pg_dump"), ("restore", "pg_restore")])
def test_postgresql_has_tools_of_its_own(unobot: Unobot, command: str, tool: str) -> None:
    result = unobot(command, "copy", database="database: {url: postgresql://unobot@localhost/unobot}")
    assert result.exit_code == 1
    assert tool in result.output


def test_the_tables_are_made_beforehand(tmp_path: Path, unobot: Unobot) -> None:
    result = unobot("db", "upgrade")
    assert (result.exit_code, result.output) == (0, "the database is up to date\n")
    assert (tmp_path / "here" / "unobot.db").exists()


def test_an_upgrade_that_cannot_be_done_is_told(tmp_path: Path, unobot: Unobot) -> None:
    (tmp_path / "here").mkdir()
    (tmp_path / "here" / "unobot.db").write_text("no database, however long it is " * 99)
    result = unobot("db", "upgrade")
    assert result.exit_code == 1
    assert "file is not a database" in result.output
