"""The log of every table, on SQLite or PostgreSQL. What `append` acknowledges is durable."""

from spyhouse.store.entry import Conflict, Entry, StoreFailed
from spyhouse.store.store import Store

__all__ = ["Conflict", "Entry", "Store", "StoreFailed"]
