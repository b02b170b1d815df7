"""Invariant 14: two states that differ only in hidden cards look the same to everyone who may not know."""

import random
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from tests.properties.invariants import states
from tests.properties.random_play import Match, do, matches
from unobot.engine import actions as act
from unobot.engine import events as facts
from unobot.engine.cards import Card
from unobot.engine.observations import observe
from unobot.engine.state import Cards, Drawn, State, actor, in_hand
from unobot.engine.views import Audience, Viewer, view

few = settings(max_examples=60, deadline=None, derandomize=True)


def with_other_secrets(state: State, knower: int | None, rng: random.Random) -> State:
    """The same state with all cards dealt anew that ``knower`` (a seat, or nobody) may not know.

    These are the other hands, the stock, and what leavers put beneath the discards. A card that is asked
    about stays in its hand.
    """
    hidden = state.hidden_discards
    fixed = {actor(state)} if isinstance(state.phase, Drawn) else set()
    seats = [seat for seat in range(len(state.hands)) if seat != knower and seat not in fixed]
    cards = [*state.stock, *state.discard[:hidden], *(card for seat in seats for card in state.hands[seat])]
    rng.shuffle(cards)

    def take(count: int) -> Cards:
        taken, cards[:count] = tuple(cards[:count]), []
        return taken

    hands: list[Cards] = list(state.hands)
    for seat in seats:
        hands[seat] = take(len(state.hands[seat]))
    discard = take(hidden) + state.discard[hidden:]
    return replace(state, hands=tuple(hands), discard=discard, stock=take(len(state.stock)))


@few
@given(matches, st.integers(0, 2**32 - 1))
def test_states_that_differ_in_hidden_cards_look_the_same(match: Match, seed: int) -> None:
    rng = random.Random(seed)
    for number, step in enumerate(match.play()):
        if number % 7 or not in_hand(step.after):
            continue
        knowers: list[int | None] = [None, *range(len(step.after.seats))]
        for knower in knowers:
            viewer: Viewer = Audience.PUBLIC if knower is None else knower
            other = with_other_secrets(step.after, knower, rng)
            assert view(other, viewer) == view(step.after, viewer)
            assert_silence_looks_the_same(step.after, other, viewer)


def assert_silence_looks_the_same(state: State, other: State, viewer: Viewer) -> None:
    """What happens by itself looks the same, but for who draws in it, and but for the scores at the end."""
    mover = actor(state)
    assert mover is not None
    runs = [do(each, act.TimeOut(mover), "").events for each in (state, other)]
    told = [event for events in runs for event in events]
    drew = any(isinstance(event, facts.CardsDrawn) and event.seat == viewer for event in told)
    if not drew and not any(isinstance(event, facts.HandScored) for event in told):
        looks = [[observe(event, viewer) for event in events] for events in runs]
        assert looks[0] == looks[1]


OPEN = (facts.CardPlayed, facts.StartCardTurned)
"""The events in which a card is laid open before everybody."""


@few
@given(matches)
def test_nobody_is_shown_a_card_that_is_neither_open_nor_their_own(match: Match) -> None:
    for step in match.play():
        for before, event, after in states(step):
            laid_open = {event.card} if isinstance(event, OPEN) else set()
            for viewer in (Audience.PUBLIC, *range(len(after.seats))):
                if isinstance(event, facts.ChallengeMade) and event.shown_to != "none":
                    continue  # the ruleset shows the judged hand
                allowed = own(before, viewer) | own(after, viewer) | laid_open
                assert set(cards_in(observe(event, viewer))) <= allowed
        for viewer in (Audience.PUBLIC, *range(len(step.after.seats))):
            shown = step.after.discard[step.after.hidden_discards :]
            assert set(cards_in(view(step.after, viewer))) <= set(shown) | own(step.after, viewer)


def own(state: State, viewer: Viewer) -> set[Card]:
    """The cards of the viewer's hand."""
    return set(state.hands[viewer]) if isinstance(viewer, int) and viewer < len(state.hands) else set()


def cards_in(value: object) -> Iterator[Card]:
    """Every card named anywhere in a value."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, Struct):
        yield from cards_in(tuple(getattr(value, name) for name in value.__struct_fields__))
    elif isinstance(value, tuple):
        for item in value:
            yield from cards_in(item)
