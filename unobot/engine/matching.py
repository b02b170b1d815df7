"""Which cards fit: on the top card, on a pending stack, as a last card, and as an honest Wild Draw Four.

Whose turn it is, and what is asked of that seat, is up to ``legality``.
"""

from functools import cache

from unobot.engine.cards import COLORS, Card, Color, Rank
from unobot.engine.reasons import Reason
from unobot.engine.rules import Rules
from unobot.engine.state import Cards, Playing, State, without


def matches(card: Card, color: Color | None, rank: Rank) -> bool:
    """Whether a card fits by color or rank, or is a wild (A10, B7); a wild's rank never helps (case 26)."""
    return card.color is None or card.color is color or card.rank is rank


def stacks_on(stacking: str, card: Card, pending: Rank, color: Color | None) -> bool:
    """Whether a card answers a pending stack whose last card is of rank ``pending`` (``house.stacking``)."""
    if card.rank is pending:
        return True
    if card.rank is Rank.WILD_DRAW_FOUR:
        return stacking in ("up", "any")
    return stacking == "any" and card.rank is Rank.DRAW_TWO and card.color is color


def is_innocent(rules: Rules, held: Cards, color: Color | None, rank: Rank) -> bool:
    """Whether a Wild Draw Four was legal for who held ``held`` besides (A28, B14, O).

    ``color`` and ``rank`` are what had to be followed. Legality ``color`` counts cards of the current color
    only, ``any_playable`` every playable card but another Wild Draw Four.
    """
    if rules.wild_draw_four.legality == "always":
        return True
    if rules.wild_draw_four.legality == "color":
        return all(card.color is not color for card in held)
    return not any(card.rank is not Rank.WILD_DRAW_FOUR and matches(card, color, rank) for card in held)


MATCHING: dict[tuple[Color | None, Rank], frozenset[Card]] = {
    (color, rank): frozenset(card for card in Card if matches(card, color, rank))
    for color in (*COLORS, None)
    for rank in Rank
}
"""The faces that fit a color and rank; without a color, as long as that of a start Wild is pending."""


@cache
def _answering(stacking: str, pending: Rank, color: Color | None) -> frozenset[Card]:
    return frozenset(card for card in Card if stacks_on(stacking, card, pending, color))


def fitting(state: State) -> frozenset[Card]:
    """The faces that answer the pending stack, or without one fit the top card and the color."""
    phase = state.phase
    if type(phase) is Playing and phase.stacked is not None:
        return _answering(state.rules.house.stacking, phase.stacked, state.color)
    return MATCHING[state.color, state.discard[-1].rank]


def why_not(state: State, seat: int, card: Card) -> Reason | None:
    """Why the seat on turn may not play a card that it holds, or ``None``."""
    if card not in fitting(state):
        return Reason.ILLEGAL_CARD
    rules, hand = state.rules, state.hands[seat]
    if len(hand) == 1 and forbidden_last(rules, card):
        return Reason.LAST_CARD_FORBIDDEN
    strict = rules.wild_draw_four.enforcement == "strict" and card.rank is Rank.WILD_DRAW_FOUR
    if strict and not is_innocent(rules, without(hand, card), state.color, state.discard[-1].rank):
        return Reason.WILD_DRAW_FOUR_HELD_BACK
    return None


def plays_honestly(state: State, seat: int, card: Card) -> bool:
    """Whether the card may be played and could not be successfully challenged.

    This is what a duty to play looks at: nobody is made to bluff.
    """
    if why_not(state, seat, card) is not None:
        return False
    if card.rank is not Rank.WILD_DRAW_FOUR:
        return True
    held = without(state.hands[seat], card)
    return is_innocent(state.rules, held, state.color, state.discard[-1].rank)


def can_follow(state: State, seat: int) -> bool:
    """Whether a seat holds any card that it could play honestly on the top card."""
    return any(plays_honestly(state, seat, card) for card in fitting(state).intersection(state.hands[seat]))


def forbidden_last(rules: Rules, card: Card) -> bool:
    """Whether nobody may go out with the card (``going_out.forbid``)."""
    if rules.going_out.forbid == "none":
        return False
    return card.color is None or (rules.going_out.forbid == "actions_and_wilds" and not card.rank.is_number)
