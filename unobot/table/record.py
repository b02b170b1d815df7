"""How a table stands: what folding a game's log gives (``folding``), and nothing that is not in it.

A record can be no part of a cycle: ``gc=False`` spares the garbage collector its visits.
"""

from typing import Literal

from msgspec import Struct

from unobot.engine import events as facts
from unobot.engine.state import LEFT, Cards, Over, State, in_hand, seated
from unobot.players import Level
from unobot.table import events as table
from unobot.table.presence import Exit


class Suggestion(Struct, frozen=True, gc=False):
    """A report that waits for its ruling: who reported whom, and the seats that back it."""

    reporter: int
    seat: int
    backers: tuple[int, ...]


class Record(Struct, frozen=True, kw_only=True, gc=False):
    """One game at one table. Seats are indexes into ``match.seats``.

    ``absent`` says how a seat went. ``missed`` counts the turns in a row that a present player let pass,
    ``waited`` the seconds that a seat was granted, ``extra`` those, more or less, of the clock that runs
    now. Some numbers of log entries tell old from new: ``turn`` is the one with which the present
    obligation (a turn, a color, …) began, ``phase_since`` the one that set the present phase, ``joined``
    that of the last seat taken, ``moved`` that of the last move, ``halted`` that of an operator's pause
    (0: there is none), ``split`` that of the last seat lost in a netsplit or back from it. ``lost`` and
    ``found`` are such seats of which the channel has not heard yet. ``by_itself`` tells that time is up
    for a seat, and what follows is not its own doing. ``sent`` is each seat's hand as it was last told,
    ``acted`` are the seats that have acted in this hand, ``told`` the people who have heard that they do
    not play, ``barred`` those who have heard why they may not. ``deal`` is how this hand began,
    ``last_deal`` the one before. ``passed`` are the seats whose turn has gone by, each with the log entry
    that says so, until something is asked of them again. ``computers`` are the computer players that have
    sat down, with their levels, and ``replaced`` the people in whose seats such a one plays on. ``abandoned``
    are the people who have left in the middle of a hand by their own doing, the last one last. ``plans`` are
    the seats that sit the next hand out, or leave when this one is over.
    """

    game: str
    seq: int = 0
    opened: table.GameOpened
    match: State
    computers: dict[str, Level] = {}
    replaced: frozenset[str] = frozenset()
    abandoned: tuple[str, ...] = ()
    absent: dict[int, Exit] = {}
    lost: frozenset[int] = frozenset()
    found: frozenset[int] = frozenset()
    split: int = 0
    halted: int = 0
    by_itself: bool = False
    missed: dict[int, int] = {}
    waited: dict[int, float] = {}
    extra: float = 0
    votes: frozenset[int] = frozenset()
    ready: frozenset[int] = frozenset()
    plans: dict[int, Literal["sit", "leave"]] = {}
    acted: frozenset[int] = frozenset()
    passed: dict[int, int] = {}
    told: frozenset[str] = frozenset()
    barred: frozenset[str] = frozenset()
    suggestion: Suggestion | None = None
    joined: int = 0
    moved: int = 0
    turn: int = 0
    phase_since: int = 0
    sent: dict[int, Cards] = {}
    deal: facts.HandDealt | facts.HandArranged | None = None
    last_deal: facts.HandDealt | facts.HandArranged | None = None
    paused: bool = False
    closed: bool = False

    @property
    def in_lobby(self) -> bool:
        """Whether the first hand is still to be dealt."""
        return self.match.hand_number == 0

    @property
    def between_hands(self) -> bool:
        """Whether a hand is over and another one follows."""
        return type(self.match.phase) is Over and not self.match.winners and not self.closed

    def seat_of(self, person: str) -> int | None:
        """The seat of a person that has not left."""
        for index, seat in enumerate(self.match.seats):
            if seat.person == person and seat.standing is not LEFT:
                return index
        return None

    def is_computer(self, seat: int) -> bool:
        """Whether a computer player sits there."""
        return self.level(seat) is not None

    def level(self, seat: int) -> Level | None:
        """How well the computer player that sits there plays; ``None``: a person does."""
        return self.computers.get(self.match.seats[seat].person)

    def people(self) -> list[int]:
        """The seats of people that have not left, absent ones included."""
        computers = self.computers
        return [
            index
            for index, seat in enumerate(self.match.seats)
            if seat.standing is not LEFT and seat.person not in computers
        ]

    def is_present(self, seat: int) -> bool:
        """Whether somebody who is here, and has not left, sits there."""
        standing = self.match.seats[seat].standing
        return standing is not LEFT and seat not in self.absent and not self.is_computer(seat)

    def present(self) -> list[int]:
        """The seats of people that are here."""
        people, absent = self.people(), self.absent
        return [seat for seat in people if seat not in absent] if absent else people

    def unready(self) -> set[int]:
        """The seats of people that are here, mean to play, and have not said that they are ready."""
        return set(self.present()) - self.ready - self.plans.keys()

    def sits_out(self) -> tuple[int, ...]:
        """The seats that are dealt no cards in the next hand; none where too few would be left to play."""
        seats = tuple(seat for seat, plan in self.plans.items() if plan == "sit")
        return seats if len(seated(self.match)) - len(seats) >= 2 else ()

    def stands_still(self) -> bool:
        """Whether too few are here to go on: nobody, or one person and no computer player."""
        present = len(self.present())
        computers = len(seated(self.match)) - len(self.people()) if self.computers else 0
        return present == 0 or present + computers < 2


def is_playing(record: Record) -> bool:
    """Whether a hand is being played at this table."""
    return in_hand(record.match) and not record.closed


def is_going_on(record: Record) -> bool:
    """Whether such a hand neither waits for players nor is paused by an operator."""
    return is_playing(record) and not record.paused and not record.halted
