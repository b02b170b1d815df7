"""Computer seats: who sits there, and how they act, through the same engine as people (decision 8)."""

from unobot.engine import actions as act
from unobot.engine.state import Standing, actor, playing, seated
from unobot.engine.views import view
from unobot.players import LEVELS, Level
from unobot.table.deadlines import Due
from unobot.table.draft import Draft
from unobot.table.events import ComputerSeated, SeatHandedOver
from unobot.table.items import Thought
from unobot.table.record import Record
from unobot.table.settings import TableSettings
from unobot.table.thinking import Question, Thinking

# Who sits there


def free_name(draft: Draft) -> str | None:
    """The first name for a computer player that nobody at the table or in the channel has, if any."""
    services = draft.services
    taken = {services.fold(name) for name in draft.names()}
    free = (
        name
        for name in services.settings.computer_names
        if services.fold(name) not in taken and not services.is_here(name)
    )
    return next(free, None)


def stand_in(draft: Draft, seat: int) -> str | None:
    """The name of the computer player that plays on for whoever leaves a seat, where the channel wants one.

    None does for another one, nor for the last person, nor for whoever still waits for a hand.
    """
    record = draft.record
    is_playing = record.match.seats[seat].standing is Standing.PLAYING
    is_one_of_many = seat in record.people() and len(record.people()) > 1
    is_wanted = draft.services.settings.replace_leavers and is_playing and is_one_of_many
    return free_name(draft) if is_wanted else None


def replace_leaver(draft: Draft, seat: int, name: str) -> None:
    """Let a computer player of that name play on for a leaver, with the hand and the total."""
    record, services = draft.record, draft.services
    leaver, person = draft.nick(seat), services.persons.computer(record.opened.network, name)
    draft.note(ComputerSeated(person.id, services.settings.computer_level))
    draft.note(SeatHandedOver(seat, person.id, None))
    draft.tell_channel("seat-replaced", nick=leaver, computer=name)


def or_usual(level: Level, settings: TableSettings) -> str:
    """A level as people are told of it: ``usual`` where it is that of the channel."""
    return "usual" if level == settings.computer_level else level


def unusual_levels(record: Record, settings: TableSettings) -> dict[int, Level]:
    """The seats of computer players that are not of the channel's level, with theirs."""
    levels = ((seat, record.level(seat)) for seat in seated(record.match))
    return {seat: level for seat, level in levels if level and level != settings.computer_level}


# How they act


def move(draft: Draft, due: Due, thinking: Thinking) -> None:
    """The computer seat that must act is asked what it does, as it sees the game now."""
    record = draft.record
    seat = actor(record.match)
    assert seat is not None  # or its clock would not run
    level = record.level(seat)
    assert level is not None
    times = draft.services.settings.times
    thinking.ask(
        Question(
            game=record.game,
            seq=record.seq,
            due=due,
            view=view(record.match, seat),
            level=level,
            budget_s=min(times.computer_searches_at_most, times.computer_thinks_at_most),
        )
    )


def answered(draft: Draft, thought: Thought) -> None:
    """It does so; but where the record has moved on, or time stands still, it is asked anew later."""
    game = draft.game
    is_stale = game is None or (game.game, game.seq) != (thought.game, thought.seq)
    if is_stale or draft.clocks.stand_still:
        draft.clocks.again(thought.due, 0)
    else:
        draft.act(thought.action)


def catch(draft: Draft) -> None:
    """The first computer seat that notices a forgotten uno catches it."""
    match = draft.record.match
    for seat in playing(match):
        level = draft.record.level(seat)
        if level is not None:
            caught = LEVELS[level]().catches(view(match, seat))
            if caught is not None:
                draft.act(act.Catch(seat, caught))
                return
