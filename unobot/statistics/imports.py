"""What other bots left of their players: files read line by line, each line as a whole or not at all.

- Marky's Color Uno: ``UnoScores`` and its monthly archives ``UnoScores.Jan`` … ``.Dec``, a line a player, as
  in ``nick games points blackjacks``, where games are those that were won; and ``uno.cfg``, of whose lines
  ``Key=nick number`` the records are read.
- Tables with commas between, for everything else: the first line names the columns.

Old files may be in Latin-1, have blank lines, placeholders (``Nobody 0``), negative or missing numbers.
"""

import csv
import re
from collections.abc import Callable, Collection, Iterator, Sequence

from msgspec import Struct

MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
PLACEHOLDER = "nobody"
MOST = 2**31 - 1
"""The greatest number that the database takes."""

RECORDS = {
    "fast": "fastest",
    "high": "best_hand",
    "played": "cards_played",
    "recordfast": "fastest",
    "recordhigh": "best_hand",
    "recordplayed": "cards_played",
    "recordcard": "month_points",
    "recordwins": "month_wins",
    **{f"lastmonthcard{place}": "month_points" for place in (1, 2, 3)},
    **{f"lastmonthwins{place}": "month_wins" for place in (1, 2, 3)},
}
"""The keys of ``uno.cfg`` that hold a record, and its kind."""

COLUMNS = ("nick", "month", "matches", "wins", "points")
"""The columns of a table; ``nick`` must be there, and the others are empty or 0 where they are not."""


class Score(Struct, frozen=True, kw_only=True):
    """What a nick has done in a month, as in 2026-03; an empty one is not known."""

    nick: str
    month: str = ""
    matches: int = 0
    wins: int = 0
    points: int = 0


class OldRecord(Struct, frozen=True):
    """A record: the name that the other bot has for it, its kind here, and who holds it."""

    name: str
    kind: str
    nick: str
    value: int


class Passed(Struct, frozen=True):
    """A line that is not taken over, and why."""

    line: int
    reason: str


Entry = Score | OldRecord | Passed


class NotTaken(ValueError):
    """A line that is not taken over; the text says why."""


Lines = Sequence[tuple[int, str]]


def lines_of(data: bytes) -> Lines:
    """The lines of a file with their numbers; what is no UTF-8 is Latin-1."""
    return [(number, _text(line)) for number, line in enumerate(data.splitlines(), 1)]


def _text(line: bytes) -> str:
    try:
        return line.decode("utf-8-sig").strip()
    except UnicodeDecodeError:
        return line.decode("latin-1").strip()


def read_marky(name: str, data: bytes, *, year: int | None, month: str, bots: Collection[str]) -> list[Entry]:
    """The entries of a file of Marky's, which its name tells apart.

    ``year`` is that of the monthly archives, ``month`` what is known of a file of scores without one, and
    ``bots`` are the nicks of the bot, in lower case, whose own scores are none.

    Raises:
        NotTaken: the file is a monthly archive, and no year is given; or ``month`` is none.
    """
    _check_month(month)
    lines = lines_of(data)
    if name.lower().endswith(".cfg"):
        return [entry for _, entry in _entries(lines, lambda text: _old_record(text, bots))]
    suffix = name.rpartition(".")[2].lower()[:3]
    if suffix in MONTHS:
        if year is None:
            raise NotTaken("of which year is this month? --year says so")
        month = f"{year:04}-{MONTHS.index(suffix) + 1:02}"
    return list(_once(_entries(lines, lambda text: _score(text, month, bots))))


def read_table(data: bytes) -> list[Entry]:
    """The entries of a table with commas between.

    Raises:
        NotTaken: its first line does not name the columns.
    """
    lines = lines_of(data)
    columns = [column.lower() for column in _cells(lines[0][1])] if lines else []
    if "nick" not in columns or set(columns) - set(COLUMNS) or len(set(columns)) < len(columns):
        raise NotTaken(f"the first line must name the columns: nick, and any of {', '.join(COLUMNS[1:])}")
    return list(_once(_entries(lines[1:], lambda text: _row(columns, text))))


def _entries(lines: Lines, read: Callable[[str], Score | OldRecord | None]) -> Iterator[tuple[int, Entry]]:
    """What each line says; ``read`` gives ``None`` for what is no matter of statistics."""
    for number, text in lines:
        try:
            if not text:
                raise NotTaken("an empty line")
            entry: Entry | None = read(text)
        except NotTaken as error:
            entry = Passed(number, str(error))
        if entry is not None:
            yield number, entry


def _once(entries: Iterator[tuple[int, Entry]]) -> Iterator[Entry]:
    """Of two lines about the same nick and month the second one is not taken."""
    known = set()
    for number, entry in entries:
        if isinstance(entry, Score):
            if (entry.nick, entry.month) in known:
                yield Passed(number, f"{entry.nick} is there a second time")
                continue
            known.add((entry.nick, entry.month))
        yield entry


def _score(text: str, month: str, bots: Collection[str]) -> Score:
    """``nick games points blackjacks``; older versions had no blackjacks."""
    nick, *numbers = text.split()
    _check_nick(nick, bots)
    if not 2 <= len(numbers) <= 3:
        raise NotTaken("this is not: nick games points blackjacks")
    wins, points, *_ = [_number(number) for number in numbers]
    return Score(nick=nick, month=month, wins=wins, points=points)


def _old_record(text: str, bots: Collection[str]) -> OldRecord | None:
    name, sign, value = (part.strip() for part in text.partition("="))
    if not sign:
        raise NotTaken("this is not: Key=value")
    kind = RECORDS.get(name.lower())
    if kind is None:
        return None
    fields = value.split()
    if fields:
        _check_nick(fields[0], bots)
    if len(fields) != 2:
        raise NotTaken(f"{name} is not: nick number")
    return OldRecord(name, kind, fields[0], _number(fields[1]))


def _row(columns: Sequence[str], text: str) -> Score:
    cells = _cells(text)
    if len(cells) != len(columns):
        raise NotTaken(f"{len(cells)} cells, and not {len(columns)}")
    row = dict(zip(columns, cells, strict=True))
    nick, month = row.pop("nick"), row.pop("month", "")
    _check_nick(nick, ())
    _check_month(month)
    return Score(nick=nick, month=month, **{name: _number(cell or "0") for name, cell in row.items()})


def _cells(text: str) -> list[str]:
    try:
        return [cell.strip() for row in csv.reader([text]) for cell in row]
    except csv.Error as error:
        raise NotTaken(str(error)) from None


def _check_month(month: str) -> None:
    if month and not re.fullmatch(r"[0-9]{4}-(0[1-9]|1[0-2])", month):
        raise NotTaken(f"{month} is no month as in 2026-03")


def _check_nick(nick: str, bots: Collection[str]) -> None:
    if nick.lower() == PLACEHOLDER:
        raise NotTaken("nobody yet")
    if nick.lower() in bots:
        raise NotTaken("the bot itself")
    if not nick or any(mark.isspace() or not mark.isprintable() for mark in nick):
        raise NotTaken("there is no nick")


def _number(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]+", text):
        raise NotTaken(f"{text} is no number")
    number = int(text)
    if not 0 <= number <= MOST:
        raise NotTaken(f"{text} cannot be right")
    return number
