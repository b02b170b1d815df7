"""The transcripts: what is typed, and what everybody hears, in order, and nothing more.

Each is played twice, the second time with a restart of the bot after every line: whatever matters is in the
log. Only what the restart itself says is left out then, and the clocks are handed over, which really start
anew (``clocks.txt`` shows that).
"""

import asyncio
from pathlib import Path

import pytest

from tests.table.transcript import Case, load, play

FOLDER = Path(__file__).parent / "transcripts"
CASES = [
    pytest.param(case, id=f"{path.stem}: {case.title}")
    for path in sorted(FOLDER.glob("*.txt"))
    for case in load(path)
]


@pytest.mark.parametrize("case", CASES)
def test_what_is_heard(case: Case) -> None:
    assert asyncio.run(play(case)) == list(case.lines)


@pytest.mark.parametrize("case", CASES)
def test_a_restart_after_every_line_changes_nothing(case: Case) -> None:
    assert asyncio.run(play(case, restarts=True)) == list(case.lines)
