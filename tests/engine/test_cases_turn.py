"""RULES.md section 4: turns, draws, illegal plays, the stock, and two players."""

from typing import Any

import pytest

from tests.engine.cases import case, play_case
from tests.engine.positions import Game, rules
from unobot.engine import events as facts
from unobot.engine.rules import Rules
from unobot.engine.state import in_hand

FREE = ("chat", "official")  # where an illegal play is only refused

TURN = [
    *case("A10 B7 by color", "r7 b1 / g1 g2 / y1 y2 | r3 | -", "a play r7", move="b play", top="r7",
          events="CardPlayed UnoWindowOpened TurnBegan"),
    *case("A10 B7 by rank", "b3 b1 b2 / g1 g2 / y1 y2 | r3 | -", "a play b3", move="b play", color="blue",
          events="CardPlayed TurnBegan"),
    *case("A23 Skip", "rs b1 b2 / g1 g2 / y1 y2 | r3 | -", "a play rs", move="c play",
          events="CardPlayed SeatSkipped TurnBegan"),
    *case("A24 Reverse", "rr b1 b2 / g1 g2 / y1 y2 | r3 | -", "a play rr", move="c play", direction=-1),
    *case("A21 Draw Two", "rd b1 b2 / g1 g2 / y1 y2 | r3 | y8 y9", "a play rd", move="c play",
          b="g1 g2 y8 y9", events="CardPlayed CardsDrawn SeatSkipped TurnBegan"),
    *case("case 15 A11 B8 B9 no legal card, the drawn one fits", "b1 b2 / g1 g2 / y1 y2 | r3 | r9",
          "a draw; a play r9", move="b play", a="b1 b2", top="r9"),
    *case("case 15 the drawn card may be kept", "b1 b2 / g1 g2 / y1 y2 | r3 | r9", "a draw; a pass",
          move="b play", a="b1 b2 r9", events="TurnPassed TurnBegan"),
    *case("case 15 a drawn card that does not fit ends the turn", "b1 b2 / g1 g2 / y1 y2 | r3 | g9", "a draw",
          move="b play", a="b1 b2 g9", events="CardsDrawn TurnPassed TurnBegan"),
    *case("case 16 A12 A33 another card than the drawn one", "r1 b2 / g1 g2 / y1 y2 | r3 | r9 y8 y9",
          "a draw; a play r1", under=("classic",), move="a drawn", a="r1 b2 r9 y8 y9", penalties={"a": 2}),
    *case("case 16 the drawn card is still playable", "r1 b2 / g1 g2 / y1 y2 | r3 | r9 y8 y9",
          "a draw; a play r1; a play r9", under=("classic",), move="b play", top="r9"),
    *case("case 16 B10 another card than the drawn one", "r1 b2 / g1 g2 / y1 y2 | r3 | r9",
          "a draw; a play r1", under=FREE, refused="drawn-card-only", move="a drawn"),
    *case("case 17 A12 B10 draws with a legal card", "r1 b2 / g1 g2 / y1 y2 | r3 | r9", "a draw",
          move="a drawn", a="r1 b2 r9", events="CardsDrawn PlayOrPassAsked"),
    *case("case 18/19 passes without drawing", "r1 b2 / g1 g2 / y1 y2 | r3 | r9", "a pass",
          refused="draw-first"),
    *case("case 18/19 draws twice", "r1 b2 / g1 g2 / y1 y2 | r3 | r9 r8", "a draw; a draw",
          refused="already-drew", move="a drawn"),
    *case("case 20 A33 an illegal card", "r1 b2 g9 / g1 g2 / y1 y2 | r3 | y8 y9", "a play b2",
          under=("classic",), move="a play", a="r1 b2 g9 y8 y9", penalties={"a": 2}, top="r3",
          events="IllegalCardTried CardsDrawn"),
    *case("case 20 an illegal card", "r1 b2 g9 / g1 g2 / y1 y2 | r3 | y8 y9", "a play b2", under=FREE,
          refused="illegal-card"),
    *case("case 21 a card not held", "r1 b2 g9 / g1 g2 / y1 y2 | r3 | y8 y9", "a play r2",
          refused="not-in-hand"),
    *case("case 21 out of turn", "r1 b2 g9 / r5 g2 / y1 y2 | r3 | y8 y9", "b play r5",
          refused="not-your-turn"),
    *case("case 21 an illegal card out of turn", "r1 b2 g9 / r5 g2 / y1 y2 | r3 | y8 y9", "b play g2",
          refused="not-your-turn"),
    *case("case 21 draws out of turn", "r1 b2 g9 / r5 g2 / y1 y2 | r3 | y8 y9", "b draw",
          refused="not-your-turn"),
    *case("case 21 passes out of turn", "r1 b2 g9 / r5 g2 / y1 y2 | r3 | y8 y9", "b pass",
          refused="not-your-turn"),
    *case("case 22 red S on blue S", "rs b1 b2 / g1 g2 / y1 y2 | bs | -", "a play rs", move="c play",
          color="red"),
    *case("penalty.illegal_ends_turn", "r1 b2 g9 / g1 g2 / y1 y2 | r3 | y8 y9", "a play b2",
          under=("classic",), keys={"penalty__illegal_ends_turn": True}, move="b play", a="r1 b2 g9 y8 y9",
          events="IllegalCardTried CardsDrawn TurnPassed TurnBegan"),
    *case("penalty.illegal_ends_turn in phase drawn", "r1 b2 / g1 g2 / y1 y2 | r3 | r9 y8 y9",
          "a draw; a play r1", under=("classic",), keys={"penalty__illegal_ends_turn": True}, move="b play",
          a="r1 b2 r9 y8 y9"),
    *case("penalty.illegal_play 1", "r1 b2 g9 / g1 g2 / y1 y2 | r3 | y8 y9", "a play b2",
          keys={"penalty__illegal_play": 1}, move="a play", a="r1 b2 g9 y8"),
    *case("an illegal play closes no uno window", "r7 b1 / g1 g2 / y1 y2 | r3 | y8 y9",
          "a play r7; b play g1", under=("classic",), uno="a", penalties={"b": 2}),
    *case("A32 a ruled suggestion costs two, the turn stays", "r1 b2 / g1 g2 / y1 y2 | r3 | y8 y9",
          "b suggests", under=("classic",), move="a play", b="g1 g2 y8 y9", penalties={"b": 2}),
    *case("A32 a suggestion that costs nothing", "r1 b2 / g1 g2 / y1 y2 | r3 | y8 y9", "b suggests",
          under=FREE, refused="not-now"),
    *case("penalty.suggestion with a vote", "r1 b2 / g1 g2 / y1 y2 | r3 | y8 y9", "b suggests", under=FREE,
          keys={"penalty__suggestion": 1, "penalty__suggestion_ruling": "vote"}, b="g1 g2 y8"),
]  # fmt: skip

DRAWING = [
    *case("draw.renege false, a legal card", "r1 b2 / g1 g2 | r3 | r9", "a draw",
          keys={"draw__renege": False}, refused="must-play"),
    *case("draw.renege false, none", "g1 b2 / g1 g2 | r3 | r9", "a draw", keys={"draw__renege": False},
          move="a drawn"),
    *case("draw.renege false makes nobody bluff", "wd4 r5 / g1 g2 | r3 | r9", "a draw",
          keys={"draw__renege": False, "going_out__forbid": "none"}, refused="must-play"),
    *case("draw.renege false, an honest Wild Draw Four", "wd4 b5 / g1 g2 | r3 | r9", "a draw",
          keys={"draw__renege": False}, refused="must-play"),
    *case("draw.drawn_card must_play", "b1 b2 / g1 g2 | r3 | r9", "a draw; a pass",
          keys={"draw__drawn_card": "must_play"}, refused="must-play", move="a drawn"),
    *case("draw.drawn_card must_play makes nobody bluff", "r1 b2 / g1 g2 | r3 | wd4", "a draw; a pass",
          keys={"draw__drawn_card": "must_play"}, move="b play", a="r1 b2 wd4"),
    *case("draw.drawn_card must_keep", "b1 b2 / g1 g2 | r3 | r9", "a draw",
          keys={"draw__drawn_card": "must_keep"}, move="b play", a="b1 b2 r9"),
    *case("draw.auto_pass false", "b1 b2 / g1 g2 | r3 | g9", "a draw", keys={"draw__auto_pass": False},
          move="a drawn"),
    *case("draw.auto_pass false, and passes", "b1 b2 / g1 g2 | r3 | g9", "a draw; a pass",
          keys={"draw__auto_pass": False}, move="b play"),
    *case("draw.mode until_playable", "b1 b2 / g1 g2 | r3 | g9 y8 r9 y1", "a draw",
          keys={"draw__mode": "until_playable", "draw__renege": False}, move="a drawn", a="b1 b2 g9 y8 r9",
          stock=1),
    *case("case 103 until_playable, the stock runs out", "b1 b2 / g1 g2 | r3 | g9 y8", "a draw",
          keys={"draw__mode": "until_playable", "draw__renege": False}, move="b play", a="b1 b2 g9 y8",
          stock=0),
    *case("case 103 what was drawn before the stock ran out is no empty draw", "b1 b2 / g1 g2 | r3 | g9",
          "a draw; b draw", keys={"draw__mode": "until_playable", "draw__renege": False}, over="no",
          move="a play"),
    *case("draw.mode until_playable, but a timeout draws one", "b1 b2 / g1 g2 | r3 | g9 y8 r9", "a timeout",
          keys={"draw__mode": "until_playable", "draw__renege": False}, move="b play", a="b1 b2 g9"),
]  # fmt: skip

STOCK = [
    *case("case 65 A14 stock empty, several discards", "b1 b2 / g1 g2 | y5 y6 y7 r3 | -", "a draw", top="r3",
          stock=2, color="red", counts=(3, 2), events="StockReplenished CardsDrawn TurnPassed TurnBegan"),
    *case("case 66 stock empty, discard = top only", "b1 b2 / g1 g2 | r3 | -", "a draw", move="b play",
          counts=(2, 2), stock=0, events="CardsDrawn TurnPassed TurnBegan"),
    *case("case 67 WD4 with three cards to draw", "wd4 b1 b2 / g1 g2 / y1 y2 | g7 r3 | y6",
          "a play wd4 green; b accept", move="c play", b="g1 g2 y6 g7 r3", stock=0, top="wd4", color="green"),
    *case("case 68 a top wild keeps the color", "b1 b2 / g1 g2 / y1 y2 | w wd4 w | - | g + play 0", "a draw",
          color="green", top="w"),
    *case("case 69 nothing to draw, has a legal card", "b1 r2 g4 / g1 g2 | r3 | -", "a draw",
          refused="must-play"),
    *case("case 69 and plays it", "b1 r2 g4 / g1 g2 | r3 | -", "a play r2", move="b play"),
    *case("case 69 a timeout passes all the same", "b1 r2 g4 / g1 g2 | r3 | -", "a timeout", move="b play"),
    *case("case 70 blocked", "b1 b2 / g1 g9 | r3 | -", "a draw; b draw", under=("classic", "chat"),
          over="blocked", scores=(3, 10)),
    *case("case 70 blocked", "b1 b2 / g1 g9 | r3 | -", "a draw; b draw", under=("official",),
          totals=(100, 20), over="void", scores=(100, 20)),
    *case("case 70 stock.blocked_hand void", "b1 b2 / g1 g9 | r3 | -", "a draw; b draw", under=("classic",),
          keys={"stock__blocked_hand": "void"}, over="void", scores=(0, 0)),
    *case("case 70 one empty draw is not a round", "b1 b2 / g1 g9 | r3 | -", "a draw", over="no",
          move="b play"),
    *case("case 70 a play between starts the count anew", "b1 b2 / g1 g9 / r5 y1 y2 | r3 | -",
          "a draw; b draw; c play r5; a timeout", over="no", move="b play"),
    *case("case 70 by timeouts alone", "b1 b2 / g1 g9 | r3 | -", "a timeout; b timeout",
          under=("classic", "chat"), over="blocked"),
    *case("case 70 a forced draw does not count", "b1 b2 / g1 g9 / r5 rd y2 y3 | r3 | - | r + play 2",
          "c play rd; b draw", move="c play", over="no"),
    *case("case 70 a leaver starts the count anew", "b1 b2 / g1 g9 / y5 y2 | r3 | -",
          "a draw; b draw; b leave; c draw", keys={"leave__cards": "hold_until_hand_end"}, over="no",
          move="a play"),
]  # fmt: skip

TWO_PLAYERS = [
    *case("A25 a Reverse is a Skip", "rr r4 b2 / g1 g2 | r3 | -", "a play rr", move="a play", direction=1),
    *case("case 76 A37 S, then nothing playable", "rs b2 y4 / g1 g2 | r3 | r7 r8", "a play rs",
          under=("classic",), move="b play", a="b2 y4 r7 r8", penalties={"a": 2},
          events="CardPlayed SeatSkipped FollowUpMissed CardsDrawn TurnBegan"),
    *case("case 76 S, then draws as usual", "rs b2 y4 / g1 g2 | r3 | g7", "a play rs; a draw", under=FREE,
          move="b play", a="b2 y4 g7", penalties={}),
    *case("case 76 penalty.followup_mode then_turn", "rr b2 y4 / g1 g2 | r3 | r7 r8", "a play rr",
          under=("classic",), keys={"penalty__followup_mode": "then_turn"}, move="a play", a="b2 y4 r7 r8"),
    *case("case 77/78 only W left", "rs w / g1 g2 | r3 | r7 r8", "a play rs", move="a play", a="w",
          penalties={}),
    *case("case 77/78 only WD4 left", "rs wd4 / g1 g2 | r3 | r7 r8", "a play rs", move="a play", a="wd4",
          penalties={}),
    *case("case 77/78 has a follow-up but draws", "rs r5 b2 / g1 g2 | r3 | b7", "a play rs; a draw",
          move="b play", a="r5 b2 b7", penalties={}),
    *case("case 79 D2", "rd b2 y4 / g1 g2 | r3 | b7 b8 y9", "a play rd", move="a play", penalties={},
          counts=(2, 4)),
    *case("case 79 accepted WD4", "wd4 b2 y4 / g1 g2 | r3 | b7 b8 y9 y1", "a play wd4 red; b accept",
          move="a play", penalties={}, counts=(2, 6)),
    *case("case 80 the third player leaves", "rr r5 r6 / g1 g2 / y1 y2 | r3 | -", "c leave; a play rr",
          move="a play"),
    *case("case 80 the follow-up too", "rr b5 y6 / g1 g2 / y1 y2 | r3 | r8 r9", "c leave; a play rr",
          under=("classic",), move="b play", penalties={"a": 2}),
    *case("case 80 no follow-up with three", "rs b5 y6 / g1 g2 / y1 y2 | r3 | r8 r9", "a play rs",
          under=("classic",), move="c play", penalties={}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("rules", "position", "moves", "totals", "expected"), [*TURN, *DRAWING, *STOCK, *TWO_PLAYERS]
)
def test_turns(
    rules: Rules, position: str, moves: str, totals: tuple[int, ...], expected: dict[str, Any]
) -> None:
    play_case(rules, position, moves, totals, expected)


@pytest.mark.parametrize("ruleset", ["classic", "chat", "official"])
def test_case_68_wilds_that_go_back_to_the_stock_lose_their_color(ruleset: str) -> None:
    """case 68: what is drawn is a plain wild, and the color in force is still the one named last."""
    game = Game.at("b1 b2 / g1 g2 | w w | - | g + play 0", rules(ruleset)).do("a draw")
    assert game.hand("a") == "b1 b2 w"
    assert game.state.color is not None
    assert game.do("a play w").refusal("b play g1") is not None
    game.do("a color yellow")
    assert game.state.discard[-1].color is None


def test_a_draw_across_a_reshuffle_is_two_events_that_ask_for_the_rest() -> None:
    game = Game.at("rd b1 b2 / g1 g2 / y1 y2 | g7 r3 | y6").do("a play rd")
    draws = [event for event in game.last if isinstance(event, facts.CardsDrawn)]
    assert [(event.asked, len(event.cards)) for event in draws] == [(2, 1), (1, 1)]


def test_timeouts_alone_end_a_hand() -> None:
    game = Game.at("b1 b2 / g1 g9 / y1 y2 | r3 | y8 y9 b7")
    turns = 0
    while in_hand(game.state):
        game.do(f"{'abc'[game.state.phase.seat or 0]} timeout")
        turns += 1
    assert turns == 6
