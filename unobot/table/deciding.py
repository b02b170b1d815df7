"""What an item from the inbox of a table comes to: its handler notes facts and sayings in a draft.

Whether the facts come true is up to the log; until then the record stays as it was.
"""

import secrets
from itertools import count

from msgspec import Struct

from unobot.engine.reasons import Reason, Refused
from unobot.table import absence, computers, proceedings
from unobot.table.announce import restored
from unobot.table.away import Away
from unobot.table.clocks import Clocks
from unobot.table.deadlines import Due
from unobot.table.draft import Asker, Declined, Draft, Place, Saying, Services
from unobot.table.duties import discharge
from unobot.table.handlers import HANDLERS
from unobot.table.items import GivenUp, Gone, Item, Resumed, Returned, Stopped, Thought, Typed
from unobot.table.manners import Manners
from unobot.table.record import Record
from unobot.table.telling import refuse
from unobot.table.thinking import Thinking


class Decided(Struct, frozen=True, kw_only=True):
    """What is to become of an item, once it is stored under ``command_id``."""

    item: Item
    draft: Draft
    refused: Reason | None
    command_id: str


class Decider:
    """Decides for one table what becomes of an item, as its record and the services stand."""

    def __init__(
        self, place: Place, clocks: Clocks, thinking: Thinking, away: Away, manners: Manners
    ) -> None:
        self._place = place
        self._clocks = clocks
        self._thinking = thinking
        self._away = away
        self._manners = manners
        self._command_ids = map(f"{secrets.token_hex(8)}-{{}}".format, count(1))

    def decide(self, record: Record | None, services: Services, item: Item) -> Decided:
        """What becomes of an item once it is stored. A refusal leaves nothing but its answer."""
        draft = self.draft(record, services)
        refused: Reason | None = None
        try:
            self._act(draft, item)
        except (Declined, Refused) as refusal:
            refused, draft = refusal.reason, self.draft(record, services)
            if isinstance(item, Typed):
                refuse(draft, _asker(draft, item), item.request, refusal, self._manners)
        return Decided(item=item, draft=draft, refused=refused, command_id=next(self._command_ids))

    def draft(self, record: Record | None, services: Services) -> Draft:
        """A draft in which nothing has happened yet."""
        return Draft(record, self._place, services, self._clocks)

    def _act(self, draft: Draft, item: Item) -> None:
        match item:
            case Typed():
                HANDLERS[type(item.request)](draft, _asker(draft, item), item.request)
            case Due():
                if self._clocks.is_over(item):  # else it has ceased to matter since it rang
                    discharge(draft, item, self._thinking)
            case Thought():
                computers.answered(draft, item)
            case Gone():
                absence.gone(draft, draft.services.persons.get(item.person), item.exit)
            case Returned():
                absence.back(draft, draft.services.persons.get(item.person))
            case Stopped():
                times = draft.services.settings.times
                self._away.begin(None if draft.last is None else times.bot_away_closes_after)
            case Resumed():
                self._resume(draft, item)
            case GivenUp():
                proceedings.give_up(draft)
        if draft.facts:
            proceedings.settle(draft)

    def _resume(self, draft: Draft, resumed: Resumed) -> None:
        """The bot is back, says so, and sees who is there."""
        self._away.end()
        told: list[Saying] = []
        if resumed.returned and draft.game is not None:
            told = restored(draft.game, draft.services, resumed.present)
        draft.sayings += told[:1]
        absence.compare(draft, resumed.present)
        draft.sayings += told[1:]


def _asker(draft: Draft, typed: Typed) -> Asker:
    persons, game = draft.services.persons, draft.game
    person = persons.get(typed.person)
    return Asker(
        person=person,
        seat=game.seat_of(person.id) if game else None,
        operator=typed.operator,
        voiced=typed.voiced,
        query=typed.query,
        aside=typed.aside,
        owner=typed.owner,
        elsewhere=game is not None
        and typed.elsewhere is not None
        and game.seat_of(typed.elsewhere) is not None,
        receiver=None if typed.receiver is None else persons.get(typed.receiver),
    )
