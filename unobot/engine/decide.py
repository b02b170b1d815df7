"""``decide``: an action becomes the events that follow from it, or is refused and changes nothing.

Theory of operation: ``check`` says whether the action is legal. A legal action, or an illegal one that has a
price, goes to its handler, which emits events into a ``Draft``; each event is applied at once, so that a
handler always looks at the state as it has become. The caller stores the events and folds them.
"""

from collections.abc import Callable

from msgspec import Struct

from unobot.engine import actions as act
from unobot.engine import dealing, house, leaving, turn, uno, wild
from unobot.engine.chance import Chance
from unobot.engine.draft import Draft
from unobot.engine.events import Event
from unobot.engine.legality import check
from unobot.engine.reasons import Reason, Refused
from unobot.engine.state import Challenging, Drawn, Playing, Standing, State

Handler = Callable[..., None]


class Outcome(Struct, frozen=True, gc=False):
    """What an action led to: the events, the state after each, and the state in the end."""

    state: State
    events: tuple[Event, ...]
    states: tuple[State, ...]


def decide(state: State, action: act.Action, chance: Chance) -> tuple[Event, ...]:
    """The events that follow from ``action`` in ``state``; ``chance`` is asked only for a new hand's seed.

    Raises:
        Refused: the rules do not allow it; nothing changed, and no randomness was used.
    """
    return apply(state, action, chance).events


def apply(state: State, action: act.Action, chance: Chance) -> Outcome:
    """``decide``, and the state that folding its events gives.

    Raises:
        Refused: as ``decide``.
    """
    draft = Draft(state, chance)
    reason = check(state, action)
    if reason is None:
        HANDLERS[type(action)](draft, action)
    else:
        _charge(draft, action, reason)
    return Outcome(draft.state, tuple(draft.events), tuple(draft.states))


def _charge(draft: Draft, action: act.Action, reason: Reason) -> None:
    """Some mistakes are not refused but paid for, where the rules put a price on them and a hand can pay."""
    rules = draft.state.rules
    match action:
        case act.CallUno() | act.Catch() if draft.state.seats[action.seat].standing is not Standing.PLAYING:
            raise Refused(reason)
        case act.Play() if (
            reason in turn.ILLEGAL_PLAYS
            and rules.penalty.illegal_play
            and isinstance(draft.state.phase, Playing | Drawn)
        ):
            turn.illegal_play(draft, action, reason)
        case act.CallUno() if (
            reason is Reason.NOTHING_TO_CALL
            and rules.uno.false_call_penalty
            and len(draft.state.hands[action.seat]) > 2
        ):
            uno.false_call(draft, action)
        case act.Catch() if (
            reason is Reason.NOTHING_TO_CATCH
            and rules.uno.false_catch_penalty
            and action.target != action.seat
        ):
            uno.false_catch(draft, action)
        case _:
            raise Refused(reason)


def _draw(draft: Draft, action: act.Draw) -> None:
    (wild.accept if type(draft.state.phase) is Challenging else turn.draw)(draft, action)


def _pass(draft: Draft, action: act.Pass) -> None:
    (wild.accept if type(draft.state.phase) is Challenging else turn.keep)(draft, action)


HANDLERS: dict[type, Handler] = {
    act.TakeSeat: dealing.take_seat,
    act.Deal: dealing.deal,
    act.Arrange: dealing.arrange,
    act.Play: turn.play,
    act.Draw: _draw,
    act.Pass: _pass,
    act.ChooseColor: wild.name_color,
    act.Challenge: wild.challenge,
    act.Accept: wild.accept,
    act.Swap: house.swap,
    act.CallUno: uno.call,
    act.Catch: uno.catch,
    act.PunishSuggestion: turn.punish_suggestion,
    act.Leave: leaving.leave,
    act.TimeOut: leaving.time_out,
    act.Expire: uno.expire,
}
"""What a legal action does."""
