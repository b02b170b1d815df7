"""A table is an actor: one inbox, handled in order, sharing no state with any other (DESIGN.md, decision 5).

Theory of operation: an item from the inbox becomes a ``Draft``: its handler notes facts and sayings. The
facts are appended to the log first; only then the record moves on, the clocks follow, it is said, and
subscribers learn of it. Whatever a handler raises leaves the record as it was.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from unobot.engine.reasons import Reason, Refused
from unobot.engine.views import Audience, view
from unobot.players import Policy, RulesOfThumb
from unobot.table import absence, answers, lobby, moves, proceedings
from unobot.table import requests as ask
from unobot.table.announce import announce, restored
from unobot.table.clock import Clock
from unobot.table.clocks import Clocks
from unobot.table.deadlines import Deadlines, Due
from unobot.table.draft import Asker, Declined, Draft, Place, Saying, Services
from unobot.table.duties import discharge
from unobot.table.events import Fact, OutsiderTold
from unobot.table.log import EventLog
from unobot.table.outputs import Kind, Output, Refusal, Told
from unobot.table.presence import Exit
from unobot.table.record import Record

log = logging.getLogger(__name__)


class Typed(Struct, frozen=True, kw_only=True):
    """A command, and who typed it; ``query``: in private; ``message_id``: the line's msgid, if it has one."""

    person: str
    request: ask.Request
    operator: bool = False
    query: bool = False
    message_id: str | None = None


class Gone(Struct, frozen=True):
    """A person is no longer in the channel."""

    person: str
    exit: Exit


class Returned(Struct, frozen=True):
    """A person is in the channel again."""

    person: str


class Stopped(Struct, frozen=True):
    """The bot is off the network or out of the channel: clocks stand still."""


class Resumed(Struct, frozen=True):
    """The bot is in the channel again, with these persons."""

    present: frozenset[str]


class Receipt(Struct, frozen=True):
    """What the log says up to entry ``seq`` has really been said."""

    seq: int


Item = Typed | Gone | Returned | Stopped | Resumed | Due | Receipt


class Happened(Struct, frozen=True):
    """What became of an item: the facts that were stored, the record, and why it was refused, if it was."""

    item: Item
    facts: tuple[Fact, ...]
    record: Record | None
    refused: Reason | None


class Ports(Struct, frozen=True, kw_only=True):
    """Everything outside the table: the log, time, who speaks for it, and who listens to the facts."""

    log: EventLog
    clock: Clock
    say: Callable[[Output], None]
    published: Callable[[Happened], None] = lambda happened: None


Handler = Callable[[Draft, Asker, Any], None]


def _start(draft: Draft, asker: Asker, request: ask.Uno) -> None:
    """``uno`` means what fits: no game opens one, the lobby is joined, in a hand it calls."""
    seated_in_hand = draft.game is not None and not draft.game.in_lobby and asker.seat is not None
    (moves.uno if seated_in_hand else lobby.open_or_join)(draft, asker, request)


def _unreadable(draft: Draft, asker: Asker, request: ask.Unreadable) -> None:
    """An argument that cannot be read, once it is clear that somebody plays."""
    moves.own_seat(draft, asker)
    raise Declined(request.reason, text=request.text, candidates=request.candidates)


def _unknown(draft: Draft, asker: Asker, request: ask.UnknownCommand) -> None:
    """A word that is no command; only who speaks to the bot is answered."""
    raise Declined(Reason.UNKNOWN_COMMAND, text=request.word, silent=not request.addressed)


HANDLERS: dict[type, Handler] = {
    ask.Uno: _start,
    ask.OpenGame: lobby.open_or_join,
    ask.Join: lobby.join,
    ask.DealNow: lobby.deal_now,
    ask.Ready: proceedings.ready,
    ask.Rematch: lobby.rematch,
    ask.PlayCard: moves.play,
    ask.DrawCard: moves.draw,
    ask.PassTurn: moves.keep,
    ask.NameColor: moves.name_color,
    ask.CatchNick: moves.catch,
    ask.CallOut: moves.call_out,
    ask.ChallengeCard: moves.challenge,
    ask.AcceptCard: moves.accept,
    ask.SwapWith: moves.swap,
    ask.ReportSuggestion: proceedings.suggest,
    ask.LeaveGame: proceedings.leave,
    ask.WaitLonger: proceedings.wait,
    ask.AddComputer: lobby.add_computer,
    ask.RemoveComputer: lobby.remove_computer,
    ask.Kick: proceedings.kick,
    ask.Stop: proceedings.stop,
    ask.ShowHand: answers.show_hand,
    ask.Show: answers.show,
    ask.ShowRules: answers.show_rules,
    ask.Help: answers.show_help,
    ask.Unreadable: _unreadable,
    ask.UnknownCommand: _unknown,
}
"""Who handles each request."""


class Table:
    """The table of one channel: at most one game at a time."""

    def __init__(self, place: Place, services: Services, ports: Ports, policy: Policy | None = None) -> None:
        self.place = place
        self.record: Record | None = None
        self.inbox: asyncio.Queue[Item] = asyncio.Queue()
        self._services = services
        self._ports = ports
        self._policy = policy or RulesOfThumb()
        self._deadlines = Deadlines(ports.clock)
        self._clocks = Clocks(self._deadlines, services.settings, self.inbox.put_nowait)
        self._strangers: set[str] = set()

    async def run(self) -> None:
        """Handle the inbox for ever; a failure is logged, answered briefly, and ends nothing."""
        while True:
            item = await self.inbox.get()
            try:
                await self.handle(item)
            except Exception:
                log.exception("%s %s: %s failed", self.place.network, self.place.channel, type(item).__name__)
                self._say([Saying(Told("tables-error"), Kind.PLAY)], None)
            finally:
                self.inbox.task_done()

    def restore(self, record: Record) -> None:
        """Go on with a game from the log: say how it stands, tell the hands again, start the clocks anew."""
        self.record = record
        self._clocks.follow(record)
        self._say(restored(record, self._services), None)

    async def handle(self, item: Item) -> None:
        """Handle one item, and store, publish and say what came of it."""
        draft = self._draft()
        refused: Reason | None = None
        try:
            self._act(draft, item)
        except (Declined, Refused) as refusal:
            refused, draft = refusal.reason, self._draft()
            if isinstance(item, Typed):
                self._refuse(draft, item, refusal)
        if draft.facts:
            await self._commit(draft)
        self._say(draft.sayings, item if isinstance(item, Typed) else None)
        self._ports.published(Happened(item, tuple(draft.facts), self.record, refused))

    def _draft(self) -> Draft:
        return Draft(self.record, self.place, self._services, self._clocks)

    def _act(self, draft: Draft, item: Item) -> None:
        match item:
            case Typed():
                HANDLERS[type(item.request)](draft, self._asker(draft, item), item.request)
            case Due():
                discharge(draft, item, self._policy)
            case Gone():
                absence.gone(draft, self._services.persons.get(item.person), item.exit)
            case Returned():
                absence.back(draft, self._services.persons.get(item.person))
            case Stopped():
                self._deadlines.freeze()
            case Resumed():
                self._deadlines.thaw()
                absence.compare(draft, item.present)
            case Receipt():
                self._clocks.announced(item.seq)
        if draft.game is not None and draft.facts:
            proceedings.settle(draft)

    def _asker(self, draft: Draft, typed: Typed) -> Asker:
        person = self._services.persons.get(typed.person)
        seat = draft.game.seat_of(person.id) if draft.game else None
        return Asker(person=person, seat=seat, operator=typed.operator, query=typed.query)

    async def _commit(self, draft: Draft) -> None:
        """Store first; only then the record moves on, and what happened may be said."""
        record = draft.last
        assert record is not None
        await self._ports.log.append(
            record.game, record.seq - len(draft.facts), secrets.token_hex(8), tuple(draft.facts)
        )
        self.record = record
        self._clocks.follow(record)
        narration, hands = announce(record, draft.facts, self._services)
        draft.sayings = [*narration, *draft.sayings, *hands]

    # Speaking

    def _refuse(self, draft: Draft, item: Typed, refusal: Declined | Refused) -> None:
        """A refusal goes to the one who erred, in private; who does not play hears it once."""
        asker = self._asker(draft, item)
        declined = refusal if isinstance(refusal, Declined) else Declined(refusal.reason)
        if declined.silent or not self._first_time(draft, asker, item.request, declined.reason):
            return
        game = draft.game
        viewer = Audience.PUBLIC if asker.seat is None else asker.seat
        message = declined.told or Refusal(
            declined.reason,
            text=declined.text,
            candidates=declined.candidates,
            nick=declined.nick,
            view=view(game.match, viewer) if game else None,
            names=draft.names() if game else (),
        )
        draft.sayings.append(Saying(message, Kind.REPLY, asker.person.id))

    def _first_time(self, draft: Draft, asker: Asker, request: ask.Request, reason: Reason) -> bool:
        """Whether somebody without a part in it may be told so: once a game, always in a query."""
        if asker.query or reason not in (Reason.NO_GAME, Reason.NOT_SEATED):
            return True
        if draft.game is not None and asker.seat is not None:
            return True
        if draft.game is None:
            known = asker.person.id in self._strangers
            self._strangers.add(asker.person.id)
            return not known
        if asker.person.id in draft.game.told:
            return False
        draft.note(OutsiderTold(asker.person.id))
        return True

    def _say(self, sayings: list[Saying], typed: Typed | None) -> None:
        """Hand the sayings over; the last public one brings back the receipt at which clocks start."""
        record = self.record
        public = [saying for saying in sayings if saying.to is None and saying.kind is Kind.PLAY]
        for saying in sayings:
            answered = typed if saying.kind in (Kind.REPLY, Kind.STATUS) else None
            self._ports.say(
                Output(
                    network=self.place.network,
                    channel=self.place.channel,
                    to=saying.to,
                    kind=saying.kind,
                    message=saying.message,
                    topic=saying.topic,
                    query=answered is not None and answered.query,
                    answers=answered.message_id if answered else None,
                    receipt=record.seq if record and public and saying is public[-1] else None,
                    game=record.game if record else "",
                    seq=record.seq if record else 0,
                )
            )
