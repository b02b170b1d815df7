"""From messages to facts: keeps the roster of one connection and tells who came, went and changed.

The server's word alone changes the roster, in the order in which it comes; a fact about a channel that the
bot is not in is ignored. When the bot enters a channel the list of names comes first, then WHO for the
hosts and accounts that the list did not show; only then is the channel *known* and ``BotBack`` told. Before
that its comings and goings change the roster silently, and lines wait. (``lists`` reads the answers.)
"""

import logging
import re
from collections.abc import Callable, Collection, Mapping
from collections.abc import Set as AbstractSet

from unobot.net.channels import Channel, Roster, User
from unobot.net.isupport import ISupport
from unobot.net.wire import Message, Source
from unobot.table.presence import (
    Arrived,
    BotAway,
    BotBack,
    Departed,
    Exit,
    Invited,
    Line,
    Presence,
    Renamed,
    Speaker,
    Unreached,
)

log = logging.getLogger(__name__)

_SERVER = r"(?:\*|[\w-]+)(?:\.[\w*-]+)+"
_SPLIT = re.compile(rf"({_SERVER}) (?!\1$){_SERVER}")
"""Two servers: the text of a QUIT at a netsplit. A text of the user's own arrives quoted or prefixed."""

_PAST = frozenset({"chathistory", "znc.in/playback"})
"""The batches in which servers and bouncers repeat what was said before the bot came."""

_UNREACHED = ("nochanmodes", "531", "716")
"""A private line was refused: who gets it wants a login (477, 531), or to accept people one by one (716)."""

_MOST_HELD = 100
_MOST_BATCHES = 50
_WORST_USER_AND_HOST = "!~" + 10 * "u" + "@" + 63 * "h"


class Tracker:
    """The people of one connection: ``hear`` is told each fact, except those about the bot's own user.

    ``spellings`` are the channels as the configuration spells them, and so they are called however the server
    spells them today; ``capabilities`` are those now in force.
    """

    def __init__(
        self,
        network: str,
        spellings: Collection[str],
        isupport: ISupport,
        capabilities: AbstractSet[str],
        *,
        hear: Callable[[Presence], None],
    ) -> None:
        self.nick = ""
        self.network = network
        self.roster = Roster(isupport.fold)
        self.spellings = spellings
        self._isupport = isupport
        self._capabilities = capabilities
        self._hear = hear
        self._batches: dict[str, str] = {}

    def handlers(self) -> Mapping[str, Callable[[Message], None]]:
        """What to call for which type of message."""
        return {
            "welcome": self._on_welcome,
            "nick": self._on_nick,
            "join": self._on_join,
            "part": self._on_part,
            "kick": self._on_kick,
            "quit": self._on_quit,
            "batch": self._on_batch,
            "account": self._on_account,
            "chghost": self._on_chghost,
            "away": self._on_away,
            "invite": self._on_invite,
            "396": self._on_own_host,
            **dict.fromkeys(_UNREACHED, self._on_unreached),
        }

    # What others ask.

    def is_me(self, nick: str) -> bool:
        """Whether ``nick`` is the bot's own."""
        return self.same_nick(nick, self.nick)

    def is_past(self, message: Message) -> bool:
        """Whether ``message`` is repeated from the past of its channel."""
        return self._batch_of(message) in _PAST

    def same_nick(self, one: str, other: str) -> bool:
        """Whether two spellings are one nick on this network."""
        return self._isupport.fold(one) == self._isupport.fold(other)

    def spelled(self, name: str) -> str:
        """A channel as the configuration spells it."""
        key = self._isupport.fold(name)
        return next((known for known in self.spellings if self._isupport.fold(known) == key), name)

    def envelope(self, command: str, target: str) -> int:
        """Bytes around what the bot says to ``target``, with the prefix that the server will add.

        That is ``:nick!user@host ``, or the longest such.
        """
        me = self.roster.user(self.nick)
        mask = f"!{me.user}@{me.host}" if me and me.host else _WORST_USER_AND_HOST
        return len(f":{self.nick}{mask} {command} {target} :\r\n".encode())

    def is_operator(self, channel: Channel, nick: str) -> bool:
        """Whether ``nick`` is half-operator or higher in ``channel``."""
        return not set(self.roster.signs(channel, nick)).isdisjoint(self._isupport.operator_signs)

    def present_in(self, channel: Channel) -> tuple[Speaker, ...]:
        """Everybody in ``channel`` but the bot."""
        others = (user for user in self.roster.members(channel) if not self.is_me(user.nick))
        return tuple(self._speaker(user) for user in others)

    def operator_of(self, channel: Channel) -> Speaker | None:
        """One of the operators of ``channel``, one who is not away and no program before others."""
        others = (user for user in self.roster.members(channel) if not self.is_me(user.nick))
        operators = [user for user in others if self.is_operator(channel, user.nick)]
        best = min(operators, key=lambda user: (user.is_bot, user.away), default=None)
        return self._speaker(best) if best else None

    def author(self, message: Message, user: User | None) -> Speaker:
        """Who sent ``message``: ``user``, where in sight, with what the message shows about them taken in."""
        if user is None:
            source = message.source
            user = User(source.nick, source.user, source.host, message.tags.get("account"))
            return user.speaker(self.network)
        self.learn_source(user, message.source)
        if "account-tag" in self._capabilities:
            self.learn_account(user, message.tags.get("account"))
        return user.speaker(self.network)

    def tell_line(self, channel: Channel | None, line: Line) -> None:
        """Pass on a line, or keep it until everybody in its channel is known."""
        if channel is None:
            self._hear(line)
        elif channel.known:
            self._tell_line_in(channel, line)
        elif len(channel.held) < _MOST_HELD:
            channel.held.append(line)

    def _tell_line_in(self, channel: Channel, line: Line) -> None:
        """Pass on a line of a member. Others may speak from outside (-n) or be hidden (auditorium), and could
        never be told their cards.
        """
        if self.roster.is_member(channel, line.speaker.nick):
            self._hear(line)
        elif not channel.has_strangers:
            channel.has_strangers = True
            log.warning(
                "%s: who is not seen in %s, and speaks there, is not heard", self.network, channel.name
            )

    def become_known(self, channel: Channel) -> None:
        """Everything about ``channel`` was asked for and has come: it is played in from now on."""
        if channel.known or self.roster.channel(channel.name) is not channel:
            return
        channel.known = True
        self._hear(BotBack(network=self.network, channel=channel.name, present=self.present_in(channel)))
        held, channel.held = channel.held, []
        for line in held:
            self._tell_line_in(channel, line)

    def learn_source(self, user: User, source: Source) -> None:
        """``user`` is seen with the user name and host of ``source``."""
        if source.host and (source.user, source.host) != (user.user, user.host):
            before = self._speaker(user)
            user.user, user.host = source.user, source.host
            self._tell_change(before, user)

    def learn_account(self, user: User, account: str | None) -> None:
        """``user`` is seen with ``account``, or without one."""
        if account != user.account:
            before = self._speaker(user)
            user.account = account
            self._tell_change(before, user)

    # Coming and going.

    def _on_welcome(self, message: Message) -> None:
        self.nick = message.param(0)

    def _on_join(self, message: Message) -> None:
        for name in message.param(0).split(","):
            if self.is_me(message.source.nick):
                name = self.spelled(name)
                self.roster.enter(self.roster.open(name), message.source)
                log.info("%s: in %s", self.network, name)
            elif channel := self.roster.channel(name):
                self._arrive(channel, message)

    def _arrive(self, channel: Channel, message: Message) -> None:
        extended = len(message.params) >= 3
        user = self.roster.user(message.source.nick)
        if user is None:
            user = self.roster.enter(channel, message.source)
            user.account = account_of(message.param(1)) if extended else None
        else:
            self.learn_source(user, message.source)
            if extended:
                self.learn_account(user, account_of(message.param(1)))
            self.roster.enter(channel, message.source)
        self._tell(channel, Arrived(speaker=self._speaker(user), channel=channel.name))

    def _on_part(self, message: Message) -> None:
        for name in message.param(0).split(","):
            if channel := self.roster.channel(name):
                self._depart(channel, message.source.nick, Exit.PART)

    def _on_kick(self, message: Message) -> None:
        if channel := self.roster.channel(message.param(0)):
            self._depart(channel, message.param(1), Exit.KICK)

    def _on_quit(self, message: Message) -> None:
        nick = message.source.nick
        if self.is_me(nick):
            return
        split = self._batch_of(message) == "netsplit" or _SPLIT.fullmatch(message.param(0))
        for channel in self.roster.shared_with(nick):
            self._depart(channel, nick, Exit.NETSPLIT if split else Exit.QUIT)

    def _on_batch(self, message: Message) -> None:
        reference = message.param(0)
        if reference.startswith("+") and len(self._batches) < _MOST_BATCHES:
            self._batches[reference[1:]] = message.param(1).lower()
        else:
            self._batches.pop(reference[1:], None)

    def _batch_of(self, message: Message) -> str | None:
        """The type of the batch in which ``message`` came."""
        return self._batches.get(message.tags.get("batch", ""))

    def _depart(self, channel: Channel, nick: str, exit: Exit) -> None:
        user = self.roster.user(nick)
        if self.is_me(nick):
            self.roster.close(channel)
            log.info("%s: out of %s (%s)", self.network, channel.name, exit.value)
            self._hear(BotAway(network=self.network, channel=channel.name))
        elif user and self.roster.is_member(channel, nick):
            self.roster.leave(channel, nick)
            self._tell(channel, Departed(speaker=self._speaker(user), channel=channel.name, exit=exit))

    def _on_invite(self, message: Message) -> None:
        if self.is_me(message.param(0)) and message.source.host:
            speaker = self.author(message, self.roster.user(message.source.nick))
            self._hear(Invited(speaker=speaker, channel=message.param(1)))

    # Changes of one user.

    def _on_nick(self, message: Message) -> None:
        old, new = message.source.nick, message.param(0)
        if not new:
            return
        if self.is_me(old):
            self.nick = new
        if user := self.roster.user(old):
            before = self._speaker(user)
            self.roster.rename(old, new)
            self._tell_change(before, user)

    def _on_account(self, message: Message) -> None:
        if user := self.roster.user(message.source.nick):
            self.learn_account(user, account_of(message.param(0)))

    def _on_chghost(self, message: Message) -> None:
        if (user := self.roster.user(message.source.nick)) and len(message.params) >= 2:
            self.learn_source(user, Source(user.nick, message.param(0), message.param(1)))

    def _on_own_host(self, message: Message) -> None:
        if me := self.roster.user(self.nick):
            user, at, host = message.param(1).rpartition("@")
            self.learn_source(me, Source(me.nick, user if at else me.user, host))

    def _on_away(self, message: Message) -> None:
        if user := self.roster.user(message.source.nick):
            user.away = bool(message.params)

    def _on_unreached(self, message: Message) -> None:
        if user := self.roster.user(message.param(1)):
            self._hear(Unreached(speaker=self._speaker(user)))

    # Telling.

    def _speaker(self, user: User) -> Speaker:
        return user.speaker(self.network)

    def _tell(self, channel: Channel, fact: Presence) -> None:
        if channel.known:
            self._hear(fact)

    def _tell_change(self, before: Speaker, user: User) -> None:
        after = self._speaker(user)
        is_seen = any(channel.known for channel in self.roster.shared_with(user.nick))
        if before != after and is_seen and not self.is_me(user.nick):
            self._hear(Renamed(before=before, after=after))


def account_of(text: str) -> str | None:
    """The account that a message names; ``*`` (and ``0`` in WHO) stand for none."""
    return None if text in ("", "*", "0") else text
