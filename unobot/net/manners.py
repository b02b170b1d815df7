"""What the bot hears of what people say, and what it never answers.

A PRIVMSG to a channel or to the bot is a ``Line``. No lines are: notices (a bot that answers notices
answers other bots for ever), whatever the bot said itself, what a program marked as one says (tag or mode),
what only the operators of a channel were told (``@#channel``), what is said in a channel from outside, what a
server repeats of the past, servers' messages, and CTCP. ``CTCP ACTION`` is chat, DCC is never touched, and a
few harmless questions get their reply, at a bounded rate.
"""

import time
from collections import deque
from collections.abc import Callable, Mapping

from unobot import __version__
from unobot.net.channels import User
from unobot.net.isupport import ISupport
from unobot.net.tracker import Tracker
from unobot.net.wire import Message
from unobot.table.clock import Clock
from unobot.table.presence import Line

_REPLIES: Mapping[str, Callable[[str], str]] = {
    "VERSION": lambda _: f"unobot {__version__}",
    "SOURCE": lambda _: "unobot: UNO for IRC channels, MIT license",
    "PING": lambda argument: argument[:64],
    "TIME": lambda _: time.strftime("%Y-%m-%d %H:%M:%S %z"),
}

_BOT_TAGS = frozenset({"bot", "draft/bot", "inspircd.org/bot"})

_MOST_REPLIES = 3
_PERIOD = 10.0
"""At most so many CTCP replies in so many seconds, whoever asks."""


class Manners:
    """Listens on one connection; ``reply(nick, text)`` sends a notice in its turn."""

    def __init__(
        self, tracker: Tracker, isupport: ISupport, *, reply: Callable[[str, str], None], clock: Clock
    ) -> None:
        self._tracker = tracker
        self._isupport = isupport
        self._reply = reply
        self._clock = clock
        self._replied: deque[float] = deque(maxlen=_MOST_REPLIES)

    def handlers(self) -> Mapping[str, Callable[[Message], None]]:
        """What to call for which type of message."""
        return {"privmsg": self._on_privmsg}

    def _on_privmsg(self, message: Message) -> None:
        target, text = message.param(0), message.param(1)
        user = self._tracker.roster.user(message.source.nick)
        if not text or self._tracker.is_past(message) or not self._is_person(message, user):
            return
        if text.startswith("\1"):
            self._answer_ctcp(message.source.nick, text)
        elif self._isupport.is_channel(target) or self._tracker.is_me(target):
            self._tell(message, user, target, text)

    def _is_person(self, message: Message, user: User | None) -> bool:
        """Whether a person wrote ``message``, and not a server, the bot itself, or another program."""
        is_bot = (user is not None and user.is_bot) or not _BOT_TAGS.isdisjoint(message.tags)
        return bool(message.source.host) and not is_bot and not self._tracker.is_me(message.source.nick)

    def _tell(self, message: Message, user: User | None, target: str, text: str) -> None:
        speaker = self._tracker.author(message, user)
        channel = self._tracker.roster.channel(target)
        if channel is None and self._isupport.is_channel(target):
            return
        self._tracker.tell_line(
            channel,
            Line(
                speaker=speaker,
                channel=channel.name if channel else None,
                text=text,
                message_id=message.tags.get("msgid"),
            ),
        )

    def _answer_ctcp(self, nick: str, text: str) -> None:
        query, _, argument = text.strip("\1").partition(" ")
        answer = _REPLIES.get(query.upper())
        now = self._clock.now()
        if answer is None or (len(self._replied) == _MOST_REPLIES and now - self._replied[0] < _PERIOD):
            return
        self._replied.append(now)
        said = "".join(letter for letter in answer(argument) if letter.isprintable())
        self._reply(nick, f"\1{query.upper()} {said}\1")
