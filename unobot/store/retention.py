"""Old logs: those of games that were closed long ago are removed, if the host wants that."""

from datetime import datetime

from sqlalchemy import Engine, delete, select

from unobot.store.connecting import transaction
from unobot.store.schema import facts, games


def prune(engine: Engine, before: datetime) -> int:
    """Remove the logs of games that were closed before a moment; returns how many games that were.

    The games themselves stay listed. One transaction a game: nobody waits for long.

    Raises:
        StoreUnavailable: the database does not work.
    """
    has_log = select(facts.c.seq).where(facts.c.game == games.c.id).exists()
    with transaction(engine) as connection:
        old = connection.scalars(select(games.c.id).where(games.c.closed < before, has_log)).all()
    for game in old:
        with transaction(engine, writes=True) as connection:
            connection.execute(delete(facts).where(facts.c.game == game))
    return len(old)
