"""Who is banned from games, and who has left matches."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "bans",
        sa.Column("network", sa.Text, primary_key=True),
        sa.Column("channel", sa.Text, primary_key=True),
        sa.Column("who", sa.Text, primary_key=True, comment="an account, or a mask of nick!user@host"),
        sa.Column("until", MOMENT, comment="none: for ever"),
        sa.Column("operator", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_table(
        "lefts",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("network", sa.Text, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
    )
