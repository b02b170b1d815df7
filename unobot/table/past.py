"""What people ask about the past, and about what is kept of them: the part of ``requests`` for the desk."""

from typing import Literal

from msgspec import Struct

from unobot.table.statistics import By, Period

Wide = Literal["channel", "network"]
"""How far a question about the past reaches."""


class Stats(Struct, frozen=True, tag=True):
    """What somebody has done; without a nick, oneself."""

    nick: str | None = None


class Top(Struct, frozen=True, tag=True):
    """The best, by wins, points or rating; ``wide`` says where, if not where it is asked. Pages from 1."""

    by: By = "wins"
    period: Period = "all"
    wide: Wide | None = None
    page: int = 1


class Records(Struct, frozen=True, tag=True):
    """Who holds the records."""

    wide: Wide | None = None


class Places(Struct, frozen=True, tag=True):
    """Which places somebody has; without a nick, oneself."""

    nick: str | None = None


class Compare(Struct, frozen=True, tag=True):
    """What two people have done, side by side."""

    nick: str
    other: str


class Link(Struct, frozen=True, tag=True):
    """Join what was done without the own account to it; with a nick, by both asking for it."""

    nick: str | None = None


class ForgetMe(Struct, frozen=True, tag=True):
    """Erase my name, host and texts."""


class ExportMe(Struct, frozen=True, tag=True):
    """Tell me all that is known of me."""


Renown = Stats | Top | Records | Places | Compare
"""Questions about the past whose answers are for everybody."""

Past = Renown | Link | ForgetMe | ExportMe
"""What no table answers, but the desk."""
