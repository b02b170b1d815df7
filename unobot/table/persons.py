"""Who somebody is: the port through which a table knows people (DESIGN.md, decision 6).

The event log names persons by opaque ids only. Names, hosts and uno strings live here, and can be erased.
"""

from typing import Protocol

from msgspec import Struct

from unobot.table.presence import Speaker


class Person(Struct, frozen=True, kw_only=True):
    """A person, or a computer player, as known now.

    A person is a services account where there is one, else ``nick!user@host``; ``nick`` is the newest.
    ``uno_text`` is what it wants said for uno, empty for the usual word.
    """

    id: str
    network: str
    nick: str
    user: str = ""
    host: str = ""
    account: str | None = None
    uno_text: str = ""
    computer: bool = False


class Persons(Protocol):
    """The table of persons, all in memory: who a line comes from is settled before the next line is read.

    An adapter that stores persons does so together with the next events that name them.
    """

    def get(self, person: str) -> Person:
        """The person with this id; raises ``KeyError`` for an id that was never given out."""

    def find(self, speaker: Speaker) -> Person | None:
        """Whoever this user is, if known: by account, else by ``nick!user@host``, never by nick alone."""

    def identify(self, speaker: Speaker) -> Person:
        """Whoever this user is; a new person where it is nobody known."""

    def moved(self, before: Speaker, after: Speaker) -> None:
        """``before`` is called ``after`` from now on: the person goes along. Saying it twice is harmless."""

    def computer(self, network: str, name: str) -> Person:
        """The computer player of that name."""

    def set_uno_text(self, person: str, text: str) -> None:
        """Remember what a person wants said for uno."""
