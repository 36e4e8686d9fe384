"""Who has refused a take-back: whoever asked may come tomorrow, and is to know it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What was asked before stands, or has lapsed."""
    op.add_column("backs", sa.Column("refused", sa.String(200), nullable=False, server_default=""))


def downgrade() -> None:
    """Forget it."""
    with op.batch_alter_table("backs") as table:
        table.drop_column("refused")
