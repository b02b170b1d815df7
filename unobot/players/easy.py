"""Easy: any card that may be played, now and then without saying uno."""

from unobot.engine import actions as act
from unobot.engine.cards import COLORS
from unobot.engine.views import View
from unobot.players.reading import asked, dice, forgetful, others

CALLS = 0.8
"""How often uno is said."""

CATCHES = 0.5
"""How often somebody who forgot it is caught."""


class RandomPlay:
    """A beginner: every playable card is as good as another, and a card is drawn only when there is none."""

    def move(self, view: View) -> act.Action:
        """Play, draw, answer or choose, by the phase."""
        seat, rng = asked(view), dice(view)
        match view.phase.name:
            case "color":
                return act.ChooseColor(seat, rng.choice(COLORS))
            case "challenge":
                return rng.choice((act.Accept(seat), act.Challenge(seat)))
            case "swap":
                return act.Swap(seat, rng.choice(others(view)))
        if not view.playable:
            return act.Pass(seat) if view.phase.name == "drawn" else act.Draw(seat)
        card = rng.choice(view.playable)
        color = rng.choice(COLORS) if card.rank.is_wild else None
        return act.Play(seat, card, color, uno=len(view.hand) == 2 and rng.random() < CALLS)

    def catches(self, view: View) -> int | None:
        """Whoever has forgotten to say uno, if it is noticed."""
        return forgetful(view) if dice(view).random() < CATCHES else None
