"""Why a command did nothing, and what to do instead: one sentence for every reason."""

from unobot.speech.formatting import Markup, clean
from unobot.speech.position import top_and_color
from unobot.speech.templates import Value
from unobot.speech.voice import Voice
from unobot.table.outputs import Refusal

TEXT_LIMIT = 40
"""How many bytes of what was typed a refusal repeats."""


def refuse(voice: Voice, refusal: Refusal) -> Markup:
    """The sentence for a refusal, which is the message ``refused-`` and the reason's code."""
    typed = refusal.text or refusal.nick
    variables: dict[str, Value] = {
        "text": clean(refusal.text, TEXT_LIMIT),
        "given": "yes" if typed else "no",
        "candidates": voice.listed(refusal.candidates),
        "options": len(refusal.candidates),
        "nick": clean(refusal.nick or refusal.text, TEXT_LIMIT),
    }
    return voice.say(f"refused-{refusal.reason.value}", **variables, **_position(voice, refusal))


def _position(voice: Voice, refusal: Refusal) -> dict[str, Value]:
    """How the match stands, as far as a refusal may need it; blanks without a game."""
    view = refusal.view
    if view is None:
        blank = dict.fromkeys(("turn", "top", "color", "offender", "card"), "")
        return {"phase": "none", "yours": "no", "owed": 0, "max": 0, **blank}
    phase = view.phase
    return {
        "phase": phase.name,
        "turn": _name(refusal, phase.seat),
        "yours": "yes" if phase.seat is not None and phase.seat == view.seat else "no",
        "offender": _name(refusal, phase.offender),
        "owed": phase.owed,
        "card": voice.card(phase.card) if phase.card else "",
        "max": view.rules.players.max,
        **top_and_color(voice, view),
    }


def _name(refusal: Refusal, seat: int | None) -> str:
    return refusal.names[seat] if seat is not None else ""
