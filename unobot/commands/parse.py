"""From a line of IRC to a command.

A line is a command in one of four dialects: behind a prefix (``!play r5``), addressed to the bot
(``unobot: play r5``), in private, or, where the channel wants it, as a bare word (``pl r5``). Everything
else is chat, and chat never acts:

- A command that takes no argument and has one is no command: ``!draw me a sheep`` is met as an unknown
  word is, with silence behind a prefix and with an answer where the bot was spoken to.
- A space behind the prefix makes chat (``! what``), unless a card or a color follows and nothing else.
- Bare words must be right to the end, so that a misread one is chat as well.
- A color alone (``red``, ``r``) is passed on as bare in every dialect: only the table knows whom it asked,
  and who may call a bare ``uno!``.
"""

from msgspec import Struct
from msgspec.structs import replace

from unobot.commands.arguments import Argument
from unobot.commands.catalogue import ADDRESSED, BARE, PREFIXED, find
from unobot.commands.notation import read_color
from unobot.commands.owning import read_wish
from unobot.commands.plain import plain, quote
from unobot.table.requests import Command, NameColor, PlayCard, Request, UnknownCommand, Uno, Unreadable

ALONE = (Argument.TEXT, Argument.MAYBE_NICK, Argument.RANKING)
"""The arguments that a bare word never has: ``st louis`` is chat."""

_CTCP = "\x01"
_ACTION = "me"  # "/me waves" from a client that does not know it, or in a pipe
_LONGEST_CHANNEL = 200


class Manner(Struct, frozen=True):
    """How lines are meant in the place where they are typed.

    ``prefixes`` stand before commands, ``nick`` is the bot's own, ``private`` tells that the line was sent
    to the bot alone, ``bare`` that bare words work now, and ``channel_types`` are the characters that
    channel names begin with (CHANTYPES).
    """

    prefixes: tuple[str, ...]
    nick: str
    private: bool = False
    bare: bool = False
    channel_types: str = "#&"


def parse(text: str, manner: Manner) -> Command | None:
    """The command that a person typed, or None for chat. Any text will do, and none raises."""
    if text.startswith(_CTCP):
        return None
    line, channel = plain(text), None
    if manner.private:
        channel, line = _named_channel(line, manner.channel_types)
    to_bot = _behind_nick(line, manner.nick)
    addressed = manner.private or to_bot is not None
    line = line if to_bot is None else to_bot
    command = _behind_prefix(line, manner.prefixes)
    if addressed:
        request = _addressed(line if command is None else command.lstrip())
    elif command is not None:
        request = _prefixed(command)
    else:
        request = _chat(line, manner.bare)
    said = line if command is None else command.lstrip()
    wish = read_wish(said, manner.channel_types) if manner.private and channel is None else None
    return Command(request, channel, addressed, wish) if request else None


def _named_channel(line: str, channel_types: str) -> tuple[str | None, str]:
    """``#uno play r5`` in private: the channel that is meant, and what is said there."""
    name, _, rest = line.partition(" ")
    named = rest and name[0] in channel_types and len(name) <= _LONGEST_CHANNEL
    return (name, rest) if named else (None, line)


def _behind_nick(line: str, nick: str) -> str | None:
    """What is said to the bot by name (``unobot: …``, ``UnoBot, …``, ``@unobot: …``)."""
    line = line.removeprefix("@")
    name, rest = line[: len(nick)], line[len(nick) :].lstrip()
    return rest[1:].lstrip() if rest[:1] in (":", ",") and nick and name.lower() == nick.lower() else None


def _behind_prefix(line: str, prefixes: tuple[str, ...]) -> str | None:
    """What stands behind the longest prefix that fits; some clients put a colon before it."""
    text = line if line.startswith(prefixes) else line.removeprefix(":").lstrip()
    if not text.startswith(prefixes):
        return None
    return text.removeprefix(max(filter(text.startswith, prefixes), key=len))


def _addressed(line: str) -> Request | None:
    found = find(line, ADDRESSED)
    request = found[0].read(found[1]) if found else _bare_color(line)
    return request or _unknown(line, addressed=True)


def _prefixed(line: str) -> Request | None:
    found = find(line.lstrip(), PREFIXED)
    request = found[0].read(found[1]) if found else _bare_color(line)
    if line.startswith(" "):
        return request if isinstance(request, PlayCard | NameColor) else None
    return request or _unknown(line, addressed=False)


def _chat(line: str, bare: bool) -> Request | None:
    found = find(line, BARE) if bare else None
    if not found:
        return _bare_color(line)
    command, text = found
    if text and command.argument in ALONE:
        return None
    request = command.read(text)
    if isinstance(request, Uno):
        return replace(request, bare=True)
    return None if isinstance(request, Unreadable) else request


def _bare_color(line: str) -> NameColor | None:
    color = read_color(line)
    return NameColor(color, bare=True) if color else None


def _unknown(line: str, addressed: bool) -> UnknownCommand | None:
    """No command; without a word in it (``!!!``, ``:)``) not even the attempt at one."""
    attempt = any(mark.isalnum() for mark in line) and line.split(" ", 1)[0].lower() != _ACTION
    return UnknownCommand(quote(line), addressed) if attempt else None
