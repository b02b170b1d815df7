"""mIRC formatting: colored chips, bold, and what strangers write made harmless.

Text that speech itself has formatted is ``Markup``; every other string is somebody's, and goes through
``clean`` before it stands in a line. A chip sets both foreground and background, so that it reads the same
on dark and light screens, and always carries the canonical letters. Color codes have two digits, and a chip
ends with a reset, so that a digit after them is never taken for a part.

``GLUE`` (a no-break space) is a space at which no line may break; it leaves as an ordinary space.
"""

import re
from functools import lru_cache

from unobot.engine.cards import Color

BOLD = "\x02"
COLOR = "\x03"
RESET = "\x0f"
CUT = "…"
GLUE = "\u00a0"

CHIP_COLORS: dict[Color | None, str] = {
    Color.RED: "00,04",  # white on red
    Color.GREEN: "00,03",  # white on green
    Color.BLUE: "00,02",  # white on blue
    Color.YELLOW: "01,08",  # black on yellow
    None: "00,01",  # white on black: the wilds
}

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


def chip(text: str, color: Color | None, plain: bool) -> Markup:
    """``text`` on its color (``None``: a wild's), in one piece; in plain mode the text alone."""
    whole = text.replace(" ", GLUE)
    if plain:
        return Markup(whole)
    return Markup(f"{COLOR}{CHIP_COLORS[color]}{GLUE}{whole}{GLUE}{RESET}")


def bold(text: str, plain: bool) -> Markup:
    """``text`` that catches the eye."""
    return clean(text) if plain else Markup(f"{BOLD}{clean(text)}{BOLD}")
