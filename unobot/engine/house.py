"""House rules (A22): stacking, seven-swap, zero-rotate. Jump-ins are a matter of legality alone."""

from unobot.engine import actions as act
from unobot.engine import events as facts
from unobot.engine.draft import Draft
from unobot.engine.state import Cards, Challenging, Playing, State, next_seat, playing


def pending_stack(state: State) -> int:
    """How many cards wait for the seat on turn, and grow if it adds to the stack; 0 without one."""
    if isinstance(state.phase, Playing):
        return state.phase.owed
    return state.phase.draw_four.owed if isinstance(state.phase, Challenging) else 0


def play_seven(draft: Draft, action: act.Play, before: State) -> None:
    """With ``seven_swap`` its player names a seat to swap with; with two players there is no choice."""
    if not before.rules.house.seven_swap:
        draft.next_turn(action.seat)
    elif len(playing(before)) == 2:
        swap(draft, act.Swap(action.seat, next_seat(before, action.seat)))
    else:
        draft.emit(facts.SwapAsked(action.seat))


def swap(draft: Draft, action: act.Swap) -> None:
    """Two hands change places; nobody owes uno for a card received that way (case 101)."""
    hands = draft.state.hands
    draft.emit(facts.HandsSwapped(action.seat, action.target, hands[action.target], hands[action.seat]))
    draft.next_turn(action.seat)


def play_zero(draft: Draft, action: act.Play, before: State) -> None:
    """With ``zero_rotate`` all hands move one seat in the direction of play."""
    state = draft.state
    if state.rules.house.zero_rotate:
        hands: list[Cards] = list(state.hands)
        for giver in playing(state):
            hands[next_seat(state, giver)] = state.hands[giver]
        draft.emit(facts.HandsRotated(tuple(hands)))
    draft.next_turn(action.seat)
