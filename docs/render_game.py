"""Draws the picture in README.md: a short game, really played, as an IRC client shows it.

    make picture

The lines below are typed into the real hall, which deals from a given seed, so that the game is the same
each time; only the clock is not a real one. What it answers is drawn as SVG on a grid of characters, with
no font but the viewer's own.
"""

import asyncio
import re
import sys
from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby
from pathlib import Path

from msgspec import Struct

from unobot import rulesets
from unobot.commands.parse import Manner, parse
from unobot.demo.formatting import styled
from unobot.speech.word import Wording
from unobot.store.memory import MemoryLog, MemoryPersons
from unobot.store.memory_bans import MemoryBans
from unobot.table.clock import ManualClock
from unobot.table.draft import Place, Services
from unobot.table.hall import Hall
from unobot.table.outputs import Output
from unobot.table.ports import Ports
from unobot.table.presence import Line, Speaker
from unobot.table.requests import Command
from unobot.table.settings import TableSettings

# -- the game ----------------------------------------------------------------------------------------------

PLACE = Place("example", "#uno")
BOT = "unobot"
SEED = "picture-491"
SETTINGS = TableSettings(ruleset="official", rules={"hand_size": 4})
"""Few cards, so that a whole hand fits the picture."""

VIEWER = "cat"
"""Whose client is drawn: it shows her own notices, and nobody else's."""

SCRIPT: tuple[tuple[str, str], ...] = (
    ("ann", "!uno"),
    ("bob", "!join"),
    ("cat", "!join"),
    ("ann", "!deal"),
    ("bob", "!play rr"),
    ("cat", "!play red seven"),
    ("ann", "!play +4 blue"),
    ("bob", "!challenge"),
    ("bob", "!draw"),
    ("bob", "!play blue 6"),
    ("cat", "!play b1"),
    ("ann", "!play b8"),
    ("bob", "!play y8"),
    ("cat", "!play yd uno"),
    ("bob", "!play y5"),
    ("cat", "!catch"),
    ("cat", "!play r5"),
)
"""Who types what, ``TYPING_S`` seconds after the last line."""

TYPING_S = 6.0


class Said(Struct, frozen=True):
    """A line on the screen at ``second``; ``private`` for a notice to the viewer."""

    second: float
    nick: str
    text: str
    private: bool = False


class Game:
    """A table with its people, and the lines that the viewer sees."""

    def __init__(self) -> None:
        self.screen: list[Said] = []
        self._clock = ManualClock()
        self._persons = MemoryPersons()
        self._waiting: list[Output] = []
        self._word = Wording()
        services = Services(
            settings=SETTINGS,
            persons=self._persons,
            chance=lambda: SEED,
            rulesets=rulesets.resolve,
            new_game=lambda: "picture",
        )
        ports = Ports(log=MemoryLog(), bans=MemoryBans(), clock=self._clock, say=self._waiting.append)
        self.hall = Hall(ports, self._persons, _read, lambda place: services)

    async def type(self, nick: str, text: str) -> None:
        """Somebody types a line; what was due before it happens first."""
        until = self._clock.now() + TYPING_S
        while self._clock.step(until):
            await self._settle()
        self.screen.append(Said(self._clock.now(), nick, text))
        speaker = Speaker(network=PLACE.network, nick=nick, user=nick, host="host.example")
        self.hall.hear(Line(speaker=speaker, channel=PLACE.channel, text=text))
        await self._settle()

    async def _settle(self) -> None:
        """Let the table work and say what it has to say, merged for each hearer as the outbox does."""
        await self.hall.idle()
        while self._waiting:
            outputs = self._waiting.copy()
            self._waiting.clear()
            for hearer, said in groupby(outputs, lambda output: output.to):
                self._say(hearer, list(said))
            await self.hall.idle()

    def _say(self, hearer: str | None, outputs: list[Output]) -> None:
        if hearer is None or self._persons.get(hearer).nick == VIEWER:
            lines = self._word(outputs, ROOM, False)
            self.screen += [Said(self._clock.now(), BOT, line, hearer is not None) for line in lines]
        for output in outputs:
            self.hall.sent(output)


def _read(line: Line) -> Command | None:
    return parse(line.text, Manner(prefixes=("!",), nick=BOT))


async def play() -> list[Said]:
    """Play the script; returns what the viewer has on the screen in the end."""
    game = Game()
    async with game.hall:
        for nick, text in SCRIPT:
            await game.type(nick, text)
    return game.screen


# -- the picture -------------------------------------------------------------------------------------------

ROOM = 430
"""Bytes of a line that a server leaves to the bot."""

COLUMNS = 92
"""Characters of text in a row of the screen."""

CELL, ROW, FONT_SIZE = 8.4, 21, 14
MARGIN = 14
TEXT_AT = MARGIN + 17 * CELL
TOP, BOTTOM = 68, 58
WIDTH = round(TEXT_AT + (COLUMNS + 14) * CELL)
NICK_LIST_AT = WIDTH - 11 * CELL

OPENED_AT = 21 * 60 + 14
"""The minute of the evening at which the game begins."""

TOPIC = "UNO every evening · type !uno to play, !help for the commands"
PRESENT = (("@", BOT), ("", "ann"), ("", "bob"), ("", "cat"))
ALTERNATIVE = "A short game of UNO in an IRC channel"

BACKGROUND, BAR, EDGE, FAINT, TEXT, NOTICE = "#22262e", "#2c313b", "#3a404c", "#858da0", "#dde1e8", "#e0af68"
NICK_COLORS = {"ann": "#e88fb4", "bob": "#7fc8a9", "cat": "#d9b36c", BOT: "#8ab4f8"}
TERMINAL_COLORS = {
    "ansiwhite": "#ffffff",
    "ansiblack": "#000000",
    "ansibrightred": "#d32f3a",
    "ansigreen": "#23863a",
    "ansiblue": "#2455c3",
    "ansibrightyellow": "#f2cf3b",
}
FONTS = "'DejaVu Sans Mono', 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace"


class Run(Struct, frozen=True):
    """A piece of text in one style; ``style`` as in ``unobot.demo.formatting``."""

    text: str
    style: str = ""

    @property
    def colors(self) -> tuple[str | None, str | None]:
        """The colors of the letters and of the chip on which they stand, where there is one."""
        chosen = dict(part.split(":") for part in self.style.split() if ":" in part)
        fore, back = (TERMINAL_COLORS.get(chosen.get(name, "")) for name in ("fg", "bg"))
        return fore, back


def rows_of(text: str) -> Iterator[list[Run]]:
    """The line broken into rows, at spaces between words and never within a chip."""
    row: list[Run] = []
    used = 0
    for word in _words(text):
        length = sum(len(run.text) for run in word)
        if used + length > COLUMNS:
            yield row
            row, used = [], 0
        row += word
        used += length
    yield row


def _words(text: str) -> Iterator[list[Run]]:
    """What may not be broken: a word with what sticks to it, such as a chip before a full stop."""
    word: list[Run] = []
    for style, piece in styled(text):
        for part in [piece] if "bg:" in style else re.findall(r"\S+ *| +", piece):
            word.append(Run(part, style))
            if part.endswith(" ") and "bg:" not in style:
                yield word
                word = []
    yield word


def _merged(row: list[Run]) -> Iterator[Run]:
    """The row with neighbours of one style joined."""
    for style, runs in groupby(row, lambda run: run.style):
        yield Run("".join(run.text for run in runs), style)


def draw(screen: Iterable[Said]) -> str:
    """The picture, as SVG."""
    shapes: list[str] = []
    y = TOP
    for said in screen:
        shapes += _gutter(said, y)
        for row in rows_of(said.text):
            shapes += _row(row, y, NOTICE if said.private else TEXT)
            y += ROW
    return "\n".join([*_window(y + BOTTOM - ROW), *shapes, "</svg>", ""])


def _gutter(said: Said, y: float) -> Iterator[str]:
    """The time and the nick before a line."""
    minutes = OPENED_AT + int(said.second) // 60
    yield _text(MARGIN, y, f"{minutes // 60}:{minutes % 60:02}", FAINT)
    nick = f"-{said.nick}-" if said.private else said.nick
    color = NOTICE if said.private else NICK_COLORS[said.nick]
    yield _text(TEXT_AT - (len(nick) + 2) * CELL, y, nick, color, bold=True)


def _row(row: list[Run], y: float, color: str) -> Iterator[str]:
    x = TEXT_AT
    for run in _merged(row):
        fore, back = run.colors
        if back:
            width = len(run.text) * CELL
            yield f'<rect x="{x:g}" y="{y - 15:g}" width="{width:g}" height="19" rx="3" fill="{back}"/>'
        indent = len(run.text) - len(run.text.lstrip())
        bold = back is not None or "bold" in run.style
        yield _text(x + indent * CELL, y, run.text.strip(), fore or color, bold=bold)
        x += len(run.text) * CELL


def _window(height: float) -> Iterator[str]:
    """The client around the lines: the topic, who is there, and where one types."""
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}"'
    yield f' font-family="{FONTS}" font-size="{FONT_SIZE}" role="img" aria-label="{ALTERNATIVE}">'
    yield f'<rect width="{WIDTH}" height="{height:g}" rx="10" fill="{BACKGROUND}"/>'
    yield f'<path d="M0 40V10A10 10 0 0 1 10 0H{WIDTH - 10}A10 10 0 0 1 {WIDTH} 10V40Z" fill="{BAR}"/>'
    yield _text(MARGIN, 26, PLACE.channel, TEXT, bold=True)
    yield _text(MARGIN + 6 * CELL, 26, TOPIC, FAINT)
    for x in (TEXT_AT - CELL, NICK_LIST_AT - CELL):
        yield f'<path d="M{x:g} 40V{height - 40:g}" stroke="{EDGE}"/>'
    for index, (mark, nick) in enumerate(PRESENT):
        y = TOP + index * ROW
        yield _text(NICK_LIST_AT, y, mark + nick, NICK_COLORS[nick])
    yield f'<path d="M0 {height - 40:g}H{WIDTH}" stroke="{EDGE}"/>'
    yield _text(MARGIN, height - 15, f"[{VIEWER}]", NICK_COLORS[VIEWER])
    yield f'<rect x="{MARGIN + 6 * CELL:g}" y="{height - 28:g}" width="{CELL}" height="17" fill="{FAINT}"/>'


def _text(x: float, y: float, text: str, color: str, *, bold: bool = False) -> str:
    """Text on the grid, as wide in every font."""
    weight = ' font-weight="600"' if bold else ""
    return (
        f'<text x="{x:g}" y="{y:g}" fill="{color}" textLength="{len(text) * CELL:g}"'
        f' lengthAdjust="spacingAndGlyphs"{weight}>{escape(text)}</text>'
    )


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(draw(asyncio.run(play())), encoding="utf-8")
