"""Who is heard: a flood of commands gets silence, and so does another bot that answers ours."""

from typing import get_args

from unobot.table.budget import Budget, Budgets, Verdict
from unobot.table.clock import Clock
from unobot.table.draft import Place
from unobot.table.past import Renown
from unobot.table.requests import Command, NameColor, Request, Show, UnknownCommand
from unobot.table.users import User

MOST_NOT_UNDERSTOOD = 3
"""Answers in a row to what is no command; whoever goes on may be another bot, and gets one last word."""

_RENOWN = frozenset(get_args(Renown))

LAST_WORDS = {Verdict.WARNED: "too-many-commands", Verdict.GIVEN_UP: "not-understood"}
"""What somebody is told who will not be heard for a while."""


class Porter:
    """Spends the budgets: each user's own, and of each channel that of all its strangers together.

    Whoever plays is not among the strangers, so that a crowd of them takes nothing from the game.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._strangers: dict[Place, Budget] = {}
        self._answers: dict[Place, Budget] = {}

    def verdict(
        self, user: User, place: Place, command: Command, budgets: Budgets, *, plays: bool
    ) -> Verdict:
        """What becomes of a command; ``plays``: its author has a seat there."""
        now = self._clock.now()
        verdict = user.budget.spend(budgets.person, now)
        if verdict is Verdict.HEARD and not plays:
            verdict = self._strangers.setdefault(place, Budget()).spend(budgets.channel, now)
        if _may_be_chat(command):
            return Verdict.HEARD if verdict is Verdict.HEARD else Verdict.IGNORED
        understood = not isinstance(command.request, UnknownCommand)
        user.not_understood = 0 if understood else user.not_understood + 1
        beyond = user.not_understood - MOST_NOT_UNDERSTOOD
        if beyond == 1 and verdict is Verdict.HEARD:
            return Verdict.GIVEN_UP
        return Verdict.IGNORED if beyond > 0 else verdict

    def keeps_aside(self, place: Place, request: Request, budgets: Budgets, *, plays: bool) -> bool:
        """Whether a channel has heard enough answers, so that who asks hears this one alone.

        Those who play ask about the game that is on whenever they want to.
        """
        counts = type(request) in _RENOWN or (isinstance(request, Show) and not plays)
        if not counts or not budgets.channel_answers_at_once:
            return False
        heard = self._answers.setdefault(place, Budget())
        return heard.spend(budgets.channel_answers, self._clock.now()) is not Verdict.HEARD


def _may_be_chat(command: Command) -> bool:
    """Whether a line may be meant for nobody, or for another bot: then it is never answered."""
    request = command.request
    if isinstance(request, UnknownCommand):
        return not request.addressed
    return isinstance(request, NameColor) and request.bare
