"""What is known of the past: the port through which the desk asks for it, and the shapes of the answers.

Whom somebody asks about is given by persons, where the nick is in sight, or else by the nick alone. The port
gives back a ``key``: the person that all of somebody's results count for, or a nick of imported results.
"""

from collections.abc import Sequence
from typing import Literal, Protocol

from msgspec import Struct

from unobot.table.persons import Fold

By = Literal["wins", "points", "rating"]
Period = Literal["month", "all"]
Kind = Literal["fastest", "longest", "best_hand", "cards_played", "streak", "month_wins", "month_points"]
"""The kinds of records; ``fastest`` and ``longest`` are matches, and counted in seconds."""


class Scope(Struct, frozen=True, kw_only=True):
    """Which matches are meant: of a network or of one channel, of this month or all."""

    network: str
    channel: str | None = None
    period: Period = "all"


class Figures(Struct, frozen=True, kw_only=True):
    """What somebody has done. Times are in seconds; ``None``: there is nothing to tell.

    ``matches`` may be fewer than ``wins``, for other bots did not count them. ``streak`` is how many
    matches in a row were won last, ``best_streak`` the most ever. ``rating`` is the certain part of the
    rating, ``uncertainty`` its standard deviation.
    """

    nick: str
    matches: int = 0
    wins: int = 0
    hands: int = 0
    hands_won: int = 0
    points: int = 0
    best_hand: int = 0
    uno_calls: int = 0
    catches: int = 0
    caught: int = 0
    challenges_won: int = 0
    challenges_lost: int = 0
    cards_played: int = 0
    cards_drawn: int = 0
    fastest: int | None = None
    longest: int | None = None
    streak: int = 0
    best_streak: int = 0
    rating: float | None = None
    uncertainty: float | None = None


class Ranked(Struct, frozen=True):
    """A line of a ranking; equals share a place."""

    place: int
    nick: str
    value: float


class Ranking(Struct, frozen=True):
    """A page of a ranking, and how many lines it has in all."""

    lines: tuple[Ranked, ...]
    total: int


class Place(Struct, frozen=True):
    """Somebody's place ``by`` something, among ``among``."""

    by: By
    place: int
    among: int


class Mark(Struct, frozen=True):
    """A record, and who holds it."""

    kind: Kind
    nick: str
    value: int


class Statistics(Protocol):
    """The results of finished matches. Whatever is asked of it may raise ``StoreUnavailable``."""

    async def key(self, network: str, persons: Sequence[str], nick: str, fold: Fold) -> str | None:
        """Whose results are those of the first of ``persons`` that has any, or else of ``nick``.

        Of several who were last called so the one with an account comes first, then the newest.
        """

    async def figures(self, key: str, scope: Scope) -> Figures | None:
        """What somebody has done; ``None``: nothing in this scope."""

    async def ranking(self, by: By, scope: Scope, first: int, count: int) -> Ranking:
        """``count`` lines from number ``first`` on, which is 0 for the best."""

    async def places(self, key: str, scope: Scope) -> tuple[Place, ...]:
        """Somebody's places by everything by which it has one."""

    async def records(self, scope: Scope) -> tuple[Mark, ...]:
        """The records of all time, as far as there are any; ``scope.period`` does not matter."""

    async def link(self, person: str, others: Sequence[str], nick: str, fold: Fold) -> int:
        """What ``others`` did, and what is imported for ``nick``, counts for ``person`` from now on.

        Returns how many of these had results and were not linked before.
        """

    async def joined(self, persons: Sequence[str]) -> tuple[str, ...]:
        """These persons, and all that are linked to one of them."""

    async def forget(self, persons: Sequence[str]) -> None:
        """Erase the imported results of the nicks that are linked to these persons."""
