"""Bans, and who has left matches, for as long as the process lives; see ``table.bans``."""

from collections.abc import Mapping
from datetime import datetime

from unobot.table.bans import Ban, Left
from unobot.table.draft import Place


class MemoryBans:
    """The bans of one process."""

    def __init__(self) -> None:
        self._bans: dict[Place, dict[str, Ban]] = {}
        self._lefts: dict[Place, tuple[Left, ...]] = {}

    async def bans(self) -> Mapping[Place, tuple[Ban, ...]]:
        """See ``Bans.bans``."""
        return {place: tuple(bans.values()) for place, bans in self._bans.items()}

    async def ban(self, place: Place, ban: Ban) -> None:
        """See ``Bans.ban``."""
        self._bans.setdefault(place, {})[ban.who] = ban

    async def lift(self, place: Place, who: str) -> None:
        """See ``Bans.lift``."""
        del self._bans[place][who]

    async def lefts(self) -> Mapping[Place, tuple[Left, ...]]:
        """See ``Bans.lefts``."""
        return dict(self._lefts)

    async def note(self, place: Place, left: Left, oldest: datetime) -> None:
        """See ``Bans.note``."""
        kept = (known for known in self._lefts.get(place, ()) if known.at >= oldest)
        self._lefts[place] = (*kept, left)
