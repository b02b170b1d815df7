"""Reading the configuration anew: what changes at once, what is named, and that a wrong file does nothing."""

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from unobot.app import Bot
from unobot.config import load_config
from unobot.documents import DocumentError
from unobot.reloading import reload, reload_and_log
from unobot.table.draft import Place

NETWORK = {"name": "net", "servers": [{"host": "127.0.0.1", "port": 1, "tls": False}]}
UNO = [{"name": "#uno"}]


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    """A reload sets logging up anew."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = before
    logging.captureWarnings(False)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "rules").mkdir()
    return tmp_path / "unobot.yaml"


def write(file: Path, network: dict[str, Any] | None = None, **keys: Any) -> None:
    text = {"networks": [{**NETWORK, "channels": UNO, **(network or {})}], **keys}
    file.write_text(json.dumps(text, indent=1), encoding="utf-8")  # JSON is YAML


def test_what_changes_at_once_and_what_needs_a_restart(file: Path) -> None:
    async def main() -> None:
        write(file)
        bot = Bot(load_config(file))
        table = bot.hall.table(Place("net", "#uno"))
        write(
            file,
            {"channels": [*UNO, {"name": "#b"}], "pacing": {"burst": 9}, "nick": "other"},
            table={"prefixes": ["?"], "times": {"turn": 45}},
            data_folder="elsewhere",
        )
        reloaded = reload(bot, file)
        assert reloaded.changed == ("table", "networks.net.channels", "networks.net.pacing")
        assert reloaded.restart == ("data_folder", "networks.net.nick")
        assert table.settings.times.turn == 45
        network = bot.networks["net"].settings
        assert (len(network.channels), network.pacing.burst, network.nick) == (2, 9, "unobot")
        assert bot.config.data_folder == str(file.parent / "data")
        assert reload(bot, file).restart == reloaded.restart, "what still needs a restart is said again"

    asyncio.run(main())


def test_networks_come_and_go_with_a_restart(file: Path) -> None:
    async def main() -> None:
        write(file)
        bot = Bot(load_config(file))
        write(file, {"name": "another"})
        assert reload(bot, file).restart == ("networks.another", "networks.net")
        assert set(bot.networks) == {"net"}
        assert [network.name for network in bot.config.networks] == ["net"]

    asyncio.run(main())


def test_rulesets_are_read_anew(file: Path) -> None:
    async def main() -> None:
        own = file.parent / "rules" / "house.yaml"
        own.write_text("base: classic\nhouse.stacking: same\n")
        write(file, table={"ruleset": "house"})
        bot = Bot(load_config(file))
        place = Place("net", "#uno")
        before = bot._services(place).rulesets
        assert before("house", {}).house.stacking == "same"
        own.write_text("base: classic\nhouse.stacking: none\n")
        assert before("house", {}).house.stacking == "same", "nothing changes without a reload"
        assert reload(bot, file).changed == ()
        assert bot._services(place).rulesets("house", {}).house.stacking == "none"

    asyncio.run(main())


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        ("unobot.yaml", "networks: []\nlog: {level: debug}\n", "unobot.yaml:1: networks: must be a list"),
        ("rules/house.yaml", "base: classic\nhouse.staking: any\n", "house.yaml:2: house.staking: "),
    ],
)
def test_a_wrong_file_changes_nothing(
    file: Path, name: str, text: str, problem: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        write(file)
        bot = Bot(load_config(file))
        before = bot.config, bot._rulesets, logging.getLogger().level
        write(file, table={"prefixes": ["?"]}, log={"level": "error"})
        (file.parent / name).write_text(text)
        with pytest.raises(DocumentError):
            reload(bot, file)
        reload_and_log(bot, file)
        assert before == (bot.config, bot._rulesets, logging.getLogger().level)

    asyncio.run(main())
    assert problem in caplog.text


def test_what_came_of_it_is_logged(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def main() -> None:
        write(file, {"password": "hush"})
        bot = Bot(load_config(file))
        write(file, {"password": "secret", "channels": []}, log={"format": "json"})
        reload_and_log(bot, file)
        logging.getLogger("unobot").warning("hush secret")

    asyncio.run(main())
    messages = [json.loads(line)["message"] for line in capsys.readouterr().out.splitlines()]
    assert messages == [
        "reloaded; changed: log, networks.net.channels",
        "this needs a restart of the bot: networks.net.password",
        "*** ***",
    ]


def test_own_messages_are_read_anew_and_a_wrong_one_changes_nothing(file: Path) -> None:
    own = file.parent / "messages" / "en.ftl"

    async def main() -> None:
        write(file)
        bot = Bot(load_config(file))
        own.parent.mkdir()
        own.write_text("farewell = So long!\n", encoding="utf-8")
        reload(bot, file)
        assert bot._farewell("net") == "So long!"
        own.write_text("fare-well = Bye!\n", encoding="utf-8")
        with pytest.raises(DocumentError, match="there is no such message"):
            reload(bot, file)
        assert bot._farewell("net") == "So long!"

    asyncio.run(main())
