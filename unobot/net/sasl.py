"""SASL logins: PLAIN (RFC 4616) and EXTERNAL (RFC 4422), as IRCv3 carries them.

AUTHENTICATE names the mechanism, the server answers with an empty challenge (``+``), we answer with our
response in chunks of base64, and one numeric ends it: 903 and 907 well, 902, 904, 905 and 906 badly. A server
that says nothing ends it too, by our own clock.
"""

import base64
import logging
from collections.abc import Callable, Iterator, Mapping

from unobot.net.connection import Connection
from unobot.net.settings import SaslSettings
from unobot.net.wire import Message
from unobot.table.clock import Alarm, Clock

log = logging.getLogger(__name__)

_CHUNK = 400
"""Bytes of base64 in one AUTHENTICATE; a full last chunk is followed by an empty one."""

_WELL = ("saslsuccess", "saslalready")
_BADLY = ("nicklocked", "saslfail", "sasltoolong", "saslaborted")


def response(settings: SaslSettings) -> bytes:
    """What the mechanism answers to the server's empty challenge."""
    if settings.mechanism == "external":
        return (settings.user or "").encode()
    user, password = settings.user or "", settings.password or ""
    return b"\0".join([user.encode(), user.encode(), password.encode()])


def chunks(answer: bytes) -> Iterator[str]:
    """The parameters of the AUTHENTICATE messages that carry ``answer``; ``+`` is an empty one."""
    encoded = base64.b64encode(answer).decode()
    for start in range(0, len(encoded), _CHUNK):
        yield encoded[start : start + _CHUNK]
    if len(encoded) % _CHUNK == 0:
        yield "+"


class SaslLogin:
    """One login at a time on ``connection``; ``done(succeeded)`` is called once for each ``start``."""

    def __init__(
        self,
        connection: Connection,
        settings: SaslSettings,
        clock: Clock,
        *,
        patience: float,
        done: Callable[[bool], None],
    ) -> None:
        self._connection = connection
        self._settings = settings
        self._clock = clock
        self._patience = patience
        self._done = done
        self._alarm: Alarm | None = None

    def handlers(self) -> Mapping[str, Callable[[Message], None]]:
        """What to call for which type of message."""
        ends = dict.fromkeys(_WELL, lambda _: self._end(True)) | dict.fromkeys(_BADLY, self._on_failure)
        return {"authenticate": self._on_challenge, **ends}

    def start(self, offered: str) -> None:
        """Log in; ``offered`` is the value of the capability: the mechanisms, where the server lists them."""
        mechanism = self._settings.mechanism.upper()
        self._alarm = self._clock.call_later(self._patience, self._on_silence)
        if offered and mechanism not in offered.upper().split(","):
            log.error("%s: SASL: the server offers %s, not %s", self._connection.name, offered, mechanism)
            self._end(False)
        else:
            self._connection.send("AUTHENTICATE", mechanism)

    def close(self) -> None:
        """The connection is over: wait for nothing any more."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def _on_challenge(self, message: Message) -> None:
        if self._alarm and message.param(0) == "+":
            for chunk in chunks(response(self._settings)):
                self._connection.send("AUTHENTICATE", chunk)

    def _on_failure(self, message: Message) -> None:
        if self._alarm:
            log.error("%s: SASL login refused: %s", self._connection.name, message.param(-1))
        self._end(False)

    def _on_silence(self) -> None:
        log.error("%s: SASL: no answer within %g s", self._connection.name, self._patience)
        self._end(False)

    def _end(self, succeeded: bool) -> None:
        if self._alarm:
            self.close()
            self._done(succeeded)
