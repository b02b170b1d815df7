"""The measurement itself: that whole hands are played, and that all sides do the same work."""

import asyncio

import pytest

from tests.bench import process
from tests.bench.report import DOCUMENT, Section, filled


def test_hands_are_played_to_their_end_and_nothing_is_refused() -> None:
    record = asyncio.run(process.played(2))
    assert [text for _, text in record.typed].count("!deal") == 2
    assert len(record.actions) == len(record.typed)
    assert sum(name == "hand-won" for name, _ in record.said) == 2


def test_the_three_sides_are_measured() -> None:
    section = process.measure(hands=1, rounds=1)
    assert [row[0] for row in section.rows] == ["engine alone", "Fluent alone", "the whole bot"]
    assert float(section.rows[-1][-1]) > 0


@pytest.mark.parametrize("name", ["engine", "process", "store"])
def test_a_table_gets_its_place_in_the_document(name: str) -> None:
    section = Section(name=name, columns=("what", "ratio"), rows=[("bot", "2")], note="once")
    document = DOCUMENT.read_text("utf-8")
    written = filled(document, section)
    assert "| bot | 2 |\n\nonce" in written
    assert filled(written, section) == written


def test_a_table_without_a_place_is_an_error() -> None:
    with pytest.raises(ValueError, match="0 places for nothing"):
        filled("no place", Section(name="nothing", columns=(), rows=(), note=""))
