"""The connection as the outbox needs it: where the bot may speak, who is there, and how to write a line."""

from typing import Protocol

from unobot.net.channels import User


class Link(Protocol):
    """What the outbox needs of a registered connection."""

    @property
    def echoes(self) -> bool:
        """Whether the server echoes a labelled line."""

    def reaches(self, channel: str) -> bool:
        """Whether the bot is in ``channel``, knows everybody there and may speak."""

    def user(self, nick: str) -> User | None:
        """Whoever has ``nick`` now and shares a channel with the bot."""

    def is_plain(self, channel: str) -> bool:
        """Whether ``channel`` forbids formatting."""

    def room(self, command: str, target: str) -> int:
        """Bytes of text that fit into one line of ``command`` to ``target``."""

    def send(self, command: str, *params: str, label: str = "", answers: str | None = None) -> int:
        """Write a line now; gives its size in bytes, 0 where it cannot be a line at all."""
