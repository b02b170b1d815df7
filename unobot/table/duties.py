"""What a table does when one of its clocks runs out."""

from collections.abc import Callable

from unobot.engine import actions as act
from unobot.engine.state import actor
from unobot.table import absence, computers, lobby
from unobot.table import events as table
from unobot.table.clocks import ON_TURN
from unobot.table.deadlines import Due
from unobot.table.draft import Draft, Saying
from unobot.table.operators import halt_over
from unobot.table.outputs import Kind, Told
from unobot.table.proceedings import abandon, drop_suggestion
from unobot.table.record import Record
from unobot.table.thinking import Thinking

MISSES_REMOVE = 2
"""Own timeouts in a row after which a seat is removed."""

NUDGES = ("nudge-turn", "nudge-answer")
"""The reminders: of a turn, or to answer."""


def discharge(draft: Draft, due: Due, thinking: Thinking) -> None:
    """Do what is due."""
    DUTIES[due.kind](draft, due, thinking)


def _deal(draft: Draft, due: Due, thinking: Thinking) -> None:
    lobby.deal(draft)


def _nudge(draft: Draft, due: Due, thinking: Thinking) -> None:
    """Half the time is over: the seat is reminded in private."""
    record = draft.record
    seat = _asked(record)
    if seat not in record.absent:
        draft.sayings.append(Saying(nudge(draft), Kind.REPLY, record.match.seats[seat].person))


def nudge(draft: Draft) -> Told:
    """What the seat is reminded of that must act."""
    name = NUDGES[type(draft.record.match.phase) not in ON_TURN]
    return Told(name, {"seconds": _seconds_left(draft)})


def _warn(draft: Draft, due: Due, thinking: Thinking) -> None:
    """Three quarters are over: the channel hears it."""
    draft.tell_channel("warning-turn", nick=draft.nick(_asked(draft.record)), seconds=_seconds_left(draft))


def _asked(record: Record) -> int:
    """The seat whose clock it is: none runs while nobody must act."""
    seat = actor(record.match)
    assert seat is not None
    return seat


def _seconds_left(draft: Draft) -> int:
    left = draft.clocks.left(draft.record)
    return 0 if left is None else round(left)


def _time_out(draft: Draft, due: Due, thinking: Thinking) -> None:
    """The time is over: what is least happens, and a present player who lets it twice in a row is removed."""
    record = draft.record
    seat = _asked(record)
    in_a_row = record.missed.get(seat, 0) + 1
    is_present, is_removed = seat not in record.absent, in_a_row >= MISSES_REMOVE
    if is_present and is_removed and computers.stand_in(draft, seat):
        abandon(draft, seat)  # who plays on makes the move
        return
    draft.act(act.TimeOut(seat))
    if is_present:
        draft.note(table.TurnMissed(seat, in_a_row))
        if is_removed and not draft.record.match.winners:
            abandon(draft, seat)


def _window(deadline: act.Deadline) -> Callable[[Draft, Due, Thinking], None]:
    def expire(draft: Draft, due: Due, thinking: Thinking) -> None:
        draft.act(act.Expire(due.number, deadline))

    return expire


DUTIES: dict[str, Callable[[Draft, Due, Thinking], None]] = {
    "lobby-deal": _deal,
    "next-hand": _deal,
    "lobby-expiry": lambda draft, due, thinking: lobby.expire(draft),
    "nudge": _nudge,
    "warning": _warn,
    "turn": _time_out,
    "computer-move": computers.move,
    "computer-catch": lambda draft, due, thinking: computers.catch(draft),
    "window-catchable": _window("catchable"),
    "window-ripe": _window("ripe"),
    "window-over": _window("over"),
    "suggestion": lambda draft, due, thinking: drop_suggestion(draft),
    "grace": lambda draft, due, thinking: absence.grace_over(draft, due.number),
    "split": lambda draft, due, thinking: absence.split(draft),
    "halt": lambda draft, due, thinking: halt_over(draft),
    "first-seconds": lambda draft, due, thinking: None,
    "late-pass": lambda draft, due, thinking: None,
    "stalled": lambda draft, due, thinking: None,
}
"""What each kind of clock is for; some only have to be over."""
