"""What a player types in a hand, turned into the engine's actions (TABLE.md, *Decisions*)."""

from collections.abc import Callable

from unobot.engine import actions as act
from unobot.engine.cards import Card
from unobot.engine.events import HandDealt
from unobot.engine.legality import check, playable_cards
from unobot.engine.notation import sorted_hand
from unobot.engine.reasons import Reason
from unobot.engine.state import Challenging, NamingColor, in_hand, seated, window_of
from unobot.table import requests as ask
from unobot.table.deadlines import Due
from unobot.table.draft import Asker, Declined, Draft
from unobot.table.outputs import Told
from unobot.table.preferences import Sort
from unobot.table.record import Record


def own_seat(draft: Draft, asker: Asker) -> int:
    """The asker's seat in the hand that is being played.

    Raises:
        Declined: there is no hand, or no seat.
    """
    if not in_hand(draft.record.match):
        raise Declined(Reason.NO_GAME, told=_next_hand(draft))
    if asker.seat is None:
        raise Declined(Reason.NOT_SEATED)
    return asker.seat


def moving_seat(draft: Draft, asker: Asker) -> int:
    """``own_seat``, for whatever changes the game.

    Raises:
        Declined: as ``own_seat``, or the game waits for players.
    """
    seat = own_seat(draft, asker)
    must_go_on(draft)
    return seat


def must_go_on(draft: Draft) -> None:
    """Make sure that nothing keeps the game from going on.

    Raises:
        Declined: an operator has it paused, or it waits for players.
    """
    if pause := _pause(draft.record):
        raise Declined(Reason.NOT_NOW, told=pause)


def _pause(record: Record) -> Told | None:
    """Why the game does not go on; ``None``: it does."""
    if record.halted:
        return Told("game-halted")
    return Told("game-paused") if record.paused else None


def _next_hand(draft: Draft) -> Told | None:
    """Between hands a card command gets its own sentence."""
    record, left = draft.record, draft.clocks.left(draft.record)
    if not record.between_hands:
        return None
    if left is None:
        return _pause(record)
    return Told("next-hand-in", {"seconds": round(left)})


def find_seat(draft: Draft, nick: str) -> int:
    """The seat of a nick, however it is spelled.

    Somebody may have taken the nick of a seat whose person is away: who is here is meant.

    Raises:
        Declined: nobody of that nick has a seat.
    """

    def rank(seat: int) -> tuple[bool, bool]:
        return seat in draft.record.absent, draft.nick(seat) != nick

    sitting = sorted(seated(draft.record.match), key=rank)
    for seat in sitting:
        if draft.is_called(seat, nick):
            return seat
    raise Declined(Reason.UNKNOWN_NICK, nick=nick, candidates=tuple(draft.nick(seat) for seat in sitting))


def play(draft: Draft, asker: Asker, request: ask.PlayCard) -> None:
    """Play a card; with ``uno`` the usual word is said, unless another one is set."""
    seat = moving_seat(draft, asker)
    draft.act(act.Play(seat, _card(draft, asker, seat, request.card), request.color, request.uno))


def _card(draft: Draft, asker: Asker, seat: int, reference: ask.CardReference) -> Card:
    if isinstance(reference, ask.Face):
        return reference.card
    if isinstance(reference, ask.Position):
        return _card_at(draft, seat, reference.number, asker.person.preferences.sort or "color")
    match = draft.record.match
    held = [card for card in sorted_hand(set(match.hands[seat])) if card.rank is reference.rank]
    legal = [card for card in held if card in playable_cards(match, seat)]
    chosen = legal or held
    if len(chosen) > 1:
        raise Declined(Reason.AMBIGUOUS_CARD, candidates=tuple(card.value for card in chosen))
    return chosen[0] if chosen else next(card for card in Card if card.rank is reference.rank)


def _card_at(draft: Draft, seat: int, number: int, sort: Sort) -> Card:
    """``#3``: refused once the hand is another one than was last told."""
    record = draft.record
    told, hand = (sorted_hand(cards, sort) for cards in (record.sent.get(seat, ()), record.match.hands[seat]))
    if told != hand or not 1 <= number <= len(hand):
        raise Declined(Reason.UNKNOWN_CARD, text=f"#{number}", candidates=tuple(card.value for card in hand))
    return hand[number - 1]


def _simple(action: Callable[[int], act.Action]) -> Callable[..., None]:
    """A request that is nothing but an action of the asker's seat."""

    def handle(draft: Draft, asker: Asker, request: ask.Request) -> None:
        draft.act(action(moving_seat(draft, asker)))

    return handle


draw = _simple(act.Draw)
accept = _simple(act.Accept)


def keep(draft: Draft, asker: Asker, request: ask.PassTurn) -> None:
    """Keep the drawn card. A pass just after the turn has gone by itself came too late, and is no matter."""
    seat, passed = moving_seat(draft, asker), draft.record.passed
    if seat in passed and not draft.clocks.is_over(Due("late-pass", passed[seat])):
        raise Declined(Reason.NOT_YOUR_TURN, silent=True)
    draft.act(act.Pass(seat))


def name_color(draft: Draft, asker: Asker, request: ask.NameColor) -> None:
    """Name a color. A bare color is chat unless it comes from the seat that is asked."""
    if request.bare:
        game = draft.game
        if (
            game is None
            or not isinstance(game.match.phase, NamingColor)
            or game.match.phase.seat != asker.seat
        ):
            raise Declined(Reason.NOT_NOW, silent=True)
    draft.act(act.ChooseColor(moving_seat(draft, asker), request.color))


def swap(draft: Draft, asker: Asker, request: ask.SwapWith) -> None:
    """Swap hands with a player."""
    seat = moving_seat(draft, asker)
    draft.act(act.Swap(seat, find_seat(draft, request.nick)))


def uno(draft: Draft, asker: Asker, request: ask.Uno) -> None:
    """Say uno, with a string of one's own where the rules want it set beforehand (B29).

    In the first seconds of a dealt hand a false call is free: people type it to open a game.
    """
    seat = moving_seat(draft, asker)
    record, action = draft.record, act.CallUno(seat)
    protected = (
        isinstance(record.deal, HandDealt)
        and seat not in record.acted
        and not draft.clocks.is_over(Due("first-seconds", record.match.hand_number))
    )
    if protected and check(record.match, action) is Reason.NOTHING_TO_CALL:
        raise Declined(Reason.NOTHING_TO_CALL)
    draft.act(action)
    if seat in draft.record.match.armed and record.match.rules.uno.call == "armed":
        draft.services.persons.set_uno_text(asker.person.id, request.text)
        draft.tell(asker.person.id, "uno-set")


def catch(draft: Draft, asker: Asker, request: ask.CatchNick) -> None:
    """Catch a nick, or whoever has an open window; with none open that is free."""
    _catch(draft, moving_seat(draft, asker), request.nick)


def _catch(draft: Draft, seat: int, nick: str | None) -> None:
    draft.act(act.Catch(seat, _only_window(draft) if nick is None else find_seat(draft, nick)))


def _only_window(draft: Draft) -> int:
    windows = draft.record.match.windows
    if not windows:
        raise Declined(Reason.NOTHING_TO_CATCH)
    if len(windows) > 1:
        nicks = tuple(draft.nick(window.seat) for window in windows)
        raise Declined(
            Reason.UNKNOWN_NICK, candidates=nicks, told=Told("which-catch", {"nicks": ", ".join(nicks)})
        )
    return windows[0].seat


def call_out(draft: Draft, asker: Asker, request: ask.CallOut) -> None:
    """``call``: with a nick a catch; alone it says uno if the caller owes it, else it catches."""
    seat = moving_seat(draft, asker)
    match = draft.record.match
    owes = window_of(match, seat) is not None
    may_call = not match.windows and check(match, act.CallUno(seat)) is None
    if request.nick is None and (owes or may_call):
        draft.act(act.CallUno(seat))
    else:
        _catch(draft, seat, request.nick)


def challenge(draft: Draft, asker: Asker, request: ask.ChallengeCard) -> None:
    """Challenge the Wild Draw Four; a nick that has not played it is caught instead."""
    seat = moving_seat(draft, asker)
    if request.nick is None:
        draft.act(act.Challenge(seat))
        return
    phase = draft.record.match.phase
    offender = phase.draw_four.offender if isinstance(phase, Challenging) and phase.seat == seat else None
    if offender is not None and draft.is_called(offender, request.nick):
        draft.act(act.Challenge(seat))
    else:
        _catch(draft, seat, request.nick)
