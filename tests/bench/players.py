"""How strong the computer players are, over many hands of two.

    python -m tests.bench.players [--hands 5000] [--level normal --level hard] [--rollouts 100] [--seed 0]

In the bot's own rules (``classic``), ``normal`` meets ``easy`` and ``hard`` meets ``normal``. In RLCard's own
game, which ``make bench`` installs, both meet its agent ``uno-rule-v1``. Every deal is played twice, with the
seats exchanged. What is counted are hands won; a blocked hand counts half.

RLCard's game differs, and the adapter says so to our players as far as rules can say it: a Wild Draw Four may
only be played when nothing else may, nobody says uno, drawn cards are played by the game. A Reverse has no
effect there between two, so that it is shown as one more zero. Whatever an adapter's player wants that
is not legal there is replaced by the first legal action, and counted.
"""

import os
import platform
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from statistics import mean, quantiles, stdev
from typing import Any

import click
import msgspec

from unobot.engine import actions as act
from unobot.engine.cards import PACK, Card, Color, Rank
from unobot.engine.decide import apply
from unobot.engine.keys import override
from unobot.engine.state import Cards, Over, Standing, State, actor
from unobot.engine.views import PhaseView, SeatView, View, view
from unobot.players import LEVELS, Policy
from unobot.players.search import ROLLOUTS, Search
from unobot.rulesets import load

CLASSIC = load("classic")
RIVALS = {"normal": ("easy", "uno-rule-v1"), "hard": ("normal", "uno-rule-v1")}
DEALS_PER_TASK = 25
Z_99 = 2.576


class Timed:
    """A policy, and how long each of its moves took, in seconds."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.times: list[float] = []

    def move(self, view: View) -> act.Action:
        """What the policy does."""
        begun = time.perf_counter()
        action = self.policy.move(view)
        self.times.append(time.perf_counter() - begun)
        return action

    def catches(self, view: View) -> int | None:
        """Whom the policy catches."""
        return self.policy.catches(view)


class Score(msgspec.Struct):
    """What a number of deals gave: the share of each deal's two hands won, decision times, fallbacks."""

    deals: list[float]
    times: list[float]
    fallbacks: int = 0


# The bot's own game


def own_hand(policies: tuple[Policy, Policy], deal: int, dealer: int) -> float:
    """One hand in the bot's rules: 1 where seat 0 won, 0 where it lost, a half where the hand was blocked."""
    state = State(rules=CLASSIC)
    for person in ("first", "second"):
        state = apply(state, act.TakeSeat(person), str).state
    state = apply(state, act.Deal(dealer), lambda: f"players {deal}").state
    while not isinstance(state.phase, Over):
        seat = actor(state)
        assert seat is not None
        state = apply(state, policies[seat].move(view(state, seat)), str).state
        state = noticed(state, policies)
    return 0.5 if state.phase.winner is None else float(state.phase.winner == 0)


def noticed(state: State, policies: tuple[Policy, Policy]) -> State:
    """Whoever has forgotten to say uno may be caught, before the next turn closes the window."""
    for window in state.windows:
        state = apply(state, act.Expire(window.id, "catchable"), str).state
        catcher = 1 - window.seat
        if policies[catcher].catches(view(state, catcher)) == window.seat:
            state = apply(state, act.Catch(catcher, window.seat), str).state
    return state


def own_deals(player: Policy, rival: str, deals: range) -> Iterator[tuple[float, float]]:
    """Each deal with the player in the first seat, and in the second."""
    other = LEVELS[rival]()
    for deal in deals:
        yield own_hand((player, other), deal, deal % 2), 1 - own_hand((other, player), deal, deal % 2)


# RLCard's game


RANKS = {
    **{rank.value: rank for rank in Rank if rank.is_number},
    "skip": Rank.SKIP,
    "reverse": Rank.ZERO,
    "draw_2": Rank.DRAW_TWO,
    "wild": Rank.WILD,
    "wild_draw_4": Rank.WILD_DRAW_FOUR,
}
RLCARD_PACK: Cards = tuple(
    Card.of(card.color, Rank.ZERO) if card.rank is Rank.REVERSE else card for card in PACK
)
RLCARD_RULES = {
    "draw.renege": False,
    "draw.drawn_card": "must_play",
    "wild_draw_four.legality": "always",
    "wild_draw_four.enforcement": "none",
    "uno.call": "none",
    "uno.penalty": 0,
    "uno.false_call_penalty": 0,
    "penalty.two_player_followup": 0,
    "score.mode": "single_hand",
    "score.limit": 0,
    "stock.blocked_hand": "void",
}


def read_card(word: str) -> Card:
    """The card of RLCard's ``r-draw_2``; the letter of a wild is no color of the card."""
    return Card.of(Color(word[0]), RANKS[word[2:]])


class Adapter:
    """A player of ours at RLCard's table. It remembers what everybody there has seen."""

    def __init__(self, player: Policy) -> None:
        self.player = player
        self.fallbacks = 0
        self.rules = override(CLASSIC, RLCARD_RULES)
        self.top = ""
        self.drew_on: list[Color | None] = [None, None]

    def begin(self) -> None:
        """A new hand."""
        self.drew_on = [None, None]

    def watch(self, seat: int, action: str) -> None:
        """Somebody acts."""
        if action == "draw":
            self.drew_on[seat] = Color(self.top[0])

    def see(self, raw: dict[str, Any]) -> None:
        """The table before somebody acts: a reshuffle takes away even the top card, which stays in force."""
        if raw["played_cards"]:
            self.top = raw["played_cards"][-1]

    def step(self, raw: dict[str, Any]) -> str:
        """The action of the player to move."""
        legal: list[str] = raw["legal_actions"]
        if legal == ["draw"]:
            return "draw"
        move = self.player.move(self.seen_by_player(raw))
        if isinstance(move, act.Play):
            for word in legal:
                if read_card(word) is move.card and move.color in (None, Color(word[0])):
                    return word
        self.fallbacks += 1
        return legal[0]

    def seen_by_player(self, raw: dict[str, Any]) -> View:
        """RLCard's observation as a view of a seat."""
        discard = tuple(read_card(word) for word in raw["played_cards"] or [self.top])
        return View(
            seat=raw["current_player"],
            rules=self.rules,
            hand_number=1,
            dealer=1,
            direction=1,
            color=Color(self.top[0]),
            top=discard[-1],
            discard=discard,
            stock=len(RLCARD_PACK) - len(discard) - sum(raw["num_cards"]),
            phase=PhaseView("play", raw["current_player"]),
            seats=tuple(
                SeatView(f"player {seat}", 0, Standing.PLAYING, count, self.drew_on[seat])
                for seat, count in enumerate(raw["num_cards"])
            ),
            windows=(),
            armed=(),
            winners=(),
            hand=tuple(read_card(word) for word in raw["hand"]),
            playable=tuple(dict.fromkeys(read_card(word) for word in raw["legal_actions"])),
        )


def rlcard_hand(adapter: Adapter, seat: int, deal: int) -> float:
    """One hand of RLCard's game: 1 where our player, at ``seat``, won it."""
    import numpy  # comes with RLCard
    from rlcard.games.uno import Game
    from rlcard.models.uno_rule_models import UNORuleAgentV1

    game, agent = Game(), UNORuleAgentV1()
    game.np_random.seed(deal)
    numpy.random.seed(deal)  # the agent's own choices
    adapter.begin()
    raw, mover = game.init_game()
    while not game.is_over():
        adapter.see(raw)
        ours = mover == seat
        action = adapter.step(raw) if ours else agent.step(rule_agent_state(raw))
        adapter.watch(mover, action)
        raw, mover = game.step(action)
    return float(game.round.winner[0] == seat)


def rule_agent_state(raw: dict[str, Any]) -> dict[str, Any]:
    """What RLCard's environment would hand its agent."""
    return {"raw_obs": raw, "raw_legal_actions": raw["legal_actions"]}


def rlcard_deals(adapter: Adapter, deals: range) -> Iterator[tuple[float, float]]:
    """Each deal with our player in the first seat, and in the second."""
    for deal in deals:
        yield rlcard_hand(adapter, 0, deal), rlcard_hand(adapter, 1, deal)


# Figures


def measure(level: str, rival: str, rollouts: int, deals: range) -> Score:
    """What ``level`` wins of some deals against ``rival``."""
    external = rival == "uno-rule-v1"
    pack = RLCARD_PACK if external else PACK
    player = Timed(Search(rollouts, pack=pack) if level == "hard" else LEVELS[level]())
    if not external:
        return Score([mean(pair) for pair in own_deals(player, rival, deals)], player.times)
    adapter = Adapter(player)
    won = [mean(pair) for pair in rlcard_deals(adapter, deals)]
    return Score(won, player.times, adapter.fallbacks)


def match(level: str, rival: str, rollouts: int, deals: range, pool: ProcessPoolExecutor) -> Score:
    """``measure``, shared out among processes; the deals alone decide what happens."""
    tasks = [deals[start : start + DEALS_PER_TASK] for start in range(0, len(deals), DEALS_PER_TASK)]
    scores = list(pool.map(partial(measure, level, rival, rollouts), tasks))
    return Score(
        list(chain.from_iterable(score.deals for score in scores)),
        list(chain.from_iterable(score.times for score in scores)),
        sum(score.fallbacks for score in scores),
    )


def row(level: str, rival: str, score: Score) -> str:
    """A line of the table: the share of hands won with its 99 % interval, and the decision times in ms."""
    share = 100 * mean(score.deals)
    margin = 100 * Z_99 * stdev(score.deals) / len(score.deals) ** 0.5
    cuts = quantiles(score.times, n=100)
    half, nearly_all = 1000 * cuts[49], 1000 * cuts[98]
    return (
        f"{level:>6}  {rival:<11}  {2 * len(score.deals):6,}  {share:5.1f} %  {share - margin:5.1f} - "
        f"{share + margin:4.1f} %  {half:8.3f}  {nearly_all:8.3f}  {score.fallbacks:9}"
    )


@click.command()
@click.option("--hands", default=5000, help="Hands a pairing; rounded up to whole deals.", show_default=True)
@click.option("--level", "levels", multiple=True, type=click.Choice(list(RIVALS)), default=list(RIVALS))
@click.option("--rollouts", default=ROLLOUTS, help="What hard may spend on a move.", show_default=True)
@click.option("--seed", default=0, help="The number of the first deal.", show_default=True)
@click.option("--jobs", default=os.cpu_count(), help="Processes.", show_default=True)
def main(hands: int, levels: tuple[str, ...], rollouts: int, seed: int, jobs: int) -> None:
    """Print the table."""
    deals = range(seed, seed + (hands + 1) // 2)
    print(f"Hands of two players, hard with {rollouts} rollouts a move; Python {platform.python_version()}\n")
    print(" level  rival         hands    won      99 % interval   ms, half  ms, 99 %  fallbacks")
    with ProcessPoolExecutor(jobs) as pool:
        for level in levels:
            for rival in RIVALS[level]:
                print(row(level, rival, match(level, rival, rollouts, deals, pool)), flush=True)


if __name__ == "__main__":
    main()
