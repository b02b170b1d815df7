"""The channels that the bot is to be in: those of the configuration, and those that it was called into."""

from collections.abc import Mapping

from msgspec.structs import replace

from unobot.net.settings import ChannelSettings, NetworkSettings
from unobot.table.draft import Place, place_at


class Whereabouts:
    """Says where to be on each network."""

    def __init__(self) -> None:
        self._called: Mapping[Place, str | None] = {}
        self._away: set[Place] = set()

    def call(self, called: Mapping[Place, str | None]) -> None:
        """Be in these channels too, with their keys."""
        self._called = dict(called)

    def welcome(self, place: Place) -> None:
        """A channel that was left may be entered again."""
        self._away.discard(place)

    def send_away(self, place: Place) -> None:
        """Stay out of a channel, as long as the bot runs or until it is welcome again."""
        self._away.add(place)

    def channels(self, settings: NetworkSettings) -> tuple[ChannelSettings, ...]:
        """The channels of a network to be in."""
        configured = {place_at(settings.name, channel.name) for channel in settings.channels}
        called = (
            ChannelSettings(name=place.channel, key=key)
            for place, key in self._called.items()
            if place.network == settings.name and place not in configured | self._away
        )
        kept = (
            channel
            for channel in settings.channels
            if place_at(settings.name, channel.name) not in self._away
        )
        return (*kept, *called)

    def settled(self, settings: NetworkSettings) -> NetworkSettings:
        """The settings of a network with these channels."""
        return replace(settings, channels=self.channels(settings))
