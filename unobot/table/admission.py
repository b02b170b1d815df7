"""Who may sit down: neither a relay, nor somebody who is banned, nor who has left too many matches."""

from unobot.engine.reasons import Reason
from unobot.table.draft import Asker, Barred, Declined, Draft
from unobot.table.outputs import Told
from unobot.table.persons import Person


def admit(draft: Draft, asker: Asker) -> None:
    """Let somebody open a game, or sit down in one. Who may not is told why, once a game.

    Raises:
        Declined: a relay speaks for many people, and their hands must not mix; or see ``warden``.
    """
    if is_relay(draft, asker.person.nick):
        raise Declined(Reason.NOT_NOW, told=Told("relay-refused"))
    if why_not := draft.services.why_not(asker.person):
        raise Barred(why_not)


def check_receiver(draft: Draft, person: Person) -> None:
    """Make sure that somebody may be given a seat, or asked to take one.

    Raises:
        Declined: that person sits here already, or may not.
    """
    if draft.record.seat_of(person.id) is not None:
        raise Declined(Reason.ALREADY_SEATED, told=Told("handover-seated", {"nick": person.nick}))
    if is_relay(draft, person.nick):
        raise Declined(Reason.NOT_NOW, told=Told("relay-refused"))
    if draft.services.why_not(person):
        raise Declined(Reason.NOT_NOW, told=Told("not-admitted", {"nick": person.nick}))


def is_relay(draft: Draft, nick: str) -> bool:
    """Whether a nick is that of a relay bot."""
    fold = draft.services.fold
    return fold(nick) in {fold(relay) for relay in draft.services.settings.relays}
