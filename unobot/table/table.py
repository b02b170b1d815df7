"""A table is an actor: one inbox, handled in order, sharing no state with any other (DESIGN.md, decision 5).

Theory of operation: an item from the inbox becomes a ``Draft``: its handler notes facts and sayings. The
facts are appended to the log first; only then the record moves on, the clocks follow, it is said, and
subscribers learn of it. Whatever a handler raises leaves the record as it was.

While the log cannot take the facts the table pauses: their command is tried again under the same id, so
that it counts once even if it was stored and only the answer got lost. Meanwhile questions are answered,
moves are refused, and what else happens has to wait.
"""

import asyncio
import logging
from collections.abc import Awaitable

from msgspec.structs import replace

from unobot.engine.reasons import Reason
from unobot.table.announce import announce, restored
from unobot.table.away import Away
from unobot.table.clocks import Clocks
from unobot.table.deadlines import Deadlines, Due
from unobot.table.deciding import Decided, Decider
from unobot.table.draft import Draft, Place, Saying, Services
from unobot.table.folding import restore
from unobot.table.hints import with_hint
from unobot.table.items import GivenUp, Happened, Item, Retry, Thought, Typed
from unobot.table.log import Conflict, StoreUnavailable
from unobot.table.manners import Manners
from unobot.table.outputs import Kind, Output, Told
from unobot.table.pause import Pause
from unobot.table.ports import Ports
from unobot.table.record import Record
from unobot.table.renewal import renewed
from unobot.table.settings import TableSettings
from unobot.table.telling import outputs
from unobot.table.thinking import Thinking

log = logging.getLogger(__name__)


class Table:
    """The table of one channel: at most one game at a time."""

    def __init__(self, place: Place, services: Services, ports: Ports) -> None:
        self.place = place
        self.record: Record | None = None
        self.inbox: asyncio.Queue[Item] = asyncio.Queue()
        self._services = services
        self._ports = ports
        self._thinking = Thinking(ports.thinkers, self.inbox.put_nowait)
        self._deadlines = Deadlines(ports.clock)
        self._clocks = Clocks(
            self._deadlines, services.settings, self.inbox.put_nowait, lambda: ports.is_unsaid(place)
        )
        self._away = Away(self._deadlines, ports.clock, lambda: self.inbox.put_nowait(GivenUp()))
        self._manners = Manners(ports.clock)
        self._decider = Decider(place, self._clocks, self._thinking, self._away, self._manners)
        self._pause: Pause | None = None

    @property
    def settings(self) -> TableSettings:
        """What is set for this channel."""
        return self._services.settings

    def configure(self, services: Services) -> None:
        """Go by other settings from now on; a game keeps the rules under which it was opened."""
        self._services = services
        self._clocks.configure(services.settings, self.record)

    async def run(self) -> None:
        """Handle the inbox for ever; a failure is logged, answered briefly, and ends nothing."""
        try:
            while True:
                item = await self.inbox.get()
                try:
                    await self._handle_safely(item)
                finally:
                    self.inbox.task_done()
        finally:
            self._thinking.stop()

    async def _handle_safely(self, item: Item) -> None:
        try:
            await self.handle(item)
        except Exception:
            self._failed(item)

    def _failed(self, item: Item) -> None:
        """Nothing came of an item: who typed it is told so, and what was due is tried again later."""
        log.exception("%s %s: %s failed", self.place.network, self.place.channel, type(item).__name__)
        if isinstance(item, Typed):
            self._say([Saying(Told("tables-error"), Kind.REPLY, item.person)], item)
        elif isinstance(item, Due | Thought):
            self._clocks.again(item if isinstance(item, Due) else item.due)

    def restore(self, record: Record) -> None:
        """Take up a game from the log: once the bot is in the channel it goes on, with clocks begun anew."""
        self.record = record
        self._away.begin(self.settings.times.bot_away_closes_after)
        self._follow(record)

    def announced(self, game: str, seq: int) -> None:
        """What the log of ``game`` says up to entry ``seq`` has really been said.

        Nothing follows from that but that clocks start, whatever the table is about: it waits in no inbox.
        """
        if self.record is not None and self.record.game == game:
            self._clocks.announced(seq)

    def renewed(self, output: Output) -> Output | None:
        """An output of this table as it holds now that it leaves; ``None`` if it matters no more."""
        return renewed(self._draft(), output, is_unsaid=self._ports.is_unsaid(self.place))

    def _draft(self) -> Draft:
        return self._decider.draft(self.record, self._services)

    def _follow(self, record: Record) -> None:
        self._ports.followed(self.place, record)
        self._clocks.follow(record)
        self._thinking.follow(record)

    async def handle(self, item: Item) -> None:
        """Handle one item, and store, publish and say what came of it."""
        if self._pause is not None:
            await self._handle_in_pause(self._pause, item)
            return
        decided = self._decider.decide(self.record, self._services, item)
        try:
            await self._commit(decided)
        except StoreUnavailable as failure:
            self._begin_pause(decided, failure)
        else:
            self._tell(decided)

    async def _commit(self, decided: Decided) -> None:
        """Store first; only then the record moves on, and what happened may be said.

        What is to be said is made up while the disk works; a fault in that comes out once they are stored.
        """
        draft, record = decided.draft, decided.draft.last
        if not draft.facts:
            return
        assert record is not None
        before = record.seq - len(draft.facts)
        stored = self._ports.log.append(record.game, before, decided.command_id, tuple(draft.facts))
        try:
            narration, hands = announce(self.record, record, draft.facts, self._services)
        finally:
            await self._move_on(record, stored)
        if not before:
            self._manners.begin_anew()
        hands = [with_hint(hand, self._services) for hand in hands]
        draft.sayings = [*draft.lead, *narration, *draft.sayings, *hands]

    async def _move_on(self, record: Record, stored: Awaitable[int]) -> None:
        """The table stands as this record says once what led to it is stored."""
        try:
            await stored
        except Conflict:
            await self._catch_up()
            raise
        self.record = record
        self._follow(record)

    async def _catch_up(self) -> None:
        """Somebody else has written to this game: it goes on with what the log says."""
        if self.record is not None and not self.record.closed:
            stored = restore(self.record.game, await self._ports.log.load(self.record.game))
            if stored != self.record:
                self.record = stored
                self._follow(stored)
                self._say(
                    restored(stored, self._services, {seat.person for seat in stored.match.seats}), None
                )

    # While the store does not work

    def _begin_pause(self, unstored: Decided, failure: StoreUnavailable) -> None:
        self._pause = Pause(unstored)
        self._deadlines.freeze()
        self._say([Saying(Told("store-fails", {"trouble": failure.trouble.value}), Kind.PLAY)], None)
        self._retry_later(self._pause)

    def _retry_later(self, pause: Pause) -> None:
        self._ports.clock.call_later(pause.next_try(), lambda: self.inbox.put_nowait(Retry()))

    async def _handle_in_pause(self, pause: Pause, item: Item) -> None:
        match item:
            case Retry():
                await self._try_again(pause)
            case Typed():
                self._answer_in_pause(item)
            case _:
                pause.waiting.append(item)

    def _answer_in_pause(self, typed: Typed) -> None:
        """Questions are answered as ever; what would change the game is refused."""
        decided = self._decider.decide(self.record, self._services, typed)
        if decided.draft.facts:
            draft = self._draft()
            draft.tell(typed.person, "store-waits")
            decided = replace(decided, draft=draft, refused=Reason.NOT_NOW)
        self._tell(decided)

    async def _try_again(self, pause: Pause) -> None:
        """Store what could not be; then the pause is over, and what happened meanwhile is handled."""
        try:
            await self._commit(pause.unstored)
        except StoreUnavailable:
            self._retry_later(pause)
            return
        except Exception:
            self._end_pause()
            self._failed(pause.unstored.item)
        else:
            self._end_pause()
            self._tell(pause.unstored)
        for item in pause.waiting:
            await self._handle_safely(item)

    def _end_pause(self) -> None:
        self._pause = None
        if not self._away.is_on:
            self._deadlines.thaw()
        self._say([Saying(Told("store-works"), Kind.PLAY)], None)

    # Speaking

    def _tell(self, decided: Decided) -> None:
        """Say what came of an item, and publish it."""
        item, draft = decided.item, decided.draft
        self._say(draft.sayings, item if isinstance(item, Typed) else None)
        try:
            self._ports.published(Happened(item, tuple(draft.facts), self.record, decided.refused))
        except Exception:  # a subscriber has no say in what happened
            log.exception("%s %s: a subscriber failed", self.place.network, self.place.channel)

    def _say(self, sayings: list[Saying], typed: Typed | None) -> None:
        """Hand the sayings over; ``typed`` is the command that they answer, if it is one."""
        for output in outputs(self.place, self.record, sayings, typed):
            self._ports.say(output)
