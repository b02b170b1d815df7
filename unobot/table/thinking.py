"""Thinking: what a computer seat does is asked for, and comes back to the table later (decision 8).

A table has at most one question under way. Its answer comes to the inbox as a ``Thought``, made for one entry
of the log; the table drops it where the record has moved on, and asks again. Whatever goes wrong with a
question, the rules of thumb answer it at once.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from unobot.engine import actions as act
from unobot.engine.views import View
from unobot.players import LEVELS, Level, RulesOfThumb
from unobot.table.deadlines import Due
from unobot.table.items import Thought
from unobot.table.record import Record

log = logging.getLogger(__name__)


class Thinkers(Protocol):
    """Who thinks for the computer players of all tables."""

    def prepare(self, level: Level) -> None:
        """A player of this level sits at a table, and will be asked before long; said again and again."""

    async def think(self, view: View, level: Level, budget_s: float) -> act.Action:
        """What the seat does whose ``view`` this is and who must act, after ``budget_s`` seconds at most.

        No table waits meanwhile. It may raise whatever keeps it from an answer.
        """


class Here:
    """Thinks at once and in the table's own time, for as long as the level needs by itself."""

    def prepare(self, level: Level) -> None:
        """See ``Thinkers.prepare``."""

    async def think(self, view: View, level: Level, budget_s: float) -> act.Action:
        """See ``Thinkers.think``."""
        return LEVELS[level]().move(view)


class Question(Struct, frozen=True, kw_only=True):
    """What a seat does, as its ``view`` shows the game at entry ``seq``; it is to act since ``due``.

    ``budget_s`` is how many seconds it may think.
    """

    game: str
    seq: int
    due: Due
    view: View
    level: Level
    budget_s: float


class Thinking:
    """The question of one table that is under way, if any. ``answer`` takes what comes of it."""

    def __init__(self, thinkers: Thinkers, answer: Callable[[Thought], object]) -> None:
        self._thinkers = thinkers
        self._answer = answer
        self._task: asyncio.Task[None] | None = None

    def follow(self, record: Record) -> None:
        """Computer players of a game that is on will be asked before long."""
        if not record.closed:
            for level in set(record.computers.values()):
                self._thinkers.prepare(level)

    def ask(self, question: Question) -> None:
        """Ask; an older question is of no interest any more."""
        self.stop()
        self._task = asyncio.create_task(self._think(question))

    def stop(self) -> None:
        """Wait for no answer any more."""
        if self._task is not None:
            self._task.cancel()

    async def _think(self, question: Question) -> None:
        try:
            action = await self._thinkers.think(question.view, question.level, question.budget_s)
        except Exception as error:  # late, dead, or anything else
            log.warning(
                "game %s, entry %s: no answer from a %s player (%s): rules of thumb instead",
                question.game,
                question.seq,
                question.level,
                repr(error),
            )
            action = RulesOfThumb().move(question.view)
        self._answer(Thought(game=question.game, seq=question.seq, due=question.due, action=action))
