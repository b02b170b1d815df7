"""Adapters that keep everything in memory: for tests, scenarios and the demo."""

from itertools import count

from msgspec.structs import replace

from unobot.table.events import Fact, GameClosed
from unobot.table.log import Conflict
from unobot.table.persons import Person
from unobot.table.presence import Speaker


class MemoryLog:
    """An event log that lives as long as the process."""

    def __init__(self) -> None:
        self._games: dict[str, list[Fact]] = {}
        self._commands: dict[str, int] = {}
        self._set_aside: dict[str, str] = {}

    async def append(self, game: str, expected_seq: int, command_id: str, facts: tuple[Fact, ...]) -> int:
        """See ``EventLog.append``."""
        if command_id in self._commands:
            return self._commands[command_id]
        log = self._games.get(game, [])
        if len(log) != expected_seq:
            raise Conflict(f"game {game} has {len(log)} entries, not {expected_seq}")
        self._games[game] = [*log, *facts]
        self._commands[command_id] = expected_seq + len(facts)
        return self._commands[command_id]

    async def load(self, game: str) -> tuple[Fact, ...]:
        """See ``EventLog.load``."""
        return tuple(self._games.get(game, ()))

    async def open_games(self) -> tuple[str, ...]:
        """See ``EventLog.open_games``."""
        unclosed = (game for game, log in self._games.items() if not isinstance(log[-1], GameClosed))
        return tuple(game for game in unclosed if game not in self._set_aside)

    async def set_aside(self, game: str, reason: str) -> None:
        """See ``EventLog.set_aside``."""
        self._set_aside[game] = reason


class MemoryPersons:
    """A table of persons that lives as long as the process.

    Each person is found by its account, and by the ``nick!user@host`` under which it was seen last.
    """

    def __init__(self) -> None:
        self._persons: dict[str, Person] = {}
        self._by_account: dict[tuple[str, str], str] = {}
        self._by_mask: dict[tuple[str, str], str] = {}
        self._numbers = count(1)

    def get(self, person: str) -> Person:
        """See ``Persons.get``."""
        return self._persons[person]

    def find(self, speaker: Speaker) -> Person | None:
        """See ``Persons.find``."""
        by_mask = self._by_mask.get(_mask(speaker))
        if speaker.account is None:
            return None if by_mask is None else self._persons[by_mask]
        by_account = self._by_account.get((speaker.network, speaker.account.lower()))
        if by_account is not None:
            return self._persons[by_account]
        nameless = by_mask is not None and self._persons[by_mask].account is None
        return self._persons[by_mask] if by_mask is not None and nameless else None

    def identify(self, speaker: Speaker) -> Person:
        """See ``Persons.identify``."""
        known = self.find(speaker)
        before = known or Person(id=self._new_id(), network=speaker.network, nick=speaker.nick)
        return self._keep(
            replace(
                before,
                nick=speaker.nick,
                user=speaker.user,
                host=speaker.host,
                account=speaker.account or before.account,
            ),
            speaker,
        )

    def moved(self, before: Speaker, after: Speaker) -> None:
        """See ``Persons.moved``."""
        person = self.find(before)
        if person is not None:
            self._by_mask.pop(_mask(before), None)
            account = after.account or person.account
            self._keep(
                replace(person, nick=after.nick, user=after.user, host=after.host, account=account), after
            )

    def computer(self, network: str, name: str) -> Person:
        """See ``Persons.computer``."""
        person_id = f"computer:{network}:{name}"
        if person_id not in self._persons:
            self._remember(Person(id=person_id, network=network, nick=name, computer=True))
        return self._persons[person_id]

    def set_uno_text(self, person: str, text: str) -> None:
        """See ``Persons.set_uno_text``."""
        self._remember(replace(self._persons[person], uno_text=text))

    def _new_id(self) -> str:
        return f"p{next(self._numbers)}"

    def _remember(self, person: Person) -> None:
        """Whatever changes about a person goes through here."""
        self._persons[person.id] = person

    def _keep(self, person: Person, speaker: Speaker) -> Person:
        """Remember a person, who is this user now."""
        self._remember(person)
        self._by_mask[_mask(speaker)] = person.id
        if person.account is not None:
            self._by_account[person.network, person.account.lower()] = person.id
        return person


def _mask(speaker: Speaker) -> tuple[str, str]:
    return speaker.network, f"{speaker.nick}!{speaker.user}@{speaker.host}".lower()
