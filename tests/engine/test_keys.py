"""RULES.md section 1: the keys of a ruleset, and their values."""

import pytest

from tests.engine.positions import RULESETS, rules
from unobot.engine.keys import KEYS, RuleError, build, check_key, keys_of

CLASSIC = RULESETS["classic"]

# What section 1 gives for each key: classic, chat, official.
COLUMNS = {
    "players.min": (2, 2, 2),
    "players.max": (10, 10, 10),
    "packs": ("auto", "auto", "auto"),
    "hand_size": (7, 7, 7),
    "dealer.first": ("random", "random", "random"),
    "dealer.rotation": ("next_seat", "next_seat", "next_seat"),
    "start.wild": ("dealer_names", "first_player_names", "first_player_names"),
    "start.reverse": ("as_if_dealer_played", "dealer_first", "dealer_first"),
    "start.action": ("apply", "apply", "apply"),
    "draw.mode": ("one", "one", "one"),
    "draw.renege": (True, True, True),
    "draw.drawn_card": ("may_play", "may_play", "may_play"),
    "draw.auto_pass": (True, True, True),
    "wild_draw_four.legality": ("color", "color", "color"),
    "wild_draw_four.enforcement": ("challenge", "challenge", "challenge"),
    "wild_draw_four.guilty_draws": (4, 4, 4),
    "wild_draw_four.innocent_draws": (6, 6, 6),
    "wild_draw_four.after_guilty": ("challenger_plays", "challenger_plays", "challenger_plays"),
    "wild_draw_four.reveal": ("none", "none", "challenger"),
    "uno.call": ("declare", "armed", "declare"),
    "uno.late_call": (True, False, True),
    "uno.penalty": (2, 2, 2),
    "uno.false_call_penalty": (3, 0, 0),
    "uno.false_catch_penalty": (0, 0, 0),
    "uno.catch_after_s": (1, 1, 1),
    "uno.open_at_least_s": (0, 0, 0),
    "uno.open_at_most_s": (0, 0, 0),
    "penalty.illegal_play": (2, 0, 0),
    "penalty.illegal_ends_turn": (False, False, False),
    "penalty.suggestion": (2, 0, 0),
    "penalty.suggestion_ruling": ("referee", "none", "none"),
    "penalty.two_player_followup": (2, 0, 0),
    "penalty.followup_mode": ("instead_of_draw", "instead_of_draw", "instead_of_draw"),
    "going_out.last_draw_card": ("apply", "apply", "apply"),
    "going_out.forbid": ("none", "none", "none"),
    "score.mode": ("lowest_wins", "lowest_wins", "winner_takes"),
    "score.limit": (500, 250, 500),
    "score.zero": (10, 0, 0),
    "score.action": (20, 20, 20),
    "score.wild": (50, 50, 50),
    "score.tie": ("shared", "shared", "shared"),
    "stock.blocked_hand": ("score_hands", "score_hands", "void"),
    "join.late_score": ("worst_active", "worst_active", "zero"),
    "leave.cards": ("discard_bottom", "discard_bottom", "discard_bottom"),
    "leave.score": ("charge_hand", "charge_hand", "none"),
    "house.stacking": ("none", "none", "none"),
    "house.jump_in": ("none", "none", "none"),
    "house.seven_swap": (False, False, False),
    "house.zero_rotate": (False, False, False),
}


@pytest.mark.parametrize(("place", "name"), list(enumerate(RULESETS)))
def test_the_named_rulesets_are_those_of_section_1(place: int, name: str) -> None:
    assert keys_of(RULESETS[name]) == {key: values[place] for key, values in COLUMNS.items()}


def test_every_key_of_section_1_is_a_key() -> None:
    assert list(KEYS) == list(COLUMNS)


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("uno.penalty", -1, "-1 will not do; write a whole number of at least 0"),
        ("uno.penalty", "2", "'2' will not do"),
        ("uno.penalty", 2.5, "2.5 will not do"),
        ("uno.penalty", True, "True will not do"),
        ("uno.penalty", None, "None will not do"),
        ("uno.catch_after_s", -0.5, "write a number of seconds of at least 0 and at most 3600"),
        ("uno.catch_after_s", float("nan"), "nan will not do"),
        ("uno.catch_after_s", float("inf"), "inf will not do"),
        ("uno.call", "loudly", "write armed or auto or declare or none"),
        ("going_out.forbid", False, "YAML reads a bare no or off as false"),
        ("house.seven_swap", "yes", "write true or false"),
        ("packs", 0, "write auto or a whole number of at least 1"),
        ("packs", 101, "write auto or a whole number of at least 1 and at most 100"),
        ("hand_size", 101, "write a whole number of at least 2 and at most 100"),
        ("score.limit", 10**30, "write a whole number of at least 0 and at most 1000000"),
        ("packs", "many", "write auto or a whole number"),
        ("hand_size", 1, "write a whole number of at least 2"),
        ("uno.penatly", 2, "there is no such key; did you mean uno.penalty?"),
        ("draw.legality", 2, "did you mean wild_draw_four.legality?"),
        ("uno", 2, "there is no such key"),
    ],
)
def test_a_wrong_key_or_value_is_named_with_what_would_do(key: str, value: object, says: str) -> None:
    with pytest.raises(RuleError) as caught:
        check_key(key, value)
    assert caught.value.key == key
    assert says in caught.value.reason
    assert str(caught.value).startswith(f"{key}: ")


def test_a_missing_key_is_named() -> None:
    keys = keys_of(CLASSIC)
    del keys["uno.penalty"]
    with pytest.raises(RuleError, match=r"uno\.penalty: this key is missing"):
        build(keys)


def test_an_override_leaves_the_other_keys_alone() -> None:
    changed = keys_of(rules("classic", uno__penalty=3))
    assert changed == {**keys_of(CLASSIC), "uno.penalty": 3}
