"""One life on a network: everything that is new with each connection, wired together.

A session begins with a fresh connection and ends with its loss; nothing of it is used again. What outlives it
(the outbox, the waiting times) belongs to ``network``.
"""

import asyncio
import logging
from collections.abc import Callable

from unobot.net.accounts import Accounts
from unobot.net.channels import User
from unobot.net.connection import Connection
from unobot.net.identity import Identity
from unobot.net.isupport import ISupport
from unobot.net.joins import Joins
from unobot.net.lists import Lists
from unobot.net.manners import Manners
from unobot.net.mutes import Mutes
from unobot.net.outbox import Outbox
from unobot.net.registration import Registration
from unobot.net.settings import ChannelSettings, NetworkSettings
from unobot.net.tracker import Tracker
from unobot.net.verdicts import BANNED, PASSWORD, Verdict, of_error
from unobot.net.wire import Message
from unobot.table.clock import Alarm, Clock
from unobot.table.presence import BotAway, BotBack, Line, Presence

log = logging.getLogger(__name__)

_FORMATTING_FORBIDDEN = frozenset("cS")
"""Channel modes that refuse or strip formatting."""

_MOTD_PATIENCE = 10.0
"""Seconds from the welcome to the end of the message of the day."""

_GOODBYE = 2.0
"""Seconds that the server has to answer QUIT."""

_ANSWERS_TO_LABELS = ("privmsg", "notice", "ack", "batch", "nosuchnick", "cannotsendtochan", "fail")
"""What may come back for a labelled line: its echo, or why there is none."""


class Session:
    """The life of ``connection``; ``ended`` becomes its verdict. It is the ``Link`` of the outbox."""

    def __init__(
        self,
        connection: Connection,
        settings: NetworkSettings,
        outbox: Outbox,
        *,
        hear: Callable[[Presence], None],
        clock: Clock,
    ) -> None:
        self.isupport = ISupport()
        self.ended: asyncio.Future[Verdict] = asyncio.get_running_loop().create_future()
        self.ready_at: float | None = None
        self.secure_port: int | None = None
        self._connection = connection
        self._settings = settings
        self._outbox = outbox
        self._hear = hear
        self._clock = clock
        self._verdict: Verdict | None = None
        self._motd_alarm: Alarm | None = None
        self._registration = Registration(connection, settings, clock, welcomed=self._on_welcome)
        self._capabilities = self._registration.capabilities
        self.tracker = self._new_tracker()
        self._lists = Lists(self.tracker, self.isupport, request=outbox.request, clock=clock)
        self._joins = self._new_joins()
        self._identity = self._new_identity()
        self._mutes = self._new_mutes()
        self._accounts = self._new_accounts()
        self._manners = Manners(self.tracker, self.isupport, reply=self._reply, clock=clock)
        self._listen()

    def _new_tracker(self) -> Tracker:
        names = [channel.name for channel in self._settings.channels]
        enabled = self._capabilities.enabled
        return Tracker(self._settings.name, names, self.isupport, enabled, hear=self._pass_on)

    def _new_joins(self) -> Joins:
        return Joins(
            self._settings.channels,
            self._settings.retry,
            self.tracker,
            self.isupport.fold,
            request=self._outbox.request,
            clock=self._clock,
        )

    def _new_identity(self) -> Identity:
        """Channels are joined once it is settled who the bot is."""
        return Identity(
            self._settings,
            self.tracker,
            request=self._outbox.request,
            clock=self._clock,
            identified=self._joins.start,
        )

    def _new_mutes(self) -> Mutes:
        return Mutes(
            self.tracker,
            self.isupport,
            hear=self._hear,
            refused=self._outbox.refused,
            passed=self._outbox.passed,
            wake=self._outbox.wake,
            clock=self._clock,
            pause=self._settings.retry.banned,
        )

    def _new_accounts(self) -> Accounts:
        """It asks less often while something waits to be said."""
        return Accounts(
            self.tracker,
            self.isupport,
            self._capabilities.enabled,
            request=self._outbox.request,
            is_busy=lambda: len(self._outbox) > 0,
            clock=self._clock,
        )

    def _listen(self) -> None:
        """The tracker comes first: the others find the state as it is after the message."""
        self._connection.listen({"featurelist": self._on_isupport})
        for part in (
            self.tracker,
            self._registration,
            self._lists,
            self._joins,
            self._identity,
            self._mutes,
            self._accounts,
            self._manners,
        ):
            self._connection.listen(part.handlers())
        self._connection.listen(
            {
                "endofmotd": lambda _: self._on_ready(),
                "nomotd": lambda _: self._on_ready(),
                "passwdmismatch": lambda _: self._judge(PASSWORD),
                "yourebannedcreep": lambda _: self._judge(BANNED),
                "error": lambda message: self._judge(of_error(message.param(0))),
                "cap": self._check_security,
                "disconnect": self._on_disconnect,
            }
        )
        self._connection.listen(dict.fromkeys(_ANSWERS_TO_LABELS, self._on_labelled))

    def start(self) -> None:
        """The connection is open: register."""
        self._registration.start()

    def change_channels(self, channels: tuple[ChannelSettings, ...], reason: str = "") -> None:
        """Be in these channels, and in no other, from now on; others are left with ``reason``."""
        self.tracker.spellings = [channel.name for channel in channels]
        self._joins.change(channels, reason)

    async def leave(self, reason: str) -> None:
        """Say goodbye and wait until the server has hung up, or for a moment."""
        self._connection.send("QUIT", reason)
        await asyncio.wait([self.ended], timeout=_GOODBYE)
        self._connection.disconnect(reason)

    # The outbox asks.

    @property
    def echoes(self) -> bool:
        """Whether the server echoes a labelled line."""
        return self._capabilities.echoes

    def reaches(self, channel: str) -> bool:
        """Whether the bot is in ``channel``, knows everybody there and may speak."""
        found = self.tracker.roster.channel(channel)
        return found is not None and found.known and self._mutes.may_speak(channel)

    def user(self, nick: str) -> User | None:
        """Whoever has ``nick`` now and shares a channel with the bot."""
        return self.tracker.roster.user(nick)

    def is_plain(self, channel: str) -> bool:
        """Whether a mode of ``channel`` forbids formatting."""
        found = self.tracker.roster.channel(channel)
        return found is not None and not _FORMATTING_FORBIDDEN.isdisjoint(found.modes)

    def room(self, command: str, target: str) -> int:
        """Bytes of text that fit into one line."""
        return self._connection.line_bytes - self.tracker.envelope(command, target)

    def send(self, command: str, *params: str, label: str = "", answers: str | None = None) -> int:
        """Write a line now, with the tags that the server takes; gives its size in bytes."""
        tags = {"label": label} if label else {}
        if answers and "message-tags" in self._capabilities.enabled:
            tags["+draft/reply"] = answers
        size = self._connection.send(command, *params, tags=tags)
        if size and command == "PRIVMSG":
            self._mutes.said(params[0])
        return size

    # The server says.

    def _on_isupport(self, message: Message) -> None:
        self.isupport.update(message.params[1:-1])
        self._connection.line_bytes = self.isupport.line_bytes

    def _on_welcome(self, nick: str) -> None:
        log.info("%s: registered as %s", self._settings.name, nick)
        self._motd_alarm = self._clock.call_later(_MOTD_PATIENCE, self._on_ready)

    def _on_ready(self) -> None:
        """The server has said all about itself: channels, services and talk may begin."""
        if self.ready_at is not None or self._motd_alarm is None:
            return
        self._motd_alarm.cancel()
        self.ready_at = self._clock.now()
        self._outbox.attach(self)
        if bot_mode := self.isupport["BOT"]:
            self._outbox.request("MODE", self.tracker.nick, f"+{bot_mode}")
        self._identity.start(self._registration.logged_in)

    def _reply(self, nick: str, text: str) -> None:
        self._outbox.request("NOTICE", nick, text)

    def _on_labelled(self, message: Message) -> None:
        if label := message.tags.get("label"):
            self._outbox.echoed(label)

    def _check_security(self, message: Message) -> None:
        if not self._connection.is_secure and (port := self._capabilities.secure_port):
            self.secure_port = port
            self._connection.disconnect(f"the server wants TLS on port {port}")

    def _judge(self, verdict: Verdict) -> None:
        self._verdict = self._verdict or verdict

    def _pass_on(self, fact: Presence) -> None:
        self._hear(fact)
        if isinstance(fact, BotBack):
            self._outbox.wake()
        elif isinstance(fact, Line):
            self._accounts.spoke(fact.speaker.nick)

    def _on_disconnect(self, message: Message) -> None:
        self.close()
        self._outbox.detach()
        if self.ready_at is not None:
            self._hear(BotAway(network=self._settings.name))
        if not self.ended.done():
            self.ended.set_result(self._verdict or Verdict(message.param(0)))

    def close(self) -> None:
        """Wait for nothing any more."""
        parts = (
            self._registration,
            self._lists,
            self._joins,
            self._identity,
            self._mutes,
            self._accounts,
        )
        for part in parts:
            part.close()
        if self._motd_alarm:
            self._motd_alarm.cancel()
