"""An operator's own wordings: found beside the configuration, checked with it, said at once."""

from pathlib import Path

import pytest

from unobot.checking import check_file
from unobot.config import load_config
from unobot.documents import DocumentError
from unobot.speech.word import Wording
from unobot.table.outputs import Kind, Output, Told
from unobot.wordings import load

CONFIG = "networks: [{name: example, servers: [{host: irc.example.org}]}]\n"
RESUMED = Output(network="example", channel="#uno", kind=Kind.PLAY, message=Told("game-resumed"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "messages"
    folder.mkdir()
    return folder


def problems(error: DocumentError, folder: Path) -> list[str]:
    return str(error).replace(f"{folder}/", "").splitlines()


def test_own_messages_are_said_instead_of_those_of_the_bot(folder: Path) -> None:
    (folder / "en.ftl").write_text("game-resumed = And on it goes!\n", encoding="utf-8")
    wording = Wording(overrides=load(folder))
    assert wording([RESUMED], 400, True) == ["And on it goes!"]


def test_without_a_folder_nothing_is_worded_otherwise(tmp_path: Path) -> None:
    assert load(tmp_path / "messages") == {}


def test_what_is_wrong_is_named_with_file_line_message_and_reason(folder: Path) -> None:
    (folder / "de.ftl").write_text(
        "# Wie hier geredet wird\nseat-back = { $name } ist da!\nseat-front = Hm.\ngame-resumed = { $a\n",
        encoding="utf-8",
    )
    (folder / "dee.ftl").write_text("", encoding="utf-8")
    (folder / "fr.ftl").write_bytes(b"game-resumed = \xff\n")
    with pytest.raises(DocumentError) as caught:
        load(folder)
    found = problems(caught.value, folder)
    assert found[:3] == [
        "de.ftl:2: seat-back: it has no variable $name",
        "de.ftl:3: seat-front: there is no such message to override",
        'de.ftl:4: Expected token: "}"',
    ]
    assert found[3].startswith("dee.ftl: the bot speaks no language dee; ")
    assert found[4].startswith("fr.ftl: cannot be read: ")
    assert len(found) == 5


def test_a_wrong_message_makes_the_configuration_wrong(folder: Path) -> None:
    config = folder.parent / "unobot.yaml"
    config.write_text(CONFIG, encoding="utf-8")
    (folder / "de.ftl").write_text("seat-front = Hm.\n", encoding="utf-8")
    with pytest.raises(DocumentError) as caught:
        load_config(config)
    assert problems(caught.value, folder) == ["de.ftl:1: seat-front: there is no such message to override"]


def test_a_file_of_messages_can_be_checked_by_itself(folder: Path) -> None:
    file = folder / "es.ftl"
    file.write_text("game-resumed = ¡Sigue!\n", encoding="utf-8")
    check_file(file)
    file.write_text("game-resumed = ¡Sigue, { $nick }!\n", encoding="utf-8")
    with pytest.raises(DocumentError) as caught:
        check_file(file)
    assert problems(caught.value, folder) == ["es.ftl:1: game-resumed: it has no variable $nick"]
