"""Rollouts: from a world the hand is played on by the engine for a while, quickly and plainly."""

import random

from unobot.engine import actions as act
from unobot.engine.cards import COLORS, Card, Color
from unobot.engine.decide import apply
from unobot.engine.legality import playable_cards
from unobot.engine.state import Cards, Challenging, Drawn, Over, State, Swapping, playing
from unobot.players.strength import chance_to_win

ACTIONS = 10
"""How far a rollout goes. Later on chance rules, and what a hand is worth is known as well as it will be."""


def rollout(world: State, action: act.Action, seat: int, rng: random.Random) -> float:
    """How likely ``seat`` is to win, as one continuation after ``action`` tells; from 0 to 1."""
    state = apply(world, action, _no_deal).state
    for _ in range(ACTIONS):
        if type(state.phase) is Over:
            break
        state = apply(state, _quick_move(state, rng), _no_deal).state
    return chance_to_win(state, seat)


def _no_deal() -> str:
    raise AssertionError("a rollout ends with the hand")


def _quick_move(state: State, rng: random.Random) -> act.Action:
    """A random colored card, else a wild of the color held most; nobody bluffs, so nobody challenges."""
    phase = state.phase
    seat = phase.seat
    assert seat is not None
    if type(phase) is Challenging:
        return act.Accept(seat)
    if type(phase) is Swapping:
        targets = [other for other in playing(state) if other != seat]
        return act.Swap(seat, min(targets, key=lambda other: len(state.hands[other])))
    cards = playable_cards(state, seat)
    if not cards:
        return act.Pass(seat) if type(phase) is Drawn else act.Draw(seat)
    colored = [card for card in cards if card.color is not None]
    if colored:
        return act.Play(seat, colored[int(rng.random() * len(colored))], uno=True)
    card = Card.WILD if Card.WILD in cards else cards[0]
    return act.Play(seat, card, _most_held(state.hands[seat]), uno=True)


def _most_held(hand: Cards) -> Color:
    colors = [card.color for card in hand]
    return max(COLORS, key=colors.count)
