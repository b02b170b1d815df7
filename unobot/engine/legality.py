"""What may be done: ``check`` is the one source of legality, and ``legal_actions`` derives from it.

A table says for each pair of phase and action which test decides; what it does not list is refused with the
action's own reason (an answer that nobody asked for) or because no hand is being played. The order of the
reasons is that of SCENARIOS.md: unasked answers, turn, phase, hand, card.
"""

from collections.abc import Callable, Iterator

from unobot.engine import actions as act
from unobot.engine.cards import COLORS, WILDS, Card, Rank
from unobot.engine.matching import can_follow, fitting, forbidden_last, plays_honestly, why_not
from unobot.engine.reasons import Reason
from unobot.engine.state import (
    Cards,
    Challenging,
    Drawn,
    NamingColor,
    Over,
    Playing,
    Standing,
    State,
    Swapping,
    Waiting,
    actor,
    in_hand,
    nothing_to_draw,
    seated,
    window_of,
)

Check = Callable[..., Reason | None]


def check(state: State, action: act.Action) -> Reason | None:
    """Why ``action`` is refused in ``state``, or ``None`` where it is legal."""
    test = CHECKS.get((type(state.phase), type(action)))
    if test is not None:
        return test(state, action)
    return UNASKED[type(action)] if in_hand(state) else Reason.NO_GAME


def legal_actions(state: State, seat: int) -> tuple[act.Action, ...]:
    """Everything that ``seat`` may do now among the actions of play, without duplicates.

    A wild is listed without a color and with each. Saying uno with a play is not listed apart.
    """
    return tuple(action for action in _candidates(state, seat) if check(state, action) is None)


def playable_cards(state: State, seat: int) -> Cards:
    """The distinct faces that ``seat`` may play now, in the order of its hand."""
    phase, hand = state.phase, state.hands[seat]
    if phase.seat is None:
        return ()
    fits = fitting(state)
    offered = (phase.card,) if type(phase) is Drawn and phase.seat == seat else hand
    cards: list[Card] = []
    for card in offered:
        if card in fits and card not in cards:
            cards.append(card)
    lenient = len(hand) > 1 and state.rules.wild_draw_four.enforcement != "strict"
    if lenient and type(phase) is Playing and phase.seat == seat:
        return tuple(cards)  # the usual turn: ``check`` would look at nothing else than what fits
    return tuple([card for card in cards if check(state, act.Play(seat, card)) is None])


def _candidates(state: State, seat: int) -> Iterator[act.Action]:
    for card in dict.fromkeys(state.hands[seat]):
        yield act.Play(seat, card)
        if card.rank in WILDS:
            yield from (act.Play(seat, card, color) for color in COLORS)
    yield from (act.Draw(seat), act.Pass(seat), act.Accept(seat), act.Challenge(seat), act.CallUno(seat))
    yield from (act.ChooseColor(seat, color) for color in COLORS)
    for target in range(len(state.seats)):
        yield from (act.Swap(seat, target), act.Catch(seat, target))


# Turns


def _play(state: State, action: act.Play) -> Reason | None:
    seat, card, phase = action.seat, action.card, state.phase
    if seat != phase.seat:
        return None if _jumps_in(state, seat, card) else Reason.NOT_YOUR_TURN
    if card not in state.hands[seat]:
        return Reason.NOT_IN_HAND
    if type(phase) is Drawn and card is not phase.card:
        return Reason.DRAWN_CARD_ONLY
    return why_not(state, seat, card)


def _jumps_in(state: State, seat: int, card: Card) -> bool:
    """The identical card out of turn (house.jump_in); the top of a wild is nobody's double."""
    mode = state.rules.house.jump_in
    return (
        mode != "none"
        and card is state.discard[-1]
        and card.color is not None
        and (mode == "colored" or card.rank.is_number)
        and card in state.hands[seat]
        and state.seats[seat].standing is Standing.PLAYING
        and not (len(state.hands[seat]) == 1 and forbidden_last(state.rules, card))
    )


def _play_on_draw_four(state: State, action: act.Play) -> Reason | None:
    """Stacking ``same`` with challenges: a Wild Draw Four may answer one; nothing else does (case 43)."""
    if action.seat != actor(state):
        return Reason.NOT_YOUR_TURN
    if state.rules.house.stacking == "none" or action.card.rank is not Rank.WILD_DRAW_FOUR:
        return Reason.MUST_ANSWER_CHALLENGE
    if action.card not in state.hands[action.seat]:
        return Reason.NOT_IN_HAND
    return why_not(state, action.seat, action.card)


def _draw(state: State, action: act.Draw) -> Reason | None:
    phase = state.phase
    assert type(phase) is Playing
    if action.seat != phase.seat:
        return Reason.NOT_YOUR_TURN
    if (
        (nothing_to_draw(state) or not state.rules.draw.renege)
        and not phase.owed
        and can_follow(state, phase.seat)
    ):
        return Reason.MUST_PLAY
    return None


def _pass_drawn(state: State, action: act.Pass) -> Reason | None:
    phase = state.phase
    assert isinstance(phase, Drawn)
    if action.seat != phase.seat:
        return Reason.NOT_YOUR_TURN
    if state.rules.draw.drawn_card == "must_play" and plays_honestly(state, phase.seat, phase.card):
        return Reason.MUST_PLAY
    return None


def _on_turn(otherwise: Reason | None) -> Check:
    """Only for the seat that must act, which is then answered with ``otherwise``."""

    def test(state: State, action: act.Play | act.Draw | act.Pass) -> Reason | None:
        return otherwise if action.seat == actor(state) else Reason.NOT_YOUR_TURN

    return test


def _swap(state: State, action: act.Swap) -> Reason | None:
    if not _plays(state, action.target) or action.target == action.seat:
        return Reason.UNKNOWN_NICK
    return None if action.seat == actor(state) else Reason.NOT_YOUR_TURN


def _plays(state: State, seat: int) -> bool:
    return 0 <= seat < len(state.seats) and state.seats[seat].standing is Standing.PLAYING


# Uno


def _call(state: State, action: act.CallUno) -> Reason | None:
    seat, uno = action.seat, state.rules.uno
    standing = state.seats[seat].standing
    if standing is not Standing.PLAYING:
        return Reason.NOT_SEATED if standing is Standing.LEFT else Reason.NOTHING_TO_CALL
    count = len(state.hands[seat])
    if uno.call in ("auto", "none") or count > 2:
        return Reason.NOTHING_TO_CALL
    if count == 1:
        if window_of(state, seat) is None:
            return Reason.NOTHING_TO_CALL
        return None if uno.late_call else Reason.TOO_LATE
    may_declare = (
        isinstance(state.phase, Playing | Drawn) and actor(state) == seat and seat not in state.armed
    )
    return None if uno.call == "armed" or may_declare else Reason.NOTHING_TO_CALL


def _catch(state: State, action: act.Catch) -> Reason | None:
    """Any other seat may catch, one that waits for the next hand too."""
    if state.seats[action.seat].standing is Standing.LEFT:
        return Reason.NOT_SEATED
    if not 0 <= action.target < len(state.seats) or state.seats[action.target].standing is Standing.LEFT:
        return Reason.UNKNOWN_NICK
    window = window_of(state, action.target)
    if window is None:
        return Reason.NOTHING_TO_CATCH
    if action.target == action.seat:
        return None if state.rules.uno.late_call else Reason.TOO_LATE
    return None if window.catchable else Reason.TOO_SOON


# The match


def _punish(state: State, action: act.PunishSuggestion) -> Reason | None:
    return None if state.rules.penalty.suggestion and _plays(state, action.seat) else Reason.NOT_NOW


def _take_seat(state: State, action: act.TakeSeat) -> Reason | None:
    if state.winners:
        return Reason.NO_GAME
    sitting = seated(state)
    if any(state.seats[seat].person == action.person for seat in sitting):
        return Reason.ALREADY_SEATED
    return Reason.TABLE_FULL if len(sitting) >= state.rules.players.max else None


def _leave(state: State, action: act.Leave) -> Reason | None:
    if state.winners:
        return Reason.NO_GAME
    return None if action.seat in seated(state) else Reason.NOT_SEATED


def _deal(state: State, action: act.Deal | act.Arrange) -> Reason | None:
    if state.winners:
        return Reason.NO_GAME
    needed = state.rules.players.min if state.hand_number == 0 else 2
    sits_out = action.sits_out if isinstance(action, act.Deal) else ()
    return None if len(set(seated(state)).difference(sits_out)) >= needed else Reason.NOT_NOW


def _always(state: State, action: act.Expire) -> None:
    return None


HAND_PHASES = (Playing, Drawn, NamingColor, Challenging, Swapping)

UNASKED: dict[type, Reason] = {
    act.ChooseColor: Reason.NOT_NOW,
    act.Swap: Reason.NOT_NOW,
    act.Accept: Reason.NOT_NOW,
    act.Challenge: Reason.NOTHING_TO_CHALLENGE,
    act.Deal: Reason.NOT_NOW,
    act.Arrange: Reason.NOT_NOW,
}
"""Why an action is refused in a phase of the hand that has no test for it."""


def _table() -> dict[tuple[type, type], Check]:
    my_turn = _on_turn(None)
    table: dict[tuple[type, type], Check] = {
        (Playing, act.Play): _play,
        (Drawn, act.Play): _play,
        (Challenging, act.Play): _play_on_draw_four,
        (Playing, act.Draw): _draw,
        (Drawn, act.Draw): _on_turn(Reason.ALREADY_DREW),
        (Playing, act.Pass): _on_turn(Reason.DRAW_FIRST),
        (Drawn, act.Pass): _pass_drawn,
        (NamingColor, act.ChooseColor): my_turn,
        (Swapping, act.Swap): _swap,
    }
    answers = (act.Draw, act.Pass, act.Accept, act.Challenge)
    table |= {(Challenging, answer): my_turn for answer in answers}
    owing = {NamingColor: Reason.MUST_CHOOSE_COLOR, Swapping: Reason.MUST_CHOOSE_SEAT}
    for phase, reason in owing.items():
        table |= {(phase, move): _on_turn(reason) for move in (act.Play, act.Draw, act.Pass)}
    anytime: dict[type, Check] = {
        act.CallUno: _call,
        act.Catch: _catch,
        act.PunishSuggestion: _punish,
        act.TimeOut: my_turn,
    }
    for phase in HAND_PHASES:
        table |= {(phase, action): test for action, test in anytime.items()}
    for phase in (Waiting, Over):
        table |= {(phase, act.Deal): _deal, (phase, act.Arrange): _deal}
    for phase in (*HAND_PHASES, Waiting, Over):
        table |= {(phase, act.TakeSeat): _take_seat, (phase, act.Leave): _leave, (phase, act.Expire): _always}
    return table


CHECKS: dict[tuple[type, type], Check] = _table()
"""(phase type, action type) -> the test that decides."""
