"""The invariants of RULES.md section 3 that hold for every step of every match, numbered as there."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise

from tests.properties.random_play import Step, is_playing
from unobot.engine import actions as act
from unobot.engine import events as facts
from unobot.engine.cards import PACK, Card
from unobot.engine.evolve import evolve
from unobot.engine.legality import check, legal_actions
from unobot.engine.state import Challenging, NamingColor, Over, State, actor, in_hand, playing, window_of


def cards_of(state: State) -> Counter[Card]:
    """All cards of the hand, wherever they lie."""
    return Counter(card for pile in (*state.hands, state.stock, state.discard) for card in pile)


def states(step: Step) -> Iterator[tuple[State, facts.Event, State]]:
    """The state before and after each event of a step."""
    state = step.before
    for event in step.events:
        following = evolve(state, event)
        yield state, event, following
        state = following
    assert state == step.after


def cards_are_neither_made_nor_lost(step: Step) -> None:
    """1. Stock, discard, hands and held hands are exactly the packs' multiset, after every event."""
    cards = cards_of(step.before)
    for before, event, after in states(step):
        if isinstance(event, facts.HandDealt):
            cards = Counter(PACK * before.rules.packs_for(len(event.seats)))
        elif isinstance(event, facts.HandArranged):
            assert isinstance(step.action, act.Arrange)
            piles = (*step.action.hands, step.action.stock, step.action.discard)
            cards = Counter(card for pile in piles for card in pile)
        assert cards_of(after) == cards


def the_discard_pile_is_never_empty(step: Step) -> None:
    """2. It is never empty after the start, and never starts with a Wild Draw Four."""
    assert step.after.discard or step.after.hand_number == 0
    for event, following in pairwise((*step.events, None)):
        if isinstance(event, facts.StartCardTurned) and event.card is Card.WILD_DRAW_FOUR:
            assert isinstance(following, facts.StartCardReturned)


def there_is_a_color(step: Step) -> None:
    """3. There is one but while a start Wild's is pending; it equals a colored top's."""
    state = step.after
    if state.hand_number == 0:
        return
    shown = state.discard[state.hidden_discards :]
    pending = isinstance(state.phase, NamingColor) and shown == (Card.WILD,)
    abandoned = isinstance(state.phase, Over)  # by the last but one leaving while it was pending
    assert state.color is not None or pending or abandoned
    assert state.discard[-1].color in (None, state.color)


def one_seat_must_act(step: Step) -> None:
    """4. Exactly one, seated and not left; between hands nobody."""
    seat = actor(step.after)
    assert (seat is None) == (not in_hand(step.after))
    assert seat is None or is_playing(step.after, seat)


def a_refusal_changes_nothing(step: Step) -> None:
    """5. What is refused is what ``check`` says; ``do`` has no randomness for it to use."""
    if step.refused is not None:
        assert not step.events
        assert check(step.before, step.action) is step.refused


def draws_take_what_there_is(step: Step) -> None:
    """6. A draw takes min(asked, available); only an empty stock is shuffled anew, under the same top."""
    moves = list(states(step))
    for place, (before, event, after) in enumerate(moves):
        if isinstance(event, facts.StockReplenished):
            assert not before.stock
            assert Counter(after.stock) == Counter(before.discard[:-1])
            assert (after.discard, after.color) == (before.discard[-1:], before.color)
        if isinstance(event, facts.CardsDrawn):
            assert event.cards == before.stock[: event.asked]
            if len(event.cards) < event.asked and len(after.discard) > 1:
                then, more = moves[place + 1][1], moves[place + 2][1]
                assert isinstance(then, facts.StockReplenished)
                assert isinstance(more, facts.CardsDrawn)
                assert more.asked == event.asked - len(event.cards)


ANSWERS = (facts.ChallengeAccepted, facts.ChallengeMade)


def a_wild_draw_four_resolves_in_one_way(step: Step) -> None:
    """8. It is accepted, challenged, stacked upon, or void as its victim or the hand is gone."""
    answers = [event for event in step.events if isinstance(event, ANSWERS)]
    challenge = step.before.phase
    if not isinstance(challenge, Challenging):
        assert not answers
        return
    resolved = step.after.phase != challenge
    ways = [
        bool(answers),
        any(isinstance(event, facts.CardPlayed) for event in step.events),
        isinstance(step.action, act.Leave) and resolved,
    ]
    assert ways.count(True) == resolved
    assert len(answers) <= 1


def an_emptied_hand_is_never_guilty(step: Step) -> None:
    """8. A Wild Draw Four as last card is always legal, and cannot be challenged."""
    for event in step.events:
        if isinstance(event, facts.ChallengeMade):
            assert event.held or not event.guilty
    if any(isinstance(event, facts.HandWon) for event in step.events):
        assert not any(isinstance(event, facts.ChallengeOffered) for event in step.events)


def a_catch_closes_its_window(step: Step) -> None:
    """9. A catch succeeds at most once a window, and changes neither phase nor turn."""
    for event in step.events:
        if isinstance(event, facts.PlayerCaught):
            window = window_of(step.before, event.seat)
            assert window is not None
            assert window.catchable
            assert window.id not in {other.id for other in step.after.windows}
            assert step.after.phase == step.before.phase


def a_window_means_one_card(step: Step) -> None:
    """9. Only who holds one card can be caught, and each window has its own number."""
    for window in step.after.windows:
        assert len(step.after.hands[window.seat]) == 1
        assert is_playing(step.after, window.seat)
    assert len({window.seat for window in step.after.windows}) == len(step.after.windows)
    opened = [event.window for event in step.events if isinstance(event, facts.UnoWindowOpened)]
    assert all(number > step.before.windows_opened for number in opened)


def armed_means_two_cards(step: Step) -> None:
    """10."""
    for seat in step.after.armed:
        assert len(step.after.hands[seat]) == 2
        assert is_playing(step.after, seat)


def a_draw_touches_one_hand(step: Step) -> None:
    """11. A penalty, as any draw, touches only that hand and the stock."""
    for before, event, after in states(step):
        if isinstance(event, facts.CardsDrawn):
            assert after.hands[event.seat] == before.hands[event.seat] + event.cards
            for seat in range(len(before.seats)):
                assert seat == event.seat or after.hands[seat] == before.hands[seat]
            assert (after.phase, after.color, after.seats) == (before.phase, before.color, before.seats)
            assert after.discard == before.discard


def seats_keep_their_order(step: Step) -> None:
    """12. Leaving keeps seat order and valid pointers, in every phase."""
    before, after = step.before.seats, step.after.seats
    assert [seat.person for seat in after[: len(before)]] == [seat.person for seat in before]
    assert len(step.after.hands) == len(step.after.drew_on) == len(after)
    phase = step.after.phase
    four = getattr(phase, "draw_four", None)
    if four is not None:
        assert is_playing(step.after, four.victim)
        assert 0 <= four.offender < len(after)
    assert not in_hand(step.after) or len(playing(step.after)) > 1


def the_game_can_go_on(step: Step) -> None:
    """13. Every live state has a legal action, and a timeout."""
    seat = actor(step.after)
    if seat is not None:
        assert legal_actions(step.after, seat)
        assert check(step.after, act.TimeOut(seat)) is None


INVARIANTS: tuple[Callable[[Step], None], ...] = (
    cards_are_neither_made_nor_lost,
    the_discard_pile_is_never_empty,
    there_is_a_color,
    one_seat_must_act,
    a_refusal_changes_nothing,
    draws_take_what_there_is,
    a_wild_draw_four_resolves_in_one_way,
    an_emptied_hand_is_never_guilty,
    a_catch_closes_its_window,
    a_window_means_one_card,
    armed_means_two_cards,
    a_draw_touches_one_hand,
    seats_keep_their_order,
    the_game_can_go_on,
)
