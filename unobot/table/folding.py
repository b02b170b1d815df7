"""From the log of a game to the record of it: one entry after the other is folded in."""

from collections.abc import Callable, Iterable
from typing import Any, TypeGuard, TypeVar, cast

from msgspec.structs import replace

from unobot.engine import events as facts
from unobot.engine.evolve import evolve
from unobot.engine.state import State, actor, in_hand
from unobot.table import events as table
from unobot.table.presence import Exit
from unobot.table.record import Record, Suggestion

Value = TypeVar("Value")
Changes = dict[str, Any]
"""Fields of a record, and what they are now."""


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
    fold = FOLDS.get(type(fact))
    if fold is None:
        event = cast(facts.Event, fact)
        return add_event(record, event, evolve(record.match, event))
    return fold(replace(record, seq=record.seq + 1), fact)


def add_event(record: Record, event: facts.Event, match: State) -> Record:
    """The record with one more event of the match, which is ``match`` after it."""
    before, seq = record.match, record.seq + 1
    changes: Changes = {"seq": seq, "match": match}
    if match.phase is not before.phase:
        changes["phase_since"] = seq
        if in_hand(match) is not in_hand(before):
            changes["extra"] = 0
    fold = EVENT_FOLDS.get(type(event))
    if fold is not None:
        changes |= fold(record, event, match, seq)
    return replace(record, **changes)


OBLIGES = frozenset((facts.TurnBegan, facts.ColorAsked, facts.ChallengeOffered, facts.SwapAsked))
"""The events with which something is asked of a seat: its clock starts."""

_OwnMove = (
    facts.CardPlayed
    | facts.CardsDrawn
    | facts.ColorChosen
    | facts.ChallengeMade
    | facts.ChallengeAccepted
    | facts.TurnPassed
)
_OWN_MOVES: frozenset[type] = frozenset(_OwnMove.__args__)


def is_move(fact: table.Fact) -> TypeGuard[_OwnMove]:
    """Whether a fact is a seat's own move in a hand, or what is done for it when its time is up."""
    return type(fact) in _OWN_MOVES and (not isinstance(fact, facts.CardsDrawn) or fact.cause == "turn")


# The match's events


def _hand_begun(
    record: Record, event: facts.HandDealt | facts.HandArranged, match: State, seq: int
) -> Changes:
    earlier = record.deal and record.deal.number < event.number
    return {
        "moved": seq,
        "votes": frozenset(),
        "by_itself": False,
        "ready": frozenset(),
        "plans": {},
        "acted": frozenset(),
        "passed": {},
        "sent": dict(enumerate(match.hands)),
        "deal": event,
        "last_deal": record.deal if earlier else record.last_deal,
    }


def _obliged(record: Record, event: facts.Event, match: State, seq: int) -> Changes:
    seat = actor(match)
    assert seat is not None
    return {
        "turn": seq,
        "extra": 0,
        "by_itself": False,
        "sent": {**record.sent, seat: match.hands[seat]},
        "passed": _without(record.passed, seat),
    }


def _moved(record: Record, event: _OwnMove, match: State, seq: int) -> Changes:
    """A seat has acted, unless that happened by itself."""
    if record.by_itself:
        return {}
    return {
        "acted": record.acted | {event.seat},
        "missed": _without(record.missed, event.seat),
        "votes": frozenset(),
        "moved": seq,
    }


def _drawn(record: Record, event: facts.CardsDrawn, match: State, seq: int) -> Changes:
    sent: Changes = {"sent": {**record.sent, event.seat: match.hands[event.seat]}}
    return sent | _moved(record, event, match, seq) if is_move(event) else sent


def _passed(record: Record, event: facts.TurnPassed | facts.SeatSkipped, match: State, seq: int) -> Changes:
    passed: Changes = {"passed": {**record.passed, event.seat: seq}}
    return passed | _moved(record, event, match, seq) if is_move(event) else passed


def _swapped(record: Record, event: facts.HandsSwapped, match: State, seq: int) -> Changes:
    return {"sent": {**record.sent, **{seat: match.hands[seat] for seat in (event.seat, event.target)}}}


def _joined(record: Record, event: facts.SeatTaken, match: State, seq: int) -> Changes:
    joined: Changes = {"joined": seq, "moved": seq}
    return joined | {"extra": 0} if record.in_lobby else joined


EVENT_FOLDS: dict[type, Callable[..., Changes]] = {
    **dict.fromkeys(OBLIGES, _obliged),
    **dict.fromkeys(_OWN_MOVES, _moved),
    facts.HandDealt: _hand_begun,
    facts.HandArranged: _hand_begun,
    facts.CardsDrawn: _drawn,
    facts.TurnPassed: _passed,
    facts.SeatSkipped: _passed,
    facts.HandsSwapped: _swapped,
    facts.HandsRotated: lambda record, event, match, seq: {"sent": dict(enumerate(match.hands))},
    facts.SeatTaken: _joined,
    facts.SeatLeft: lambda record, event, match, seq: _left(record, event.seat),
    facts.TimedOut: lambda record, event, match, seq: {"by_itself": True},
}
"""What an event changes in the record beside the match, given that, and the number of the new entry."""


def _left(record: Record, seat: int) -> Changes:
    """Nothing that was about the seat remains, for somebody else may sit there later."""
    suggestion = record.suggestion
    if suggestion is not None:
        if seat in (suggestion.seat, suggestion.reporter):
            suggestion = None
        else:
            backers = tuple(backer for backer in suggestion.backers if backer != seat)
            suggestion = replace(suggestion, backers=backers)
    return {
        "absent": _without(record.absent, seat),
        "missed": _without(record.missed, seat),
        "passed": _without(record.passed, seat),
        "lost": record.lost - {seat},
        "found": record.found - {seat},
        "votes": record.votes - {seat},
        "ready": record.ready - {seat},
        "plans": _without(record.plans, seat),
        "suggestion": suggestion,
    }


def _without(by_seat: dict[int, Value], seat: int) -> dict[int, Value]:
    if seat not in by_seat:
        return by_seat
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
    """Whoever has the seat now gets the cards and points, a clean slate, and the whole time for a move."""
    seats = list(record.match.seats)
    if fact.operator is None:
        record = replace(record, replaced=record.replaced | {seats[fact.seat].person})
    seats[fact.seat] = replace(seats[fact.seat], person=fact.person)
    if actor(record.match) == fact.seat:
        record = replace(record, turn=record.seq, extra=0)
    match = replace(record.match, seats=tuple(seats))
    return _shown(replace(record, match=match, **_left(record, fact.seat)), fact)


def _shown(record: Record, fact: table.SeatBack | table.SeatHandedOver | table.HandShown) -> Record:
    return replace(record, sent={**record.sent, fact.seat: record.match.hands[fact.seat]})


def _missed(record: Record, fact: table.TurnMissed) -> Record:
    return replace(record, missed={**record.missed, fact.seat: fact.in_a_row})


def _waited(record: Record, fact: table.WaitGranted) -> Record:
    waited = record.waited.get(fact.seat, 0) + fact.seconds
    return replace(record, waited={**record.waited, fact.seat: waited}, extra=record.extra + fact.seconds)


def _planned(record: Record, fact: table.NextHandPlanned) -> Record:
    plans = _without(record.plans, fact.seat)
    return replace(record, plans=plans if fact.plan == "stay" else {**plans, fact.seat: fact.plan})


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
    table.NextHandPlanned: _planned,
    table.StopVoted: lambda record, fact: replace(record, votes=record.votes | {fact.seat}),
    table.SuggestionReported: lambda record, fact: replace(
        record, suggestion=Suggestion(fact.reporter, fact.seat, (fact.reporter,))
    ),
    table.SuggestionBacked: _backed,
    table.SuggestionDropped: lambda record, fact: replace(record, suggestion=None),
    table.BarredTold: lambda record, fact: replace(record, barred=record.barred | {fact.person}),
    table.OutsiderTold: lambda record, fact: replace(record, told=record.told | {fact.person}),
    table.OperatorActed: lambda record, fact: record,
    table.MatchAbandoned: lambda record, fact: replace(
        record, abandoned=(*record.abandoned, record.match.seats[fact.seat].person)
    ),
    table.PlayHalted: lambda record, fact: replace(record, halted=record.seq),
    table.PlayContinued: lambda record, fact: replace(record, halted=0),
    table.ClockChanged: lambda record, fact: replace(record, extra=record.extra + fact.seconds),
    table.GamePaused: lambda record, fact: replace(record, paused=True),
    table.GameResumed: lambda record, fact: replace(record, paused=False),
    table.GameClosed: lambda record, fact: replace(record, closed=True),
}
"""How each of the table's own facts changes the record."""
