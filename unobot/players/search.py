"""Hard, by search: what each choice leads to, in many worlds that could be the true one.

The method is that of determinization: in each sampled world (``worlds``) every choice is followed by one
rollout (``rollouts``), and the choice that does best on average is made. Since all choices meet the same
worlds, luck of the deal favors none of them.
"""

import time
from math import ceil, inf, log2

from unobot.engine import actions as act
from unobot.engine.cards import COLORS, PACK, Color
from unobot.engine.state import Cards
from unobot.engine.views import View
from unobot.players.reading import asked, dice, forgetful, others
from unobot.players.rollouts import rollout
from unobot.players.thumb import RulesOfThumb, honest_cards, play
from unobot.players.worlds import sample, unseen_cards

ROLLOUTS = 100
"""Enough to beat the rules of thumb, in some 20 ms of a processor."""


class Search:
    """A strong player, who thinks for ``rollouts`` rollouts or ``seconds``, whichever is over first.

    With time enough the choice follows from the view alone. ``pack`` is what the cards come from. Whether to
    challenge is left to the rules of thumb, since no deal tells how honest somebody is.
    """

    def __init__(self, rollouts: int = ROLLOUTS, seconds: float = inf, pack: Cards = PACK) -> None:
        self._rollouts = rollouts
        self._seconds = seconds
        self._pack = pack
        self._thumb = RulesOfThumb()

    def move(self, view: View) -> act.Action:
        """The choice that does best; among equals the one that the rules of thumb make."""
        options = self._options(view)
        return options[0] if len(options) == 1 else self._best(view, options)

    def catches(self, view: View) -> int | None:
        """Whoever has forgotten to say uno."""
        return forgetful(view)

    def _best(self, view: View, options: list[act.Action]) -> act.Action:
        """Sequential halving: after each round, of equal cost, the better half of the choices goes on."""
        seat, rng = asked(view), dice(view)
        unseen = unseen_cards(view, self._pack)
        until = time.monotonic() + self._seconds
        a_round = self._rollouts // ceil(log2(len(options)))
        totals = [0.0] * len(options)
        running = list(range(len(options)))
        while len(running) > 1 and time.monotonic() <= until:
            for _ in range(max(1, a_round // len(running))):
                world = sample(view, unseen, rng)
                for place in running:
                    totals[place] += rollout(world, options[place], seat, rng)
                if time.monotonic() > until:
                    break
            running.sort(key=totals.__getitem__, reverse=True)
            del running[(len(running) + 1) // 2 :]
        return options[running[0]]

    def _options(self, view: View) -> list[act.Action]:
        """The choices worth a thought; the first is that of the rules of thumb."""
        first = self._thumb.move(view)
        found = [first]
        match view.phase.name:
            case "play" | "drawn":
                found += _plays(view)
                found += _holding_back(view)
            case "color":
                found += [act.ChooseColor(asked(view), color) for color in _colors(view.hand)]
            case "swap":
                found += [act.Swap(asked(view), target) for target in others(view)]
        return [option for place, option in enumerate(found) if option not in found[:place]]


def _plays(view: View) -> list[act.Action]:
    """Each honest card; a wild in each color that is held."""
    return [
        play(view, card, color)
        for card in honest_cards(view)
        for color in (_colors(view.hand) if card.rank.is_wild else (None,))
    ]


def _holding_back(view: View) -> list[act.Action]:
    """To keep a wild for later, where the rules allow that: to draw instead, or to pass."""
    if any(card.color is not None for card in view.playable) or view.phase.owed:
        return []
    if view.phase.name == "drawn":
        return [] if view.rules.draw.drawn_card == "must_play" else [act.Pass(asked(view))]
    return [act.Draw(asked(view))] if view.rules.draw.renege and view.stock else []


def _colors(hand: Cards) -> list[Color]:
    """The colors of a hand; any will do where there is none."""
    held = {card.color for card in hand}
    return [color for color in COLORS if color in held] or [COLORS[0]]
