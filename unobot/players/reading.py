"""What every way to play reads from its view."""

import random

import msgspec

from unobot.engine.state import Standing
from unobot.engine.views import View


def dice(view: View) -> random.Random:
    """Random numbers that follow from the view alone: the same view, the same choice, in any process."""
    return random.Random(msgspec.json.encode(view))


def asked(view: View) -> int:
    """The viewer's own seat, which must be the one to act."""
    assert view.seat is not None
    assert view.seat == view.phase.seat
    return view.seat


def others(view: View) -> list[int]:
    """The other seats that hold cards in this hand."""
    return [
        seat
        for seat, other in enumerate(view.seats)
        if seat != view.seat and other.standing is Standing.PLAYING
    ]


def following(view: View, seat: int, direction: int) -> int:
    """The next seat that holds cards after ``seat``, in seat order (1) or against it (-1)."""
    after = (seat + direction) % len(view.seats)
    while view.seats[after].standing is not Standing.PLAYING:
        after = (after + direction) % len(view.seats)
    return after


def forgetful(view: View) -> int | None:
    """Another seat that has forgotten to say uno, and may be caught now or soon."""
    return next((seat for seat in view.windows if seat != view.seat), None)
