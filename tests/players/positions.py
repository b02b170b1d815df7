"""Positions out of random play in which somebody must act, under many rules, with few cards."""

from collections.abc import Iterator

from tests.engine.positions import RULESETS
from tests.properties.random_play import Match
from unobot.engine.cards import PACK, Rank
from unobot.engine.keys import Key, override
from unobot.engine.rules import Rules
from unobot.engine.state import State, actor
from unobot.engine.views import View, view

CHANGES: dict[str, dict[str, Key]] = {
    "as it is": {},
    "stack like on like": {"house.stacking": "same"},
    "stack anything": {
        "house.stacking": "any",
        "wild_draw_four.enforcement": "none",
        "wild_draw_four.reveal": "none",
    },
    "jump in": {"house.jump_in": "colored"},
    "swap and rotate": {"house.seven_swap": True, "house.zero_rotate": True},
    "draw until playable": {"draw.mode": "until_playable", "draw.renege": False},
    "must play": {"draw.drawn_card": "must_play", "draw.renege": False},
    "must keep": {"draw.drawn_card": "must_keep"},
    "always asked": {"draw.auto_pass": False},
    "strict": {
        "wild_draw_four.enforcement": "strict",
        "wild_draw_four.legality": "any_playable",
        "wild_draw_four.reveal": "none",
    },
    "no wild last": {"going_out.forbid": "wilds"},
    "numbers last": {"going_out.forbid": "actions_and_wilds"},
    "hands are kept": {"leave.cards": "hold_until_hand_end"},
    "uno by itself": {"uno.call": "auto", "uno.penalty": 0, "uno.false_call_penalty": 0},
}
"""House rules, and other keys on which a choice may depend."""

CASES: dict[str, Rules] = {
    f"{name}, {change}": override(rules, keys)
    for name, rules in RULESETS.items()
    for change, keys in CHANGES.items()
}

EVENTFUL = tuple(card for card in PACK if card.rank.is_wild or card.rank in (Rank.ZERO, Rank.SEVEN)) + PACK
"""A pack in which cards that ask for something are frequent."""


def positions(case: str, every: int = 1, matches: int = 4) -> Iterator[State]:
    """States in which a seat must act, each ``every``-th one, out of matches of three and four seats."""
    number = 0
    for seed in range(matches):
        for step in Match(CASES[case], 3 + seed % 2, seed, 300, EVENTFUL).play():
            if step.events and actor(step.after) is not None:
                number += 1
                if number % every == 0:
                    yield step.after


def seen(state: State) -> View:
    """The view of the seat that must act."""
    seat = actor(state)
    assert seat is not None
    return view(state, seat)
