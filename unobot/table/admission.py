"""Who may sit down: neither a relay, nor somebody who is banned, nor who has left too many matches."""

from unobot.engine.reasons import Reason
from unobot.table.draft import Asker, Barred, Declined, Draft
from unobot.table.outputs import Told


def admit(draft: Draft, asker: Asker) -> None:
    """Let somebody open a game, or sit down in one. Who may not is told why, once a game.

    Raises:
        Declined: a relay speaks for many people, and their hands must not mix; or see ``warden``.
    """
    if is_relay(draft, asker.person.nick):
        raise Declined(Reason.NOT_NOW, told=Told("relay-refused"))
    if why_not := draft.services.why_not(asker.person):
        raise Barred(why_not)


def is_relay(draft: Draft, nick: str) -> bool:
    """Whether a nick is that of a relay bot."""
    fold = draft.services.fold
    return fold(nick) in {fold(relay) for relay in draft.services.settings.relays}
