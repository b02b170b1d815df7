"""The facts of a table beside those of its match; together they are the log of a game.

One sequence holds both kinds (DESIGN.md, decision 2). Folding it restores the table; see ``record``.
"""

from typing import Literal

from msgspec import Struct

from unobot.engine.events import Event
from unobot.engine.rules import Rules
from unobot.players import Level
from unobot.table.presence import Exit


class GameOpened(Struct, frozen=True, tag=True, kw_only=True):
    """``starter`` opened a game with these rules: ``ruleset`` is the name, ``changed`` the differing keys."""

    network: str
    channel: str
    starter: str
    ruleset: str
    changed: tuple[str, ...]
    rules: Rules


class ComputerSeated(Struct, frozen=True, tag=True):
    """The person that sits down next is a computer player of this level."""

    person: str
    level: Level


class SeatAbsent(Struct, frozen=True, tag=True):
    """Whose seat it is has gone, and may come back within the grace."""

    seat: int
    exit: Exit


class SeatBack(Struct, frozen=True, tag=True):
    """Whose seat it is has come back."""

    seat: int


class SeatHandedOver(Struct, frozen=True, tag=True):
    """The seat, whose person was gone, is ``person``'s from now on: ``operator`` saw to that.

    Without an operator a computer player stands in for somebody who has left for good.
    """

    seat: int
    person: str
    operator: str | None


class SplitTold(Struct, frozen=True, tag=True):
    """The channel has heard who was lost in a netsplit, and who is back from it."""


class TurnMissed(Struct, frozen=True, tag=True):
    """A present player let the clock run out, for the ``in_a_row``-th time; two remove the seat."""

    seat: int
    in_a_row: int


class WaitGranted(Struct, frozen=True, tag=True):
    """The seat got more time, in seconds."""

    seat: int
    seconds: float


class HandShown(Struct, frozen=True, tag=True):
    """The seat asked for its cards, and was told them."""

    seat: int


class ReadyGiven(Struct, frozen=True, tag=True):
    """The seat needs no pause before the next hand."""

    seat: int


class NextHandPlanned(Struct, frozen=True, tag=True):
    """What becomes of the seat when this hand is over: it is dealt no cards for one hand, or leaves."""

    seat: int
    plan: Literal["sit", "leave", "stay"]


class StopVoted(Struct, frozen=True, tag=True):
    """The seat votes for stopping the game; a move undoes all votes, and what happens by itself none."""

    seat: int


class SuggestionReported(Struct, frozen=True, tag=True):
    """``reporter`` says that ``seat`` suggested a play (A32)."""

    reporter: int
    seat: int


class SuggestionBacked(Struct, frozen=True, tag=True):
    """``seat`` confirms the report that is open."""

    seat: int


class SuggestionDropped(Struct, frozen=True, tag=True):
    """The report that was open is ruled on, or its time is over."""


class BarredTold(Struct, frozen=True, tag=True):
    """Somebody who may not sit down has been told why, which is done once a game."""

    person: str


class OutsiderTold(Struct, frozen=True, tag=True):
    """Somebody without a seat was told so; once a game is enough."""

    person: str


class MatchAbandoned(Struct, frozen=True, tag=True):
    """Whose seat it is leaves in the middle of a hand, by an own choice or by not coming back."""

    seat: int


class OperatorActed(Struct, frozen=True, tag=True):
    """What follows under the same command is an operator's doing; ``command`` is its canonical name."""

    operator: str
    command: str


class PlayHalted(Struct, frozen=True, tag=True):
    """An operator stops the play and its clocks, whoever comes or goes."""


class PlayContinued(Struct, frozen=True, tag=True):
    """An operator lets the play go on."""


class ClockChanged(Struct, frozen=True, tag=True):
    """The clock that runs (of a turn, the lobby, or between hands) got ``seconds`` more, or less."""

    seconds: float


class GamePaused(Struct, frozen=True, tag=True):
    """Too few people are present."""


class GameResumed(Struct, frozen=True, tag=True):
    """Enough people are present again."""


class GameClosed(Struct, frozen=True, tag=True):
    """Nothing more will happen in this game."""

    reason: Literal["finished", "stopped", "expired", "abandoned"]


TableEvent = (
    GameOpened
    | ComputerSeated
    | SeatAbsent
    | SeatBack
    | SeatHandedOver
    | SplitTold
    | TurnMissed
    | WaitGranted
    | HandShown
    | ReadyGiven
    | NextHandPlanned
    | StopVoted
    | SuggestionReported
    | SuggestionBacked
    | SuggestionDropped
    | OutsiderTold
    | BarredTold
    | MatchAbandoned
    | OperatorActed
    | PlayHalted
    | PlayContinued
    | ClockChanged
    | GamePaused
    | GameResumed
    | GameClosed
)

Fact = Event | TableEvent
"""An entry of a game's log."""
