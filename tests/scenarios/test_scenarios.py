"""Every scenario file that comes along must hold."""

import asyncio
from pathlib import Path

import pytest

from unobot.scenario import Scenario, load_scenarios, play

FOLDER = Path(__file__).parent
SCENARIOS = [scenario for path in sorted(FOLDER.glob("*.yaml")) for scenario in load_scenarios(path)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_scenario(scenario: Scenario) -> None:
    assert asyncio.run(play(scenario)) is None
