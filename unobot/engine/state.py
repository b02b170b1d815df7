"""How a match stands: seats, totals, dealer, and the hand in play.

A match goes from hand to hand. Between hands the phase is ``Over`` (or ``Waiting`` before the first); a
hand's phases say what is asked of whom, and exactly one seat must act in each of them::

    Waiting ──deal──▶ Playing ──draw──▶ Drawn
                       ▲  │ wild ▶ NamingColor ▶ Challenging │ seven ▶ Swapping
                       └──┴── next turn ◀────────────────────┘   … last card ▶ Over

Nothing here can be part of a cycle: ``gc=False`` spares the garbage collector its visits.
"""

from enum import Enum
from typing import ClassVar

from msgspec import Struct

from unobot.engine.cards import Card, Color, Rank
from unobot.engine.rules import Rules

Cards = tuple[Card, ...]


class Standing(Enum):
    """A seat's part in the hand."""

    PLAYING = "playing"  # holds cards
    WAITING = "waiting"  # sits, and plays from the next hand
    LEFT = "left"  # gone from the match; the place is kept for order and totals


PLAYING, LEFT = Standing.PLAYING, Standing.LEFT  # looking a member up takes longer than what is done with it


class Seat(Struct, frozen=True, gc=False):
    """A player's fixed place. ``person`` is opaque; ``hands`` counts the hands dealt to it."""

    person: str
    total: int = 0
    standing: Standing = Standing.WAITING
    hands: int = 0


class DrawFour(Struct, frozen=True, gc=False):
    """A Wild Draw Four whose victim has not answered: the snapshot by which its guilt is judged (case 37).

    ``held``, ``color`` and ``rank`` are the offender's other cards, the current color and the top card's
    rank at the moment of the play; ``owed`` is what the victim draws on accepting, a stack included.
    """

    offender: int
    victim: int
    held: Cards
    color: Color | None
    rank: Rank
    owed: int


class Waiting(Struct, frozen=True, tag=True, gc=False):
    """No hand has been dealt yet, and nobody must act."""

    seat: ClassVar[None] = None


class Playing(Struct, frozen=True, tag=True, gc=False):
    """``seat`` may play or draw. ``owed`` cards of a stack wait for it, on a card of ``stacked``."""

    seat: int
    owed: int = 0
    stacked: Rank | None = None


class Drawn(Struct, frozen=True, tag=True, gc=False):
    """``seat`` drew ``card`` and may play it or pass."""

    seat: int
    card: Card


class NamingColor(Struct, frozen=True, tag=True, gc=False):
    """``seat`` owes a color, and ``keeps_turn`` where it plays afterwards (B22).

    With ``draw_four`` the victim is to answer next.
    """

    seat: int
    keeps_turn: bool = False
    draw_four: DrawFour | None = None


class Challenging(Struct, frozen=True, tag=True, gc=False):
    """``seat``, the victim of ``draw_four``, accepts or challenges."""

    seat: int
    draw_four: DrawFour


class Swapping(Struct, frozen=True, tag=True, gc=False):
    """``seat`` played a seven and names a seat to swap hands with."""

    seat: int


class Over(Struct, frozen=True, tag=True, gc=False):
    """The hand is over, and nobody must act: ``winner`` went out or is the last one left; ``None``: blocked.

    ``void``: nothing counted, and the same dealer deals again.
    """

    seat: ClassVar[None] = None
    winner: int | None
    void: bool = False


Phase = Waiting | Playing | Drawn | NamingColor | Challenging | Swapping | Over


class UnoWindow(Struct, frozen=True, gc=False):
    """A seat has one card and has not said uno.

    ``catchable`` once ``uno.catch_after_s`` is over, ``ripe`` once ``uno.open_at_least_s`` is; ``turned``:
    another player began a turn meanwhile, so that it closes when ripe.
    """

    id: int
    seat: int
    catchable: bool
    ripe: bool
    turned: bool = False


class State(Struct, frozen=True, gc=False, kw_only=True):
    """A match between two events.

    ``hands`` is by seat. ``stock`` has the next card first, ``discard`` has the top card last. ``color``
    is ``None`` only while the color of a start Wild is pending. ``armed`` are the seats whose uno is
    already called. ``empty_draws`` counts voluntary draws in a row that gave nothing. ``seed`` is the
    hand's secret, and ``shuffles`` how often it has been used. The lowest ``hidden_discards`` of the
    discards came from leavers and were never shown. ``winners`` is set when the match is over.
    ``drew_on`` is by seat the color on which it last chose to draw: what the whole table saw.
    """

    rules: Rules
    seats: tuple[Seat, ...] = ()
    dealer: int | None = None
    hand_number: int = 0
    winners: tuple[int, ...] = ()
    phase: Phase = Waiting()
    direction: int = 1
    color: Color | None = None
    hands: tuple[Cards, ...] = ()
    stock: Cards = ()
    discard: Cards = ()
    hidden_discards: int = 0
    windows: tuple[UnoWindow, ...] = ()
    windows_opened: int = 0
    armed: tuple[int, ...] = ()
    empty_draws: int = 0
    drew_on: tuple[Color | None, ...] = ()
    seed: str = ""
    shuffles: int = 0


def actor(state: State) -> int | None:
    """The seat that must act, or ``None`` between hands."""
    return state.phase.seat


def in_hand(state: State) -> bool:
    """Whether a hand is being played."""
    return state.phase.seat is not None


def nothing_to_draw(state: State) -> bool:
    """Whether no draw can give a card: the stock is empty, and the discard pile is the top card alone."""
    return not state.stock and len(state.discard) == 1


def playing(state: State) -> list[int]:
    """The seats that hold cards in this hand, in seat order (case 80 counts them)."""
    return [index for index, seat in enumerate(state.seats) if seat.standing is PLAYING]


def seated(state: State) -> list[int]:
    """The seats that have not left, in seat order."""
    return [index for index, seat in enumerate(state.seats) if seat.standing is not LEFT]


def next_seat(state: State, seat: int, direction: int | None = None) -> int:
    """The next seat that holds cards after ``seat``, in the direction of play or in the given one.

    With nobody else left this is ``seat`` itself.
    """
    step = direction or state.direction
    seats = state.seats
    following = (seat + step) % len(seats)
    while seats[following].standing is not PLAYING and following != seat:
        following = (following + step) % len(seats)
    return following


def window_of(state: State, seat: int) -> UnoWindow | None:
    """The uno window that is open for a seat."""
    for window in state.windows:
        if window.seat == seat:
            return window
    return None


def without(hand: Cards, card: Card) -> Cards:
    """``hand`` less one copy of ``card``."""
    rest = list(hand)
    rest.remove(card)
    return tuple(rest)
