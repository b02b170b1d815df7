"""Who may not play in a channel: bans by operators, and people who have left too many matches.

The port through which both outlive the bot. A ban is on a services account, or on a mask of
``nick!user@host``; a nick alone bans nobody, for anybody may take another.
"""

import re
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Protocol

from msgspec import Struct

from unobot.table.draft import Place

DAY = timedelta(days=1)
UNITS = {"m": timedelta(minutes=1), "h": timedelta(hours=1), "d": DAY, "w": 7 * DAY}
DURATION = re.compile(r"([0-9]+)([mhdw])")
MOST_UNITS = 9999
REMEMBERED = timedelta(days=14)
"""For how long it may matter that somebody has left: both spans of ``Sitting`` at their longest."""


class Ban(Struct, frozen=True, kw_only=True):
    """``who`` (an account or a mask) may not play until ``until`` (UTC; ``None``: for ever).

    ``operator`` is the id of the person who said so.
    """

    who: str
    until: datetime | None
    operator: str
    reason: str = ""

    def holds(self, now: datetime) -> bool:
        """Whether it is not over yet."""
        return self.until is None or now < self.until


class Left(Struct, frozen=True, kw_only=True):
    """A person (by its id) left a match in the middle of a hand."""

    person: str
    at: datetime


class Bans(Protocol):
    """Where bans are kept. Whatever is asked of it may raise ``StoreUnavailable``."""

    async def bans(self) -> Mapping[Place, tuple[Ban, ...]]:
        """All bans, also those that are over."""

    async def ban(self, place: Place, ban: Ban) -> None:
        """Keep a ban; it replaces an older one of the same ``who``."""

    async def lift(self, place: Place, who: str) -> None:
        """Forget a ban."""

    async def lefts(self) -> Mapping[Place, tuple[Left, ...]]:
        """Who has left matches, the oldest first."""

    async def note(self, place: Place, left: Left, oldest: datetime) -> None:
        """Keep that somebody has left; what is older than ``oldest`` is forgotten."""


def read_ban(text: str) -> tuple[timedelta | None, str]:
    """What stands behind whom to ban: ``2h``, ``3d``, ``forever`` (``None``), else a day; and the reason.

    Raises ``ValueError`` with the word that is meant for a time but is none, such as ``0m`` or ``2hours``.
    """
    word, _, rest = text.partition(" ")
    if word.lower() == "forever":
        return None, rest
    found = DURATION.fullmatch(word.lower())
    if found is None and not word[:1].isdecimal():
        return DAY, text
    if found is None or not 0 < int(found[1]) <= MOST_UNITS:
        raise ValueError(word)
    return int(found[1]) * UNITS[found[2]], rest
