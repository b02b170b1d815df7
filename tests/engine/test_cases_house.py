"""RULES.md section 4: the house rules (A22)."""

from typing import Any

import pytest

from tests.engine.cases import case, play_case
from unobot.engine.rules import Rules

FREE = ("chat", "official")
FORCED = (
    "classic",
    "chat",
)  # nothing is revealed, so that enforcement may be strict or none

SAME = {"house__stacking": "same"}
UP = {"house__stacking": "up", "wild_draw_four__enforcement": "none"}
ANY = {"house__stacking": "any", "wild_draw_four__enforcement": "none"}
STRICT = {"house__stacking": "any", "wild_draw_four__enforcement": "strict"}

TWOS = "rd b1 b2 / gd g1 g2 / yd y1 y2 | r3 | b5 b6 b7 b8 b9 b3"
FOURS = "wd4 b1 b2 / wd4 gd g1 / gd y1 y2 | r3 | b5 b6 b7 b8 b9 b3 r7 r8 r9 r6"

STACKING = [
    *case("case 94 D2 on D2", TWOS, "a play rd; b play gd; c draw", keys=SAME, move="a play", b="g1 g2",
          c="yd y1 y2 b5 b6 b7 b8", events="CardsDrawn SeatSkipped TurnBegan"),
    *case("case 94 the pending cards wait in phase play", TWOS, "a play rd", keys=SAME, move="b play",
          counts=(2, 3, 3)),
    *case("case 94 one card a turn", TWOS, "a play rd; b play gd; b play g1", keys=SAME,
          refused="not-your-turn"),
    *case("case 94 who does not add takes two", TWOS, "a play rd; b draw", keys=SAME, move="c play",
          counts=(2, 5, 3)),
    *case("case 94 silence takes them too", TWOS, "a play rd; b timeout", keys=SAME, move="c play",
          counts=(2, 5, 3)),
    *case("case 94 nobody has to add, even without draw.renege", TWOS, "a play rd; b draw",
          keys={**SAME, "draw__renege": False}, move="c play", counts=(2, 5, 3)),
    *case("case 94 nobody passes on a stack", TWOS, "a play rd; b pass", keys=SAME, refused="draw-first"),
    *case("case 94 taking a stack closes no uno window", "rd b1 / gd g1 / yd y1 y2 | r3 | b5 b6",
          "a play rd; b draw", keys=SAME, uno="a"),
    *case("case 94 adding to it does", "rd b1 / gd g1 g2 / yd y1 y2 | r3 | b5 b6", "a play rd; b play gd",
          keys=SAME, uno=""),
    *case("case 95 a plain W on a pending stack", "rd b1 b2 / w g1 g2 / y1 y2 | r3 | b5 b6 b7",
          "a play rd; b play w red", keys=SAME, under=("classic",), penalties={"b": 2}, move="b play",
          top="rd"),
    *case("case 95 a plain W on a pending stack", "rd b1 b2 / w g1 g2 / y1 y2 | r3 | b5 b6 b7",
          "a play rd; b play w red", keys=SAME, under=FREE, refused="illegal-card"),
    *case("case 95 a card of the color on a pending stack", "rd b1 b2 / r1 g1 g2 / y1 y2 | r3 | b5 b6 b7",
          "a play rd; b play r1", keys=SAME, under=FREE, refused="illegal-card"),
    *case("case 95 illegal_ends_turn takes the stack", "rd b1 b2 / w g1 g2 / y1 y2 | r3 | b5 b6 b7 b8",
          "a play rd; b play w", keys={**SAME, "penalty__illegal_ends_turn": True}, under=("classic",),
          counts=(2, 7, 2), move="c play"),
    *case("stacking same: no WD4 on D2", "rd b1 b2 / wd4 g1 g2 / y1 y2 | r3 | b5 b6 b7",
          "a play rd; b play wd4 red", keys=SAME, under=FREE, refused="illegal-card"),
    *case("stacking same: WD4 on WD4", FOURS, "a play wd4 green; b play wd4 red; c accept", keys=SAME,
          move="a play", counts=(2, 2, 11), color="red"),
    *case("stacking same: WD4 on WD4, the color named later", FOURS,
          "a play wd4 green; b play wd4; b color red", keys=SAME, move="c challenge"),
    *case("stacking same: only the last WD4 is judged, guilty: the total",
          "wd4 b1 b2 / wd4 g1 y3 / y1 y2 | r3 | b5 b6 b7 b8 b9 b3 r7 r8",
          "a play wd4 green; b play wd4 yellow; c challenge", keys=SAME, move="c play", counts=(2, 10, 2)),
    *case("stacking same: innocent: the total and two",
          "wd4 b1 b2 / wd4 b1 y3 / y1 y2 | r3 | b5 b6 b7 b8 b9 b3 r7 r8 r9 r6",
          "a play wd4 green; b play wd4 yellow; c challenge", keys=SAME, move="a play", counts=(2, 2, 12)),
    *case("stacking same: a WD4 that is not held", "wd4 b1 b2 / b1 y3 / y1 y2 | r3 | -",
          "a play wd4 green; b play wd4", keys=SAME, refused="not-in-hand"),
    *case("stacking same: only a WD4 answers one", FOURS, "a play wd4 green; b play gd", keys=SAME,
          refused="must-answer-challenge"),
    *case("stacking same: not out of turn", "wd4 b1 b2 / g1 g2 / wd4 y2 | r3 | -",
          "a play wd4 green; c play wd4", keys=SAME, refused="not-your-turn"),
    *case("stacking same: a forbidden last card is no answer", "wd4 b1 b2 / wd4 / y1 y2 | r3 | -",
          "a play wd4 green; b play wd4 red", keys={**SAME, "going_out__forbid": "wilds"},
          refused="last-card-forbidden"),
    *case("stacking same: the last card of a stack, the victim may not stack",
          "wd4 b1 b2 / wd4 / wd4 y2 | r3 | b5 b6 b7 b8 b9 b3 r7 r8", "a play wd4 green; b play wd4",
          keys=SAME, over="b", counts=(2, 0, 10)),
    *case("stacking: a last Draw Two", "rd b1 b2 / gd / yd y2 | r3 | b5 b6 b7 b8", "a play rd; b play gd",
          keys=SAME, over="b", counts=(2, 0, 6)),
    *case("stacking up: WD4 on D2, in phase play", "rd b1 b2 / wd4 g1 g2 / y1 y2 | r3 | b5 b6 b7 b8 b9 b3",
          "a play rd; b play wd4 green; c draw", keys=UP, under=FORCED, move="a play", counts=(2, 2, 8)),
    *case("stacking up: no D2 on WD4", FOURS, "a play wd4 green; b play gd", keys=UP, under=("chat",),
          refused="illegal-card"),
    *case("stacking any: D2 of the named color on WD4", FOURS, "a play wd4 green; b play gd; c draw",
          keys=ANY, under=FORCED, move="a play", counts=(2, 2, 9), color="green"),
    *case("stacking any: no D2 of another color", "wd4 b1 b2 / yd gd g1 / gd y1 y2 | r3 | b5 b6",
          "a play wd4 green; b play yd", keys=ANY, under=("chat",), refused="illegal-card"),
    *case("stacking any: D2 of any color on D2", TWOS, "a play rd; b play gd; c play yd", keys=ANY,
          under=FORCED, move="a play", color="yellow"),
    *case("stacking strict: an illegal WD4 answers no stack", "rd b1 b2 / wd4 r1 g2 / y1 y2 | r3 | -",
          "a play rd; b play wd4 red", keys=STRICT, under=("chat",), refused="wild-draw-four-held-back"),
    *case("stacking with strict: the first WD4 may be answered", FOURS, "a play wd4 green", keys=STRICT,
          under=FORCED, move="b play", counts=(2, 3, 3)),
    *case("stacking and nothing to draw: the debt is forgiven", "rd b1 b2 / g1 g2 / y1 y2 | r3 | -",
          "a play rd; b draw", keys=SAME, move="c play", counts=(2, 3, 2)),
]  # fmt: skip

NUMBERS = {"house__jump_in": "numbers"}
COLORED = {"house__jump_in": "colored"}
JUMP = "r5 b1 / r9 g1 g2 / r5 r8 y2 / r7 b4 b5 | r3 | y7 y8 y9"

JUMP_IN = [
    *case("jump_in numbers: the identical card, and play goes on from there", JUMP, "a play r5; c play r5",
          keys=NUMBERS, move="d play"),
    *case("case 98 a jump-in closes an uno window", JUMP, "a play r5; c play r5", keys=NUMBERS, uno="",
          events="UnoWindowClosed CardPlayed TurnBegan"),
    *case("case 98 the jumper's own duty is new", "r5 b1 / r9 g1 g2 / r5 r8 / r7 b4 b5 | r3 | -",
          "a play r5; c play r5", keys=NUMBERS, uno="c"),
    *case("case 98 and may be met with the card", "r5 b1 / r9 g1 g2 / r5 r8 / r7 b4 b5 | r3 | -",
          "a play r5; c play r5 uno", keys=NUMBERS, uno=""),
    *case("case 98 or by the string", "r5 b1 / r9 g1 g2 / r5 r8 / r7 b4 b5 | r3 | -",
          "c uno; a play r5; c play r5", keys=NUMBERS, under=("chat",), uno=""),
    *case("jump_in: another card", JUMP, "a play r5; c play r8", keys=NUMBERS, refused="not-your-turn"),
    *case("jump_in: a card not held", JUMP, "a play r5; d play r5", keys=NUMBERS, refused="not-your-turn"),
    *case("jump_in none", JUMP, "a play r5; c play r5", refused="not-your-turn"),
    *case("jump_in: who just played may", "r5 r5 b1 / r9 g1 g2 / r8 y2 | r3 | -", "a play r5; a play r5",
          keys=NUMBERS, move="b play", uno="a"),
    *case("jump_in: the one on turn simply plays", "r5 b1 / r5 g1 g2 / r8 y2 | r3 | -",
          "a play r5; b play r5", keys=NUMBERS, move="c play"),
    *case("jump_in: while the one on turn has drawn", "r5 b1 / g9 g1 g2 / r5 r8 y2 | r3 | r1 y8",
          "a play r5; b draw; c play r5", keys=NUMBERS, move="a play"),
    *case("jump_in: as last card", "r5 b1 / r9 g1 g2 / r5 | r3 | -", "a play r5; c play r5", keys=NUMBERS,
          over="c"),
    *case("jump_in numbers: no action", "rs b1 b2 / r9 g1 / r1 rs / rs y2 | r3 | -", "a play rs; b play rs",
          keys=NUMBERS, refused="not-your-turn"),
    *case("jump_in colored: an action", "rs b1 b2 / r9 rs / r1 r2 r3 / y2 y3 | r3 | -",
          "a play rs; b play rs", keys=COLORED, move="d play"),
    *case("jump_in colored: no wild", "w b1 b2 / r9 g1 / w r1 y3 | r3 | -", "a play w red; c play w blue",
          keys=COLORED, refused="not-your-turn"),
    *case("jump_in: refused while a color is pending", "w b1 b2 / r9 g1 / r3 r1 | r3 | -",
          "a play w; c play w", keys=COLORED, refused="not-your-turn"),
    *case("jump_in: refused while a challenge is pending", "wd4 b1 b2 / r9 g1 / wd4 r1 | r3 | -",
          "a play wd4 red; c play wd4", keys=COLORED, refused="not-your-turn"),
    *case("jump_in colored: a forbidden last card", "rs b1 b2 / r9 g1 / r1 r2 / rs | r3 | -",
          "a play rs; d play rs", keys={**COLORED, "going_out__forbid": "actions_and_wilds"},
          refused="not-your-turn"),
    *case("jump_in with two: a Skip comes back", "rs b1 b2 / rs g1 g2 | r3 | y1 y2", "a play rs; b play rs",
          keys=COLORED, under=FREE, move="b play"),
    *case("jump_in: a declared uno lapses with the turn that it was for",
          "r5 b1 b2 / r9 g1 / r5 r8 y2 | r3 | -", "a play r5; b uno; c play r5", keys=NUMBERS,
          under=("classic", "official"), armed="", events="CardPlayed UnoLapsed TurnBegan"),
    *case("jump_in: not by who has left", "r5 b1 b2 / r9 g1 / r5 r8 y2 / y1 y2 | r3 | -",
          "c leave; a play r5; c play r5", keys={**NUMBERS, "leave__cards": "hold_until_hand_end"},
          refused="not-your-turn"),
]  # fmt: skip

SEVEN = {"house__seven_swap": True}
ZERO = {"house__zero_rotate": True}
SEVENS = "r7 b1 b2 / g1 g2 g3 g4 / y1 y2 y3 | r3 | y7 y8 y9"

SWAPS = [
    *case("seven_swap: a seat is asked for", SEVENS, "a play r7", keys=SEVEN, move="a swap",
          events="CardPlayed SwapAsked"),
    *case("seven_swap: and hands are swapped", SEVENS, "a play r7; a swap c", keys=SEVEN, move="b play",
          a="y1 y2 y3", c="b1 b2"),
    *case("seven_swap: silence swaps nothing", SEVENS, "a play r7; a timeout", keys=SEVEN, move="b play",
          a="b1 b2"),
    *case("seven_swap: no card answers", SEVENS, "a play r7; a play b1", keys=SEVEN,
          refused="must-choose-seat"),
    *case("seven_swap: nobody else answers", SEVENS, "a play r7; b swap a", keys=SEVEN,
          refused="not-your-turn"),
    *case("seven_swap: nobody else plays", SEVENS, "a play r7; b play g1", keys=SEVEN,
          refused="not-your-turn"),
    *case("seven_swap: not with oneself", SEVENS, "a play r7; a swap a", keys=SEVEN, refused="unknown-nick"),
    *case("seven_swap: not with who has left", "r7 b1 b2 / g1 / y1 y2 / b8 b9 | r3 | -",
          "b leave; a play r7; a swap b", keys=SEVEN, refused="unknown-nick"),
    *case("seven_swap: not with nobody", SEVENS, "a play r7; a swap j", keys=SEVEN, refused="unknown-nick"),
    *case("seven_swap: nobody asked", SEVENS, "a swap c", keys=SEVEN, refused="not-now"),
    *case("seven_swap false", SEVENS, "a play r7", move="b play"),
    *case("seven_swap with two players: at once", "r7 b1 b2 / g1 g2 g3 | r3 | -", "a play r7", keys=SEVEN,
          move="b play", a="g1 g2 g3", b="b1 b2"),
    *case("zero_rotate", "r0 b1 b2 / g1 g2 g3 g4 / y1 y2 y3 | r3 | -", "a play r0", keys=ZERO, move="b play",
          a="y1 y2 y3", b="b1 b2", c="g1 g2 g3 g4"),
    *case("zero_rotate against seat order", "r0 b1 b2 / g1 g2 g3 g4 / y1 y2 y3 | r3 | - | r - play 0",
          "a play r0", keys=ZERO, move="c play", a="g1 g2 g3 g4", b="y1 y2 y3", c="b1 b2"),
    *case("zero_rotate passes over who has left", "r0 b1 b2 / g1 g2 g3 g4 / y1 y2 y3 | r3 | -",
          "b leave; a play r0", keys=ZERO, move="c play", a="y1 y2 y3", c="b1 b2"),
    *case("zero_rotate false", "r0 b1 b2 / g1 g2 / y1 y2 | r3 | -", "a play r0", move="b play", a="b1 b2"),
    *case("case 100 a 7 as last card", "r7 / g1 g2 / y1 | r3 | -", "a play r7", keys=SEVEN, over="a",
          counts=(0, 2, 1)),
    *case("case 100 a 0 as last card", "r0 / g1 g2 / y1 | r3 | -", "a play r0", keys=ZERO, over="a",
          counts=(0, 2, 1)),
    *case("case 101 7 with 2 cards: the duty stands until the swap", "r7 b1 / g1 g2 / y1 y2 | r3 | g8 g9",
          "a play r7", keys=SEVEN, uno="a", move="a swap"),
    *case("case 101 the swap ends the player's duty", "r7 b1 / g1 g2 / y1 y2 | r3 | -", "a play r7; a swap c",
          keys=SEVEN, uno="", c="b1"),
    *case("case 101 nobody owes uno for a card received", "r7 b1 / g1 g2 / y1 y2 | r3 | -",
          "a play r7; a swap c; b catch c", keys=SEVEN, refused="nothing-to-catch"),
    *case("case 101 caught before the swap", "r7 b1 / g1 g2 / y1 y2 | r3 | g8 g9",
          "a play r7; - window 1 catchable; b catch a", keys=SEVEN, penalties={"a": 2}, move="a swap"),
    *case("case 101 a swap clears an armed call", "r7 b1 b2 / g1 g2 / y1 y2 | r3 | -",
          "b uno; a play r7; a swap b", keys=SEVEN, under=("chat",), armed=""),
    *case("case 101 a swap ends the duty of the other one, too", "r5 b1 / r7 g1 g2 / y1 y2 | r3 | -",
          "a play r5; b play r7; b swap a", keys={**SEVEN, "uno__open_at_least_s": 5}, uno="",
          counts=(2, 1, 2)),
    *case("case 101 a rotation ends every duty", "r0 b1 / g1 g2 / y1 y2 | r3 | -", "a play r0", keys=ZERO,
          uno="", counts=(2, 1, 2)),
    *case("case 101 a rotation clears an armed call", "r0 b1 b2 / g1 g2 / y1 y2 | r3 | -", "b uno; a play r0",
          keys=ZERO, under=("chat",), armed=""),
    *case("case 102 0 with two players", "r0 b1 b2 / g1 g2 g3 | r3 | -", "a play r0", keys=ZERO, a="g1 g2 g3",
          b="b1 b2", move="b play"),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "position", "moves", "totals", "expected"), [*STACKING, *JUMP_IN, *SWAPS])
def test_house_rules(
    rules: Rules, position: str, moves: str, totals: tuple[int, ...], expected: dict[str, Any]
) -> None:
    play_case(rules, position, moves, totals, expected)
