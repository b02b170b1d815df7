"""What a table is handed to deal with, one item after the other, and what became of each."""

from msgspec import Struct

from unobot.engine.actions import Action
from unobot.engine.reasons import Reason
from unobot.table import requests as ask
from unobot.table.deadlines import Due
from unobot.table.events import Fact
from unobot.table.presence import Exit
from unobot.table.record import Record


class Typed(Struct, frozen=True, kw_only=True):
    """A command, and who typed it; ``query``: in private; ``message_id``: the line's msgid, if it has one.

    ``aside`` tells that the channel need not hear the answer. ``owner``: an owner of the bot, in private.
    ``elsewhere`` is the person of the author's account where another connection speaks for it; ``receiver``
    is whom the second nick of ``HandOver`` means.
    """

    person: str
    request: ask.Request
    operator: bool = False
    voiced: bool = False
    query: bool = False
    aside: bool = False
    owner: bool = False
    message_id: str | None = None
    elsewhere: str | None = None
    receiver: str | None = None


class Gone(Struct, frozen=True):
    """A person is no longer in the channel."""

    person: str
    exit: Exit


class Returned(Struct, frozen=True):
    """A person is in the channel again."""

    person: str


class Stopped(Struct, frozen=True):
    """The bot is off the network or out of the channel: clocks stand still."""


class Resumed(Struct, frozen=True):
    """The table may go on, with these persons present; ``returned``: the bot was really away."""

    present: frozenset[str]
    returned: bool = True


class GivenUp(Struct, frozen=True):
    """The bot has been away too long."""


class Thought(Struct, frozen=True, kw_only=True):
    """What a computer seat does, as it was asked at entry ``seq`` of ``game`` when ``due`` had run out."""

    game: str
    seq: int
    due: Due
    action: Action


class Retry(Struct, frozen=True):
    """It is time to try again to store what could not be."""


Item = Typed | Gone | Returned | Stopped | Resumed | GivenUp | Due | Thought | Retry


class Happened(Struct, frozen=True):
    """What became of an item: the facts that were stored, the record, and why it was refused, if it was."""

    item: Item
    facts: tuple[Fact, ...]
    record: Record | None
    refused: Reason | None
