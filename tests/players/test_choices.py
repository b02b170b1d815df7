"""What each level of computer player does in positions that show what it knows."""

from collections import Counter

import pytest

from tests.engine.positions import RULESETS, Game, rules
from tests.players.positions import CASES, positions, seen
from unobot.engine import actions as act
from unobot.engine.cards import Card, Color
from unobot.engine.notation import write_cards
from unobot.engine.rules import Rules
from unobot.engine.state import Challenging
from unobot.engine.views import view
from unobot.players import LEVELS
from unobot.players.policy import Policy
from unobot.players.search import Search
from unobot.players.thumb import best_color


def choice(level: str, game: Game) -> act.Action:
    """What a level does for the seat that must act."""
    policy: Policy = Search(rollouts=150) if level == "hard" else LEVELS[level]()
    return policy.move(seen(game.state))


def played(level: str, position: str, under: Rules = RULESETS["classic"]) -> str:
    """The card that seat a plays in a position, in notation, with the color that it names; "" to draw."""
    action = choice(level, Game.at(position, under))
    if not isinstance(action, act.Play):
        return ""
    return write_cards((action.card,)) + (f" {action.color.value}" if action.color else "")


THINKING = ("normal", "hard")


@pytest.mark.parametrize("level", THINKING)
def test_a_wild_is_kept_while_a_colored_card_will_do(level: str) -> None:
    assert played(level, "r5 w b1 b2 / g1 g2 g3 y4 y5 | r3 | g4 g5 y6 y7 b9") == "r5"


@pytest.mark.parametrize("level", THINKING)
def test_who_is_about_to_go_out_is_made_to_draw(level: str) -> None:
    assert played(level, "r5 rd g2 b2 / r1 | r3 | g4 g5 y6 y7 b9 b8 y2") == "rd"


@pytest.mark.parametrize("level", THINKING)
def test_a_skip_comes_before_the_last_card_of_its_color(level: str) -> None:
    """Then the last card follows at once, with two players."""
    assert played(level, "r5 rs / g1 g2 | r3 | g4 g5 y6 y7 b9 b8 y2") == "rs"


@pytest.mark.parametrize("level", THINKING)
def test_a_wild_takes_the_color_that_is_held(level: str) -> None:
    position = "w b1 b2 y5 / g1 g2 g3 y4 y5 | r3 | g4 g5 y6 y7 b9"
    assert played(level, position, rules(draw__mode="until_playable", draw__renege=False)) == "w b"


def test_among_equal_colors_the_one_that_others_lack_is_named() -> None:
    game = Game.at("g3 w b1 g1 / y4 y5 y6 | g8 | y9 y2 y3 y7")
    assert best_color(seen(game.do("a play g3; b draw").state), (Card.BLUE_1, Card.GREEN_1)) is Color.GREEN


@pytest.mark.parametrize("level", THINKING)
def test_a_wild_draw_four_is_no_bluff(level: str) -> None:
    """Of cards that do not fit otherwise it is played; with one of the color it is not."""
    assert played(level, "wd4 b1 b2 / g1 g2 g3 | r3 | g4 g5 y6 y7 b9").startswith("wd4")
    assert played(level, "wd4 r1 b2 / g1 | r3 | g4 g5 y6 y7 b9") == "r1"


@pytest.mark.parametrize("level", THINKING)
def test_a_seven_swaps_a_long_hand_for_a_short_one(level: str) -> None:
    position = "r7 r5 b1 b2 b3 b4 b5 / g1 | r3 | g4 g5 y6 y7 b9 b8 y2"
    assert played(level, position, rules(house__seven_swap=True)) == "r7"


@pytest.mark.parametrize("level", THINKING)
def test_a_zero_gives_a_long_hand_away_and_keeps_a_short_one(level: str) -> None:
    """Hands move in the direction of play: what comes is the hand of the seat before."""
    stock = "g4 g5 y6 y7 b9 b8 y2 y1 y3"
    long = f"r0 r5 b1 b2 b3 b4 b5 / g1 g2 g3 y1 y2 / g6 | r3 | {stock}"
    short = f"r0 r5 b1 / g1 / g6 g2 g3 y1 y2 | r3 | {stock}"
    assert played(level, long, rules(house__zero_rotate=True)) == "r0"
    assert played(level, short, rules(house__zero_rotate=True)) == "r5"


@pytest.mark.parametrize("level", THINKING)
def test_a_stack_is_passed_on(level: str) -> None:
    game = Game.at("rd r1 r2 / bd b5 b6 | r3 | g4 g5 y6 y7 b9", rules(house__stacking="same"))
    assert choice(level, game.do("a play rd")) == act.Play(1, Card.BLUE_DRAW_TWO)


@pytest.mark.parametrize("level", THINKING)
def test_a_wild_draw_four_on_another_is_stacked(level: str) -> None:
    game = Game.at("wd4 r1 r2 / wd4 b5 b6 | y3 | g4 g5 y6 y7 b9", rules(house__stacking="same"))
    action = choice(level, game.do("a play wd4 red"))
    assert isinstance(action, act.Play)
    assert action.card is Card.WILD_DRAW_FOUR


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", ["chat, as it is", "official, as it is"])
def test_uno_is_said_with_the_play_that_leaves_one_card_and_with_no_other(case: str, level: str) -> None:
    """A beginner forgets it now and then."""
    said: Counter[bool] = Counter()
    for state in positions(case, every=2 if level == "hard" else 1):
        action = (Search(2) if level == "hard" else LEVELS[level]()).move(seen(state))
        if isinstance(action, act.Play):
            due = len(state.hands[action.seat]) == 2
            said[action.uno] += due
            assert due or not action.uno
    assert said[True] > 10
    assert said[True] > said[False]
    assert (said[False] > 0) == (level == "easy")


def challenged(level: str, others: str, before: str = "") -> bool:
    """Whether seat b challenges the Wild Draw Four of a, who holds ``others`` besides."""
    stock = "g4 g5 y6 y7 b9 b8 y2 y1"
    game = Game.at(f"wd4 {others} / b5 b6 g1 g2 | r3 | {stock}")
    action = choice(level, game.do(f"{before}a play wd4 blue"))
    return isinstance(action, act.Challenge)


@pytest.mark.parametrize("level", THINKING)
def test_a_full_hand_is_suspected_and_a_short_one_is_not(level: str) -> None:
    assert challenged(level, "b1 b2 b3 y4 y5 y6")
    assert not challenged(level, "b1 b2 b3 y4 y5")


@pytest.mark.parametrize("level", THINKING)
def test_who_drew_on_the_color_is_believed(level: str) -> None:
    assert not challenged(level, "b1 b2 b3 y4 y5", "a draw; b draw; ")


def test_a_beginner_challenges_at_random() -> None:
    answers = Counter(
        type(LEVELS["easy"]().move(seen(state)))
        for case in ("chat, as it is", "classic, as it is")
        for state in positions(case)
        if isinstance(state.phase, Challenging)
    )
    assert set(answers) == {act.Challenge, act.Accept}


def test_a_beginner_plays_any_card() -> None:
    """Over the positions of matches, each place of the hand is chosen."""
    chosen = {
        (len(seen(state).playable), seen(state).playable.index(action.card))
        for state in positions("classic, as it is")
        if isinstance(action := LEVELS["easy"]().move(seen(state)), act.Play)
    }
    assert {(2, 0), (2, 1), (3, 0), (3, 1), (3, 2)} <= chosen


@pytest.mark.parametrize("level", LEVELS)
def test_who_forgot_uno_is_caught_but_not_by_oneself(level: str) -> None:
    caught: Counter[bool] = Counter()
    for state in (state for case in CASES for state in positions(case, matches=2)):
        windows = tuple(window for window in state.windows if window.catchable)
        if windows:
            forgetful = windows[0].seat
            catcher = (forgetful + 1) % len(state.seats)
            assert LEVELS[level]().catches(view(state, forgetful)) in {w.seat for w in windows[1:]} | {None}
            caught[LEVELS[level]().catches(view(state, catcher)) == forgetful] += 1
    assert caught[True]
    assert (caught[False] > 0) == (level == "easy")


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_is_caught_without_a_reason(level: str) -> None:
    assert LEVELS[level]().catches(seen(Game.at("r1 / r2 | r3 | g1").state)) is None


@pytest.mark.parametrize("seconds", [0, 0.001])
def test_a_search_ends_with_its_time(seconds: float) -> None:
    game = Game.at("r5 rs / g1 g2 | r3 | g4 g5 y6 y7 b9 b8 y2")
    assert isinstance(Search(rollouts=10**9, seconds=seconds).move(seen(game.state)), act.Play)
