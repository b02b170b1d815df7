"""Rules of thumb: keep wilds for later, slow down whoever is about to go out, name the color held most."""

from collections import Counter

from unobot.engine import actions as act
from unobot.engine.cards import COLORS, Card, Color, Rank
from unobot.engine.legality import is_innocent, without
from unobot.engine.scoring import card_points
from unobot.engine.state import Cards, Standing
from unobot.engine.views import View


class RulesOfThumb:
    """The one level of computer player: quick, fair, and not to be bluffed easily."""

    def move(self, view: View) -> act.Action:
        """Play, draw, answer or choose, by the phase."""
        seat = view.seat
        assert seat is not None
        match view.phase.name:
            case "color":
                return act.ChooseColor(seat, best_color(view, view.hand))
            case "challenge":
                return act.Challenge(seat) if self._suspects(view) else act.Accept(seat)
            case "swap":
                return act.Swap(seat, self._smallest_hand(view))
        choices = [card for card in view.playable if not self._bluff(view, card)]
        if not choices:
            return act.Pass(seat) if view.phase.name == "drawn" else act.Draw(seat)
        card = max(choices, key=lambda card: self._worth(view, card))
        left = without(view.hand, card)
        color = best_color(view, left) if card.rank.is_wild and left else None
        return act.Play(seat, card, color, uno=len(left) == 1)

    def catches(self, view: View) -> int | None:
        """Whoever has forgotten to say uno."""
        others = [seat for seat in view.windows if seat != view.seat]
        return others[0] if others else None

    def _bluff(self, view: View, card: Card) -> bool:
        """A Wild Draw Four that could be challenged with success is not worth it."""
        if card.rank is not Rank.WILD_DRAW_FOUR or view.top is None:
            return False
        return not is_innocent(view.rules, without(view.hand, card), view.color, view.top.rank)

    def _worth(self, view: View, card: Card) -> tuple[float, float]:
        """Actions against a short hand first, then company in color, wilds last; then the points."""
        points = card_points(view.rules, card)
        if card.rank.is_wild:
            danger = min(self._others(view), default=9) <= 2
            return (2.5 if danger and card.rank is Rank.WILD_DRAW_FOUR else -1, points)
        company = sum(other.color is card.color for other in view.hand) / 10
        attack = 0.0 if card.rank.is_number else 2 if self._next_count(view) <= 3 else 0.5
        return (attack + company, points)

    def _suspects(self, view: View) -> bool:
        """A full hand without a card of the color is unlikely, and the less cards the likelier innocence."""
        offender = view.phase.offender
        assert offender is not None
        return view.seats[offender].count >= 6 and view.seats[offender].drew_on is None

    def _others(self, view: View) -> list[int]:
        return [
            seat.count
            for index, seat in enumerate(view.seats)
            if index != view.seat and seat.standing is Standing.PLAYING
        ]

    def _next_count(self, view: View) -> int:
        """How many cards the next seat holds."""
        assert view.seat is not None
        count = len(view.seats)
        following = (view.seat + view.direction) % count
        while view.seats[following].standing is not Standing.PLAYING:
            following = (following + view.direction) % count
        return view.seats[following].count

    def _smallest_hand(self, view: View) -> int:
        seats = [
            seat
            for seat, other in enumerate(view.seats)
            if seat != view.seat and other.standing is Standing.PLAYING
        ]
        return min(seats, key=lambda seat: view.seats[seat].count)


def best_color(view: View, hand: Cards) -> Color:
    """The color held most often; among equals the one that the next players have shown not to have."""
    held = Counter(card.color for card in hand if card.color is not None)
    lacking = Counter(seat.drew_on for index, seat in enumerate(view.seats) if index != view.seat)
    return max(COLORS, key=lambda color: (held[color], lacking[color]))
