"""Who is on the server and where: users, channels, and who sits in which.

State alone: commands change it (see `handlers`), connections carry its lines (see `server`).
A nick belongs to a connection from its NICK on, so that two cannot register it at once; others see a
user only once it is registered. A channel exists as long as somebody is in it.
"""

import fnmatch
import re
import string
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Protocol

from unobot.demo.lines import MAX_BODY, middle, pack
from unobot.demo.numerics import Numeric

NICK_LENGTH, USERNAME_LENGTH, CHANNEL_LENGTH, KEY_LENGTH, MASK_LENGTH = 30, 10, 50, 23, 80
TOPIC_LENGTH, REASON_LENGTH, REALNAME_LENGTH = 300, 200, 100
"""The longest names and texts, in bytes."""

MAX_TARGETS = 4
"""Recipients of one message, victims of one KICK."""

MAX_MODES = 4
"""Changes with a parameter in one MODE."""

STATUSES = {"o": "@", "v": "+"}
"""The mode letter of each channel status and its prefix, highest first."""

_FOLDED = str.maketrans(string.ascii_uppercase, string.ascii_lowercase)
_NICK = re.compile(r"[A-Za-z\[\]\\`_^{|}][A-Za-z0-9\[\]\\`_^{|}-]*")
_CHANNEL = re.compile(r"#[^ ,\x00-\x1f]+")


def fold(name: str) -> str:
    """Return the name as it is compared: A to Z are a to z, nothing else is equal (casemapping ascii)."""
    return name.translate(_FOLDED)


def matches(mask: str, text: str) -> bool:
    """Return whether the text fits a mask with the wildcards ``*`` and ``?``, in any case."""
    # fnmatch also knows [sets], which a mask must not have: a bracket is part of a nick.
    return fnmatch.fnmatchcase(fold(text), fold(mask).replace("[", "[[]"))


def is_nick(text: str) -> bool:
    """Return whether a user may have this nick."""
    return len(text) <= NICK_LENGTH and _NICK.fullmatch(text) is not None


def is_channel_name(text: str) -> bool:
    """Return whether a channel may have this name."""
    size = len(text.encode("utf-8", "surrogateescape"))
    return size <= CHANNEL_LENGTH and _CHANNEL.fullmatch(text) is not None


class Link(Protocol):
    """The connection of a user."""

    def send(self, line: str) -> None:
        """Send one line, without CR LF."""

    def close(self, reason: str) -> None:
        """Take the user off the network, tell it why, and end the connection."""


@dataclass(eq=False)
class User:
    """One client; `seen` times are seconds since the epoch."""

    link: Link
    server: str
    host: str
    signed_on: float
    spoke: float
    nick: str = "*"
    username: str = ""
    realname: str = ""
    registered: bool = False
    negotiating: bool = False
    invisible: bool = False
    away: str | None = None
    caps: set[str] = field(default_factory=set)

    @property
    def mask(self) -> str:
        """The full name, ``nick!username@host``."""
        return f"{self.nick}!{self.username}@{self.host}"

    def send(self, line: str) -> None:
        """Send this user a line."""
        self.link.send(line)

    def reply(self, numeric: Numeric, *middles: str, text: str | None = None) -> None:
        """Send a numbered reply: its middle parameters, and the text given here or else its fixed one."""
        text = numeric.text if text is None else text
        self.send(self._head(numeric, middles) + ("" if text is None else f" :{text}"))

    def reply_words(self, numeric: Numeric, *middles: str, words: Iterable[str]) -> None:
        """Send a list of words as the text of a reply, in as many lines as it takes."""
        room = MAX_BODY - len(self._head(numeric, middles).encode("utf-8", "surrogateescape")) - 2
        for text in pack(words, room):
            self.reply(numeric, *middles, text=text)

    def _head(self, numeric: Numeric, middles: Iterable[str]) -> str:
        return " ".join((f":{self.server}", numeric.code, self.nick, *map(middle, middles)))


@dataclass(frozen=True)
class Topic:
    """The topic of a channel, who set it, and when (seconds since the epoch)."""

    text: str
    setter: str
    when: float


@dataclass(eq=False)
class Channel:
    """A channel: the status letters of each member, and its modes. Times in seconds since the epoch."""

    name: str
    created: float
    members: dict[User, set[str]] = field(default_factory=dict)
    flags: set[str] = field(default_factory=lambda: {"n", "t"})
    key: str | None = None
    limit: int | None = None
    bans: dict[str, tuple[str, float]] = field(default_factory=dict)
    """The setter and the time of each ban mask."""
    invited: set[User] = field(default_factory=set)
    topic: Topic | None = None

    def send(self, line: str, *, but: User | None = None) -> None:
        """Send a line to every member, except one."""
        for member in self.members:
            if member is not but:
                member.send(line)

    def is_operator(self, user: User) -> bool:
        """Return whether the user is a channel operator here."""
        return "o" in self.members.get(user, ())

    def is_banned(self, user: User) -> bool:
        """Return whether a ban mask fits the user."""
        return any(matches(mask, user.mask) for mask in self.bans)

    def is_closed_to(self, user: User) -> bool:
        """Return whether the user lacks the invitation that the channel asks for."""
        return "i" in self.flags and user not in self.invited

    def hears(self, user: User) -> bool:
        """Return whether the user may speak here."""
        if self.members.get(user):
            return True
        shut_out = "n" in self.flags and user not in self.members
        return not (shut_out or "m" in self.flags or self.is_banned(user))

    def prefix(self, member: User, viewer: User) -> str:
        """Return the status prefix of a member: the highest, or every one for who asked for all."""
        held = [symbol for letter, symbol in STATUSES.items() if letter in self.members[member]]
        return "".join(held if "multi-prefix" in viewer.caps else held[:1])


class Network:
    """The users and channels of the one server.

    `now` gives the seconds since the epoch.
    """

    def __init__(self, name: str, now: Callable[[], float]) -> None:
        self.name = name
        self.now = now
        self._users: dict[str, User] = {}
        self._channels: dict[str, Channel] = {}

    @property
    def users(self) -> list[User]:
        """The registered users."""
        return [user for user in self._users.values() if user.registered]

    @property
    def channels(self) -> list[Channel]:
        """The channels, oldest first."""
        return list(self._channels.values())

    def user(self, nick: str) -> User | None:
        """Return the registered user of that nick."""
        user = self._users.get(fold(nick))
        return user if user and user.registered else None

    def channel(self, name: str) -> Channel | None:
        """Return the channel of that name."""
        return self._channels.get(fold(name))

    def channels_of(self, user: User) -> list[Channel]:
        """Return the channels in which the user is."""
        return [channel for channel in self._channels.values() if user in channel.members]

    def peers(self, user: User) -> list[User]:
        """Return the others who share a channel with the user, each once."""
        others = (member for channel in self.channels_of(user) for member in channel.members)
        return [other for other in dict.fromkeys(others) if other is not user]

    def is_free(self, nick: str, user: User) -> bool:
        """Return whether the user may take the nick: nobody else has it."""
        return self._users.get(fold(nick), user) is user

    def rename(self, user: User, nick: str) -> None:
        """Give the user a free nick."""
        self._forget_nick(user)
        user.nick = nick
        self._users[fold(nick)] = user

    def enter(self, user: User, name: str) -> Channel:
        """Put the user into the channel; the first one founds it and is its operator."""
        channel = self._channels.setdefault(fold(name), Channel(name, self.now()))
        channel.members[user] = set() if channel.members else {"o"}
        channel.invited.discard(user)
        return channel

    def depart(self, user: User, channel: Channel) -> None:
        """Take the user out of the channel; the last one takes it along."""
        del channel.members[user]
        if not channel.members:
            del self._channels[fold(channel.name)]

    def remove(self, user: User) -> None:
        """Forget the user."""
        for channel in self.channels_of(user):
            self.depart(user, channel)
        for channel in self._channels.values():
            channel.invited.discard(user)
        self._forget_nick(user)
        user.registered = False

    def _forget_nick(self, user: User) -> None:
        if self._users.get(fold(user.nick)) is user:
            del self._users[fold(user.nick)]
