"""Worlds: states that could be the true one, for all that a seat can see.

A world agrees with the view in everything that the view shows. The cards that the view does not show are
dealt anew: to the hands of the others, to the stock, and, where somebody has left, beneath the discard
pile. Nobody owes uno in a world: who thinks ahead takes it that everybody will say it.
"""

import random
from collections import Counter
from collections.abc import Callable

from unobot.engine.cards import PACK, Card
from unobot.engine.state import (
    Cards,
    DrawFour,
    Drawn,
    NamingColor,
    Phase,
    Playing,
    Seat,
    Standing,
    State,
    Swapping,
)
from unobot.engine.views import SeatView, View
from unobot.players.reading import asked, following

HELD_YET = 0.3
"""How likely it is, against any other card, that a seat still holds a card of the color on which it drew."""


def sample(view: View, unseen: Cards, rng: random.Random) -> State:
    """A world of ``view``, which must be that of the seat to act, in any phase but ``challenge``.

    ``unseen`` are the cards that ``unseen_cards`` tells for the view.
    """
    cards = sorted(unseen, key=lambda card: rng.random())
    hands = tuple(
        view.hand if seat == view.seat else _deal(cards, other, rng) for seat, other in enumerate(view.seats)
    )
    left = any(seat.standing is Standing.LEFT for seat in view.seats)
    beneath = tuple(cards[view.stock :]) if left else ()
    return State(
        rules=view.rules,
        seats=tuple(Seat(seat.person, seat.total, seat.standing, view.hand_number) for seat in view.seats),
        dealer=view.dealer,
        hand_number=view.hand_number,
        phase=PHASES[view.phase.name](view),
        direction=view.direction,
        color=view.color,
        hands=hands,
        stock=tuple(cards[: view.stock]),
        discard=beneath + view.discard,
        hidden_discards=len(beneath),
        drew_on=tuple(seat.drew_on for seat in view.seats),
        seed=str(rng.random()),
    )


def unseen_cards(view: View, pack: Cards = PACK) -> Cards:
    """The cards that are neither in the viewer's hand nor in the open part of the discard pile.

    ``pack`` is what one pack consists of. As many packs are taken as the rules deal to the seats in play, or
    more, where some have left and the cards would not suffice.
    """
    seen = Counter(view.hand + view.discard)
    hidden = view.stock + sum(seat.count for index, seat in enumerate(view.seats) if index != view.seat)
    packs = view.rules.packs_for(sum(seat.standing is Standing.PLAYING for seat in view.seats))
    while True:
        cards = Counter(pack * packs)
        if seen <= cards and cards.total() - seen.total() >= hidden:
            return tuple((cards - seen).elements())
        packs += 1


def _deal(cards: list[Card], seat: SeatView, rng: random.Random) -> Cards:
    """Take a hand for a seat from the end of the shuffled ``cards``.

    A card of the color on which the seat drew is mostly put back: who draws has seldom one to play.
    """
    hand: list[Card] = []
    doubted: list[Card] = []
    while len(hand) < seat.count and cards:
        card = cards.pop()
        unlikely = seat.drew_on is not None and card.color in (seat.drew_on, None)
        (doubted if unlikely and rng.random() > HELD_YET else hand).append(card)
    while len(hand) < seat.count:
        hand.append(doubted.pop())
    for card in doubted:
        cards.insert(int(rng.random() * len(cards)), card)
    return tuple(hand)


# Phases


def _naming(view: View) -> NamingColor:
    """A start Wild leaves the color open; a Wild Draw Four's victim is still to answer."""
    seat = asked(view)
    if view.color is None:
        return NamingColor(seat, keeps_turn=view.rules.start.wild != "dealer_names")
    if view.top is not Card.WILD_DRAW_FOUR:
        return NamingColor(seat)
    beneath = view.discard[-2] if len(view.discard) > 1 else view.discard[-1]
    victim = following(view, seat, view.direction)
    draw_four = DrawFour(seat, victim, view.hand, view.color, beneath.rank, view.phase.owed or 4)
    return NamingColor(seat, draw_four=draw_four)


def _drawn(view: View) -> Drawn:
    assert view.phase.card is not None
    return Drawn(asked(view), view.phase.card)


PHASES: dict[str, Callable[[View], Phase]] = {
    "play": lambda view: Playing(asked(view), view.phase.owed, view.phase.stacked),
    "drawn": _drawn,
    "color": _naming,
    "swap": lambda view: Swapping(asked(view)),
}
"""The phase of a world, by the name of the viewer's."""
