"""Coming and going: seats whose person is away, and back again (TABLE.md, *Absence*)."""

from unobot.table import events as table
from unobot.table.draft import Draft
from unobot.table.persons import Person
from unobot.table.presence import Exit
from unobot.table.proceedings import abandon, remove


def gone(draft: Draft, person: Person, exit_: Exit) -> None:
    """Somebody is no longer in the channel: the seat is kept for the grace of that exit."""
    record = draft.game
    seat = record.seat_of(person.id) if record else None
    if record is None or seat is None or seat in record.absent:
        return
    grace = getattr(draft.services.settings.graces, exit_.value)
    if not grace:
        _give_up(draft, seat, exit_)
        return
    draft.note(table.SeatAbsent(seat, exit_))
    if record.halted and exit_ is not Exit.NETSPLIT:
        draft.tell_channel("seat-gone-in-pause", nick=person.nick)
    elif exit_ is not Exit.NETSPLIT:
        draft.tell_channel("seat-gone", nick=person.nick, seconds=round(grace))


def back(draft: Draft, person: Person) -> None:
    """Somebody is in the channel again, and gets the same seat and hand."""
    record = draft.game
    seat = record.seat_of(person.id) if record else None
    if record is None or seat is None or seat not in record.absent:
        return
    draft.note(table.SeatBack(seat))
    if record.absent[seat] is not Exit.NETSPLIT:
        draft.tell_channel("seat-back", nick=person.nick)


def compare(draft: Draft, present: frozenset[str]) -> None:
    """The bot is back in the channel: who is not there has quit meanwhile, who is there again is back."""
    record = draft.game
    if record is None:
        return
    for seat in record.people():
        person = draft.services.persons.get(record.match.seats[seat].person)
        if person.id in present:
            back(draft, person)
        else:
            gone(draft, person, Exit.QUIT)


def split(draft: Draft) -> None:
    """One line for all who were lost in a netsplit, and for all who are back from it."""
    record, seconds = draft.record, round(draft.services.settings.graces.netsplit)
    draft.note(table.SplitTold())
    lost, found = ([draft.nick(seat) for seat in sorted(seats)] for seats in (record.lost, record.found))
    if len(lost) > 1:
        draft.tell_channel("seats-gone", nicks=", ".join(lost), seconds=seconds)
    elif lost:
        draft.tell_channel("seat-gone", nick=lost[0], seconds=seconds)
    if found:
        draft.tell_channel("seats-back", nicks=", ".join(found))


def grace_over(draft: Draft, seat: int) -> None:
    """The seat is given up."""
    _give_up(draft, seat, draft.record.absent[seat])


def _give_up(draft: Draft, seat: int, exit_: Exit) -> None:
    """Who has gone leaves the match, which counts as an own doing unless it was a netsplit or a kick."""
    (abandon if exit_ in (Exit.PART, Exit.QUIT) else remove)(draft, seat)
