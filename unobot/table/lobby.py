"""Before the first hand: opening a game, sitting down, computer players, dealing, and the rematch."""

from unobot.engine import actions as act
from unobot.engine.keys import differences
from unobot.engine.reasons import Reason
from unobot.engine.rules import Rules, UnknownRuleset
from unobot.engine.state import seated
from unobot.players import LEVELS, Level
from unobot.table import computers
from unobot.table import requests as ask
from unobot.table.admission import admit
from unobot.table.draft import NAMESAKE, SEAT_ELSEWHERE, Asker, Declined, Draft
from unobot.table.events import ComputerSeated, GameClosed, GameOpened, OperatorActed
from unobot.table.moves import must_go_on
from unobot.table.opening import check_dealing, check_opening
from unobot.table.outputs import Told
from unobot.table.persons import FORGOTTEN

SINGLE_HAND: dict[str, object] = {
    "score.mode": "single_hand",
    "score.limit": 0,
    "stock.blocked_hand": "void",
}
"""What ``uno single`` changes."""


def open_or_join(draft: Draft, asker: Asker, request: ask.OpenGame | ask.Uno) -> None:
    """Open a game if none is on, else sit down in it."""
    if draft.game is not None:
        join(draft, asker, ask.Join())
        return
    admit(draft, asker)
    _open(draft, asker, request.text)
    opened = draft.record.opened
    draft.tell_channel(
        "lobby-opened",
        nick=asker.person.nick,
        ruleset=opened.ruleset,
        limit=opened.rules.score.limit,
        seconds=round(draft.services.settings.times.lobby_deals_after),
    )
    _fill(draft)


def join(draft: Draft, asker: Asker, request: ask.Join) -> None:
    """Sit down: in the lobby for the first hand, later for the next one."""
    admit(draft, asker)
    if asker.elsewhere:
        raise Declined(Reason.ALREADY_SEATED, told=SEAT_ELSEWHERE)
    if asker.person.id in draft.record.replaced:  # or who leaves could begin anew with fewer points
        raise Declined(Reason.NOT_NOW, told=Told("join-replaced"))
    draft.act(act.TakeSeat(asker.person.id))
    if draft.record.in_lobby:
        count = len(seated(draft.record.match))
        draft.tell_channel("lobby-joined", nick=asker.person.nick, count=count)
    else:
        draft.tell_channel("joins-next-hand", nick=asker.person.nick)


def add_computer(draft: Draft, asker: Asker, request: ask.AddComputer) -> None:
    """Seat a computer player, as anybody who plays or an operator may ask."""
    _must_have_a_say(draft, asker)
    level = request.level or draft.services.settings.computer_level
    known = next((known for known in LEVELS if known == level), None)
    if known is None:
        raise Declined(Reason.UNKNOWN_COMMAND, told=Told("computer-levels"))
    _tell_who_orders(draft, asker, "addbot", "computer-ordered")
    _seat_computer(draft, known)


def _must_have_a_say(draft: Draft, asker: Asker) -> None:
    """Make sure that whoever asks for something plays, or is an operator.

    Raises:
        Declined: there is no game, or neither is so.
    """
    if draft.record and asker.seat is None and not asker.operator:
        raise Declined(Reason.NOT_SEATED)


def _tell_who_orders(draft: Draft, asker: Asker, command: str, sentence: str, **variables: str) -> None:
    """An operator who does not play is named for what follows."""
    if asker.seat is None:
        draft.note(OperatorActed(asker.person.id, command))
        draft.tell_first(sentence, operator=asker.person.nick, **variables)


def _seat_computer(draft: Draft, level: Level) -> None:
    """Seat the first computer player whose name is free."""
    record = draft.record
    name = computers.free_name(draft)
    if name is None or _is_full(draft):
        raise Declined(Reason.TABLE_FULL)
    person = draft.services.persons.computer(record.opened.network, name)
    draft.note(ComputerSeated(person.id, level))
    draft.act(act.TakeSeat(person.id))
    usual = computers.or_usual(level, draft.services.settings)
    if record.in_lobby:
        count = len(seated(draft.record.match))
        draft.tell_channel("computer-joined", nick=name, level=usual, count=count)
    else:
        draft.tell_channel("computer-joins-next-hand", nick=name, level=usual)


def _fill(draft: Draft) -> None:
    """The computer players that come to every game of this channel, as far as there are seats and names."""
    for _ in range(draft.services.settings.computers):
        if computers.free_name(draft) and not _is_full(draft):
            _seat_computer(draft, draft.services.settings.computer_level)


def _is_full(draft: Draft) -> bool:
    match = draft.record.match
    return len(seated(match)) >= match.rules.players.max


def remove_computer(draft: Draft, asker: Asker, request: ask.RemoveComputer) -> None:
    """Take a computer player away: the one named, or the last that sat down."""
    _must_have_a_say(draft, asker)
    record = draft.record
    seats = [seat for seat in seated(record.match) if record.is_computer(seat)]
    named = [seat for seat in seats if request.nick is None or _is_named(draft, seat, request.nick)]
    if not named:
        raise Declined(Reason.UNKNOWN_NICK, nick=request.nick or "")
    nick = draft.nick(named[-1])
    _tell_who_orders(draft, asker, "removebot", "computer-sent-away", nick=nick)
    draft.act(act.Leave(named[-1]))
    if record.in_lobby:
        draft.tell_channel("computer-removed", nick=nick)


def _is_named(draft: Draft, seat: int, name: str) -> bool:
    """Whether a computer player has that name; where somebody else has it too the mark may be left out."""
    return draft.is_called(seat, name) or draft.is_called(seat, f"{name}{NAMESAKE}")


def deal_now(draft: Draft, asker: Asker, request: ask.DealNow) -> None:
    """Deal the first hand without waiting; between hands it says that one is ready."""
    record = draft.record
    if not record.in_lobby:
        raise Declined(Reason.NOT_NOW)
    _must_have_a_say(draft, asker)
    must_go_on(draft)
    _tell_who_orders(draft, asker, "deal", "game-started")
    deal(draft)


def deal(draft: Draft) -> None:
    """Deal the next hand.

    Raises:
        Declined: too few are seated.
    """
    record = draft.record
    check_dealing(draft)
    if record.in_lobby and len(seated(record.match)) < record.match.rules.players.min:
        raise Declined(Reason.NOT_NOW, told=Told("lobby-needs-players"))
    starter = record.seat_of(record.opened.starter)
    draft.act(act.Deal(0 if starter is None else starter, record.sits_out()))


def rematch(draft: Draft, asker: Asker, request: ask.Rematch) -> None:
    """Open a game with the rules of the last one, and ask the seats of that one."""
    if draft.game is not None:
        raise Declined(Reason.NOT_NOW)
    last = draft.last
    if last is None:
        raise Declined(Reason.NO_GAME)
    admit(draft, asker)
    opened = last.opened
    _begin(draft, asker, opened.ruleset, opened.changed, opened.rules)
    for seat in (seat for seat in seated(last.match) if last.is_computer(seat)):
        person = last.match.seats[seat].person
        draft.note(ComputerSeated(person, last.computers[person]))
        draft.act(act.TakeSeat(person))
    others = [seat.person for seat in last.match.seats if seat.person != asker.person.id]
    people = [draft.services.persons.get(other).nick for other in others if other not in last.computers]
    people = [nick for nick in people if nick != FORGOTTEN]
    if people:
        draft.tell_channel("rematch", nick=asker.person.nick, nicks=", ".join(people))
    else:
        draft.tell_channel("rematch-alone", nick=asker.person.nick)


def expire(draft: Draft) -> None:
    """Nobody came: the lobby closes."""
    draft.note(GameClosed("expired"))
    draft.tell_channel("lobby-expired")


def _open(draft: Draft, asker: Asker, text: str) -> None:
    """Open as the channel does, or as the words say: a ruleset, ``single`` for one hand, a limit."""
    settings = draft.services.settings
    ruleset, kept, chosen = settings.ruleset, dict[str, object](settings.rules), dict[str, object]()
    for word in text.lower().split():
        if word == "single":
            chosen |= SINGLE_HAND
        elif word.isascii() and word.isdecimal() and len(word) <= 6:
            chosen["score.limit"] = int(word)
        elif _is_ruleset(draft, word):
            ruleset, kept = word, kept if word == settings.ruleset else {}
        else:
            raise Declined(Reason.UNKNOWN_COMMAND, text=word)
    try:
        rules = draft.services.rulesets(ruleset, {**kept, **chosen})
    except ValueError:
        raise Declined(Reason.UNKNOWN_COMMAND, text=text) from None
    changed = differences(rules, draft.services.rulesets(ruleset, {}))
    _begin(draft, asker, ruleset, changed, rules)


def _is_ruleset(draft: Draft, name: str) -> bool:
    try:
        draft.services.rulesets(name, {})
    except UnknownRuleset:
        return False
    return True


def _begin(draft: Draft, asker: Asker, ruleset: str, changed: tuple[str, ...], rules: Rules) -> None:
    check_opening(draft, asker)
    place = draft.place
    draft.open(
        GameOpened(
            network=place.network,
            channel=place.channel,
            starter=asker.person.id,
            ruleset=ruleset,
            changed=changed,
            rules=rules,
        )
    )
    draft.act(act.TakeSeat(asker.person.id))
