"""How a hand and a match end (A18-A20, B1, B2, B4, B5, B26, B27)."""

from unobot.engine import events as facts
from unobot.engine.cards import NUMBERS, Card, Rank
from unobot.engine.draft import Draft
from unobot.engine.rules import Rules
from unobot.engine.state import Cards, Standing, State, playing, seated

FACE_VALUES: dict[Rank, int] = {rank: int(rank.value) for rank in NUMBERS}
"""What the number cards count."""


def card_points(rules: Rules, card: Card) -> int:
    """What a card left in hand counts: face value, or ``score.zero``, ``score.action``, ``score.wild``."""
    if card.color is None:
        return rules.score.wild
    face_value = FACE_VALUES.get(card.rank)
    return rules.score.action if face_value is None else face_value or rules.score.zero


def hand_points(rules: Rules, hand: Cards) -> int:
    """What a hand counts."""
    return sum(card_points(rules, card) for card in hand)


def win_hand(draft: Draft, seat: int) -> None:
    """``seat`` went out: the hand is scored, and perhaps the match is over."""
    draft.emit(facts.HandWon(seat, "went_out"))
    _score(draft, seat)


def win_as_last(draft: Draft, seat: int) -> None:
    """Everybody else who held cards has left; nothing is scored. The last one seated has won the match."""
    draft.emit(facts.HandWon(seat, "last_left"))
    if seated(draft.state) == [seat]:
        draft.emit(facts.MatchWon((seat,)))


def block_hand(draft: Draft) -> None:
    """Nobody can play or draw (case 70)."""
    void = draft.state.rules.stock.blocked_hand == "void"
    draft.emit(facts.HandBlocked(void))
    if not void:
        _score(draft, None)


def _score(draft: Draft, winner: int | None) -> None:
    state = draft.state
    in_play = playing(state)
    points = tuple(
        hand_points(state.rules, hand) if seat in in_play else 0 for seat, hand in enumerate(state.hands)
    )
    draft.emit(facts.HandScored(points, _totals(state, points, winner)))
    winners = _winners(draft.state, winner)
    if winners:
        draft.emit(facts.MatchWon(winners))


def _totals(state: State, points: tuple[int, ...], winner: int | None) -> tuple[int, ...]:
    gains = {
        "lowest_wins": points,
        "winner_takes": tuple(sum(points) if seat == winner else 0 for seat in range(len(points))),
        "single_hand": (0,) * len(points),
    }[state.rules.score.mode]
    return tuple(seat.total + gain for seat, gain in zip(state.seats, gains, strict=True))


def _winners(state: State, winner: int | None) -> tuple[int, ...]:
    """The seats that have won the match, or none. Leavers do not count, nor who has not played a hand."""
    rules = state.rules
    if rules.score.mode == "single_hand":
        return () if winner is None else (winner,)
    in_match = [seat for seat in seated(state) if state.seats[seat].hands]
    totals = {seat: state.seats[seat].total for seat in in_match}
    if max(totals.values()) < rules.score.limit:
        return ()
    if rules.score.mode == "winner_takes":
        return tuple(seat for seat in in_match if totals[seat] >= rules.score.limit)
    lowest = tuple(seat for seat in in_match if totals[seat] == min(totals.values()))
    return () if len(lowest) > 1 and rules.score.tie == "extra_hand" else lowest


def late_total(state: State) -> int:
    """The total with which a seat is taken after the first deal (``join.late_score``)."""
    totals = [seat.total for seat in state.seats if seat.standing is not Standing.LEFT]
    if state.hand_number == 0 or state.rules.join.late_score == "zero" or not totals:
        return 0
    return max(totals) if state.rules.score.mode == "lowest_wins" else min(totals)
