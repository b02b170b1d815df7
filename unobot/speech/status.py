"""Answers to questions: top card, turn, order, counts, scores, time, fairness."""

from collections.abc import Callable

from unobot.engine.state import Standing
from unobot.speech.formatting import Markup, clean
from unobot.speech.position import next_move, playing_order, present, standings
from unobot.speech.voice import Voice
from unobot.table.outputs import Status
from unobot.table.requests import Topic


def answer(voice: Voice, status: Status) -> list[Markup]:
    """The sentences that answer a question."""
    return ANSWERS[status.topic](voice, status)


def _top(voice: Voice, status: Status) -> list[Markup]:
    view = status.view
    if view.top is None:
        return [voice.say("status-no-hand")]
    if view.color is None:
        return [voice.say("status-top-colorless", card=voice.card(view.top))]
    return [voice.say("status-top", card=voice.card(view.top), color=voice.color(view.color))]


def _turn(voice: Voice, status: Status) -> list[Markup]:
    return [next_move(voice, status.view, status.names) or voice.say("status-no-hand")]


def _order(voice: Voice, status: Status) -> list[Markup]:
    waiting = [seat for seat in present(status.view) if status.view.seats[seat].standing is Standing.WAITING]
    players = [_counted(voice, status, seat) for seat in playing_order(status.view)]
    players += [
        voice.say("player-waiting", nick=status.names[seat], level=_level(status, seat)) for seat in waiting
    ]
    return [voice.say("status-order", players=voice.listed(players))]


def _counts(voice: Voice, status: Status) -> list[Markup]:
    playing = [seat for seat in present(status.view) if status.view.seats[seat].standing is Standing.PLAYING]
    if not playing:
        return [voice.say("status-no-hand")]
    players = voice.listed(_counted(voice, status, seat) for seat in playing)
    return [voice.say("status-counts", players=players, stock=status.view.stock)]


def _counted(voice: Voice, status: Status, seat: int) -> Markup:
    count = status.view.seats[seat].count
    return voice.say("player-count", nick=status.names[seat], count=count, level=_level(status, seat))


def _level(status: Status, seat: int) -> str:
    return status.levels.get(seat, "usual")


def _scores(voice: Voice, status: Status) -> list[Markup]:
    view, score = status.view, status.view.rules.score
    if score.mode == "single_hand":
        return [voice.say("status-scores-single")]
    totals = [seat.total for seat in view.seats]
    shown = standings(voice, view, status.names, totals, [0] * len(totals))
    return [voice.say("status-scores", mode=score.mode, limit=score.limit, standings=shown)]


def _time(voice: Voice, status: Status) -> list[Markup]:
    phase = status.view.phase
    if status.seconds is None:
        return [voice.say("status-time-none")]
    if phase.seat is None or phase.name == "over":
        return [voice.say("status-time-until-deal", seconds=status.seconds)]
    return [voice.say("status-time", seconds=status.seconds, nick=status.names[phase.seat])]


def _fair(voice: Voice, status: Status) -> list[Markup]:
    sentences = []
    if status.commitment:
        sentences.append(voice.say("status-fair", commitment=status.commitment))
    if status.revealed:
        sentences += [voice.say("status-fair-revealed"), clean(status.revealed, len(status.revealed))]
    return sentences or [voice.say("status-fair-none")]


ANSWERS: dict[Topic, Callable[[Voice, Status], list[Markup]]] = {
    "top": _top,
    "turn": _turn,
    "order": _order,
    "counts": _counts,
    "scores": _scores,
    "time": _time,
    "fair": _fair,
}
