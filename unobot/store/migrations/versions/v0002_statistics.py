"""Results of people, their ratings, what belongs together, and results from other bots."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

MOMENT = sa.DateTime(timezone=True)
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


def upgrade() -> None:
    """Make the tables."""
    with op.batch_alter_table("games") as games:
        games.add_column(
            sa.Column(
                "counted", sa.Boolean, comment="whether it has results; unknown until that was looked at"
            )
        )
    op.create_table(
        "results",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("network", sa.Text, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("finished", MOMENT, nullable=False),
        sa.Column("month", sa.Text, nullable=False, comment="in UTC, as in 2026-03"),
        sa.Column("seconds", sa.Integer, nullable=False, comment="from the first deal to the end"),
        sa.Column("won", sa.Boolean, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in NUMBERS),
    )
    op.create_index("results_by_place", "results", ["network", "channel", "month"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("alias", sa.Text, primary_key=True, comment="a person, or nick:NETWORK:NICK of other bots"),
        sa.Column("person", sa.Text, nullable=False),
    )
    op.create_table(
        "imported",
        sa.Column("network", sa.Text, primary_key=True),
        sa.Column("channel", sa.Text, primary_key=True),
        sa.Column("source", sa.Text, primary_key=True),
        sa.Column("nick", sa.Text, primary_key=True),
        sa.Column("month", sa.Text, primary_key=True, comment="empty where it is not known"),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
    )
    op.create_table(
        "imported_records",
        sa.Column("network", sa.Text, primary_key=True),
        sa.Column("channel", sa.Text, primary_key=True),
        sa.Column("source", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("nick", sa.Text, nullable=False),
        sa.Column("value", sa.Integer, nullable=False),
    )
