"""What people ask of a table: the commands, read but not yet judged.

``commands`` makes these from what is typed; the table decides what they mean in its position.
"""

from typing import Literal

from msgspec import Struct

from unobot.engine.cards import Card, Color, Rank
from unobot.engine.reasons import Reason
from unobot.table.orders import Order
from unobot.table.past import Past
from unobot.table.preferences import Choice
from unobot.table.wishes import Wish


class Face(Struct, frozen=True, tag=True):
    """A card by its face: ``r5``, ``wild``."""

    card: Card


class OfRank(Struct, frozen=True, tag=True):
    """``5`` alone: the only legal card of that rank that the player holds."""

    rank: Rank


class Position(Struct, frozen=True, tag=True):
    """``#3``: the third card of the hand as last sent to that seat."""

    number: int


CardReference = Face | OfRank | Position


class Uno(Struct, frozen=True, tag=True):
    """``uno``, which means what fits: opens a game, joins the lobby, or calls uno.

    ``text`` is whatever follows: how to open (``official``, ``single``, ``100``), or the uno string.
    ``bare``: it was said without a prefix, and is chat unless it comes from a seat in a hand.
    """

    text: str = ""
    bare: bool = False


class OpenGame(Struct, frozen=True, tag=True):
    """``newgame``: opens a game, or sits down in the lobby that there is; never a call of uno.

    ``text`` is a word that says how to open, as for ``Uno``.
    """

    text: str = ""


class Join(Struct, frozen=True, tag=True):
    """Sit down."""


class DealNow(Struct, frozen=True, tag=True):
    """Deal without waiting for the lobby's time to run out."""


class Ready(Struct, frozen=True, tag=True):
    """Between hands: no need to wait for me."""


class Rematch(Struct, frozen=True, tag=True):
    """Open a game and ask the seats of the last one."""


class PlayCard(Struct, frozen=True, tag=True):
    """Play a card, with a wild's color and an uno in the same line if they were typed."""

    card: CardReference
    color: Color | None = None
    uno: bool = False


class DrawCard(Struct, frozen=True, tag=True):
    """Draw."""


class PassTurn(Struct, frozen=True, tag=True):
    """Pass."""


class NameColor(Struct, frozen=True, tag=True):
    """Name a color; ``bare`` if it was ordinary chat, which counts only from the seat that is asked."""

    color: Color
    bare: bool = False


class CatchNick(Struct, frozen=True, tag=True):
    """``catch``: accuse a nick of not having said uno, or whoever has an open window."""

    nick: str | None = None


class CallOut(Struct, frozen=True, tag=True):
    """``call``: with a nick a catch; alone it says uno if the caller owes it, else it catches."""

    nick: str | None = None


class ChallengeCard(Struct, frozen=True, tag=True):
    """``challenge``: the Wild Draw Four; with a nick that has not played it, a catch."""

    nick: str | None = None


class AcceptCard(Struct, frozen=True, tag=True):
    """Take the cards of a Wild Draw Four."""


class SwapWith(Struct, frozen=True, tag=True):
    """Name the player to swap hands with."""

    nick: str


class ReportSuggestion(Struct, frozen=True, tag=True):
    """Report that a player suggested a play, or confirm such a report."""

    nick: str
    confirm: bool = False


class LeaveGame(Struct, frozen=True, tag=True):
    """Get up; ``after``: when this hand is over."""

    after: bool = False


class SitOut(Struct, frozen=True, tag=True):
    """Be dealt no cards in the next hand, or be after all."""


class Stay(Struct, frozen=True, tag=True):
    """Play the next hand after all."""


class WaitLonger(Struct, frozen=True, tag=True):
    """Ask for more time."""


class AddComputer(Struct, frozen=True, tag=True):
    """Seat a computer player, of the level that is named, or of the channel's."""

    level: str | None = None


class RemoveComputer(Struct, frozen=True, tag=True):
    """Take a computer player away; ``nick`` says which."""

    nick: str | None = None


class Reclaim(Struct, frozen=True, tag=True):
    """Take the own seat to this connection, from another one of the same account."""


class Stop(Struct, frozen=True, tag=True):
    """Stop the game, or vote for stopping it."""


class ShowHand(Struct, frozen=True, tag=True):
    """Tell me my cards."""


Topic = Literal["top", "turn", "order", "counts", "scores", "time", "fair"]


class Show(Struct, frozen=True, tag=True):
    """A question that everybody may ask."""

    topic: Topic


class ShowRules(Struct, frozen=True, tag=True):
    """The ruleset in force, or the one named."""

    name: str | None = None


class Prefer(Struct, frozen=True, tag=True):
    """How I want to be spoken to: ``word`` is what I choose; without one I ask what I chose.

    ``None`` asks for all choices.
    """

    choice: Choice | None = None
    word: str = ""


class SetKeys(Struct, frozen=True, tag=True):
    """Operators: change settings of the channel, each a key and its value as typed, an empty one for none.

    Without ``changes`` it asks what is set, as everybody may. ``misread`` is what is no such pair.
    """

    changes: tuple[tuple[str, str], ...] = ()
    misread: str = ""


class ShowJournal(Struct, frozen=True, tag=True):
    """Operators: what was set lately, and what operators did. Pages from 1."""

    page: int = 1


Governing = SetKeys | ShowJournal
"""What concerns a channel and no game: the steward answers that."""


class Help(Struct, frozen=True, tag=True):
    """What can be typed; ``command`` is the canonical name of one command, or the unknown word asked for."""

    command: str | None = None


class Unreadable(Struct, frozen=True, tag=True):
    """A known command whose argument cannot be read, and why.

    ``text`` is the argument as typed, ``candidates`` what it may have meant.
    """

    command: str
    reason: Reason
    text: str
    candidates: tuple[str, ...] = ()


class UnknownCommand(Struct, frozen=True, tag=True):
    """What is no command, as typed. ``addressed``: it was meant for the bot, which answers."""

    word: str
    addressed: bool


Request = (
    Uno
    | OpenGame
    | Join
    | DealNow
    | Ready
    | Rematch
    | PlayCard
    | DrawCard
    | PassTurn
    | NameColor
    | CatchNick
    | CallOut
    | ChallengeCard
    | AcceptCard
    | SwapWith
    | ReportSuggestion
    | LeaveGame
    | SitOut
    | Stay
    | WaitLonger
    | AddComputer
    | RemoveComputer
    | Order
    | Reclaim
    | Stop
    | ShowHand
    | Show
    | ShowRules
    | Past
    | Prefer
    | Governing
    | Help
    | Unreadable
    | UnknownCommand
)


class Command(Struct, frozen=True):
    """A request as it was typed: in private it may name the channel that it means.

    ``addressed`` tells that the bot was spoken to by name or in a query; ``wish`` is what an owner of the bot
    may mean by it.
    """

    request: Request
    channel: str | None = None
    addressed: bool = False
    wish: Wish | None = None
