"""A table's command under way: facts are noted and folded one by one, and what is to be said is collected.

Nothing of it counts, and nothing of it is said, before the facts are stored.
"""

from collections.abc import Callable, Mapping

from msgspec import Struct

from unobot.engine import actions as act
from unobot.engine.chance import Chance
from unobot.engine.decide import apply
from unobot.engine.reasons import Reason
from unobot.engine.rules import Rules
from unobot.table.clocks import Clocks
from unobot.table.events import Fact, GameOpened
from unobot.table.folding import add, add_event, begin
from unobot.table.outputs import Kind, Message, Told
from unobot.table.persons import Fold, Person, Persons
from unobot.table.presence import ascii_fold
from unobot.table.record import Record
from unobot.table.settings import TableSettings


class Place(Struct, frozen=True):
    """A channel of a network: where a table stands."""

    network: str
    channel: str


def place_at(network: str, channel: str) -> Place:
    """Where the table of a channel stands, in whichever case its name is written."""
    return Place(network, ascii_fold(channel))


DESK = ""
"""The channel of the table without a channel, which answers questions that need no game."""


class Services(Struct, frozen=True, kw_only=True):
    """What a table is handed: its settings, and the ports to everything outside it.

    ``rulesets`` gives the ruleset of a name with overrides (it raises ``UnknownRuleset``, and ``RuleError``
    for keys that cannot be), ``new_game`` a fresh id for a game, and ``fold`` a name as the network compares
    it. ``is_here`` tells whether somebody in the channel has a nick, ``is_draining`` whether the bot is about
    to leave, ``why_not`` why a person may not sit down, and ``is_banned`` whether that is because of a ban.
    """

    settings: TableSettings
    persons: Persons
    chance: Chance
    rulesets: Callable[[str, Mapping[str, object]], Rules]
    new_game: Callable[[], str]
    fold: Fold = ascii_fold
    is_here: Callable[[str], bool] = lambda nick: False
    is_draining: Callable[[], bool] = lambda: False
    why_not: Callable[[Person], Told | None] = lambda person: None
    is_banned: Callable[[Person], bool] = lambda person: False


class Asker(Struct, frozen=True, kw_only=True):
    """Who asks: the person, its seat if it has one, its rights, and whether in a query.

    ``aside`` tells that the channel need not hear the answer.
    ``owner`` tells that an owner of the bot asks in a query, where its words work.
    ``elsewhere`` tells that the person's account has a seat, for which another connection speaks.
    ``receiver`` is the person that the second nick of a request means.
    """

    person: Person
    seat: int | None
    operator: bool = False
    voiced: bool = False
    query: bool = False
    aside: bool = False
    owner: bool = False
    elsewhere: bool = False
    receiver: Person | None = None


class Declined(Exception):
    """A request that does nothing. ``told`` replaces the reason's own sentence; ``silent``: no answer."""

    def __init__(
        self,
        reason: Reason,
        *,
        text: str = "",
        candidates: tuple[str, ...] = (),
        nick: str = "",
        told: Told | None = None,
        silent: bool = False,
    ) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.text = text
        self.candidates = candidates
        self.nick = nick
        self.told = told
        self.silent = silent


class Barred(Declined):
    """Whoever asks may not sit down here; ``told`` says why."""

    def __init__(self, told: Told) -> None:
        super().__init__(Reason.NOT_SEATED, told=told)


SEAT_ELSEWHERE = Told("seat-elsewhere")
"""What a connection hears whose account has a seat for which another connection speaks."""


class Saying(Struct, frozen=True):
    """Something to say once the facts are stored; ``to`` is a person's id, or ``None`` for the channel."""

    message: Message
    kind: Kind
    to: str | None = None
    topic: str = ""


class Draft:
    """The record so far, the facts that led to it, and what is to be said of them."""

    def __init__(self, record: Record | None, place: Place, services: Services, clocks: Clocks) -> None:
        self._record = record
        self.place = place
        self.services = services
        self.clocks = clocks
        self.facts: list[Fact] = []
        self.sayings: list[Saying] = []
        self.lead: list[Saying] = []

    @property
    def game(self) -> Record | None:
        """The game that is on, if one is."""
        return None if self._record is None or self._record.closed else self._record

    @property
    def record(self) -> Record:
        """The game that is on, for whoever has made sure that there is one.

        Raises:
            Declined: there is none.
        """
        game = self.game
        if game is None:
            raise Declined(Reason.NO_GAME)
        return game

    @property
    def last(self) -> Record | None:
        """The game that is on, or else the one before."""
        return self._record

    def open(self, opened: GameOpened) -> None:
        """Begin a new game."""
        self._record = begin(self.services.new_game(), opened)
        self.facts.append(opened)

    def note(self, fact: Fact) -> None:
        """Add a fact to the log."""
        assert self._record is not None
        self.facts.append(fact)
        self._record = add(self._record, fact)

    def act(self, action: act.Action) -> None:
        """Let the engine decide.

        Raises:
            Refused: the rules do not allow it.
        """
        record = self.record
        outcome = apply(record.match, action, self.services.chance)
        for event, match in zip(outcome.events, outcome.states, strict=True):
            record = add_event(record, event, match)
        self._record = record
        self.facts += outcome.events

    def tell_channel(self, name: str, **variables: str | int) -> None:
        """Say a sentence of the catalogue to the channel."""
        self.sayings.append(Saying(Told(name, variables), Kind.PLAY))

    def tell_first(self, name: str, **variables: str | int) -> None:
        """Say a sentence to the channel before all that follows from it."""
        self.lead.append(Saying(Told(name, variables), Kind.PLAY))

    def tell(self, person: str, name: str, **variables: str | int) -> None:
        """Say a sentence of the catalogue to one person."""
        self.sayings.append(Saying(Told(name, variables), Kind.REPLY, person))

    def nick(self, seat: int) -> str:
        """The nick of a seat's person."""
        return self.names()[seat]

    def is_called(self, seat: int, nick: str) -> bool:
        """Whether a nick, in any spelling that is the same on this network, is that of a seat's person."""
        fold = self.services.fold
        return fold(self.nick(seat)) == fold(nick)

    def names(self) -> tuple[str, ...]:
        """What the seats are called, by seat."""
        return names_at(self.record, self.services)


NAMESAKE = "*"
"""What stands behind the name of a computer player that is also somebody's nick; no nick can hold it."""


def names_at(record: Record, services: Services) -> tuple[str, ...]:
    """What the seats are called, by seat: the nicks of their persons.

    A computer player whose name somebody bears who sits there, or is in the channel, gets ``NAMESAKE``.
    """
    persons = [services.persons.get(seat.person) for seat in record.match.seats]
    if not record.computers:
        return tuple([person.nick for person in persons])
    nicks = {services.fold(person.nick) for person in persons if not person.computer}
    return tuple(
        f"{person.nick}{NAMESAKE}"
        if person.computer and (services.fold(person.nick) in nicks or services.is_here(person.nick))
        else person.nick
        for person in persons
    )


def seat_at(draft: Draft, asker: Asker) -> int:
    """The asker's seat in the game that is on.

    Raises:
        Declined: there is no game, or no seat.
    """
    if asker.seat is None:
        raise Declined(Reason.NOT_SEATED if draft.game else Reason.NO_GAME)
    return asker.seat
