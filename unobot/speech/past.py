"""Answers about the past: figures, rankings, records, places, and all that is known of somebody."""

from collections.abc import Callable
from typing import Any

import msgspec

from unobot.speech.formatting import Markup
from unobot.speech.preferred import preferred
from unobot.speech.voice import Voice
from unobot.table.outputs import (
    ComparisonShown,
    ExportShown,
    FiguresShown,
    PastShown,
    PlacesShown,
    RankingShown,
    RecordsShown,
)
from unobot.table.preferences import USUAL
from unobot.table.statistics import Figures

DURATIONS = ("fastest", "longest")
"""The figures and records that are times."""

COMPARED = ("matches", "wins", "hands_won", "points", "best_hand", "best_streak", "rating")
"""The figures of which more is better, in the order of a comparison."""


def recollect(voice: Voice, shown: PastShown) -> list[Markup]:
    """The sentences that answer a question about the past."""
    return TELLERS[type(shown)](voice, shown)


def _number(voice: Voice, name: str, value: float | None) -> str:
    """A figure as it is said: 12, 7.3, 1:05."""
    if value is None:
        return "–"
    if name in DURATIONS:
        minutes, seconds = divmod(int(value), 60)
        hours, minutes = divmod(minutes, 60)
        return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
    return voice.number(value)


def _figures(voice: Voice, shown: FiguresShown) -> list[Markup]:
    return _sentences(voice, shown.figures, shown.where)


def _sentences(voice: Voice, figures: Figures, where: str) -> list[Markup]:
    fields = msgspec.structs.asdict(figures)
    told = {name: value if name == "nick" else _number(voice, name, value) for name, value in fields.items()}
    told["where"] = where
    sentences = [voice.say("figures", **told)]
    if figures.hands:
        sentences += [voice.say("figures-cards", **told), voice.say("figures-matches", **told)]
    if figures.rating is not None:
        sentences.append(voice.say("figures-rating", **told))
    return sentences


def _ranking(voice: Voice, shown: RankingShown) -> list[Markup]:
    lines = voice.listed(
        voice.say(
            "ranking-line", place=line.place, nick=line.nick, value=_number(voice, shown.by, line.value)
        )
        for line in shown.lines
    )
    sentences = [voice.say("ranking", by=shown.by, period=shown.period, where=shown.where, lines=lines)]
    if shown.following:
        sentences.append(voice.say("ranking-more", words=shown.following))
    return sentences


def _records(voice: Voice, shown: RecordsShown) -> list[Markup]:
    records = voice.listed(
        voice.say("record", kind=mark.kind, nick=mark.nick, value=_number(voice, mark.kind, mark.value))
        for mark in shown.marks
    )
    return [voice.say("records", where=shown.where, records=records)]


def _places(voice: Voice, shown: PlacesShown) -> list[Markup]:
    places = voice.listed(
        voice.say("place", by=place.by, place=place.place, among=place.among) for place in shown.places
    )
    return [voice.say("places", nick=shown.nick, where=shown.where, places=places)]


def _comparison(voice: Voice, shown: ComparisonShown) -> list[Markup]:
    pairs = [(name, getattr(shown.one, name), getattr(shown.other, name)) for name in COMPARED]
    compared = voice.listed(
        voice.say("compared", figure=name, one=_number(voice, name, one), other=_number(voice, name, other))
        for name, one, other in pairs
        if one or other
    )
    one, other = shown.one.nick, shown.other.nick
    return [voice.say("comparison", one=one, other=other, where=shown.where, compared=compared)]


def _export(voice: Voice, shown: ExportShown) -> list[Markup]:
    sentences = []
    for person in shown.persons:
        mask = f"{person.nick}!{person.user}@{person.host}"
        sentences.append(voice.say("export", mask=mask, account=person.account or "–"))
        if person.uno_text:
            sentences.append(voice.say("export-uno", text=person.uno_text))
        if person.preferences != USUAL:
            sentences.append(preferred(voice, person.preferences))
    if shown.figures is not None:
        sentences += _sentences(voice, shown.figures, shown.where)
    return sentences


TELLERS: dict[type, Callable[[Voice, Any], list[Markup]]] = {
    FiguresShown: _figures,
    RankingShown: _ranking,
    RecordsShown: _records,
    PlacesShown: _places,
    ComparisonShown: _comparison,
    ExportShown: _export,
}
