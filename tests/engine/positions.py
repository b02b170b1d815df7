"""Hands set up from notation and moved by words, for tests that read like the table of cases.

``Game.at("r7 b1 / g3 y4 | r3 | g1 g2")`` is a hand of two seats, called ``a`` and ``b``, with ``r3`` on top.
``game.do("a play r7 uno")`` does what the words say; ``a`` is seat 0 and so on.
"""

from collections.abc import Callable
from pathlib import Path
from typing import get_args

import yaml

from unobot.engine import actions as act
from unobot.engine import events as facts
from unobot.engine.cards import Card, Color
from unobot.engine.decide import apply
from unobot.engine.events import Event
from unobot.engine.evolve import fold
from unobot.engine.keys import Key, build, override
from unobot.engine.legality import check
from unobot.engine.notation import PhaseName, Position, parse_position, write_cards
from unobot.engine.reasons import Reason, Refused
from unobot.engine.rules import Rules
from unobot.engine.state import (
    Challenging,
    Drawn,
    NamingColor,
    Over,
    Playing,
    State,
    Swapping,
    Waiting,
    actor,
)

FILES = Path(__file__).resolve().parents[2] / "unobot" / "rulesets"
RULESETS = {
    name: build(yaml.safe_load((FILES / f"{name}.yaml").read_text(encoding="utf-8")))
    for name in ("classic", "chat", "official")
}

SEED = "5eed"
SEATS = "abcdefghij"
COLORS = {color.name.lower(): color for color in Color}

PHASE_NAMES: dict[type, PhaseName] = {
    Waiting: "waiting",
    Playing: "play",
    Drawn: "drawn",
    NamingColor: "color",
    Challenging: "challenge",
    Swapping: "swap",
    Over: "over",
}


def position_of(state: State) -> Position:
    """The position in a state, as ``parse_position`` reads it."""
    return Position(
        hands=state.hands,
        discard=state.discard,
        stock=state.stock,
        color=state.color,
        direction=state.direction,
        phase=PHASE_NAMES[type(state.phase)],
        seat=actor(state),
    )


def rules(name: str = "classic", **keys: Key) -> Rules:
    """A named ruleset with some keys replaced; ``uno__penalty=3`` is the key ``uno.penalty``."""
    return override(RULESETS[name], {key.replace("__", "."): value for key, value in keys.items()})


def complete(position: str) -> str:
    """A position of which the move may be left out: seat 0 is on turn, the color is that of the top card."""
    fields = position.split("|")
    if len(fields) == 4:
        return position
    top = fields[1].split()[-1]
    color = top[0] if len(top) == 2 else "-"
    return f"{position} | {color} + play 0"


def seat_of(letter: str) -> int:
    """``a`` is seat 0."""
    return SEATS.index(letter)


def action(words: str) -> act.Action:
    """What ``"a play w red uno"`` or ``"b catch a"`` means."""
    who, verb, *rest = words.split()
    seat = SEATS.find(who)
    match verb:
        case "play":
            colors = [COLORS[word] for word in rest[1:] if word in COLORS]
            return act.Play(seat, Card(rest[0]), colors[0] if colors else None, "uno" in rest)
        case "color":
            return act.ChooseColor(seat, COLORS[rest[0]])
        case "swap" | "catch":
            return (act.Swap if verb == "swap" else act.Catch)(seat, seat_of(rest[0]))
        case "window":
            return act.Expire(int(rest[0]), DEADLINES[rest[1]])
        case "join":
            return act.TakeSeat(rest[0] if rest else who)
        case "deal":
            return act.Deal(seat)
    return WORDS[verb](seat)


DEADLINES: dict[str, act.Deadline] = {name: name for name in get_args(act.Deadline)}

WORDS: dict[str, Callable[[int], act.Action]] = {
    "draw": act.Draw,
    "pass": act.Pass,
    "accept": act.Accept,
    "challenge": act.Challenge,
    "uno": act.CallUno,
    "suggests": act.PunishSuggestion,
    "leave": act.Leave,
    "timeout": act.TimeOut,
}


class Game:
    """A match under test: its state, and the events of the last action and of all."""

    def __init__(self, rules: Rules, seed: str = SEED) -> None:
        self.state = State(rules=rules)
        self.seed = seed
        self.last: tuple[Event, ...] = ()
        self.log: list[Event] = []

    @classmethod
    def at(cls, position: str, rules: Rules = RULESETS["classic"], totals: tuple[int, ...] = ()) -> "Game":
        """A hand in phase ``play`` at a position, or just dealt where the discard pile is empty.

        Then the first card of the stock is turned up. The dealer is the last seat, so that ``a`` is the
        player after the dealer.
        """
        game = cls(rules)
        wanted = parse_position(complete(position))
        assert wanted.phase == "play"
        assert wanted.seat is not None
        seats = len(wanted.hands)
        for seat in range(seats):
            game.act(act.TakeSeat(SEATS[seat]))
        game.act(
            act.Arrange(
                dealer=seats - 1,
                turn=wanted.seat,
                hands=wanted.hands,
                stock=wanted.stock,
                discard=wanted.discard,
                color=wanted.color,
                direction=wanted.direction,
                totals=totals or (0,) * seats,
            )
        )
        return game

    def act(self, action: act.Action) -> tuple[Event, ...]:
        """Do an action; the events must fold to the state that they were decided with."""
        outcome = apply(self.state, action, lambda: self.seed)
        assert fold(self.state, outcome.events) == outcome.state
        self.state, self.last = outcome.state, outcome.events
        self.log += outcome.events
        return outcome.events

    def do(self, *lines: str) -> "Game":
        """Do what each line says, separated by semicolons or as several arguments."""
        for line in lines:
            for words in line.split(";"):
                self.act(action(words))
        return self

    def refusal(self, words: str) -> Reason | None:
        """The reason for which an action is refused; ``None`` where it is accepted. Nothing is done."""
        reason = check(self.state, action(words))
        if reason is None:
            return None
        try:
            apply(self.state, action(words), self._no_chance)
        except Refused as refused:
            return refused.reason
        return None

    @staticmethod
    def _no_chance() -> str:
        raise AssertionError("a refused action asked for chance")

    def hand(self, letter: str) -> str:
        """A hand in notation."""
        return write_cards(self.state.hands[seat_of(letter)])

    def names(self) -> list[str]:
        """The types of the events of the last action."""
        return [type(event).__name__ for event in self.last]

    def penalties(self) -> dict[str, int]:
        """How many cards each seat drew in the last action as a penalty."""
        drawn: dict[str, int] = {}
        for event in self.last:
            if isinstance(event, facts.CardsDrawn) and event.cause in facts.PENALTIES:
                who = SEATS[event.seat]
                drawn[who] = drawn.get(who, 0) + len(event.cards)
        return drawn
