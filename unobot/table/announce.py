"""From the facts of one command to what is said of them: one line to the channel, and hands to their seats.

TABLE.md, *Cost*: at most one channel line, one notice to the seat that must act next, and one to each other
seat that received cards. The line leaves before the hand that answers it.
"""

from collections.abc import Container, Iterable, Sequence
from typing import cast

from unobot.engine import events as facts
from unobot.engine.evolve import EVOLVERS
from unobot.engine.state import actor, in_hand, playing, seated
from unobot.engine.views import (
    PUBLIC,
    Audience,
    ChallengeSeen,
    DealSeen,
    DrawSeen,
    HandsRotatedSeen,
    HandsSwappedSeen,
    IllegalCardSeen,
    Observation,
    observe,
    view,
)
from unobot.table.draft import Saying, Services, names_at
from unobot.table.events import Fact, OperatorActed, SeatBack, SeatHandedOver
from unobot.table.folding import OBLIGES
from unobot.table.hints import with_hint
from unobot.table.outputs import HandNote, Kind, Narration, Told
from unobot.table.record import Record

UNSPOKEN = (facts.SeatTaken, facts.UnoWindowOpened, facts.UnoWindowMoved, facts.UnoWindowClosed)
"""Events that the channel is not told of: a window is for the players to notice."""


def announce(
    before: Record | None, record: Record, noted: Sequence[Fact], services: Services
) -> tuple[list[Saying], list[Saying]]:
    """What is to be said of ``noted``, which led from ``before`` to ``record``: to channel and seats."""
    is_ordered = any(isinstance(fact, OperatorActed) for fact in noted)  # then nobody was late
    events = [
        cast(facts.Event, fact)
        for fact in noted
        if type(fact) in EVOLVERS and not (is_ordered and isinstance(fact, facts.TimedOut))
    ]
    names = names_at(record, services)
    hands = list(_hands(record, noted, events, names, services))
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
    seen = _seen(events, Audience.PUBLIC)
    if record.in_lobby or all(isinstance(what, UNSPOKEN) for what in seen):
        return
    texts = tuple(
        (what.seat, services.persons.get(record.match.seats[what.seat].person).uno_text)
        for what in (seen if record.match.rules.uno.call == "armed" else ())
        if isinstance(what, facts.UnoCalled) and what.how == "armed"
    )
    is_over = any(isinstance(what, facts.HandWon | facts.HandBlocked) for what in seen)
    pause = round(services.settings.times.between_hands) if record.between_hands and is_over else None
    yield Saying(
        Narration(seen, view(record.match, Audience.PUBLIC), names, texts, pause, record.closed),
        Kind.PLAY,
    )


def _hands(
    record: Record,
    noted: Sequence[Fact],
    events: Sequence[facts.Event],
    names: tuple[str, ...],
    services: Services,
) -> Iterable[Saying]:
    """The hand of the seat that must act next, if that is new, then of all others that received cards.

    What everybody sees alike gives nobody cards, and whoever has left in the meantime needs none.
    """
    obliges = not record.closed and any(isinstance(event, OBLIGES) for event in events)
    asked = actor(record.match) if obliges else None
    secret = [event for event in events if type(event) not in PUBLIC]
    back = {
        fact.seat for fact in noted if isinstance(fact, SeatBack | SeatHandedOver) and in_hand(record.match)
    }
    for seat in sorted(seated(record.match), key=lambda seat: seat != asked):
        seen = tuple([what for what in _seen(secret, seat) if _concerns(what, seat)]) if secret else ()
        if not seen and seat != asked and seat not in back:
            continue
        if record.match.hands[seat] and not record.is_computer(seat) and seat not in record.absent:
            person = services.persons.get(record.match.seats[seat].person)
            note = HandNote(seen, view(record.match, seat), names)
            yield Saying(with_hint(note, person, services), Kind.HAND, person.id)


def _seen(events: Sequence[facts.Event], viewer: int | Audience) -> tuple[Observation, ...]:
    looks = [observe(event, viewer) for event in events]
    return tuple([seen for seen in looks if seen is not None])


def _concerns(seen: Observation, seat: int) -> bool:
    """Whether an observation gave the viewer cards, or tells it what the channel does not hear."""
    if isinstance(seen, DrawSeen):
        return seen.seat == seat and seen.count > 0
    if isinstance(seen, ChallengeSeen):
        return seen.seat == seat and seen.held is not None
    if isinstance(seen, IllegalCardSeen):
        return seen.seat == seat
    return isinstance(seen, DealSeen | HandsSwappedSeen | HandsRotatedSeen) and seen.hand is not None
