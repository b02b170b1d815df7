"""Imports as the command line runs them: what is taken over, and what is not and why, a line for each."""

from collections.abc import Callable, Sequence
from pathlib import Path

import click
from sqlalchemy import Engine

from unobot.statistics.imports import Entry, NotTaken, Passed
from unobot.store.importing import Change, bring_in

KEYS = ("network", "channel", "source", "kind")
"""The columns that are not worth telling of every row."""


def import_files(
    engine: Engine,
    place: tuple[str, str],
    files: Sequence[Path],
    read: Callable[[str, bytes], list[Entry]],
    *,
    dry_run: bool,
) -> int:
    """Import files of one network and channel; returns the exit code: 1 if a file could not be read at all.

    ``read`` gives the entries of a file by its name and content; it may raise ``NotTaken``.
    """
    failed = False
    for file in files:
        try:
            entries = read(file.name, file.read_bytes())
        except (OSError, NotTaken) as error:
            failed = True
            click.echo(f"{file}: {error.strerror if isinstance(error, OSError) else error}", err=True)
            continue
        passed = [entry for entry in entries if isinstance(entry, Passed)]
        taken = [entry for entry in entries if not isinstance(entry, Passed)]
        changes = bring_in(engine, *place, file.name, taken, dry_run=dry_run)
        for entry in passed:
            click.echo(f"{file}:{entry.line}: not taken over: {entry.reason}")
        for change in changes:
            click.echo(f"{file}: {_told(change)}")
        new = sum(change.before is None for change in changes)
        click.echo(
            f"{file}: {'would be ' if dry_run else ''}new {new}, changed {len(changes) - new}, "
            f"as before {len(taken) - len(changes)}, not taken over {len(passed)}"
        )
    return int(failed)


def _told(change: Change) -> str:
    """A row by its columns, or what becomes of them."""
    before = change.before or change.after
    fields = (
        f"{name} {before[name]} -> {value}" if before[name] != value else f"{name} {value}"
        for name, value in change.after.items()
        if name not in KEYS and value not in ("", 0)
    )
    return f"{'new' if change.before is None else 'changed'}: {', '.join(fields)}"
