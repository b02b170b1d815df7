"""What has waited to be said is renewed when it leaves: an answer tells how things stand by then.

Public lines of the game stay as they are, for they tell what happened, in its order; refusals are about one
moment, and of hands the newest counts anyway.
"""

from msgspec.structs import replace

from unobot.engine.state import actor
from unobot.table.answers import status
from unobot.table.draft import Declined, Draft
from unobot.table.duties import NUDGES, nudge
from unobot.table.outputs import Kind, Output, Status, Told

RENEWED = (Kind.REPLY, Kind.STATUS)
"""The kinds of outputs among which are some to renew."""


def renewed(draft: Draft, output: Output, *, is_unsaid: bool) -> Output | None:
    """An output as it holds now; ``None`` if it matters no more.

    No answer runs ahead of what the channel has heard of the game: some of that has not left (``is_unsaid``).
    """
    match output.message:
        case Status(topic=topic) if not is_unsaid:
            try:
                return replace(output, message=status(draft, topic))
            except Declined:  # the game is over
                return None
        case Told(name=name) if name in NUDGES:
            return replace(output, message=nudge(draft)) if _holds(draft, output) else None
    return output


def _holds(draft: Draft, reminder: Output) -> bool:
    """Whether it is still the turn of whoever is reminded, the same one, and its clock runs."""
    game = draft.game
    if game is None or game.game != reminder.game or game.turn > reminder.seq:
        return False
    seat = actor(game.match)
    is_asked = seat is not None and game.match.seats[seat].person == reminder.to
    return is_asked and draft.clocks.left(game) is not None
