"""Into the configured channels, back into them after a kick, and into no others.

Whatever a server answers, or does not: a channel that the bot is not in is tried again after a while. A
channel that it was put into unasked (a full one that sends people on, a network's lobby) is left.
"""

import logging
from collections.abc import Callable, Iterator, Mapping

from unobot.net.backoff import Backoff
from unobot.net.settings import ChannelSettings, RetrySettings
from unobot.net.tracker import Tracker
from unobot.net.wire import Message
from unobot.table.clock import Alarm, Clock

log = logging.getLogger(__name__)

_LINE = 400
"""Bytes of channel names in one JOIN."""

_SENT_ON = "470"

_REFUSALS = {
    "nosuchchannel": "there is no such channel",
    "toomanychannels": "we are in too many channels",
    "unavailresource": "the channel is not available after a netsplit",
    "channelisfull": "the channel is full (+l)",
    "inviteonlychan": "the channel is for invited people (+i)",
    "bannedfromchan": "we are banned from it (+b)",
    "badchannelkey": "its key is missing or wrong (+k)",
    "nochanmodes": "only people who are logged in may enter",
    "badchanmask": "its name is not allowed here",
    _SENT_ON: "it sends us on to another channel",
    "489": "only people with TLS may enter",
}


class Joins:
    """Keeps the bot of one connection in its channels; ``request`` sends a command in its turn."""

    def __init__(
        self,
        channels: tuple[ChannelSettings, ...],
        retry: RetrySettings,
        tracker: Tracker,
        fold: Callable[[str], str],
        *,
        request: Callable[..., None],
        clock: Clock,
    ) -> None:
        self._settings = channels
        self._has_started = False
        self._retry = retry
        self._tracker = tracker
        self._fold = fold
        self._request = request
        self._clock = clock
        self._channels: dict[str, ChannelSettings] = {}
        self._alarms: dict[str, Alarm] = {}
        self._backoffs: dict[str, Backoff] = {}
        self._sent_away_at: dict[str, float] = {}

    def handlers(self) -> Mapping[str, Callable[[Message], None]]:
        """What to call for which type of message."""
        return {
            "join": self._on_join,
            "kick": self._on_kick,
            "part": self._on_part,
            "invite": self._on_invite,
            **dict.fromkeys(_REFUSALS, self._on_refusal),
        }

    def start(self) -> None:
        """Enter all channels; the network's casemapping is known by now."""
        self._has_started = True
        self._channels = {self._fold(channel.name): channel for channel in self._settings}
        self._backoffs = {key: Backoff(self._retry.rejoin, self._retry.longest) for key in self._channels}
        for names, keys in batches(tuple(self._channels.values())):
            self._request("JOIN", names, *([keys] if keys else []))
        for channel in self._settings:
            self._join_after(channel.name, self._retry.banned)

    def change(self, channels: tuple[ChannelSettings, ...], reason: str = "") -> None:
        """Be in these channels from now on: enter new ones, and leave the others with ``reason``."""
        self._settings = channels
        if not self._has_started:
            return
        before, self._channels = self._channels, {self._fold(channel.name): channel for channel in channels}
        for key in before.keys() - self._channels:
            if alarm := self._alarms.pop(key, None):
                alarm.cancel()
            del self._backoffs[key]
            self._request("PART", before[key].name, *([reason] if reason else []))
        for key in self._channels.keys() - before:
            self._backoffs[key] = Backoff(self._retry.rejoin, self._retry.longest)
            self._join(key)

    def close(self) -> None:
        """The connection is over: wait for nothing any more."""
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()

    def _on_join(self, message: Message) -> None:
        if self._tracker.is_me(message.source.nick):
            wanted = {self._fold(channel.name) for channel in self._settings}
            for name in message.param(0).split(","):
                if self._fold(name) not in wanted:
                    log.warning("%s: put into %s unasked; leaving it", self._tracker.network, name)
                    self._request("PART", name)

    def _on_kick(self, message: Message) -> None:
        if self._tracker.is_me(message.param(1)):
            log.warning(
                "%s: %s kicked us from %s", self._tracker.network, message.source.nick, message.param(0)
            )
            self._come_back(message.param(0))

    def _on_part(self, message: Message) -> None:
        if self._tracker.is_me(message.source.nick):
            for name in message.param(0).split(","):
                self._come_back(name)

    def _come_back(self, name: str) -> None:
        key = self._fold(name)
        if backoff := self._backoffs.get(key):
            now = self._clock.now()
            if now - self._sent_away_at.get(key, now) > self._retry.longest:
                backoff.reset()
            self._sent_away_at[key] = now
            self._join_after(name, backoff.next())

    def _on_refusal(self, message: Message) -> None:
        name = message.param(1)
        if self._fold(name) in self._channels and self._tracker.roster.channel(name) is None:
            log.warning("%s: cannot enter %s: %s", self._tracker.network, name, _REFUSALS[message.type])
            sent_on = message.type == _SENT_ON  # and each try is seen in the other channel
            self._join_after(name, self._retry.longest if sent_on else self._retry.banned)

    def _on_invite(self, message: Message) -> None:
        if self._tracker.is_me(message.param(0)) and self._fold(message.param(1)) in self._channels:
            self._join_after(message.param(1), 0)

    def _join_after(self, name: str, delay: float) -> None:
        key = self._fold(name)
        if alarm := self._alarms.pop(key, None):
            alarm.cancel()
        self._alarms[key] = self._clock.call_later(delay, lambda: self._join(key))

    def _join(self, key: str) -> None:
        self._alarms.pop(key, None)
        channel = self._channels[key]
        if self._tracker.roster.channel(channel.name) is None:
            self._request("JOIN", channel.name, *([channel.key] if channel.key else []))
            self._join_after(channel.name, self._retry.banned)


def batches(channels: tuple[ChannelSettings, ...]) -> Iterator[tuple[str, str]]:
    """The parameters of as few JOINs as hold all channels: names, and keys, those with one coming first."""
    names: list[str] = []
    keys: list[str] = []
    for channel in sorted(channels, key=lambda channel: channel.key is None):
        taken = len(",".join([*names, channel.name, *keys, channel.key or ""]).encode())
        if names and taken > _LINE:
            yield ",".join(names), ",".join(keys)
            names, keys = [], []
        names.append(channel.name)
        keys += [channel.key] if channel.key else []
    if names:
        yield ",".join(names), ",".join(keys)
