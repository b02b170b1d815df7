"""The measurement itself: that both sides make the same rows durable."""

import asyncio
from pathlib import Path

from sqlalchemy import func, select

from tests.bench import store
from unobot.store.codec import FACTS
from unobot.store.connecting import connect
from unobot.store.schema import facts


def test_a_plain_move_and_a_move_of_the_store_are_the_same_rows(tmp_path: Path) -> None:
    with store.sqlite(tmp_path) as place:
        place.plain()
        place.plain()
        assert asyncio.run(store.store_speed(place, tables=3, seconds=0.2)) > 0
        with connect(place.settings, tmp_path).connect() as connection:
            counted = (func.count(), func.count(facts.c.command.distinct()))
            rows = connection.execute(select(facts.c.game, *counted).group_by(facts.c.game)).all()
            payloads = select(facts.c.payload).where(facts.c.command == "c1").distinct()
            assert set(connection.scalars(payloads)) == {FACTS.encode(fact).decode() for fact in store.MOVE}
    counts = {game: (entries, moves) for game, entries, moves in rows}
    assert counts.pop("plain") == (6, 2)
    assert all(entries == 1 + 3 * (moves - 1) for entries, moves in counts.values())
    assert len(counts) == 3


def test_all_is_measured(tmp_path: Path) -> None:
    with store.sqlite(tmp_path) as place:
        assert all(speed > 0 for speed in store.compare(place, 2, batches=1, seconds=0.2))
