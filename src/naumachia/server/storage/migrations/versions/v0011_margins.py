"""Reports of finished matches, and notes in their margins."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add a table for each."""
    belongs = sa.ForeignKey("matches.id", ondelete="CASCADE")
    op.create_table(
        "reports",
        sa.Column("match", sa.String(40), belongs, primary_key=True),
        sa.Column("report", sa.Text, nullable=False),
        sa.Column("source", sa.String(10), nullable=False),
    )
    op.create_table(
        "notes",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("seat", sa.String(200), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.String(40), nullable=False),
        sa.Column("person", sa.String(24), nullable=True, index=True),
    )


def downgrade() -> None:
    """Drop both."""
    op.drop_table("notes")
    op.drop_table("reports")
