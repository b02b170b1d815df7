"""The ports of the tables: everything outside them that they need (DESIGN.md, decision 5)."""

from collections.abc import Callable
from datetime import datetime

from msgspec import Struct

from unobot.table.bans import Bans
from unobot.table.clock import Clock, utc_now
from unobot.table.draft import Place
from unobot.table.items import Happened
from unobot.table.log import EventLog
from unobot.table.outputs import Output
from unobot.table.presence import Speaker
from unobot.table.record import Record
from unobot.table.statistics import Statistics
from unobot.table.thinking import Here, Thinkers


class Ports(Struct, frozen=True, kw_only=True):
    """Everything outside the tables: log and bans, time, who speaks and thinks for them, who hears the facts.

    ``is_unsaid`` tells whether something that a table has said has not left yet, and ``is_away`` whether a
    user is marked as away. ``followed`` hears of each new record of a table before anything is said of it.
    Without ``statistics`` questions about the past have no answer. ``now`` is the wall
    clock, in UTC. ``languages`` are the codes of those that are spoken.
    """

    log: EventLog
    bans: Bans
    clock: Clock
    say: Callable[[Output], None]
    is_unsaid: Callable[[Place], bool] = lambda place: False
    published: Callable[[Happened], None] = lambda happened: None
    followed: Callable[[Place, Record], None] = lambda place, record: None
    is_away: Callable[[Speaker], bool] = lambda speaker: False
    statistics: Statistics | None = None
    now: Callable[[], datetime] = utc_now
    thinkers: Thinkers = Here()
    languages: tuple[str, ...] = ("en",)
