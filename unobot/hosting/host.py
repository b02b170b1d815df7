"""What the bot as a whole does for its owners: be in channels, read its configuration anew, and stop."""

import asyncio
from collections.abc import Callable, Mapping

from unobot.config import Config
from unobot.net.network import Network
from unobot.table.draft import Place, place_at
from unobot.table.owners import CannotReload
from unobot.table.record import is_going_on
from unobot.table.table import Table
from unobot.whereabouts import Whereabouts

Reloader = Callable[[], tuple[tuple[str, ...], tuple[str, ...]]]
"""Reads the configuration anew: see ``Host.reload``."""


class BotHost:
    """The ``table.owners.Host`` of these networks and tables.

    ``stopping`` is set once the bot is to stop, ``farewell`` is what it says then, if anything else than
    usual. ``reloader`` is there where a file can be read.
    """

    def __init__(
        self,
        config: Callable[[], Config],
        networks: Mapping[str, Network],
        tables: Callable[[], Mapping[Place, Table]],
    ) -> None:
        """``config`` gives the configuration that the bot goes by now."""
        self.stopping = asyncio.Event()
        self.farewell = ""
        self.is_draining = False
        self.reloader: Reloader | None = None
        self._config = config
        self._networks = networks
        self._tables = tables
        self._whereabouts = Whereabouts()

    def call(self, called: Mapping[Place, str | None]) -> None:
        """See ``Host.call``."""
        self._whereabouts.call(called)
        self.be_there()

    def welcome(self, place: Place) -> None:
        """See ``Host.welcome``."""
        self._whereabouts.welcome(place)

    def send_away(self, place: Place, reason: str) -> None:
        """See ``Host.send_away``."""
        self._whereabouts.send_away(place)
        self.be_there(reason)

    def be_there(self, reason: str = "") -> None:
        """Let every network go by the configuration, in the channels to be in; ``reason``: why others not."""
        for settings in self._config().networks:
            self._networks[settings.name].configure(self._whereabouts.settled(settings), reason)

    def places(self) -> tuple[Place, ...]:
        """See ``Host.places``."""
        return tuple(
            place_at(settings.name, channel.name)
            for settings in self._config().networks
            for channel in self._whereabouts.channels(settings)
        )

    def place(self, network: str, channel: str) -> Place | None:
        """See ``Host.place``."""
        there = self._networks[network]
        if not there.may_be_channel(channel):
            return None
        known = (place for place in (*self._configured(), *self.places()) if place.network == network)
        spelled = there.fold(channel)
        same = (place for place in known if there.fold(place.channel) == spelled)
        return next(same, place_at(network, channel))

    def is_configured(self, place: Place) -> bool:
        """See ``Host.is_configured``."""
        return place in self._configured()

    def _configured(self) -> tuple[Place, ...]:
        return tuple(
            place_at(settings.name, channel.name)
            for settings in self._config().networks
            for channel in settings.channels
        )

    def drain(self) -> int:
        """See ``Host.drain``."""
        self.is_draining = True
        return self.stop_when_drained()

    def stop_when_drained(self) -> int:
        """How many hands are still played; after the last one the bot stops, if it is to."""
        records = [table.record for table in self._tables().values()]
        count = sum(is_going_on(record) for record in records if record is not None)
        if self.is_draining and not count:
            self.stopping.set()
        return count

    def reload(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """See ``Host.reload``."""
        if self.reloader is None:
            raise CannotReload("there is no file that could be read")
        return self.reloader()

    def stop(self, reason: str) -> None:
        """See ``Host.stop``."""
        self.farewell = reason
        self.stopping.set()
