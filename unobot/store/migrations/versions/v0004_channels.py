"""Settings of channels, the journal of their operators, and channels that the bot was called into."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "settings",
        sa.Column("network", sa.Text, primary_key=True),
        sa.Column("channel", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False, comment="as it was typed"),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
    )
    op.create_table(
        "journal",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("network", sa.Text, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False, comment="the key of a setting, or the command"),
        sa.Column("before", sa.Text, comment="unknown where the configuration's value held"),
        sa.Column("after", sa.Text),
        sa.Column("about", sa.Text, comment="the person whom an act concerned"),
        sa.Column("is_act", sa.Boolean, nullable=False),
    )
    op.create_index("journal_by_place", "journal", ["network", "channel", "id"])
    op.create_table(
        "joined_channels",
        sa.Column("network", sa.Text, primary_key=True),
        sa.Column("channel", sa.Text, primary_key=True),
        sa.Column("key", sa.Text),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
    )
