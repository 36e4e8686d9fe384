"""Adds the maker of a match, as far as matches are counted by maker, and the people who want it deleted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Matches from before were made by nobody in particular, and nobody has left them."""
    op.add_column("matches", sa.Column("origin", sa.String(64), nullable=True))
    op.create_index("ix_matches_origin", "matches", ["origin"])
    op.create_index("ix_matches_changed", "matches", ["changed"])
    op.add_column("seats", sa.Column("leaving", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Forget it."""
    with op.batch_alter_table("seats") as table:
        table.drop_column("leaving")
    with op.batch_alter_table("matches") as table:
        table.drop_index("ix_matches_changed")
        table.drop_index("ix_matches_origin")
        table.drop_column("origin")
