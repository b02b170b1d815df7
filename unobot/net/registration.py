"""From a fresh connection to 001: capabilities, login, and a nick that is free.

CAP LS, NICK and USER leave together. A server that knows CAP waits for CAP END, which leaves when the
capabilities are settled and SASL, if configured, has ended; any other goes on to 001 by itself.
"""

import logging
import random
from collections.abc import Callable, Iterator, Mapping
from itertools import chain

from unobot.net.capabilities import Capabilities
from unobot.net.connection import Connection
from unobot.net.sasl import SaslLogin
from unobot.net.settings import NetworkSettings
from unobot.net.wire import Message
from unobot.table.clock import Alarm, Clock

log = logging.getLogger(__name__)

_SHORTEST_NICK = 9
"""Characters of a nick that any server takes (RFC 1459)."""

_RANDOM_NICKS = 10


class Registration:
    """Registers ``connection``: ``welcomed(nick)`` is called with the nick that the server gave.

    ``logged_in`` tells whether SASL has succeeded. Where it has not though it is required, where no nick is
    taken or no welcome comes in time, the connection is hung up.
    """

    def __init__(
        self,
        connection: Connection,
        settings: NetworkSettings,
        clock: Clock,
        *,
        welcomed: Callable[[str], None],
    ) -> None:
        self.logged_in = False
        self.capabilities = Capabilities(
            connection, sasl=settings.sasl is not None, settled=self._log_in, renewed=self._on_renewed
        )
        self._connection = connection
        self._settings = settings
        self._welcomed = welcomed
        self._nicks = nicks_to_try(settings.nick, settings.alternatives)
        self._login = settings.sasl and SaslLogin(
            connection, settings.sasl, clock, patience=settings.patience.identify, done=self._on_login
        )
        self._clock = clock
        self._alarm: Alarm | None = None
        self._is_welcome = False

    def handlers(self) -> Mapping[str, Callable[[Message], None]]:
        """What to call for which type of message."""
        return {
            **self.capabilities.handlers(),
            **(self._login.handlers() if self._login else {}),
            "welcome": self._on_welcome,
            "nicknameinuse": self._on_nick_refused,
            "erroneusnickname": self._on_nick_refused,
            "unavailresource": self._on_nick_refused,
            "nickcollision": self._on_nick_refused,
        }

    def start(self) -> None:
        """Introduce ourselves."""
        self._alarm = self._clock.call_later(self._settings.patience.register, self._on_silence)
        if self._settings.password:
            self._connection.send("PASS", self._settings.password)
        self.capabilities.start()
        self._connection.send("NICK", next(self._nicks))
        self._connection.send("USER", self._settings.username, "0", "*", self._settings.realname)

    def close(self) -> None:
        """The connection is over: wait for nothing any more."""
        self._stop_waiting()
        if self._login:
            self._login.close()

    def _stop_waiting(self) -> None:
        if self._alarm:
            self._alarm.cancel()

    def _log_in(self) -> None:
        if self._login and "sasl" in self.capabilities.enabled:
            self._login.start(self.capabilities.offered.get("sasl", ""))
        else:
            self._on_login(False)

    def _on_renewed(self, capability: str) -> None:
        if capability == "sasl" and not self.logged_in:
            self._log_in()

    def _on_login(self, succeeded: bool) -> None:
        self.logged_in = succeeded
        if not self._is_welcome and self._may_go_on():
            self._connection.send("CAP", "END")

    def _may_go_on(self) -> bool:
        if self.logged_in or not (self._settings.sasl and self._settings.sasl.required):
            return True
        self._connection.send("QUIT")
        self._connection.disconnect("there is no SASL login, and the configuration requires one")
        return False

    def _on_welcome(self, message: Message) -> None:
        if self._may_go_on():
            self._is_welcome = True
            self._stop_waiting()
            self._welcomed(message.param(0))

    def _on_nick_refused(self, message: Message) -> None:
        if self._is_welcome:
            return
        nick = next(self._nicks, None)
        if nick is None:
            self._connection.disconnect("the server takes none of our nicks")
        else:
            log.info("%s: nick %s refused, trying %s", self._settings.name, message.param(1), nick)
            self._connection.send("NICK", nick)

    def _on_silence(self) -> None:
        self._connection.disconnect("the server did not complete the registration")


def nicks_to_try(nick: str, alternatives: tuple[str, ...]) -> Iterator[str]:
    """``nick``, the alternatives, ``nick`` with underscores, and then some short ones with random digits."""
    short = nick[: _SHORTEST_NICK - 4]
    underscored = (f"{nick}{'_' * length}" for length in range(1, 4))
    numbered = (f"{short}{random.randrange(10_000):04}" for _ in range(_RANDOM_NICKS))
    return chain((nick, *alternatives), underscored, numbered)
