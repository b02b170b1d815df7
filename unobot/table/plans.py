"""What somebody means to do when this hand is over: sit the next one out, or leave. Said twice, it is off."""

from typing import Literal

from unobot.engine.reasons import Reason
from unobot.engine.state import Standing, seated
from unobot.table import requests as ask
from unobot.table.draft import Asker, Declined, Draft, seat_at
from unobot.table.events import NextHandPlanned
from unobot.table.outputs import Told


def sit(draft: Draft, asker: Asker, request: ask.SitOut) -> None:
    """Be dealt no cards in the next hand, and keep place and total; not twice in a row."""
    seat, record = seat_at(draft, asker), draft.record
    place = record.match.seats[seat]
    if record.plans.get(seat) != "sit" and not record.in_lobby:
        if place.hands and place.standing is Standing.WAITING:
            raise Declined(Reason.NOT_NOW, told=Told("sit-again"))
        if len(seated(record.match)) - len(record.plans.keys() | {seat}) < 2:
            raise Declined(Reason.NOT_NOW, told=Told("sit-too-few"))
    _plan(draft, seat, "sit")


def leave_after(draft: Draft, seat: int) -> None:
    """Leave when this hand is over."""
    _plan(draft, seat, "leave")


def stay(draft: Draft, asker: Asker, request: ask.Stay) -> None:
    """Play the next hand after all."""
    seat = seat_at(draft, asker)
    if seat not in draft.record.plans:
        raise Declined(Reason.NOT_NOW, told=Told("stay-anyway"))
    _note(draft, seat, "stay")


def _plan(draft: Draft, seat: int, plan: Literal["sit", "leave"]) -> None:
    if draft.record.in_lobby:
        raise Declined(Reason.NOT_NOW, told=Told("plan-lobby"))
    _note(draft, seat, "stay" if draft.record.plans.get(seat) == plan else plan)


def _note(draft: Draft, seat: int, plan: Literal["sit", "leave", "stay"]) -> None:
    draft.note(NextHandPlanned(seat, plan))
    draft.tell_channel("plan", nick=draft.nick(seat), plan=plan)
