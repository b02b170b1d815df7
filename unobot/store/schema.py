"""The tables of the database, as the newest migration leaves them.

The log is the truth: ``facts`` holds the entries of every game, and their key ``(game, seq)`` lets no two
writers write the same entry; the ``command`` that an entry is of tells whether that one is stored. Facts name
persons by their ids alone; names and hosts stand in ``persons``. ``results`` and ``ratings`` follow from the
log, and can be made anew from it.
"""

from datetime import UTC, datetime

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    TypeDecorator,
)


class Moment(TypeDecorator[datetime]):
    """A moment in UTC. Aware of that in Python, whatever the database makes of time zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """To be stored: SQLite drops the zone, so it has to be UTC."""
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """As it was stored: SQLite gives no zone."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


metadata = MetaData()

games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("network", Text, nullable=False),
    Column("channel", Text, nullable=False),
    Column("ruleset", Text, nullable=False),
    Column("opened", Moment, nullable=False),
    Column("closed", Moment),
    Column("reason", Text, comment="why it was closed: finished, stopped, expired or abandoned"),
    Column("set_aside", Text, comment="why its log is of no use, where that is so"),
    Column("counted", Boolean, comment="whether it has results; unknown until that was looked at"),
    Index("games_by_end", "closed"),
)

facts = Table(
    "facts",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("command", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Column("payload", Text, nullable=False, comment="the fact as JSON, with the version of its shape"),
    sqlite_with_rowid=False,
)

persons = Table(
    "persons",
    metadata,
    Column("id", Text, primary_key=True),
    Column("network", Text, nullable=False),
    Column("nick", Text, nullable=False),
    Column("user", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("account", Text),
    Column("uno_text", Text, nullable=False),
    Column("computer", Boolean, nullable=False),
    Column("preferences", JSON, nullable=False, server_default="{}"),
    Column("first_seen", Moment, nullable=False),
    Column("last_seen", Moment, nullable=False, comment="when they last sat down or were called otherwise"),
)

NUMBERS = (
    "place",
    "hands",
    "hands_won",
    "points",
    "best_hand",
    "uno_calls",
    "catches",
    "caught",
    "challenges_won",
    "challenges_lost",
    "cards_played",
    "cards_drawn",
)
"""The numbers of a result; see ``statistics.results.Result``."""

results = Table(
    "results",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("person", Text, primary_key=True),
    Column("network", Text, nullable=False),
    Column("channel", Text, nullable=False),
    Column("finished", Moment, nullable=False),
    Column("month", Text, nullable=False, comment="in UTC, as in 2026-03"),
    Column("seconds", Integer, nullable=False, comment="from the first deal to the end"),
    Column("won", Boolean, nullable=False),
    *(Column(name, Integer, nullable=False) for name in NUMBERS),
    Index("results_by_place", "network", "channel", "month"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("alias", Text, primary_key=True, comment="a person, or nick:NETWORK:NICK of other bots"),
    Column("person", Text, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("network", Text, primary_key=True),
    Column("channel", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False, comment="as it was typed"),
    Column("person", Text, nullable=False),
    Column("at", Moment, nullable=False),
)

journal = Table(
    "journal",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("network", Text, nullable=False),
    Column("channel", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Column("person", Text, nullable=False),
    Column("what", Text, nullable=False, comment="the key of a setting, or the command"),
    Column("before", Text, comment="unknown where the configuration's value held"),
    Column("after", Text),
    Column("about", Text, comment="the person whom an act concerned"),
    Column("is_act", Boolean, nullable=False),
    Index("journal_by_place", "network", "channel", "id"),
)

joined_channels = Table(
    "joined_channels",
    metadata,
    Column("network", Text, primary_key=True),
    Column("channel", Text, primary_key=True),
    Column("key", Text),
    Column("person", Text, nullable=False),
    Column("at", Moment, nullable=False),
)

imported = Table(
    "imported",
    metadata,
    Column("network", Text, primary_key=True),
    Column("channel", Text, primary_key=True),
    Column("source", Text, primary_key=True),
    Column("nick", Text, primary_key=True),
    Column("month", Text, primary_key=True, comment="empty where it is not known"),
    Column("matches", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("points", Integer, nullable=False),
)

imported_records = Table(
    "imported_records",
    metadata,
    Column("network", Text, primary_key=True),
    Column("channel", Text, primary_key=True),
    Column("source", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("nick", Text, nullable=False),
    Column("value", Integer, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("network", Text, primary_key=True),
    Column("channel", Text, primary_key=True),
    Column("who", Text, primary_key=True, comment="an account, or a mask of nick!user@host"),
    Column("until", Moment, comment="none: for ever"),
    Column("operator", Text, nullable=False),
    Column("reason", Text, nullable=False),
)

lefts = Table(
    "lefts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("network", Text, nullable=False),
    Column("channel", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("at", Moment, nullable=False),
)
