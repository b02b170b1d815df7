"""mIRC formatting: colored chips, bold, and what strangers write made harmless.

Text that speech itself has formatted is ``Markup``; every other string is somebody's, and goes through
``clean`` before it stands in a line. A chip sets both foreground and background, so that it reads the same
whatever the client's own colors are, and always carries the canonical letters. Color codes have two digits,
and a chip ends with a reset, so that a digit after them is never taken for a part.

In the usual palette the letters of each chip have a contrast of 4.5 to 1 at the least, as WCAG 2 asks. The
theme ``dark`` has chips that stand out from a dark screen, ``light`` such that stand out from a light one.

``GLUE`` (a no-break space) is a space at which no line may break; it leaves as an ordinary space.
"""

import re
from functools import lru_cache

from unobot.engine.cards import Color
from unobot.table.preferences import Theme

BOLD = "\x02"
COLOR = "\x03"
RESET = "\x0f"
CUT = "…"
GLUE = "\u00a0"

CHIP_COLORS: dict[Theme, dict[Color | None, str]] = {
    "dark": {
        Color.RED: "01,04",  # black on red
        Color.GREEN: "01,09",  # black on light green
        Color.BLUE: "00,12",  # white on light blue
        Color.YELLOW: "01,08",  # black on yellow
        None: "01,15",  # black on light grey: the wilds
    },
    "light": {
        Color.RED: "01,04",  # black on red
        Color.GREEN: "01,03",  # black on green
        Color.BLUE: "00,02",  # white on dark blue
        Color.YELLOW: "01,08",  # black on yellow
        None: "00,01",  # white on black: the wilds
    },
}
"""The themes that have codes: foreground and background of each color; ``None`` are the wilds."""

SHAPES: dict[Color | None, str] = {
    Color.RED: "▲",
    Color.GREEN: "■",
    Color.BLUE: "●",
    Color.YELLOW: "◆",
    None: "★",
}
"""The shapes of the theme ``symbols``, which differ whatever colors somebody sees, and have no codes."""

MARK = "*"
"""Stands behind a card that may be played."""

CODE = re.compile(r"\x03(?:\d{1,2}(?:,\d{1,2})?)?|\x04(?:[0-9A-Fa-f]{6})?|[\x02\x0f\x11\x16\x1d\x1e\x1f]")
"""One code: color, hex color, bold, reset, monospace, reverse, italics, strikethrough or underline."""

_BREAKS = re.compile(r"[\x00-\x20\x7f-\xa0\u2028\u2029]+")
_HIDDEN = re.compile(r"[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff]")


class Markup(str):
    """Text whose formatting codes speech itself has put there."""

    __slots__ = ()


def strip(text: str) -> str:
    """``text`` without formatting codes."""
    return CODE.sub("", text)


def clean(text: str, limit: int = 400) -> Markup:
    """Somebody's text without formatting, control and direction characters, of at most ``limit`` bytes."""
    return text if isinstance(text, Markup) else _cleaned(text, limit)


@lru_cache(1024)
def _cleaned(text: str, limit: int) -> Markup:
    harmless = _BREAKS.sub(" ", _HIDDEN.sub("", strip(text))).strip()
    if len(harmless.encode()) > limit:
        harmless = harmless.encode()[: limit - len(CUT.encode())].decode(errors="ignore") + CUT
    return Markup(harmless)


def chip(text: str, color: Color | None, theme: Theme) -> Markup:
    """``text`` on its color, or with its shape (``None``: a wild's), in one piece; plain, the text alone."""
    whole = text.replace(" ", GLUE)
    if colors := CHIP_COLORS.get(theme):
        return Markup(f"{COLOR}{colors[color]}{GLUE}{whole}{GLUE}{RESET}")
    return Markup(SHAPES[color] + whole if theme == "symbols" else whole)


@lru_cache(1024)
def bold(text: str, theme: Theme) -> Markup:
    """``text`` that catches the eye, where the theme has codes."""
    return Markup(f"{BOLD}{clean(text)}{BOLD}") if theme in CHIP_COLORS else clean(text)
