"""Wilds: naming a color, and a Wild Draw Four's victim (A26-A28, A34-A36, B11-B20)."""

from unobot.engine import actions as act
from unobot.engine import events as facts
from unobot.engine.cards import COLORS, Card, Rank
from unobot.engine.draft import Draft
from unobot.engine.house import pending_stack
from unobot.engine.matching import is_innocent
from unobot.engine.state import Challenging, DrawFour, NamingColor, Standing, State, next_seat, without


def play_wild(draft: Draft, action: act.Play, before: State) -> None:
    """A Wild takes its color at once, or asks for it (A26, B12)."""
    if action.color is None:
        draft.emit(facts.ColorAsked(action.seat))
    else:
        draft.emit(facts.ColorChosen(action.seat, action.color))
        draft.next_turn(action.seat)


def play_draw_four(draft: Draft, action: act.Play, before: State) -> None:
    """A Wild Draw Four asks for its color, then for its victim's answer (A27, B16)."""
    draw_four = _snapshot(before, action.seat)
    if action.color is None:
        draft.emit(facts.ColorAsked(action.seat, draw_four=draw_four))
    else:
        draft.emit(facts.ColorChosen(action.seat, action.color))
        _face(draft, draw_four)


def _snapshot(state: State, seat: int) -> DrawFour:
    """How things stand at the moment at which ``seat`` plays a Wild Draw Four (case 37)."""
    return DrawFour(
        offender=seat,
        victim=next_seat(state, seat),
        held=without(state.hands[seat], Card.WILD_DRAW_FOUR),
        color=state.color,
        rank=state.discard[-1].rank,
        owed=pending_stack(state) + 4,
    )


def name_color(draft: Draft, action: act.ChooseColor) -> None:
    """The color is named; it may be the one already in force."""
    _settle_color(draft, facts.ColorChosen(action.seat, action.color))


def let_color_be(draft: Draft) -> None:
    """Nobody named it: the color stays what it was; a start Wild's is left to chance."""
    phase, color = draft.state.phase, draft.state.color
    assert isinstance(phase, NamingColor)
    if color is None:
        chosen = facts.ColorChosen(phase.seat, COLORS[draft.pick(len(COLORS))], "chance")
    else:
        chosen = facts.ColorChosen(phase.seat, color, "kept")
    _settle_color(draft, chosen)


def _settle_color(draft: Draft, chosen: facts.ColorChosen) -> None:
    phase = draft.state.phase
    assert isinstance(phase, NamingColor)
    draft.emit(chosen)
    if phase.draw_four is not None:
        _face(draft, phase.draw_four)
    elif phase.keeps_turn and draft.state.seats[phase.seat].standing is Standing.PLAYING:
        draft.begin_turn(phase.seat)
    else:
        draft.next_turn(phase.seat)


def _face(draft: Draft, draw_four: DrawFour) -> None:
    """The victim is to answer, to add to the stack, or draws at once."""
    rules = draft.state.rules
    if rules.wild_draw_four.enforcement == "challenge":
        draft.emit(facts.ChallengeOffered(draw_four))
    elif rules.house.stacking != "none":
        draft.begin_turn(draw_four.victim, draw_four.owed, Rank.WILD_DRAW_FOUR)
    else:
        _take(draft, draw_four)


def _take(draft: Draft, draw_four: DrawFour) -> None:
    draft.draw(draw_four.victim, draw_four.owed, "wild_draw_four")
    draft.skip(draw_four.victim)


def accept(draft: Draft, action: act.Accept | act.Draw | act.Pass | act.TimeOut) -> None:
    """The victim takes the cards and loses the turn (A27, case 31)."""
    phase = draft.state.phase
    assert isinstance(phase, Challenging)
    draft.emit(facts.ChallengeAccepted(phase.seat))
    _take(draft, phase.draw_four)


def challenge(draft: Draft, action: act.Challenge) -> None:
    """The victim doubts the card, which is judged by the hand of that moment (A34-A36, B17-B20).

    Of a stack only the last card is judged: the cards beneath it are owed on top of the key's number.
    """
    phase = draft.state.phase
    assert isinstance(phase, Challenging)
    four, rules = phase.draw_four, draft.state.rules.wild_draw_four
    guilty = not is_innocent(draft.state.rules, four.held, four.color, four.rank)
    beneath = four.owed - 4
    draft.emit(facts.ChallengeMade(phase.seat, four.offender, guilty, four.held, rules.reveal))
    if not guilty:
        draft.draw(phase.seat, beneath + rules.innocent_draws, "challenge_lost")
        draft.skip(phase.seat)
        return
    if draft.state.seats[four.offender].standing is Standing.PLAYING:
        draft.draw(four.offender, beneath + rules.guilty_draws, "challenge_guilty")
    if rules.after_guilty == "challenger_plays":
        draft.begin_turn(phase.seat)
    else:
        draft.skip(phase.seat)
