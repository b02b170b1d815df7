"""What may follow a command's word, and the reader for each kind of it.

A reader gets the command's name, a maker of its request, and the plain text behind its word. It answers
with a request, with ``Unreadable`` if the command was surely meant but its argument says nothing, or
with None if the line as a whole is no such command (``draw me a sheep``).
"""

import re
from collections.abc import Callable
from enum import Enum

from unobot.commands.notation import COLOR_NAMES, read_color, read_play
from unobot.commands.plain import MARKS, TEXT_LENGTH, quote
from unobot.engine.reasons import Reason
from unobot.table.requests import Request, Unreadable

Maker = Callable[..., Request | None]
Reader = Callable[[str, Maker, str], Request | None]

_PAGE = re.compile(r"(?!0+$)[0-9]{1,3}")
_SECONDS = re.compile(r"[+-]?[0-9]{1,5}")
_STATUS_MARKS = "@+%&~"


class Argument(Enum):
    """The kinds of arguments; MAYBE_NICK, NAME, COMMAND, LEVEL, RANKING, PAGE and SECONDS may be left out."""

    NOTHING = "nothing"
    TEXT = "text"
    CARD = "card"
    COLOR = "color"
    NICK = "nick"
    MAYBE_NICK = "maybe-nick"
    NICK_TO_NICK = "nick-to-nick"
    REPORT = "report"
    NAME = "name"
    COMMAND = "command"
    LEVEL = "level"
    RANKING = "ranking"
    PAGE = "page"
    ME = "me"
    AFTER = "after"
    SECONDS = "seconds"
    SETTINGS = "settings"
    SWITCH = "switch"
    MASK = "mask"
    BAN = "ban"


def _nothing(name: str, make: Maker, text: str) -> Request | None:
    return None if text.rstrip(MARKS) else make()


def _text(name: str, make: Maker, text: str) -> Request | None:
    return make(text[:TEXT_LENGTH].rstrip())


def _card(name: str, make: Maker, text: str) -> Request | None:
    return read_play(text)


def _color(name: str, make: Maker, text: str) -> Request | None:
    color = read_color(text)
    if color:
        return make(color)
    return Unreadable(name, Reason.UNKNOWN_COLOR, quote(text), tuple(COLOR_NAMES))


def _nick(name: str, make: Maker, text: str) -> Request | None:
    if " " in text:
        return None
    nick = _plain_nick(text)
    return make(nick) if nick else Unreadable(name, Reason.UNKNOWN_NICK, quote(text))


def _plain_nick(text: str) -> str:
    """A nick as people copy it: with a status mark before it, or punctuation behind."""
    return text.lstrip(_STATUS_MARKS).rstrip(MARKS + ":")[:TEXT_LENGTH]


def _maybe_nick(name: str, make: Maker, text: str) -> Request | None:
    return _nick(name, make, text) if text else make()


def _nick_to_nick(name: str, make: Maker, text: str) -> Request | None:
    """``ann bob``, ``ann to bob``."""
    words = text.split(" ")
    if len(words) == 3 and words[1].lower() == "to":
        del words[1]
    if len(words) > 2:
        return None
    nicks = [nick for nick in map(_plain_nick, words) if nick]
    return make(*nicks) if len(nicks) == 2 else Unreadable(name, Reason.UNKNOWN_NICK, quote(text))


def _report(name: str, make: Maker, text: str) -> Request | None:
    nick, _, word = text.partition(" ")
    if not word:
        return _nick(name, make, nick)
    confirmed = word.lower().rstrip(MARKS) == "confirm"
    return _nick(name, lambda nick: make(nick, confirm=True), nick) if confirmed else None


def _name(name: str, make: Maker, text: str) -> Request | None:
    if " " in text:
        return None
    word = quote(text.lower().rstrip(MARKS))
    return make(word) if word else make()


RANKING_WORDS = {
    "wins": ("by", "wins"),
    "points": ("by", "points"),
    "rating": ("by", "rating"),
    "month": ("period", "month"),
    "all": ("period", "all"),
    "channel": ("wide", "channel"),
    "network": ("wide", "network"),
}
"""What says which ranking is meant, in any order; a number is its page."""


def _ranking(name: str, make: Maker, text: str) -> Request | None:
    wanted: dict[str, str | int] = {}
    for word in text.lower().rstrip(MARKS).split():
        field, value = ("page", int(word)) if _PAGE.fullmatch(word) else RANKING_WORDS.get(word, ("", ""))
        if not field or field in wanted:
            return None
        wanted[field] = value
    return make(**wanted)


def _page(name: str, make: Maker, text: str) -> Request | None:
    word = text.rstrip(MARKS)
    if _PAGE.fullmatch(word):
        return make(int(word))
    return None if word else make()


def _after(name: str, make: Maker, text: str) -> Request | None:
    """``leave``, or ``leave after (this hand)``."""
    word = text.lower().rstrip(MARKS)
    if word in ("after", "after hand", "after this hand"):
        return make(after=True)
    return None if word else make()


def _me(name: str, make: Maker, text: str) -> Request | None:
    return make() if text.lower().rstrip(MARKS) == "me" else None


def _seconds(name: str, make: Maker, text: str) -> Request | None:
    """``+30``, ``-20``, ``30``; nothing at all is fine, too."""
    if not text:
        return make()
    return make(int(text)) if _SECONDS.fullmatch(text) else None


def _settings(name: str, make: Maker, text: str) -> Request | None:
    """``games=off bare=on``, one alone also as ``bare on``; an empty value or ``default`` takes it back."""
    words = text.split(" ") if text else []
    if len(words) == 2 and not any("=" in word for word in words):
        words = ["=".join(words)]
    changes = []
    for word in words:
        key, sign, value = word.partition("=")
        if not sign or not key:
            return make((), quote(word))
        changes.append((key.lower(), "" if value.lower() == "default" else value))
    return make(tuple(changes))


def _switch(name: str, make: Maker, text: str) -> Request | None:
    """``on``, ``off``; nothing asks how it is."""
    word = text.lower().rstrip(MARKS)
    if word in ("on", "off"):
        return make(((name, word),))
    return None if word else make()


def _mask(name: str, make: Maker, text: str) -> Request | None:
    """A nick, an account or a mask: one word, whatever it is made of."""
    if not text:
        return Unreadable(name, Reason.UNKNOWN_NICK, "")
    return None if " " in text else make(text[:TEXT_LENGTH])


def _ban(name: str, make: Maker, text: str) -> Request | None:
    """Whom to ban, and then for how long and why, as the warden reads it."""
    who, _, rest = text.partition(" ")
    return _mask(name, lambda who: make(who, rest[:TEXT_LENGTH].rstrip()), who)


READERS: dict[Argument, Reader] = {
    Argument.NOTHING: _nothing,
    Argument.TEXT: _text,
    Argument.CARD: _card,
    Argument.COLOR: _color,
    Argument.NICK: _nick,
    Argument.MAYBE_NICK: _maybe_nick,
    Argument.NICK_TO_NICK: _nick_to_nick,
    Argument.REPORT: _report,
    Argument.NAME: _name,
    Argument.COMMAND: _name,
    Argument.LEVEL: _name,
    Argument.RANKING: _ranking,
    Argument.PAGE: _page,
    Argument.ME: _me,
    Argument.AFTER: _after,
    Argument.SECONDS: _seconds,
    Argument.SETTINGS: _settings,
    Argument.SWITCH: _switch,
    Argument.MASK: _mask,
    Argument.BAN: _ban,
}
