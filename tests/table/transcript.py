"""Transcripts: files of cases, each a setup (YAML), an empty line, and what is typed and heard.

A case begins with ``=== what it shows``. The lines of its body are those of ``room``; a line that begins
with ``# `` is a comment. What is heard stands right below the line that brings it about, nothing is left out.
"""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import yaml

from tests.table.room import Room, Setup


class Case(msgspec.Struct, frozen=True):
    """One transcript: its title, how the room is furnished, and the lines."""

    title: str
    setup: Setup
    lines: tuple[str, ...]


def load(path: Path) -> Iterator[Case]:
    """The cases of a file."""
    for text in path.read_text("utf-8").split("=== ")[1:]:
        head, _, body = text.partition("\n\n")
        title, _, setup = head.partition("\n")
        lines = [line for line in body.splitlines() if line and not line.startswith("# ")]
        yield Case(title, msgspec.convert(yaml.safe_load(setup) or {}, Setup), tuple(lines))


def is_heard(line: str) -> bool:
    """Whether a line is something that is heard."""
    target, arrow, _ = line.partition("< ")
    return bool(arrow) and " " not in target and ">" not in target


async def play(case: Case, *, restarts: bool = False, room: Room | None = None) -> list[str]:
    """What a transcript looks like when it is played; with ``restarts`` of the bot after every line.

    ``room`` is furnished as the case wants it; without one it is a room that keeps everything in memory.
    """
    lines: list[str] = []
    async with room or Room(case.setup) as room:
        for line in case.lines:
            if is_heard(line):
                continue
            lines += [line, *await room.do(line)]
            if restarts and can_restart(room):
                await room.restart(keep_clocks=True)
    return lines


def can_restart(room: Room) -> bool:
    """Not while lines wait, nor while no log tells what a table knows: before its first game, and whom it
    has told that none is on.
    """
    tables = [table for place, table in room.hall.tables.items() if place.channel]
    return room.is_free and all(
        table.record is not None and not table._manners._strangers for table in tables
    )
