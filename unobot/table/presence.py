"""Who is there: the people that the network shows, and the facts of their coming and going.

The network layer makes these; the hall and its tables consume them. Nothing here knows the rules.
"""

import string
from enum import Enum
from typing import Literal

from msgspec import Struct

_ASCII = str.maketrans(string.ascii_uppercase, string.ascii_lowercase)


def ascii_fold(name: str) -> str:
    """What is true of any network that does not say otherwise: only the letters A to Z have two cases."""
    return name.translate(_ASCII)


class Speaker(Struct, frozen=True, kw_only=True):
    """A user as the network shows it now. Two users are the same connection only through ``Renamed``.

    ``network`` is the config's name of the network; ``nick``, ``user`` and ``host`` are spelled as
    received; ``account`` is the services account or ``None`` where there is none or it is unknown.
    """

    network: str
    nick: str
    user: str
    host: str
    account: str | None = None


ChannelStatus = Literal["voice", "halfop", "op", "admin", "owner"]
"""What somebody is in a channel, the lowest first."""


Invites = Literal["ignore", "owners", "operators", "everybody"]
"""Whose invitations into a channel the bot follows."""


class Exit(Enum):
    """How somebody went; each has a grace of its own (TABLE.md, *Absence*)."""

    PART = "part"
    QUIT = "quit"
    NETSPLIT = "netsplit"
    KICK = "kick"


class Line(Struct, frozen=True, tag=True, kw_only=True):
    """A line that somebody typed: ``channel`` is ``None`` in a query.

    ``message_id`` is the IRCv3 msgid tag, where the server gives one.
    """

    speaker: Speaker
    channel: str | None
    text: str
    message_id: str | None = None


class Arrived(Struct, frozen=True, tag=True, kw_only=True):
    """Somebody joined a channel that the bot is in."""

    speaker: Speaker
    channel: str


class Departed(Struct, frozen=True, tag=True, kw_only=True):
    """Somebody is no longer in a channel that the bot is in."""

    speaker: Speaker
    channel: str
    exit: Exit


class Renamed(Struct, frozen=True, tag=True, kw_only=True):
    """A user's nick, host or account changed; ``before`` and ``after`` are one and the same user."""

    before: Speaker
    after: Speaker


class BotAway(Struct, frozen=True, tag=True, kw_only=True):
    """The bot is off the network (``channel`` is ``None``) or out of one channel: clocks stand still."""

    network: str
    channel: str | None = None


class BotBack(Struct, frozen=True, tag=True, kw_only=True):
    """The bot is in a channel again, and ``present`` is everybody whom the channel's list shows."""

    network: str
    channel: str
    present: tuple[Speaker, ...]


class BotMuted(Struct, frozen=True, tag=True, kw_only=True):
    """The bot may not speak in a channel that it is in: clocks stand still.

    ``operator`` is one of the channel's operators, who may be told, or ``None`` where there is none.
    """

    network: str
    channel: str
    operator: Speaker | None = None


class BotUnmuted(Struct, frozen=True, tag=True, kw_only=True):
    """The bot may speak in a channel again, and ``present`` is everybody there."""

    network: str
    channel: str
    present: tuple[Speaker, ...]


class Unreached(Struct, frozen=True, tag=True, kw_only=True):
    """The network does not let the bot write to somebody in private, because of their own user modes."""

    speaker: Speaker


class Invited(Struct, frozen=True, tag=True, kw_only=True):
    """Somebody invites the bot into a channel."""

    speaker: Speaker
    channel: str


Presence = (
    Invited | Line | Arrived | Departed | Renamed | Unreached | BotAway | BotBack | BotMuted | BotUnmuted
)
"""All that the network layer tells the hall, in the order in which it happened."""
