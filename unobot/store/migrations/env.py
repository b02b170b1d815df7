"""What Alembic runs for an upgrade: every step in one transaction, on the connection that it is handed."""

from alembic import context

from unobot.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
