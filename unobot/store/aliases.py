"""The nicks of imported results are no persons: each has an alias, which may be linked to one."""

from sqlalchemy import Connection, select

from unobot.store.schema import imported
from unobot.table.persons import Fold
from unobot.table.presence import ascii_fold


def alias_of(network: str, nick: str) -> str:
    """What stands for a nick of imported results, in place of a person."""
    return f"nick:{network}:{ascii_fold(nick)}"


def is_nick(key: str) -> bool:
    """Whether a key is such an alias, and no person."""
    return key.startswith("nick:")


def aliases_of(connection: Connection, network: str, nick: str, fold: Fold) -> list[str]:
    """The aliases of imported nicks that are this one, as the network compares nicks."""
    nicks = connection.scalars(select(imported.c.nick).where(imported.c.network == network).distinct())
    return list(dict.fromkeys(alias_of(network, known) for known in nicks if fold(known) == fold(nick)))
