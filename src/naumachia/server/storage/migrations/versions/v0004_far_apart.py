"""People who play from afar: keys of their own, codes of invitations, chat, take-backs asked for, clocks, letters."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

NEW = ("people", "invitations", "chat", "backs", "clocks", "letters", "lobby", "beats")


def _of_match() -> sa.Column[str]:
    return sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    """To this version."""
    op.add_column("seats", sa.Column("person", sa.String(24), nullable=True))
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("key_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("seen", sa.String(40), nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("seat", sa.String(200), nullable=False),
        sa.Column("expires", sa.String(40), nullable=False),
    )
    op.create_table(
        "chat",
        _of_match(),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.String(200), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.String(40), nullable=False),
    )
    op.create_table(
        "backs",
        _of_match(),
        sa.Column("seat", sa.String(200), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("agreed", sa.Text, nullable=False),
    )
    op.create_table(
        "clocks",
        _of_match(),
        sa.Column("per", sa.String(8), nullable=False),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("then", sa.String(8), nullable=False),
        sa.Column("hands", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "letters",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("sent", sa.Text, nullable=False),
    )
    op.create_table("lobby", _of_match(), sa.Column("since", sa.String(40), nullable=False))
    op.create_table("beats", sa.Column("name", sa.String(20), primary_key=True), sa.Column("at", sa.Float, nullable=False))


def downgrade() -> None:
    """Back to the one before."""
    for name in reversed(NEW):
        op.drop_table(name)
    op.drop_index("ix_seats_person", "seats")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("person")
