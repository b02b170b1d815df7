"""What a seat, or the table for it, wants: imperatives. Seats are indexes into ``State.seats``."""

from typing import Literal

from msgspec import Struct

from unobot.engine.cards import Card, Color


class TakeSeat(Struct, frozen=True, tag=True):
    """A person sits down, or sits down again after having left; plays from the next hand."""

    person: str


class Deal(Struct, frozen=True, tag=True):
    """Deal a hand; the dealer follows from the match. ``starter`` is the seat that opened the game.

    The seats of ``sits_out`` are dealt no cards and keep their places and totals.
    """

    starter: int
    sits_out: tuple[int, ...] = ()


class Arrange(Struct, frozen=True, tag=True, kw_only=True):
    """Set a hand up as it stands in a scenario, instead of dealing one.

    ``hands`` is by seat; ``stock`` has the next card first; ``discard`` has the top card last. With an
    empty ``discard`` the first card of ``stock`` is turned up, and its start effect applies.
    """

    dealer: int
    turn: int
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    discard: tuple[Card, ...]
    color: Color | None = None
    direction: int = 1
    totals: tuple[int, ...]


class Play(Struct, frozen=True, tag=True):
    """Play a card; ``color`` names a wild's color at once; ``uno`` says uno with it."""

    seat: int
    card: Card
    color: Color | None = None
    uno: bool = False


class Draw(Struct, frozen=True, tag=True):
    """Draw; to a pending stack: take it; to a Wild Draw Four: accept it."""

    seat: int


class Pass(Struct, frozen=True, tag=True):
    """Keep the drawn card; to a Wild Draw Four: accept it."""

    seat: int


class ChooseColor(Struct, frozen=True, tag=True):
    """Name the color of a wild."""

    seat: int
    color: Color


class Challenge(Struct, frozen=True, tag=True):
    """Doubt that a Wild Draw Four was legal."""

    seat: int


class Accept(Struct, frozen=True, tag=True):
    """Take a Wild Draw Four's cards without a challenge."""

    seat: int


class Swap(Struct, frozen=True, tag=True):
    """Name the seat to swap hands with, after a seven."""

    seat: int
    target: int


class CallUno(Struct, frozen=True, tag=True):
    """Say uno."""

    seat: int


class Catch(Struct, frozen=True, tag=True):
    """Accuse a seat of not having said uno."""

    seat: int
    target: int


class PunishSuggestion(Struct, frozen=True, tag=True):
    """A ruled suggestion costs its seat the penalty (A32)."""

    seat: int


class Leave(Struct, frozen=True, tag=True):
    """A seat leaves the match."""

    seat: int


class TimeOut(Struct, frozen=True, tag=True):
    """The seat that must act has not; what happens by itself happens."""

    seat: int


Deadline = Literal["catchable", "ripe", "over"]
"""A window may be caught from now on, may be closed from now on, is over (the three ``uno.*_s`` keys)."""


class Expire(Struct, frozen=True, tag=True):
    """A deadline of an uno window has come. A stale window changes nothing."""

    window: int
    deadline: Deadline


Action = (
    TakeSeat
    | Deal
    | Arrange
    | Play
    | Draw
    | Pass
    | ChooseColor
    | Challenge
    | Accept
    | Swap
    | CallUno
    | Catch
    | PunishSuggestion
    | Leave
    | TimeOut
    | Expire
)
