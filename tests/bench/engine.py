"""How fast the engine is: random hands, beside RLCard's UNO core in the same run.

    python -m tests.bench.engine [--write]

One policy plays both games: a random one of the playable cards, a wild in a random color; else draw, and play
the drawn card if that is possible. A hand is dealt and played to its end; what is counted are the actions, in
time that includes the dealing. The two engines take batches of hands in turn, so that a busy moment
of the machine meets both.

The work is not the same. unobot plays the full ``classic`` rules, checks every action and records every
event; its actions are what players decide, so that playing a drawn card is a second one, and so is the answer
to a Wild Draw Four. RLCard checks and records nothing, knows neither challenge nor uno, plays a drawn card by
itself, and describes the state to the next player after each step; its legal actions are taken from there.
"""

import random
import time
from collections.abc import Callable, Sequence
from itertools import count
from statistics import median
from typing import TypeVar

from tests.bench.report import Section, command
from unobot.engine import actions as act
from unobot.engine.cards import COLORS
from unobot.engine.decide import apply
from unobot.engine.legality import playable_cards
from unobot.engine.state import Challenging, Drawn, NamingColor, Over, State
from unobot.rulesets import load

PLAYERS = (2, 4, 10)
BATCHES = 15
ACTIONS_PER_BATCH = 20_000

Hand = Callable[[], int]
"""Plays one hand to its end, and says how many actions that took."""

Option = TypeVar("Option")


def pick(rng: random.Random, options: Sequence[Option]) -> Option:
    """A random option; ``rng.choice`` takes as long as a tenth of an action."""
    return options[int(rng.random() * len(options))]


def unobot_hand(players: int, rng: random.Random) -> Hand:
    """Hands of unobot's engine, each with a log of its own, which is kept until the hand is over."""
    seeds = count()
    table = State(rules=load("classic"))
    for person in range(players):
        table = apply(table, act.TakeSeat(f"person {person}"), str).state

    def play() -> int:
        outcome = apply(table, act.Deal(0), lambda: str(next(seeds)))
        log, state = list(outcome.events), outcome.state
        actions = 0
        while type(state.phase) is not Over:
            outcome = apply(state, choose(state, rng), str)
            log += outcome.events
            state = outcome.state
            actions += 1
        return actions

    return play


def choose(state: State, rng: random.Random) -> act.Action:
    """What the policy does in a phase of the hand."""
    phase = state.phase
    seat = phase.seat
    assert seat is not None
    if type(phase) is Challenging:
        return act.Challenge(seat) if rng.random() < 0.5 else act.Accept(seat)
    if type(phase) is NamingColor:
        return act.ChooseColor(seat, pick(rng, COLORS))
    playable = playable_cards(state, seat)
    if not playable:
        return act.Pass(seat) if type(phase) is Drawn else act.Draw(seat)
    card = pick(rng, playable)
    return act.Play(seat, card, None if card.color else pick(rng, COLORS))


def rlcard_hand(players: int, rng: random.Random) -> Hand:
    """Hands of RLCard's core game. RLCard lists a wild once for each color, so it plays them more often."""
    from rlcard.games.uno import Game  # only ``make bench`` installs it

    game = Game()
    game.configure({"game_num_players": players})
    game.np_random.seed(rng.randrange(2**32))

    def play() -> int:
        state, _ = game.init_game()
        actions = 0
        while not game.is_over():
            state, _ = game.step(pick(rng, state["legal_actions"]))
            actions += 1
        return actions

    return play


def speed(hand: Hand, at_least: int) -> float:
    """Actions per second over a batch of whole hands with ``at_least`` so many actions."""
    actions = 0
    begun = time.perf_counter()
    while actions < at_least:
        actions += hand()
    return actions / (time.perf_counter() - begun)


def compare(players: int, batches: int, actions_per_batch: int) -> tuple[float, float]:
    """The median speeds of unobot and of RLCard, in actions per second."""
    hands = (unobot_hand(players, random.Random(players)), rlcard_hand(players, random.Random(players)))
    rounds = [[speed(hand, actions_per_batch) for hand in hands] for _ in range(batches)]
    ours, theirs = (median(speeds) for speeds in zip(*rounds, strict=True))
    return ours, theirs


def measure() -> Section:
    """The table."""
    rows = []
    for players in PLAYERS:
        ours, theirs = compare(players, BATCHES, ACTIONS_PER_BATCH)
        rows.append((str(players), f"{ours:,.0f}", f"{theirs:,.0f}", f"{ours / theirs:.2f}"))
    return Section(
        name="engine",
        columns=("players", "unobot", "RLCard", "ratio"),
        rows=rows,
        note=f"Actions a second, medians of {BATCHES} batches",
    )


if __name__ == "__main__":
    command(measure)
