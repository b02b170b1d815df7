"""The measurement itself: that tables are weighed in the middle of a hand, and play on for hours."""

import asyncio
from pathlib import Path
from unittest.mock import patch

import pytest

from tests.bench import memory
from tests.bench.process import played
from unobot.store.memory import MemoryLog


def test_tables_are_weighed_in_the_middle_of_a_hand_and_play_on() -> None:
    lines = asyncio.run(played(1, seed=memory.SEED)).typed
    assert len(lines) > memory.MOVES + 10
    with patch.object(MemoryLog, "append", memory.thrown_away):
        before, after = asyncio.run(memory.weighed(2, lines[: memory.MOVES]))
        assert 0 < before <= after
        with patch.object(memory, "HOUR", 60.0):
            assert len(asyncio.run(memory.grown(1, lines, 2))) == 2


@pytest.mark.live
def test_the_bot_is_started_until_it_joins(tmp_path: Path) -> None:
    assert 0 < asyncio.run(memory.started(tmp_path)) < 60
