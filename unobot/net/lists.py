"""The answers of the server about a channel: its list of names, WHO, and its modes.

Modes are read as the server's CHANMODES and PREFIX say. A channel becomes known when its names have come
and, where these did not bring hosts and accounts along, WHO has been answered too.
"""

from collections.abc import Callable, Mapping

from unobot.net.channels import Channel
from unobot.net.isupport import ISupport
from unobot.net.tracker import Tracker, account_of
from unobot.net.wire import Message, Source, parse_source
from unobot.table.clock import Alarm, Clock

_WHOX_TOKEN = "152"
_WHOX_FIELDS = f"%tcuhnfa,{_WHOX_TOKEN}"

_PATIENCE = 90.0
"""Seconds after which a channel counts as known though the end of WHO never came."""


class Lists:
    """Fills the roster of ``tracker``; ``request(command, *params)`` asks the server for something."""

    def __init__(
        self,
        tracker: Tracker,
        isupport: ISupport,
        *,
        request: Callable[..., None],
        clock: Clock,
    ) -> None:
        self._tracker = tracker
        self._roster = tracker.roster
        self._isupport = isupport
        self._request = request
        self._clock = clock
        self._alarms: dict[str, Alarm] = {}

    def handlers(self) -> Mapping[str, Callable[[Message], None]]:
        """What to call for which type of message."""
        return {
            "mode": self._on_mode,
            "channelmodeis": self._on_channelmodeis,
            "namreply": self._on_namreply,
            "endofnames": self._on_endofnames,
            "whoreply": self._on_whoreply,
            "whospcrpl": self._on_whoxreply,
            "endofwho": self._on_endofwho,
        }

    def close(self) -> None:
        """The connection is over: wait for nothing any more."""
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()

    def _on_mode(self, message: Message) -> None:
        if channel := self._roster.channel(message.param(0)):
            self._apply(channel, message.param(1), message.params[2:])

    def _on_channelmodeis(self, message: Message) -> None:
        if channel := self._roster.channel(message.param(1)):
            channel.modes.clear()
            self._apply(channel, message.param(2), message.params[3:])

    def _apply(self, channel: Channel, modes: str, arguments: tuple[str, ...]) -> None:
        for change in self._isupport.mode_changes(modes, arguments):
            sign = self._isupport.sign_of(change.mode)
            if sign and change.argument:
                order = self._isupport.status_signs
                self._roster.set_sign(channel, change.argument, sign, order, change.added)
            elif change.mode in self._isupport.list_modes:
                continue
            elif change.added:
                channel.modes[change.mode] = change.argument
            else:
                channel.modes.pop(change.mode, None)

    def _on_namreply(self, message: Message) -> None:
        if channel := self._roster.channel(message.param(2)):
            self._roster.list(channel, [self._member(word) for word in message.param(3).split()])

    def _member(self, word: str) -> tuple[str, Source]:
        mask = word.lstrip(self._isupport.status_signs)
        return word[: len(word) - len(mask)], parse_source(mask)

    def _on_endofnames(self, message: Message) -> None:
        channel = self._roster.channel(message.param(1))
        if channel is None or not channel.listing:
            return
        self._roster.finish_list(channel)
        if not channel.known:
            self._ask_further(channel)

    def _ask_further(self, channel: Channel) -> None:
        whox = "WHOX" in self._isupport
        if whox or any(not user.host for user in self._roster.members(channel)):
            self._request("WHO", channel.name, *([_WHOX_FIELDS] if whox else []))
            self._stop_waiting(channel)
            self._alarms[channel.name] = self._clock.call_later(_PATIENCE, lambda: self._finish(channel))
        else:
            self._tracker.become_known(channel)
        self._request("MODE", channel.name)

    def _on_whoreply(self, message: Message) -> None:
        _, _, user, host, _, nick, flags = (*message.params, *[""] * 7)[:7]
        self._learn(Source(nick, user, host), flags)

    def _on_whoxreply(self, message: Message) -> None:
        if message.param(1) == _WHOX_TOKEN and len(message.params) >= 8:
            user, host, nick, flags, account = message.params[3:8]
            self._learn(Source(nick, user, host), flags)
            if member := self._roster.user(nick):
                self._tracker.learn_account(member, account_of(account))

    def _learn(self, source: Source, flags: str) -> None:
        if member := self._roster.user(source.nick):
            self._tracker.learn_source(member, source)
            member.away = flags.startswith("G")
            member.is_bot = bool(self._isupport["BOT"]) and self._isupport["BOT"] in flags

    def _on_endofwho(self, message: Message) -> None:
        channel = self._roster.channel(message.param(1))
        if channel and channel.name in self._alarms:
            self._finish(channel)

    def _finish(self, channel: Channel) -> None:
        self._stop_waiting(channel)
        self._tracker.become_known(channel)

    def _stop_waiting(self, channel: Channel) -> None:
        if alarm := self._alarms.pop(channel.name, None):
            alarm.cancel()
