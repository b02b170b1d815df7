"""Our nick and our account: logging in at NickServ, and getting the nick back from whoever has it.

What services write is for people and in any language, so nothing here reads it. Logged in is who gets numeric
900, an ACCOUNT of their own, or the user mode +r (+R) that services set.
"""

import logging
import re
from collections.abc import Callable, Mapping

from unobot.net.settings import NetworkSettings
from unobot.net.tracker import Tracker
from unobot.net.wire import Message
from unobot.table.clock import Alarm, Clock

log = logging.getLogger(__name__)

_NEXT_TRY = 60.0
"""Seconds between two attempts to get the nick, and between two to log in."""

_RELEASE_TIME = 2.0
"""Seconds that services take to free a nick."""


class Identity:
    """Nick and account of one connection.

    ``identified()`` is called when channels may be entered: at once, or, where the settings say so, with the
    login.
    """

    def __init__(
        self,
        settings: NetworkSettings,
        tracker: Tracker,
        *,
        request: Callable[..., None],
        clock: Clock,
        identified: Callable[[], None],
    ) -> None:
        self.logged_in = False
        self._settings = settings
        self._tracker = tracker
        self._request = request
        self._clock = clock
        self._identified = identified
        self._alarms: dict[str, Alarm] = {}

    def handlers(self) -> Mapping[str, Callable[[Message], None]]:
        """What to call for which type of message."""
        return {
            "loggedin": lambda _: self._on_login(),
            "loggedout": lambda _: self._on_logout(),
            "account": self._on_account,
            "mode": self._on_mode,
            "nick": self._on_freed,
            "quit": self._on_freed,
        }

    def start(self, logged_in: bool) -> None:
        """The connection is registered; ``logged_in`` tells whether by SASL already."""
        self._keep_nick()
        if logged_in:
            self._on_login()
        elif self._settings.nickserv:
            self._identify()
        elif self._settings.identify_before_join:
            log.error("%s: not logged in, so no channel is entered", self._settings.name)
        if not self._settings.identify_before_join:
            self._identified()

    def close(self) -> None:
        """The connection is over: wait for nothing any more."""
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()

    def _after(self, delay: float, what: str, callback: Callable[[], None]) -> None:
        if alarm := self._alarms.get(what):
            alarm.cancel()
        self._alarms[what] = self._clock.call_later(delay, callback)

    def _identify(self) -> None:
        """Log in at NickServ, again and again until it has worked."""
        nickserv = self._settings.nickserv
        if self.logged_in or not nickserv:
            return
        if not self._has_nick() and nickserv.release != "none":
            command = nickserv.release.upper()
            self._request("PRIVMSG", nickserv.service, f"{command} {self._settings.nick} {nickserv.password}")
            self._after(_RELEASE_TIME, "nick", self._keep_nick)
        words = ["IDENTIFY", *([nickserv.account] if nickserv.account else []), nickserv.password]
        self._request("PRIVMSG", nickserv.service, " ".join(words))
        self._after(_NEXT_TRY, "login", self._identify)

    def _on_login(self) -> None:
        if not self.logged_in:
            self.logged_in = True
            log.info("%s: logged in", self._settings.name)
            if self._settings.identify_before_join:
                self._identified()

    def _on_logout(self) -> None:
        self.logged_in = False
        self._identify()

    def _on_account(self, message: Message) -> None:
        if self._tracker.is_me(message.source.nick) and message.param(0) != "*":
            self._on_login()

    def _on_mode(self, message: Message) -> None:
        set_modes = "".join(re.findall(r"\+([^+-]*)", message.param(1)))
        if self._tracker.is_me(message.param(0)) and "r" in set_modes.lower():
            self._on_login()

    def _has_nick(self) -> bool:
        return self._tracker.is_me(self._settings.nick)

    def _keep_nick(self) -> None:
        """Ask for our nick while we do not have it; where it is taken the server refuses, and that is all."""
        if not self._has_nick():
            self._request("NICK", self._settings.nick)
        self._after(_NEXT_TRY, "nick", self._keep_nick)

    def _on_freed(self, message: Message) -> None:
        """Whoever had our nick has gone or has another one now."""
        if self._tracker.same_nick(message.source.nick, self._settings.nick) and not self._has_nick():
            self._request("NICK", self._settings.nick)
