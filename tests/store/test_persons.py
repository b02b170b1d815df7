"""Persons outlive the process once a fact has named them, and all that changes about them does."""

import asyncio
from pathlib import Path

from msgspec.structs import replace
from sqlalchemy import select

from tests.store.engines import QUICK
from tests.store.facts import opened
from unobot.engine.events import SeatTaken
from unobot.store.connecting import transaction
from unobot.store.database import Database
from unobot.store.schema import persons as table
from unobot.table.events import BarredTold, ComputerSeated, OutsiderTold, SeatHandedOver
from unobot.table.persons import Person
from unobot.table.presence import Speaker


def speaker(nick: str, account: str | None = None) -> Speaker:
    return Speaker(network="net", nick=nick, user=nick, host=f"{nick}.host", account=account)


def opened_by(person: Person):
    return replace(opened(), starter=person.id)


def stored(database: Database) -> dict[str, str]:
    """The nicks in the database, by person."""
    with transaction(database._engine) as connection:
        return {row.id: row.nick for row in connection.execute(select(table))}


def test_whoever_a_fact_names_is_there_after_a_restart_and_nobody_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with Database(QUICK, tmp_path) as database:
            nicks = ("ann", "bob", "eve", "yan", "zoe")
            ann, bob, eve, yan, zoe = map(database.persons.add, map(speaker, nicks))
            ada = database.persons.computer("net", "Ada")
            facts = (
                opened_by(ann),
                SeatTaken(0, bob.id, 0),
                ComputerSeated(ada.id, "normal"),
                SeatHandedOver(0, ada.id, None),
                OutsiderTold(zoe.id),
                BarredTold(yan.id),
            )
            await database.log.append("g", 0, "a", facts)
        async with Database(QUICK, tmp_path) as database:
            for person in (ann, bob, ada, yan, zoe):
                assert database.persons.get(person.id) == person
            assert database.persons.known_as(speaker("ann")) == (ann,)
            assert database.persons.known_as(speaker("eve")) == ()
            assert database.persons.computer("net", "Ada") == ada
            assert eve.id not in stored(database)

    asyncio.run(test())


def test_a_person_is_written_in_the_transaction_that_names_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with Database(QUICK, tmp_path) as database:
            ann, bob = map(database.persons.add, map(speaker, ("ann", "bob")))
            await database.log.append("g", 0, "a", (opened_by(ann),))
            assert stored(database) == {ann.id: "ann"}
            await database.log.append("g", 1, "b", (SeatTaken(0, bob.id, 0),))
            assert stored(database) == {ann.id: "ann", bob.id: "bob"}

    asyncio.run(test())


def test_a_change_is_written_even_if_nothing_is_played(tmp_path: Path) -> None:
    async def test() -> None:
        async with Database(QUICK, tmp_path) as database:
            ann = database.persons.add(speaker("ann"))
            await database.log.append("g", 0, "a", (opened_by(ann),))
            database.persons.keep(replace(ann, nick="annie"))
            assert database.persons.changes.is_set()
            async with asyncio.timeout(10):
                while database.persons.changes.is_set():
                    await asyncio.sleep(0)
            assert stored(database) == {ann.id: "annie"}

    asyncio.run(test())


def test_the_newest_of_several_changes_is_kept_whatever_is_under_way(tmp_path: Path) -> None:
    async def test() -> None:
        async with Database(QUICK, tmp_path) as database:
            ann = database.persons.add(speaker("ann"))
            await database.log.append("g", 0, "a", (opened_by(ann),))
            for number in range(20):
                database.persons.keep(replace(ann, nick=f"ann{number}"))
                await asyncio.sleep(0)
            database.persons.set_uno_text(ann.id, "UNO\0 it is")
        async with Database(QUICK, tmp_path) as database:
            last = database.persons.get(ann.id)
            assert (last.nick, last.uno_text) == ("ann19", "UNO it is")

    asyncio.run(test())


def test_an_account_is_found_again_from_elsewhere(tmp_path: Path) -> None:
    async def test() -> None:
        async with Database(QUICK, tmp_path) as database:
            ann = database.persons.add(speaker("ann", account="Ann"))
            await database.log.append("g", 0, "a", (opened_by(ann),))
        async with Database(QUICK, tmp_path) as database:
            assert database.persons.known_as(speaker("elsewhere", account="ann")) == (ann,)
            assert database.persons.known_as(speaker("ann")) == ()

    asyncio.run(test())
