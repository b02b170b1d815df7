"""The tables of all channels: each is set up when it is first needed, and shares no state with the others."""

import logging
from collections.abc import Callable, Iterator

from unobot.table.draft import Place, Services, place_at
from unobot.table.folding import restore
from unobot.table.items import Item
from unobot.table.log import EventLog, StoreUnavailable
from unobot.table.ports import Ports
from unobot.table.record import Record
from unobot.table.table import Table

log = logging.getLogger(__name__)


class Tables:
    """All tables, by their channels. ``begin`` lets a new one run."""

    def __init__(
        self, ports: Ports, services: Callable[[Place], Services], begin: Callable[[Table], None]
    ) -> None:
        self.by_place: dict[Place, Table] = {}
        self._ports = ports
        self._services = services
        self._begin = begin

    def at(self, place: Place) -> Table:
        """The table of a channel, whatever its spelling; set up when it is first needed."""
        table = self.by_place.get(place)
        if table is None:
            place = place_at(place.network, place.channel)
            table = self.by_place.get(place) or self._set_up(place)
        return table

    def _set_up(self, place: Place) -> Table:
        table = self.by_place[place] = Table(place, self._services(place), self._ports)
        self._begin(table)
        return table

    def on(self, network: str) -> Iterator[Place]:
        """The channels of a network that have a table."""
        return (place for place in self.by_place if place.network == network)

    def open_record(self, place: Place) -> Record | None:
        """The game that is on in a channel, if one is."""
        record = self.at(place).record
        return None if record is None or record.closed else record

    def pass_on(self, network: str, channel: str | None, item: Item) -> None:
        """To the table of a channel, or (``None``) to all of a network; where none is set up nobody sits."""
        for place, table in self.by_place.items():
            if place.network == network and channel in (None, place.channel):
                table.inbox.put_nowait(item)

    def configure(self) -> None:
        """Let every table go by the settings that there are for it now."""
        for place, table in self.by_place.items():
            table.configure(self._services(place))

    async def restore(self) -> None:
        """Bring every open game back to its table, or else the last one, of which people may still ask.

        One that cannot be is set aside, and the others go on.

        Raises:
            StoreUnavailable: the log cannot be asked.
        """
        stored = self._ports.log
        for game in (*await stored.last_games(), *await stored.open_games()):
            try:
                await self._restore(stored, game)
            except StoreUnavailable:
                raise
            except Exception as error:  # whatever a log may hold
                log.exception("game %s cannot go on and is set aside", game)
                await stored.set_aside(game, f"{type(error).__name__}: {error}")

    async def _restore(self, stored: EventLog, game: str) -> None:
        record = restore(game, await stored.load(game))
        self.at(Place(record.opened.network, record.opened.channel)).restore(record)

    async def idle(self) -> None:
        """Wait until everything that the tables have been handed so far is handled."""
        for table in list(self.by_place.values()):
            await table.inbox.join()
            while not table.inbox.empty():  # a computer player has answered at once
                await table.inbox.join()
