"""From the facts of one command to what is said of them: one line to the channel, and hands to their seats.

TABLE.md, *Cost*: at most one channel line, one notice to the seat that must act next, and one to each other
seat that received cards. The line leaves before the hand that answers it.
"""

from collections.abc import Callable, Container, Iterable, Sequence
from typing import cast

from unobot.engine import events as facts
from unobot.engine.evolve import EVOLVERS
from unobot.engine.state import actor, in_hand, playing, seated
from unobot.engine.views import (
    Audience,
    Observation,
    observe,
    view,
)
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


def announce(
    before: Record | None, record: Record, noted: Sequence[Fact], services: Services
) -> tuple[list[Saying], list[Saying]]:
    """What is to be said of ``noted``, which led from ``before`` to ``record``: to channel and seats."""
    kinds = [type(fact) for fact in noted]
    unsaid = facts.TimedOut if OperatorActed in kinds else None  # by order, so that nobody was late
    events = [
        cast(facts.Event, fact)
        for kind, fact in zip(kinds, noted, strict=True)
        if kind in EVOLVERS and kind is not unsaid
    ]
    names = names_at(record, services)
    hands = list(_hands(record, noted, events, names))
    return list(_narration(record, events, _who_played(before, noted, names, services), services)), hands


def _who_played(
    before: Record | None, noted: Sequence[Fact], names: tuple[str, ...], services: Services
) -> tuple[str, ...]:
    """What the seats are called in the tale of a hand: who made the last move may leave right after it."""
    handed_over = {fact.seat for fact in noted if isinstance(fact, SeatHandedOver)}
    if before is None or not handed_over:
        return names
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
    record: Record, events: Sequence[facts.Event], names: tuple[str, ...], services: Services
) -> Iterable[Saying]:
    if record.in_lobby:
        return
    seen = _seen(events, Audience.PUBLIC)
    kinds = {type(what) for what in seen}
    if kinds <= UNSPOKEN:
        return
    texts = tuple(
        (what.seat, services.persons.get(record.match.seats[what.seat].person).uno_text)
        for what in (seen if record.match.rules.uno.call == "armed" else ())
        if isinstance(what, facts.UnoCalled) and what.how == "armed"
    )
    is_over = record.between_hands and not kinds.isdisjoint(ENDS)
    pause = round(services.settings.times.between_hands) if is_over else None
    yield Saying(
        Narration(seen, view(record.match, Audience.PUBLIC), names, texts, pause, record.closed),
        Kind.PLAY,
    )


def _hands(
    record: Record, noted: Sequence[Fact], events: Sequence[facts.Event], names: tuple[str, ...]
) -> Iterable[Saying]:
    """The hand of the seat that must act next, if that is new, then of all others that received cards.

    Whoever has left in the meantime needs none.
    """
    match, asked = record.match, None
    seen: dict[int, list[Observation]] = {}
    if not record.closed and any(type(event) in OBLIGES for event in events):
        asked = actor(match)
    if asked is not None:
        seen[asked] = []
    for event in events:
        for seat in RECEIVERS[type(event)](event) if type(event) in RECEIVERS else ():
            seen.setdefault(seat, []).extend(_seen((event,), seat))
    for fact in noted:
        if isinstance(fact, SeatBack | SeatHandedOver) and in_hand(match):
            seen.setdefault(fact.seat, [])
    present = record.present()
    for seat in sorted(seen, key=lambda seat: (seat != asked, seat)):
        if match.hands[seat] and seat in present:
            note = HandNote(tuple(seen[seat]), view(match, seat), names)
            yield Saying(note, Kind.HAND, match.seats[seat].person)


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
    looks = [observe(event, viewer) for event in events]
    return tuple([seen for seen in looks if seen is not None])
