"""Hints for newcomers: a few, each told once a person, ever, along with the hand that it is about.

What comes first in ``HINTS`` goes first: a hand brings one hint at the most, and no line of its own.
"""

from collections.abc import Callable

from msgspec.structs import replace

from unobot.engine.views import View
from unobot.table.draft import Saying, Services
from unobot.table.outputs import HandNote


def _may_play(view: View) -> bool:
    return view.phase.name == "play" and bool(view.playable)


def _must_draw(view: View) -> bool:
    return view.phase.name == "play" and not view.playable and not view.phase.owed


def _nears_uno(view: View) -> bool:
    return _may_play(view) and len(view.hand) == 2 and view.rules.uno.call in ("declare", "armed")


HINTS: dict[str, Callable[[View], bool]] = {
    "challenge": lambda view: view.phase.name == "challenge",
    "pass": lambda view: view.phase.name == "drawn" and view.rules.draw.drawn_card == "may_play",
    "draw": _must_draw,
    "uno": _nears_uno,
    "play": _may_play,
    "wild": lambda view: _may_play(view) and any(card.rank.is_wild for card in view.playable),
}
"""When a hint is of use to the seat that must act, by the seat's own view."""


def with_hint(hand: Saying, services: Services) -> Saying:
    """A hand, with the first hint that is of use and new to its person, who has had it from now on."""
    note = hand.message
    if not isinstance(note, HandNote) or hand.to is None or note.view.phase.seat != note.view.seat:
        return hand
    person = services.persons.get(hand.to)
    preferences = person.preferences
    if not (services.settings.hints if preferences.hints is None else preferences.hints):
        return hand
    new = (name for name in HINTS if name not in preferences.hinted and HINTS[name](note.view))
    hint = next(new, None)
    if hint is None:
        return hand
    hinted = (*preferences.hinted, hint)
    services.persons.keep(replace(person, preferences=replace(preferences, hinted=hinted)))
    return replace(hand, message=replace(note, hint=hint))
