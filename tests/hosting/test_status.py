"""The status of a bot: over its socket, as JSON and as text, and what there is to say where none runs."""

import asyncio
import json
import logging
import os
import socket
import stat
import tempfile
import threading
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.store.facts import STARTER, opened
from unobot import logs
from unobot.app import Bot
from unobot.cli import main
from unobot.config import load_config
from unobot.engine.events import SeatTaken
from unobot.hosting.local import SOCKET, telling
from unobot.hosting.status import ErrorStatus, NetworkStatus, Status, TableStatus, as_text, survey
from unobot.logs import LogSettings
from unobot.store.database import Database
from unobot.store.writer import Effort

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
CONFIG = """\
networks:
- {name: net, servers: [{host: 127.0.0.1, port: 1, tls: false}], channels: [{name: "#uno"}], password: hush}
data_folder: d
"""


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder with a short name, for that of a socket is bounded."""
    with tempfile.TemporaryDirectory() as name:
        (Path(name) / "bot.yaml").write_text(CONFIG)
        yield Path(name)


def status(folder: Path, *options: str) -> Result:
    return CliRunner().invoke(main, ["status", "--config", str(folder / "bot.yaml"), *options])


async def asked(folder: Path, *options: str) -> Result:
    """The answer of a bot with a game in the lobby that could not connect."""
    config = load_config(folder / "bot.yaml")
    data = Path(config.data_folder)
    store = Database(config.database, data)
    async with store:
        store.persons.keep(STARTER)
        await store.log.append("g", 0, "a", (opened(), SeatTaken(0, STARTER.id, 0)))
        bot = Bot(config, store)
        look = partial(survey, bot, store, datetime.now(UTC))
        async with bot, telling(data, look):
            while bot.networks["net"].trouble is None:
                await asyncio.sleep(0)
            mode = stat.S_IMODE((data / SOCKET).stat().st_mode)
            assert mode == 0o600
            result = await asyncio.to_thread(status, folder, *options)
    assert not (data / SOCKET).exists()
    return result


def test_as_text(folder: Path) -> None:
    result = asyncio.run(asked(folder))
    assert result.exit_code == 0
    bot, network, tables, table, store, _ = result.output.splitlines()
    assert bot.startswith("unobot ")
    assert network.startswith("network net: not connected: 127.0.0.1:1 cannot be reached")
    assert network.endswith("; 0 lines wait")
    assert tables == "tables: 1, with a game: 1"
    assert table == "table net #uno: in the lobby, 1 seat, 0 commands wait, game g"
    assert store.startswith("store: 1 write of ")


def test_one_is_told_as_one_and_many_as_many() -> None:
    def told(number: int) -> list[str]:
        network = NetworkStatus(
            name="net", connected=True, given_up=False, nick="unobot", channels=("#uno",), waiting=number,
            lines_in=0, lines_out=0, connections=1, trouble=None,
        )  # fmt: skip
        table = TableStatus(
            network="net", channel="#uno", stage="hand", game="g", hand=1, seats=number, waiting=number
        )
        status = Status(
            version="1", started=NOON, uptime=0.0, networks=(network,), tables=(table,),
            store=Effort(writes=number, seconds=0.0, waiting=number), errors=number,
            last_error=ErrorStatus(NOON, "no"),
        )  # fmt: skip
        return as_text(status).splitlines()[1:]

    assert told(1) == [
        "network net: connected as unobot, in #uno; 1 line waits",
        "tables: 1, with a game: 1",
        "table net #uno: hand 1, 1 seat, 1 command waits, game g",
        "store: 1 write of 0.0 ms, 1 waits",
        "last of 1 error: 2026-03-01 12:00:00Z no",
    ]
    assert told(2) == [
        "network net: connected as unobot, in #uno; 2 lines wait",
        "tables: 1, with a game: 1",
        "table net #uno: hand 1, 2 seats, 2 commands wait, game g",
        "store: 2 writes of 0.0 ms, 2 wait",
        "last of 2 errors: 2026-03-01 12:00:00Z no",
    ]


def test_as_json_with_the_last_error_and_no_secret(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    before = root.handlers[:], root.level
    try:
        logs.set_up(LogSettings(), {"hush"})
        count = logs.ERRORS.count
        logging.getLogger("unobot").error("what is hush\nnow")
        logging.getLogger("unobot").warning("no error")
        answer = json.loads(asyncio.run(asked(folder, "--json")).output)
    finally:
        root.handlers[:], root.level = before
        logging.captureWarnings(False)
        capsys.readouterr()
    assert answer["last_error"]["message"] == "what is ***\\nnow"
    assert answer["errors"] == count + 1
    assert answer["networks"][0]["connected"] is False
    assert answer["tables"][0]["stage"] == "lobby"
    assert "hush" not in json.dumps(answer)


def test_no_bot(folder: Path) -> None:
    """Neither where there never was one, nor where one was killed and has left its socket."""
    (folder / "d").mkdir()
    for make in (lambda: None, lambda: os.mknod(folder / "d" / SOCKET, stat.S_IFSOCK | 0o600)):
        make()
        result = status(folder)
        assert result.exit_code == 1
        assert result.stderr.startswith(f"Error: no bot runs with the data folder {folder / 'd'}")


def test_the_socket_of_a_killed_bot_is_replaced(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    os.mknod(folder / SOCKET, stat.S_IFSOCK | 0o600)

    async def main() -> None:
        async with telling(folder, lambda: pytest.fail("not asked")):
            assert caplog.text == ""

    asyncio.run(main())
    assert not (folder / SOCKET).exists()


def test_the_socket_of_a_running_bot_is_left_alone(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    with socket.socket(socket.AF_UNIX) as other:
        other.bind(str(folder / SOCKET))
        other.listen()
        answers = threading.Thread(target=lambda: other.accept()[0].close())
        answers.start()

        async def main() -> None:
            async with telling(folder, lambda: pytest.fail("not asked")):
                pass

        asyncio.run(main())
        answers.join()
    assert "there is no status: another bot answers there" in caplog.text
    assert (folder / SOCKET).exists()


def test_the_configuration_is_asked_for_the_folder_alone(folder: Path) -> None:
    """Whoever asks for the status need not know the bot's secrets."""
    file = folder / "bot.yaml"
    file.write_text(CONFIG.replace("hush", "{env: NOT_SET_HERE}"))
    assert status(folder).stderr.startswith("Error: no bot runs")
    file.write_text("data_folder: [1]\n")
    result = status(folder)
    assert (result.exit_code, result.stderr) == (2, f"{file}:1: data_folder: must be text\n")
