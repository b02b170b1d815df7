"""How a hand comes to stand: what the events change that deal or arrange it, and turn its start card up.

``evolve`` applies them, and holds what the events of a hand in play change.
"""

from msgspec.structs import replace

from unobot.engine import events as facts
from unobot.engine.state import Cards, Playing, Seat, Standing, State


def hand_dealt(state: State, event: facts.HandDealt) -> State:
    """Every seat that is dealt in holds its part of the pack; the rest is the stock."""
    hands: list[Cards] = [()] * len(state.seats)
    dealt = len(event.seats) * event.hand_size
    for place, seat in enumerate(event.seats):
        hands[seat] = event.pack[place : dealt : len(event.seats)]
    return replace(
        _fresh_hand(state, event),
        hands=tuple(hands),
        stock=event.pack[dealt:],
        direction=1,
        color=None,
        shuffles=event.shuffles,
        seats=tuple(
            replace(seat, standing=Standing.PLAYING, hands=seat.hands + (event.number != state.hand_number))
            if index in event.seats
            else _sitting_out(seat)
            for index, seat in enumerate(state.seats)
        ),
    )


def _sitting_out(seat: Seat) -> Seat:
    """A seat that is dealt no cards; who has left stays gone."""
    return replace(seat, standing=Standing.WAITING) if seat.standing is Standing.PLAYING else seat


def hand_arranged(state: State, event: facts.HandArranged) -> State:
    """All stands as the scenario says, and every seat that has not left plays."""
    return replace(
        _fresh_hand(state, event),
        hands=event.hands,
        stock=event.stock,
        discard=event.discard,
        direction=event.direction,
        color=event.color,
        shuffles=0,
        phase=Playing(event.turn),
        seats=tuple(
            replace(seat, standing=Standing.PLAYING, hands=seat.hands + 1, total=event.totals[index])
            if seat.standing is not Standing.LEFT
            else seat
            for index, seat in enumerate(state.seats)
        ),
    )


def _fresh_hand(state: State, event: facts.HandDealt | facts.HandArranged) -> State:
    """Nothing of an earlier hand remains."""
    return replace(
        state,
        hand_number=event.number,
        dealer=event.dealer,
        seed=event.seed,
        phase=Playing(event.dealer),
        discard=(),
        hidden_discards=0,
        windows=(),
        armed=(),
        empty_draws=0,
        drew_on=(None,) * len(state.seats),
    )


def start_card_turned(state: State, event: facts.StartCardTurned) -> State:
    """The top of the stock is the discard pile, and gives the color."""
    return replace(state, stock=state.stock[1:], discard=(event.card,), color=event.card.color)


def start_card_returned(state: State, event: facts.StartCardReturned) -> State:
    """The discard pile is empty again, and one more shuffle is used."""
    return replace(state, stock=event.stock, discard=(), color=None, shuffles=state.shuffles + 1)
