"""Seats, the deal, and the card turned up (A7-A9, B21-B25)."""

from unobot.engine import actions as act
from unobot.engine import events as facts
from unobot.engine.cards import ACTIONS, PACK, Card, Rank
from unobot.engine.chance import pick, shuffled
from unobot.engine.draft import Draft
from unobot.engine.rules import Rules
from unobot.engine.scoring import late_total
from unobot.engine.state import Over, State, next_seat, playing, seated


def take_seat(draft: Draft, action: act.TakeSeat) -> None:
    """Sit down; who has left and comes again keeps the place, and never a better total than others get."""
    state = draft.state
    total = late_total(state)
    for index, seat in enumerate(state.seats):
        if seat.person == action.person:
            worse = max if state.rules.score.mode == "lowest_wins" else min
            draft.emit(facts.SeatTaken(index, action.person, worse(seat.total, total)))
            return
    draft.emit(facts.SeatTaken(len(state.seats), action.person, total))


def deal(draft: Draft, action: act.Deal) -> None:
    """Shuffle and deal the next hand; draw number 0 on the seed chooses a first dealer."""
    seed = draft.chance()
    seats = [seat for seat in seated(draft.state) if seat not in action.sits_out]
    dealer = _next_dealer(draft.state, seats, seed, action.starter)
    _deal(draft, seats, dealer, draft.state.hand_number + 1, seed, shuffles=1)


def _deal(draft: Draft, seats: list[int], dealer: int, number: int, seed: str, shuffles: int) -> None:
    state, rules = draft.state, draft.state.rules
    order = sorted(seats, key=lambda seat: (seat - dealer - 1) % len(state.seats))
    draft.emit(
        facts.HandDealt(
            number=number,
            dealer=dealer,
            seats=tuple(order),
            hand_size=rules.hand_size,
            seed=seed,
            shuffles=shuffles + 1,
            pack=shuffled(PACK * rules.packs_for(len(order)), seed, shuffles),
        )
    )
    _turn_up(draft)


def _next_dealer(state: State, sitting: list[int], seed: str, starter: int) -> int:
    """By ``dealer.first`` and ``dealer.rotation``; a void hand is dealt again by the same dealer."""
    last, phase = state.dealer, state.phase
    if last is None:
        if state.rules.dealer.first == "starter" and starter in sitting:
            return starter
        return sitting[pick(len(sitting), seed, 0)]
    assert isinstance(phase, Over)
    if phase.void and last in sitting:
        return last
    if state.rules.dealer.rotation == "hand_winner" and phase.winner in sitting:
        return phase.winner
    return min(sitting, key=lambda seat: (seat - last - 1) % len(state.seats))


def arrange(draft: Draft, action: act.Arrange) -> None:
    """Set a hand up as it stands; without a discard pile the top of the stock is turned up."""
    draft.emit(
        facts.HandArranged(
            number=draft.state.hand_number + 1,
            dealer=action.dealer,
            seed=draft.chance(),
            turn=action.turn,
            hands=action.hands,
            stock=action.stock,
            discard=action.discard,
            color=action.color or (action.discard[-1].color if action.discard else None),
            direction=action.direction,
            totals=action.totals,
        )
    )
    if not action.discard:
        _turn_up(draft)


# The start card


def _turn_up(draft: Draft) -> None:
    """Turn the top of the stock up until a card stays, and let it take effect (A8, A9)."""
    while any(not _goes_back(draft.state.rules, card) for card in draft.state.stock):
        card = draft.state.stock[0]
        draft.emit(facts.StartCardTurned(card))
        if not _goes_back(draft.state.rules, card):
            _start(draft, card.rank)
            return
        draft.emit(facts.StartCardReturned(draft.shuffle((*draft.state.stock, card))))
    state = draft.state
    assert state.dealer is not None
    _deal(draft, playing(state), state.dealer, state.hand_number, state.seed, state.shuffles)


def _goes_back(rules: Rules, card: Card) -> bool:
    """Whether a card may not be the start card: a Wild Draw Four never, others by the ``start`` keys."""
    return (
        card.rank is Rank.WILD_DRAW_FOUR
        or (card.rank is Rank.WILD and rules.start.wild == "redraw")
        or (card.rank in ACTIONS and rules.start.action == "redraw")
    )


def _start(draft: Draft, rank: Rank) -> None:
    dealer = draft.state.dealer
    assert dealer is not None
    first = next_seat(draft.state, dealer)
    if rank is Rank.REVERSE:
        _start_reverse(draft, dealer)
    elif rank is Rank.WILD:
        dealer_names = draft.state.rules.start.wild == "dealer_names"
        draft.emit(facts.ColorAsked(dealer if dealer_names else first, keeps_turn=not dealer_names))
    elif rank is Rank.SKIP:
        draft.skip(first)
    elif rank is Rank.DRAW_TWO:
        draft.draw(first, 2, "draw_two")
        draft.skip(first)
    else:
        draft.begin_turn(first)


def _start_reverse(draft: Draft, dealer: int) -> None:
    """The direction turns; with two players the dealer starts in any case (cases 4, 5)."""
    draft.emit(facts.DirectionReversed(-1))
    if draft.state.rules.start.reverse == "dealer_first" or len(playing(draft.state)) == 2:
        draft.begin_turn(dealer)
    else:
        draft.next_turn(dealer)
