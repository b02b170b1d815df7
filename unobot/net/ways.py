"""To whom a line goes, and by which command; to nobody rather than to somebody else.

It is settled each time that a line leaves: a nick may have changed hands since the line was meant.
"""

import logging
from collections.abc import Callable

from unobot.net.channels import User
from unobot.net.link import Link
from unobot.table.outputs import Kind, Output
from unobot.table.presence import Speaker

log = logging.getLogger(__name__)

Address = Callable[[Output], Speaker | None]
"""``address(output)``: the user who speaks for the output's person, or ``None`` if nobody does.

It is asked each time that a line leaves, and whoever has that nick at this moment must be the very same user.
"""

ByMessage = Callable[[Output], bool]
"""``by_message(output)``: whether its person wants messages, not notices. A query stays a query anyway."""

Way = tuple[str, str]
"""How a line leaves: by which command, and to whom."""


class Ways:
    """Finds the way of each line; see ``Address`` and ``ByMessage`` for whom it asks."""

    def __init__(self, address: Address, by_message: ByMessage) -> None:
        self._address = address
        self._by_message = by_message

    def find(self, link: Link, output: Output) -> Way | None:
        """How ``output`` is said now; ``None`` where there is nobody to hear it."""
        if output.to is None:
            return "PRIVMSG", output.channel
        target = self._target(link, output)
        if target is None:
            return None
        return "PRIVMSG" if output.query or self._by_message(output) else "NOTICE", target

    def _target(self, link: Link, output: Output) -> str | None:
        """The nick of whom ``output`` is for; ``None`` if the person is not here, whoever has it meanwhile.

        Of somebody in a query who is in none of the bot's channels nothing can be known. They get the answer
        that they asked for, but no hand.
        """
        try:
            person = self._address(output)
        except Exception:
            log.exception("%s: no address for an output", output.network)
            return None
        if person is None:
            return None
        user = link.user(person.nick)
        if user is None:
            return person.nick if output.query and output.kind is not Kind.HAND else None
        return user.nick if _is_same(user, person) else None


def _is_same(user: User, person: Speaker) -> bool:
    """Whether ``user`` is ``person``: by the account where both are logged in, else by nick!user@host."""
    if user.account and person.account:
        return user.account.lower() == person.account.lower()
    return (user.user, user.host) == (person.user, person.host)
