"""A seat that sits one hand out: no cards, no turn, no points; place and total stay, and it comes back."""

import pytest
from msgspec.structs import replace

from unobot.engine import actions as act
from unobot.engine import events as facts
from unobot.engine.decide import apply
from unobot.engine.keys import override
from unobot.engine.legality import check
from unobot.engine.notation import parse_cards
from unobot.engine.reasons import Reason
from unobot.engine.rules import Rules
from unobot.engine.state import Over, Standing, State, actor, in_hand, playing, seated
from unobot.rulesets import NAMES, load


def table(rules: Rules, *persons: str) -> State:
    state = State(rules=rules)
    for person in persons:
        state = apply(state, act.TakeSeat(person), lambda: "seats").state
    return state


def dealt(state: State, *sits_out: int, seed: str = "seed") -> State:
    return apply(state, act.Deal(0, sits_out), lambda: seed).state


def played_out(state: State) -> State:
    """The hand is over: all but one of those who held cards have left."""
    while in_hand(state):
        state = apply(state, act.Leave(playing(state)[0]), lambda: "seed").state
    return state


@pytest.mark.parametrize("ruleset", NAMES)
def test_who_sits_out_gets_no_cards_and_is_passed_over(ruleset: str) -> None:
    state = dealt(table(load(ruleset), "a", "b", "c"), 1)
    assert playing(state) == [0, 2]
    assert seated(state) == [0, 1, 2]
    assert state.seats[1].standing is Standing.WAITING
    assert not state.hands[1]
    assert state.seats[1].hands == 0
    for _ in range(6):
        asked = actor(state)
        assert asked in (0, 2)
        state = apply(state, act.TimeOut(asked), lambda: "seed").state


def test_the_next_hand_is_dealt_to_all_again() -> None:
    over = played_out(dealt(table(load("classic"), "a", "b", "c", "d"), 3))
    assert isinstance(over.phase, Over)
    assert over.seats[3].total == 0
    state = dealt(over)
    assert playing(state) == [2, 3]
    assert state.seats[3].hands == 1


def test_who_held_cards_in_the_last_hand_holds_none_in_this_one() -> None:
    hands = tuple(map(parse_cards, ("r5", "g1", "b2", "y3")))
    arranged = act.Arrange(
        dealer=3, turn=0, hands=hands, stock=parse_cards("b9"), discard=parse_cards("r3"), totals=(0,) * 4
    )
    state = table(load("classic"), "a", "b", "c", "d")
    for action in (arranged, act.Play(0, hands[0][0])):
        state = apply(state, action, lambda: "seed").state
    assert playing(state) == [0, 1, 2, 3]
    state = dealt(state, 2)
    assert playing(state) == [0, 1, 3]
    assert (state.hands[2], state.seats[2].total, state.seats[2].hands) == ((), 2, 1)


@pytest.mark.parametrize("ruleset", NAMES)
def test_a_dealer_who_would_sit_out_is_passed_over(ruleset: str) -> None:
    for seat in range(3):
        state = dealt(table(load(ruleset), "a", "b", "c"), seat)
        assert state.dealer != seat


@pytest.mark.parametrize(("sits_out", "refused"), [((), None), ((2,), None), ((1, 2), Reason.NOT_NOW)])
def test_two_have_to_be_dealt_to(sits_out: tuple[int, ...], refused: Reason | None) -> None:
    assert check(table(load("classic"), "a", "b", "c"), act.Deal(0, sits_out)) is refused


def test_a_deal_that_turns_up_nothing_to_start_with_is_repeated_without_who_sits_out() -> None:
    """Where every card goes back, the whole deal is done anew: to the same seats."""
    redraw = override(load("classic"), {"start.action": "redraw", "start.wild": "redraw"})
    rules = replace(redraw, hand_size=26, packs=1)  # four cards are left to start with
    seeds = (f"seed {number}" for number in range(2000))
    for seed in seeds:
        state = table(rules, *"abcde")
        outcome = apply(state, act.Deal(0, (4,)), lambda seed=seed: seed)
        deals = [event for event in outcome.events if isinstance(event, facts.HandDealt)]
        assert all(set(deal.seats) == {0, 1, 2, 3} for deal in deals)
        if len(deals) > 1:
            assert in_hand(outcome.state)
            return
    pytest.fail("no deal was repeated")
