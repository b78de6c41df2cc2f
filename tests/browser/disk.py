"""In-memory disk with the guarantees of IndexedDB, and faults on demand."""

from collections.abc import Sequence

from spyhouse.browser.indexeddb_store import Row


class MemoryDisk:
    def __init__(self) -> None:
        self.rows: dict[tuple[str, int], Row] = {}
        self.values: dict[str, bytes] = {}
        self.fault: Exception | None = None
        """Raised by every write while it is set."""
        self.closed = False

    async def append(self, rows: Sequence[Row]) -> bool:
        self._check()
        taken = {(row[0], row[3], row[4]) for row in self.rows.values() if row[4]}
        for row in rows:
            command = (row[0], row[3], row[4])
            if row[:2] in self.rows or command in taken:
                return False
            if row[4]:
                taken.add(command)
        if len({row[:2] for row in rows}) < len(rows):
            return False
        self.rows.update({(row[0], row[1]): row for row in rows})
        return True

    async def log(self, table: str, after: int, most: int) -> list[tuple[int, int, str, str, bytes]]:
        found = sorted(row for key, row in self.rows.items() if key[0] == table and key[1] > after)
        return [row[1:] for row in found[: most or None]]

    async def put(self, key: str, body: bytes, durable: bool) -> None:
        self._check()
        self.values[key] = body

    async def get(self, key: str) -> bytes | None:
        return self.values.get(key)

    async def keys(self, prefix: str) -> list[str]:
        return sorted(key for key in self.values if key.startswith(prefix))

    async def remove(self, table: str, prefix: str) -> None:
        self._check()
        self.rows = {key: row for key, row in self.rows.items() if key[0] != table}
        self.values = {key: body for key, body in self.values.items() if not key.startswith(prefix)}

    async def count(self) -> int:
        return len({table for table, _ in self.rows})

    async def latest(self) -> int:
        return max((row[2] for row in self.rows.values()), default=0)

    def close(self) -> None:
        self.closed = True

    def _check(self) -> None:
        if self.fault:
            raise self.fault
