"""RULES.md section 3, over matches at random with every ruleset that is accepted."""

import random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.positions import RULESETS
from tests.properties.invariants import INVARIANTS
from tests.properties.random_play import ONE_KEY, TOGETHER, Match, Step, changed, do, matches, universe_for
from unobot.engine import actions as act
from unobot.engine.cards import PACK, Card, Rank
from unobot.engine.codec import STATES, decode, encode
from unobot.engine.decide import decide
from unobot.engine.events import Event
from unobot.engine.evolve import fold
from unobot.engine.fairness import recompute
from unobot.engine.keys import override
from unobot.engine.legality import check, legal_actions, playable_cards
from unobot.engine.reasons import Reason, Refused
from unobot.engine.state import Drawn, Playing, Standing, State, actor, in_hand
from unobot.engine.turn import ILLEGAL_PLAYS

few = settings(max_examples=100, deadline=None, derandomize=True)
many = settings(max_examples=250, deadline=None, derandomize=True)
soak = settings(max_examples=5000, deadline=None)


def check_invariants(match: Match) -> None:
    """Play a match, and check every step."""
    for step in match.play():
        for invariant in INVARIANTS:
            invariant(step)


@many
@given(matches)
def test_every_invariant_holds_at_every_step(match: Match) -> None:
    """1-6, 8-13, 16: every accepted combination of keys survives random play."""
    check_invariants(match)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@soak
@given(matches)
def test_every_invariant_holds_at_every_step_of_many_matches(match: Match) -> None:
    check_invariants(match)


def priced(state: State, action: act.Action) -> bool:
    """Whether the rules put a price on a mistake instead of refusing it."""
    reason, rules = check(state, action), state.rules
    if state.seats[action.seat].standing is not Standing.PLAYING:
        return False
    match action:
        case act.Play():
            turn = isinstance(state.phase, Playing | Drawn) and actor(state) == action.seat
            return turn and reason in ILLEGAL_PLAYS and rules.penalty.illegal_play > 0
        case act.CallUno():
            calls = len(state.hands[action.seat]) > 2 and reason is Reason.NOTHING_TO_CALL
            return calls and rules.uno.false_call_penalty > 0
        case act.Catch():
            nothing = reason is Reason.NOTHING_TO_CATCH and action.seat != action.target
            return nothing and rules.uno.false_catch_penalty > 0
    return False


@few
@given(matches)
def test_legal_actions_are_exactly_what_is_accepted(match: Match) -> None:
    """7. Beside them only mistakes that have a price are accepted."""
    for number, step in enumerate(match.play()):
        if number % 9 or not in_hand(step.after):
            continue
        for seat in range(len(step.after.seats)):
            legal = legal_actions(step.after, seat)
            assert len(set(legal)) == len(legal)
            for action in universe_for(step.after, seat, tuple(Card)):
                if isinstance(action, act.PunishSuggestion):
                    continue  # the operators' action, not a seat's
                assert (check(step.after, action) is None) == (action in legal)
                refused = do(step.after, action, "").refused is not None
                assert refused == (action not in legal and not priced(step.after, action))
            plays = [action.card for action in legal if isinstance(action, act.Play)]
            assert playable_cards(step.after, seat) == tuple(dict.fromkeys(plays))


@few
@given(matches)
def test_timeouts_alone_end_every_hand(match: Match) -> None:
    """13."""
    for number, step in enumerate(match.play()):
        if number % 40:
            continue
        state = step.after
        bound = 3 * (len(state.stock) + len(state.discard) + 3 * len(state.seats)) + 20
        while (seat := actor(state)) is not None:
            state = do(state, act.TimeOut(seat), "").after
            bound -= 1
            assert bound


@few
@given(matches)
def test_events_fold_to_the_live_state_and_are_the_same_again(match: Match) -> None:
    """15. Same seed and commands give the same events; the codec brings events and states back."""
    steps = list(match.play())
    state = State(rules=match.rules)
    for step in steps:
        assert [decode(encode(event)) for event in step.events] == list(step.events)
        state = fold(state, step.events)
        assert state == step.after
    assert STATES.decode(STATES.encode(state)) == state
    assert list(match.play()) == steps
    last = steps[-1]
    if last.refused is None and not isinstance(last.action, act.Deal | act.Arrange):
        assert decide(last.before, last.action, lambda: "") == last.events


@few
@given(matches)
def test_every_hand_is_recounted_without_a_fault(match: Match) -> None:
    """All that chance decided follows from the hand's seed, whatever is played."""
    hands: list[list[Event]] = [[]]
    for step in match.play():
        if isinstance(step.action, act.Deal | act.Arrange) and step.refused is None:
            hands.append([])
        hands[-1] += step.events
    assert all(not recompute(match.rules, hand).faults for hand in hands)


# 16. A house rule matters only where its cards are played


def without_ranks(*ranks: Rank) -> tuple[Card, ...]:
    return tuple(card for card in PACK if card.rank not in ranks)


HOUSE_RULES = [
    pytest.param("house.seven_swap", True, without_ranks(Rank.SEVEN), id="seven_swap without sevens"),
    pytest.param("house.zero_rotate", True, without_ranks(Rank.ZERO), id="zero_rotate without zeros"),
    pytest.param(
        "house.stacking",
        "same",
        without_ranks(Rank.DRAW_TWO, Rank.WILD_DRAW_FOUR),
        id="stacking",
    ),
    pytest.param("house.jump_in", "numbers", tuple(Card), id="jump_in without doubles"),
    pytest.param("house.jump_in", "colored", tuple(Card), id="colored jump_in without doubles"),
]


@pytest.mark.parametrize(("key", "value", "pack"), HOUSE_RULES)
@settings(max_examples=15, deadline=None, derandomize=True)
@given(name=st.sampled_from(sorted(RULESETS)), seats=st.integers(2, 5), seed=st.integers(0, 2**32 - 1))
def test_a_house_rule_matters_only_where_its_cards_are_played(
    key: str, value: str | bool, pack: tuple[Card, ...], name: str, seats: int, seed: int
) -> None:
    base = override(RULESETS[name], {"score.limit": 10**6})
    plain = Match(base, seats, seed, 120, pack)
    house = State(rules=override(base, {key: value}))
    for number, step in enumerate(plain.play()):
        if isinstance(step.action, act.Deal):
            return  # a whole pack holds the cards that were left out
        again = do(house, step.action, seed_of(step, number))
        assert (again.events, again.refused) == (step.events, step.refused)
        house = again.after


def seed_of(step: Step, number: int) -> str:
    """The seed that the events of a step hold, so that the other match is dealt the same."""
    return step.after.seed or str(number)


UNREAD = {  # refused before the engine sees them
    Reason.UNKNOWN_COMMAND,
    Reason.NOT_OPERATOR,
    Reason.UNKNOWN_CARD,
    Reason.AMBIGUOUS_CARD,
    Reason.UNKNOWN_COLOR,
}


def test_random_play_reaches_every_event_and_every_reason() -> None:
    """The properties above say nothing of what random play never reaches; some 500 matches reach it all."""
    missing: set[object] = {*get_args(Event), *Reason} - UNREAD
    rng = random.Random(1)
    for seed in range(3000):
        rules = RULESETS[rng.choice(sorted(RULESETS))]
        rules = changed(rules, [*rng.choices(ONE_KEY, k=12), TOGETHER[seed % len(TOGETHER)]])
        for step in Match(rules, rng.randint(2, 5), seed, 200).play():
            missing -= {check(step.before, step.action), *map(type, step.events)}
        if not missing:
            break
    assert missing == set()


@few
@given(matches)
def test_a_refusal_raises_from_decide_too(match: Match) -> None:
    """5."""
    for step in match.play():
        if step.refused is not None:
            with pytest.raises(Refused, match=step.refused.value):
                decide(step.before, step.action, [].pop)
