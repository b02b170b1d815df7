"""Who somebody is: the port through which a table knows people (DESIGN.md, decision 6).

The event log names persons by opaque ids only. Names, hosts and uno strings live here, and can be erased.
Which user of the network speaks for whom just now is settled in ``crowd``.
"""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from unobot.table.preferences import USUAL, Preferences
from unobot.table.presence import Speaker, ascii_fold

Fold = Callable[[str], str]
"""A name such that two spellings of one nick, account or channel become equal on a network (CASEMAPPING)."""

FORGOTTEN = "?"
"""What a person is called who wanted to be forgotten; nobody can have such a nick."""


class Person(Struct, frozen=True, kw_only=True):
    """A person, or a computer player, as known now.

    A person is a services account where there is one, else ``nick!user@host``; these are the newest.
    ``uno_text`` is what it wants said for uno, empty for the usual word, and ``preferences`` how it wants to
    be spoken to.
    """

    id: str
    network: str
    nick: str
    user: str = ""
    host: str = ""
    account: str | None = None
    uno_text: str = ""
    computer: bool = False
    preferences: Preferences = USUAL


class Persons(Protocol):
    """The table of persons, all in memory: who a line comes from is settled before the next line is read.

    An adapter that stores persons does so together with the next events that name them.
    """

    def get(self, person: str) -> Person:
        """The person with this id; raises ``KeyError`` for an id that was never given out."""

    def known_as(self, speaker: Speaker, fold: Fold = ascii_fold) -> tuple[Person, ...]:
        """The person of the user's account, if it has one and that is known.

        For a user without an account all who have none either and were last seen as exactly this
        ``nick!user@host``, the newest at the end; never by nick alone.
        """

    def add(self, speaker: Speaker) -> Person:
        """A new person, which is this user."""

    def keep(self, person: Person) -> None:
        """A person is known like this from now on."""

    def forget(self, person: str) -> None:
        """Nobody needs this person any more, unless an event names it."""

    def retain(self, person: str) -> None:
        """A person is needed for good, though no event names it."""

    def computer(self, network: str, name: str) -> Person:
        """The computer player of that name."""

    def set_uno_text(self, person: str, text: str) -> None:
        """Remember what a person wants said for uno."""
