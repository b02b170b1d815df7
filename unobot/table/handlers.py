"""Which function handles each request that people type."""

from collections.abc import Callable
from typing import Any

from unobot.engine.reasons import Reason
from unobot.table import answers, lobby, moves, operators, orders, plans, proceedings, seats
from unobot.table import requests as ask
from unobot.table.draft import Asker, Declined, Draft

Handler = Callable[[Draft, Asker, Any], None]


def _start(draft: Draft, asker: Asker, request: ask.Uno) -> None:
    """``uno`` means what fits: no game opens one, the lobby is joined, in a hand it calls."""
    seated_in_hand = draft.game is not None and not draft.game.in_lobby and asker.seat is not None
    if request.bare and not seated_in_hand:
        raise Declined(Reason.NOT_SEATED, silent=True)
    (moves.uno if seated_in_hand else lobby.open_or_join)(draft, asker, request)


def _unreadable(draft: Draft, asker: Asker, request: ask.Unreadable) -> None:
    """An argument that cannot be read, once it is clear that somebody plays, or has a say."""
    if not asker.operator:
        moves.own_seat(draft, asker)
    raise Declined(request.reason, text=request.text, candidates=request.candidates)


def _unknown(draft: Draft, asker: Asker, request: ask.UnknownCommand) -> None:
    """A word that is no command; only who speaks to the bot is answered."""
    raise Declined(Reason.UNKNOWN_COMMAND, text=request.word, silent=not request.addressed)


HANDLERS: dict[type, Handler] = {
    ask.Uno: _start,
    ask.OpenGame: lobby.open_or_join,
    ask.Join: lobby.join,
    ask.DealNow: lobby.deal_now,
    ask.Ready: proceedings.ready,
    ask.Rematch: lobby.rematch,
    ask.PlayCard: moves.play,
    ask.DrawCard: moves.draw,
    ask.PassTurn: moves.keep,
    ask.NameColor: moves.name_color,
    ask.CatchNick: moves.catch,
    ask.CallOut: moves.call_out,
    ask.ChallengeCard: moves.challenge,
    ask.AcceptCard: moves.accept,
    ask.SwapWith: moves.swap,
    ask.ReportSuggestion: proceedings.suggest,
    ask.LeaveGame: proceedings.leave,
    ask.SitOut: plans.sit,
    ask.Stay: plans.stay,
    ask.WaitLonger: proceedings.wait,
    ask.AddComputer: lobby.add_computer,
    ask.RemoveComputer: lobby.remove_computer,
    orders.Kick: operators.kick,
    orders.HandOver: seats.hand_over,
    orders.Invite: operators.invite,
    orders.Eject: operators.eject,
    orders.Halt: operators.halt,
    orders.GoOn: operators.go_on,
    orders.SkipTurn: operators.skip,
    orders.ChangeClock: operators.change_clock,
    ask.Reclaim: seats.reclaim,
    ask.Stop: proceedings.stop,
    ask.ShowHand: answers.show_hand,
    ask.Show: answers.show,
    ask.ShowRules: answers.show_rules,
    ask.Help: answers.show_help,
    ask.Unreadable: _unreadable,
    ask.UnknownCommand: _unknown,
}
"""Who handles each request."""
