"""The wiring: networks, hall, speech and store become one bot."""

import asyncio
import logging
import os
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from unobot import rulesets, wordings
from unobot.commands.parse import Manner, parse
from unobot.config import Config
from unobot.engine.chance import secret_seed
from unobot.engine.state import Cards
from unobot.hosting.host import BotHost
from unobot.net.network import Network
from unobot.net.settings import NetworkSettings
from unobot.overlaying import lay
from unobot.players.worker import Thinker
from unobot.speech.catalogue import languages
from unobot.speech.formatting import strip
from unobot.speech.voice import Style, style_of
from unobot.speech.word import Wording
from unobot.store.database import Database
from unobot.store.memory_store import MemoryStore
from unobot.table.clock import Clock, LoopClock
from unobot.table.draft import DESK, Place, Services
from unobot.table.events import GameClosed, GameOpened
from unobot.table.hall import Hall
from unobot.table.items import Happened
from unobot.table.outputs import Kind, Output, Told
from unobot.table.owners import Owners
from unobot.table.ports import Ports
from unobot.table.preferences import USUAL, Preferences
from unobot.table.presence import BotAway, ChannelStatus, Line, Speaker, ascii_fold
from unobot.table.record import is_playing
from unobot.table.requests import Command
from unobot.table.rights import Named, Rights
from unobot.table.settings import TableSettings
from unobot.table.steward import Steward

log = logging.getLogger(__name__)

LINGER_S = 3.0
"""Seconds that waiting lines get to leave at shutdown."""
FAREWELL_ROOM = 200
"""Bytes of a QUIT's reason that servers let pass."""


class Bot:
    """All networks and the hall of one configuration. Use it as an asynchronous context.

    Without a ``store`` everything is in memory, and gone with the bot.
    """

    def __init__(self, config: Config, store: Database | None = None) -> None:
        kept, clock = store or MemoryStore(), LoopClock()
        self.config = config
        self.networks: dict[str, Network] = {}
        self.host = BotHost(lambda: self.config, self.networks, lambda: self.hall.tables)
        self._names: dict[Place, Named] = {}
        self._rulesets = rulesets.Shelf(Path(config.rules_folder))
        self._wording = Wording(self._style, wordings.load(Path(config.messages_folder)))
        self._thinker = Thinker()
        self._persons, self._statistics = kept.persons, kept.statistics
        self._owners = Owners(self.host, kept.channels, self._say)
        self._steward = Steward(
            kept.channels,
            self._persons,
            self._lay,
            say=self._say,
            apply=lambda: self.hall.configure(),
            is_in_hand=self._is_in_hand,
        )
        self.hall = self._new_hall(kept, clock)
        self.networks |= {settings.name: self._new_network(settings, clock) for settings in config.networks}

    def _new_hall(self, kept: Database | MemoryStore, clock: Clock) -> Hall:
        ports = Ports(
            log=kept.log,
            clock=clock,
            say=self._say,
            is_unsaid=self._is_unsaid,
            is_away=self._is_away,
            languages=languages(),
            published=self._published,
            statistics=kept.statistics,
            bans=kept.bans,
            thinkers=self._thinker,
        )
        return Hall(
            ports,
            self._persons,
            self._read,
            self._services,
            Rights(self._status, self._named, self._fold),
            self._fold,
            self._steward,
            self._owners,
        )

    def _new_network(self, settings: NetworkSettings, clock: Clock) -> Network:
        return Network(
            settings,
            hear=self.hall.hear,
            word=self._word,
            strip=strip,
            address=self._address,
            by_message=self._by_message,
            receipt=self.hall.sent,
            clock=clock,
        )

    async def __aenter__(self) -> "Bot":
        await self.hall.__aenter__()
        await self._steward.load()
        await self._owners.load()
        await self.hall.restore()
        log.info("games that go on: %d", sum(table.record is not None for table in self.hall.tables.values()))
        for name, network in self.networks.items():
            self.hall.hear(BotAway(network=name))  # clocks stand still until it is there
            network.start()
        return self

    async def __aexit__(self, *exc: object) -> None:
        closing = (network.close(self._farewell(name), LINGER_S) for name, network in self.networks.items())
        await asyncio.gather(*closing)
        await self.hall.__aexit__(*exc)
        self._thinker.close()

    def _farewell(self, network: str) -> str:
        output = Output(network=network, channel=DESK, kind=Kind.PLAY, message=Told("farewell"))
        return self.host.farewell or " ".join(self._wording([output], FAREWELL_ROOM, True))

    def configure(self, config: Config, shelf: rulesets.Shelf, own_messages: Mapping[str, str]) -> None:
        """Go by another configuration, rulesets and messages from now on, as ``reloading`` has made them."""
        self.config, self._rulesets = config, shelf
        self._names.clear()
        self._wording.override(own_messages)
        self._steward.refresh()
        self.hall.configure()
        self.host.be_there()

    def _published(self, happened: Happened) -> None:
        _log_game(happened)
        if self._statistics is not None:
            self._statistics.published(happened)
        if self.host.is_draining:
            self.host.stop_when_drained()

    async def finished(self) -> bool:
        """Wait until every network is given up for good; returns whether none of them failed."""
        failures = await asyncio.gather(*(network.finished() for network in self.networks.values()))
        return not any(failures)

    def hand_of(self, place: Place, nick: str) -> Cards:
        """The cards of whoever has ``nick`` now, for the completion of a terminal in this process."""
        record = self.hall.table(place).record
        user = self.hall.crowd.named(place.network, nick)
        persons = self.hall.crowd.persons_of(user) if user else ()
        seats = [record.seat_of(person.id) for person in persons] if record else []
        return next((record.match.hands[seat] for seat in seats if record and seat is not None), ())

    def _services(self, place: Place) -> Services:
        return Services(
            settings=self._steward.settings(place),
            persons=self._persons,
            chance=secret_seed,
            rulesets=self._rulesets.resolve,
            new_game=lambda: os.urandom(8).hex(),
            fold=partial(self._fold, place.network),
            is_draining=lambda: self.host.is_draining,
        )

    def _lay(self, place: Place, texts: Mapping[str, str]) -> TableSettings:
        return lay(self.config, place.network, place.channel, texts)

    def _is_in_hand(self, place: Place) -> bool:
        record = self.hall.table(place).record
        return record is not None and is_playing(record)

    def _fold(self, network: str, name: str) -> str:
        """A game may be older than the configuration, and of a network that this lacks."""
        return self.networks[network].fold(name) if network in self.networks else ascii_fold(name)

    def _read(self, line: Line) -> Command | None:
        network = self.networks[line.speaker.network]
        place = Place(line.speaker.network, line.channel or "")
        settings = self._steward.settings(place)
        manner = Manner(
            prefixes=settings.prefixes,
            nick=network.nick,
            private=line.channel is None,
            bare=settings.bare and line.channel is not None and self._is_game_on(place),
        )
        return parse(line.text, manner)

    def _is_game_on(self, place: Place) -> bool:
        """Whether bare words work: from the lobby, in which people type ``jo``, to the end of the game."""
        record = self.hall.table(place).record
        return record is not None and not record.closed

    def _status(self, place: Place, speaker: Speaker) -> ChannelStatus | None:
        return self.networks[place.network].status(place.channel, speaker.nick)

    def _named(self, place: Place) -> Named:
        """Asked for every line, and the configuration may have many channels: so looked up once."""
        if place not in self._names:
            self._names[place] = self.config.named(place.network, place.channel)
        return self._names[place]

    def _is_away(self, speaker: Speaker) -> bool:
        return self.networks[speaker.network].is_away(speaker.nick)

    def _say(self, output: Output) -> None:
        if output.network in self.networks:  # a game may be older than the configuration
            self.networks[output.network].put(output)

    def _is_unsaid(self, place: Place) -> bool:
        return place.network in self.networks and self.networks[place.network].is_unsaid(place.channel)

    def _word(self, outputs: Sequence[Output], room: int, plain: bool) -> list[str]:
        """The lines of what leaves now."""
        renewed = (self.hall.renewed(output) for output in outputs)
        return self._wording([output for output in renewed if output], room, plain)

    def _style(self, output: Output) -> Style:
        return style_of(
            self._steward.settings(Place(output.network, output.channel)), self._preferences(output)
        )

    def _by_message(self, output: Output) -> bool:
        return self._preferences(output).delivery == "message"

    def _preferences(self, output: Output) -> Preferences:
        """Of the person who hears an output; a channel has none."""
        return USUAL if output.to is None else self._persons.get(output.to).preferences

    def _address(self, output: Output) -> Speaker | None:
        """The user who speaks for the person that an output is for, if one is in sight."""
        assert output.to is not None
        return self.hall.crowd.speaker_for(output.to)


def _log_game(happened: Happened) -> None:
    """A game begins, or is over."""
    for fact in happened.facts:
        match fact:
            case GameOpened():
                log.info("%s: a game is open in %s", fact.network, fact.channel)
            case GameClosed() if happened.record:
                place = happened.record.opened
                log.info("%s: the game in %s is closed: %s", place.network, place.channel, fact.reason)
            case _:
                pass
