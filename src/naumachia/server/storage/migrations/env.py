"""Alembic's entry: it works on the connection the store hands over, so every database is reached the same way."""

from alembic import context

from naumachia.server.storage.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
