"""What arrived on the wire, made plain: no formatting, no control characters, single spaces.

Everything else in this package reads plain text only, so nothing that a request carries can start a
second IRC line, turn the direction of writing or color what is quoted.
"""

import re

MARKS = ".,!"
"""Marks that people put behind a card or a command, and that mean nothing there."""

QUOTE_LENGTH = 40
TEXT_LENGTH = 100

_FORMATTING = re.compile(
    "\x03(?:[0-9]{1,2}(?:,[0-9]{1,2})?)?"
    "|\x04(?:[0-9a-fA-F]{6}(?:,[0-9a-fA-F]{6})?)?"
    "|[\x02\x0f\x11\x16\x1d\x1e\x1f]"
)


def plain(text: str) -> str:
    """The text without mIRC formatting; what cannot be printed, and any run of spaces, becomes one space."""
    if text.isprintable():  # no code is
        return " ".join(text.split())
    visible = (mark if mark.isprintable() else " " for mark in _FORMATTING.sub("", text))
    return " ".join("".join(visible).split())


def quote(text: str) -> str:
    """As much of what was typed as an answer may repeat."""
    return text[:QUOTE_LENGTH].rstrip()
