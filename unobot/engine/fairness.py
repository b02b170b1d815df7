"""Whether chance was fair: a finished hand is recomputed from its events and its revealed seed.

The recount keeps a stock and a discard pile of its own, and shares with the code that decides only the
generator in ``chance``: it follows the cards through both piles, and draws every number again.
"""

from collections.abc import Callable, Iterable
from enum import Enum

from msgspec import Struct

from unobot.engine import events as facts
from unobot.engine.cards import COLORS, PACK
from unobot.engine.chance import commitment, pick, shuffled
from unobot.engine.rules import Rules
from unobot.engine.state import Cards


class Fault(Enum):
    """What does not follow from the seed."""

    DEALER = "dealer"  # the first dealer was not the one drawn
    PACK = "pack"  # the pack is not the shuffled one
    START_CARD = "start-card"  # the card turned up was not the next one
    DRAW = "draw"  # cards were drawn that were not the next ones
    SHUFFLE = "shuffle"  # a later shuffle gave another order, or other cards
    COLOR = "color"  # a color left to chance was not the one drawn


class Verdict(Struct, frozen=True):
    """What a recount found.

    ``commitments`` are those of each pack that was dealt (more than one where the hand was dealt anew,
    since no card could start it); they must equal what was published before the deal. An arranged hand
    is not ``verifiable``: no chance made it. ``faults`` are without duplicates, in the order found.
    """

    commitments: tuple[str, ...]
    verifiable: bool
    faults: tuple[Fault, ...]

    @property
    def fair(self) -> bool:
        """Whether everything follows from the seed."""
        return self.verifiable and not self.faults


def recompute(rules: Rules, events: Iterable[facts.Event]) -> Verdict:
    """Recompute all that chance decided in ``events``, which are those of one hand, played by ``rules``."""
    recount = _Recount(rules)
    for event in events:
        follow = FOLLOWING.get(type(event))
        if follow is not None:
            follow(recount, event)
    dealt = bool(recount.commitments) and not recount.arranged
    return Verdict(tuple(recount.commitments), dealt, tuple(dict.fromkeys(recount.faults)))


class _Recount:
    """The cards as they must lie, and how often the seed has been used."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.commitments: list[str] = []
        self.faults: list[Fault] = []
        self.arranged = False
        self.seed = ""
        self.used = 1  # number 0 is kept for the first dealer
        self.stock: Cards = ()
        self.discard: Cards = ()

    def expect(self, holds: bool, fault: Fault) -> None:
        if not holds:
            self.faults.append(fault)

    def arrange(self, event: facts.HandArranged) -> None:
        self.arranged = True
        self.seed, self.used = event.seed, 0
        self.stock, self.discard = event.stock, event.discard

    def deal(self, event: facts.HandDealt) -> None:
        self.seed = event.seed
        if event.number == 1 and self.rules.dealer.first == "random":
            drawn = sorted(event.seats)[pick(len(event.seats), self.seed, 0)]
            self.expect(event.dealer == drawn, Fault.DEALER)
        pack = PACK * self.rules.packs_for(len(event.seats))
        self.expect(event.pack == shuffled(pack, self.seed, self.used), Fault.PACK)
        self.used += 1
        self.commitments.append(commitment(self.seed, event.pack))
        self.stock, self.discard = event.pack[len(event.seats) * event.hand_size :], ()

    def turn_up(self, event: facts.StartCardTurned) -> None:
        self.expect(self.stock[:1] == (event.card,), Fault.START_CARD)
        self.stock, self.discard = self.stock[1:], (event.card,)

    def put_back(self, event: facts.StartCardReturned) -> None:
        self._shuffle(self.stock + self.discard, event.stock)
        self.discard = ()

    def replenish(self, event: facts.StockReplenished) -> None:
        self._shuffle(self.discard[:-1], event.stock)
        self.discard = self.discard[-1:]

    def _shuffle(self, cards: Cards, stock: Cards) -> None:
        self.expect(stock == shuffled(cards, self.seed, self.used), Fault.SHUFFLE)
        self.used += 1
        self.stock = stock

    def draw(self, event: facts.CardsDrawn) -> None:
        count = len(event.cards)
        self.expect(event.cards == self.stock[:count], Fault.DRAW)
        self.stock = self.stock[count:]

    def play(self, event: facts.CardPlayed) -> None:
        self.discard = (*self.discard, event.card)

    def leave(self, event: facts.SeatLeft) -> None:
        self.discard = event.cards + self.discard

    def color(self, event: facts.ColorChosen) -> None:
        if event.how == "chance":
            self.expect(event.color is COLORS[pick(len(COLORS), self.seed, self.used)], Fault.COLOR)
            self.used += 1


FOLLOWING: dict[type, Callable[..., None]] = {
    facts.HandArranged: _Recount.arrange,
    facts.HandDealt: _Recount.deal,
    facts.StartCardTurned: _Recount.turn_up,
    facts.StartCardReturned: _Recount.put_back,
    facts.StockReplenished: _Recount.replenish,
    facts.CardsDrawn: _Recount.draw,
    facts.CardPlayed: _Recount.play,
    facts.SeatLeft: _Recount.leave,
    facts.ColorChosen: _Recount.color,
}
"""The events that move cards of stock and pile, or that chance decided."""
