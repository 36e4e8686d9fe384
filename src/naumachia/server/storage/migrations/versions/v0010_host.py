"""Actions of the host, bans, notices, and players that others have muted or blocked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables; all are empty."""
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("args", sa.Text, nullable=False),
        sa.Column("by", sa.String(20), nullable=False),
    )
    op.create_table(
        "replies",
        sa.Column("order", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("server", sa.String(120), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("value", sa.String(80), nullable=False),
        sa.Column("shown", sa.String(80), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("since", sa.String(40), nullable=False),
        sa.Column("until", sa.String(40), nullable=True),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("begins", sa.String(40), nullable=False),
        sa.Column("until", sa.String(40), nullable=True),
    )
    op.create_table(
        "ties",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("other", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("since", sa.String(40), nullable=False),
    )
    op.create_index("ix_ties_person", "ties", ["person"])
    op.create_index("ix_ties_other", "ties", ["other"])


def downgrade() -> None:
    """Drop them: nobody is shut out, muted or blocked any more."""
    for table in ("ties", "notices", "bans", "replies", "orders"):
        op.drop_table(table)
