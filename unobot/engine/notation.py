"""How cards and positions are written: the canonical notation of a card is ``Card.value``.

A position stands in one line, in four fields: the hands by seat, the discard pile (top card last), the
stock (next card first), and the current color with the direction, the phase and the seat that must act.
An empty place is ``-``::

    r7 rd b1 / g3 y4 / b9 w | g7 r3 | g1 g2 g4 | r + play 0
"""

from collections.abc import Iterable, Mapping
from typing import Literal, TypeVar, get_args

from msgspec import Struct

from unobot.engine.cards import Card, Color, Rank
from unobot.engine.state import Cards

Choice = TypeVar("Choice")

_PLACES = {card: place for place, card in enumerate(Card)}
_RANKS = {rank: place for place, rank in enumerate(Rank)}
_ORDERS: dict[str, dict[Card, int]] = {
    "color": _PLACES,
    "rank": {card: _RANKS[card.rank] * len(Card) + place for card, place in _PLACES.items()},
}
_CARDS = {card.value: card for card in Card}
_COLORS = {color.value: color for color in Color}
_EMPTY = "-"


def sorted_hand(cards: Iterable[Card], by: Literal["color", "rank"] = "color") -> tuple[Card, ...]:
    """A hand as its owner sees it: by color, then by rank, or the other way round, wilds last.

    ``#3`` is the third card of it.
    """
    return tuple(sorted(cards, key=_ORDERS[by].__getitem__))


def parse_cards(text: str) -> Cards:
    """The cards of ``"r5 rs wd4"``, in that order; none of an empty text.

    Raises:
        ValueError: a word that is no card in canonical notation.
    """
    unknown = [word for word in text.split() if word not in _CARDS]
    if unknown:
        raise ValueError(f"{unknown[0]!r} is no card; cards are written like r5, gs, wd4")
    return tuple(_CARDS[word] for word in text.split())


def write_cards(cards: Iterable[Card]) -> str:
    """``"r5 rs wd4"``: what ``parse_cards`` reads."""
    return " ".join(card.value for card in cards)


PhaseName = Literal["waiting", "play", "drawn", "color", "challenge", "swap", "over"]
"""The names of the phases in scenario files."""


class Position(Struct, frozen=True, kw_only=True):
    """How the cards of a hand lie, and whose move it is: a ``State`` without its match and its memory.

    ``seat`` must act, and is ``None`` between hands.
    """

    hands: tuple[Cards, ...]
    discard: Cards
    stock: Cards
    color: Color | None
    direction: int
    phase: PhaseName
    seat: int | None


def write_position(position: Position) -> str:
    """The position in one line."""
    hands = " / ".join(write_cards(hand) or _EMPTY for hand in position.hands)
    color = position.color.value if position.color else _EMPTY
    seat = _EMPTY if position.seat is None else position.seat
    direction = "+" if position.direction == 1 else "-"
    piles = (write_cards(pile) or _EMPTY for pile in (position.discard, position.stock))
    return " | ".join((hands or _EMPTY, *piles, f"{color} {direction} {position.phase} {seat}"))


def parse_position(text: str) -> Position:
    """The position of a line that ``write_position`` could have written.

    Raises:
        ValueError: a missing field, or a word that does not belong where it stands.
    """
    fields = text.split("|")
    if len(fields) != 4:
        raise ValueError(f"a position has the fields hands | discard | stock | move, not {text!r}")
    words = fields[3].split()
    if len(words) != 4:
        raise ValueError(f"the move is written like r + play 0, not {fields[3].strip()!r}")
    color, direction, phase, seat = words
    return Position(
        hands=tuple(_pile(hand) for hand in fields[0].split("/")),
        discard=_pile(fields[1]),
        stock=_pile(fields[2]),
        color=None if color == _EMPTY else _one_of(_COLORS, color, "color"),
        direction=_one_of({"+": 1, "-": -1}, direction, "direction"),
        phase=_one_of({name: name for name in get_args(PhaseName)}, phase, "phase"),
        seat=None if seat == _EMPTY else _seat(seat),
    )


def _pile(text: str) -> Cards:
    return () if text.strip() == _EMPTY else parse_cards(text)


def _seat(word: str) -> int:
    if not word.isdecimal():
        raise ValueError(f"{word!r} is no seat; seats are numbered from 0")
    return int(word)


def _one_of(choices: Mapping[str, Choice], word: str, what: str) -> Choice:
    if word not in choices:
        raise ValueError(f"{word!r} is no {what}; write {' or '.join(choices)}")
    return choices[word]
