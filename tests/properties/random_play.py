"""Matches at random: any ruleset that is accepted, small packs, and players that try everything.

A match is drawn as (rules, seats, seed, length) and then played by a generator of its own, so that a failure
shrinks to few changed keys and to the shortest match that shows it.
"""

import random
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any, NamedTuple, get_args

from hypothesis import strategies as st

from tests.engine.positions import RULESETS
from unobot.engine import actions as act
from unobot.engine.cards import COLORS, PACK
from unobot.engine.decide import apply
from unobot.engine.events import Event
from unobot.engine.keys import KEYS, Key, RuleError, override
from unobot.engine.legality import legal_actions, playable_cards
from unobot.engine.reasons import Reason, Refused
from unobot.engine.rules import Rules
from unobot.engine.state import Cards, Standing, State, actor, in_hand, playing, seated

NUMBERS: dict[str, tuple[Key, ...]] = {
    "players.min": (2, 3),
    "players.max": (4, 10),
    "packs": ("auto", 1, 2),
    "hand_size": (2, 3, 5, 7),
    "score.limit": (1, 40, 120),
    "wild_draw_four.innocent_draws": (4, 6, 9),
    "uno.catch_after_s": (0, 1),
    "uno.open_at_least_s": (0, 4),
    "uno.open_at_most_s": (0, 5),
}
"""What a key that is a number is set to; any other one to 0, 1 or 3."""


def values_of(key: str) -> tuple[Key, ...]:
    """The values of a key that are tried."""
    kind: Any = KEYS[key]
    if kind is bool:
        return (True, False)
    choices = [choice for choice in get_args(kind) if isinstance(choice, str)]
    return NUMBERS.get(key) or tuple(choices) or (0, 1, 3)


ONE_KEY: list[dict[str, Key]] = [{key: value} for key in KEYS for value in values_of(key)]

TOGETHER: list[dict[str, Key]] = [
    {"draw.mode": "until_playable", "draw.renege": False, "draw.drawn_card": "may_play"},
    {"score.mode": "single_hand", "score.limit": 0, "stock.blocked_hand": "void"},
    {"score.mode": "winner_takes", "leave.score": "none", "stock.blocked_hand": "void"},
    {"wild_draw_four.enforcement": "strict", "wild_draw_four.reveal": "none"},
    {"wild_draw_four.enforcement": "none", "wild_draw_four.reveal": "none"},
    {
        "house.stacking": "any",
        "wild_draw_four.enforcement": "none",
        "wild_draw_four.legality": "always",
        "wild_draw_four.reveal": "none",
    },
    {"uno.call": "auto", "uno.penalty": 0, "uno.false_call_penalty": 0, "uno.false_catch_penalty": 0},
    {"uno.call": "none", "uno.penalty": 0, "uno.false_call_penalty": 0, "uno.false_catch_penalty": 0},
    {"penalty.suggestion": 2, "penalty.suggestion_ruling": "vote"},
    {"penalty.illegal_play": 1, "penalty.illegal_ends_turn": True},
    {"penalty.illegal_play": 0, "going_out.forbid": "actions_and_wilds"},
]
"""Keys that only go together, or rarely meet."""


@st.composite
def rulesets(draw: st.DrawFn) -> Rules:
    """A named ruleset with up to ten changes, of which those that would contradict are left out."""
    name = draw(st.sampled_from(sorted(RULESETS)))
    return changed(RULESETS[name], draw(st.lists(st.sampled_from(ONE_KEY + TOGETHER * 4), max_size=10)))


def changed(rules: Rules, changes: Iterable[dict[str, Key]]) -> Rules:
    """Rules with those of the changes, in turn, that are no contradiction."""
    for keys in changes:
        with suppress(RuleError):
            rules = override(rules, keys)
    return rules


class Step(NamedTuple):
    """One action: what was before and after it, and its events, or why it was refused."""

    before: State
    action: act.Action
    events: tuple[Event, ...]
    after: State
    refused: Reason | None = None


class Match(NamedTuple):
    """The making of a match. ``pack`` narrows the cards of its small hands."""

    rules: Rules
    seats: int
    seed: int
    length: int
    pack: Cards | None = None

    def play(self) -> Iterator[Step]:
        """All its steps; ends early where nobody is left to play with."""
        rng = random.Random(self.seed)
        state = State(rules=self.rules)
        for seat in range(self.seats):
            step = do(state, act.TakeSeat(f"p{seat}"), f"{self.seed}")
            state = step.after
            yield step
        for number in range(self.length):
            action = self._next(state, rng)
            if action is None:
                return
            step = do(state, action, f"{self.seed}/{number}")
            state = step.after
            yield step

    def _next(self, state: State, rng: random.Random) -> act.Action | None:
        if in_hand(state):
            return choose(state, rng)
        if len(seated(state)) < 2 or state.winners:
            return None
        rare = rng.random()
        if rare < 0.05:
            return act.Leave(rng.choice(seated(state)))
        if rare < 0.2:
            return act.TakeSeat(f"p{rng.randrange(9)}")
        if rare < 0.3:
            return anything(state, rng)
        if rare < 0.4:
            sitting = seated(state)
            sits_out = rng.sample(sitting, rng.randrange(len(sitting)))
            return act.Deal(rng.choice(sitting), tuple(sits_out if rng.random() < 0.3 else ()))
        return small_hand(state, rng, self.pack or PACK)


matches = st.builds(
    Match,
    rules=rulesets(),
    seats=st.integers(2, 5),
    seed=st.integers(0, 2**32 - 1),
    length=st.integers(1, 200),
    pack=st.none(),
)


def do(state: State, action: act.Action, seed: str) -> Step:
    """Decide an action. A refused one may not ask for a seed: there is none to be had."""
    seeds = [seed] if isinstance(action, act.Deal | act.Arrange) else []
    try:
        outcome = apply(state, action, seeds.pop)
    except Refused as refused:
        return Step(state, action, (), state, refused.reason)
    return Step(state, action, outcome.events, outcome.state)


def small_hand(state: State, rng: random.Random, pack: Cards) -> act.Arrange:
    """A hand with 25 to 40 cards, so that the stock runs out; one in five with hardly a stock at all."""
    sitting = seated(state)
    size = rng.randint(2, 4)
    least = size * len(sitting) + 2
    cards = rng.sample(pack, max(rng.choice((0, 25, 30, 35, 40)), least))
    hands = tuple(
        tuple(cards.pop() for _ in range(size)) if seat in sitting else () for seat in range(len(state.seats))
    )
    return act.Arrange(
        dealer=sitting[-1],
        turn=sitting[0],
        hands=hands,
        stock=tuple(cards),
        discard=(),
        totals=tuple(seat.total for seat in state.seats),
    )


def choose(state: State, rng: random.Random) -> act.Action:
    """What somebody does next: mostly a legal move of the seat on turn, sometimes anything at all."""
    mover = actor(state)
    assert mover is not None
    rare = rng.random()
    if rare < 0.04:
        return act.TimeOut(mover)
    if rare < 0.05:
        return act.Leave(rng.choice(seated(state)))
    if rare < 0.06:
        return act.TakeSeat(f"p{rng.randrange(9)}")
    if rare < 0.14:
        number = rng.choice(state.windows).id if state.windows else rng.randrange(9)
        return act.Expire(number, rng.choice(get_args(act.Deadline)))
    if rare < 0.26:
        return anything(state, rng)
    seat = rng.choice(playing(state)) if rare < 0.5 else mover
    legal = legal_actions(state, seat) or legal_actions(state, mover)
    plays = [action for action in legal if isinstance(action, act.Play)]
    if plays and rng.random() < 0.6:
        play = rng.choice(plays)
        return act.Play(play.seat, play.card, play.color, uno=rng.random() < 0.3)
    return rng.choice(legal)


def anything(state: State, rng: random.Random) -> act.Action:
    """What may well be refused or have a price, by the seat on turn, any seat, or the shortest hand."""
    seats = range(len(state.seats))
    shortest = min(playing(state) or seats, key=lambda seat: len(state.hands[seat]))
    mover = actor(state)
    seat = rng.choice((rng.choice(seats), shortest, shortest if mover is None else mover))
    held = state.hands[seat]
    playable = playable_cards(state, seat)
    unfit = [card for card in held if card not in playable]
    wilds = [card for card in held if card.rank.is_wild]
    card = rng.choice(rng.choice((unfit, held, wilds, PACK)) or PACK)
    often = (act.Play(seat, card), act.CallUno(seat), act.Catch(seat, shortest))
    return rng.choice((*often, rng.choice(universe_for(state, seat, (card,)))))


def universe_for(state: State, seat: int, cards: Cards) -> list[act.Action]:
    """Every action of play that a seat could try with these cards."""
    targets = range(-1, len(state.seats) + 1)
    return [
        *(act.Play(seat, card) for card in cards),
        *(act.Play(seat, card, color) for card in cards if card.rank.is_wild for color in COLORS),
        *(kind(seat) for kind in (act.Draw, act.Pass, act.Accept, act.Challenge, act.CallUno)),
        act.PunishSuggestion(seat),
        *(act.ChooseColor(seat, color) for color in COLORS),
        *(act.Swap(seat, target) for target in targets),
        *(act.Catch(seat, target) for target in targets),
    ]


def is_playing(state: State, seat: int) -> bool:
    """Whether a seat takes part in the hand."""
    return state.seats[seat].standing is Standing.PLAYING
