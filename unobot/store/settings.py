"""Where everything is kept, and for how long."""

from typing import Annotated, Literal

from msgspec import Meta, Struct


class DatabaseSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The ``database`` of a configuration.

    ``url`` is a PostgreSQL database, as in ``postgresql://user@host/name``; without one everything is kept
    in an SQLite file in the data folder. ``password`` is that of the PostgreSQL user. ``synchronous`` is
    for SQLite: with ``full`` a move that was announced survives a power cut, with ``normal`` only a crash of
    the bot. ``keep_days`` is for how many days the log of a closed game is kept; ``None``: for ever.
    """

    url: Annotated[str, Meta(pattern=r"^postgres(ql)?://")] | None = None
    password: str | None = None
    synchronous: Literal["full", "normal"] = "full"
    keep_days: Annotated[int, Meta(ge=1)] | None = None
