"""Files of other bots: each line is taken over as a whole, or named with the reason."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select

from tests.store.matches import Archive, configured, short
from unobot.cli import main
from unobot.statistics.imports import NotTaken, OldRecord, Passed, Score, read_marky, read_table
from unobot.store.counting import count_new, rebuild
from unobot.store.schema import imported, imported_records
from unobot.table.statistics import Mark, Ranked, Scope

NETWORK = Scope(network="net")
CHANNEL = Scope(network="net", channel="#uno")


def marky(name: str, data: bytes | str, year: int | None = None, month: str = "") -> list[object]:
    raw = data if isinstance(data, bytes) else data.encode()
    return list(read_marky(name, raw, year=year, month=month, bots={"unobot"}))


# Marky's files


def test_scores_are_a_line_a_player_with_games_won_and_points() -> None:
    text = "ann 12 810 3\nA[b]{c}\\|^ 1 2 0\nold 3 40\n"
    assert marky("UnoScores", text) == [
        Score(nick="ann", wins=12, points=810),
        Score(nick="A[b]{c}\\|^", wins=1, points=2),
        Score(nick="old", wins=3, points=40),
    ]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "an empty line"),
        ("   ", "an empty line"),
        ("ann", "this is not: nick games points blackjacks"),
        ("ann 5", "this is not: nick games points blackjacks"),
        ("ann 5 6 7 8", "this is not: nick games points blackjacks"),
        ("ann -5 6 7", "-5 cannot be right"),
        ("ann 5 6 -7", "-7 cannot be right"),
        ("ann 5 99999999999 7", "99999999999 cannot be right"),
        ("ann five 6 7", "five is no number"),
        ("ann ² 6 7", "² is no number"),
        ("Nobody 0 0 0", "nobody yet"),
        ("Nobody 0", "nobody yet"),
        ("UnoBot 9 9 9", "the bot itself"),
        ("first 1 1 1", "first is there a second time"),
        ("a\x00b 1 1 1", "there is no nick"),
    ],
)
def test_a_line_that_is_not_taken_over_is_named_and_the_others_are(line: str, reason: str) -> None:
    assert marky("UnoScores", f"first 1 2 3\n{line}\nlast 4 5 6") == [
        Score(nick="first", wins=1, points=2),
        Passed(2, reason),
        Score(nick="last", wins=4, points=5),
    ]


def test_old_files_are_in_latin_1_and_new_ones_in_utf_8() -> None:
    data = b"\xef\xbb\xbfann 1 1 1\r\nJ\xf6rg 2 2 2\r\nJ\xc3\xbcrgen 3 3 3\n"
    assert [entry.nick for entry in marky("UnoScores", data)] == ["ann", "Jörg", "Jürgen"]


def test_an_archive_is_of_its_month_in_the_year_that_is_given() -> None:
    assert marky("UnoScores.Mar", "ann 1 2 3", year=2025) == [
        Score(nick="ann", month="2025-03", wins=1, points=2)
    ]
    assert marky("UnoScores.Dec", "ann 1 2 3", year=2025)[0].month == "2025-12"
    with pytest.raises(NotTaken, match="--year"):
        marky("UnoScores.Mar", "ann 1 2 3")


def test_the_month_of_the_scores_may_be_given() -> None:
    assert marky("UnoScores", "ann 1 2 3", month="2025-04")[0].month == "2025-04"
    with pytest.raises(NotTaken, match="no month"):
        marky("UnoScores", "ann 1 2 3", month="April")


CONFIGURATION = """\
Version=0.98
Fast=ann 42
High=bob 310
Played=Nobody 0
RecordFast=ann 30
RecordHigh=cat -5
RecordCard=A[b] 9000

RecordWins=dan
RecordPlayed=ann lots
LastMonthCard1=bob 800
LastMonthWins3=unobot 20
garbage
"""


def test_records_are_read_from_the_configuration() -> None:
    assert marky("uno.cfg", CONFIGURATION) == [
        OldRecord("Fast", "fastest", "ann", 42),
        OldRecord("High", "best_hand", "bob", 310),
        Passed(4, "nobody yet"),
        OldRecord("RecordFast", "fastest", "ann", 30),
        Passed(6, "-5 cannot be right"),
        OldRecord("RecordCard", "month_points", "A[b]", 9000),
        Passed(8, "an empty line"),
        Passed(9, "RecordWins is not: nick number"),
        Passed(10, "lots is no number"),
        OldRecord("LastMonthCard1", "month_points", "bob", 800),
        Passed(12, "the bot itself"),
        Passed(13, "this is not: Key=value"),
    ]


def test_an_empty_value_is_named() -> None:
    assert marky("uno.cfg", "High=") == [Passed(1, "High is not: nick number")]


@given(st.binary(max_size=200), st.sampled_from(("UnoScores", "UnoScores.Jan", "uno.cfg")))
def test_whatever_a_file_holds_every_line_is_read_or_named(data: bytes, name: str) -> None:
    entries = marky(name, data, year=2025)
    if not name.endswith(".cfg"):
        assert len(entries) == len(data.splitlines())


# Tables


def test_a_table_names_its_columns() -> None:
    data = b'Nick, wins,month,points\nann,5,2026-01,100\n"b,c",,,7\nann,1,,\n'
    assert read_table(data) == [
        Score(nick="ann", month="2026-01", wins=5, points=100),
        Score(nick="b,c", points=7),
        Score(nick="ann", wins=1),
    ]


@pytest.mark.parametrize("head", ["", "wins,points", "nick,score", "nick,wins,wins"])
def test_a_table_without_its_columns_is_refused(head: str) -> None:
    with pytest.raises(NotTaken, match="the first line must name the columns"):
        read_table(f"{head}\nann,1,2\n".encode() if head else b"")


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("ann", "1 cells, and not 3"),
        ("ann,2026-13,1", "2026-13 is no month as in 2026-03"),
        ("ann,,1.5", "1.5 is no number"),
        (",,1", "there is no nick"),
        ("nobody,,1", "nobody yet"),
        ("", "an empty line"),
        ("x" * 200_000 + ",,1", "field larger than field limit (131072)"),
    ],
)
def test_a_row_that_is_not_taken_over_is_named(row: str, reason: str) -> None:
    assert read_table(f"nick,month,wins\n{row}\nbob,,2".encode()) == [
        Passed(2, reason),
        Score(nick="bob", wins=2),
    ]


# Into the database


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    archive = Archive(tmp_path, "ann", "bob")
    archive.add("a", short("ann", "bob", points=[0, 30]), seconds=60)
    count_new(archive.engine)
    yield archive
    archive.close()


def bring_in(folder: Path, kind: str, *arguments: str, channel: str = "#Uno", **files: str) -> Result:
    paths = []
    for name, text in files.items():
        path = folder / name.replace("_", ".")
        path.write_text(text, encoding="utf-8")
        paths.append(str(path))
    config = ["-c", str(configured(folder))]
    return CliRunner().invoke(main, ["import", kind, *paths, "--channel", channel, *arguments, *config])


def rows(archive: Archive) -> list[tuple[object, ...]]:
    with archive.engine.connect() as connection:
        both = (connection.execute(select(table)).all() for table in (imported, imported_records))
        return sorted(tuple(row) for table in both for row in table)


def test_imported_results_stand_beside_those_that_are_played(archive: Archive, tmp_path: Path) -> None:
    result = bring_in(
        tmp_path, "marky", UnoScores="old 5 700 1\n\n", uno_cfg="RecordFast=old 30\nHigh=old 20\n"
    )
    assert result.exit_code == 0
    assert result.output.replace(f"{tmp_path}/", "").splitlines() == [
        "UnoScores:2: not taken over: an empty line",
        "UnoScores: new: nick old, wins 5, points 700",
        "UnoScores: new 1, changed 0, as before 0, not taken over 1",
        "uno.cfg: new: name RecordFast, nick old, value 30",
        "uno.cfg: new: name High, nick old, value 20",
        "uno.cfg: new 2, changed 0, as before 0, not taken over 0",
    ]
    ranking = asyncio.run(archive.statistics.ranking("wins", CHANNEL, 0, 10))
    assert ranking.lines == (Ranked(1, "old", 5), Ranked(2, "ann", 1))
    records = asyncio.run(archive.statistics.records(CHANNEL))
    assert Mark("fastest", "old", 30) in records
    assert Mark("best_hand", "ann", 30) in records
    assert asyncio.run(archive.statistics.records(Scope(network="net", channel="#two"))) == ()
    before = rows(archive)
    rebuild(archive.engine)
    assert rows(archive) == before
    assert asyncio.run(archive.statistics.ranking("wins", NETWORK, 0, 10)) == ranking


def test_a_second_run_changes_nothing_and_a_newer_file_only_what_is_new(
    archive: Archive, tmp_path: Path
) -> None:
    bring_in(tmp_path, "marky", UnoScores="old 5 700 1\nmore 1 10 0\n")
    before = rows(archive)
    again = bring_in(tmp_path, "marky", UnoScores="old 5 700 1\nmore 1 10 0\n")
    assert again.output.endswith("UnoScores: new 0, changed 0, as before 2, not taken over 0\n")
    assert rows(archive) == before
    newer = bring_in(tmp_path, "marky", UnoScores="old 6 750 1\nmore 1 10 0\nthird 1 1 1\n")
    assert "changed: nick old, wins 5 -> 6, points 700 -> 750" in newer.output
    assert newer.output.endswith("new 1, changed 1, as before 1, not taken over 0\n")
    assert len(rows(archive)) == 3


def test_a_dry_run_says_what_would_change_and_changes_nothing(archive: Archive, tmp_path: Path) -> None:
    result = bring_in(tmp_path, "marky", "--dry-run", UnoScores="old 5 700 1\n")
    assert result.output.endswith("UnoScores: would be new 1, changed 0, as before 0, not taken over 0\n")
    assert rows(archive) == []


def test_archives_count_in_their_month(archive: Archive, tmp_path: Path) -> None:
    result = bring_in(
        tmp_path, "marky", "--year", "2026", UnoScores_Mar="old 5 70 0", UnoScores_Feb="old 2 20 0"
    )
    assert result.exit_code == 0
    month = asyncio.run(archive.statistics.ranking("wins", Scope(network="net", period="month"), 0, 10))
    assert month.lines == (Ranked(1, "old", 5), Ranked(2, "ann", 1))
    everything = asyncio.run(archive.statistics.ranking("wins", NETWORK, 0, 10))
    assert everything.lines[0] == Ranked(1, "old", 7)


def test_a_table_is_taken_over(archive: Archive, tmp_path: Path) -> None:
    result = bring_in(tmp_path, "csv", results_csv="nick,matches,wins,points\nold,9,3,90\n")
    assert "new: nick old, matches 9, wins 3, points 90" in result.output
    assert result.exit_code == 0


def test_the_bots_own_nicks_are_ours_and_those_that_are_named(archive: Archive, tmp_path: Path) -> None:
    result = bring_in(tmp_path, "marky", "--bot", "Robot", UnoScores="unobot 5 5 5\nROBOT 6 6 6\nann 1 1 1\n")
    assert result.output.count("not taken over: the bot itself") == 2
    assert len(rows(archive)) == 1


def test_a_file_that_cannot_be_read_is_named_and_the_others_are_taken_over(
    archive: Archive, tmp_path: Path
) -> None:
    result = bring_in(tmp_path, "marky", str(tmp_path / "gone"), UnoScores_Mar="a 1 1 1", UnoScores="b 1 1 1")
    assert result.exit_code == 1
    assert "--year says so" in result.stderr
    assert "gone: No such file or directory" in result.stderr
    assert len(rows(archive)) == 1


def test_the_network_must_be_one_of_the_configuration(archive: Archive, tmp_path: Path) -> None:
    result = bring_in(tmp_path, "csv", "--network", "other", results_csv="nick,wins\nold,3\n")
    assert (result.exit_code, result.stderr) == (2, "Error: --network must be one of: net\n")
    assert bring_in(tmp_path, "csv", "--network", "net", results_csv="nick,wins\nold,3\n").exit_code == 0
