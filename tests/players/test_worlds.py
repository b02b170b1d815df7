"""Sampled worlds: everything that the seat sees is as it sees it, and the rest could be so."""

import random

import pytest
from msgspec.structs import replace

from tests.engine.positions import Game, rules
from tests.players.positions import CASES, positions, seen
from tests.properties.invariants import cards_of
from unobot.engine import actions as act
from unobot.engine.cards import PACK, Card, Color
from unobot.engine.state import Cards, Challenging, Playing, State
from unobot.engine.views import View
from unobot.players import RulesOfThumb
from unobot.players.worlds import sample, unseen_cards


def world_of(view: View, rng: random.Random, pack: Cards = PACK) -> State:
    """One world."""
    return sample(view, unseen_cards(view, pack), rng)


def without_calls(seen: View) -> View:
    """A view without what worlds leave out: who owes uno, and who has called it ahead."""
    return replace(seen, windows=(), armed=())


@pytest.mark.parametrize("case", CASES)
def test_a_seat_would_see_the_same_in_a_sampled_world(case: str) -> None:
    """Counts, discards, own hand, phase, and what may be played: the world's view is the view."""
    rng = random.Random(case)
    for state in positions(case, every=3):
        if not isinstance(state.phase, Challenging):
            world = world_of(seen(state), rng)
            assert without_calls(seen(world)) == without_calls(seen(state))


def in_the_middle(seats: int, seed: int, leaver: int | None = None) -> State:
    """A hand of whole packs, some twelve moves on; then, perhaps, somebody leaves."""
    game = Game(rules(hand_size=10), seed=f"{seed}")
    for seat in range(seats):
        game.act(act.TakeSeat(f"p{seat}"))
    game.act(act.Deal(0))
    moves = 0
    while moves < 12 or not isinstance(game.state.phase, Playing):
        game.act(RulesOfThumb().move(seen(game.state)))
        moves += 1
    if leaver is not None:
        game.act(act.Leave(leaver))
    return game.state


@pytest.mark.parametrize("seats", [2, 4, 7, 8, 10])
@pytest.mark.parametrize("seed", range(5))
def test_a_world_has_the_cards_of_its_packs(seats: int, seed: int) -> None:
    state = in_the_middle(seats, seed)
    world = world_of(seen(state), random.Random(seed))
    assert cards_of(world) == cards_of(state)
    assert world.hidden_discards == 0


@pytest.mark.parametrize("seed", range(5))
def test_what_a_leaver_held_lies_beneath_the_discards(seed: int) -> None:
    state = in_the_middle(4, seed, leaver=3)
    assert state.hidden_discards
    world = world_of(seen(state), random.Random(seed))
    assert cards_of(world) == cards_of(state)
    assert world.hidden_discards == state.hidden_discards
    assert world.discard[world.hidden_discards :] == state.discard[state.hidden_discards :]


def test_worlds_differ_in_what_is_hidden() -> None:
    view = seen(in_the_middle(3, 1))
    rng = random.Random(1)
    worlds = [world_of(view, rng) for _ in range(20)]
    other = (view.phase.seat or 0) - 1
    assert len({world.hands[other] for world in worlds}) == 20
    assert len({world.stock for world in worlds}) == 20
    assert len({world.seed for world in worlds}) == 20


def test_the_same_numbers_sample_the_same_world() -> None:
    view = seen(in_the_middle(3, 1))
    assert world_of(view, random.Random(7)) == world_of(view, random.Random(7))


def test_who_drew_on_a_color_holds_less_of_it() -> None:
    """Far less than a fair share, but not nothing: something may have been drawn since."""
    game = Game.at("r1 g2 / b1 b2 b3 y4 y5 y6 | g3 | y1 y2 y3 y7 y8 y9 b4")
    before = seen(game.state)
    game.do("a play g2; b draw")
    after = seen(game.do("b pass").state if game.state.phase.seat == 1 else game.state)
    assert after.seats[1].drew_on is Color.GREEN

    def greens(view: View) -> int:
        rng = random.Random(3)
        hands = [world_of(view, rng).hands[1] for _ in range(500)]
        return sum(card.color is Color.GREEN for hand in hands for card in hand)

    assert 0 < greens(after) < greens(before) / 2


def test_a_seat_holds_what_it_is_unlikely_to_hold_where_nothing_else_is_left() -> None:
    greens = tuple(card for card in PACK if card.color is Color.GREEN)
    game = Game.at("g2 g3 / g4 g5 g5 | g9 | g7 g8").do("a play g3; b draw; b play g7")
    world = world_of(seen(game.state), random.Random(1), pack=greens)
    assert [len(hand) for hand in world.hands] == [1, 3]
    assert {card.color for hand in world.hands for card in hand} == {Color.GREEN}


def test_a_pack_of_other_cards() -> None:
    """What cannot be in the pack is in nobody's hand."""
    reds = tuple(card for card in PACK if card.color is Color.RED)
    game = Game.at("r1 r2 / r3 r4 r5 | r6 | r7 r8 r9")
    world = world_of(seen(game.state), random.Random(1), pack=reds)
    assert {card.color for card in cards_of(world)} == {Color.RED}


def test_more_of_a_card_than_a_pack_has_takes_more_packs() -> None:
    game = Game.at("r1 r1 r1 r1 r1 / g1 | r6 | r7 r8 r9")
    assert cards_of(world_of(seen(game.state), random.Random(1)))[Card.RED_1] >= 5
