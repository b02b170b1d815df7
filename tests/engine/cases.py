"""One row of a table: a position, what is done in it, and what then holds."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.engine.positions import PHASE_NAMES, SEATS, Game, rules
from unobot.engine.cards import Color
from unobot.engine.notation import parse_cards, sorted_hand
from unobot.engine.reasons import Reason
from unobot.engine.rules import Rules
from unobot.engine.state import Over, actor

ALL = ("classic", "chat", "official")


def case(
    name: str,
    position: str,
    moves: str,
    *,
    under: tuple[str, ...] = ALL,
    keys: dict[str, Any] | None = None,
    totals: tuple[int, ...] = (),
    **expected: Any,
) -> list[Any]:
    """The row once for each ruleset ``under`` which it holds, each with ``keys`` replaced.

    ``expected`` has the names of ``EXPECTATIONS``, a seat's letter for its hand in any order, or
    ``refused`` for the reason for which the last move is refused.
    """
    return [
        pytest.param(
            rules(base, **(keys or {})), position, moves, totals, expected, id=f"{name} - {base}: {moves}"
        )
        for base in under
    ]


def play_case(
    rules: Rules, position: str, moves: str, totals: tuple[int, ...], expected: dict[str, Any]
) -> None:
    """Play a row, and compare."""
    game = Game.at(position, rules, totals)
    steps = [words for words in moves.split(";") if words.strip()]
    holds = dict(expected)
    if reason := holds.pop("refused", None):
        game.do(*steps[:-1])
        assert game.refusal(steps[-1]) is Reason(reason)
    else:
        game.do(*steps)
    assert {name: found(game, name) for name in holds} == {
        name: sorted_hand(parse_cards(value)) if name in SEATS else value for name, value in holds.items()
    }


def found(game: Game, name: str) -> Any:
    """What is the case for one expectation."""
    if name in SEATS:
        return sorted_hand(game.state.hands[SEATS.index(name)])
    return EXPECTATIONS[name](game)


def _move(game: Game) -> str:
    seat = actor(game.state)
    return f"{SEATS[seat] if seat is not None else '-'} {PHASE_NAMES[type(game.state.phase)]}"


def _over(game: Game) -> str:
    phase = game.state.phase
    if not isinstance(phase, Over):
        return "no"
    return SEATS[phase.winner] if phase.winner is not None else "void" if phase.void else "blocked"


def _color(game: Game) -> str:
    color: Color | None = game.state.color
    return color.name.lower() if color else "none"


EXPECTATIONS: dict[str, Callable[[Game], Any]] = {
    "move": _move,  # "b play": who must act, in which phase
    "top": lambda game: game.state.discard[-1].value,
    "color": _color,
    "direction": lambda game: game.state.direction,
    "stock": lambda game: len(game.state.stock),
    "counts": lambda game: tuple(len(hand) for hand in game.state.hands),
    "uno": lambda game: "".join(SEATS[window.seat] for window in game.state.windows),
    "armed": lambda game: "".join(SEATS[seat] for seat in game.state.armed),
    "penalties": lambda game: game.penalties(),
    "events": lambda game: " ".join(game.names()),
    "over": _over,  # who went out, "blocked", "void", or "no"
    "scores": lambda game: tuple(seat.total for seat in game.state.seats),
    "won": lambda game: "".join(SEATS[seat] for seat in game.state.winners),
}
