"""From the log of a game to what it counts for each person; docs/statistics.md says which matches count.

A hand is tallied while it is played, and counts once it is over; one that is void counts nothing. Computer
players have no results, and neither do the points that were left in their hands.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable
from datetime import datetime

from msgspec import Struct

from unobot.engine import events as facts
from unobot.engine.state import playing, seated
from unobot.table.events import Fact, GameClosed, GameOpened
from unobot.table.folding import add, begin
from unobot.table.record import Record

FEWEST_PEOPLE = 2
"""How many people must have played to the end, for a match to count."""


class Result(Struct, frozen=True, kw_only=True):
    """One person's part in one match that counts.

    ``place`` is among the people of the match, from 1; equals share it, and leavers share the last one.
    ``hands`` are those that the person was dealt, ``points`` what other people held when it went out, and
    ``best_hand`` the most of these in one hand. ``catches`` it made and ``caught`` it suffered; challenges
    are those it made.
    """

    person: str
    won: bool
    place: int
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


class Match(Struct, frozen=True, kw_only=True):
    """A match that counts: where it was played, from the first deal to its end, and what it says of whom."""

    game: str
    network: str
    channel: str
    began: datetime
    finished: datetime
    results: tuple[Result, ...]


def count(game: str, entries: Iterable[tuple[datetime, Fact]]) -> Match | None:
    """What a game counts, from its whole log with the moments of its entries; ``None``: nothing.

    Raises:
        ValueError: the log does not begin with ``GameOpened``.
    """
    moments = iter(entries)
    _, opened = next(moments, (None, None))
    if not isinstance(opened, GameOpened):
        raise ValueError(f"the log of game {game} does not begin with its opening")
    tally = _Tally(begin(game, opened))
    for at, fact in moments:
        tally.add(at, fact)
    return tally.match()


class _Tally:
    """What has been counted so far: of the present hand, and of those that are over. By person."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._began: datetime | None = None
        self._finished: datetime | None = None
        self._winner: str | None = None
        self._hand: dict[str, Counter[str]] = defaultdict(Counter)
        self._over: dict[str, Counter[str]] = defaultdict(Counter)

    def add(self, at: datetime, fact: Fact) -> None:
        """Count one more entry of the log."""
        self._record = add(self._record, fact)
        match fact:
            case facts.HandDealt() | facts.HandArranged():
                self._deal(at)
            case facts.HandWon(how="last_left") | facts.HandBlocked(void=True):
                self._end_hand(void=isinstance(fact, facts.HandBlocked))
            case facts.HandWon(seat=seat):
                self._winner = self._person(seat)
            case facts.HandScored(points=points):
                self._score(points)
            case GameClosed(reason="finished"):
                self._finished = at
            case _:
                for seat, name, number in COUNTED.get(type(fact), _nothing)(fact):
                    self._hand[self._person(seat)][name] += number

    def _person(self, seat: int) -> str:
        return self._record.match.seats[seat].person

    def _deal(self, at: datetime) -> None:
        self._began = self._began or at
        self._winner = None
        self._hand.clear()
        for seat in playing(self._record.match):
            self._hand[self._person(seat)]["hands"] = 1

    def _score(self, points: tuple[int, ...]) -> None:
        """Whoever went out gets what is left in the hands of other people."""
        if self._winner is not None:
            won = sum(number for seat, number in enumerate(points) if not self._record.is_computer(seat))
            self._hand[self._winner].update(hands_won=1, points=won, best_hand=won)
        self._end_hand()

    def _end_hand(self, *, void: bool = False) -> None:
        for person, tallied in self._hand.items():
            if not void:
                best = max(self._over[person]["best_hand"], tallied.pop("best_hand", 0))
                self._over[person].update(tallied)
                self._over[person]["best_hand"] = best
        self._hand.clear()

    def match(self) -> Match | None:
        """What it all counts; ``None`` where too few people have played to the end."""
        played = {person for person, tallied in self._over.items() if tallied["hands"]}
        people = sorted(played - self._record.computers.keys())
        places = _places(self._record, people)
        if self._began is None or self._finished is None or len(places) < FEWEST_PEOPLE:
            return None
        winners = {self._person(seat) for seat in self._record.match.winners}
        return Match(
            game=self._record.game,
            network=self._record.opened.network,
            channel=self._record.opened.channel,
            began=self._began,
            finished=self._finished,
            results=tuple(
                Result(
                    person=person,
                    won=person in winners,
                    place=places.get(person, len(places) + 1),
                    **self._over[person],
                )
                for person in people
            ),
        )


def _places(record: Record, people: Collection[str]) -> dict[str, int]:
    """The place of each of these people that has played to the end: winners first, then by their totals."""
    match = record.match
    sign = 1 if match.rules.score.mode == "lowest_wins" else -1
    merits = {
        match.seats[seat].person: (seat not in match.winners, sign * match.seats[seat].total)
        for seat in seated(match)
        if match.seats[seat].person in people
    }
    return {person: 1 + sum(other < merit for other in merits.values()) for person, merit in merits.items()}


Counted = Iterable[tuple[int, str, int]]
"""Seats, the names of fields of their results, and what is added to these."""


def _nothing(fact: Fact) -> Counted:
    return ()


def _called(fact: facts.UnoCalled) -> Counted:
    """A call that the bot makes for everybody is nobody's."""
    return () if fact.how == "auto" else ((fact.seat, "uno_calls", 1),)


COUNTED: dict[type, Callable[..., Counted]] = {
    facts.CardPlayed: lambda fact: ((fact.seat, "cards_played", 1),),
    facts.CardsDrawn: lambda fact: ((fact.seat, "cards_drawn", len(fact.cards)),),
    facts.UnoCalled: _called,
    facts.PlayerCaught: lambda fact: ((fact.catcher, "catches", 1), (fact.seat, "caught", 1)),
    facts.ChallengeMade: lambda fact: (
        (fact.seat, "challenges_won" if fact.guilty else "challenges_lost", 1),
    ),
}
"""What each fact of a hand adds."""
