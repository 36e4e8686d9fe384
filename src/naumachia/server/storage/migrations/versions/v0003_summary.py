"""How a match stands in words, for lists."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the summary; matches from before have none until their next answer."""
    with op.batch_alter_table("matches") as table:
        table.add_column(sa.Column("summary", sa.Text(), nullable=True))


def downgrade() -> None:
    """Forget it."""
    with op.batch_alter_table("matches") as table:
        table.drop_column("summary")
