"""A table to speak of: ann, bob and cat, bob to play on r5, and what the bot says there."""

from typing import Any

from unobot.engine.cards import Card, Color
from unobot.engine.keys import override
from unobot.engine.observations import Observation
from unobot.engine.rules import Rules
from unobot.engine.state import Cards, Standing
from unobot.engine.views import PhaseView, SeatView, View
from unobot.rulesets import load
from unobot.speech.word import Wording
from unobot.table.outputs import Kind, Message, Narration, Output

ANN, BOB, CAT = 0, 1, 2
NAMES = ("ann", "bob", "cat")
CLASSIC, CHAT, OFFICIAL = load("classic"), load("chat"), load("official")

word = Wording()


def cards(text: str) -> Cards:
    """``r5 w`` as cards."""
    return tuple(Card(notation) for notation in text.split())


def rules(**changes: str | int | bool) -> Rules:
    """The classic rules with some keys changed; ``__`` stands for the dot."""
    return override(CLASSIC, {key.replace("__", "."): value for key, value in changes.items()})


def seat(count: int = 4, total: int = 0, standing: Standing = Standing.PLAYING) -> SeatView:
    return SeatView("", total, standing, count, None)


def view(phase: Any = "play", of: int | None = BOB, **changes: Any) -> View:
    """How the match stands; ``owed``, ``offender`` and ``card`` belong to the phase."""
    details = {name: changes.pop(name) for name in ("owed", "offender", "card") if name in changes}
    usual: dict[str, Any] = {
        "seat": None,
        "rules": CLASSIC,
        "hand_number": 1,
        "dealer": ANN,
        "direction": 1,
        "color": Color.RED,
        "top": Card.RED_5,
        "discard": (Card.RED_5,),
        "stock": 60,
        "phase": PhaseView(phase, of, **details),
        "seats": (seat(), seat(), seat(1)),
        "windows": (),
        "armed": (),
        "winners": (),
    }
    return View(**{**usual, **changes})


BETWEEN_HANDS = view("over", ANN)


def narration(*seen: Observation, view: View = BETWEEN_HANDS, **more: Any) -> Narration:
    return Narration(seen, view, NAMES, **more)


def output(message: Message, to: str | None = None) -> Output:
    return Output(network="net", channel="#uno", to=to, kind=Kind.PLAY, message=message)


def said(*messages: Message, room: int = 400, plain: bool = True) -> list[str]:
    """The lines that the bot says for messages to one hearer."""
    return word([output(message) for message in messages], room, plain)
