"""Leaving, and what happens by itself when a seat does not act (RULES.md, *Leaving* and *Timeouts*)."""

from collections.abc import Callable

from unobot.engine import actions as act
from unobot.engine import events as facts
from unobot.engine import turn, uno, wild
from unobot.engine.draft import Draft
from unobot.engine.scoring import hand_points, win_as_last
from unobot.engine.state import (
    Challenging,
    Drawn,
    NamingColor,
    Playing,
    Standing,
    State,
    Swapping,
    actor,
    in_hand,
    playing,
    seated,
)


def leave(draft: Draft, action: act.Leave) -> None:
    """A seat leaves. No debt of its own ever moves to another seat."""
    before, seat = draft.state, action.seat
    draft.emit(_left(before, seat))
    remaining = seated(draft.state)
    if in_hand(before):
        if len(playing(draft.state)) == 1:
            win_as_last(draft, playing(draft.state)[0])
        elif actor(before) == seat:
            _go_on_without(draft, seat)
    elif before.hand_number and len(remaining) == 1:
        draft.emit(facts.MatchWon(tuple(remaining)))


def _left(state: State, seat: int) -> facts.SeatLeft:
    """The leaver's cards and charge, by ``leave.cards`` and ``leave.score``, if in the hand."""
    if not in_hand(state) or state.seats[seat].standing is not Standing.PLAYING:
        return facts.SeatLeft(seat, (), 0)
    hand, rules = state.hands[seat], state.rules.leave
    charged = hand_points(state.rules, hand) if rules.score == "charge_hand" else 0
    return facts.SeatLeft(seat, hand if rules.cards == "discard_bottom" else (), charged)


def _go_on_without(draft: Draft, seat: int) -> None:
    """The seat that had to act is gone: a color stays what it was, anything else is void."""
    if isinstance(draft.state.phase, NamingColor):
        wild.let_color_be(draft)
    else:
        draft.next_turn(seat)


def time_out(draft: Draft, action: act.TimeOut) -> None:
    """The seat did not act: what is least happens for it."""
    draft.emit(facts.TimedOut(action.seat))
    DEFAULTS[type(draft.state.phase)](draft, action)


def _take_turn(draft: Draft, action: act.TimeOut) -> None:
    """Draw one and pass, whatever the keys say; it is a turn, so it closes windows. A stack is taken."""
    phase = draft.state.phase
    assert isinstance(phase, Playing)
    if phase.owed:
        turn.take_stack(draft, phase)
    else:
        uno.close_by_turn(draft, action.seat)
        draft.draw(action.seat, 1, "turn")
        turn.end_turn(draft, action.seat)


DEFAULTS: dict[type, Callable[[Draft, act.TimeOut], None]] = {
    Playing: _take_turn,
    Drawn: lambda draft, action: turn.end_turn(draft, action.seat),
    NamingColor: lambda draft, action: wild.let_color_be(draft),
    Challenging: wild.accept,
    Swapping: lambda draft, action: draft.next_turn(action.seat),
}
"""What happens by itself in each phase."""
