"""The users and channels that the bot sees, as one connection knows them.

A user is here while sharing a channel with the bot, and is one object in all of them: a new nick, host
or account is learned once. Names are looked up folded, by the casemapping of the network.
"""

from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct

from unobot.net.wire import Source
from unobot.table.presence import Line, Speaker


class User(Struct):
    """Somebody on the network; ``user`` and ``host`` are empty until they were seen.

    ``account`` is ``None`` for nobody's account and for an unknown one; ``asked_at`` is when the server was
    asked about it. ``is_bot`` tells that the user is marked as a program (mode ``B``).
    """

    nick: str
    user: str = ""
    host: str = ""
    account: str | None = None
    asked_at: float | None = None
    away: bool = False
    is_bot: bool = False

    def speaker(self, network: str) -> Speaker:
        """The user as the table knows people."""
        return Speaker(network=network, nick=self.nick, user=self.user, host=self.host, account=self.account)


class Channel(Struct):
    """A channel that the bot is in.

    ``members`` holds the status signs of each member by folded nick, highest first; ``modes`` the channel's
    modes with their arguments. Until ``known`` (the list of names is complete and hosts and accounts were
    asked for) lines wait in ``held``, and ``listing`` gathers the names as they come. ``has_strangers`` tells
    that somebody has spoken in it who is no member.
    """

    name: str
    members: dict[str, str] = {}
    modes: dict[str, str | None] = {}
    known: bool = False
    held: list[Line] = []
    listing: dict[str, str] = {}
    has_strangers: bool = False


class Roster:
    """Who is where. Every method takes names in any spelling."""

    def __init__(self, fold: Callable[[str], str]) -> None:
        self._fold = fold
        self._users: dict[str, User] = {}
        self._channels: dict[str, Channel] = {}

    def channel(self, name: str) -> Channel | None:
        """The channel of that name, if the bot is in it."""
        return self._channels.get(self._fold(name))

    def user(self, nick: str) -> User | None:
        """The user of that nick, if they share a channel with the bot."""
        return self._users.get(self._fold(nick))

    def channels(self) -> Iterator[Channel]:
        """All channels that the bot is in."""
        return iter(tuple(self._channels.values()))

    def shared_with(self, nick: str) -> list[Channel]:
        """The channels in which the bot sees ``nick``."""
        key = self._fold(nick)
        return [channel for channel in self._channels.values() if key in channel.members]

    def open(self, name: str) -> Channel:
        """The bot enters a channel, of which nothing is known yet."""
        channel = self._channels[self._fold(name)] = Channel(name)
        return channel

    def close(self, channel: Channel) -> None:
        """The bot is out of ``channel``; users seen nowhere else are forgotten."""
        del self._channels[self._fold(channel.name)]
        for key in channel.members:
            self._forget_unless_seen(key)

    def enter(self, channel: Channel, source: Source, signs: str = "") -> User:
        """``source`` is a member of ``channel`` from now on, also if its list is just being read."""
        channel.members[self._fold(source.nick)] = signs
        if channel.listing:
            channel.listing[self._fold(source.nick)] = signs
        return self.learn(source)

    def learn(self, source: Source) -> User:
        """The user called ``source.nick``, with the user name and host that ``source`` shows."""
        user = self._users.setdefault(self._fold(source.nick), User(source.nick))
        if source.host:
            user.nick, user.user, user.host = source.nick, source.user, source.host
        return user

    def leave(self, channel: Channel, nick: str) -> None:
        """``nick`` is no longer a member of ``channel``."""
        key = self._fold(nick)
        channel.members.pop(key, None)
        channel.listing.pop(key, None)
        self._forget_unless_seen(key)

    def rename(self, old: str, new: str) -> None:
        """The user called ``old`` is called ``new`` from now on, with the same status everywhere."""
        before, after = self._fold(old), self._fold(new)
        user = self._users.pop(before)
        user.nick = new
        self._users[after] = user
        for channel in self._channels.values():
            for names in (channel.members, channel.listing):
                if before in names:
                    names[after] = names.pop(before)

    def list(self, channel: Channel, names: Iterable[tuple[str, Source]]) -> None:
        """Take in one line of a channel's list: status signs and the member they belong to."""
        for signs, source in names:
            channel.listing[self._fold(source.nick)] = signs
            self.learn(source)

    def finish_list(self, channel: Channel) -> None:
        """The list is complete: it alone says who is a member, and with which status."""
        gone = channel.members.keys() - channel.listing.keys()
        channel.members, channel.listing = channel.listing, {}
        for key in gone:
            self._forget_unless_seen(key)

    def set_sign(self, channel: Channel, nick: str, sign: str, order: str, given: bool) -> None:
        """Give ``nick`` a status sign in ``channel``, or take it; ``order`` has all signs, highest first."""
        key = self._fold(nick)
        if key in channel.members:
            kept = channel.members[key].replace(sign, "") + (sign if given else "")
            channel.members[key] = "".join(sorted(kept, key=order.find))

    def signs(self, channel: Channel, nick: str) -> str:
        """The status signs of ``nick`` in ``channel``."""
        return channel.members.get(self._fold(nick), "")

    def is_member(self, channel: Channel, nick: str) -> bool:
        """Whether ``nick`` is in ``channel``."""
        return self._fold(nick) in channel.members

    def members(self, channel: Channel) -> Iterator[User]:
        """Everybody in ``channel``."""
        return (self._users[key] for key in channel.members)

    def _forget_unless_seen(self, key: str) -> None:
        seen = any(key in channel.members or key in channel.listing for channel in self._channels.values())
        if not seen:
            self._users.pop(key, None)
