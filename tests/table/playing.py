"""Playing on by rules of thumb: what each policy move is typed like, for as many seats as are people."""

from tests.table.room import Room
from unobot.engine import actions as act
from unobot.engine.state import actor, in_hand
from unobot.engine.views import view
from unobot.players import RulesOfThumb


def typed(room: Room, action: act.Action) -> str:
    """How a person types an action."""
    match action:
        case act.Play(card=card, color=color, uno=uno):
            words = [card.value, *([color.name.lower()] if color else []), *(["uno"] if uno else [])]
            return f"!play {' '.join(words)}"
        case act.ChooseColor(color=color):
            return f"!color {color.name.lower()}"
        case act.Swap(target=target):
            return f"!swap {room.nick(target)}"
    return f"!{type(action).__name__.lower()}"


async def play_on(room: Room, hands: int = 1, most: int = 2000) -> None:
    """Everybody plays until so many more hands are over, or the game is; computers play by themselves."""
    policy = RulesOfThumb()
    for _ in range(most):
        record = room.record
        if record.closed or (not in_hand(record.match) and hands == 1):
            return
        seat = actor(record.match)
        if seat is None:
            hands -= 1
            await room.do("+20s")
        elif record.is_computer(seat):
            await room.do("+1s")
        else:
            move = typed(room, policy.move(view(record.match, seat)))
            await room.do(f"{room.nick(seat)}> {move}")
            assert room.record.seq > record.seq, move
    raise AssertionError("the game does not end")
