"""Who may see what: an event, or the state, as one viewer sees it. What is not listed shows nothing.

Viewers are the public, one seat (which sees what the public sees, and its own cards), and, once a hand
is over, everybody. Speech, pages and computer players get nothing else than what these functions return.

Nothing here can be part of a cycle: ``gc=False`` spares the garbage collector its visits.
"""

from collections.abc import Callable
from enum import Enum
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from unobot.engine import events as facts
from unobot.engine.cards import Card, Color, Rank
from unobot.engine.chance import commitment
from unobot.engine.legality import playable_cards
from unobot.engine.rules import Rules
from unobot.engine.state import (
    Cards,
    Challenging,
    Drawn,
    NamingColor,
    Over,
    Phase,
    Playing,
    Standing,
    State,
    Swapping,
    Waiting,
)


class Audience(Enum):
    """The viewers that are no seat."""

    PUBLIC = "public"
    EVERYBODY = "everybody"  # a finished hand, with all cards open


Viewer = int | Audience
"""A seat's index, or an audience."""


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


class SeatView(Struct, frozen=True, gc=False):
    """A seat as everybody sees it: its person, total, standing, and how many cards it holds."""

    person: str
    total: int
    standing: Standing
    count: int
    drew_on: Color | None


class PhaseView(Struct, frozen=True, gc=False):
    """What is asked of whom; the names are those of scenario files.

    ``owed``: cards of a stack, or of a Wild Draw Four by ``offender``, that wait for ``seat``.
    ``card`` is the drawn card, for its owner alone.
    """

    name: Literal["waiting", "play", "drawn", "color", "challenge", "swap", "over"]
    seat: int | None = None
    owed: int = 0
    stacked: Rank | None = None
    offender: int | None = None
    card: Card | None = None


class View(Struct, frozen=True, kw_only=True, gc=False):
    """The match as one viewer sees it, with the public history that a player at the table remembers.

    ``seat`` is the viewer, or ``None``. ``hand`` and ``playable`` (the distinct faces that the seat may
    play now) are its own; ``hands`` is filled only for a finished hand. ``discard`` has the top card last.
    ``windows`` are the seats that may be caught now or soon, ``armed`` the seats known to have called uno.
    """

    seat: int | None
    rules: Rules
    hand_number: int
    dealer: int | None
    direction: int
    color: Color | None
    top: Card | None
    discard: Cards
    stock: int
    phase: PhaseView
    seats: tuple[SeatView, ...]
    windows: tuple[int, ...]
    armed: tuple[int, ...]
    winners: tuple[int, ...]
    hand: Cards = ()
    playable: Cards = ()
    hands: tuple[Cards, ...] = ()


PHASES: dict[type, Callable[..., PhaseView]] = {
    Waiting: lambda phase, viewer: PhaseView("waiting"),
    Playing: lambda phase, viewer: PhaseView("play", phase.seat, phase.owed, phase.stacked),
    Drawn: lambda phase, viewer: PhaseView(
        "drawn", phase.seat, card=phase.card if viewer == phase.seat else None
    ),
    NamingColor: lambda phase, viewer: PhaseView("color", phase.seat),
    Challenging: lambda phase, viewer: PhaseView(
        "challenge", phase.seat, phase.draw_four.owed, offender=phase.draw_four.offender
    ),
    Swapping: lambda phase, viewer: PhaseView("swap", phase.seat),
    Over: lambda phase, viewer: PhaseView("over", phase.winner),
}


def view(state: State, viewer: Viewer) -> View:
    """The match as ``viewer`` sees it; ``EVERYBODY`` sees all hands, once the hand is over."""
    public = View(
        seat=None,
        rules=state.rules,
        hand_number=state.hand_number,
        dealer=state.dealer,
        direction=state.direction,
        color=state.color,
        top=state.discard[-1] if state.discard else None,
        discard=_public_discard(state),
        stock=len(state.stock),
        phase=_phase(state.phase, viewer),
        seats=tuple(
            [
                SeatView(seat.person, seat.total, seat.standing, len(hand), drew_on)
                for seat, hand, drew_on in zip(state.seats, state.hands, state.drew_on, strict=True)
            ]
        ),
        windows=tuple([window.seat for window in state.windows]),
        armed=state.armed if state.rules.uno.call == "declare" else (),
        winners=state.winners,
    )
    if isinstance(viewer, int):
        return view_of_seat(public, state, viewer)
    opened = viewer is Audience.EVERYBODY and isinstance(state.phase, Over)
    return replace(public, hands=state.hands) if opened else public


def view_of_seat(public: View, state: State, seat: int) -> View:
    """The match as a seat sees it: what the public does, and its own cards."""
    own_call = seat in state.armed and seat not in public.armed
    return replace(
        public,
        seat=seat,
        phase=_phase(state.phase, seat),
        armed=(seat,) if own_call else public.armed,
        hand=state.hands[seat],
        playable=playable_cards(state, seat),
    )


def _phase(phase: Phase, viewer: Viewer) -> PhaseView:
    return PHASES[type(phase)](phase, viewer)


def _public_discard(state: State) -> Cards:
    """The discards that were played openly: what a leaver put beneath them was never shown."""
    return state.discard[state.hidden_discards :]
