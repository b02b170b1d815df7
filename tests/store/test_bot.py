"""The bot with a database: configuration, start, and games that the configuration has outlived."""

import asyncio
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.store.engines import QUICK
from tests.store.facts import STARTER, opened
from unobot import __version__
from unobot.app import Bot
from unobot.cli import main
from unobot.config import load_config
from unobot.documents import DocumentError
from unobot.engine.events import SeatTaken
from unobot.store.database import Database
from unobot.store.folder import claimed
from unobot.table.draft import Place
from unobot.table.presence import Line, Speaker

CONFIG = """\
networks:
  - name: other
    servers: [{host: 127.0.0.1, port: 1, tls: false}]
    nick: unobot
    channels: [{name: "#uno"}]
data_folder: here
"""


@pytest.mark.parametrize(
    ("database", "problem"),
    [
        ("{url: mysql://localhost/unobot}", "database.url: must be"),
        ("{url: 'postgresql://me:secret@localhost/unobot'}", "database.url: a password belongs to the key"),
        ("{synchronous: off}", "database.synchronous: "),
        ("{keep_days: 0}", "database.keep_days: must be"),
        ("{keep_day: 3}", "database.keep_day: "),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, database: str, problem: str) -> None:
    (tmp_path / "unobot.yaml").write_text(f"{CONFIG}database: {database}\n")
    with pytest.raises(DocumentError) as error:
        load_config(tmp_path / "unobot.yaml")
    assert f":7: {problem}" in str(error.value)


def test_the_password_is_a_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNOBOT_DATABASE_PASSWORD", "between us")
    settings = "{url: postgresql://unobot@localhost/unobot, password: {env: UNOBOT_DATABASE_PASSWORD}}"
    (tmp_path / "unobot.yaml").write_text(f"{CONFIG}database: {settings}\n")
    config = load_config(tmp_path / "unobot.yaml")
    assert config.database.password == "between us"
    assert config.secrets() == {"between us"}


def test_a_bot_whose_database_cannot_be_used_says_why_and_ends(tmp_path: Path) -> None:
    (tmp_path / "unobot.yaml").write_text(CONFIG)
    (tmp_path / "here").mkdir()
    (tmp_path / "here" / "unobot.db").write_text("no database, however long it is " * 99)
    result = CliRunner().invoke(main, ["run", str(tmp_path / "unobot.yaml")])
    assert result.exit_code == 1
    assert "the database cannot be used: damaged: file is not a database" in result.output


def test_a_second_bot_with_the_same_data_folder_does_not_start(tmp_path: Path) -> None:
    (tmp_path / "unobot.yaml").write_text(CONFIG)
    with claimed(tmp_path / "here"):
        result = CliRunner().invoke(main, ["run", str(tmp_path / "unobot.yaml")])
    assert result.exit_code == 1
    assert f"another unobot runs with the data folder {tmp_path / 'here'}: stop it, or" in result.output
    assert not (tmp_path / "here" / "unobot.db").exists()


def test_the_log_says_what_runs_and_where(tmp_path: Path) -> None:
    """Also where nothing comes of it."""
    (tmp_path / "unobot.yaml").write_text(CONFIG)
    with claimed(tmp_path / "here"):
        result = CliRunner().invoke(main, ["run", str(tmp_path / "unobot.yaml")])
    file, data = tmp_path / "unobot.yaml", tmp_path / "here"
    assert f"unobot {__version__}, configuration {file}, data in {data}\n" in result.output


def test_the_log_says_which_games_go_on_begin_and_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "unobot.yaml").write_text(CONFIG.replace("other", "net"))

    async def test() -> None:
        async with Database(QUICK, tmp_path / "here") as store:
            store.persons.keep(STARTER)
            await store.log.append("g", 0, "a", (opened("#two"), SeatTaken(0, STARTER.id, 0)))
            async with Bot(load_config(tmp_path / "unobot.yaml"), store) as bot:
                bot.networks["net"].status = lambda channel, nick: "op"
                bea = Speaker(network="net", nick="bea", user="bea", host="bea.host")
                for text in ("!uno", "!stop"):
                    bot.hall.hear(Line(speaker=bea, channel="#uno", text=text))
                    await bot.hall.idle()

    with caplog.at_level("INFO", "unobot.app"):
        asyncio.run(test())
    assert [record.getMessage() for record in caplog.records if record.name == "unobot.app"] == [
        "games that go on: 1",
        "net: a game is open in #uno",
        "net: the game in #uno is closed: stopped",
    ]


def test_a_game_of_a_network_that_is_configured_no_more_is_kept(tmp_path: Path) -> None:
    (tmp_path / "unobot.yaml").write_text(CONFIG)
    config = load_config(tmp_path / "unobot.yaml")

    async def test() -> None:
        async with Database(QUICK, tmp_path / "here") as store:
            store.persons.keep(STARTER)
            await store.log.append("g", 0, "a", (opened(), SeatTaken(0, STARTER.id, 0)))
            async with Bot(config, store) as bot:
                record = bot.hall.table(Place("net", "#uno")).record
                assert record is not None
                assert record.game == "g"
                assert await store.log.open_games() == ("g",)

    asyncio.run(test())
