"""Playing, drawing and passing, and what each card does (A10-A14, A21, A23-A25, A33, A37, B6-B10)."""

from collections.abc import Callable

from unobot.engine import actions as act
from unobot.engine import events as facts
from unobot.engine import house, scoring, uno, wild
from unobot.engine.cards import Rank
from unobot.engine.draft import Draft
from unobot.engine.matching import can_follow, why_not
from unobot.engine.reasons import Reason
from unobot.engine.state import Drawn, Playing, State, next_seat, nothing_to_draw, playing


def play(draft: Draft, action: act.Play) -> None:
    """Put a card down; it takes effect, or the hand ends."""
    before, seat, card = draft.state, action.seat, action.card
    if before.windows:
        uno.close_by_turn(draft, seat)
    draft.emit(facts.CardPlayed(seat, card, seat != before.phase.seat))
    left = len(draft.state.hands[seat])
    if not left:
        _go_out(draft, action, before)
        return
    if left == 1:
        uno.settle_last_card(draft, seat, seat in before.armed, action.uno)
    EFFECTS[card.rank](draft, action, before)


def _go_out(draft: Draft, action: act.Play, before: State) -> None:
    """A last Draw Two or Wild Draw Four still makes the victim draw, without stacking (A18, cases 41, 61)."""
    drawn = DRAWS.get(action.card.rank)
    if drawn and before.rules.going_out.last_draw_card == "apply":
        count, cause = drawn
        pending = house.pending_stack(before)
        draft.draw(next_seat(before, action.seat), pending + count, "stack" if pending else cause)
    scoring.win_hand(draft, action.seat)


DRAWS: dict[Rank, tuple[int, facts.Cause]] = {
    Rank.DRAW_TWO: (2, "draw_two"),
    Rank.WILD_DRAW_FOUR: (4, "wild_draw_four"),
}
"""The cards that make the next player draw: how many, and why."""


# Effects


def _number(draft: Draft, action: act.Play, before: State) -> None:
    draft.next_turn(action.seat)


def _skip(draft: Draft, action: act.Play, before: State) -> None:
    """Skip (A23)."""
    skipped = next_seat(draft.state, action.seat)
    draft.emit(facts.SeatSkipped(skipped))
    following = next_seat(draft.state, skipped)
    if following == action.seat:
        _follow_up(draft, following)
    else:
        draft.begin_turn(following)


def _reverse(draft: Draft, action: act.Play, before: State) -> None:
    """Reverse; a Skip where two hold cards (A24, A25)."""
    if len(playing(before)) == 2:
        _skip(draft, action, before)
    else:
        draft.emit(facts.DirectionReversed(-before.direction))
        draft.next_turn(action.seat)


def _follow_up(draft: Draft, seat: int) -> None:
    """With two players, who has nothing to follow a Skip or Reverse with pays (A37, cases 76-78)."""
    penalty = draft.state.rules.penalty
    if not penalty.two_player_followup or can_follow(draft.state, seat):
        draft.begin_turn(seat)
        return
    draft.emit(facts.FollowUpMissed(seat))
    draft.draw(seat, penalty.two_player_followup, "followup")
    if penalty.followup_mode == "instead_of_draw":
        draft.next_turn(seat)
    else:
        draft.begin_turn(seat)


def _draw_two(draft: Draft, action: act.Play, before: State) -> None:
    """Draw Two: the victim draws and loses the turn (A21), or may add to the stack (A22)."""
    victim = next_seat(before, action.seat)
    if before.rules.house.stacking != "none":
        draft.begin_turn(victim, house.pending_stack(before) + 2, Rank.DRAW_TWO)
    else:
        draft.draw(victim, 2, "draw_two")
        draft.skip(victim)


EFFECTS: dict[Rank, Callable[[Draft, act.Play, State], None]] = {
    **dict.fromkeys(Rank, _number),
    Rank.ZERO: house.play_zero,
    Rank.SEVEN: house.play_seven,
    Rank.SKIP: _skip,
    Rank.REVERSE: _reverse,
    Rank.DRAW_TWO: _draw_two,
    Rank.WILD: wild.play_wild,
    Rank.WILD_DRAW_FOUR: wild.play_draw_four,
}
"""What a card does, given the play and the state before it."""


# Drawing and passing


def draw(draft: Draft, action: act.Draw) -> None:
    """Draw by choice (A11, A12), or take a pending stack (A22)."""
    phase = draft.state.phase
    assert type(phase) is Playing
    if phase.owed:
        take_stack(draft, phase)
        return
    uno.close_by_turn(draft, action.seat)
    rules = draft.state.rules.draw
    if draft.draw(action.seat, 1, "turn"):
        while rules.mode == "until_playable" and not _drawn_fits(draft, action.seat):
            if nothing_to_draw(draft.state):  # stops, and is no empty draw (case 103)
                break
            draft.draw(action.seat, 1, "turn")
        fits = rules.drawn_card != "must_keep" and _drawn_fits(draft, action.seat)
        if fits or not rules.auto_pass:
            draft.emit(facts.PlayOrPassAsked(action.seat, draft.state.hands[action.seat][-1]))
            return
    end_turn(draft, action.seat)


def _drawn_fits(draft: Draft, seat: int) -> bool:
    """Whether the card drawn last may be played; a Wild Draw Four may, even as a bluff (case 39)."""
    return why_not(draft.state, seat, draft.state.hands[seat][-1]) is None


def take_stack(draft: Draft, phase: Playing) -> None:
    """The victim of a stack draws the total and loses the turn; a forced draw, so it closes no window."""
    draft.draw(phase.seat, phase.owed, "stack")
    draft.skip(phase.seat)


def keep(draft: Draft, action: act.Pass) -> None:
    """Keep the drawn card (A11)."""
    end_turn(draft, action.seat)


def end_turn(draft: Draft, seat: int) -> None:
    """A turn without a play is over; after a round of them with nothing to draw the hand is blocked."""
    draft.emit(facts.TurnPassed(seat))
    empty_draws = draft.state.empty_draws
    if empty_draws and empty_draws >= len(playing(draft.state)):
        scoring.block_hand(draft)
    else:
        draft.next_turn(seat)


# What has a price


ILLEGAL_PLAYS = frozenset(
    (
        Reason.ILLEGAL_CARD,
        Reason.DRAWN_CARD_ONLY,
        Reason.WILD_DRAW_FOUR_HELD_BACK,
        Reason.LAST_CARD_FORBIDDEN,
    )
)
"""A held card, tried on the own turn, that may not be played (A33)."""


def illegal_play(draft: Draft, action: act.Play, reason: Reason) -> None:
    """The card stays in hand and costs; the turn goes on, or ends (A33, ``penalty.illegal_ends_turn``)."""
    penalty = draft.state.rules.penalty
    draft.emit(facts.IllegalCardTried(action.seat, action.card, reason))
    draft.draw(action.seat, penalty.illegal_play, "illegal_play")
    phase = draft.state.phase
    assert isinstance(phase, Playing | Drawn)
    if not penalty.illegal_ends_turn:
        return
    if isinstance(phase, Playing) and phase.owed:
        take_stack(draft, phase)
    else:
        end_turn(draft, action.seat)


def punish_suggestion(draft: Draft, action: act.PunishSuggestion) -> None:
    """A ruled suggestion costs cards (A32)."""
    draft.emit(facts.SuggestionPunished(action.seat))
    draft.draw(action.seat, draft.state.rules.penalty.suggestion, "suggestion")
