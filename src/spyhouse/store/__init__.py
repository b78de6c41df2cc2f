"""The log of every table, on SQLite or PostgreSQL. What `append` acknowledges is durable."""

from spyhouse.store.errors import Conflict, StoreFailed
from spyhouse.store.store import Store

__all__ = ["Conflict", "Store", "StoreFailed"]
