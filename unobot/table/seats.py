"""Seats that change hands: from one connection of an account to another, or from a person to another."""

from unobot.engine.reasons import Reason
from unobot.engine.state import in_hand, seated
from unobot.table import events as table
from unobot.table import requests as ask
from unobot.table.admission import check_receiver
from unobot.table.answers import show_hand
from unobot.table.draft import Asker, Declined, Draft
from unobot.table.orders import HandOver
from unobot.table.outputs import Told


def reclaim(draft: Draft, asker: Asker, request: ask.Reclaim) -> None:
    """The seat has come to this connection already (``hall``): it hears that, and its cards."""
    if asker.seat is None:
        told = Told("reclaim-here" if asker.elsewhere else "reclaim-how")
        raise Declined(Reason.NOT_NOW, told=told)
    draft.tell(asker.person.id, "seat-reclaimed")
    if in_hand(draft.record.match):
        show_hand(draft, asker, ask.ShowHand())


def hand_over(draft: Draft, asker: Asker, request: HandOver) -> None:
    """Operators give the seat of somebody who is gone, and the hand with it, to somebody who is here."""
    record = draft.record
    if not asker.operator:
        raise Declined(Reason.NOT_OPERATOR)
    named = [seat for seat in seated(record.match) if draft.is_called(seat, request.nick)]
    if not named:
        raise Declined(Reason.UNKNOWN_NICK, nick=request.nick)
    seat = next((seat for seat in named if seat in record.absent), None)
    if seat is None:
        raise Declined(Reason.NOT_NOW, told=Told("handover-present", {"nick": draft.nick(named[0])}))
    receiver = asker.receiver
    if receiver is None:
        raise Declined(Reason.UNKNOWN_NICK, told=Told("handover-nobody", {"nick": request.to}))
    check_receiver(draft, receiver)
    before = draft.nick(seat)
    draft.note(table.SeatHandedOver(seat, receiver.id, asker.person.id))
    draft.tell_channel("seat-handed-over", nick=before, to=receiver.nick, operator=asker.person.nick)
