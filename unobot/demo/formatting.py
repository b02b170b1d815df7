"""mIRC formatting codes, as a terminal shows them: as styles, or not at all.

Other control characters are dropped, so that nobody in the channel can write escape sequences to the
terminal of another.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from prompt_toolkit.utils import get_cwidth

BOLD, COLOR, RESET, REVERSE, ITALIC, UNDERLINE = "\x02", "\x03", "\x0f", "\x16", "\x1d", "\x1f"

_TOGGLES = {
    BOLD: "bold",
    REVERSE: "reverse",
    ITALIC: "italic",
    UNDERLINE: "underline",
    "\x1e": "strike",
}
_COLORS = (
    "ansiwhite",
    "ansiblack",
    "ansiblue",
    "ansigreen",
    "ansibrightred",
    "ansired",
    "ansimagenta",
    "ansiyellow",
    "ansibrightyellow",
    "ansibrightgreen",
    "ansicyan",
    "ansibrightcyan",
    "ansibrightblue",
    "ansibrightmagenta",
    "ansibrightblack",
    "ansigray",
)
"""The terminal's names of the sixteen colors; the others, and 99, are its default color."""

_CODE = re.compile(
    rf"{COLOR}(?:(?P<fore>[0-9]{{1,2}})(?:,(?P<back>[0-9]{{1,2}}))?)?"
    rf"|(?P<toggle>[{''.join(_TOGGLES)}])|(?P<reset>{RESET})"
)
_MARGINS = re.compile(rf"({COLOR}[0-9]{{2}},[0-9]{{2}}) ([^{COLOR}{RESET}]*) (?={RESET})")
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")


@dataclass(frozen=True)
class _Style:
    toggled: frozenset[str] = frozenset()
    fore: str = ""
    back: str = ""

    def after(self, code: re.Match[str]) -> "_Style":
        if code["reset"]:
            return _Style()
        if code["toggle"]:
            return replace(self, toggled=self.toggled ^ {_TOGGLES[code["toggle"]]})
        if code["fore"] is None:
            return replace(self, fore="", back="")
        return replace(
            self, fore=_color(code["fore"]), back=_color(code["back"]) if code["back"] else self.back
        )

    def __str__(self) -> str:
        words = sorted(self.toggled)
        words += [f"fg:{self.fore}"] if self.fore else []
        words += [f"bg:{self.back}"] if self.back else []
        return " ".join(words)


def _color(number: str) -> str:
    return dict(enumerate(_COLORS)).get(int(number), "default")


def styled(text: str) -> list[tuple[str, str]]:
    """Return the text as (style, text) pairs for prompt_toolkit."""
    return [(str(style), run) for style, run in _runs(text) if run]


def wrapped(runs: list[tuple[str, str]], width: int) -> list[tuple[str, str]]:
    """Break the line at spaces, so that none is wider than ``width`` columns; a longer word stays whole."""
    breaks = set(_breaks("".join(run for _, run in runs), width))
    lines, start = [], 0
    for style, run in runs:
        letters = ("\n" if start + index in breaks else letter for index, letter in enumerate(run))
        lines.append((style, "".join(letters)))
        start += len(run)
    return lines


def _breaks(text: str, width: int) -> Iterator[int]:
    """The spaces at which the text goes on in a new line."""
    column, space, after_space = 0, None, 0
    for index, letter in enumerate(text):
        column += get_cwidth(letter)
        if letter == " ":
            space, after_space = index, column
        if column > width and space is not None:
            yield space
            column, space = column - after_space, None


def plain(text: str) -> str:
    """Return the text alone, without the margins that colored words have inside their color."""
    return "".join(run for _, run in _runs(_MARGINS.sub(r"\1\2", text)))


def _runs(text: str) -> Iterator[tuple[_Style, str]]:
    style, start = _Style(), 0
    for code in _CODE.finditer(text):
        yield style, _printable(text[start : code.start()])
        style, start = style.after(code), code.end()
    yield style, _printable(text[start:])


def _printable(text: str) -> str:
    readable = text.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
    return _CONTROL.sub("", readable)
