"""What can be set for a table beside its ruleset (TABLE.md): times in seconds, and manners."""

import re
from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta, Struct

from unobot.players import Level
from unobot.table.budget import Budgets
from unobot.table.preferences import Theme

DAY = 86_400
Seconds = Annotated[float, Meta(ge=0, le=DAY)]
Respite = Annotated[float, Meta(ge=5, le=DAY)]
"""What people have for something; with less nobody could do it."""


class Times(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long a table waits for what; each is counted from the receipt of the line that announces it."""

    lobby_deals_after: Seconds = 60
    lobby_expires_after: Respite = 600
    turn: Respite = 60
    answer: Respite = 30
    wait_extends: Seconds = 30
    wait_in_all: Seconds = 60
    between_hands: Seconds = 20
    suggestion: Seconds = 60
    stop_vote_after: Seconds = 60
    uno_grace: Seconds = 10
    receipt_fallback: Seconds = 10
    pause_closes_after: Seconds = 21600
    bot_away_closes_after: Seconds = 3600
    computer_thinks_at_least: Seconds = 1
    computer_thinks_at_most: Seconds = 3
    computer_searches_at_most: Seconds = 2
    computer_waits_in_uno_window: Seconds = 2


class Graces(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long a seat is kept for somebody who went, by the way of going."""

    part: Seconds = 30
    quit: Seconds = 60
    netsplit: Seconds = 300
    kick: Seconds = 0


class Sitting(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who leaves more than ``forgives`` matches in mid-hand within some minutes sits out for a while.

    0 forgives everything.
    """

    forgives: Annotated[int, Meta(ge=0, le=100)] = 3
    within_minutes: Annotated[int, Meta(ge=1, le=10_000)] = 60
    out_minutes: Annotated[int, Meta(ge=1, le=10_000)] = 30


class TableSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of one channel.

    ``ruleset`` names a ruleset and ``rules`` overrides single keys of it (dotted, as in RULES.md).
    ``prefixes`` are the characters before a command; ``bare`` switches Marky's words on;
    ``theme`` is how cards look, ``language`` the code of the language that is spoken, and ``hints`` whether
    newcomers get some, where a person has not chosen. ``quiet`` keeps answers to questions out of the
    channel. ``games`` switches games on, and ``open_by`` says who may open one. ``relays`` are the nicks of
    relay bots, which may not sit down. ``computers`` is how many computer players sit down as soon as a game
    is opened, ``computer_level`` how well those play of whom nothing else is said, and ``computer_names`` are
    the names that they get; with ``replace_leavers`` one plays on for whoever leaves. ``budgets`` say how
    much people may ask.
    """

    ruleset: str = "classic"
    rules: dict[str, str | int | float | bool] = {}
    prefixes: Annotated[tuple[Annotated[str, Meta(min_length=1, max_length=3)], ...], Meta(min_length=1)] = (
        "!",
        "/",
    )
    bare: bool = False
    theme: Theme = "dark"
    language: str = "en"
    hints: bool = True
    quiet: bool = False
    games: bool = True
    open_by: Literal["everybody", "voiced", "operators"] = "everybody"
    relays: tuple[str, ...] = ()
    computers: Annotated[int, Meta(ge=0, le=9)] = 0
    computer_level: Level = "normal"
    replace_leavers: bool = False
    computer_names: Annotated[
        tuple[Annotated[str, Meta(min_length=1, max_length=20)], ...], Meta(min_length=1)
    ] = (
        "Ada",
        "Blaise",
        "Carl",
        "Dorothy",
        "Emmy",
        "Felix",
        "Grace",
        "Hedy",
        "Isaac",
    )
    times: Times = Times()
    graces: Graces = Graces()
    sitting_out: Sitting = Sitting()
    budgets: Budgets = Budgets()


NO_PREFIX = re.compile(r"""[^\W_]|[\s,"'`“”‘’()\[\]{}]""")
"""What chat is made of, and what only the writing of a list has: no command begins with it."""


def faults(table: TableSettings) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """What its types allow and a table cannot have: the path of each, and the reason."""
    for index, prefix in enumerate(table.prefixes):
        if NO_PREFIX.search(prefix):
            reason = "has a letter, digit, bracket, quote, space or comma; use marks, such as ! or ?"
            yield ("prefixes", index), f"{prefix} {reason}"
    least, most = table.times.computer_thinks_at_least, table.times.computer_thinks_at_most
    if least > most:
        reason = f"{least:g} is more than computer_thinks_at_most, which is {most:g}; set both"
        yield ("times", "computer_thinks_at_least"), reason
