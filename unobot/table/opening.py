"""Whether a game may begin: where games are on, for whom the channel lets open one, while the bot stays."""

from unobot.engine.reasons import Reason
from unobot.table.draft import Asker, Declined, Draft
from unobot.table.outputs import Told


def check_opening(draft: Draft, asker: Asker) -> None:
    """Let a game be opened.

    Raises:
        Declined: no game may be opened here now, or not by this person.
    """
    settings = draft.services.settings
    check_dealing(draft)
    if not settings.games:
        raise Declined(Reason.NOT_NOW, told=Told("games-off"))
    is_allowed = {"everybody": True, "voiced": asker.voiced, "operators": asker.operator}
    if not (is_allowed[settings.open_by] or asker.operator):
        raise Declined(Reason.NOT_OPERATOR, told=Told("open-by", {"who": settings.open_by}))


def check_dealing(draft: Draft) -> None:
    """Let a hand be dealt.

    Raises:
        Declined: the bot is about to leave; what is not begun waits for its return.
    """
    if draft.services.is_draining():
        raise Declined(Reason.NOT_NOW, told=Told("draining"))
