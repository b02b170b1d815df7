"""Who is told that a command did nothing: not everybody, and not each time (TABLE.md, *Manners*)."""

from unobot.engine.reasons import Reason
from unobot.table.budget import Allowance, Budget, Verdict
from unobot.table.clock import Clock
from unobot.table.draft import Asker, Barred, Declined, Draft
from unobot.table.events import BarredTold, OutsiderTold

HURRIED = (Reason.NOTHING_TO_CATCH, Reason.TOO_SOON)
HURRIED_MAY_HEAR = Allowance(3, 0.1)
"""How many of these refusals a person is told: catching is mostly free, and tempts to try."""

MOST_STRANGERS = 100
"""People who are told, once a game, that they do not play."""


class Manners:
    """What a table remembers of whom it has told, for as long as a game is on or none is."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._strangers: set[OutsiderTold | BarredTold] = set()
        self._hurried: dict[str, Budget] = {}

    def begin_anew(self) -> None:
        """A new game begins: everybody may be told once more."""
        self._strangers.clear()
        self._hurried.clear()

    def worth_telling(self, draft: Draft, asker: Asker, refusal: Declined) -> bool:
        """Who is in a hurry to catch is told now and then; who does not play, once, except in a query, and
        who may not, once why.
        """
        person, game = asker.person.id, draft.game
        if refusal.reason in HURRIED:
            budget = self._hurried.setdefault(person, Budget())
            return budget.spend(HURRIED_MAY_HEAR, self._clock.now()) is Verdict.HEARD
        if asker.query or refusal.reason not in (Reason.NO_GAME, Reason.NOT_SEATED):
            return True
        if game is not None and asker.seat is not None:
            return True
        is_barred = isinstance(refusal, Barred)
        fact = BarredTold(person) if is_barred else OutsiderTold(person)
        if game is None:
            return self._tell_without_game(fact)
        told = game.barred if is_barred else game.told
        if person in told or len(told) >= MOST_STRANGERS:
            return False
        draft.note(fact)
        return True

    def _tell_without_game(self, fact: OutsiderTold | BarredTold) -> bool:
        if fact in self._strangers or len(self._strangers) >= MOST_STRANGERS:
            return False
        self._strangers.add(fact)
        return True
