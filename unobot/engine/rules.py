"""What a ruleset says (RULES.md, section 1): a field for each of its keys, with the values it may have."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Seconds = Annotated[float, Meta(ge=0, le=3600)]


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


class UnknownRuleset(LookupError):
    """There is no ruleset of that name; ``known`` are the names that there are."""

    def __init__(self, reason: str, known: tuple[str, ...]) -> None:
        super().__init__(reason)
        self.known = known
