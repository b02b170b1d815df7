"""Saying uno, catching who does not, and the windows in which that is possible (A16, A17, A29-A31, B28-B32).

A window opens when a card leaves its player one card uncalled. It closes when another player begins a turn,
when the player calls, is caught or no longer holds one card, when its time is over, or with the hand.
"""

from unobot.engine import actions as act
from unobot.engine import events as facts
from unobot.engine.draft import Draft


def close_by_turn(draft: Draft, seat: int) -> None:
    """``seat`` begins a turn by its own choice: the windows of others close, once they are ripe (A30)."""
    for window in draft.state.windows:
        if window.seat == seat or window.turned:
            continue
        if window.ripe:
            draft.emit(facts.UnoWindowClosed(window.id, window.seat))
        else:
            draft.emit(facts.UnoWindowMoved(window.id, "turned"))


def settle_last_card(draft: Draft, seat: int, armed: bool, with_play: bool) -> None:
    """A play left ``seat`` one card: uno is said, or a window opens."""
    uno = draft.state.rules.uno
    if uno.call == "none":
        return
    if uno.call == "auto":
        draft.emit(facts.UnoCalled(seat, "auto"))
    elif with_play:  # it replaces a string that was set before
        draft.emit(facts.UnoCalled(seat, "with_play"))
    elif armed:
        draft.emit(facts.UnoCalled(seat, "armed"))
    else:
        window = draft.state.windows_opened + 1
        draft.emit(facts.UnoWindowOpened(window, seat, uno.catch_after_s == 0, uno.open_at_least_s == 0))


def call(draft: Draft, action: act.CallUno | act.Catch) -> None:
    """Say uno: with two cards for the play to come, with one before anybody catches."""
    if len(draft.state.hands[action.seat]) == 2:
        draft.emit(facts.UnoArmed(action.seat, aloud=draft.state.rules.uno.call == "declare"))
    else:
        draft.emit(facts.UnoCalled(action.seat, "late"))


def catch(draft: Draft, action: act.Catch) -> None:
    """Catch a seat; who catches oneself calls (case 50)."""
    if action.target == action.seat:
        call(draft, action)
        return
    draft.emit(facts.PlayerCaught(action.seat, action.target))
    draft.draw(action.target, draft.state.rules.uno.penalty, "uno")


def false_call(draft: Draft, action: act.CallUno) -> None:
    """Uno with three or more cards, where that has a price (A31)."""
    draft.emit(facts.FalseCallMade(action.seat))
    draft.draw(action.seat, draft.state.rules.uno.false_call_penalty, "false_call")


def false_catch(draft: Draft, action: act.Catch) -> None:
    """A catch of nothing, where that has a price."""
    draft.emit(facts.FalseCatchMade(action.seat, action.target))
    draft.draw(action.seat, draft.state.rules.uno.false_catch_penalty, "false_catch")


def expire(draft: Draft, action: act.Expire) -> None:
    """A window's deadline came; of a window that is gone nothing is left to do."""
    for window in draft.state.windows:
        if window.id == action.window:
            if action.deadline == "over" or (action.deadline == "ripe" and window.turned):
                draft.emit(facts.UnoWindowClosed(window.id, window.seat))
            else:
                draft.emit(facts.UnoWindowMoved(window.id, action.deadline))
