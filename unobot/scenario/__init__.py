"""Scenario files: how a hand stands, what the players type, and what must then hold (docs: SCENARIOS)."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import click

from unobot.documents import DocumentError
from unobot.scenario.acting import play
from unobot.scenario.script import Scenario, load_scenarios

__all__ = ["Scenario", "load_scenarios", "play", "play_files"]


def play_files(files: Sequence[Path]) -> int:
    """Play the scenarios in files and folders; prints a line per failure, and how many passed.

    Returns 0 where all passed, 1 where any failed, 2 where a file is malformed.
    """
    try:
        scenarios = [scenario for path in files for file in _files(path) for scenario in load_scenarios(file)]
    except DocumentError as error:
        click.echo(str(error), err=True)
        return 2
    failed = 0
    for scenario in scenarios:
        failure = asyncio.run(play(scenario))
        if failure is not None:
            failed += 1
            click.echo(failure)
    click.echo(f"{len(scenarios) - failed} passed, {failed} failed")
    return 1 if failed or not scenarios else 0


def _files(path: Path) -> list[Path]:
    if path.is_dir():
        return sorted(file for file in path.rglob("*") if file.suffix in (".yaml", ".yml"))
    return [path]
