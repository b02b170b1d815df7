"""RULES.md section 4: wilds, and the Wild Draw Four with its challenge."""

from typing import Any

import pytest

from tests.engine.cases import case, play_case
from tests.engine.positions import Game, rules
from unobot.engine import events as facts
from unobot.engine.rules import Rules

FREE = ("chat", "official")

GUILTY = "wd4 r1 b2 b3 / g1 g2 / y1 y2 | r3 | y3 y4 y5 y6 y7 y8"
INNOCENT = "wd4 g1 b2 b3 / g1 g2 / y1 y2 | r3 | y3 y4 y5 y6 y7 y8"

WILDS = [
    *case("A26 B11 B12 a color is named with the card", "w b2 g9 / g1 g2 / y1 y2 | r3 | -", "a play w blue",
          move="b play", top="w", color="blue", events="CardPlayed ColorChosen TurnBegan"),
    *case("A26 B12 a color is asked for", "w b2 g9 / g1 g2 / y1 y2 | r3 | -", "a play w", move="a color",
          color="red", events="CardPlayed ColorAsked"),
    *case("A26 B12 and named", "w b2 g9 / g1 g2 / y1 y2 | r3 | -", "a play w; a color blue", move="b play",
          color="blue"),
    *case("the new color may be the color in force", "w b2 g9 / g1 g2 / y1 y2 | r3 | -", "a play w red",
          move="b play", color="red"),
    *case("case 24 nothing but a color answers", "w b2 g9 / g1 g2 / y1 y2 | r3 | -", "a play w; a play b2",
          refused="must-choose-color"),
    *case("case 24 a draw does not", "w b2 g9 / g1 g2 / y1 y2 | r3 | -", "a play w; a draw",
          refused="must-choose-color"),
    *case("case 24 a pass does not", "w b2 g9 / g1 g2 / y1 y2 | r3 | -", "a play w; a pass",
          refused="must-choose-color"),
    *case("case 24 a color that nobody asked for", "w b2 g9 / g1 g2 / y1 y2 | r3 | -", "a color red",
          refused="not-now"),
    *case("case 24 another seat's color", "w b2 g9 / g1 g2 / y1 y2 | r3 | -", "a play w; b color red",
          refused="not-your-turn"),
    *case("case 24 another seat's card", "w b2 g9 / r1 g2 / y1 y2 | r3 | -", "a play w; b play r1",
          refused="not-your-turn"),
    *case("case 26 rank of the card beneath a wild", "g5 b1 / w g2 / y1 y2 | b5 w | y8 y9 | r + play 0",
          "a play g5", under=("classic",), penalties={"a": 2}, move="a play"),
    *case("case 26 rank of the card beneath a wild", "g5 b1 / w g2 / y1 y2 | b5 w | y8 y9 | r + play 0",
          "a play g5", under=FREE, refused="illegal-card"),
    *case("B13 the named color", "r5 b1 / w g2 / y1 y2 | b5 w | - | r + play 0", "a play r5", move="b play"),
    *case("B13 another wild", "w b1 / w g2 / y1 y2 | b5 w | - | r + play 0", "a play w green", move="b play"),
    *case("a color that nobody names in time stays", "w b2 g9 / g1 g2 / y1 y2 | r3 | -",
          "a play w; a timeout", move="b play", color="red", events="TimedOut ColorChosen TurnBegan"),
]  # fmt: skip

DRAW_FOUR = [
    *case("case 27 A28 a card of the same rank does not count",
          "b7 wd4 b1 / g1 g2 / y1 y2 | r7 | y3 y4 y5 y6 y7 y8", "a play wd4 green; b challenge",
          move="c play", counts=(2, 8, 2)),
    *case("case 27 but a card of the color does, though its rank fits too",
          "r7 wd4 b1 / g1 g2 / y1 y2 | r7 | y3 y4 y5 y6", "a play wd4 green; b challenge", move="b play",
          counts=(6, 2, 2)),
    *case("case 28 other wilds do not count", "w wd4 wd4 / g1 g2 / y1 y2 | r7 | y3 y4 y5 y6 y7 y8",
          "a play wd4 green; b challenge", move="c play", counts=(2, 8, 2)),
    *case("case 29 the named color counts", "g5 wd4 b1 / b1 g2 / y1 y2 | w | y3 y4 y5 y6 | g + play 0",
          "a play wd4 red; b challenge", move="b play", counts=(6, 2, 2)),
    *case("case 31 A27 B15 accepts", GUILTY, "a play wd4 green; b accept", move="c play",
          b="g1 g2 y3 y4 y5 y6", color="green", events="ChallengeAccepted CardsDrawn SeatSkipped TurnBegan"),
    *case("case 31 draw accepts", GUILTY, "a play wd4 green; b draw", move="c play", b="g1 g2 y3 y4 y5 y6"),
    *case("case 31 pass accepts", GUILTY, "a play wd4 green; b pass", move="c play", b="g1 g2 y3 y4 y5 y6"),
    *case("case 31 silence accepts", GUILTY, "a play wd4 green; b timeout", move="c play",
          b="g1 g2 y3 y4 y5 y6"),
    *case("case 32 A34 A36 B17 B18 guilty", GUILTY, "a play wd4 green; b challenge", move="b play",
          a="r1 b2 b3 y3 y4 y5 y6", b="g1 g2", color="green", events="ChallengeMade CardsDrawn TurnBegan"),
    *case("case 33 A35 B19 B20 innocent", INNOCENT, "a play wd4 green; b challenge", move="c play",
          a="g1 b2 b3", b="g1 g2 y3 y4 y5 y6 y7 y8", color="green",
          events="ChallengeMade CardsDrawn SeatSkipped TurnBegan"),
    *case("case 34 challenge by another seat", GUILTY, "a play wd4 green; c challenge",
          refused="not-your-turn"),
    *case("case 34 accept by another seat", GUILTY, "a play wd4 green; c accept", refused="not-your-turn"),
    *case("case 34 draw by another seat", GUILTY, "a play wd4 green; c draw", refused="not-your-turn"),
    *case("case 34 pass by another seat", GUILTY, "a play wd4 green; c pass", refused="not-your-turn"),
    *case("case 34 nothing to challenge", GUILTY, "b challenge", refused="nothing-to-challenge"),
    *case("case 34 nothing to accept", GUILTY, "b accept", refused="not-now"),
    *case("case 36 challenge before the color is named", GUILTY, "a play wd4; b challenge",
          refused="nothing-to-challenge"),
    *case("case 36 challenge once it is named", GUILTY, "a play wd4; a color green; b challenge",
          move="b play", counts=(7, 2, 2)),
    *case("case 37 cards drawn for a missed uno do not count",
          "wd4 b1 / g1 g2 / y1 y2 | r3 | r1 r2 y3 y4 y5 y6 y7 y8",
          "a play wd4 green; - window 1 catchable; c catch a; b challenge", move="c play", a="b1 r1 r2",
          counts=(3, 8, 2)),
    *case("case 38 an illegal WD4 not challenged stands", "wd4 r1 b2 / g1 g2 / y1 g3 | r3 | y3 y4 y5 y6",
          "a play wd4 green; b accept; c play g3", move="a play", counts=(2, 6, 1), a="r1 b2"),
    *case("case 39 draws a WD4 while holding cur, plays it", "r1 b2 / g1 g2 / y1 y2 | r3 | wd4 y3 y4 y5 y6",
          "a draw; a play wd4 green; b challenge", move="b play", counts=(6, 2, 2)),
    *case("case 40 an illegal WD4 that leaves one card, guilty", "wd4 r1 / g1 g2 / y1 y2 | r3 | y3 y4 y5 y6",
          "a play wd4 green; b challenge", counts=(5, 2, 2), uno="", move="b play"),
    *case("case 41 WD4 as last card", "wd4 / g1 g2 / y3 | r3 | b1 b2 b3 b4", "a play wd4", over="a",
          b="g1 g2 b1 b2 b3 b4", events="CardPlayed CardsDrawn HandWon HandScored"),
    *case("case 41 no challenge", "wd4 / g1 g2 / y3 | r3 | b1 b2 b3 b4", "a play wd4; b challenge",
          refused="no-game"),
    *case("case 43 WD4 on WD4 without stacking", "wd4 b2 b3 / wd4 g2 / y1 y2 | r3 | -",
          "a play wd4 green; b play wd4 red", refused="must-answer-challenge"),
    *case("case 43 nor any card", "wd4 b2 b3 / wd4 g2 / y1 y2 | r3 | -", "a play wd4 green; b play g2",
          refused="must-answer-challenge"),
    *case("case 43 nor another seat's", "wd4 b2 b3 / wd4 g2 / y1 g2 | r3 | -", "a play wd4 green; c play g2",
          refused="not-your-turn"),
    *case("a color that nobody names in time stays, and the victim answers", GUILTY, "a play wd4; a timeout",
          move="b challenge", color="red"),
]  # fmt: skip

KEYS = [
    *case("wild_draw_four.guilty_draws", GUILTY, "a play wd4 green; b challenge",
          keys={"wild_draw_four__guilty_draws": 6}, counts=(9, 2, 2), move="b play"),
    *case("wild_draw_four.guilty_draws 0", GUILTY, "a play wd4 green; b challenge",
          keys={"wild_draw_four__guilty_draws": 0}, counts=(3, 2, 2), move="b play"),
    *case("wild_draw_four.innocent_draws", INNOCENT, "a play wd4 green; b challenge",
          keys={"wild_draw_four__innocent_draws": 4}, counts=(3, 6, 2), move="c play"),
    *case("wild_draw_four.after_guilty challenger_skipped", GUILTY, "a play wd4 green; b challenge",
          keys={"wild_draw_four__after_guilty": "challenger_skipped"}, counts=(7, 2, 2), move="c play"),
    *case("wild_draw_four.legality any_playable, a card of the same rank",
          "b7 wd4 b1 / g1 g2 / y1 y2 | r7 | y3 y4 y5 y6", "a play wd4 green; b challenge",
          keys={"wild_draw_four__legality": "any_playable"}, counts=(6, 2, 2)),
    *case("wild_draw_four.legality any_playable, a Wild", "w wd4 b1 / g1 g2 / y1 y2 | r7 | y3 y4 y5 y6",
          "a play wd4 green; b challenge", keys={"wild_draw_four__legality": "any_playable"},
          counts=(6, 2, 2)),
    *case("wild_draw_four.legality any_playable, another Wild Draw Four",
          "wd4 wd4 b1 / g1 g2 / y1 y2 | r7 | y3 y4 y5 y6 y7 y8", "a play wd4 green; b challenge",
          keys={"wild_draw_four__legality": "any_playable"}, counts=(2, 8, 2)),
    *case("wild_draw_four.enforcement strict, illegal", GUILTY, "a play wd4 green", under=("chat",),
          keys={"wild_draw_four__enforcement": "strict"}, refused="wild-draw-four-held-back"),
    *case("A33 wild_draw_four.enforcement strict, illegal", GUILTY, "a play wd4 green", under=("classic",),
          keys={"wild_draw_four__enforcement": "strict"}, penalties={"a": 2}, move="a play", top="r3"),
    *case("wild_draw_four.enforcement strict, legal", INNOCENT, "a play wd4 green", under=("classic", "chat"),
          keys={"wild_draw_four__enforcement": "strict"}, move="c play", counts=(3, 6, 2)),
    *case("wild_draw_four.enforcement none", GUILTY, "a play wd4; a color green", under=("classic", "chat"),
          keys={"wild_draw_four__enforcement": "none"}, move="c play", counts=(3, 6, 2)),
    *case("wild_draw_four.legality always", GUILTY, "a play wd4 green", under=("classic", "chat"),
          keys={"wild_draw_four__legality": "always", "wild_draw_four__enforcement": "none"}, move="c play",
          counts=(3, 6, 2)),
    *case("wild_draw_four.legality always: it is a card that must be played", "wd4 r1 / g1 g2 | r3 | -",
          "a draw", under=("chat",),
          keys={"wild_draw_four__legality": "always", "wild_draw_four__enforcement": "none",
          "draw__renege": False},
          refused="must-play"),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "position", "moves", "totals", "expected"), [*WILDS, *DRAW_FOUR, *KEYS])
def test_wilds(
    rules: Rules, position: str, moves: str, totals: tuple[int, ...], expected: dict[str, Any]
) -> None:
    play_case(rules, position, moves, totals, expected)


@pytest.mark.parametrize("reveal", ["none", "challenger", "public"])
def test_reveal_says_to_whom_the_judged_hand_is_shown(reveal: str) -> None:
    game = Game.at(GUILTY, rules("chat", wild_draw_four__reveal=reveal)).do("a play wd4 green; b challenge")
    made = next(event for event in game.last if isinstance(event, facts.ChallengeMade))
    assert (made.guilty, made.shown_to) == (True, reveal)
    assert [card.value for card in made.held] == ["r1", "b2", "b3"]
