"""Games, their logs, and persons."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "games",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("network", sa.Text, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("ruleset", sa.Text, nullable=False),
        sa.Column("opened", MOMENT, nullable=False),
        sa.Column("closed", MOMENT),
        sa.Column("reason", sa.Text, comment="why it was closed: finished, stopped, expired or abandoned"),
        sa.Column("set_aside", sa.Text, comment="why its log is of no use, where that is so"),
    )
    op.create_index("games_by_end", "games", ["closed"])
    op.create_table(
        "facts",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("command", sa.Text, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column(
            "payload", sa.Text, nullable=False, comment="the fact as JSON, with the version of its shape"
        ),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "commands",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False, comment="the number of its last fact"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "persons",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("network", sa.Text, nullable=False),
        sa.Column("nick", sa.Text, nullable=False),
        sa.Column("user", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("account", sa.Text),
        sa.Column("uno_text", sa.Text, nullable=False),
        sa.Column("computer", sa.Boolean, nullable=False),
        sa.Column("first_seen", MOMENT, nullable=False),
        sa.Column(
            "last_seen", MOMENT, nullable=False, comment="when they last sat down or were called otherwise"
        ),
    )
