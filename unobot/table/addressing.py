"""Which table a command in a query is for: the one that it names, or the only one that can be meant."""

from collections.abc import Callable

from unobot.engine.reasons import Reason
from unobot.table.crowd import Crowd
from unobot.table.draft import DESK, Place, place_at
from unobot.table.orders import Order
from unobot.table.outputs import Refusal, Told
from unobot.table.replies import Replies
from unobot.table.requests import Command, Governing, Help, Prefer, ShowRules, Stop, UnknownCommand
from unobot.table.rights import Rights
from unobot.table.seating import Seating
from unobot.table.tables import Tables
from unobot.table.users import User

WITHOUT_A_GAME = Help | ShowRules | Prefer | UnknownCommand
"""The requests that can be answered where no table is meant."""


TAKES_A_RIGHT = Governing | Order | Stop
"""The requests of operators."""


class Addressing:
    """Finds the table; where that is not clear, the author of the command is asked."""

    def __init__(
        self,
        crowd: Crowd,
        tables: Tables,
        seating: Seating,
        rights: Rights,
        replies: Replies,
        fold: Callable[[str, str], str],
    ) -> None:
        """``fold(network, name)`` is as a network compares names."""
        self._crowd = crowd
        self._tables = tables
        self._seating = seating
        self._rights = rights
        self._replies = replies
        self._fold = fold

    def meant(self, user: User, command: Command) -> Place | None:
        """The place that a command in a query is for; ``None``: its author was told why there is none."""
        takes_right = isinstance(command.request, TAKES_A_RIGHT)
        if command.channel is not None:
            return self._named(user, command.channel, takes_right=takes_right)
        own = self._own(user)
        if len(own) == 1:
            return own[0]
        if takes_right:
            return self._only_channel(user)
        if isinstance(command.request, WITHOUT_A_GAME):
            return Place(user.network, DESK)
        if own:
            channels = ", ".join(place.channel for place in own)
            self._replies.tell(user, Told("which-game", {"channels": channels}), query=True)
        else:
            self._replies.tell(user, Refusal(Reason.NO_GAME), query=True)
        return None

    def _named(self, user: User, channel: str, *, takes_right: bool) -> Place | None:
        """The channel of that name, if it has a table, or the user is in it or governs it."""
        spelled = self._fold(user.network, channel)
        tables = (place.channel for place in self._tables.on(user.network))
        for known in (*tables, *user.channels):  # where nobody has typed anything yet there is no table
            if self._fold(user.network, known) == spelled:
                return Place(user.network, known)
        named = place_at(user.network, channel)
        if self._rights.is_operator(named, user.speaker):
            return named
        reason = Reason.NOT_OPERATOR if takes_right else Reason.NO_GAME
        self._replies.tell(user, Refusal(reason, text=channel), query=True)
        return None

    def _own(self, user: User) -> list[Place]:
        """Where the user plays, be it through another connection."""
        elsewhere = self._crowd.elsewhere(user)
        persons = (*user.persons, *([elsewhere.id] if elsewhere else []))
        seats = frozenset[str]().union(*map(self._seating.seats, persons))
        return [place for place in self._tables.on(user.network) if place.channel in seats]

    def _only_channel(self, user: User) -> Place | None:
        """The channel in which whoever asks without naming one is, if it is the only one."""
        if len(user.channels) == 1:
            return Place(user.network, next(iter(user.channels)))
        self._replies.tell(user, Told("which-channel"), query=True)
        return None
