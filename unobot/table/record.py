"""How a table stands: what folding a game's log gives, and nothing that is not in it."""

from collections.abc import Callable, Iterable
from typing import TypeGuard, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from unobot.engine import events as facts
from unobot.engine.evolve import evolve
from unobot.engine.state import Cards, Over, Standing, State, actor, in_hand, seated
from unobot.players import Level
from unobot.table import events as table
from unobot.table.presence import Exit

Value = TypeVar("Value")


class Suggestion(Struct, frozen=True):
    """A report that waits for its ruling: who reported whom, and the seats that back it."""

    reporter: int
    seat: int
    backers: tuple[int, ...]


class Record(Struct, frozen=True, kw_only=True):
    """One game at one table. Seats are indexes into ``match.seats``.

    ``absent`` says how a seat went. ``missed`` counts the turns in a row that a present player let pass,
    ``waited`` the seconds that a seat was granted, ``extra`` those of the present obligation. Some numbers of
    log entries tell old from new: ``turn`` is the one with which the present obligation (a turn, a color, …)
    began, ``phase_since`` the one that set the present phase, ``joined`` that of the last seat taken,
    ``moved`` that of the last move, ``split`` that of the last seat lost in a netsplit or back from it.
    ``lost`` and ``found`` are such seats of which the channel has not heard yet. ``by_itself`` tells that
    time is up for a seat, and what follows is not its own doing. ``sent`` is each seat's hand as it was last
    told, ``acted`` are the seats that have acted in this hand, ``told`` the people who have heard that they
    do not play. ``deal`` is how this hand began, ``last_deal`` the one before. ``passed`` are the seats whose
    turn has gone by, each with the log entry that says so, until something is asked of them again.
    ``computers`` are the computer players that have sat down, with their levels.
    """

    game: str
    seq: int = 0
    opened: table.GameOpened
    match: State
    computers: dict[str, Level] = {}
    absent: dict[int, Exit] = {}
    lost: frozenset[int] = frozenset()
    found: frozenset[int] = frozenset()
    split: int = 0
    by_itself: bool = False
    missed: dict[int, int] = {}
    waited: dict[int, float] = {}
    extra: float = 0
    votes: frozenset[int] = frozenset()
    ready: frozenset[int] = frozenset()
    acted: frozenset[int] = frozenset()
    passed: dict[int, int] = {}
    told: frozenset[str] = frozenset()
    suggestion: Suggestion | None = None
    joined: int = 0
    moved: int = 0
    turn: int = 0
    phase_since: int = 0
    sent: dict[int, Cards] = {}
    deal: facts.HandDealt | facts.HandArranged | None = None
    last_deal: facts.HandDealt | facts.HandArranged | None = None
    paused: bool = False
    closed: bool = False

    @property
    def in_lobby(self) -> bool:
        """Whether the first hand is still to be dealt."""
        return self.match.hand_number == 0

    @property
    def between_hands(self) -> bool:
        """Whether a hand is over and another one follows."""
        return isinstance(self.match.phase, Over) and not self.match.winners and not self.closed

    def seat_of(self, person: str) -> int | None:
        """The seat of a person that has not left."""
        for index, seat in enumerate(self.match.seats):
            if seat.person == person and seat.standing is not Standing.LEFT:
                return index
        return None

    def is_computer(self, seat: int) -> bool:
        """Whether a computer player sits there."""
        return self.level(seat) is not None

    def level(self, seat: int) -> Level | None:
        """How well the computer player that sits there plays; ``None``: a person does."""
        return self.computers.get(self.match.seats[seat].person)

    def people(self) -> list[int]:
        """The seats of people that have not left, absent ones included."""
        return [seat for seat in seated(self.match) if not self.is_computer(seat)]

    def present(self) -> list[int]:
        """The seats of people that are here."""
        return [seat for seat in self.people() if seat not in self.absent]

    def unready(self) -> set[int]:
        """The seats of people that are here and have not said that they are ready."""
        return set(self.present()) - self.ready

    def stands_still(self) -> bool:
        """Whether too few are here to go on: nobody, or one person and no computer player."""
        present = len(self.present())
        return present == 0 or present + len(seated(self.match)) - len(self.people()) < 2


def begin(game: str, opened: table.GameOpened) -> Record:
    """The record of a game of which only the opening is known."""
    return Record(game=game, opened=opened, match=State(rules=opened.rules), seq=1)


def restore(game: str, log: Iterable[table.Fact]) -> Record:
    """The record that a game's whole log gives.

    Raises:
        ValueError: the log does not begin with ``GameOpened``.
    """
    entries = iter(log)
    opened = next(entries, None)
    if not isinstance(opened, table.GameOpened):
        raise ValueError(f"the log of game {game} does not begin with its opening")
    record = begin(game, opened)
    for fact in entries:
        record = add(record, fact)
    return record


def add(record: Record, fact: table.Fact) -> Record:
    """The record with one more entry."""
    record = replace(record, seq=record.seq + 1)
    fold = FOLDS.get(type(fact))
    return fold(record, fact) if fold else _add_event(record, cast(facts.Event, fact))


OBLIGES = (facts.TurnBegan, facts.ColorAsked, facts.ChallengeOffered, facts.SwapAsked)
"""The events with which something is asked of a seat: its clock starts."""

_OwnMove = (
    facts.CardPlayed
    | facts.CardsDrawn
    | facts.ColorChosen
    | facts.ChallengeMade
    | facts.ChallengeAccepted
    | facts.TurnPassed
)


def _add_event(record: Record, event: facts.Event) -> Record:
    match = evolve(record.match, event)
    since = record.phase_since if match.phase is record.match.phase else record.seq
    record = replace(record, match=match, phase_since=since)
    if isinstance(event, facts.TimedOut):
        return replace(record, by_itself=True)
    if isinstance(event, facts.HandDealt | facts.HandArranged):
        return replace(
            record,
            moved=record.seq,
            votes=frozenset(),
            by_itself=False,
            ready=frozenset(),
            acted=frozenset(),
            passed={},
            sent=dict(enumerate(match.hands)),
            deal=event,
            last_deal=record.deal if record.deal and record.deal.number < event.number else record.last_deal,
        )
    if isinstance(event, OBLIGES):
        seat = actor(match)
        assert seat is not None
        sent, passed = {**record.sent, seat: match.hands[seat]}, _without(record.passed, seat)
        return replace(record, turn=record.seq, extra=0, by_itself=False, sent=sent, passed=passed)
    if isinstance(event, facts.TurnPassed | facts.SeatSkipped):
        record = replace(record, passed={**record.passed, event.seat: record.seq})
    if isinstance(event, facts.CardsDrawn):
        record = replace(record, sent={**record.sent, event.seat: match.hands[event.seat]})
    if is_move(event):
        return _moved(record, event.seat)
    if isinstance(event, facts.HandsSwapped):
        swapped = {seat: match.hands[seat] for seat in (event.seat, event.target)}
        return replace(record, sent={**record.sent, **swapped})
    if isinstance(event, facts.HandsRotated):
        return replace(record, sent=dict(enumerate(match.hands)))
    if isinstance(event, facts.SeatTaken):
        return replace(record, joined=record.seq, moved=record.seq)
    if isinstance(event, facts.SeatLeft):
        return _left(record, event.seat)
    return record


def is_move(fact: table.Fact) -> TypeGuard[_OwnMove]:
    """Whether a fact is a seat's own move in a hand, or what is done for it when its time is up."""
    return isinstance(fact, _OwnMove) and (not isinstance(fact, facts.CardsDrawn) or fact.cause == "turn")


def _moved(record: Record, seat: int) -> Record:
    """A seat has acted, unless that happened by itself."""
    if record.by_itself:
        return record
    return replace(
        record,
        acted=record.acted | {seat},
        missed=_without(record.missed, seat),
        votes=frozenset(),
        moved=record.seq,
    )


def _left(record: Record, seat: int) -> Record:
    """Nothing that was about the seat remains, for somebody else may sit there later."""
    suggestion = record.suggestion
    if suggestion is not None:
        if seat in (suggestion.seat, suggestion.reporter):
            suggestion = None
        else:
            backers = tuple(backer for backer in suggestion.backers if backer != seat)
            suggestion = replace(suggestion, backers=backers)
    return replace(
        record,
        absent=_without(record.absent, seat),
        missed=_without(record.missed, seat),
        passed=_without(record.passed, seat),
        lost=record.lost - {seat},
        found=record.found - {seat},
        votes=record.votes - {seat},
        ready=record.ready - {seat},
        suggestion=suggestion,
    )


def _without(by_seat: dict[int, Value], seat: int) -> dict[int, Value]:
    return {other: value for other, value in by_seat.items() if other != seat}


# The table's own facts


def _absent(record: Record, fact: table.SeatAbsent) -> Record:
    record = replace(record, absent={**record.absent, fact.seat: fact.exit})
    if fact.exit is Exit.NETSPLIT:
        record = replace(record, lost=record.lost | {fact.seat}, split=record.seq)
    return replace(record, found=record.found - {fact.seat})


def _back(record: Record, fact: table.SeatBack) -> Record:
    """Of a seat that was lost for a moment only the channel hears nothing."""
    seat = fact.seat
    if record.absent[seat] is Exit.NETSPLIT and seat not in record.lost:
        record = replace(record, found=record.found | {seat}, split=record.seq)
    return _shown(replace(record, absent=_without(record.absent, seat), lost=record.lost - {seat}), fact)


def _handed_over(record: Record, fact: table.SeatHandedOver) -> Record:
    """Whoever has the seat now begins with a clean slate, but with the cards and the points."""
    seats = list(record.match.seats)
    seats[fact.seat] = replace(seats[fact.seat], person=fact.person)
    return _shown(replace(_left(record, fact.seat), match=replace(record.match, seats=tuple(seats))), fact)


def _shown(record: Record, fact: table.SeatBack | table.SeatHandedOver | table.HandShown) -> Record:
    return replace(record, sent={**record.sent, fact.seat: record.match.hands[fact.seat]})


def _missed(record: Record, fact: table.TurnMissed) -> Record:
    return replace(record, missed={**record.missed, fact.seat: fact.in_a_row})


def _waited(record: Record, fact: table.WaitGranted) -> Record:
    waited = record.waited.get(fact.seat, 0) + fact.seconds
    return replace(record, waited={**record.waited, fact.seat: waited}, extra=record.extra + fact.seconds)


def _backed(record: Record, fact: table.SuggestionBacked) -> Record:
    assert record.suggestion is not None
    backers = (*record.suggestion.backers, fact.seat)
    return replace(record, suggestion=replace(record.suggestion, backers=backers))


FOLDS: dict[type, Callable[..., Record]] = {
    table.ComputerSeated: lambda record, fact: replace(
        record, computers={**record.computers, fact.person: fact.level}
    ),
    table.SeatAbsent: _absent,
    table.SeatBack: _back,
    table.SeatHandedOver: _handed_over,
    table.SplitTold: lambda record, fact: replace(record, lost=frozenset(), found=frozenset()),
    table.HandShown: _shown,
    table.TurnMissed: _missed,
    table.WaitGranted: _waited,
    table.ReadyGiven: lambda record, fact: replace(record, ready=record.ready | {fact.seat}),
    table.StopVoted: lambda record, fact: replace(record, votes=record.votes | {fact.seat}),
    table.SuggestionReported: lambda record, fact: replace(
        record, suggestion=Suggestion(fact.reporter, fact.seat, (fact.reporter,))
    ),
    table.SuggestionBacked: _backed,
    table.SuggestionDropped: lambda record, fact: replace(record, suggestion=None),
    table.OutsiderTold: lambda record, fact: replace(record, told=record.told | {fact.person}),
    table.GamePaused: lambda record, fact: replace(record, paused=True),
    table.GameResumed: lambda record, fact: replace(record, paused=False),
    table.GameClosed: lambda record, fact: replace(record, closed=True),
}
"""How each of the table's own facts changes the record."""


def is_playing(record: Record) -> bool:
    """Whether a hand is being played at this table."""
    return in_hand(record.match) and not record.closed
