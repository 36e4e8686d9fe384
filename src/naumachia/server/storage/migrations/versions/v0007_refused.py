"""Adds who has refused a take-back, so that a player who returns later is told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; earlier requests stand, or have lapsed."""
    op.add_column("backs", sa.Column("refused", sa.String(200), nullable=False, server_default=""))


def downgrade() -> None:
    """Forget it."""
    with op.batch_alter_table("backs") as table:
        table.drop_column("refused")
