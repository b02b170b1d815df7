"""Draws what a terminal shows, as ``tmux capture-pane -e`` gives it, as an SVG picture."""

import re
from collections.abc import Iterator
from html import escape

from msgspec import Struct
from msgspec.structs import replace

CELL, ROW, FONT_SIZE, MARGIN = 7.8, 17, 13, 8
FONTS = "'DejaVu Sans Mono', 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace"

BASIC = (
    *("#1c1f24", "#d32f3a", "#3f9b46", "#c9922e", "#2a5fc9", "#9c4fb0", "#2a9aa5", "#d0d4da"),
    *("#6b7280", "#ff5c57", "#5af78e", "#f2cf3b", "#5f8ff5", "#d57be0", "#6fd3dd", "#ffffff"),
)
"""The sixteen colors that a terminal is free to choose."""

_STEPS = (0, 95, 135, 175, 215, 255)
_SEQUENCE = re.compile(r"\x1b\[([0-9;]*)m")
_OTHER = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-ln-z]|[()][A-Z0-9]|[=>])|[\x0e\x0f]")


class Look(Struct, frozen=True):
    """How a piece of text looks; a color is ``#rrggbb``, or none: the terminal's own."""

    fore: str | None = None
    back: str | None = None
    bold: bool = False
    reverse: bool = False


def draw(captured: str, *, light: bool, label: str) -> str:
    """The picture; ``light`` for a terminal with black letters on white."""
    paper, ink = ("#fbfbf8", "#22262e") if light else ("#16181d", "#dde1e8")
    rows = captured.rstrip("\n").split("\n")
    columns = max(len(_OTHER.sub("", _SEQUENCE.sub("", row))) for row in rows)
    width, height = 2 * MARGIN + columns * CELL, 2 * MARGIN + len(rows) * ROW
    shapes = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}"'
        f' font-family="{FONTS}" font-size="{FONT_SIZE}" role="img" aria-label="{escape(label)}">',
        f'<rect width="{width:g}" height="{height:g}" rx="6" fill="{paper}" stroke="#8a8f99"/>',
    ]
    for number, row in enumerate(rows):
        shapes += _row(row, MARGIN + number * ROW, paper, ink)
    return "\n".join([*shapes, "</svg>", ""])


def _row(row: str, y: float, paper: str, ink: str) -> Iterator[str]:
    x: float = MARGIN
    for text, look in _runs(row):
        fore, back = look.fore or ink, look.back
        if look.reverse:
            fore, back = back or paper, fore
        width = len(text) * CELL
        if back:
            yield f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{ROW}" fill="{back}"/>'
        if text.strip():
            indent = (len(text) - len(text.lstrip())) * CELL
            weight = ' font-weight="600"' if look.bold else ""
            yield (
                f'<text x="{x + indent:g}" y="{y + 13:g}" fill="{fore}"'
                f' textLength="{len(text.strip()) * CELL:g}"{weight}>{escape(text.strip())}</text>'
            )
        x += width


def _runs(row: str) -> Iterator[tuple[str, Look]]:
    look = Look()
    pieces = _SEQUENCE.split(_OTHER.sub("", row))
    for text, codes in zip(pieces[::2], [*pieces[1::2], ""], strict=True):
        if text:
            yield text, look
        look = _changed(look, [int(code or 0) for code in codes.split(";")] if codes else [0])


SWITCHES = {1: {"bold": True}, 7: {"reverse": True}, 22: {"bold": False}, 27: {"reverse": False}}


def _changed(look: Look, codes: list[int]) -> Look:
    """The look after one escape sequence (SGR)."""
    while codes:
        code = codes.pop(0)
        if code in (38, 48):
            kind, *values = codes[: 2 if codes[0] == 5 else 4]
            del codes[: len(values) + 1]
            color = _of_256(values[0]) if kind == 5 else "#{:02x}{:02x}{:02x}".format(*values)
            look = replace(look, **{"fore" if code == 38 else "back": color})
        elif code in SWITCHES:
            look = replace(look, **SWITCHES[code])
        elif code == 0:
            look = Look()
        else:
            look = _basic(look, code)
    return look


def _basic(look: Look, code: int) -> Look:
    """One of the sixteen colors, or (39, 49) none."""
    bright, (tens, ones) = code >= 90, divmod(code - 60 if code >= 90 else code, 10)
    if tens not in (3, 4):
        return look
    color = None if ones == 9 else BASIC[ones + 8 * bright]
    return replace(look, **{"fore" if tens == 3 else "back": color})


def _of_256(number: int) -> str:
    if number < 16:
        return BASIC[number]
    if number >= 232:
        return "#" + f"{8 + 10 * (number - 232):02x}" * 3
    red, rest = divmod(number - 16, 36)
    return "#" + "".join(f"{_STEPS[step]:02x}" for step in (red, *divmod(rest, 6)))
