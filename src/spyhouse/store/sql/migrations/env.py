"""Alembic runs this for every migration; the store hands in the connection and owns the transaction."""

from alembic import context

from spyhouse.store.sql import schema

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=schema.metadata,
    version_table=schema.VERSION_TABLE,
)
context.run_migrations()
