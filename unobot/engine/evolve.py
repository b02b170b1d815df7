"""What an event changes: ``evolve(state, event) -> state``. Decides nothing and knows no rules."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from msgspec.structs import replace

from unobot.engine import events as facts
from unobot.engine import new_hand
from unobot.engine.state import (
    Challenging,
    Drawn,
    NamingColor,
    Over,
    Playing,
    Seat,
    Standing,
    State,
    Swapping,
    UnoWindow,
    without,
)

Evolver = Callable[..., State]
Item = TypeVar("Item")


def evolve(state: State, event: facts.Event) -> State:
    """The state after ``event``, which must have been decided for ``state``."""
    return EVOLVERS[type(event)](state, event)


def fold(state: State, events: Iterable[facts.Event]) -> State:
    """The state after all of ``events``."""
    for event in events:
        state = evolve(state, event)
    return state


def _with(items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    """``items``, of which the one at ``index`` is now ``item``."""
    changed = list(items)
    changed[index] = item
    return tuple(changed)


def _disarmed(state: State, seat: int) -> tuple[int, ...]:
    return tuple(other for other in state.armed if other != seat)


def _unwatched(state: State, seat: int) -> tuple[UnoWindow, ...]:
    return tuple(window for window in state.windows if window.seat != seat)


# Seats


def _seat_taken(state: State, event: facts.SeatTaken) -> State:
    if event.seat < len(state.seats):
        seat = replace(
            state.seats[event.seat], person=event.person, total=event.total, standing=Standing.WAITING
        )
        return replace(state, seats=_with(state.seats, event.seat, seat))
    return replace(
        state,
        seats=(*state.seats, Seat(event.person, event.total)),
        hands=(*state.hands, ()),
        drew_on=(*state.drew_on, None),
    )


def _seat_left(state: State, event: facts.SeatLeft) -> State:
    index = event.seat
    seat = state.seats[index]
    phase = state.phase
    if isinstance(phase, NamingColor) and phase.draw_four and phase.draw_four.victim == index:
        phase = replace(phase, draw_four=None)
    gone = replace(seat, standing=Standing.LEFT, total=seat.total + event.charged)
    return replace(
        state,
        seats=_with(state.seats, index, gone),
        hands=_with(state.hands, index, ()) if event.cards else state.hands,
        discard=event.cards + state.discard,
        hidden_discards=state.hidden_discards + len(event.cards),
        phase=phase,
        windows=_unwatched(state, index),
        armed=_disarmed(state, index),
        empty_draws=0,
    )


# Turns


def _turn_began(state: State, event: facts.TurnBegan) -> State:
    return replace(state, phase=Playing(event.seat, event.owed, event.stacked))


def _card_played(state: State, event: facts.CardPlayed) -> State:
    seat, card = event.seat, event.card
    return replace(
        state,
        hands=_with(state.hands, seat, without(state.hands[seat], card)),
        discard=(*state.discard, card),
        color=card.color or state.color,
        armed=state.armed and _disarmed(state, seat),
        empty_draws=0,
    )


def _direction_reversed(state: State, event: facts.DirectionReversed) -> State:
    return replace(state, direction=event.direction)


def _cards_drawn(state: State, event: facts.CardsDrawn) -> State:
    """A hand that grew ends its uno window and its armed call."""
    seat, drawn = event.seat, event.cards
    chosen = event.cause == "turn"
    if not drawn:
        return replace(state, empty_draws=state.empty_draws + 1) if chosen else state
    return replace(
        state,
        hands=_with(state.hands, seat, state.hands[seat] + drawn),
        stock=state.stock[len(drawn) :],
        windows=state.windows and _unwatched(state, seat),
        armed=state.armed and _disarmed(state, seat),
        empty_draws=0,
        drew_on=_with(state.drew_on, seat, state.color) if chosen else state.drew_on,
    )


def _stock_replenished(state: State, event: facts.StockReplenished) -> State:
    return replace(
        state,
        stock=event.stock,
        discard=state.discard[-1:],
        hidden_discards=0,
        shuffles=state.shuffles + 1,
    )


def _play_or_pass_asked(state: State, event: facts.PlayOrPassAsked) -> State:
    return replace(state, phase=Drawn(event.seat, event.card))


# Wilds


def _color_asked(state: State, event: facts.ColorAsked) -> State:
    return replace(state, phase=NamingColor(event.seat, event.keeps_turn, event.draw_four))


def _color_chosen(state: State, event: facts.ColorChosen) -> State:
    used = 1 if event.how == "chance" else 0
    return replace(state, color=event.color, shuffles=state.shuffles + used)


def _challenge_offered(state: State, event: facts.ChallengeOffered) -> State:
    return replace(state, phase=Challenging(event.draw_four.victim, event.draw_four))


# House rules


def _swap_asked(state: State, event: facts.SwapAsked) -> State:
    return replace(state, phase=Swapping(event.seat))


def _hands_swapped(state: State, event: facts.HandsSwapped) -> State:
    hands = _with(state.hands, event.seat, event.hand)
    hands = _with(hands, event.target, event.target_hand)
    both = (event.seat, event.target)
    return replace(
        state,
        hands=hands,
        windows=tuple(window for window in state.windows if window.seat not in both),
        armed=tuple(seat for seat in state.armed if seat not in both),
    )


def _hands_rotated(state: State, event: facts.HandsRotated) -> State:
    return replace(state, hands=event.hands, windows=(), armed=())


# Uno


def _uno_armed(state: State, event: facts.UnoArmed) -> State:
    return replace(state, armed=(*_disarmed(state, event.seat), event.seat))


def _uno_lapsed(state: State, event: facts.UnoLapsed) -> State:
    return replace(state, armed=_disarmed(state, event.seat))


def _uno_called(state: State, event: facts.UnoCalled | facts.PlayerCaught) -> State:
    return replace(state, windows=_unwatched(state, event.seat))


def _uno_window_opened(state: State, event: facts.UnoWindowOpened) -> State:
    window = UnoWindow(event.window, event.seat, event.catchable, event.ripe)
    return replace(state, windows=(*state.windows, window), windows_opened=event.window)


def _uno_window_moved(state: State, event: facts.UnoWindowMoved) -> State:
    return replace(
        state,
        windows=tuple(
            replace(window, **{event.change: True}) if window.id == event.window else window
            for window in state.windows
        ),
    )


def _uno_window_closed(state: State, event: facts.UnoWindowClosed) -> State:
    return replace(state, windows=tuple(window for window in state.windows if window.id != event.window))


# The end


def _hand_over(state: State, event: facts.HandWon | facts.HandBlocked) -> State:
    over = Over(event.seat) if isinstance(event, facts.HandWon) else Over(None, event.void)
    return replace(state, phase=over, windows=(), armed=())


def _hand_scored(state: State, event: facts.HandScored) -> State:
    seats = tuple(replace(seat, total=total) for seat, total in zip(state.seats, event.totals, strict=True))
    return replace(state, seats=seats)


def _match_won(state: State, event: facts.MatchWon) -> State:
    return replace(state, winners=event.winners)


def _nothing(state: State, event: facts.Event) -> State:
    return state


TELLING: tuple[type, ...] = (
    facts.SeatSkipped,
    facts.ChallengeAccepted,
    facts.ChallengeMade,
    facts.FalseCatchMade,
    facts.FalseCallMade,
    facts.IllegalCardTried,
    facts.SuggestionPunished,
    facts.FollowUpMissed,
    facts.TurnPassed,
    facts.TimedOut,
)
"""Events that only tell why what follows them happened."""

EVOLVERS: dict[type, Evolver] = {
    facts.SeatTaken: _seat_taken,
    facts.SeatLeft: _seat_left,
    facts.HandDealt: new_hand.hand_dealt,
    facts.HandArranged: new_hand.hand_arranged,
    facts.StartCardTurned: new_hand.start_card_turned,
    facts.StartCardReturned: new_hand.start_card_returned,
    facts.TurnBegan: _turn_began,
    facts.CardPlayed: _card_played,
    facts.DirectionReversed: _direction_reversed,
    facts.CardsDrawn: _cards_drawn,
    facts.StockReplenished: _stock_replenished,
    facts.PlayOrPassAsked: _play_or_pass_asked,
    facts.ColorAsked: _color_asked,
    facts.ColorChosen: _color_chosen,
    facts.ChallengeOffered: _challenge_offered,
    facts.SwapAsked: _swap_asked,
    facts.HandsSwapped: _hands_swapped,
    facts.HandsRotated: _hands_rotated,
    facts.UnoArmed: _uno_armed,
    facts.UnoLapsed: _uno_lapsed,
    facts.UnoCalled: _uno_called,
    facts.PlayerCaught: _uno_called,
    facts.UnoWindowOpened: _uno_window_opened,
    facts.UnoWindowMoved: _uno_window_moved,
    facts.UnoWindowClosed: _uno_window_closed,
    facts.HandWon: _hand_over,
    facts.HandBlocked: _hand_over,
    facts.HandScored: _hand_scored,
    facts.MatchWon: _match_won,
    **dict.fromkeys(TELLING, _nothing),
}
"""How each type of event changes the state."""
