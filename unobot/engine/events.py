"""What has happened: facts, in past participles. Folding them with ``evolve`` gives the state.

Events carry everything that chance decided, and persons only by their opaque ids. They are the secret
record; what one viewer may see of an event is said in ``observations``.

Nothing here can be part of a cycle: ``gc=False`` spares the garbage collector its visits.
"""

from typing import Literal

from msgspec import Struct

from unobot.engine.cards import Card, Color, Rank
from unobot.engine.reasons import Reason
from unobot.engine.state import Cards, DrawFour

Cause = Literal[
    "turn",
    "draw_two",
    "wild_draw_four",
    "stack",
    "challenge_lost",
    "challenge_guilty",
    "uno",
    "illegal_play",
    "false_call",
    "false_catch",
    "suggestion",
    "followup",
]
"""Why cards were drawn: by choice (``turn``), by a card's effect, or as a penalty."""

PENALTIES: frozenset[Cause] = frozenset(
    ("uno", "illegal_play", "false_call", "false_catch", "suggestion", "followup")
)


class SeatTaken(Struct, frozen=True, tag=True, gc=False):
    """``person`` sits at ``seat`` and plays from the next hand, starting with ``total``."""

    seat: int
    person: str
    total: int


class SeatLeft(Struct, frozen=True, tag=True, gc=False):
    """``seat`` left; ``cards`` went to the bottom of the discard pile; ``charged`` was added to its total."""

    seat: int
    cards: Cards
    charged: int


class HandDealt(Struct, frozen=True, tag=True, gc=False, kw_only=True):
    """The pack was shuffled to ``pack`` (first card dealt first), and ``hand_size`` cards dealt to each seat.

    ``seats`` are in dealing order. ``seed`` is the hand's secret, from which every shuffle of the hand
    derives; ``shuffles`` is how many draws on it this deal has used up.
    """

    number: int
    dealer: int
    seats: tuple[int, ...]
    hand_size: int
    seed: str
    shuffles: int
    pack: Cards


class HandArranged(Struct, frozen=True, tag=True, gc=False, kw_only=True):
    """A hand was set up as a scenario describes it (see ``Arrange``)."""

    number: int
    dealer: int
    seed: str
    turn: int
    hands: tuple[Cards, ...]
    stock: Cards
    discard: Cards
    color: Color | None
    direction: int
    totals: tuple[int, ...]


class StartCardTurned(Struct, frozen=True, tag=True, gc=False):
    """The top of the stock was turned up (A7)."""

    card: Card


class StartCardReturned(Struct, frozen=True, tag=True, gc=False):
    """The card turned up went back, and the stock was shuffled to ``stock`` (A9)."""

    stock: Cards


class TurnBegan(Struct, frozen=True, tag=True, gc=False):
    """``seat`` is to move; ``owed`` cards of a stack wait for it on a card of ``stacked``."""

    seat: int
    owed: int = 0
    stacked: Rank | None = None


class CardPlayed(Struct, frozen=True, tag=True, gc=False):
    """``seat`` put ``card`` on the discard pile; out of turn if ``jumped_in``."""

    seat: int
    card: Card
    jumped_in: bool = False


class DirectionReversed(Struct, frozen=True, tag=True, gc=False):
    """Play goes on in ``direction``: 1 is seat order, -1 against it."""

    direction: int


class SeatSkipped(Struct, frozen=True, tag=True, gc=False):
    """``seat`` lost its turn."""

    seat: int


class CardsDrawn(Struct, frozen=True, tag=True, gc=False):
    """``seat`` drew ``cards``, which may be fewer than ``asked`` or none.

    A draw during which the stock runs out is two events with ``StockReplenished`` between them.
    """

    seat: int
    cards: Cards
    asked: int
    cause: Cause


class StockReplenished(Struct, frozen=True, tag=True, gc=False):
    """All discards but the top one were shuffled to ``stock`` (A14)."""

    stock: Cards


class PlayOrPassAsked(Struct, frozen=True, tag=True, gc=False):
    """``seat`` drew ``card`` and may play it or pass."""

    seat: int
    card: Card


class ColorAsked(Struct, frozen=True, tag=True, gc=False):
    """``seat`` owes a color; see ``NamingColor``."""

    seat: int
    keeps_turn: bool = False
    draw_four: DrawFour | None = None


class ColorChosen(Struct, frozen=True, tag=True, gc=False):
    """The current color is ``color``: ``named`` by the seat, else ``kept`` or drawn by ``chance``."""

    seat: int
    color: Color
    how: Literal["named", "kept", "chance"] = "named"


class ChallengeOffered(Struct, frozen=True, tag=True, gc=False):
    """The victim of ``draw_four`` is to accept or challenge."""

    draw_four: DrawFour


class ChallengeAccepted(Struct, frozen=True, tag=True, gc=False):
    """``seat`` takes the cards."""

    seat: int


class ChallengeMade(Struct, frozen=True, tag=True, gc=False):
    """``seat`` challenged ``offender``, who was ``guilty`` or not.

    ``held`` is the hand that was judged, ``shown_to`` whom the rules let see it.
    """

    seat: int
    offender: int
    guilty: bool
    held: Cards
    shown_to: Literal["none", "challenger", "public"]


class SwapAsked(Struct, frozen=True, tag=True, gc=False):
    """``seat`` names a seat to swap hands with."""

    seat: int


class HandsSwapped(Struct, frozen=True, tag=True, gc=False):
    """``seat`` and ``target`` swapped; they now hold ``hand`` and ``target_hand``."""

    seat: int
    target: int
    hand: Cards
    target_hand: Cards


class HandsRotated(Struct, frozen=True, tag=True, gc=False):
    """All hands moved one seat in the direction of play; ``hands`` is by seat, after the move."""

    hands: tuple[Cards, ...]


class UnoArmed(Struct, frozen=True, tag=True, gc=False):
    """``seat`` called uno with two cards, ``aloud`` or not; the next play that leaves one is covered."""

    seat: int
    aloud: bool


class UnoLapsed(Struct, frozen=True, tag=True, gc=False):
    """The call of ``seat`` is gone: its turn ended without a play (B32, case 53)."""

    seat: int


class UnoCalled(Struct, frozen=True, tag=True, gc=False):
    """``seat`` has one card and has said uno: before or with the play, by itself (``auto``), or ``late``."""

    seat: int
    how: Literal["armed", "with_play", "auto", "late"]


class UnoWindowOpened(Struct, frozen=True, tag=True, gc=False):
    """``seat`` has one card and has not said uno; see ``UnoWindow``."""

    window: int
    seat: int
    catchable: bool
    ripe: bool


class UnoWindowMoved(Struct, frozen=True, tag=True, gc=False):
    """Another player began a turn, or a deadline of the window came; it stays open."""

    window: int
    change: Literal["turned", "catchable", "ripe"]


class UnoWindowClosed(Struct, frozen=True, tag=True, gc=False):
    """Nobody caught the seat in time (A30)."""

    window: int
    seat: int


class PlayerCaught(Struct, frozen=True, tag=True, gc=False):
    """``catcher`` caught ``seat``, who had not said uno (A29)."""

    catcher: int
    seat: int


class FalseCatchMade(Struct, frozen=True, tag=True, gc=False):
    """``catcher`` accused ``seat`` of nothing, which has a price."""

    catcher: int
    seat: int


class FalseCallMade(Struct, frozen=True, tag=True, gc=False):
    """``seat`` said uno with three or more cards, which has a price (A31)."""

    seat: int


class IllegalCardTried(Struct, frozen=True, tag=True, gc=False):
    """``seat`` tried ``card``, which ``reason`` forbids and which has a price (A33)."""

    seat: int
    card: Card
    reason: Reason


class SuggestionPunished(Struct, frozen=True, tag=True, gc=False):
    """``seat`` suggested a play (A32)."""

    seat: int


class FollowUpMissed(Struct, frozen=True, tag=True, gc=False):
    """``seat`` has nothing to follow its Skip or Reverse with (A37)."""

    seat: int


class TurnPassed(Struct, frozen=True, tag=True, gc=False):
    """``seat`` ended its turn without a play."""

    seat: int


class TimedOut(Struct, frozen=True, tag=True, gc=False):
    """``seat`` did not act in time; what follows happened by itself."""

    seat: int


class HandWon(Struct, frozen=True, tag=True, gc=False):
    """``seat`` went out, or is the last one left."""

    seat: int
    how: Literal["went_out", "last_left"]


class HandBlocked(Struct, frozen=True, tag=True, gc=False):
    """Nobody could play or draw for a round; a ``void`` hand counts nothing (case 70)."""

    void: bool


class HandScored(Struct, frozen=True, tag=True, gc=False):
    """``points`` left in each seat's hand, and the new ``totals``; both by seat."""

    points: tuple[int, ...]
    totals: tuple[int, ...]


class MatchWon(Struct, frozen=True, tag=True, gc=False):
    """The match is over; several ``winners`` share it."""

    winners: tuple[int, ...]


Event = (
    SeatTaken
    | SeatLeft
    | HandDealt
    | HandArranged
    | StartCardTurned
    | StartCardReturned
    | TurnBegan
    | CardPlayed
    | DirectionReversed
    | SeatSkipped
    | CardsDrawn
    | StockReplenished
    | PlayOrPassAsked
    | ColorAsked
    | ColorChosen
    | ChallengeOffered
    | ChallengeAccepted
    | ChallengeMade
    | SwapAsked
    | HandsSwapped
    | HandsRotated
    | UnoArmed
    | UnoLapsed
    | UnoCalled
    | UnoWindowOpened
    | UnoWindowMoved
    | UnoWindowClosed
    | PlayerCaught
    | FalseCatchMade
    | FalseCallMade
    | IllegalCardTried
    | SuggestionPunished
    | FollowUpMissed
    | TurnPassed
    | TimedOut
    | HandWon
    | HandBlocked
    | HandScored
    | MatchWon
)
