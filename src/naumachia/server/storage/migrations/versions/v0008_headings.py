"""Stores the heading of a match for lists, apart from its set-up, which may be long."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of matches from before the whole header is read, as ever."""
    op.add_column("matches", sa.Column("heading", sa.Text(), nullable=True))


def downgrade() -> None:
    """Forget it."""
    with op.batch_alter_table("matches") as table:
        table.drop_column("heading")
