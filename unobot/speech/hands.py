"""A seat's own cards, privately: what it received and why, its hand, and what it may do now."""

from collections.abc import Callable, Sequence
from typing import Any

from unobot.engine import observations as seen
from unobot.engine.cards import Card, Rank
from unobot.engine.views import View
from unobot.speech.formatting import Markup
from unobot.speech.narration import Drawing, merged
from unobot.speech.position import playing_order, top_and_color
from unobot.speech.splitting import size
from unobot.speech.templates import Value
from unobot.speech.voice import Voice
from unobot.table.outputs import HandNote


def hand_note(voice: Voice, note: HandNote, room: int) -> list[Markup]:
    """The sentences of a note, none longer than ``room`` bytes: cards go on in a sentence of their own."""
    told = [
        *_received(voice, note, room),
        *_hand(voice, note.view, room),
        _ask(voice, note),
        _hint(voice, note),
    ]
    where = [voice.say("hand-where", channel=note.channel)] if note.channel and any(told) else []
    return [*where, *told]


def _hand(voice: Voice, view: View, room: int) -> list[Markup]:
    if not view.hand:
        return [voice.say("hand-none")] if view.phase.name != "over" else []
    faces = voice.hand(view.hand, view.playable if view.phase.seat == view.seat else ())
    return _filled(voice, "hand", faces, room, count=len(faces))


def _filled(voice: Voice, name: str, faces: Sequence[Markup], room: int, **variables: Value) -> list[Markup]:
    """Sentences of at most ``room`` bytes with all the cards: message ``name``, and then ``name-more``."""
    if faces and size(whole := voice.say(name, cards=Markup(" ".join(faces)), **variables)) <= room:
        return [whole]
    sentences: list[Markup] = []
    start = 0
    while start < len(faces):
        shown = f"{name}-more" if sentences else name
        space = room - size(voice.say(shown, cards=Markup(), **variables))
        end = start + 1
        space -= size(faces[start])
        while end < len(faces) and space > size(faces[end]):
            space -= size(faces[end]) + 1
            end += 1
        sentences.append(voice.say(shown, cards=Markup(" ".join(faces[start:end])), **variables))
        start = end
    return sentences


def _received(voice: Voice, note: HandNote, room: int) -> list[Markup]:
    sentences: list[Markup] = []
    for observation in merged(note.seen):
        if notice := NOTICES.get(type(observation)):
            sentences += notice(voice, note, observation, room)
    return sentences


def _drawn(voice: Voice, note: HandNote, drawing: Drawing, room: int) -> list[Markup]:
    if drawing.seat != note.view.seat:
        return []
    asked_about = note.view.phase.card
    sentences = [] if drawing.cards == (asked_about,) else _cards_drawn(voice, drawing, room)
    if drawing.count < drawing.asked:
        sentences.append(voice.say("draw-short", count=drawing.count, asked=drawing.asked))
    return sentences


def _cards_drawn(voice: Voice, drawing: Drawing, room: int) -> list[Markup]:
    faces = [voice.face(card) for card in drawing.cards]
    return _filled(voice, "received", faces, room, cause=drawing.cause)


def _judged(voice: Voice, note: HandNote, challenge: seen.ChallengeSeen, room: int) -> list[Markup]:
    if not challenge.held or challenge.offender == note.view.seat:
        return []
    offender = note.names[challenge.offender]
    return _filled(voice, "challenge-shown", voice.hand(challenge.held), room, offender=offender)


def _swapped(voice: Voice, note: HandNote, swap: seen.HandsSwappedSeen, room: int) -> list[Markup]:
    if note.view.seat not in (swap.seat, swap.target):
        return []
    partner = swap.target if note.view.seat == swap.seat else swap.seat
    return [voice.say("swapped-with", nick=note.names[partner])]


def _rotated(voice: Voice, note: HandNote, rotation: seen.HandsRotatedSeen, room: int) -> list[Markup]:
    return [voice.say("rotated-hand")]


def _tried(voice: Voice, note: HandNote, tried: seen.IllegalCardSeen, room: int) -> list[Markup]:
    return [voice.say("tried-illegally", card=voice.card(tried.card))] if tried.card else []


NOTICES: dict[type, Callable[[Voice, HandNote, Any, int], list[Markup]]] = {
    Drawing: _drawn,
    seen.ChallengeSeen: _judged,
    seen.HandsSwappedSeen: _swapped,
    seen.HandsRotatedSeen: _rotated,
    seen.IllegalCardSeen: _tried,
}
"""What a seat is told of an observation beside its new hand."""


def _ask(voice: Voice, note: HandNote) -> Markup:
    """What the seat may do now; empty while it is not asked for anything."""
    view, phase = note.view, note.view.phase
    if phase.seat is None or phase.seat != view.seat or phase.name == "over":
        return Markup()
    ask = "ask-stack" if phase.name == "play" and phase.owed else f"ask-{phase.name}"
    return voice.say(
        ask,
        may=_may(view),
        owed=phase.owed,
        **_particulars(voice, note),
        **top_and_color(voice, view),
    )


def _particulars(voice: Voice, note: HandNote) -> dict[str, Value]:
    """What only one kind of question speaks of."""
    view, phase = note.view, note.view.phase
    if phase.name == "swap":
        others = (note.names[seat] for seat in playing_order(view) if seat != view.seat)
        return {"nicks": voice.listed(others)}
    if phase.name == "challenge":
        return {"offender": note.names[phase.offender] if phase.offender is not None else ""}
    if phase.card:
        return {"card": voice.card(phase.card), "code": _typed(phase.card)}
    return {"card": "", "code": ""}


def _hint(voice: Voice, note: HandNote) -> Markup:
    """A hint for a newcomer, with the plainest of its cards that fit as an example."""
    if not note.hint:
        return Markup()
    plainest = min(note.view.playable, key=_strength, default=None)
    code = _typed(plainest) if plainest else ""
    return voice.say(f"hint-{note.hint}", code=code, call=note.view.rules.uno.call)


def _strength(card: Card) -> int:
    """0 for a number, and then action cards, a Wild, and a Wild Draw Four, which may even be a bluff."""
    rank = card.rank
    return (not rank.is_number) + rank.is_wild + (rank is Rank.WILD_DRAW_FOUR)


def _may(view: View) -> str:
    """Whether the seat may ``play``, ``draw`` (or pass), or ``both``."""
    if view.phase.name == "drawn":
        return "play" if view.rules.draw.drawn_card == "must_play" else "both"
    if not view.playable:
        return "draw"
    return "both" if view.rules.draw.renege or view.phase.owed else "play"


def _typed(card: Card) -> str:
    """How a card is typed; a wild with a color, for example."""
    return f"{card.value} red" if card.rank.is_wild else card.value
