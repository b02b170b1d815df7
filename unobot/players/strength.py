"""How good a hand is: what its cards do for the odds of going out first.

The numbers are log-odds of winning the hand against one other player, rounded from a logistic regression over
57,000 positions of hands played by rules of thumb and by chance.
"""

from math import exp, log

from unobot.engine.cards import Card, Rank
from unobot.engine.matching import fitting
from unobot.engine.state import PLAYING, Cards, Over, State

PER_COUNT = 0.77
"""What a hand loses by its size, for each unit of the size's logarithm."""

PER_COLOR = 0.29
"""What a hand loses by each color in it: few colors follow each other better."""

HAS_ANSWER = 0.53
"""What it is worth to hold a card that fits the top one."""

WORTH: dict[Card, float] = {
    card: {
        Rank.SKIP: 0.12,
        Rank.REVERSE: 0.12,
        Rank.DRAW_TWO: 0.32,
        Rank.WILD: 0.54,
        Rank.WILD_DRAW_FOUR: 1.08,
    }.get(card.rank, 0.0)
    for card in Card
}
"""What it is worth to hold this card rather than a number."""


def strength(hand: Cards) -> float:
    """The log-odds of a hand by itself; it must not be empty."""
    colors = {card.color for card in hand if card.color is not None}
    return sum([WORTH[card] for card in hand]) - PER_COLOR * len(colors) - PER_COUNT * log(len(hand))


def chance_to_win(state: State, seat: int) -> float:
    """How likely ``seat`` is to win the hand, from 0 to 1, with all hands open; 1 or 0 once it is won."""
    if type(state.phase) is Over and state.phase.winner is not None:
        return float(state.phase.winner == seat)
    answers = fitting(state)
    odds = [
        exp(strength(hand) + (0.0 if answers.isdisjoint(hand) else HAS_ANSWER))
        if state.seats[index].standing is PLAYING
        else 0.0
        for index, hand in enumerate(state.hands)
    ]
    return odds[seat] / sum(odds)
