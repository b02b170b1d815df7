"""The page of threats is true: each test that it names is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`(tests/\S+?)::(\w+)`", PAGE)))
ROWS = [line for line in PAGE.splitlines() if line.startswith("| to ")]


def test_each_threat_has_a_test() -> None:
    assert len(ROWS) > 30
    assert [row for row in ROWS if not re.search(r"\| `tests/\S+::\w+` \|$", row)] == []


@pytest.mark.parametrize(("file", "name"), NAMED)
def test_it_is_there(file: str, name: str) -> None:
    assert re.search(rf"^(async )?def {name}\(", (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE)
