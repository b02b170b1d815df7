"""RULES.md section 4, the start of a hand: P1 is the dealer (the last seat), P2 is seat ``a``."""

from typing import Any

import pytest

from tests.engine.cases import ALL, case, play_case
from tests.engine.positions import RULESETS, Game, rules
from unobot.engine import actions as act
from unobot.engine import events as facts
from unobot.engine.cards import PACK, PACK_SIZE, Rank
from unobot.engine.notation import parse_position
from unobot.engine.rules import Rules
from unobot.engine.state import Standing, actor

THREE = "r5 g1 / g2 b3 / b4 y6"

START = [
    *case("case 1 A7 B6 number up", f"{THREE} | - | g9", "", move="a play", top="g9", color="green",
          direction=1, events="HandArranged StartCardTurned TurnBegan"),
    *case("case 2 A8 B24 Skip up", f"{THREE} | - | rs", "", move="b play",
          events="HandArranged StartCardTurned SeatSkipped TurnBegan"),
    *case("case 3 Skip up, two players, no follow-up penalty", "g1 g2 / g3 g4 | - | rs r1 r2", "",
          move="b play", counts=(2, 2), penalties={}),
    *case("case 4 A8 Reverse up, as if the dealer had played it", "r5 g1 / g2 b3 / r7 g4 / y1 y2 | - | rr",
          "c play r7", under=("classic",), move="b play", direction=-1),
    *case("case 4 B23 Reverse up, the dealer first", "r5 g1 / g2 b3 / r7 g4 / r1 y2 | - | rr", "d play r1",
          under=("chat", "official"), move="c play", direction=-1),
    *case("case 5 Reverse up, two players", "g1 g2 / g3 g4 | - | rr r1 r2", "", move="b play", counts=(2, 2)),
    *case("case 6 A8 B25 Draw Two up", f"{THREE} | - | bd r1 r2 y9", "", move="b play", a="r5 g1 r1 r2",
          counts=(4, 2, 2), penalties={}),
    *case("case 7 Draw Two up, two players", "g1 g2 / g3 g4 | - | bd r1 r2", "", move="b play",
          a="g1 g2 r1 r2"),
    *case("case 8 A8 Wild up, the dealer names", f"{THREE} | - | w", "", under=("classic",), move="c color",
          color="none", top="w"),
    *case("case 8 A8 Wild up, the dealer has named", f"{THREE} | - | w", "c color blue", under=("classic",),
          move="a play", color="blue", events="ColorChosen TurnBegan"),
    *case("case 8 only the dealer names", f"{THREE} | - | w", "a color blue", under=("classic",),
          refused="not-your-turn"),
    *case("case 8 B22 Wild up, the first player names", f"{THREE} | - | w", "", under=("chat", "official"),
          move="a color", color="none"),
    *case("case 8 B22 Wild up, and plays", f"{THREE} | - | w", "a color green; a play g1",
          under=("chat", "official"), move="b play", top="g1"),
    *case("case 8 nothing is played before the color is named", f"{THREE} | - | w", "a play g1",
          under=("chat", "official"), refused="must-choose-color"),
    *case("case 10 A9 B21 Wild Draw Four up", f"{THREE} | - | wd4 g9", "", move="a play", top="g9",
          color="green", stock=1),
    *case("start.wild redraw", f"{THREE} | - | w g9", "", keys={"start__wild": "redraw"}, move="a play",
          top="g9", stock=1),
    *case("start.action redraw", f"{THREE} | - | rs g9", "", keys={"start__action": "redraw"}, move="a play",
          top="g9", stock=1),
    *case("start.action redraw leaves a Wild", f"{THREE} | - | w g9", "", under=("chat",),
          keys={"start__action": "redraw"}, move="a color"),
    *case("a start Draw Two cannot be stacked on", "rd g1 / g2 gd / b4 y6 | - | bd r1 r2 r3 r4", "a play rd",
          keys={"house__stacking": "same"}, refused="not-your-turn"),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "position", "moves", "totals", "expected"), START)
def test_start(
    rules: Rules, position: str, moves: str, totals: tuple[int, ...], expected: dict[str, Any]
) -> None:
    play_case(rules, position, moves, totals, expected)


def dealt(rules: Rules, players: int, seed: str = "a") -> Game:
    """A hand dealt by seat 0's wish to ``players`` seats."""
    game = Game(rules, seed)
    game.do(*(f"- join p{number}" for number in range(players)), "a deal")
    return game


@pytest.mark.parametrize("ruleset", ALL)
def test_case_12_ten_players_with_one_pack_leave_37_cards(ruleset: str) -> None:
    """case 12"""
    game = next(
        game
        for seed in "abcdefgh"
        if (game := dealt(RULESETS[ruleset], 10, seed)).state.discard[-1].rank.is_number
    )
    assert [len(hand) for hand in game.state.hands] == [7] * 10
    assert len(game.state.stock) == 37


@pytest.mark.parametrize(("players", "packs"), [(2, 1), (10, 1), (11, 2), (21, 2), (22, 3)])
def test_packs_auto_keeps_a_third_of_the_cards_for_the_stock(players: int, packs: int) -> None:
    assert rules("chat", players__max=30).packs_for(players) == packs


def test_a_fixed_number_of_packs_is_dealt_from() -> None:
    game = dealt(rules("chat", packs=3), 2)
    assert sum(map(len, game.state.hands)) + len(game.state.stock) + len(game.state.discard) == 3 * PACK_SIZE


def test_a7_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    game = dealt(rules("chat", hand_size=5), 3)
    deal = next(event for event in game.log if isinstance(event, facts.HandDealt))
    assert deal.seats[-1] == deal.dealer
    assert deal.seats[0] == (deal.dealer + 1) % 3
    first_to_receive = game.state.hands[deal.seats[0]]
    assert first_to_receive[:5] == deal.pack[0:15:3]


def test_dealer_first_starter_is_the_seat_that_opened() -> None:
    game = Game(rules("chat", dealer__first="starter"))
    assert game.do("- join x", "- join y", "- join z", "b deal").state.dealer == 1


def test_dealer_first_random_is_left_to_the_seed() -> None:
    dealers = {dealt(RULESETS["chat"], 3, str(seed)).state.dealer for seed in range(20)}
    assert dealers == {0, 1, 2}


@pytest.mark.parametrize(("rotation", "dealer"), [("next_seat", 0), ("hand_winner", 1)])
def test_dealer_rotation(rotation: str, dealer: int) -> None:
    game = Game.at("r9 g2 / r1 / b4 y6 | r3 | y9 | r + play 1", rules("chat", dealer__rotation=rotation))
    assert game.do("b play r1; a deal").state.dealer == dealer


def test_the_next_dealer_is_seated_even_where_the_winner_has_left() -> None:
    game = Game.at("r1 / g2 b3 / b4 y6 | r3 | y9", rules("chat", dealer__rotation="hand_winner"))
    assert game.do("a play r1; a leave; b deal").state.dealer == 1


def test_a_void_hand_is_dealt_again_by_the_same_dealer() -> None:
    game = Game.at("b1 b2 / g1 g9 | r3 | -", RULESETS["official"]).do("a draw; b draw")
    assert game.do("a deal").state.dealer == 1


def test_a_void_hand_is_dealt_by_the_next_seat_where_its_dealer_has_left() -> None:
    game = Game.at("b1 b2 / g1 g9 / y1 y2 | r3 | -", RULESETS["official"])
    assert game.do("a draw; b draw; c draw; c leave; a deal").state.dealer == 0


def test_where_only_wild_draw_fours_are_left_the_hand_is_dealt_anew() -> None:
    game = Game.at("r5 g1 / g2 b3 | - | wd4 wd4", RULESETS["chat"])
    deals = [event for event in game.log if isinstance(event, facts.HandDealt)]
    assert len(deals) == 1
    assert deals[0].dealer == 1
    assert sorted(deals[0].pack, key=PACK.index) == list(PACK)
    assert game.state.discard[0].rank is not Rank.WILD_DRAW_FOUR


def test_a_hand_dealt_anew_is_counted_once() -> None:
    game = Game.at("r5 g1 / g2 b3 | - | wd4 wd4", RULESETS["chat"])
    assert game.state.hand_number == 1
    assert [seat.hands for seat in game.state.seats] == [1, 1]


def test_nobody_who_left_gets_cards() -> None:
    game = Game.at("r1 / g2 b3 / b4 y6 | r3 | y9", RULESETS["chat"])
    game.do("a play r1; c leave; a deal")
    assert game.state.seats[2].standing is Standing.LEFT
    assert game.state.hands[2] == ()


def test_a_hand_is_not_set_up_for_who_left() -> None:
    game = Game.at("r1 / g2 b3 / b4 y6 | r3 | y9", RULESETS["chat"])
    game.do("a play r1; c leave")
    position = parse_position("r1 b1 / g2 b3 / - | r3 | y9 y8 | r + play 0")
    game.act(
        act.Arrange(
            dealer=1,
            turn=0,
            hands=position.hands,
            stock=position.stock,
            discard=position.discard,
            totals=(0, 0, 0),
        )
    )
    assert game.state.seats[2].standing is Standing.LEFT
    assert game.do("a play r1; b draw").state.phase.seat == 0


@pytest.mark.parametrize(("minimum", "reason"), [(2, None), (3, "not-now")])
def test_players_min(minimum: int, reason: str | None) -> None:
    game = Game(rules("chat", players__min=minimum)).do("- join x; - join y")
    refusal = game.refusal("a deal")
    assert (refusal and refusal.value) == reason


def test_players_max() -> None:
    game = Game(rules("chat", players__max=2)).do("- join x; - join y")
    refusal = game.refusal("- join z")
    assert refusal is not None
    assert refusal.value == "table-full"


def test_nobody_sits_twice() -> None:
    refusal = Game(RULESETS["chat"]).do("- join x; - join y").refusal("- join x")
    assert refusal is not None
    assert refusal.value == "already-seated"


def test_hand_size() -> None:
    game = dealt(rules("chat", hand_size=9, start__action="redraw", start__wild="redraw"), 3)
    assert [len(hand) for hand in game.state.hands] == [9, 9, 9]


def test_before_the_first_hand_and_between_hands_no_card_can_be_played() -> None:
    game = Game(RULESETS["chat"]).do("- join x; - join y")
    for words in ("a play r1", "a draw", "a timeout", "a uno", "a catch b", "a challenge", "a suggests"):
        refusal = game.refusal(words)
        assert refusal is not None
        assert refusal.value == "no-game"
    assert actor(game.state) is None


def test_a_card_of_every_rank_can_start_but_the_wild_draw_four() -> None:
    tops = set()
    for seed in range(400):
        game = dealt(RULESETS["chat"], 2, str(seed))
        turned = [event.card for event in game.log if isinstance(event, facts.StartCardTurned)]
        tops.add(turned[-1].rank)
    assert tops == set(Rank) - {Rank.WILD_DRAW_FOUR}
