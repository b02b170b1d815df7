"""Lines of the IRC protocol: found in a stream, read, and written within their bounds.

A line is at most 512 bytes with its CR LF; message tags stand apart and have room of their own.
Only LF ends a line. CR and NUL are dropped wherever they stand, on the way in and on the way out, so
that no text can smuggle in a second command. Text is UTF-8; bytes that are not survive the way from
one client to another as surrogate escapes.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

MAX_BODY = 510
"""Bytes of a line without its tags and its CR LF."""

MAX_TAGS = 8191
"""Bytes of the tags of a line, with their leading ``@`` and the space that ends them."""

_CONTINUATION_MASK, _CONTINUATION = 0xC0, 0x80
_NOT_IN_A_LINE = {ord("\r"): None, ord("\n"): " ", ord("\0"): None}


class OverlongLine(ValueError):
    """A line has more bytes than the protocol allows."""


class Message(NamedTuple):
    """One line taken apart: its source (empty where none is named), command in capitals, and parameters."""

    source: str
    command: str
    params: tuple[str, ...]

    @property
    def nick(self) -> str:
        """The nick (or server name) of the source."""
        return self.source.partition("!")[0]


class LineBuffer:
    """Finds the lines in a stream of bytes, and never holds more than one line's worth.

    What is too long for a line comes out cut, but still too long, so that `parse` can refuse it.
    """

    _KEPT = MAX_TAGS + MAX_BODY + len("\r") + 1

    def __init__(self) -> None:
        self._partial = b""

    def feed(self, data: bytes) -> Iterator[bytes]:
        """Yield each line that `data` completes, without its LF; to be consumed to the end."""
        *complete, rest = data.split(b"\n")
        for piece in complete:
            line, self._partial = self._partial + piece, b""
            yield line[: self._KEPT]
        self._partial = (self._partial + rest)[: self._KEPT]


def parse(line: bytes) -> Message | None:
    """Return the message that stands in one line (without LF); None for a line that says nothing.

    Tags are skipped. Raises `OverlongLine`.
    """
    line = line.removesuffix(b"\r")
    if len(line) > MAX_TAGS + MAX_BODY:
        raise OverlongLine
    if line.startswith(b"@"):
        line = line.partition(b" ")[2]
    if len(line) > MAX_BODY:
        raise OverlongLine
    text = line.translate(None, b"\r\0").decode("utf-8", "surrogateescape")
    head, has_trailing, trailing = f" {text}".partition(" :")
    source = ""
    if not head.strip(" ") and has_trailing:
        source, _, rest = trailing.partition(" ")
        head, has_trailing, trailing = f" {rest}".partition(" :")
    words = [word for word in head.split(" ") if word]
    if not words:
        return None
    command, *params = words
    return Message(source, command.upper(), (*params, trailing) if has_trailing else tuple(params))


def encode(line: str) -> bytes:
    """Return the bytes of one line, with CR LF, cut between characters where it is too long."""
    return cut(line.translate(_NOT_IN_A_LINE).encode("utf-8", "surrogateescape"), MAX_BODY) + b"\r\n"


def cut(data: bytes, size: int) -> bytes:
    """Return the first `size` bytes of UTF-8 text at most, without half a character at the end."""
    if len(data) <= size:
        return data
    for end in range(size, max(size - 4, -1), -1):
        if data[end] & _CONTINUATION_MASK != _CONTINUATION:
            return data[:end]
    return data[:size]


def shorten(text: str, size: int) -> str:
    """Return the text cut to `size` bytes at most."""
    return cut(text.encode("utf-8", "surrogateescape"), size).decode("utf-8", "surrogateescape")


def middle(text: str) -> str:
    """Return the text as a parameter that is not the last: no spaces, no leading colon, never empty."""
    return text.replace(" ", "_").lstrip(":") or "*"


def pack(words: Iterable[str], room: int) -> Iterator[str]:
    """Yield the words joined by spaces, as many at a time as fit into `room` bytes."""
    line = ""
    for word in words:
        longer = f"{line} {word}" if line else word
        if line and len(longer.encode("utf-8", "surrogateescape")) > room:
            yield line
            longer = word
        line = longer
    if line:
        yield line
