"""The page on dialects is true: with the settings that it recommends each word does what it says."""

import re

import msgspec
import pytest
import yaml
from msgspec.structs import replace

from tests.app.test_docs import DOCS, code
from unobot.commands.parse import Manner, parse
from unobot.table.requests import Request, UnknownCommand, Uno
from unobot.table.settings import TableSettings

SECTION = re.compile(
    r"^## (?P<name>.*?)\n\n```yaml\n(?P<settings>.*?)^```\n(?P<rest>.*?)(?=^## |\Z)", re.DOTALL | re.MULTILINE
)
PAGE = (DOCS / "dialects.md").read_text(encoding="utf-8")
WORDS = [
    pytest.param(match["settings"], *code(row)[:2], id=f"{match['name']}: {code(row)[0]}")
    for match in SECTION.finditer(PAGE)
    for row in match["rest"].splitlines()
    if row.startswith("| `")
]


def asked(line: str, settings: TableSettings) -> Request:
    """What a line asks for while a game is on."""
    command = parse(line, Manner(prefixes=settings.prefixes, nick="unobot", bare=settings.bare))
    assert command is not None, f"{line} is chat"
    request = command.request
    return replace(request, bare=False) if isinstance(request, Uno) else request


@pytest.mark.parametrize(("settings", "typed", "here"), WORDS)
def test_a_word_of_a_dialect_is_a_command_of_ours(settings: str, typed: str, here: str) -> None:
    chosen = msgspec.convert(yaml.safe_load(settings)["table"], TableSettings)
    request = asked(typed, chosen)
    assert not isinstance(request, UnknownCommand)
    assert request == asked(here, TableSettings())


def test_every_dialect_is_on_the_page() -> None:
    assert len(list(SECTION.finditer(PAGE))) == PAGE.count("\n## ") == 4
