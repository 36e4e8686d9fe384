"""An answer says which shape of state its hash speaks of; those from before say nothing."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this version."""
    op.add_column("answers", sa.Column("shape", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    """Back to the one before."""
    with op.batch_alter_table("answers") as answers:
        answers.drop_column("shape")
