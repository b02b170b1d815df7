"""The compose file: what it mounts is there, and what it asks of the configuration is right."""

import re
from pathlib import Path
from typing import Any

import pytest

from unobot.config import load_config
from unobot.documents import load_one

FILE = Path(__file__).resolve().parent.parent.parent / "config" / "compose.yaml"


def services() -> tuple[dict[str, Any], set[str]]:
    """The services, and the names of the volumes."""
    data = load_one(FILE).data
    assert isinstance(data, dict)
    return data["services"], set(data["volumes"])


def test_every_volume_is_declared_and_every_folder_is_there() -> None:
    found, volumes = services()
    for service in found.values():
        for volume in service["volumes"]:
            source = volume.partition(":")[0]
            assert source in volumes or (FILE.parent / source).is_dir()
    assert (FILE.parent / found["unobot"]["build"] / "Dockerfile").is_file()
    assert set(found["unobot"]["depends_on"]) < set(found)


def test_the_bot_can_write_nowhere_but_in_its_data() -> None:
    bot = services()[0]["unobot"]
    assert bot["read_only"] is True
    assert [volume for volume in bot["volumes"] if not volume.endswith(":ro")] == ["data:/data"]


def test_what_it_asks_of_the_configuration_is_right(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNOBOT_DATABASE_PASSWORD", "hush")
    asked = re.findall(r"^#   (\w+: .*)$", FILE.read_text(encoding="utf-8"), re.MULTILINE)
    text = "\n".join(["networks: [{name: n, servers: [{host: h}]}]", *asked])
    (tmp_path / "unobot.yaml").write_text(text)
    config = load_config(tmp_path / "unobot.yaml")
    assert config.data_folder == "/data"
    assert config.database.url == "postgresql://unobot@database/unobot"
    assert config.database.password == "hush"
