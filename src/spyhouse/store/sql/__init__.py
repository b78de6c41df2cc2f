"""The store on SQLite or PostgreSQL, with its schema and migrations."""

from spyhouse.store.sql.store import SqlStore

__all__ = ["SqlStore"]
