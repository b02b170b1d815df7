"""The tables of the benchmarks: printed, and kept in ``docs/performance.md``.

That file has a place for each table, between ``<!-- NAME -->`` and ``<!-- / -->``; ``--write`` fills it.
"""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from platform import python_version

import click
from msgspec import Struct

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "performance.md"


class Section(Struct, frozen=True, kw_only=True):
    """A table, and a ``note`` that says of what it is."""

    name: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    note: str

    def __str__(self) -> str:
        rows = [self.columns, ["---", *["---:"] * (len(self.columns) - 1)], *self.rows]
        table = "\n".join(f"| {' | '.join(row)} |" for row in rows)
        return f"{table}\n\n{self.note}; Python {python_version()}."


def filled(document: str, section: Section) -> str:
    """The document with the section's table in its place.

    Raises:
        ValueError: the document has no place for it.
    """
    place = re.compile(rf"(<!-- {section.name} -->\n).*?(<!-- / -->)", re.DOTALL)
    result, places = place.subn(lambda match: f"{match[1]}{section}\n{match[2]}", document)
    if places != 1:
        raise ValueError(f"{places} places for {section.name}")
    return result


def command(measure: Callable[[], Section]) -> None:
    """Run a benchmark from the command line."""

    @click.command()
    @click.option("--write", is_flag=True, help="Keep the table in docs/performance.md.")
    def main(write: bool) -> None:
        section = measure()
        print(section)
        if write:
            DOCUMENT.write_text(filled(DOCUMENT.read_text("utf-8"), section), "utf-8")

    main()
