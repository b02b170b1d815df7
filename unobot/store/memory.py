"""Adapters that keep everything in memory: for tests, scenarios and the demo."""

import asyncio
from itertools import count

from msgspec.structs import asdict, replace

from unobot.store.outcome import Outcome, answered
from unobot.table.events import Fact, GameClosed, GameOpened
from unobot.table.log import Conflict
from unobot.table.persons import Fold, Person
from unobot.table.presence import Speaker, ascii_fold


class MemoryLog:
    """An event log that lives as long as the process."""

    def __init__(self) -> None:
        self._games: dict[str, list[Fact]] = {}
        self._commands: dict[tuple[str, str], int] = {}
        self._set_aside: dict[str, str] = {}

    def append(
        self, game: str, expected_seq: int, command_id: str, facts: tuple[Fact, ...]
    ) -> asyncio.Future[int]:
        """See ``EventLog.append``."""
        return answered(self._append(game, expected_seq, command_id, facts))

    def _append(self, game: str, expected_seq: int, command_id: str, facts: tuple[Fact, ...]) -> Outcome:
        command = game, command_id
        if command in self._commands:
            return self._commands[command]
        log = self._games.get(game, [])
        if len(log) != expected_seq:
            return Conflict(f"game {game} has {len(log)} entries, not {expected_seq}")
        self._games[game] = [*log, *facts]
        self._commands[command] = expected_seq + len(facts)
        return self._commands[command]

    async def load(self, game: str) -> tuple[Fact, ...]:
        """See ``EventLog.load``."""
        return tuple(self._games.get(game, ()))

    async def open_games(self) -> tuple[str, ...]:
        """See ``EventLog.open_games``."""
        unclosed = (game for game, log in self._games.items() if not isinstance(log[-1], GameClosed))
        return tuple(game for game in unclosed if game not in self._set_aside)

    async def last_games(self) -> tuple[str, ...]:
        """See ``EventLog.last_games``."""
        last = {
            (log[0].network, log[0].channel): game
            for game, log in self._games.items()
            if isinstance(log[0], GameOpened) and isinstance(log[-1], GameClosed)
        }
        return tuple(game for game in last.values() if game not in self._set_aside)

    async def set_aside(self, game: str, reason: str) -> None:
        """See ``EventLog.set_aside``."""
        self._set_aside[game] = reason


class MemoryPersons:
    """A table of persons that lives as long as the process.

    Each is found by its account, or, where it has none, by the ``nick!user@host`` that was seen last.
    """

    def __init__(self) -> None:
        self._persons: dict[str, Person] = {}
        self._alike: dict[tuple[str, ...], dict[str, None]] = {}
        self._numbers = count(1)

    def get(self, person: str) -> Person:
        """See ``Persons.get``."""
        return self._persons[person]

    def known_as(self, speaker: Speaker, fold: Fold = ascii_fold) -> tuple[Person, ...]:
        """See ``Persons.known_as``."""
        alike = [self._persons[person] for person in self._alike.get(_traits(speaker), ())]
        return tuple([person for person in alike if _is(person, speaker, fold)])

    def find(self, speaker: Speaker) -> Person | None:
        """The first whom this user is known as, if there is one."""
        return next(iter(self.known_as(speaker)), None)

    def identify(self, speaker: Speaker) -> Person:
        """Whoever this user is; a new person where it is nobody known."""
        return self.find(speaker) or self.add(speaker)

    def add(self, speaker: Speaker) -> Person:
        """See ``Persons.add``."""
        person = Person(id=self._new_id(), **asdict(speaker))
        self.keep(person)
        return person

    def keep(self, person: Person) -> None:
        """See ``Persons.keep``."""
        self._drop_traits(person.id)
        self._alike.setdefault(_traits(person), {})[person.id] = None
        self._remember(person)

    def forget(self, person: str) -> None:
        """See ``Persons.forget``."""
        self._drop_traits(person)
        del self._persons[person]

    def retain(self, person: str) -> None:
        """See ``Persons.retain``: until the process ends nobody is lost."""

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

    def _drop_traits(self, person: str) -> None:
        if person in self._persons:
            traits = _traits(self._persons[person])
            alike = self._alike[traits]
            del alike[person]
            if not alike:
                del self._alike[traits]


def _traits(who: Person | Speaker) -> tuple[str, ...]:
    """What stays the same of an account or a ``nick!user@host``, however a network folds names."""
    if who.account is not None:
        return who.network, _letters(who.account)
    return who.network, _letters(who.nick), who.user, who.host.lower()


def _letters(name: str) -> str:
    is_plain = name.isascii() and name.isalnum()
    return name.lower() if is_plain else "".join(filter(str.isalnum, name.casefold()))


def _is(person: Person, speaker: Speaker, fold: Fold) -> bool:
    """Whether two that have the same traits are the same. Without a host there is but a nick."""
    if person.account is not None and speaker.account is not None:
        return _same(person.account, speaker.account, fold)
    return bool(speaker.host) and _same(person.nick, speaker.nick, fold)


def _same(one: str, other: str, fold: Fold) -> bool:
    return one == other or fold(one) == fold(other)
