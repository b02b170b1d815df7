"""How people want to be spoken to."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Nobody has chosen anything yet."""
    with op.batch_alter_table("persons") as persons:
        persons.add_column(sa.Column("preferences", sa.JSON, nullable=False, server_default="{}"))
