"""Games to be looked at afterwards: what is listed of them, and their logs, command by command."""

from collections.abc import Sequence
from datetime import datetime
from itertools import groupby

from msgspec import Struct
from sqlalchemy import Engine, select

from unobot.store.codec import FACTS
from unobot.store.connecting import transaction
from unobot.store.schema import facts, games
from unobot.table.events import Fact


class Listed(Struct, frozen=True):
    """What is known of a game without its log; ``reason`` is why it was closed."""

    id: str
    network: str
    channel: str
    ruleset: str
    opened: datetime
    closed: datetime | None
    reason: str | None


class Step(Struct, frozen=True):
    """The facts of one command, and when they were stored."""

    at: datetime
    facts: tuple[Fact, ...]


def listed(engine: Engine, count: int) -> Sequence[Listed]:
    """The newest games, the newest first.

    Raises:
        StoreUnavailable: the database does not work.
    """
    query = select(*(games.c[name] for name in Listed.__struct_fields__)).order_by(games.c.opened.desc())
    with transaction(engine) as connection:
        return [Listed(*row) for row in connection.execute(query.limit(count))]


def read_game(engine: Engine, game: str) -> tuple[Listed, tuple[Step, ...]]:
    """A game, with its whole log.

    Raises:
        LookupError: there is no such game, or its log is gone.
        ValueError: an entry cannot be read.
        StoreUnavailable: the database does not work.
    """
    columns = (games.c[name] for name in Listed.__struct_fields__)
    entries = select(facts.c.command, facts.c.at, facts.c.payload).where(facts.c.game == game)
    with transaction(engine) as connection:
        row = connection.execute(select(*columns).where(games.c.id == game)).one_or_none()
        log = connection.execute(entries.order_by(facts.c.seq)).all()
    if row is None:
        raise LookupError(f"there is no game {game}")
    if not log:
        raise LookupError(f"the log of game {game} is gone")
    steps = []
    for _, group in groupby(log, key=lambda entry: entry.command):
        step = list(group)
        steps.append(Step(step[0].at, tuple(FACTS.decode(entry.payload.encode()) for entry in step)))
    return Listed(*row), tuple(steps)
