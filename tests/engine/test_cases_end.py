"""RULES.md section 4: the last card, scores, and leaving."""

from typing import Any

import pytest

from tests.engine.cases import case, play_case
from tests.engine.positions import RULESETS, Game, rules
from unobot.engine import events as facts
from unobot.engine.rules import Rules
from unobot.engine.scoring import hand_points
from unobot.engine.state import Standing

LOWEST = ("classic", "chat")

GOING_OUT = [
    *case("A15 B26 the hand ends when a player has no card", "r5 / g1 g2 / y3 bs | r3 | -", "a play r5",
          over="a", under=LOWEST, scores=(0, 3, 23), won="", events="CardPlayed HandWon HandScored"),
    *case("case 61 A18 D2 last", "rd / g1 g2 / y3 | r3 | b4 w", "a play rd", under=LOWEST, over="a",
          b="g1 g2 b4 w", scores=(0, 57, 3), events="CardPlayed CardsDrawn HandWon HandScored"),
    *case("case 61 D2 last", "rd / g1 g2 / y3 | r3 | b4 w", "a play rd", under=("official",), over="a",
          b="g1 g2 b4 w", scores=(60, 0, 0)),
    *case("going_out.last_draw_card ignore", "rd / g1 g2 / y3 | r3 | b4 w", "a play rd", under=LOWEST,
          keys={"going_out__last_draw_card": "ignore"}, over="a", b="g1 g2", scores=(0, 3, 3)),
    *case("case 62 W last", "w / g1 g2 | r3 | -", "a play w", over="a",
          events="CardPlayed HandWon HandScored"),
    *case("case 63 S last, two players", "rs / g1 g2 | r3 | y1 y2", "a play rs", over="a", counts=(0, 2),
          penalties={}),
    *case("case 63 R last, two players", "rr / g1 g2 | r3 | y1 y2", "a play rr", over="a", counts=(0, 2),
          penalties={}),
    *case("case 104 forbidden last card, played", "w / g1 g2 | r3 | b5", "a play w red",
          under=("chat", "official"), keys={"going_out__forbid": "wilds"}, refused="last-card-forbidden"),
    *case("case 104 forbidden last card, played", "w / g1 g2 | r3 | b5 b6 b7", "a play w red",
          under=("classic",), keys={"going_out__forbid": "wilds"}, penalties={"a": 2}, move="a play"),
    *case("case 104 draws as if it were unplayable", "w / g1 g2 | r3 | b5", "a draw",
          keys={"going_out__forbid": "wilds", "draw__renege": False}, move="b play", a="w b5"),
    *case("case 104 never hangs", "w / g1 g2 | r3 | -", "a draw; b draw", keys={"going_out__forbid": "wilds"},
          counts=(1, 2), events="CardsDrawn TurnPassed HandBlocked HandScored", under=LOWEST),
    *case("case 104 going_out.forbid wilds lets an action go", "rs / g1 g2 | r3 | -", "a play rs",
          keys={"going_out__forbid": "wilds"}, over="a"),
    *case("case 104 going_out.forbid actions_and_wilds", "rs / g1 g2 | r3 | b5", "a play rs", under=("chat",),
          keys={"going_out__forbid": "actions_and_wilds"}, refused="last-card-forbidden"),
    *case("case 104 going_out.forbid actions_and_wilds lets a number go", "r5 / g1 g2 | r3 | -", "a play r5",
          keys={"going_out__forbid": "actions_and_wilds"}, over="a"),
]  # fmt: skip

SCORES = [
    *case("case 71 A19 left in hand: r0 b9 rs w", "r5 / r0 b9 rs w | r3 | -", "a play r5", under=("classic",),
          scores=(0, 89)),
    *case("case 71 B4 B5 left in hand: r0 b9 rs w", "r5 / r0 b9 rs w | r3 | -", "a play r5", under=("chat",),
          scores=(0, 79)),
    *case("case 71 left in hand: r0 b9 rs w", "r5 / r0 b9 rs w | r3 | -", "a play r5", under=("official",),
          scores=(79, 0)),
    *case("score.zero, score.action, score.wild", "r5 / r0 b9 rs w wd4 | r3 | -", "a play r5", under=LOWEST,
          keys={"score__zero": 1, "score__action": 30, "score__wild": 40}, scores=(0, 120)),
    *case("case 72 A20 total exactly at the limit", "r5 / b9 g1 / y2 | r3 | -", "a play r5",
          under=("classic",), totals=(300, 490, 200), scores=(300, 500, 202), won="c",
          events="CardPlayed HandWon HandScored MatchWon"),
    *case("case 72 B1 total exactly at the limit", "r5 / b9 g1 / y2 | r3 | -", "a play r5", under=("chat",),
          totals=(100, 240, 50), scores=(100, 250, 52), won="c"),
    *case("case 72 total exactly at the limit", "r5 / w | r3 | -", "a play r5", under=("official",),
          totals=(450, 499), scores=(500, 499), won="a"),
    *case("case 72 one point below goes on", "r5 / b8 g1 / y2 | r3 | -", "a play r5", under=("classic",),
          totals=(300, 490, 200), won=""),
    *case("case 73/74 several pass the limit", "r5 / b9 g1 / y9 | r3 | -", "a play r5", under=("classic",),
          totals=(499, 495, 495), won="a", scores=(499, 505, 504)),
    *case("case 73/74 several pass the limit", "r5 / b9 g1 / y9 | r3 | -", "a play r5", under=("chat",),
          totals=(251, 245, 245), won="a", scores=(251, 255, 254)),
    *case("case 73/74 tie for lowest", "r5 / b9 / y2 | r3 | -", "a play r5", under=("chat",),
          totals=(12, 241, 10), won="ac"),
    *case("case 73/74 tie for lowest", "r5 / b9 / y2 | r3 | -", "a play r5", under=("classic",),
          totals=(12, 491, 10), won="ac"),
    *case("case 73/74 score.tie extra_hand", "r5 / b9 / y2 | r3 | -", "a play r5", under=LOWEST,
          keys={"score__tie": "extra_hand"}, totals=(12, 491, 10), won=""),
    *case("case 73/74 score.tie extra_hand without a tie", "r5 / b9 / y3 | r3 | -", "a play r5", under=LOWEST,
          keys={"score__tie": "extra_hand"}, totals=(12, 491, 10), won="a"),
    *case("case 75 went out, but not lowest", "r5 / b9 g1 / y2 | r3 | -", "a play r5", under=("classic",),
          totals=(300, 490, 200), won="c"),
    *case("case 75 went out, but not lowest", "r5 / b9 g1 / y2 | r3 | -", "a play r5", under=("chat",),
          totals=(200, 240, 100), won="c"),
    *case("score.mode single_hand", "r5 / b9 / y2 | r3 | -", "a play r5",
          keys={"score__mode": "single_hand", "score__limit": 0, "stock__blocked_hand": "void"}, won="a",
          scores=(0, 0, 0)),
    *case("score.mode single_hand, a blocked hand is dealt again", "b1 b2 / g1 g9 | r3 | -", "a draw; b draw",
          keys={"score__mode": "single_hand", "score__limit": 0, "stock__blocked_hand": "void"}, won="",
          over="void"),
    *case("score.limit", "r5 / b9 / y2 | r3 | -", "a play r5", under=LOWEST, keys={"score__limit": 9},
          won="a"),
]  # fmt: skip

THREE = "r5 r6 / g1 g2 / y1 y2 | r3 | b1 b2 b3 b4 b5 b6"
BLUFF = "wd4 r1 b2 / g1 g2 / y1 y2 | r3 | b1 b2 b3 b4 b5 b6"
HONEST = "wd4 b1 b2 / g1 g2 / y1 y2 | r3 | b3 b4 b5 b6 b7 b8"

LEAVING = [
    *case("case 81–86 on the own turn", THREE, "a leave", move="b play", top="r3", color="red",
          counts=(0, 2, 2), events="SeatLeft TurnBegan"),
    *case("case 81–86 out of turn", THREE, "b leave", move="a play", counts=(2, 0, 2), events="SeatLeft"),
    *case("case 81–86 the leaver is passed over", THREE, "b leave; a play r5", move="c play"),
    *case("case 81–86 after a draw", "b1 b2 / g1 g2 / y1 y2 | r3 | r9", "a draw; a leave", move="b play"),
    *case("case 81–86 owing a color", "w b1 b2 / r1 g2 g4 / y1 y2 | r3 | -", "a play w; a leave",
          move="b play", color="red", top="w", events="SeatLeft ColorChosen TurnBegan"),
    *case("case 81–86 owing a start Wild's color", "r1 b1 / g1 g2 / y1 y2 | - | w", "c leave",
          under=("classic",), move="a play"),
    *case("case 81–86 owing a start Wild's color", "r1 b1 / g1 g2 / y1 y2 | - | w", "a leave",
          under=("chat", "official"), move="b play"),
    *case("case 81–86 owing a Wild Draw Four's color", HONEST, "a play wd4; a leave", move="b challenge",
          color="red"),
    *case("case 81–86 a leaving victim's draw is cancelled", HONEST, "a play wd4 green; b leave",
          move="c play", color="green", counts=(2, 0, 2)),
    *case("case 81–86 a leaving victim, before the color", HONEST, "a play wd4; b leave", move="a color"),
    *case("case 81–86 a leaving victim, before the color: nobody draws", HONEST,
          "a play wd4; b leave; a color green", move="c play", counts=(2, 0, 2)),
    *case("case 81–86 somebody else, before the color", HONEST, "a play wd4; c leave; a color green",
          move="b challenge"),
    *case("case 81–86 the offender, innocent: six", HONEST, "a play wd4 green; a leave; b challenge",
          move="c play", counts=(0, 8, 2)),
    *case("case 81–86 the offender, guilty: nobody draws", BLUFF, "a play wd4 green; a leave; b challenge",
          move="b play", counts=(0, 2, 2)),
    *case("case 81–86 the offender, accepted: four", BLUFF, "a play wd4 green; a leave; b accept",
          move="c play", counts=(0, 6, 2)),
    *case("case 81–86 owing cards of a stack", "rd b1 b2 / gd g2 / y1 y2 | r3 | -", "a play rd; b leave",
          keys={"house__stacking": "same"}, move="c play", counts=(2, 0, 2)),
    *case("case 81–86 the next seat owes nothing", "rd b1 b2 / gd g2 / r1 y2 | r3 | -",
          "a play rd; b leave; c play r1", keys={"house__stacking": "same"}, move="a play"),
    *case("case 81–86 owing a swap", "r7 b1 b2 / g1 g2 / y1 y2 | r3 | -", "a play r7; a leave",
          keys={"house__seven_swap": True}, move="b play", counts=(0, 2, 2)),
    *case("case 81–86 with an uno window open", "r5 b1 / g1 g2 / y1 y2 | r3 | -", "a play r5; a leave",
          uno="", move="b play"),
    *case("case 81–86 the last seat left wins", THREE, "a leave; c leave", over="b", won="b",
          events="SeatLeft HandWon MatchWon"),
    *case("case 81–86 the last seat left wins: nothing is scored but charges", THREE, "a leave; c leave",
          under=LOWEST, scores=(11, 0, 3)),
    *case("case 81–86 the last seat left wins: nothing is scored", THREE, "a leave; c leave",
          under=("official",), scores=(0, 0, 0)),
    *case("case 81–86 the last seat that holds cards wins, a waiting one goes on", THREE,
          "d join; a leave; c leave", over="b", won=""),
    *case("case 81–86 between hands", "r1 / g1 g2 / y1 y2 | r3 | -", "a play r1; b leave; c leave", over="a",
          won="a"),
    *case("case 81–86 a leaver neither wins nor reaches the limit", "r5 / b9 g1 / y2 | r3 | -",
          "b leave; a play r5", under=("classic",), totals=(300, 490, 200), scores=(300, 500, 202), won="",
          over="a"),
    *case("case 81–86 nor with the lowest total", "r5 / b9 g1 / y2 | r3 | -", "b leave; a play r5",
          under=("classic",), totals=(300, 0, 499), scores=(300, 10, 501), won="a"),
    *case("leave.cards hold_until_hand_end", THREE, "a leave", keys={"leave__cards": "hold_until_hand_end"},
          counts=(2, 2, 2), move="b play"),
    *case("leave.score charge_hand", THREE, "a leave", under=LOWEST, totals=(7, 0, 0), scores=(18, 0, 0)),
    *case("leave.score none", THREE, "a leave", keys={"leave__score": "none"}, totals=(7, 0, 0),
          scores=(7, 0, 0)),
    *case("who has left is gone", THREE, "a leave; a leave", refused="not-seated"),
    *case("the match is over", THREE, "a leave; c leave; b leave", refused="no-game"),
    *case("the match is over for all", THREE, "a leave; c leave; a join", refused="no-game"),
    *case("the match is over, nothing is dealt", THREE, "a leave; c leave; b deal", refused="no-game"),
    *case("alone there is no hand", "r1 / g1 g2 / y1 y2 | r3 | -", "a play r1; b deal; a deal",
          refused="not-now"),
    *case("who joins plays from the next hand", "r1 / g1 g2 / y1 y2 | r3 | -", "d join; a play r1",
          counts=(0, 2, 2, 0)),
]  # fmt: skip


@pytest.mark.parametrize(
    ("rules", "position", "moves", "totals", "expected"), [*GOING_OUT, *SCORES, *LEAVING]
)
def test_end(
    rules: Rules, position: str, moves: str, totals: tuple[int, ...], expected: dict[str, Any]
) -> None:
    play_case(rules, position, moves, totals, expected)


def test_case_73_cannot_happen_where_the_winner_takes_all() -> None:
    """case 73/74: only one total grows in a hand, so only one seat can reach the limit in it."""
    game = Game.at("r5 / w wd4 / w w | r3 | -", RULESETS["official"], (499, 499, 499)).do("a play r5")
    assert game.state.winners == (0,)


def test_a_leavers_cards_come_back_with_the_next_shuffle_and_are_never_shown() -> None:
    game = Game.at("b1 b2 / g1 / y1 y2 | r3 | -").do("b leave")
    assert game.state.hidden_discards == 1
    assert game.do("a draw").hand("a") == "b1 b2 g1"
    assert game.state.hidden_discards == 0


@pytest.mark.parametrize(
    ("late_score", "mode", "total"),
    [("worst_active", "lowest_wins", 90), ("zero", "lowest_wins", 0), ("worst_active", "winner_takes", 5)],
)
def test_join_late_score(late_score: str, mode: str, total: int) -> None:
    keys = {"join__late_score": late_score, "score__mode": mode, "stock__blocked_hand": "void"}
    game = Game.at("r5 b1 / b9 g1 | r3 | -", rules("official", **keys), (90, 5)).do("d join")
    assert game.state.seats[2].total == total
    assert game.state.seats[2].standing is Standing.WAITING


@pytest.mark.parametrize(("own", "total"), [(10, 90), (100, 103)])
def test_who_comes_back_keeps_the_total_and_gains_nothing_by_it(own: int, total: int) -> None:
    game = Game.at("r5 b1 / y2 g1 / y1 y2 | r3 | -", RULESETS["classic"], (90, own, 0)).do(
        "b leave; - join b"
    )
    assert len(game.state.seats) == 3
    assert game.state.seats[1].total == total


def test_who_comes_back_where_the_highest_total_wins_gains_nothing_either() -> None:
    game = Game.at("r5 b1 / y2 g1 / y1 y2 | r3 | -", RULESETS["official"], (90, 70, 40)).do(
        "b leave; - join b"
    )
    assert game.state.seats[1].total == 0


def test_seats_taken_before_the_first_hand_start_at_zero() -> None:
    game = Game(RULESETS["classic"]).do("- join x; - join y; a leave; - join x")
    assert [seat.total for seat in game.state.seats] == [0, 0]
    assert game.state.seats[0].standing is Standing.WAITING


def test_who_has_played_no_hand_yet_wins_no_match() -> None:
    game = Game.at("r5 / b9 g1 / y2 | r3 | -", rules("classic", join__late_score="zero"), (300, 490, 200))
    game.do("d join; a play r5")
    assert game.state.winners == (2,)


def test_everybody_may_leave_before_the_first_hand() -> None:
    game = Game(RULESETS["chat"]).do("- join x; - join y; a leave; b leave")
    assert game.state.winners == ()


def test_points_are_counted_for_who_holds_cards_only() -> None:
    """What a leaver held is charged once, on leaving, and not again at the end of the hand."""
    held = rules("classic", leave__cards="hold_until_hand_end")
    game = Game.at("r5 / b9 g1 / y2 | r3 | -", held).do("b leave; a play r5")
    scored = next(event for event in game.last if isinstance(event, facts.HandScored))
    assert scored.points == (0, 0, 2)
    assert scored.totals == (0, 10, 2)
    assert hand_points(held, game.state.hands[1]) == 10


def test_who_leaves_again_is_not_charged_again() -> None:
    """A leaver whose cards are kept may sit down again and leave before the hand is over."""
    held = rules("classic", leave__cards="hold_until_hand_end")
    game = Game.at("r5 r6 / b9 g1 / y2 y3 | r3 | -", held).do("b leave; - join b; b leave")
    assert [seat.total for seat in game.state.seats] == [0, 10, 0]
    assert game.state.seats[1].standing is Standing.LEFT
