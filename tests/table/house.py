"""The bot as a whole, as its owners' wishes need it: it remembers what it was told to do."""

from collections.abc import Mapping

from unobot.table.draft import Place
from unobot.table.owners import CannotReload


class House:
    """A host that is on no network. Of channels it has those of ASCII letters, in whatever case."""

    def __init__(self, *configured: Place) -> None:
        self.configured = configured
        self.called: Mapping[Place, str | None] = {}
        self.away: dict[Place, str] = {}
        self.hands = 0
        self.stopped: str | None = None
        self.is_draining = False
        self.reloaded: tuple[tuple[str, ...], tuple[str, ...]] | str | Exception = ((), ())

    def call(self, called: Mapping[Place, str | None]) -> None:
        self.called = dict(called)

    def welcome(self, place: Place) -> None:
        self.away.pop(place, None)

    def send_away(self, place: Place, reason: str) -> None:
        self.away[place] = reason

    def places(self) -> tuple[Place, ...]:
        return (*(place for place in self.configured if place not in self.away), *self.called)

    def place(self, network: str, channel: str) -> Place | None:
        return Place(network, channel.lower()) if channel.isascii() else None

    def is_configured(self, place: Place) -> bool:
        return place in self.configured

    def drain(self) -> int:
        self.is_draining = True
        return self.hands

    def reload(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        if isinstance(self.reloaded, str):
            raise CannotReload(self.reloaded)
        if isinstance(self.reloaded, Exception):
            raise self.reloaded
        return self.reloaded

    def stop(self, reason: str) -> None:
        self.stopped = reason
