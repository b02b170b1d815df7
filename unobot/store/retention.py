"""Old logs: those of games that were closed long ago are removed, if the host wants that."""

from datetime import datetime

from sqlalchemy import Engine, delete, select

from unobot.store.connecting import transaction
from unobot.store.schema import commands, facts, games


def prune(engine: Engine, before: datetime) -> int:
    """Remove the logs of games that were closed before a moment; returns how many games that were.

    The games themselves stay listed. One transaction a game: nobody waits for long.

    Raises:
        StoreUnavailable: the database does not work.
    """
    has_log = select(commands.c.id).where(commands.c.game == games.c.id).exists()
    with transaction(engine) as connection:
        old = connection.scalars(select(games.c.id).where(games.c.closed < before, has_log)).all()
    for game in old:
        with transaction(engine, writes=True) as connection:
            for table in (facts, commands):
                connection.execute(delete(table).where(table.c.game == game))
    return len(old)
