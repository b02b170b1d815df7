"""The table's rooms and the scenarios' stages once more, with everything in a database.

At every restart the database is closed, and opened by another process, so to speak: nothing of the bot is
left but what it had stored.
"""

from pathlib import Path

from msgspec.structs import replace

from tests.table.room import NOON, Room, Setup, _hand_clocks_over
from unobot.scenario.stage import PLACE, Stage
from unobot.store.channels import StoredChannels
from unobot.store.database import Database
from unobot.store.settings import DatabaseSettings
from unobot.table.hall import Hall
from unobot.table.outputs import Output
from unobot.table.ports import Ports
from unobot.table.presence import Arrived, BotBack, Departed, Line, Presence, Renamed, Speaker


class StoredRoom(Room):
    """A room that keeps everything in a database."""

    def __init__(self, setup: Setup, settings: DatabaseSettings, folder: Path) -> None:
        super().__init__(setup)
        self._database = settings, folder
        self._open()

    def _open(self) -> None:
        self.database = Database(*self._database)
        self.log, self.persons = self.database.log, self.database.persons
        self.channels = StoredChannels(self.database._engine, self.persons, lambda: NOON)
        self.bans = self.database.bans
        self.hall = self._new_hall()

    async def __aenter__(self) -> "StoredRoom":
        await super().__aenter__()
        return self

    async def __aexit__(self, *exc: object) -> None:
        await super().__aexit__(*exc)
        await self.database.__aexit__(*exc)

    async def restart(self, *, keep_clocks: bool = False) -> None:
        old_hall = self.hall
        await self.database.__aexit__()
        self._open()
        self.hall = old_hall
        await super().restart(keep_clocks=keep_clocks)


class StoredStage(Stage):
    """A stage that keeps everything in a database, and restarts after whatever happens."""

    def __init__(self, settings: DatabaseSettings, folder: Path) -> None:
        super().__init__()
        self._database = settings, folder
        self._is_silent = False
        self._here: dict[str, Speaker] = {}
        self._open()

    def _open(self) -> None:
        self.database = Database(*self._database)
        self.log, self.persons = self.database.log, self.database.persons
        self.services = replace(self.services, persons=self.persons)
        ports = Ports(
            log=self.log,
            bans=self.database.bans,
            clock=self.clock,
            say=self._say,
            published=self.happened.append,
        )
        self.hall = Hall(ports, self.persons, self._read, lambda place: self.services, self.rights)

    async def hear(self, fact: Presence) -> None:
        self._note(fact)
        await super().hear(fact)
        await self._restart()

    def _note(self, fact: Presence) -> None:
        """Whom the bot will find in the channel when it comes back."""
        match fact:
            case Departed():
                self._here.pop(fact.speaker.nick, None)
            case Arrived() | Line():
                self._here[fact.speaker.nick] = fact.speaker
            case Renamed():
                self._here.pop(fact.before.nick, None)
                self._here[fact.after.nick] = fact.after
            case BotBack():
                self._here = {speaker.nick: speaker for speaker in fact.present}

    async def wait(self, seconds: float) -> None:
        await super().wait(seconds)
        await self._restart()

    async def close(self) -> None:
        await self.hall.__aexit__()
        await self.database.__aexit__()

    async def _restart(self) -> None:
        old = self.hall.table(PLACE)
        await self.close()
        self._open()
        self._is_silent = True
        await self.hall.restore()
        back = BotBack(network=PLACE.network, channel=PLACE.channel, present=tuple(self._here.values()))
        await super().hear(back)
        self._is_silent = False
        if old.record is not None and old.record.closed:
            self.hall.table(PLACE).record = old.record  # a closed game is not restored, but looked at
        else:
            _hand_clocks_over(old, self.hall.table(PLACE))

    def _say(self, output: Output) -> None:
        if not self._is_silent:
            super()._say(output)
