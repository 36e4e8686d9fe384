"""Networks of those who made a match, hashed under a secret of the server, and the author of each line of talk."""

from __future__ import annotations

import hmac
from hashlib import sha256
from secrets import token_bytes

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Hash what is stored once more under the new secret: counts go on, and nobody can try all addresses (D62)."""
    op.create_table(
        "secrets", sa.Column("name", sa.String(20), primary_key=True), sa.Column("value", sa.String(64), nullable=False)
    )
    for column in ("origin_56", "origin_48"):
        op.add_column("matches", sa.Column(column, sa.String(64), nullable=True))
        op.create_index(f"ix_matches_{column}", "matches", [column])
    op.add_column("chat", sa.Column("person", sa.String(24), nullable=True))
    op.create_index("ix_chat_person", "chat", ["person"])
    secret = token_bytes(32)
    bind = op.get_bind()
    bind.execute(sa.text("INSERT INTO secrets (name, value) VALUES ('origin', :value)"), {"value": secret.hex()})
    known = bind.execute(sa.text("SELECT DISTINCT origin FROM matches WHERE origin IS NOT NULL")).scalars().all()
    change = sa.text("UPDATE matches SET origin = :new WHERE origin = :old")
    for old in known:
        bind.execute(change, {"new": hmac.new(secret, old.encode(), sha256).hexdigest()[:32], "old": old})


def downgrade() -> None:
    """Drop them; nobody can tell any more who made a match."""
    op.get_bind().execute(sa.text("UPDATE matches SET origin = NULL"))
    with op.batch_alter_table("chat") as table:
        table.drop_index("ix_chat_person")
        table.drop_column("person")
    with op.batch_alter_table("matches") as table:
        for column in ("origin_56", "origin_48"):
            table.drop_index(f"ix_matches_{column}")
            table.drop_column(column)
    op.drop_table("secrets")
