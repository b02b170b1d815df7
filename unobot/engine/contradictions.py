"""The contradictions that no ruleset may hold (RULES.md, section 1)."""

from collections.abc import Callable

from msgspec import Struct

from unobot.engine.cards import PACK_SIZE
from unobot.engine.rules import Rules


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
