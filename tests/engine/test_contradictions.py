"""RULES.md section 1: what no ruleset may hold."""

from typing import Any

import pytest

from tests.engine.positions import RULESETS
from unobot.engine.contradictions import CONTRADICTIONS
from unobot.engine.keys import RuleError, override

# Each row is one contradiction of section 1 over `official`, and its accepted neighbor: the same with some
# keys otherwise.
STRICT = {"wild_draw_four.enforcement": "strict", "wild_draw_four.reveal": "none"}
REFUSED: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("draw.mode", {"draw.mode": "until_playable"}, {"draw.renege": False}),
    (
        "draw.mode",
        {"draw.mode": "until_playable", "draw.renege": False, "draw.drawn_card": "must_keep"},
        {"draw.drawn_card": "must_play"},
    ),
    ("draw.drawn_card", {"draw.drawn_card": "must_keep", "draw.auto_pass": False}, {"draw.auto_pass": True}),
    ("house.jump_in", {"house.jump_in": "colored", "house.stacking": "same"}, {"house.jump_in": "numbers"}),
    ("house.jump_in", {"house.jump_in": "colored", "house.stacking": "same"}, {"house.stacking": "none"}),
    ("house.jump_in", {"house.jump_in": "numbers", "uno.open_at_least_s": 0.5}, {"uno.open_at_least_s": 0}),
    ("house.jump_in", {"house.jump_in": "numbers", "house.seven_swap": True}, {"house.seven_swap": False}),
    ("house.jump_in", {"house.jump_in": "colored", "house.zero_rotate": True}, {"house.jump_in": "none"}),
    ("house.stacking", {"house.stacking": "up"}, STRICT),
    ("house.stacking", {"house.stacking": "any"}, STRICT),
    ("house.stacking", {"house.stacking": "any"}, {"house.stacking": "same"}),
    ("wild_draw_four.reveal", {"wild_draw_four.enforcement": "strict"}, {"wild_draw_four.reveal": "none"}),
    (
        "wild_draw_four.reveal",
        {"wild_draw_four.enforcement": "none", "wild_draw_four.reveal": "public"},
        {"wild_draw_four.enforcement": "challenge"},
    ),
    (
        "wild_draw_four.legality",
        {**STRICT, "wild_draw_four.legality": "always"},
        {"wild_draw_four.enforcement": "none"},
    ),
    ("wild_draw_four.legality", {"wild_draw_four.legality": "always"}, {"wild_draw_four.legality": "color"}),
    ("uno.call", {"uno.call": "auto"}, {"uno.penalty": 0}),
    ("uno.call", {"uno.call": "none", "uno.penalty": 0, "uno.false_call_penalty": 1}, {"uno.call": "armed"}),
    ("uno.call", {"uno.call": "none", "uno.penalty": 0, "uno.false_catch_penalty": 1}, {"uno.call": "armed"}),
    (
        "uno.open_at_most_s",
        {"uno.open_at_most_s": 4, "uno.open_at_least_s": 5},
        {"uno.open_at_most_s": 5},
    ),
    ("uno.open_at_most_s", {"uno.open_at_most_s": 1}, {"uno.open_at_most_s": 1.5}),
    ("uno.open_at_most_s", {"uno.open_at_most_s": 1}, {"uno.open_at_most_s": 0}),
    ("players.min", {"players.min": 1}, {"players.min": 2}),
    ("players.min", {"players.min": 5, "players.max": 4}, {"players.max": 5}),
    (
        "wild_draw_four.innocent_draws",
        {"wild_draw_four.innocent_draws": 3},
        {"wild_draw_four.innocent_draws": 4},
    ),
    ("penalty.illegal_ends_turn", {"penalty.illegal_ends_turn": True}, {"penalty.illegal_play": 1}),
    ("penalty.suggestion_ruling", {"penalty.suggestion": 1}, {"penalty.suggestion_ruling": "vote"}),
    ("penalty.suggestion_ruling", {"penalty.suggestion_ruling": "referee"}, {"penalty.suggestion": 1}),
    (
        "going_out.last_draw_card",
        {"going_out.last_draw_card": "ignore", "house.stacking": "same"},
        {"going_out.last_draw_card": "apply"},
    ),
    ("score.limit", {"score.limit": 0}, {"score.mode": "single_hand"}),
    ("score.limit", {"score.mode": "single_hand"}, {"score.limit": 0}),
    ("stock.blocked_hand", {"stock.blocked_hand": "score_hands"}, {"score.mode": "lowest_wins"}),
    (
        "stock.blocked_hand",
        {"stock.blocked_hand": "score_hands", "score.mode": "single_hand", "score.limit": 0},
        {"stock.blocked_hand": "void"},
    ),
    ("leave.score", {"leave.score": "charge_hand"}, {"score.mode": "lowest_wins"}),
    ("packs", {"packs": 1, "players.max": 20}, {"packs": 2}),
    ("packs", {"packs": 1, "players.max": 9, "hand_size": 12}, {"hand_size": 11}),
]


@pytest.mark.parametrize(("key", "keys", "cure"), REFUSED)
def test_a_contradiction_is_refused_and_its_neighbor_is_not(
    key: str, keys: dict[str, Any], cure: dict[str, Any]
) -> None:
    with pytest.raises(RuleError) as caught:
        override(RULESETS["official"], keys)
    assert caught.value.key == key
    assert caught.value.reason
    override(RULESETS["official"], {**keys, **cure})


def test_every_contradiction_is_met() -> None:
    met = set()
    for _, keys, _ in REFUSED:
        with pytest.raises(RuleError) as caught:
            override(RULESETS["official"], keys)
        met.add((caught.value.key, caught.value.reason))
    assert met == {(contradiction.key, contradiction.reason) for contradiction in CONTRADICTIONS}
