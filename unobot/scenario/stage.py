"""A stage: the real hall and table with a manual clock, no network and no disk."""

from msgspec import Struct

from unobot import rulesets
from unobot.commands.parse import Manner, parse
from unobot.engine import actions as act
from unobot.engine.rules import Rules
from unobot.speech.word import Wording
from unobot.store.memory import MemoryLog, MemoryPersons
from unobot.store.memory_bans import MemoryBans
from unobot.table.budget import Budgets
from unobot.table.clock import ManualClock
from unobot.table.clocks import Clocks
from unobot.table.deadlines import Deadlines
from unobot.table.draft import Draft, Place, Services
from unobot.table.events import GameOpened
from unobot.table.hall import Hall
from unobot.table.items import Happened
from unobot.table.outputs import Output
from unobot.table.ports import Ports
from unobot.table.presence import BotBack, Line, Presence, Speaker
from unobot.table.record import Record
from unobot.table.requests import Command
from unobot.table.rights import Rights
from unobot.table.settings import TableSettings, Times

PLACE = Place("scenario", "#scenario")
NEVER = 1e9
UNHURRIED = TableSettings(
    times=Times(turn=NEVER, answer=NEVER, between_hands=NEVER, lobby_deals_after=NEVER),
    budgets=Budgets(person_at_once=1_000_000, channel_answers_at_once=0),
)
"""No turn clock runs out, the next hand is not dealt by itself, and any number of lines may come at once."""
ROOM = 400
IN_CHANNEL = Manner(prefixes=("!",), nick="unobot")
IN_QUERY = Manner(prefixes=("!",), nick="unobot", private=True)


class Said(Struct, frozen=True):
    """A line that was said; ``nick`` heard it privately, or everybody (``None``)."""

    nick: str | None
    line: str


class Stage:
    """One table, its people, and everything that is said and done there."""

    def __init__(self, settings: TableSettings = UNHURRIED) -> None:
        self.clock = ManualClock()
        self.persons = MemoryPersons()
        self.log = MemoryLog()
        self.said: list[Said] = []
        self.happened: list[Happened] = []
        self.operators: frozenset[str] = frozenset()
        self.rights = Rights(lambda place, speaker: "op" if speaker.nick in self.operators else None)
        self._speakers: dict[str, Speaker] = {}
        self._wording = Wording()
        self.services = Services(
            settings=settings,
            persons=self.persons,
            chance=lambda: "scenario",
            rulesets=rulesets.resolve,
            new_game=lambda: "scenario",
        )
        ports = Ports(
            log=self.log, bans=MemoryBans(), clock=self.clock, say=self._say, published=self.happened.append
        )
        self.hall = Hall(ports, self.persons, self._read, lambda place: self.services, self.rights)

    def speaker(self, nick: str) -> Speaker:
        """The user of that nick; made up when first needed."""
        if nick not in self._speakers:
            self._speakers[nick] = Speaker(network=PLACE.network, nick=nick, user=nick, host="stage")
        return self._speakers[nick]

    def rename(self, nick: str, new: str) -> tuple[Speaker, Speaker]:
        """The same user before and after a change of nick."""
        before = self._speakers.pop(nick, self.speaker(nick))
        self._speakers.pop(nick, None)
        after = Speaker(network=before.network, nick=new, user=before.user, host=before.host)
        self._speakers[new] = after
        return before, after

    @property
    def record(self) -> Record:
        """The game at the table."""
        record = self.hall.table(PLACE).record
        assert record is not None
        return record

    async def arrange(self, rules: Rules, players: tuple[str, ...], position: act.Arrange) -> None:
        """Begin a game in the given position: it goes into the log, from which the hall restores it."""
        clocks = Clocks(Deadlines(self.clock), self.services.settings, lambda due: None)
        draft = Draft(None, PLACE, self.services, clocks)
        persons = [self.persons.identify(self.speaker(nick)) for nick in players]
        draft.open(
            GameOpened(
                network=PLACE.network,
                channel=PLACE.channel,
                starter=persons[0].id,
                ruleset="scenario",
                changed=(),
                rules=rules,
            )
        )
        for person in persons:
            draft.act(act.TakeSeat(person.id))
        draft.act(position)
        await self.log.append(draft.record.game, 0, "arrange", tuple(draft.facts))
        await self.hall.restore()
        present = tuple(self.speaker(nick) for nick in players)
        await self.hear(BotBack(network=PLACE.network, channel=PLACE.channel, present=present))

    async def hear(self, fact: Presence) -> None:
        """Let something happen on the network, and wait until the table is done with it."""
        self.hall.hear(fact)
        await self.hall.idle()

    async def wait(self, seconds: float) -> None:
        """Let time pass; what falls due in it happens."""
        until = self.clock.now() + seconds
        while self.clock.step(until):
            await self.hall.idle()

    def _read(self, line: Line) -> Command | None:
        return parse(line.text, IN_QUERY if line.channel is None else IN_CHANNEL)

    def _say(self, output: Output) -> None:
        nick = None if output.to is None else self.persons.get(output.to).nick
        self.said += [Said(nick, line) for line in self._wording([output], ROOM, True)]
        self.hall.sent(output)
