"""Channels in which the bot may not speak, and when it may again.

That a channel is moderated and the bot without voice stands in its modes. Whatever else silences the bot (a
quiet, a ban, a mode of that network alone) shows only when a line is refused, and its end shows nowhere: so
at times the refused line is tried again, and goes through or not. One that never does is given up once others
do: a filter may not like a name in it.
"""

import logging
from collections.abc import Callable, Mapping

from msgspec import Struct

from unobot.net.channels import Channel
from unobot.net.isupport import ISupport
from unobot.net.tracker import Tracker
from unobot.net.wire import Message
from unobot.table.clock import Alarm, Clock
from unobot.table.presence import BotMuted, BotUnmuted, Presence

log = logging.getLogger(__name__)

_REFUSALS_TO_MEMBERS = ("nochanmodes", "408")
"""To who is in a channel: only the logged in may speak (477), no control codes (408). To others they mean
that they may not enter, or something else.
"""

_PROOF = 5.0
"""Seconds without a refusal after which a line that was tried has gone through."""


class _Mute(Struct):
    """``is_refused``: lines came back; one of them is what is tried."""

    is_refused: bool = False
    is_trying: bool = False
    alarm: Alarm | None = None

    def stop(self) -> None:
        if self.alarm:
            self.alarm.cancel()


class Mutes:
    """The silent channels of one connection; ``hear`` is told of each once, and of its end.

    ``refused`` is called with the channel (as we spell it) of each line that the server did not pass on, and
    tells whether that line is tried next; where it is not, another is, and at once. ``passed`` is called with
    it when a line has gone through, ``wake`` when one may be tried. ``pause`` is the time in seconds between
    two tries.
    """

    def __init__(
        self,
        tracker: Tracker,
        isupport: ISupport,
        *,
        hear: Callable[[Presence], None],
        refused: Callable[[str], bool],
        passed: Callable[[str], None],
        wake: Callable[[], None],
        clock: Clock,
        pause: float,
    ) -> None:
        self._tracker = tracker
        self._isupport = isupport
        self._hear = hear
        self._refused = refused
        self._passed = passed
        self._wake = wake
        self._clock = clock
        self._pause = pause
        self._mutes: dict[str, _Mute] = {}

    def handlers(self) -> Mapping[str, Callable[[Message], None]]:
        """What to call for which type of message."""
        return {
            "cannotsendtochan": self._on_refusal,
            **dict.fromkeys(_REFUSALS_TO_MEMBERS, self._on_refusal_to_member),
            "mode": lambda message: self._review(message.param(0)),
            "channelmodeis": lambda message: self._review(message.param(1)),
            "join": self._on_join,
        }

    def close(self) -> None:
        """The connection is over: wait for nothing any more."""
        for mute in self._mutes.values():
            mute.stop()
        self._mutes.clear()

    def may_speak(self, channel: str) -> bool:
        """Whether a line to ``channel`` may leave now."""
        mute = self._mutes.get(self._isupport.fold(channel)) if self._mutes else None
        return mute is None or mute.is_trying

    def said(self, channel: str) -> None:
        """A line to ``channel`` has left: where it was a try, it stays the only one until that is proven."""
        if not self._mutes:
            return
        key = self._isupport.fold(channel)
        if (mute := self._mutes.get(key)) and mute.is_trying:
            mute.is_trying = False
            self._after(_PROOF, mute, lambda: self._free(key))

    def _on_join(self, message: Message) -> None:
        """A channel that the bot enters is met without prejudice."""
        if self._tracker.is_me(message.source.nick):
            for name in message.param(0).split(","):
                if mute := self._mutes.pop(self._isupport.fold(name), None):
                    mute.stop()

    def _on_refusal(self, message: Message) -> None:
        waits = self._refused(self._tracker.spelled(message.param(1)))
        if channel := self._tracker.roster.channel(message.param(1)):
            self._silence(channel, message.param(-1)).is_refused = True
            if not waits:
                self._hope(self._isupport.fold(channel.name))

    def _on_refusal_to_member(self, message: Message) -> None:
        if self._tracker.roster.channel(message.param(1)):
            self._on_refusal(message)

    def _review(self, name: str) -> None:
        """The modes of a channel have changed: what silenced the bot may be gone, or have come."""
        channel = self._tracker.roster.channel(name)
        if channel and channel.known and self._is_moderated(channel):
            self._silence(channel, "it is moderated (+m), and we have no voice")
        elif channel:
            self._hope(self._isupport.fold(name))

    def _is_moderated(self, channel: Channel) -> bool:
        return "m" in channel.modes and not self._tracker.roster.signs(channel, self._tracker.nick)

    def _silence(self, channel: Channel, why: str) -> _Mute:
        key = self._isupport.fold(channel.name)
        is_new = key not in self._mutes
        mute = self._mutes.setdefault(key, _Mute())
        mute.is_trying = False
        self._after(self._pause, mute, lambda: self._review(channel.name))
        if is_new:
            log.warning("%s: we may not speak in %s: %s", self._tracker.network, channel.name, why)
            operator = self._tracker.operator_of(channel)
            self._hear(BotMuted(network=self._tracker.network, channel=channel.name, operator=operator))
        return mute

    def _hope(self, key: str) -> None:
        """Nothing that we know of silences the bot any more."""
        mute = self._mutes.get(key)
        if mute and mute.is_refused:
            mute.stop()
            mute.is_trying = True
            self._wake()
        elif mute:
            self._free(key)

    def _free(self, key: str) -> None:
        self._mutes.pop(key).stop()
        if channel := self._tracker.roster.channel(key):
            log.info("%s: we may speak in %s again", self._tracker.network, channel.name)
            self._passed(channel.name)
            self._hear(
                BotUnmuted(
                    network=self._tracker.network,
                    channel=channel.name,
                    present=self._tracker.present_in(channel),
                )
            )
            self._wake()

    def _after(self, delay: float, mute: _Mute, callback: Callable[[], None]) -> None:
        mute.stop()
        mute.alarm = self._clock.call_later(delay, callback)
