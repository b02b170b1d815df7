"""The accounts of people on servers that do not show them of themselves (no extended-join, no WHOX).

There WHOIS tells. It is asked about somebody who speaks, for only then does it matter who that is, and
seldom: one question at a time, with a pause after each.
"""

from collections import deque
from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet

from unobot.net.channels import User
from unobot.net.isupport import ISupport
from unobot.net.tracker import Tracker, account_of
from unobot.net.wire import Message
from unobot.table.clock import Alarm, Clock

_PAUSE = 3.0
"""Seconds from one answer to the next question, …"""

_PAUSE_BUSY = 20.0
"""… and while the tables have more to say than the network takes."""

_PATIENCE = 30.0
"""Seconds that an answer may take."""

_FRESH = 300.0
"""Seconds for which an answer holds: people log out later, …"""

_FRESH_WITHOUT = 30.0
"""… and, more often, log in."""

_MOST_WAITING = 20


class Accounts:
    """Asks about the people of one connection; ``request(command, *params)`` asks the server.

    ``is_busy`` tells whether something waits to be said.
    """

    def __init__(
        self,
        tracker: Tracker,
        isupport: ISupport,
        capabilities: AbstractSet[str],
        *,
        request: Callable[..., None],
        is_busy: Callable[[], bool],
        clock: Clock,
    ) -> None:
        self._tracker = tracker
        self._isupport = isupport
        self._capabilities = capabilities
        self._request = request
        self._is_busy = is_busy
        self._clock = clock
        self._waiting: deque[str] = deque()
        self._alarm: Alarm | None = None
        self._asked: str | None = None
        self._told: str | None = None

    def handlers(self) -> Mapping[str, Callable[[Message], None]]:
        """What to call for which type of message."""
        return {
            "whoisaccount": self._on_account,
            "endofwhois": self._on_end,
        }

    def spoke(self, nick: str) -> None:
        """Somebody has said something: find out who that is."""
        user = self._tracker.roster.user(nick)
        if user and not self._is_shown() and not self._is_fresh(user):
            if len(self._waiting) < _MOST_WAITING and user.nick not in self._waiting:
                self._waiting.append(user.nick)
            if self._alarm is None:
                self._ask_next()

    def close(self) -> None:
        """The connection is over: wait for nothing any more."""
        if self._alarm:
            self._alarm.cancel()

    def _is_shown(self) -> bool:
        """Whether the server tells accounts of itself."""
        return "extended-join" in self._capabilities or "WHOX" in self._isupport

    def _is_fresh(self, user: User) -> bool:
        holds = _FRESH if user.account else _FRESH_WITHOUT
        return user.asked_at is not None and self._clock.now() - user.asked_at < holds

    def _ask_next(self) -> None:
        self._alarm = self._asked = self._told = None
        while self._waiting:
            user = self._tracker.roster.user(self._waiting.popleft())
            if user and not self._is_fresh(user):
                user.asked_at, self._asked = self._clock.now(), user.nick
                self._request("WHOIS", user.nick)
                self._alarm = self._clock.call_later(_PATIENCE, self._ask_next)
                return

    def _is_asked(self, nick: str) -> bool:
        return self._asked is not None and self._tracker.same_nick(nick, self._asked)

    def _on_account(self, message: Message) -> None:
        if self._is_asked(message.param(1)):
            self._told = message.param(2)

    def _on_end(self, message: Message) -> None:
        if not self._is_asked(message.param(1)) or self._alarm is None:
            return
        if user := self._tracker.roster.user(message.param(1)):
            self._tracker.learn_account(user, account_of(self._told or ""))
        self._asked = None
        self._alarm.cancel()
        self._alarm = self._clock.call_later(_PAUSE_BUSY if self._is_busy() else _PAUSE, self._ask_next)
