"""The keys of a ruleset (RULES.md, section 1), and the contradictions that no ruleset may hold.

A ruleset is written as a flat mapping of dotted keys (``uno.penalty: 2``). ``build`` turns a complete
mapping into ``Rules``; whatever is wrong is named by its key, so that a loader can add file and line.
"""

from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from operator import attrgetter
from typing import Annotated, Literal, get_type_hints

import msgspec
from msgspec import Meta, Struct

from unobot.engine.cards import PACK_SIZE

Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Seconds = Annotated[float, Meta(ge=0, le=3600)]
Key = str | int | float | bool


class Players(Struct, frozen=True):
    """How many may play."""

    min: Count
    max: Count


class Dealer(Struct, frozen=True):
    """Who deals the first hand, and who the next."""

    first: Literal["random", "starter"]
    rotation: Literal["next_seat", "hand_winner"]


class Start(Struct, frozen=True):
    """What the card turned up does (A8, A9, B21-B25)."""

    wild: Literal["dealer_names", "first_player_names", "redraw"]
    reverse: Literal["as_if_dealer_played", "dealer_first"]
    action: Literal["apply", "redraw"]


class Drawing(Struct, frozen=True):
    """Drawing instead of playing (A11-A13, B8-B10)."""

    mode: Literal["one", "until_playable"]
    renege: bool
    drawn_card: Literal["may_play", "must_play", "must_keep"]
    auto_pass: bool


class WildDrawFour(Struct, frozen=True):
    """When a Wild Draw Four is legal, and who sees to it (A28, A34-A36, B14-B20)."""

    legality: Literal["color", "any_playable", "always"]
    enforcement: Literal["challenge", "strict", "none"]
    guilty_draws: Count
    innocent_draws: Count
    after_guilty: Literal["challenger_plays", "challenger_skipped"]
    reveal: Literal["none", "challenger", "public"]


class Uno(Struct, frozen=True):
    """Saying uno, and what it costs not to (A16, A17, A29-A31, B28-B32)."""

    call: Literal["declare", "armed", "auto", "none"]
    late_call: bool
    penalty: Count
    false_call_penalty: Count
    false_catch_penalty: Count
    catch_after_s: Seconds
    open_at_least_s: Seconds
    open_at_most_s: Seconds


class Penalty(Struct, frozen=True):
    """Other penalties (A32, A33, A37)."""

    illegal_play: Count
    illegal_ends_turn: bool
    suggestion: Count
    suggestion_ruling: Literal["none", "referee", "vote"]
    two_player_followup: Count
    followup_mode: Literal["instead_of_draw", "then_turn"]


class GoingOut(Struct, frozen=True):
    """The last card (A15, A18)."""

    last_draw_card: Literal["apply", "ignore"]
    forbid: Literal["none", "wilds", "actions_and_wilds"]


class Score(Struct, frozen=True):
    """What the cards left in hand count, and when the match ends (A19, A20, B1, B4, B5)."""

    mode: Literal["lowest_wins", "winner_takes", "single_hand"]
    limit: Count
    zero: Count
    action: Count
    wild: Count
    tie: Literal["shared", "extra_hand"]


class Stock(Struct, frozen=True):
    """How a hand ends in which nobody can play or draw (case 70)."""

    blocked_hand: Literal["score_hands", "void"]


class Joining(Struct, frozen=True):
    """What a seat taken after the first hand starts with."""

    late_score: Literal["zero", "worst_active"]


class Leaving(Struct, frozen=True):
    """What becomes of a leaver's cards and points."""

    cards: Literal["discard_bottom", "hold_until_hand_end"]
    score: Literal["charge_hand", "none"]


class House(Struct, frozen=True):
    """House rules (A22)."""

    stacking: Literal["none", "same", "up", "any"]
    jump_in: Literal["none", "numbers", "colored"]
    seven_swap: bool
    zero_rotate: bool


class Rules(Struct, frozen=True):
    """A complete ruleset: ``rules.uno.penalty`` is the key ``uno.penalty``."""

    players: Players
    packs: Literal["auto"] | Annotated[int, Meta(ge=1, le=100)]
    hand_size: Annotated[int, Meta(ge=2, le=100)]
    dealer: Dealer
    start: Start
    draw: Drawing
    wild_draw_four: WildDrawFour
    uno: Uno
    penalty: Penalty
    going_out: GoingOut
    score: Score
    stock: Stock
    join: Joining
    leave: Leaving
    house: House

    def packs_for(self, players: int) -> int:
        """How many packs of 108 are dealt from; ``auto`` leaves a stock of a third (section 1)."""
        if self.packs == "auto":
            return -(-players * self.hand_size // 75)
        return self.packs


class RuleError(ValueError):
    """A ruleset that cannot be: ``key`` is the dotted key at fault, ``reason`` says why and what helps."""

    def __init__(self, key: str, reason: str) -> None:
        super().__init__(f"{key}: {reason}")
        self.key = key
        self.reason = reason


class UnknownRuleset(LookupError):
    """There is no ruleset of that name; ``known`` are the names that there are."""

    def __init__(self, reason: str, known: tuple[str, ...]) -> None:
        super().__init__(reason)
        self.known = known


def _walk(group: type[Struct], prefix: str = "") -> Iterator[tuple[str, object]]:
    for name, kind in get_type_hints(group, include_extras=True).items():
        if isinstance(kind, type) and issubclass(kind, Struct):
            yield from _walk(kind, f"{prefix}{name}.")
        else:
            yield f"{prefix}{name}", kind


KEYS: dict[str, object] = dict(_walk(Rules))
"""Every dotted key, in the order of RULES.md, with the type of its value."""

_values: Callable[[Rules], tuple[Key, ...]] = attrgetter(*KEYS)


def keys_of(rules: Rules) -> dict[str, Key]:
    """The flat mapping that ``build`` would turn into ``rules`` again."""
    return dict(zip(KEYS, _values(rules), strict=True))


def differences(rules: Rules, other: Rules) -> tuple[str, ...]:
    """The keys in which two rulesets differ, in the order of RULES.md."""
    mine, theirs = keys_of(rules), keys_of(other)
    return tuple(key for key in mine if mine[key] != theirs[key])


def check_key(key: str, value: object) -> Key:
    """The value of one key, checked by itself.

    Raises:
        RuleError: an unknown key, or a value of the wrong type or range.
    """
    if key not in KEYS:
        near = [known for known in KEYS if known.split(".")[-1] == key.split(".")[-1]]
        near += get_close_matches(key, KEYS, n=1)
        raise RuleError(key, "there is no such key" + (f"; did you mean {near[0]}?" if near else ""))
    try:
        checked: Key = msgspec.convert(value, KEYS[key], strict=True)
    except msgspec.ValidationError:
        hint = " (YAML reads a bare no or off as false)" if value is False else ""
        raise RuleError(key, f"{value!r} will not do; write {_accepts(KEYS[key])}{hint}") from None
    return checked


def _accepts(kind: object) -> str:
    schema = msgspec.json.schema(kind)
    parts = schema.get("anyOf", [schema])
    choices = [choice for part in parts for choice in part.get("enum", [])]
    words = {"boolean": "true or false", "integer": "a whole number", "number": "a number of seconds"}
    types = [words[part["type"]] + _limits(part) for part in parts if part.get("type") in words]
    return " or ".join([*choices, *types])


def _limits(schema: Mapping[str, object]) -> str:
    limits = {"minimum": "at least", "maximum": "at most"}
    found = [f"{words} {schema[name]}" for name, words in limits.items() if name in schema]
    return f" of {' and '.join(found)}" if found else ""


def build(keys: Mapping[str, object]) -> Rules:
    """The ruleset of a complete flat mapping of dotted keys.

    Raises:
        RuleError: an unknown or missing key, a wrong value, or a contradiction; the first one found.
    """
    tree: dict[str, object] = {}
    for key, value in keys.items():
        checked = check_key(key, value)
        group, _, name = key.rpartition(".")
        place = tree.setdefault(group, {}) if group else tree
        assert isinstance(place, dict)
        place[name] = checked
    missing = [key for key in KEYS if key not in keys]
    if missing:
        raise RuleError(missing[0], "this key is missing; a ruleset names every key, or a base")
    rules = msgspec.convert(tree, Rules)
    for contradiction in CONTRADICTIONS:
        if contradiction.holds(rules):
            raise RuleError(contradiction.key, contradiction.reason)
    return rules


def override(rules: Rules, keys: Mapping[str, object]) -> Rules:
    """``rules`` with some keys replaced, checked as a whole.

    Raises:
        RuleError: as ``build``.
    """
    return build({**keys_of(rules), **keys}) if keys else rules


class Contradiction(Struct, frozen=True):
    """Values that do not go together: the key to name, the test, and the reason with its cure."""

    key: str
    holds: Callable[[Rules], bool]
    reason: str


CONTRADICTIONS: tuple[Contradiction, ...] = (
    Contradiction(
        "draw.mode",
        lambda r: r.draw.mode == "until_playable" and r.draw.renege,
        "until_playable needs draw.renege: false, since who may play would draw the whole stock",
    ),
    Contradiction(
        "draw.mode",
        lambda r: r.draw.mode == "until_playable" and r.draw.drawn_card == "must_keep",
        "until_playable does not go with draw.drawn_card: must_keep",
    ),
    Contradiction(
        "draw.drawn_card",
        lambda r: r.draw.drawn_card == "must_keep" and not r.draw.auto_pass,
        "must_keep leaves nothing to do after a draw; set draw.auto_pass: true",
    ),
    Contradiction(
        "house.jump_in",
        lambda r: r.house.jump_in == "colored" and r.house.stacking != "none",
        "colored jump-ins do not go with stacking; use numbers, or house.stacking: none",
    ),
    Contradiction(
        "house.jump_in",
        lambda r: r.house.jump_in != "none" and r.uno.open_at_least_s > 0,
        "a jump-in closes the uno window at once; set uno.open_at_least_s: 0",
    ),
    Contradiction(
        "house.jump_in",
        lambda r: r.house.jump_in != "none" and (r.house.seven_swap or r.house.zero_rotate),
        "jump-ins do not go with house.seven_swap or house.zero_rotate",
    ),
    Contradiction(
        "house.stacking",
        lambda r: r.house.stacking in ("up", "any") and r.wild_draw_four.enforcement == "challenge",
        "up and any need wild_draw_four.enforcement: strict or none; same goes with challenge",
    ),
    Contradiction(
        "wild_draw_four.reveal",
        lambda r: r.wild_draw_four.enforcement != "challenge" and r.wild_draw_four.reveal != "none",
        "nothing is revealed where nobody challenges; set it to none",
    ),
    Contradiction(
        "wild_draw_four.legality",
        lambda r: r.wild_draw_four.legality == "always" and r.wild_draw_four.enforcement != "none",
        "what is always legal needs wild_draw_four.enforcement: none",
    ),
    Contradiction(
        "uno.call",
        lambda r: (
            r.uno.call in ("auto", "none")
            and bool(r.uno.penalty or r.uno.false_call_penalty or r.uno.false_catch_penalty)
        ),
        "where nobody has to say uno, uno.penalty, false_call_penalty and false_catch_penalty must be 0",
    ),
    Contradiction(
        "uno.open_at_most_s",
        lambda r: 0 < r.uno.open_at_most_s < r.uno.open_at_least_s,
        "it is below uno.open_at_least_s",
    ),
    Contradiction(
        "uno.open_at_most_s",
        lambda r: 0 < r.uno.open_at_most_s <= r.uno.catch_after_s,
        "it must be above uno.catch_after_s, or nobody could ever be caught",
    ),
    Contradiction("players.min", lambda r: r.players.min < 2, "a game needs two players at least"),
    Contradiction("players.min", lambda r: r.players.min > r.players.max, "it is above players.max"),
    Contradiction(
        "wild_draw_four.innocent_draws",
        lambda r: r.wild_draw_four.innocent_draws < 4,
        "a failed challenge costs 4 cards at least, as an accepted card does",
    ),
    Contradiction(
        "penalty.illegal_ends_turn",
        lambda r: r.penalty.illegal_ends_turn and r.penalty.illegal_play == 0,
        "an illegal card that costs nothing is only refused; set penalty.illegal_play",
    ),
    Contradiction(
        "penalty.suggestion_ruling",
        lambda r: (r.penalty.suggestion > 0) != (r.penalty.suggestion_ruling != "none"),
        "a price for suggestions needs a ruling (referee or vote), and a ruling a price",
    ),
    Contradiction(
        "going_out.last_draw_card",
        lambda r: r.going_out.last_draw_card == "ignore" and r.house.stacking != "none",
        "ignore does not go with stacking: the pending cards would vanish",
    ),
    Contradiction(
        "score.limit",
        lambda r: (r.score.limit == 0) != (r.score.mode == "single_hand"),
        "a limit of 0 belongs to score.mode: single_hand, and only 0 does",
    ),
    Contradiction(
        "stock.blocked_hand",
        lambda r: r.stock.blocked_hand == "score_hands" and r.score.mode != "lowest_wins",
        "score_hands needs score.mode: lowest_wins; use void",
    ),
    Contradiction(
        "leave.score",
        lambda r: r.leave.score == "charge_hand" and r.score.mode == "winner_takes",
        "charging the own hand does not go with score.mode: winner_takes; use none",
    ),
    Contradiction(
        "packs",
        lambda r: r.packs != "auto" and r.players.max * r.hand_size + 1 > PACK_SIZE * r.packs,
        "too few packs for players.max hands and a start card; use auto or more packs",
    ),
)
"""Everything that section 1 forbids, in its order."""
