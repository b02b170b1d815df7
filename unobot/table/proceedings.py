"""What the seated and the operators settle among themselves: leaving, waiting, stopping, suggestions."""

from unobot.engine import actions as act
from unobot.engine.legality import check
from unobot.engine.reasons import Reason
from unobot.engine.state import actor, in_hand, seated
from unobot.engine.views import Audience, view
from unobot.table import computers, plans
from unobot.table import events as table
from unobot.table import requests as ask
from unobot.table.deadlines import Due
from unobot.table.draft import Asker, Declined, Draft, Saying, seat_at
from unobot.table.lobby import deal
from unobot.table.moves import find_seat, moving_seat, must_go_on, own_seat
from unobot.table.opening import check_dealing
from unobot.table.outputs import Kind, Status, Told


def leave(draft: Draft, asker: Asker, request: ask.LeaveGame) -> None:
    """Get up, at once or when this hand is over."""
    seat = seat_at(draft, asker)
    if request.after and not draft.record.between_hands:
        plans.leave_after(draft, seat)
    else:
        abandon(draft, seat)


def abandon(draft: Draft, seat: int) -> None:
    """A seat leaves by its own doing; in the middle of a hand that is remembered."""
    record = draft.record
    if in_hand(record.match) and not record.halted and record.people() != [seat]:
        draft.note(table.MatchAbandoned(seat))
    remove(draft, seat)


def remove(draft: Draft, seat: int) -> None:
    """A seat leaves, or a computer player plays on in it. Where only such ones would be left the game closes,
    and nothing is counted.
    """
    record, nick = draft.record, draft.nick(seat)
    if record.people() == [seat] and not record.in_lobby:
        draft.note(table.GameClosed("abandoned"))
        draft.tell_channel("game-deserted", nick=nick)
        return
    if name := computers.stand_in(draft, seat):
        computers.replace_leaver(draft, seat, name)
        return
    draft.act(act.Leave(seat))
    if record.in_lobby:
        draft.tell_channel("lobby-left", nick=nick, count=len(seated(draft.record.match)))
    elif draft.record.match.winners:
        tell_standings(draft)


def settle(draft: Draft) -> None:
    """After anything that may end or interrupt a game: close it, pause it, or let it go on."""
    _let_leavers_go(draft)
    record = draft.game
    if record is None:
        return
    if record.match.winners:
        draft.note(table.GameClosed("finished"))
    elif record.in_lobby:
        if not record.people():
            draft.note(table.GameClosed("abandoned"))
            draft.tell_channel("game-closed")
    elif record.halted:
        return
    elif record.stands_still() and not record.paused:
        draft.note(table.GamePaused())
        draft.tell_channel("game-paused")
    elif record.paused and not record.stands_still():
        _resume(draft)
    elif record.between_hands and record.ready and not record.unready() and not draft.services.is_draining():
        deal(draft)


def _let_leavers_go(draft: Draft) -> None:
    """Whoever meant to leave after this hand does, as long as there is a game to leave."""
    while (game := draft.game) is not None and game.plans and game.between_hands:
        leavers = [seat for seat, plan in game.plans.items() if plan == "leave"]
        if not leavers:
            return
        remove(draft, leavers[0])


def _resume(draft: Draft) -> None:
    """The game goes on, and everybody hears whose turn it is."""
    draft.note(table.GameResumed())
    draft.tell_channel("game-resumed")
    tell_turn(draft)


def tell_turn(draft: Draft) -> None:
    """Whose turn it is, where a hand goes on."""
    match = draft.record.match
    if in_hand(match):
        turn = Status("turn", view(match, Audience.PUBLIC), draft.names())
        draft.sayings.append(Saying(turn, Kind.PLAY))


def tell_standings(draft: Draft) -> None:
    """The totals, for a match that ends without a last scoring; none before the first one."""
    match = draft.record.match
    if match.rules.score.mode != "single_hand" and any(match.seats[seat].total for seat in seated(match)):
        standings = Status("scores", view(match, Audience.PUBLIC), draft.names())
        draft.sayings.append(Saying(standings, Kind.PLAY))


def wait(draft: Draft, asker: Asker, request: ask.WaitLonger) -> None:
    """More time on the own turn, up to a number of seconds a seat and match."""
    seat, record, times = moving_seat(draft, asker), draft.record, draft.services.settings.times
    if seat != actor(record.match):
        raise Declined(Reason.NOT_YOUR_TURN)
    seconds = min(times.wait_extends, times.wait_in_all - record.waited.get(seat, 0))
    if seconds <= 0:
        raise Declined(Reason.NOT_NOW, told=Told("wait-refused"))
    draft.note(table.WaitGranted(seat, seconds))
    draft.tell_channel("wait-granted", nick=asker.person.nick, seconds=round(seconds))


def ready(draft: Draft, asker: Asker, request: ask.Ready) -> None:
    """Between hands: once every person that is here has said so, the next hand is dealt (see ``settle``)."""
    seat, record = seat_at(draft, asker), draft.record
    if not record.between_hands:
        raise Declined(Reason.NOT_NOW)
    must_go_on(draft)
    check_dealing(draft)
    if seat in record.ready:
        raise Declined(Reason.NOT_NOW, silent=True)
    draft.note(table.ReadyGiven(seat))
    if waiting := draft.record.unready():
        draft.tell_channel("ready", nick=asker.person.nick, waiting=len(waiting))


def stop(draft: Draft, asker: Asker, request: ask.Stop) -> None:
    """Operators stop the game, and the starter while alone; the seated may vote once it has stalled."""
    record = draft.record
    alone = record.people() == [asker.seat] and record.opened.starter == asker.person.id
    if asker.operator:
        draft.note(table.OperatorActed(asker.person.id, "stop"))
    if asker.operator or alone:
        close(draft, asker.person.nick)
        return
    if asker.seat is None:
        raise Declined(Reason.NOT_OPERATOR)
    if not draft.clocks.is_over(Due("stalled", record.moved)):
        raise Declined(Reason.NOT_OPERATOR, told=Told("stop-later"))
    if asker.seat not in record.votes:
        draft.note(table.StopVoted(asker.seat))
    present, votes = record.present(), len(draft.record.votes.intersection(record.present()))
    needed = len(present) // 2 + 1
    draft.tell_channel("stop-vote", nick=asker.person.nick, votes=votes, needed=needed)
    if votes >= needed:
        close(draft, asker.person.nick)


def close(draft: Draft, nick: str) -> None:
    """Stop the game."""
    draft.tell_channel("game-stopped", nick=nick)
    tell_standings(draft)
    draft.note(table.GameClosed("stopped"))


def give_up(draft: Draft) -> None:
    """The bot was away too long to go on."""
    if draft.game is not None:
        draft.note(table.GameClosed("abandoned"))
        draft.tell_channel("game-given-up")


def suggest(draft: Draft, asker: Asker, request: ask.ReportSuggestion) -> None:
    """Report a suggestion, or rule on a report (A32)."""
    seat = own_seat(draft, asker) if not request.confirm else asker.seat
    record = draft.record
    accused = find_seat(draft, request.nick)
    ruling = record.match.rules.penalty.suggestion_ruling
    refused = check(record.match, act.PunishSuggestion(accused))
    if refused is not None:
        raise Declined(refused)
    if request.confirm:
        _confirm(draft, asker, accused)
        return
    if (
        record.suggestion is not None
        or accused == seat
        or (ruling == "vote" and len(seated(record.match)) < 4)
    ):
        raise Declined(Reason.NOT_NOW)
    assert seat is not None
    draft.note(table.SuggestionReported(seat, accused))
    draft.tell_channel("suggestion-reported", reporter=asker.person.nick, nick=draft.nick(accused))


def _confirm(draft: Draft, asker: Asker, accused: int) -> None:
    """A referee's word is enough; a vote needs the majority of the seats that are not accused."""
    record, seat = draft.record, asker.seat
    report = record.suggestion
    if report is None or report.seat != accused:
        raise Declined(Reason.NOT_NOW)
    if record.match.rules.penalty.suggestion_ruling == "referee":
        starter = record.opened.starter == asker.person.id and seat not in (report.reporter, report.seat)
        if not asker.operator and not starter:
            raise Declined(Reason.NOT_OPERATOR)
        if asker.operator:
            draft.note(table.OperatorActed(asker.person.id, "suggest"))
        draft.tell_first("suggestion-ruled", nick=draft.nick(accused), referee=asker.person.nick)
    else:
        if seat is None:
            raise Declined(Reason.NOT_SEATED)
        if seat == accused or seat in report.backers:
            raise Declined(Reason.NOT_NOW)
        draft.note(table.SuggestionBacked(seat))
        votes, needed = len(report.backers) + 1, (len(seated(record.match)) - 1) // 2 + 1
        draft.tell_channel("suggestion-vote", nick=asker.person.nick, votes=votes, needed=needed)
        if votes < needed:
            return
    draft.note(table.SuggestionDropped())
    draft.act(act.PunishSuggestion(accused))


def drop_suggestion(draft: Draft) -> None:
    """Nobody ruled on the report in time."""
    report = draft.record.suggestion
    assert report is not None  # or its clock would not run
    draft.note(table.SuggestionDropped())
    draft.tell_channel("suggestion-expired", nick=draft.nick(report.seat))
