"""Every fact goes through the database unchanged; old ones are brought up; what cannot be read is told."""

import asyncio

import pytest
from sqlalchemy import Engine, text

from tests.store.facts import FACT_TYPES, MOVE, STARTER, examples, opened
from unobot.engine.codec import Codec
from unobot.engine.events import TurnPassed
from unobot.store.codec import FACTS, UPCASTS, VERSION
from unobot.store.connecting import transaction, upgrade
from unobot.store.log import DatabaseLog
from unobot.store.persons import StoredPersons
from unobot.table.events import ComputerSeated, Fact


@pytest.fixture
def engine(engine: Engine) -> Engine:
    upgrade(engine)
    return engine


def log_of(engine: Engine, codec: Codec[Fact] = FACTS) -> DatabaseLog:
    names = ("text", "", 'ünï "quoted" \\ \x03')  # as in the examples
    people = [STARTER, *(type(STARTER)(id=name, network="net", nick="ann") for name in names)]
    return DatabaseLog(engine, StoredPersons(people), codec)


@pytest.mark.parametrize("kind", FACT_TYPES, ids=lambda kind: kind.__name__)
def test_a_fact_goes_through_the_database(engine: Engine, kind: type) -> None:
    facts = (opened(), *examples(kind))

    async def test() -> None:
        log = log_of(engine)
        await log.append("g", 0, "a", facts)
        loaded = await log.load("g")
        assert loaded == facts
        assert [type(fact) for fact in loaded] == [type(fact) for fact in facts]
        await log.close()

    asyncio.run(test())


def test_old_facts_are_brought_up_and_stay_as_they_were_written(engine: Engine) -> None:
    """A later version, in which a passed turn is called a waived one of another seat."""

    def waive(fact: dict[str, object]) -> dict[str, object]:
        return {**fact, "seat": 7} if fact["type"] == "TurnPassed" else fact

    async def test() -> None:
        old, new = log_of(engine), log_of(engine, Codec(Fact, VERSION + 1, {**UPCASTS, VERSION: waive}))
        await old.append("g", 0, "a", (opened(), *MOVE))
        await new.append("g", 3, "b", MOVE)
        assert await new.load("g") == (opened(), TurnPassed(7), MOVE[1], *MOVE)
        with engine.begin() as connection:
            payloads = connection.execute(text("select payload from facts order by seq")).scalars().all()
        assert payloads[1] == f'{{"version":{VERSION},"fact":{{"type":"TurnPassed","seat":0}}}}'
        assert payloads[3] == f'{{"version":{VERSION + 1},"fact":{{"type":"TurnPassed","seat":0}}}}'
        await old.close()
        await new.close()

    asyncio.run(test())


def test_a_computer_player_of_the_time_before_there_were_levels_is_normal() -> None:
    old = b'{"version":1,"fact":{"type":"ComputerSeated","person":"ada"}}'
    assert FACTS.decode(old) == ComputerSeated("ada", "normal")
    assert FACTS.decode(b'{"version":1,"fact":{"type":"TurnPassed","seat":0}}') == TurnPassed(0)


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        ("update facts set payload = 'garbage' where seq = 2", "entry 2: no stored fact"),
        ("update facts set payload = substr(payload, 1, 20) where seq = 3", "entry 3: no stored fact"),
        (
            """update facts set payload = '{"version":99,"fact":{}}' where seq = 3""",
            "entry 3: version 99 is unknown",
        ),
        (
            """update facts set payload = '{"version":1,"fact":{"type":"CardEaten"}}' where seq = 2""",
            "entry 2: no fact of version 1",
        ),
        ("delete from facts where seq = 2", "entry 2 is missing"),
    ],
)
def test_what_cannot_be_read_is_named(engine: Engine, damage: str, reason: str) -> None:
    async def test() -> None:
        log = log_of(engine)
        await log.append("g", 0, "a", (opened(), *MOVE))
        with transaction(engine, writes=True) as connection:
            connection.exec_driver_sql(damage)
        with pytest.raises(ValueError, match=reason):
            await log.load("g")
        await log.close()

    asyncio.run(test())
