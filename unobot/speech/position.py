"""How a match stands, in the parts that several sentences share."""

from collections.abc import Sequence

from unobot.engine.state import Standing
from unobot.engine.views import View
from unobot.speech.formatting import Markup
from unobot.speech.templates import Value
from unobot.speech.voice import Voice

Names = tuple[str, ...]
"""The nicks by seat."""


def next_move(voice: Voice, view: View, names: Names) -> Markup:
    """Who must do what, with how many cards, on which card and color; empty between hands."""
    phase = view.phase
    if phase.seat is None or phase.name == "over":
        return Markup()
    name = "next-stack" if phase.name == "play" and phase.owed else f"next-{phase.name}"
    return voice.say(
        name,
        nick=voice.strong(names[phase.seat]),
        count=view.seats[phase.seat].count,
        owed=phase.owed,
        **top_and_color(voice, view),
    )


def top_and_color(voice: Voice, view: View) -> dict[str, Value]:
    """The variables ``top`` and ``color``: as they lie on the table, or empty where there is none."""
    return {
        "top": voice.face(view.top) if view.top else "",
        "color": voice.color(view.color) if view.color else "",
    }


def standings(voice: Voice, view: View, names: Names, totals: Sequence[int], gained: Sequence[int]) -> Markup:
    """The seats that have not left, the leading one first, with their totals and what each ``gained``."""
    best_first = 1 if view.rules.score.mode == "lowest_wins" else -1
    return voice.listed(
        voice.say("standing", nick=names[seat], total=totals[seat], gained=gained[seat])
        for seat in sorted(present(view), key=lambda seat: best_first * totals[seat])
    )


def present(view: View) -> list[int]:
    """The seats that have not left, in seat order."""
    return [seat for seat, shown in enumerate(view.seats) if shown.standing is not Standing.LEFT]


def playing_order(view: View) -> list[int]:
    """The seats that hold cards in the order of play, from the one that must act."""
    count = len(view.seats)
    first = view.phase.seat or 0
    order = [(first + view.direction * step) % count for step in range(count)]
    return [seat for seat in order if view.seats[seat].standing is Standing.PLAYING]
