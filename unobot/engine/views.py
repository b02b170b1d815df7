"""Who looks, and how the match stands for one viewer: ``view(state, viewer)``.

Viewers are the public, one seat (which sees what the public sees, and its own cards), and, once a hand
is over, everybody. Speech, pages and computer players get nothing else than what is returned here, and in
``observations`` of an event.

Nothing here can be part of a cycle: ``gc=False`` spares the garbage collector its visits.
"""

from collections.abc import Callable
from enum import Enum
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from unobot.engine.cards import Card, Color, Rank
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
