"""The offices beside the tables: who answers what no table does, each with an inbox of its own."""

from collections.abc import Iterator

from msgspec import Struct

from unobot.table.desk import Desk
from unobot.table.owners import Owners
from unobot.table.readers import Readers
from unobot.table.steward import Steward
from unobot.table.warden import Warden


class Offices(Struct, kw_only=True):
    """Those that there are: where nothing is kept of something, its office is ``None``."""

    warden: Warden
    readers: Readers
    desk: Desk | None
    steward: Steward | None
    owners: Owners | None

    def __iter__(self) -> Iterator[Desk | Steward | Owners | Warden]:
        """Those that work through an inbox."""
        offices = (self.warden, self.desk, self.steward, self.owners)
        return (office for office in offices if office is not None)

    async def idle(self) -> None:
        """Wait until everything that the offices have been handed so far is handled."""
        for office in self:
            await office.inbox.join()
