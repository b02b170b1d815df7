"""Cards: four colors, fifteen ranks, and the packs that they make (A1-A6, B3-B5)."""

from enum import Enum


class Color(Enum):
    """The colors of A1. The value is the letter of the canonical notation."""

    RED = "r"
    GREEN = "g"
    BLUE = "b"
    YELLOW = "y"

    __hash__ = object.__hash__  # members are singletons; the inherited hash is computed in Python


class Rank(Enum):
    """The ranks of A2-A4. The value is the rank's part of the canonical notation."""

    ZERO = "0"
    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    SKIP = "s"
    REVERSE = "r"
    DRAW_TWO = "d"
    WILD = "w"
    WILD_DRAW_FOUR = "wd4"

    __hash__ = object.__hash__

    @property
    def is_number(self) -> bool:
        """Whether the card counts its face value."""
        return self in NUMBERS

    @property
    def is_wild(self) -> bool:
        """Whether the card has no color of its own (A4)."""
        return self in WILDS


NUMBERS = tuple(Rank)[:10]
ACTIONS = (Rank.SKIP, Rank.REVERSE, Rank.DRAW_TWO)
WILDS = (Rank.WILD, Rank.WILD_DRAW_FOUR)
COLORS = tuple(Color)


class Card(Enum):
    """A card face, such as ``Card("r5")`` or ``Card("wd4")``: the value is the canonical notation.

    Faces are singletons, so two copies of a card are the same object. A wild has no color: the color
    that its player names belongs to the game (B20), never to the card.
    """

    color: Color | None
    rank: Rank

    RED_0, RED_1, RED_2, RED_3, RED_4 = "r0", "r1", "r2", "r3", "r4"
    RED_5, RED_6, RED_7, RED_8, RED_9 = "r5", "r6", "r7", "r8", "r9"
    RED_SKIP, RED_REVERSE, RED_DRAW_TWO = "rs", "rr", "rd"
    GREEN_0, GREEN_1, GREEN_2, GREEN_3, GREEN_4 = "g0", "g1", "g2", "g3", "g4"
    GREEN_5, GREEN_6, GREEN_7, GREEN_8, GREEN_9 = "g5", "g6", "g7", "g8", "g9"
    GREEN_SKIP, GREEN_REVERSE, GREEN_DRAW_TWO = "gs", "gr", "gd"
    BLUE_0, BLUE_1, BLUE_2, BLUE_3, BLUE_4 = "b0", "b1", "b2", "b3", "b4"
    BLUE_5, BLUE_6, BLUE_7, BLUE_8, BLUE_9 = "b5", "b6", "b7", "b8", "b9"
    BLUE_SKIP, BLUE_REVERSE, BLUE_DRAW_TWO = "bs", "br", "bd"
    YELLOW_0, YELLOW_1, YELLOW_2, YELLOW_3, YELLOW_4 = "y0", "y1", "y2", "y3", "y4"
    YELLOW_5, YELLOW_6, YELLOW_7, YELLOW_8, YELLOW_9 = "y5", "y6", "y7", "y8", "y9"
    YELLOW_SKIP, YELLOW_REVERSE, YELLOW_DRAW_TWO = "ys", "yr", "yd"
    WILD, WILD_DRAW_FOUR = "w", "wd4"

    __hash__ = object.__hash__

    def __init__(self, notation: str) -> None:
        if notation.startswith(Rank.WILD.value):
            self.color, self.rank = None, Rank(notation)
        else:
            self.color, self.rank = Color(notation[0]), Rank(notation[1:])

    @classmethod
    def of(cls, color: Color | None, rank: Rank) -> "Card":
        """The face of a rank in a color; ``color`` is ignored for wilds.

        Raises:
            ValueError: a colored rank without a color.
        """
        if rank.is_wild:
            return cls(rank.value)
        return cls(f"{color.value if color else ''}{rank.value}")


PACK: tuple[Card, ...] = tuple(
    card for card in Card for _ in range(4 if card.rank.is_wild else 1 if card.rank is Rank.ZERO else 2)
)
"""The 108 cards of one pack: one 0 and two of each other rank in every color, four of each wild (A5, A6)."""

PACK_SIZE = len(PACK)
