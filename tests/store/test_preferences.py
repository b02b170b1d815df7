"""What people prefer outlives the bot, follows their account, and can be erased."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import Engine, text

from tests.store.engines import QUICK, connected
from tests.store.matches import NOON
from tests.store.rooms import StoredRoom
from tests.table.room import Room, Setup
from unobot.store.connecting import transaction, upgrade
from unobot.store.database import Database
from unobot.store.statistics import StoredStatistics
from unobot.table.persons import Person
from unobot.table.ports import Ports
from unobot.table.preferences import Preferences

PEOPLE = {"zoe": "zoe!z@zoe.host", "zoe2": "zoe!z@zoe.host Zoe", "elsewhere": "z!z@other.host Zoe"}
CHOICES = [
    ("colors off", "colors off"),
    ("theme symbols", "theme symbols"),
    ("sort rank", "sort rank"),
    ("marks on", "marks on"),
    ("notice", "notice"),
    ("message", "message"),
    ("hints off", "hints off"),
    ("#uno ping 4", "ping 4 (#uno)"),
    ("lang en", "lang en"),
]


class Library(StoredRoom):
    """A room with statistics: with ``link``, ``forget`` and ``export``."""

    def _new_ports(self) -> Ports:
        engine = self.database._engine if hasattr(self, "database") else None
        statistics = StoredStatistics(engine, self.persons, lambda: NOON) if engine else None
        return replace(super()._new_ports(), statistics=statistics)


def heard(folder: Path, *lines: str) -> list[str]:
    """What is heard of the last line; each room is another process, so to speak."""

    async def play() -> list[str]:
        async with Library(Setup(people=PEOPLE), QUICK, folder) as room:
            return await room.all("ann> !turn", *lines)

    return asyncio.run(play())


@pytest.mark.parametrize(("typed", "chosen"), CHOICES)
def test_each_choice_outlives_the_bot(tmp_path: Path, typed: str, chosen: str) -> None:
    heard(tmp_path, f"zoe>> {typed}")
    (line,) = heard(tmp_path, "zoe>> preferences")
    assert line == f"zoe<< You have chosen: {chosen}. The rest is as usual here."


def test_a_choice_in_the_channel_counts_in_the_query_and_the_other_way_round(tmp_path: Path) -> None:
    heard(tmp_path, "zoe> !theme light", "zoe>> sort rank")
    for asked in ("zoe> !prefs", "zoe>> prefs"):
        (line,) = heard(tmp_path, asked)
        assert line.endswith("You have chosen: theme light, sort rank. The rest is as usual here.")


def test_a_choice_follows_the_account(tmp_path: Path) -> None:
    heard(tmp_path, "zoe2> !theme light")
    assert "theme light" in heard(tmp_path, "elsewhere>> prefs")[0]
    assert "nothing yet" in heard(tmp_path, "zoe>> prefs")[0]


def test_what_was_chosen_without_the_account_is_linked_to_it(tmp_path: Path) -> None:
    """The account's own choice goes first."""
    heard(tmp_path, "elsewhere> !theme light")
    heard(tmp_path, "zoe> !theme dark", "zoe> !sort rank")
    heard(tmp_path, "zoe2> !turn", "zoe2> !link")
    (line,) = heard(tmp_path, "elsewhere>> prefs")
    assert line == "elsewhere<< You have chosen: theme light, sort rank. The rest is as usual here."


def test_forgetting_erases_choices_and_export_shows_them(tmp_path: Path) -> None:
    heard(tmp_path, "zoe> !theme light")
    assert "You have chosen: theme light." in " ".join(heard(tmp_path, "zoe>> export me"))
    heard(tmp_path, "zoe>> forget me")
    assert "nothing yet" in heard(tmp_path, "zoe>> prefs")[0]
    with connected(tmp_path) as engine, transaction(engine) as connection:
        assert "light" not in str(connection.execute(text("select * from persons")).all())


def test_the_hints_that_somebody_has_had_are_remembered(tmp_path: Path) -> None:
    async def play() -> Preferences:
        setup = Setup(
            players=["ann", "bob"],
            hands={"ann": "r7 b1 b2", "bob": "r3 y4 g3"},
            settings={"hints": True},
        )
        async with StoredRoom(setup, QUICK, tmp_path) as room:
            await room.do("ann> !play r7")
        async with Database(QUICK, tmp_path) as database:
            speaker = Room(setup).speaker("bob")
            (bob,) = database.persons.known_as(speaker)
            return bob.preferences

    assert asyncio.run(play()).hinted == ("play",)


def test_whoever_was_known_before_has_chosen_nothing(tmp_path: Path, engine: Engine) -> None:
    """A database as the version before left it, with a person in it."""
    upgrade(engine, "0002")
    with transaction(engine, writes=True) as connection:
        connection.execute(
            text(
                "insert into persons values "
                "('1', 'net', 'ann', 'a', 'h', null, 'Uno!', false, '2026-01-01', '2026-01-01')"
            )
        )

    async def read() -> Person:
        async with Database(QUICK, tmp_path) as database:
            return database.persons.get("1")

    known = Person(id="1", network="net", nick="ann", user="a", host="h", uno_text="Uno!")
    assert asyncio.run(read()) == known
