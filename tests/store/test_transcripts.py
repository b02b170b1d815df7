"""Every transcript and every scenario with the database instead of memory, and a restart after each line."""

import asyncio
from pathlib import Path

import pytest

from tests.scenarios.test_scenarios import SCENARIOS
from tests.store.rooms import StoredRoom, StoredStage
from tests.table.test_transcripts import CASES
from tests.table.transcript import Case
from tests.table.transcript import play as play_transcript
from unobot.scenario import Scenario
from unobot.scenario import play as play_scenario
from unobot.store.settings import DatabaseSettings

QUICK = DatabaseSettings(synchronous="normal")


@pytest.mark.parametrize("case", CASES)
def test_a_transcript_with_a_restart_after_every_line(case: Case, tmp_path: Path) -> None:
    async def play() -> list[str]:
        return await play_transcript(case, restarts=True, room=StoredRoom(case.setup, QUICK, tmp_path))

    assert asyncio.run(play()) == list(case.lines)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_a_scenario_with_a_restart_after_every_step(scenario: Scenario, tmp_path: Path) -> None:
    async def play() -> str | None:
        stage = StoredStage(QUICK, tmp_path)
        try:
            return await play_scenario(scenario, stage)
        finally:
            await stage.close()

    assert asyncio.run(play()) is None
