"""Servers that share a database: the owner of each match with its fencing number, and leases of common duties."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; nobody owns a match."""
    op.add_column("matches", sa.Column("owner", sa.String(24), nullable=True))
    op.add_column("matches", sa.Column("fence", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_matches_owner", "matches", ["owner"])
    op.create_table(
        "servers",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("address", sa.String(80), nullable=False),
        sa.Column("beat", sa.Float, nullable=False),
        sa.Column("ttl", sa.Float, nullable=False),
        sa.Column("draining", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "duties",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("server", sa.String(24), nullable=False),
        sa.Column("fence", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("duties")
    op.drop_table("servers")
    with op.batch_alter_table("matches") as table:
        table.drop_index("ix_matches_owner")
        table.drop_column("fence")
        table.drop_column("owner")
