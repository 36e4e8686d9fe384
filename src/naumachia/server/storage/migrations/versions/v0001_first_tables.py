"""Matches, their answers and their seats."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this version."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("changed", sa.String(40), nullable=False),
    )
    op.create_table(
        "answers",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.String(200), nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.String(200), primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("side", sa.String(200), nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("player", sa.String(200), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=True),
    )


def downgrade() -> None:
    """Back to the one before."""
    for name in ("seats", "answers", "matches"):
        op.drop_table(name)
