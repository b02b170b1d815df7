"""Computer seats: they act through the same engine as people, from their own view alone (decision 8)."""

from unobot.engine import actions as act
from unobot.engine.state import actor, playing
from unobot.engine.views import view
from unobot.players import Policy
from unobot.table.draft import Draft


def move(draft: Draft, policy: Policy) -> None:
    """The computer seat that must act does so; should it fail, its turn runs out like anybody's."""
    match = draft.record.match
    seat = actor(match)
    assert seat is not None  # or its clock would not run
    draft.act(policy.move(view(match, seat)))


def catch(draft: Draft, policy: Policy) -> None:
    """The first computer seat that notices a forgotten uno catches it."""
    match = draft.record.match
    for seat in playing(match):
        if draft.record.is_computer(seat):
            caught = policy.catches(view(match, seat))
            if caught is not None:
                draft.act(act.Catch(seat, caught))
                return
