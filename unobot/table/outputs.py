"""What a table says, as meanings: worded only when they leave (DESIGN.md, decision 7).

An ``Output`` is an envelope (who hears it, how it may be merged or superseded) around a ``message``
(what is meant). The outbox reads envelopes, the speech reads messages, and neither needs the other's half.

Nothing here can be part of a cycle: ``gc=False`` spares the garbage collector its visits.
"""

from datetime import datetime
from enum import Enum

from msgspec import Struct

from unobot.engine.observations import Observation
from unobot.engine.reasons import Reason
from unobot.engine.rules import Rules
from unobot.engine.views import View
from unobot.players import Level
from unobot.table.persons import Person
from unobot.table.preferences import Preferences
from unobot.table.requests import Topic
from unobot.table.statistics import By, Figures, Mark, Period, Place, Ranked


class Kind(Enum):
    """How the outbox may treat an output."""

    PLAY = "play"  # a public line of the game: may be merged with its neighbours, is never dropped
    HAND = "hand"  # a seat's own cards: only the newest a person counts
    REPLY = "reply"  # a private answer or refusal: said once, never merged, never dropped
    STATUS = "status"  # an answer to a question: only the newest of a topic counts, and it waits for the game

    __hash__ = object.__hash__  # members are singletons; the inherited hash is computed in Python


class Narration(Struct, frozen=True, tag=True, gc=False):
    """What a command or a deadline brought about, for the channel: ``seen`` by the public, and how it stands.

    ``names`` are the nicks by seat. ``pause`` is the number of seconds until the next hand, if one follows.
    ``uno_texts`` are the uno strings of seats that have called with one (armed), as pairs. Where the game is
    ``closed`` nobody is next.
    """

    seen: tuple[Observation, ...]
    view: View
    names: tuple[str, ...]
    uno_texts: tuple[tuple[int, str], ...] = ()
    pause: int | None = None
    closed: bool = False


class HandNote(Struct, frozen=True, tag=True, gc=False):
    """A seat's own cards, and, from ``seen``, which it received and why. ``view`` is the seat's.

    ``channel`` is where that is, for a person who sits in more than one game that is on; else empty.
    ``hint`` is the name of a hint for newcomers that goes with it, if one does.
    """

    seen: tuple[Observation, ...]
    view: View
    names: tuple[str, ...]
    channel: str = ""
    hint: str = ""


class Refusal(Struct, frozen=True, tag=True, gc=False):
    """Why a command did nothing, and what to do instead.

    ``text`` is what was typed and could not be read, ``candidates`` what it may have meant. ``view`` is
    that of the person's seat, or the public one; ``None`` without a game. ``nick`` is whom it was about.
    """

    reason: Reason
    text: str = ""
    candidates: tuple[str, ...] = ()
    nick: str = ""
    view: View | None = None
    names: tuple[str, ...] = ()


class Status(Struct, frozen=True, tag=True, gc=False):
    """The answer to a question. ``seconds`` belongs to ``time``: how long is left of the current clock.

    ``levels`` are, by seat, those of computer players that are not of the channel's usual level.
    ``commitment`` (64 hex digits) and ``revealed`` (the last hand's seed and pack) belong to ``fair``.
    """

    topic: Topic
    view: View
    names: tuple[str, ...]
    seconds: int | None = None
    commitment: str = ""
    revealed: str = ""
    levels: dict[int, Level] = {}


class RulesShown(Struct, frozen=True, tag=True, gc=False):
    """A ruleset in short sentences; ``changed`` are the keys in which the channel differs from ``name``."""

    name: str
    rules: Rules
    changed: tuple[str, ...] = ()


class HelpShown(Struct, frozen=True, tag=True, gc=False):
    """What can be typed; ``command`` is a canonical name, an unknown word, or ``None`` for the overview.

    ``owner``: also what an owner of the bot can type.
    """

    command: str | None
    prefix: str
    owner: bool = False


class Told(Struct, frozen=True, tag=True, gc=False):
    """A plain sentence of the catalogue: message ``name`` with its variables.

    Of these ``where`` is a channel or a network; ``nicks`` and ``channels`` hold several names, joined by
    commas, ``counts`` and ``standings`` names with a number each; ``top`` and ``color`` are in canonical
    notation; ``trouble`` is a value of ``Trouble``, ``level`` that of a computer player where it is not the
    usual one, else ``usual``; ``value`` is the word of a choice, ``words`` are all that there are, and
    ``text`` is what was typed. A ``limit`` is of points; 0 means that a single hand is the match.
    """

    name: str
    variables: dict[str, str | int] = {}


class FiguresShown(Struct, frozen=True, tag=True, gc=False):
    """What somebody has done, ``where``: the name of a channel or of a network."""

    figures: Figures
    where: str


class RankingShown(Struct, frozen=True, tag=True, gc=False):
    """A page of a ranking; ``following`` are the words that ask for the next page, if there is one."""

    by: By
    period: Period
    where: str
    lines: tuple[Ranked, ...]
    following: str = ""


class RecordsShown(Struct, frozen=True, tag=True, gc=False):
    """Who holds which records."""

    marks: tuple[Mark, ...]
    where: str


class SettingLine(Struct, frozen=True):
    """A setting of a channel: its key and value, who set it, and when (UTC)."""

    key: str
    value: str
    nick: str
    at: datetime


class SettingsShown(Struct, frozen=True, tag=True, gc=False):
    """What is set in a channel; ``aside`` is why it does not hold, or empty."""

    channel: str
    lines: tuple[SettingLine, ...]
    aside: str = ""


class JournalLine(Struct, frozen=True, kw_only=True, gc=False):
    """What somebody changed (``what`` is a key, from ``before`` to ``after``), or did as an operator.

    In the latter case ``what`` is the command, and ``about`` whom it concerned. A value is ``None`` where the
    configuration's holds.
    """

    at: datetime
    nick: str
    what: str
    before: str | None = None
    after: str | None = None
    about: str | None = None
    is_act: bool = False


class JournalShown(Struct, frozen=True, tag=True, gc=False):
    """A page of a channel's journal, the newest first; ``following`` is the next page, if there is one."""

    channel: str
    lines: tuple[JournalLine, ...]
    page: int = 1
    following: int | None = None


class PlacesShown(Struct, frozen=True, tag=True, gc=False):
    """Which places somebody has."""

    nick: str
    places: tuple[Place, ...]
    where: str


class ComparisonShown(Struct, frozen=True, tag=True, gc=False):
    """What two people have done."""

    one: Figures
    other: Figures
    where: str


class ExportShown(Struct, frozen=True, tag=True, gc=False):
    """All that is known of a person: for itself alone."""

    persons: tuple[Person, ...]
    figures: Figures | None
    where: str


class PreferencesShown(Struct, frozen=True, tag=True, gc=False):
    """How somebody wants to be spoken to: for itself alone."""

    preferences: Preferences


PastShown = FiguresShown | RankingShown | RecordsShown | PlacesShown | ComparisonShown | ExportShown
"""Answers about the past."""

GoverningShown = SettingsShown | JournalShown
"""Answers about the settings of a channel."""

Shown = RulesShown | HelpShown | PastShown | PreferencesShown | GoverningShown
Message = Narration | HandNote | Refusal | Status | Shown | Told


class Output(Struct, frozen=True, kw_only=True, gc=False):
    """One thing to say on behalf of the table ``channel`` on ``network``.

    ``to`` is the person (an opaque id) who hears it privately, or ``None`` for the channel itself.
    ``topic`` tells status answers apart. ``query`` keeps an answer in the query that asked for it, and
    ``answers`` is the msgid of the line that it answers. ``receipt`` is a token that the table wants back
    when the line has really been sent; clocks start at receipts. ``game`` and ``seq`` name the last
    event that the message speaks of.
    """

    network: str
    channel: str
    to: str | None = None
    kind: Kind
    message: Message
    topic: str = ""
    query: bool = False
    answers: str | None = None
    receipt: int | None = None
    game: str = ""
    seq: int = 0
