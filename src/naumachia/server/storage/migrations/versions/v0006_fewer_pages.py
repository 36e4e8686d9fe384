"""Writes fewer pages for every answer: no index of matches by their last change, answers stored by their own key."""

from __future__ import annotations

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The few who ask for old matches look through all of them; SQLite keeps answers where their key says, and not twice."""
    op.drop_index("ix_matches_changed", "matches")
    if op.get_bind().dialect.name == "sqlite":
        with op.batch_alter_table("answers", recreate="always", table_kwargs={"sqlite_with_rowid": False}):
            pass


def downgrade() -> None:
    """As before."""
    if op.get_bind().dialect.name == "sqlite":
        with op.batch_alter_table("answers", recreate="always", table_kwargs={"sqlite_with_rowid": True}):
            pass
    op.create_index("ix_matches_changed", "matches", ["changed"])
