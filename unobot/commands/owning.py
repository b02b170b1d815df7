"""The words of the bot's owners. They work in private alone, and for owners alone; others have none of them.

Some are words of the game as well (``join``, ``part``, ``quit``): who may be meant is settled by the hall.
"""

from collections.abc import Callable

from unobot.table.wishes import Announce, Drain, GoIn, GoOut, Reload, ShutDown, Wish


def _join(text: str, channel_types: str) -> Wish | None:
    channel, _, key = text.partition(" ")
    if _is_channel(channel, channel_types):
        return GoIn(channel, key or None) if " " not in key else None
    return GoIn(text) if _lacks_sign(text) else None


def _part(text: str, channel_types: str) -> Wish | None:
    channel, _, reason = text.partition(" ")
    return GoOut(channel, reason) if _is_channel(channel, channel_types) or _lacks_sign(text) else None


def _is_channel(name: str, channel_types: str) -> bool:
    return len(name) > 1 and name[0] in channel_types and "," not in name


def _lacks_sign(text: str) -> bool:
    """Whether a channel may be meant whose name was written without what it begins with."""
    return text[:1].isalnum() and " " not in text and "," not in text


def _announce(text: str, channel_types: str) -> Wish | None:
    return Announce(text) if text else None


def _quit(text: str, channel_types: str) -> Wish | None:
    return ShutDown(text)


def _alone(wish: Wish) -> Callable[[str, str], Wish | None]:
    return lambda text, channel_types: None if text else wish


OWNERS: dict[str, Callable[[str, str], Wish | None]] = {
    "join": _join,
    "part": _part,
    "announce": _announce,
    "drain": _alone(Drain()),
    "reload": _alone(Reload()),
    "quit": _quit,
}
"""What makes the wish of each word: from the text behind it, and what channel names begin with."""


def read_wish(line: str, channel_types: str) -> Wish | None:
    """What an owner would mean by a plain line in private, if anything."""
    word, _, text = line.partition(" ")
    make = OWNERS.get(word.lower())
    return make(text, channel_types) if make else None
