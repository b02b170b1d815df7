"""How the match stands for one viewer."""

from typing import Any

import pytest

from tests.engine.positions import PHASE_NAMES, RULESETS, Game, rules
from unobot.engine.cards import Card, Color, Rank
from unobot.engine.notation import parse_cards, write_cards
from unobot.engine.state import Standing
from unobot.engine.views import PHASES, Audience, PhaseView, view

PUBLIC, EVERYBODY = Audience.PUBLIC, Audience.EVERYBODY


def test_a_string_set_in_secret_is_known_to_its_seat_alone() -> None:
    game = Game.at("r5 b1 / r9 g2 / y1 y2 | r3 | -", RULESETS["chat"]).do("b uno")
    assert [view(game.state, viewer).armed for viewer in (0, 1, PUBLIC)] == [(), (1,), ()]


def test_a_declared_uno_is_known_to_all() -> None:
    game = Game.at("r5 b1 / r9 g2 / y1 y2 | r3 | -", RULESETS["official"]).do("a uno")
    assert [view(game.state, viewer).armed for viewer in (0, 1, PUBLIC)] == [(0,), (0,), (0,)]


def test_the_view_of_a_seat() -> None:
    game = Game.at("r5 b1 r2 w / g1 g2 / y1 y2 | b3 r3 | y8 y9", RULESETS["chat"], (5, 6, 7))
    mine = view(game.state, 0)
    assert (mine.seat, write_cards(mine.hand), write_cards(mine.playable)) == (0, "r5 b1 r2 w", "r5 r2 w")
    assert (mine.top, mine.color, mine.direction, mine.stock) == (Card("r3"), Color.RED, 1, 2)
    assert write_cards(mine.discard) == "b3 r3"
    assert [(seat.total, seat.count) for seat in mine.seats] == [(5, 4), (6, 2), (7, 2)]
    assert mine.phase == PhaseView("play", 0)
    assert mine.hands == ()


def test_the_view_of_the_public_has_no_hand() -> None:
    public = view(Game.at("r5 b1 / g1 g2 | r3 | -", RULESETS["chat"]).state, PUBLIC)
    assert (public.seat, public.hand, public.playable, public.hands) == (None, (), (), ())


def test_all_hands_are_open_once_the_hand_is_over_and_not_before() -> None:
    game = Game.at("r5 / g1 g2 / y1 | r3 | -", RULESETS["chat"])
    assert view(game.state, EVERYBODY).hands == ()
    game.do("a play r5")
    assert view(game.state, EVERYBODY).hands == ((), parse_cards("g1 g2"), parse_cards("y1"))
    assert view(game.state, PUBLIC).hands == ()
    assert view(game.state, PUBLIC).phase == PhaseView("over", 0)


def test_nothing_is_on_the_table_before_the_first_deal() -> None:
    game = Game(RULESETS["chat"]).do("- join x")
    nothing = view(game.state, 0)
    assert (nothing.top, nothing.hand, nothing.playable, nothing.phase) == (
        None,
        (),
        (),
        PhaseView("waiting"),
    )
    assert nothing.seats[0].standing is Standing.WAITING


@pytest.mark.parametrize(
    ("moves", "keys", "seat", "phase"),
    [
        ("a draw", {}, 0, PhaseView("drawn", 0, card=Card("r9"))),
        ("a draw", {}, 1, PhaseView("drawn", 0)),
        ("a play w", {}, 1, PhaseView("color", 0)),
        ("a play r7", {"house__seven_swap": True}, 1, PhaseView("swap", 0)),
        ("a play rd", {"house__stacking": "same"}, 1, PhaseView("play", 1, 2, Rank.DRAW_TWO)),
    ],
)
def test_what_is_asked_of_whom(moves: str, keys: dict[str, Any], seat: int, phase: PhaseView) -> None:
    game = Game.at("w r7 rd b1 / g1 g2 / y1 y2 | r3 | r9", rules("chat", **keys)).do(moves)
    assert view(game.state, seat).phase == phase


def test_every_phase_has_a_view_of_the_name_that_scenarios_use() -> None:
    assert set(PHASES) == set(PHASE_NAMES)


def test_what_a_leaver_put_beneath_the_discards_is_not_shown() -> None:
    game = Game.at("r5 b1 / g1 g2 / y1 y2 | b3 r3 | -", RULESETS["chat"]).do("b leave")
    assert write_cards(game.state.discard) == "g1 g2 b3 r3"
    assert write_cards(view(game.state, 0).discard) == "b3 r3"


def test_the_table_remembers_on_which_color_a_seat_drew() -> None:
    game = Game.at("b1 b2 / g1 g2 | r3 | y9", RULESETS["chat"]).do("a draw")
    assert [seat.drew_on for seat in view(game.state, 1).seats] == [Color.RED, None]


def test_open_windows_are_seen_by_all() -> None:
    game = Game.at("r5 b1 / g1 g2 | r3 | y9", RULESETS["chat"]).do("a play r5")
    assert view(game.state, PUBLIC).windows == (0,)


@pytest.mark.parametrize(
    ("position", "moves", "keys", "seat", "playable"),
    [
        ("r5 b1 / r5 r4 | r3 | -", "a play r5", {"house__jump_in": "numbers"}, 1, "r5 r4"),
        ("r5 b1 b2 / g1 g5 / r5 r4 | r3 | -", "a play r5", {"house__jump_in": "numbers"}, 2, "r5"),
        ("r5 b1 b2 / g1 g5 / r5 r4 | r3 | -", "a play r5", {}, 2, ""),
        ("r5 r6 / g1 g5 | r3 | r9", "a draw", {}, 0, "r9"),
        ("w / g1 g5 | r3 | r9", "", {"going_out__forbid": "wilds"}, 0, ""),
        ("wd4 r1 / g1 g5 | r3 | r9", "", {"wild_draw_four__enforcement": "strict"}, 0, "r1"),
        ("wd4 b1 / g1 g5 | r3 | r9", "", {"wild_draw_four__enforcement": "strict"}, 0, "wd4"),
        ("w r1 / g1 g5 | r3 | r9", "a play w", {}, 0, ""),
        ("r1 / g1 g5 | r3 | r9", "a play r1", {}, 1, ""),
        ("rd b1 / r1 g1 gd | r3 | r9", "a play rd", {"house__stacking": "same"}, 1, "gd"),
    ],
)
def test_the_faces_that_a_seat_may_play(
    position: str, moves: str, keys: dict[str, Any], seat: int, playable: str
) -> None:
    game = Game.at(position, rules("chat", **keys))
    if moves:
        game.do(moves)
    assert write_cards(view(game.state, seat).playable) == playable
