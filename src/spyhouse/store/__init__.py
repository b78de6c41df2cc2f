"""The log of every table behind one protocol. What `append` acknowledges is durable.

`store.sql` implements it on SQLite and PostgreSQL, `browser.indexeddb_store` on IndexedDB.
"""

from spyhouse.store.errors import Conflict, Leased, StoreDamaged, StoreFailed
from spyhouse.store.store import Store

__all__ = ["Conflict", "Leased", "Store", "StoreDamaged", "StoreFailed"]
