"""What is kept of channels beside their games: settings, who changed what, and where the bot was called.

The port through which a table's settings outlive the bot. Persons appear in it as their opaque ids.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Protocol

from msgspec import Struct

from unobot.table.draft import Place


class Setting(Struct, frozen=True, kw_only=True):
    """A setting of one channel: its dotted ``key``, the ``value`` as typed, who set it, and when (UTC)."""

    key: str
    value: str
    person: str
    at: datetime


class Noted(Struct, frozen=True, kw_only=True):
    """An entry of a channel's journal: a setting that was changed, or what an operator did.

    ``what`` is the key of the setting, or the command; ``before`` and ``after`` are its values, ``None``
    where the configuration's holds; ``about`` is the person whom an act concerned.
    """

    at: datetime
    person: str
    what: str
    before: str | None = None
    after: str | None = None
    about: str | None = None
    is_act: bool = False


class Change(Struct, frozen=True, kw_only=True):
    """One setting from ``before`` to ``after``; ``None``: as configured."""

    key: str
    before: str | None
    after: str | None


class Channels(Protocol):
    """Settings and journals of channels. Whatever is asked of it may raise ``StoreUnavailable``."""

    async def settings(self) -> Mapping[Place, tuple[Setting, ...]]:
        """The settings of all channels that have some."""

    async def change(self, place: Place, person: str, changes: tuple[Change, ...]) -> tuple[Setting, ...]:
        """Change settings and enter that in the journal, all or nothing; gives the settings after."""

    async def note(self, place: Place, person: str, act: str, about: str | None = None) -> None:
        """Enter in the journal what an operator did."""

    async def journal(self, place: Place, first: int, count: int) -> tuple[Noted, ...]:
        """At most ``count`` entries, the newest first; ``first`` is how many newer ones are left out."""

    async def joined(self) -> Mapping[Place, str | None]:
        """The channels that the bot was called into, beside those of the configuration, with their keys."""

    async def join(self, place: Place, key: str | None, person: str) -> None:
        """The bot is in a channel from now on, also when it comes back."""

    async def part(self, place: Place) -> None:
        """The bot is no longer in a channel."""
