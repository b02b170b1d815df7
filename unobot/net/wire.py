"""Lines and messages: RFC 1459 section 2.3 with IRCv3 message tags.

Bytes come in, ``LineBuffer`` cuts them into lines, ``parse`` reads a line as a ``Message``; ``compose``
makes the one line that leaves. What a line may hold is settled here and nowhere else: CR, LF and NUL
never leave, and a line never exceeds what the server reads.
"""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from irc.events import Command
from msgspec import Struct

LINE_BYTES = 512
"""The longest line without its tags, CR LF included."""

LONGEST_INPUT = 16_384
"""Bytes that may wait for their LF: 8,191 of tags and a generous line."""

_UNESCAPED = {":": ";", "s": " ", "\\": "\\", "r": "\r", "n": "\n"}
_ESCAPED = str.maketrans({";": "\\:", " ": "\\s", "\\": "\\\\"})


class Source(Struct, frozen=True):
    """Who sent a message; a server has no ``user`` and no ``host``."""

    nick: str
    user: str = ""
    host: str = ""


_NOBODY = Source("")

_type_of = lru_cache(1000)(Command.lookup)
"""The event name of a command or numeric."""


class Message(Struct, frozen=True, kw_only=True):
    """One message. ``type`` is the event name of the ``irc`` package: ``privmsg``, ``welcome`` (001)."""

    type: str
    params: tuple[str, ...] = ()
    source: Source = _NOBODY
    tags: Mapping[str, str] = {}

    def param(self, index: int) -> str:
        """The parameter at ``index``, or the empty string where the line is too short for it."""
        return self.params[index] if -len(self.params) <= index < len(self.params) else ""


class LineBuffer:
    """Bytes as they come, given out as decoded lines.

    Only LF ends a line. Some servers relay a bare CR inside a text, and a line that somebody else can end
    is a message that somebody else can forge. A line that grows beyond ``LONGEST_INPUT`` is thrown away
    whole.
    """

    def __init__(self) -> None:
        self._waiting = b""
        self._overflowing = False

    def feed(self, data: bytes) -> Iterator[str]:
        """Add ``data`` and give the lines that it completes, without their ends and without empty ones."""
        *complete, self._waiting = (self._waiting + data).split(b"\n")
        for raw in complete:
            skip, self._overflowing = self._overflowing, False
            if not skip and len(raw) <= LONGEST_INPUT and raw.strip():
                yield decode(raw.rstrip(b"\r"))
        if len(self._waiting) > LONGEST_INPUT:
            self._waiting, self._overflowing = b"", True


def decode(raw: bytes) -> str:
    """UTF-8 where the line is UTF-8, else Latin-1: each byte then stands for one character."""
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return raw.decode("latin-1")


def parse(line: str) -> Message | None:
    """Read one line; ``None`` if no command stands in it."""
    tags: dict[str, str] = {}
    source = _NOBODY
    if line.startswith("@"):
        head, _, line = line[1:].partition(" ")
        tags = _parse_tags(head)
    line = line.lstrip(" ")
    if line.startswith(":"):
        head, _, line = line[1:].partition(" ")
        source = parse_source(head)
    middle, has_trailing, trailing = f" {line}".partition(" :")
    words = list(filter(None, middle.split(" ")))
    if not words:
        return None
    command, *params = words
    if has_trailing:
        params.append(trailing)
    return Message(type=_type_of(command), params=tuple(params), source=source, tags=tags)


@lru_cache(1000)
def parse_source(text: str) -> Source:
    """Read ``nick!user@host``, ``nick@host`` or a bare name."""
    name, _, host = text.partition("@")
    nick, _, user = name.partition("!")
    return Source(nick, user, host)


def _parse_tags(text: str) -> dict[str, str]:
    pairs = (item.partition("=") for item in text.split(";") if item)
    return {key: re.sub(r"\\(.?)", _unescape, value) for key, _, value in pairs}


def _unescape(match: re.Match[str]) -> str:
    return _UNESCAPED.get(match[1], match[1])


def clean(text: str) -> str:
    """``text`` without the characters that would end a line or a string on some server."""
    return text.replace("\r", " ").replace("\n", " ").replace("\0", " ")


def cut(text: str, room: int) -> bytes:
    """``text`` as UTF-8 in at most ``room`` bytes, never ending inside a character."""
    raw = text.encode(errors="replace")
    return raw if len(raw) <= room else raw[: max(room, 0)].decode(errors="ignore").encode()


def compose(
    command: str, *params: str, tags: Mapping[str, str] | None = None, limit: int = LINE_BYTES
) -> bytes:
    """The line for ``command``, CR LF included, cut to ``limit`` bytes (tags apart).

    Raises ``ValueError`` where a parameter other than the last is empty, holds a space or starts with a
    colon: it would shift those after it.
    """
    words = [command, *map(clean, params)]
    for word in words[1:-1]:
        if not word or " " in word or word[0] == ":":
            raise ValueError(f"not a parameter of {command}: {word!r}")
    last = words[-1]
    if not last or " " in last or last[0] == ":":
        words[-1] = f":{last}"
    line = cut(" ".join(words), limit - 2) + b"\r\n"
    return f"@{';'.join(map(_tag, tags.items()))} ".encode() + line if tags else line


def _tag(tag: tuple[str, str]) -> str:
    key, value = tag
    return f"{key}={clean(value).translate(_ESCAPED)}"
