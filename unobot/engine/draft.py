"""A command under way: events are applied one by one as they are decided."""

from msgspec import Struct

from unobot.engine import events as facts
from unobot.engine.cards import Rank
from unobot.engine.chance import Chance, pick, shuffled
from unobot.engine.evolve import EVOLVERS
from unobot.engine.state import Cards, State, next_seat


class Draft(Struct, gc=False):
    """The state so far, and the events that led to it, each with the state that it gave.

    Thrown away when the command is refused.
    """

    state: State
    chance: Chance
    events: list[facts.Event] = []
    states: list[State] = []

    def emit(self, event: facts.Event) -> None:
        """Record an event and apply it."""
        self.events.append(event)
        self.state = EVOLVERS[type(event)](self.state, event)  # one call less than ``evolve``
        self.states.append(self.state)

    def shuffle(self, cards: Cards) -> Cards:
        """``cards`` in the order of the hand's next shuffle; the event that records it counts it."""
        return shuffled(cards, self.state.seed, self.state.shuffles)

    def pick(self, count: int) -> int:
        """A number below ``count`` by the hand's next draw on chance; the event that records it counts it."""
        return pick(count, self.state.seed, self.state.shuffles)

    def draw(self, seat: int, count: int, cause: facts.Cause) -> int:
        """Let ``seat`` draw ``count`` cards, or what there is (case 67); returns how many it got.

        When the stock is empty, all discards but the top one are shuffled (A14).
        """
        got = 0
        while got < count:
            if not self.state.stock and len(self.state.discard) > 1:
                self.emit(facts.StockReplenished(self.shuffle(self.state.discard[:-1])))
            cards = self.state.stock[: count - got]
            if not cards and got:
                break
            self.emit(facts.CardsDrawn(seat, cards, count - got, cause))
            if not cards:
                break
            got += len(cards)
        return got

    def begin_turn(self, seat: int, owed: int = 0, stacked: Rank | None = None) -> None:
        """``seat`` is to move. A declared uno that no play has used lapses with its turn (case 53)."""
        if self.state.armed and self.state.rules.uno.call == "declare":
            for lapsed in self.state.armed:
                self.emit(facts.UnoLapsed(lapsed))
        self.emit(facts.TurnBegan(seat, owed, stacked))

    def next_turn(self, after: int) -> None:
        """The seat after ``after`` is to move."""
        self.begin_turn(next_seat(self.state, after))

    def skip(self, seat: int) -> None:
        """``seat`` loses its turn, and the one after it is to move."""
        self.emit(facts.SeatSkipped(seat))
        self.next_turn(seat)
