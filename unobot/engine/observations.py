"""What one viewer may learn from an event: ``observe(event, viewer)``. What is not listed shows nothing.

A seat sees what the public sees, and its own cards. Speech, pages and computer players are told nothing else
of what happens than what ``observe`` returns; how things stand is said in ``views``.

Nothing here can be part of a cycle: ``gc=False`` spares the garbage collector its visits.
"""

from collections.abc import Callable

from msgspec import Struct

from unobot.engine import events as facts
from unobot.engine.cards import Card
from unobot.engine.chance import commitment
from unobot.engine.state import Cards
from unobot.engine.views import Viewer


class DealSeen(Struct, frozen=True, tag=True, gc=False):
    """A hand was dealt; ``hand`` is the viewer's own. ``commitment`` binds the pack's order and the seed."""

    number: int
    dealer: int
    seats: tuple[int, ...]
    commitment: str
    hand: Cards | None = None


class StartCardReturnedSeen(Struct, frozen=True, tag=True, gc=False):
    """The card turned up went back into the stock, which was shuffled."""


class DrawSeen(Struct, frozen=True, tag=True, gc=False):
    """``seat`` drew ``count`` cards of ``asked``; ``cards`` only for who drew them."""

    seat: int
    count: int
    asked: int
    cause: facts.Cause
    cards: Cards | None = None


class StockReplenishedSeen(Struct, frozen=True, tag=True, gc=False):
    """The discards were shuffled to a new stock of ``count`` cards."""

    count: int


class PlayOrPassSeen(Struct, frozen=True, tag=True, gc=False):
    """``seat`` drew a card that it may play; ``card`` only for itself."""

    seat: int
    card: Card | None = None


class ColorAskedSeen(Struct, frozen=True, tag=True, gc=False):
    """``seat`` owes a color."""

    seat: int


class ChallengeOfferedSeen(Struct, frozen=True, tag=True, gc=False):
    """``victim`` may challenge the Wild Draw Four of ``offender``, or draws ``owed``."""

    victim: int
    offender: int
    owed: int


class ChallengeSeen(Struct, frozen=True, tag=True, gc=False):
    """``seat`` challenged ``offender``; ``held`` is the judged hand, where the rules show it."""

    seat: int
    offender: int
    guilty: bool
    held: Cards | None = None


class HandsSwappedSeen(Struct, frozen=True, tag=True, gc=False):
    """``seat`` and ``target`` swapped hands; ``hand`` is what the viewer holds now, if it is one of them."""

    seat: int
    target: int
    hand: Cards | None = None


class HandsRotatedSeen(Struct, frozen=True, tag=True, gc=False):
    """All hands moved on; ``hand`` is what the viewer holds now."""

    hand: Cards | None = None


class IllegalCardSeen(Struct, frozen=True, tag=True, gc=False):
    """``seat`` tried an illegal card; ``card`` only for itself, since it is still held."""

    seat: int
    card: Card | None = None


class SeatLeftSeen(Struct, frozen=True, tag=True, gc=False):
    """``seat`` left with ``count`` cards; ``charged`` was added to its total."""

    seat: int
    count: int
    charged: int


AsItIs = (
    facts.SeatTaken
    | facts.StartCardTurned
    | facts.TurnBegan
    | facts.CardPlayed
    | facts.DirectionReversed
    | facts.SeatSkipped
    | facts.ColorChosen
    | facts.ChallengeAccepted
    | facts.SwapAsked
    | facts.UnoArmed
    | facts.UnoLapsed
    | facts.UnoCalled
    | facts.UnoWindowOpened
    | facts.UnoWindowMoved
    | facts.UnoWindowClosed
    | facts.PlayerCaught
    | facts.FalseCatchMade
    | facts.FalseCallMade
    | facts.SuggestionPunished
    | facts.FollowUpMissed
    | facts.TurnPassed
    | facts.TimedOut
    | facts.HandWon
    | facts.HandBlocked
    | facts.HandScored
    | facts.MatchWon
)
"""The events that hide nothing: everybody sees them as they are."""

Observation = (
    AsItIs
    | DealSeen
    | StartCardReturnedSeen
    | DrawSeen
    | StockReplenishedSeen
    | PlayOrPassSeen
    | ColorAskedSeen
    | ChallengeOfferedSeen
    | ChallengeSeen
    | HandsSwappedSeen
    | HandsRotatedSeen
    | IllegalCardSeen
    | SeatLeftSeen
)
"""What a viewer may learn from one event."""


def _dealt(event: facts.HandDealt, viewer: Viewer) -> DealSeen:
    hand = None
    if viewer in event.seats:
        hand = event.pack[event.seats.index(viewer) : len(event.seats) * event.hand_size : len(event.seats)]
    bound = commitment(event.seed, event.pack)
    return DealSeen(event.number, event.dealer, event.seats, bound, hand)


def _arranged(event: facts.HandArranged, viewer: Viewer) -> DealSeen:
    seats = tuple(seat for seat, hand in enumerate(event.hands) if hand)
    pack = tuple(card for hand in event.hands for card in hand) + event.stock + event.discard
    hand = event.hands[viewer] if isinstance(viewer, int) else None
    return DealSeen(event.number, event.dealer, seats, commitment(event.seed, pack), hand)


def _drawn(event: facts.CardsDrawn, viewer: Viewer) -> DrawSeen:
    own = event.cards if viewer == event.seat else None
    return DrawSeen(event.seat, len(event.cards), event.asked, event.cause, own)


def _challenged(event: facts.ChallengeMade, viewer: Viewer) -> ChallengeSeen:
    seen_by_seat = {"none": (), "challenger": (event.seat,), "public": None}[event.shown_to]
    shown = seen_by_seat is None or viewer in seen_by_seat or viewer == event.offender
    return ChallengeSeen(event.seat, event.offender, event.guilty, event.held if shown else None)


def _swapped(event: facts.HandsSwapped, viewer: Viewer) -> HandsSwappedSeen:
    own = {event.seat: event.hand, event.target: event.target_hand}
    hand = own.get(viewer) if isinstance(viewer, int) else None
    return HandsSwappedSeen(event.seat, event.target, hand)


def _rotated(event: facts.HandsRotated, viewer: Viewer) -> HandsRotatedSeen:
    return HandsRotatedSeen(event.hands[viewer] if isinstance(viewer, int) else None)


def _armed(event: facts.UnoArmed, viewer: Viewer) -> facts.UnoArmed | None:
    return event if event.aloud or viewer == event.seat else None


def _offered(event: facts.ChallengeOffered, viewer: Viewer) -> ChallengeOfferedSeen:
    return ChallengeOfferedSeen(event.draw_four.victim, event.draw_four.offender, event.draw_four.owed)


def _own_card(event: facts.PlayOrPassAsked | facts.IllegalCardTried, viewer: Viewer) -> Card | None:
    return event.card if viewer == event.seat else None


PUBLIC: frozenset[type] = frozenset(AsItIs.__args__)
"""The types of events that look the same to everybody."""

SIGHTS: dict[type, Callable[..., Observation | None]] = {
    **{public: lambda event, viewer: event for public in PUBLIC},
    facts.HandDealt: _dealt,
    facts.HandArranged: _arranged,
    facts.StartCardReturned: lambda event, viewer: StartCardReturnedSeen(),
    facts.CardsDrawn: _drawn,
    facts.StockReplenished: lambda event, viewer: StockReplenishedSeen(len(event.stock)),
    facts.PlayOrPassAsked: lambda event, viewer: PlayOrPassSeen(event.seat, _own_card(event, viewer)),
    facts.ColorAsked: lambda event, viewer: ColorAskedSeen(event.seat),
    facts.ChallengeOffered: _offered,
    facts.ChallengeMade: _challenged,
    facts.HandsSwapped: _swapped,
    facts.HandsRotated: _rotated,
    facts.UnoArmed: _armed,
    facts.IllegalCardTried: lambda event, viewer: IllegalCardSeen(event.seat, _own_card(event, viewer)),
    facts.SeatLeft: lambda event, viewer: SeatLeftSeen(event.seat, len(event.cards), event.charged),
}
"""How each type of event looks; a type that is missing here shows nothing to anybody."""


def observe(event: facts.Event, viewer: Viewer) -> Observation | None:
    """What ``viewer`` may learn from ``event``; ``None``: nothing."""
    sight = SIGHTS.get(type(event))
    return sight(event, viewer) if sight else None
