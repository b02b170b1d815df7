"""From the facts of one command to what is said of them: one line to the channel, and hands to their seats.

TABLE.md, *Cost*: at most one channel line, one notice to the seat that must act next, and one to each other
seat that received cards. The line leaves before the hand that answers it.
"""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import cast

from unobot.engine import events as facts
from unobot.engine.evolve import EVOLVERS
from unobot.engine.observations import Observation, observe
from unobot.engine.state import actor, in_hand, playing, seated
from unobot.engine.views import Audience, View, view, view_of_seat
from unobot.table.draft import Saying, Services, names_at
from unobot.table.events import Fact, OperatorActed, SeatBack, SeatHandedOver
from unobot.table.folding import OBLIGES
from unobot.table.outputs import HandNote, Kind, Narration, Told
from unobot.table.record import Record

UNSPOKEN: frozenset[type] = frozenset(
    (facts.SeatTaken, facts.UnoWindowOpened, facts.UnoWindowMoved, facts.UnoWindowClosed)
)
"""Events that the channel is not told of: a window is for the players to notice."""

ENDS: frozenset[type] = frozenset((facts.HandWon, facts.HandBlocked))
"""Events with which a hand is over."""

RESEATED = (SeatBack, SeatHandedOver)
"""Facts after which a seat needs to see its hand."""


def announce(
    before: Record | None, record: Record, noted: Sequence[Fact], services: Services
) -> tuple[list[Saying], list[Saying]]:
    """What is to be said of ``noted``, which led from ``before`` to ``record``: to channel and seats.

    Before the first hand nobody holds cards, and what happens is told by whoever lets it happen.
    """
    if record.in_lobby:
        return [], []
    kinds = {type(fact) for fact in noted}
    unsaid = facts.TimedOut if OperatorActed in kinds else None  # by order, so that nobody was late
    events = cast(
        list[facts.Event], [fact for fact in noted if type(fact) in EVOLVERS and type(fact) is not unsaid]
    )
    names = names_at(record, services)
    who_played = names
    if before is not None and SeatHandedOver in kinds:
        who_played = _who_played(before, noted, names, services)
    asked = None if record.closed or kinds.isdisjoint(OBLIGES) else actor(record.match)
    public = view(record.match, Audience.PUBLIC)
    seen = _seen_by_seats(record, noted, events, asked)
    hands = _hands(record, seen, asked, public, names)
    return _narration(record, events, public, who_played, services), hands


def _who_played(
    before: Record, noted: Sequence[Fact], names: tuple[str, ...], services: Services
) -> tuple[str, ...]:
    """What the seats are called in the tale of a hand: who made the last move may leave right after it."""
    handed_over = {fact.seat for fact in noted if isinstance(fact, SeatHandedOver)}
    old = names_at(before, services)
    return tuple(old[seat] if seat in handed_over else name for seat, name in enumerate(names))


def restored(record: Record, services: Services, present: Container[str]) -> list[Saying]:
    """The bot was away or began anew: how the game stands, and the cards of all persons that are present.

    The last move may have been stored and never announced, so that everything that matters is named.
    """
    names = names_at(record, services)
    hands = [
        Saying(HandNote((), view(record.match, seat), names), Kind.HAND, record.match.seats[seat].person)
        for seat in playing(record.match)
        if in_hand(record.match) and record.match.seats[seat].person in present and seat not in record.absent
    ]
    pause = [Saying(Told("game-halted"), Kind.PLAY)] if record.halted else []
    return [Saying(_standing(record, names), Kind.PLAY), *pause, *hands]


def _standing(record: Record, names: tuple[str, ...]) -> Told:
    """How a game stands in the lobby, in a hand, or between hands."""
    match = record.match
    if record.in_lobby:
        return Told("restored-lobby", {"nicks": ", ".join(names[seat] for seat in seated(match))})
    seat = actor(match)
    if seat is None:
        totals = (f"{names[seat]} {match.seats[seat].total}" for seat in seated(match))
        return Told("restored-between", {"standings": ", ".join(totals)})
    counts = (f"{names[seat]} {len(match.hands[seat])}" for seat in playing(match))
    return Told(
        "restored",
        {
            "nick": names[seat],
            "top": match.discard[-1].value,
            "color": match.color.value if match.color else "",
            "counts": ", ".join(counts),
        },
    )


def _narration(
    record: Record,
    events: Sequence[facts.Event],
    public: View,
    names: tuple[str, ...],
    services: Services,
) -> list[Saying]:
    seen = _seen(events, Audience.PUBLIC)
    kinds = {type(what) for what in seen}
    if kinds <= UNSPOKEN:
        return []
    texts = _uno_texts(record, seen, services) if record.match.rules.uno.call == "armed" else ()
    is_over = record.between_hands and not kinds.isdisjoint(ENDS)
    pause = round(services.settings.times.between_hands) if is_over else None
    return [Saying(Narration(seen, public, names, texts, pause, record.closed), Kind.PLAY)]


def _uno_texts(
    record: Record, seen: Sequence[Observation], services: Services
) -> tuple[tuple[int, str], ...]:
    """The strings of the seats that have called with one of their own."""
    return tuple(
        (what.seat, services.persons.get(record.match.seats[what.seat].person).uno_text)
        for what in seen
        if isinstance(what, facts.UnoCalled) and what.how == "armed"
    )


def _hands(
    record: Record,
    seen: Mapping[int, Sequence[Observation]],
    asked: int | None,
    public: View,
    names: tuple[str, ...],
) -> list[Saying]:
    """The hand of the seat that is asked something anew, then of all others that need theirs.

    Whoever has left in the meantime needs none.
    """
    match = record.match
    hands: list[Saying] = []
    for seat in sorted(seen, key=lambda seat: (seat != asked, seat)):
        if match.hands[seat] and record.is_present(seat):
            note = HandNote(tuple(seen[seat]), view_of_seat(public, match, seat), names)
            hands.append(Saying(note, Kind.HAND, match.seats[seat].person))
    return hands


def _seen_by_seats(
    record: Record, noted: Sequence[Fact], events: Sequence[facts.Event], asked: int | None
) -> dict[int, list[Observation]]:
    """The seats that need their hands (who is asked, receives cards or is back), and what only they see."""
    seen: dict[int, list[Observation]] = {} if asked is None else {asked: []}
    for event in events:
        if type(event) in RECEIVERS:
            for seat in RECEIVERS[type(event)](event):
                seen.setdefault(seat, []).extend(_seen((event,), seat))
    for fact in noted:
        if isinstance(fact, RESEATED) and in_hand(record.match):
            seen.setdefault(fact.seat, [])
    return seen


RECEIVERS: dict[type, Callable[..., Iterable[int]]] = {
    facts.HandDealt: lambda event: event.seats,
    facts.HandArranged: lambda event: range(len(event.hands)),
    facts.CardsDrawn: lambda event: (event.seat,) if event.cards else (),
    facts.ChallengeMade: lambda event: () if event.shown_to == "none" else (event.seat,),
    facts.IllegalCardTried: lambda event: (event.seat,),
    facts.HandsSwapped: lambda event: (event.seat, event.target),
    facts.HandsRotated: lambda event: range(len(event.hands)),
}
"""Whom an event gives cards, or tells what the channel does not hear."""


def _seen(events: Iterable[facts.Event], viewer: int | Audience) -> tuple[Observation, ...]:
    return tuple([seen for event in events if (seen := observe(event, viewer)) is not None])
