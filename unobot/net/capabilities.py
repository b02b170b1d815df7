"""Capability negotiation: CAP LS 302, REQ, and what changes later (cap-notify).

A server that does not know CAP never answers, and nothing here waits for it: registration goes on without.
"""

import re
from collections.abc import Callable, Mapping

from unobot.net.connection import Connection
from unobot.net.wire import Message

_WANTED = (
    "account-notify",
    "account-tag",
    "away-notify",
    "batch",
    "cap-notify",
    "chghost",
    "extended-join",
    "invite-notify",
    "message-tags",
    "multi-prefix",
    "server-time",
    "setname",
    "standard-replies",
    "userhost-in-names",
)
_ECHO = frozenset({"batch", "echo-message", "labeled-response", "message-tags"})
"""Together these tell when a line of ours is out; echoes alone would only be noise."""


class Capabilities:
    """What one connection has agreed on with its server.

    ``settled()`` is called when all that was asked for at the start is answered, and ``renewed(name)`` when
    a capability was granted later.
    """

    def __init__(
        self,
        connection: Connection,
        *,
        sasl: bool,
        settled: Callable[[], None],
        renewed: Callable[[str], None],
    ) -> None:
        self.enabled: set[str] = set()
        self.offered: dict[str, str] = {}
        self._connection = connection
        self._wanted = {*_WANTED, "sasl"} if sasl else {*_WANTED}
        self._settled = settled
        self._renewed = renewed
        self._asked: set[str] = set()
        self._is_settled = False

    def handlers(self) -> Mapping[str, Callable[[Message], None]]:
        """What to call for which type of message."""
        return {"cap": self._on_cap}

    def start(self) -> None:
        """Ask what there is."""
        self._connection.send("CAP", "LS", "302")

    @property
    def echoes(self) -> bool:
        """Whether the server echoes our lines with the label that we gave them."""
        return self.enabled >= _ECHO

    @property
    def secure_port(self) -> int | None:
        """The port with TLS to which a server asked without wants us to turn (sts), if it does."""
        match = re.search(r"(?:^|,)port=([0-9]{1,5})(?:,|$)", self.offered.get("sts", ""))
        return int(match[1]) if match else None

    def _on_cap(self, message: Message) -> None:
        words = message.param(-1).split()
        match message.param(1).upper():
            case "LS":
                self._offer(words)
                if message.param(2) != "*":
                    self._ask(set(self.offered))
            case "ACK":
                self._grant(words)
            case "NAK":
                self._refuse(set(words))
            case "NEW":
                self._offer(words)
                self._ask({word.partition("=")[0] for word in words})
            case "DEL":
                self.enabled.difference_update(words)
                for word in words:
                    self.offered.pop(word, None)

    def _offer(self, words: list[str]) -> None:
        self.offered.update((name, value) for name, _, value in (word.partition("=") for word in words))

    def _ask(self, names: set[str]) -> None:
        wanted = self._wanted | _ECHO if self.offered.keys() >= _ECHO else self._wanted
        asked = sorted(names & wanted - self.enabled)
        self._asked.update(asked)
        if asked:
            self._connection.send("CAP", "REQ", " ".join(asked))
        self._check_settled()

    def _grant(self, words: list[str]) -> None:
        for word in words:
            name = word.lstrip("-")
            self._asked.discard(name)
            if word.startswith("-"):
                self.enabled.discard(name)
                continue
            self.enabled.add(name)
            if self._is_settled:
                self._renewed(name)
        self._check_settled()

    def _refuse(self, names: set[str]) -> None:
        """One name that a server does not like makes it refuse them all: then each is asked for alone."""
        self._asked -= names
        if len(names) > 1:
            self._asked |= names
            for name in sorted(names):
                self._connection.send("CAP", "REQ", name)
        self._check_settled()

    def _check_settled(self) -> None:
        if not self._asked and not self._is_settled:
            self._is_settled = True
            self._settled()
