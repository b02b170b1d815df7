"""Commands are no longer listed apart: every fact says which one it is of."""

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Drop the list."""
    op.drop_table("commands")
