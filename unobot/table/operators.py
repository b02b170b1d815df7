"""What operators do to a game that is on. Each of these is a fact, and the channel hears who did it."""

from unobot.engine import actions as act
from unobot.engine.reasons import Reason
from unobot.engine.state import actor
from unobot.table import events as table
from unobot.table import orders
from unobot.table.admission import check_receiver
from unobot.table.clocks import LEAST_LEFT
from unobot.table.draft import Asker, Declined, Draft, Saying
from unobot.table.moves import find_seat, must_go_on
from unobot.table.outputs import Kind, Told
from unobot.table.proceedings import remove, tell_standings, tell_turn
from unobot.table.record import Record

MOST_LEFT = 3600
"""Seconds that are left at most of a clock that is lengthened."""


def act_as_operator(draft: Draft, asker: Asker, command: str) -> Record:
    """Make sure of the right, and note whose doing it is; gives the game that is on.

    Raises:
        Declined: there is no game, or the asker is no operator.
    """
    record = draft.record
    if not asker.operator:
        raise Declined(Reason.NOT_OPERATOR)
    draft.note(table.OperatorActed(asker.person.id, command))
    return record


def kick(draft: Draft, asker: Asker, request: orders.Kick) -> None:
    """Take somebody out of the game."""
    act_as_operator(draft, asker, "kick")
    seat = find_seat(draft, request.nick)
    draft.tell_first("seat-kicked", nick=draft.nick(seat), operator=asker.person.nick)
    remove(draft, seat)


def eject(draft: Draft, asker: Asker, request: orders.Eject) -> None:
    """Take everybody who is banned out of the game, if one is on and any of them plays; each is told why."""
    services, record = draft.services, draft.game
    told: list[Saying] = []
    for seat in record.people() if record else ():
        person = services.persons.get(draft.record.match.seats[seat].person)
        if services.is_banned(person) and draft.game is not None and not draft.record.match.winners:
            draft.note(table.OperatorActed(asker.person.id, "ban"))
            draft.tell_first("seat-banned", nick=person.nick)
            why = services.why_not(person)
            assert why is not None  # the ban
            told.append(Saying(why, Kind.REPLY, person.id))
            remove(draft, seat)
    draft.sayings += told


def invite(draft: Draft, asker: Asker, request: orders.Invite) -> None:
    """Ask somebody to sit down: only an own ``join`` does that, so that nobody plays against their will."""
    record, person = act_as_operator(draft, asker, "add"), asker.receiver
    if person is None:
        raise Declined(Reason.UNKNOWN_NICK, told=Told("handover-nobody", {"nick": request.nick}))
    check_receiver(draft, person)
    if person.id in record.replaced:
        raise Declined(Reason.NOT_NOW, told=Told("not-admitted", {"nick": person.nick}))
    draft.tell_channel("invited", nick=person.nick, operator=asker.person.nick)
    channel = draft.place.channel
    draft.tell(person.id, "invited-you", operator=asker.person.nick, channel=channel)


def halt(draft: Draft, asker: Asker, request: orders.Halt) -> None:
    """Nothing goes on, and no clock runs, until ``resume``; not even when people come back."""
    if act_as_operator(draft, asker, "pause").halted:
        raise Declined(Reason.NOT_NOW, told=Told("game-halted"))
    draft.note(table.PlayHalted())
    draft.tell_channel("game-halts", operator=asker.person.nick)


def go_on(draft: Draft, asker: Asker, request: orders.GoOn) -> None:
    """The game goes on; where too few are here it waits for players (``settle``)."""
    record = act_as_operator(draft, asker, "resume")
    if not record.halted:
        raise Declined(Reason.NOT_NOW, told=Told("game-not-halted"))
    draft.note(table.PlayContinued())
    draft.tell_channel("game-continues", operator=asker.person.nick)
    if record.paused and record.stands_still():
        draft.tell_channel("game-paused")
    elif record.paused:
        draft.note(table.GameResumed())
    if not record.stands_still():
        tell_turn(draft)


def halt_over(draft: Draft) -> None:
    """Nobody has let the game go on for too long: it is closed, and nothing is counted."""
    draft.tell_channel("game-halted-too-long")
    tell_standings(draft)
    draft.note(table.GameClosed("abandoned"))


def skip(draft: Draft, asker: Asker, request: orders.SkipTurn) -> None:
    """The seat that must act does what is least, as when its time is over; that is not held against it."""
    seat = actor(act_as_operator(draft, asker, "skip").match)
    must_go_on(draft)
    if seat is None:
        raise Declined(Reason.NOT_NOW, told=Told("skip-nobody"))
    draft.tell_first("turn-skipped", nick=draft.nick(seat), operator=asker.person.nick)
    draft.act(act.TimeOut(seat))


def change_clock(draft: Draft, asker: Asker, request: orders.ChangeClock) -> None:
    """More time, or less, of the turn, of the lobby, or between hands; some seconds are always left."""
    record = act_as_operator(draft, asker, "wait")
    must_go_on(draft)
    left = draft.clocks.left(record)
    if left is None:
        raise Declined(Reason.NOT_NOW, told=Told("clock-none"))
    seconds = min(max(left + request.seconds, LEAST_LEFT), MOST_LEFT) - left
    if round(seconds) == 0 or (seconds > 0) != (request.seconds > 0):
        raise Declined(Reason.NOT_NOW, told=Told("clock-refused", {"seconds": round(left)}))
    draft.note(table.ClockChanged(seconds))
    name = "clock-longer" if seconds > 0 else "clock-shorter"
    changed, remaining = abs(round(seconds)), round(left + seconds)
    draft.tell_channel(name, operator=asker.person.nick, seconds=changed, left=remaining)
