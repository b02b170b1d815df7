"""Normal, by rules of thumb: keep wilds for later, few colors in hand, slow down who is about to go out."""

from collections import Counter
from math import log

from unobot.engine import actions as act
from unobot.engine.cards import COLORS, Card, Color, Rank
from unobot.engine.matching import is_innocent
from unobot.engine.scoring import card_points
from unobot.engine.state import Cards, without
from unobot.engine.views import View
from unobot.players.reading import asked, following, forgetful, others
from unobot.players.strength import PER_COUNT, strength

LOST_TURN = 0.25
"""What it is worth, in log-odds, that the next seat does not get its turn."""

FULL_HAND = 6
"""With so many cards left, who plays a Wild Draw Four is unlikely to have had none of the color."""

DRAWS = {Rank.DRAW_TWO: 2, Rank.WILD_DRAW_FOUR: 4}
"""How many cards the next seat draws."""


class RulesOfThumb:
    """A fair player, quick in its choices and not to be bluffed easily. It never bluffs itself."""

    def move(self, view: View) -> act.Action:
        """Play, draw, answer or choose, by the phase."""
        seat = asked(view)
        match view.phase.name:
            case "color":
                return act.ChooseColor(seat, best_color(view, view.hand))
            case "swap":
                return act.Swap(seat, smallest_hand(view))
        choices = honest_cards(view)
        if choices:
            return play(view, max(choices, key=lambda card: _worth(view, card)))
        match view.phase.name:
            case "challenge":
                return act.Challenge(seat) if _suspects(view) else act.Accept(seat)
            case "drawn":
                return act.Pass(seat)
        return act.Draw(seat)

    def catches(self, view: View) -> int | None:
        """Whoever has forgotten to say uno."""
        return forgetful(view)


def honest_cards(view: View) -> list[Card]:
    """The playable faces, but for a Wild Draw Four that could be challenged with success."""
    return [card for card in view.playable if not _is_bluff(view, card)]


def _is_bluff(view: View, card: Card) -> bool:
    if card.rank is not Rank.WILD_DRAW_FOUR or view.top is None:
        return False
    return not is_innocent(view.rules, without(view.hand, card), view.color, view.top.rank)


def play(view: View, card: Card, color: Color | None = None) -> act.Play:
    """The play of a card, with the best color unless one is given, and with uno where it is due."""
    left = without(view.hand, card)
    if card.rank.is_wild and left:
        color = color or best_color(view, left)
    return act.Play(asked(view), card, color, uno=len(left) == 1)


def best_color(view: View, hand: Cards) -> Color:
    """The color held most often; among equals the one that the next players have shown not to have."""
    held = Counter(card.color for card in hand if card.color is not None)
    lacking = Counter(seat.drew_on for index, seat in enumerate(view.seats) if index != view.seat)
    return max(COLORS, key=lambda color: (held[color], lacking[color]))


def smallest_hand(view: View) -> int:
    """The other seat with the fewest cards."""
    return min(others(view), key=lambda seat: view.seats[seat].count)


def _worth(view: View, card: Card) -> tuple[float, float]:
    """How good the hand is that stays, and what the card does to others; then the points saved."""
    left = without(view.hand, card)
    gain = strength(left) + _effect(view, card, len(left)) if left else 0.0
    return (gain, card_points(view.rules, card))


def _effect(view: View, card: Card, left: int) -> float:
    """What a card does beyond leaving the hand, in log-odds; ``left`` is the number of cards that stay."""
    seat, house = asked(view), view.rules.house
    victim = view.seats[following(view, seat, view.direction)]
    if card.rank in DRAWS:
        return LOST_TURN + PER_COUNT * log((victim.count + DRAWS[card.rank]) / victim.count)
    if card.rank is Rank.SKIP or (card.rank is Rank.REVERSE and len(others(view)) == 1):
        return LOST_TURN
    if card.rank is Rank.SEVEN and house.seven_swap:
        return PER_COUNT * log(left / view.seats[smallest_hand(view)].count)
    if card.rank is Rank.ZERO and house.zero_rotate:
        return PER_COUNT * log(left / view.seats[following(view, seat, -view.direction)].count)
    return 0.0


def _suspects(view: View) -> bool:
    """Whether the Wild Draw Four that waits for an answer looks like a bluff.

    Who drew on the color that had to be followed is likely to have none of it. That color is the one of the
    card beneath; beneath a wild nobody can tell.
    """
    offender = view.phase.offender
    assert offender is not None
    beneath = view.discard[-2].color if len(view.discard) > 1 else None
    other = view.seats[offender]
    return other.count >= FULL_HAND and (beneath is None or other.drew_on is not beneath)
