"""The store on IndexedDB, with the same guarantees as the SQL store."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Awaitable, Sequence
from typing import Protocol, TypeAlias, TypeVar

from spyhouse.store import Conflict, StoreFailed
from spyhouse.table.entry import LogRow

Row: TypeAlias = tuple[str, int, int, str, str, bytes]
"""Table, seq, at, person, command, body."""

T = TypeVar("T")

_PAGE = 64
_PIECE_BYTES = 64 * 1024
_CLOCK = "clock"
_PROBE = "probe"


class Disk(Protocol):
    """The worker's script around IndexedDB. A call returns when its transaction is complete."""

    async def append(self, rows: Sequence[Row]) -> bool:
        """Add all rows in one durable transaction. Return False if a key is taken, and add none."""

    async def log(self, table: str, after: int, limit: int) -> list[tuple[int, int, str, str, bytes]]:
        """Return rows of a table without its name; `most` 0 for all."""

    async def put(self, key: str, body: bytes, durable: bool) -> None:
        """Store a value under a key."""

    async def get(self, key: str) -> bytes | None:
        """Return the value under a key, or None."""

    async def keys(self, prefix: str) -> list[str]:
        """Return all keys with a prefix."""

    async def remove(self, table: str, prefix: str) -> None:
        """Delete a table's log and all values under a prefix in one transaction."""

    async def count(self) -> int:
        """Return the number of tables."""

    async def latest(self) -> int:
        """Return the latest `at` of all rows; 0 if there are none."""

    def close(self) -> None:
        """Close the database."""


class IndexedDbStore:
    """A `Store` on IndexedDB."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._pending: set[asyncio.Future[None]] = set()
        self._clock = 0

    async def close(self) -> None:
        if self._pending:
            await asyncio.wait(self._pending)
        self._disk.close()

    def append(self, table: str, *entries: LogRow) -> asyncio.Future[None]:
        stored = asyncio.ensure_future(self._append(table, entries))
        self._pending.add(stored)
        stored.add_done_callback(self._pending.discard)
        return stored

    async def _append(self, table: str, entries: Sequence[LogRow]) -> None:
        if not entries:
            return
        rows = [(table, entry.seq, entry.at, entry.person, entry.command, entry.body) for entry in entries]
        if not await self._try(self._disk.append(rows)):
            raise Conflict(f"Table {table} already has entry {entries[0].seq}, or this very command.")

    async def claim(self, table: str) -> bool:
        """Grant the claim always: no other server writes to this browser's storage."""
        return True

    async def release(self, table: str) -> None: ...

    async def read_log(self, table: str, after: int = 0, limit: int | None = None) -> list[LogRow]:
        if limit == 0:
            return []
        return [LogRow(*row) for row in await self._try(self._disk.log(table, after, limit or 0))]

    async def iter_log(self, table: str) -> AsyncIterator[list[LogRow]]:
        after = 0
        while page := await self.read_log(table, after, _PAGE):
            yield page
            after = page[-1].seq

    async def save_transcript(self, table: str, number: int, body: bytes) -> None:
        if await self.load_transcript(table, number) is None:
            await self._put(_transcript_key(table, number), body)

    async def load_transcript(self, table: str, number: int) -> bytes | None:
        return await self._get(_transcript_key(table, number))

    async def iter_transcript(self, table: str, number: int) -> AsyncIterator[bytes]:
        body = await self.load_transcript(table, number) or b""
        for start in range(0, len(body), _PIECE_BYTES):
            yield body[start : start + _PIECE_BYTES]

    async def transcript_numbers(self, table: str) -> set[int]:
        return {int(key.rpartition("/")[2]) for key in await self._keys(_transcript_prefix(table))}

    async def idle_tables(self, since: int, limit: int) -> list[str]:
        """Return none: tables on a device are kept until their owner deletes them."""
        return []

    async def delete(self, table: str) -> None:
        await self._try(self._disk.remove(table, _transcript_prefix(table)))

    async def table_exists(self, table: str) -> bool:
        return bool(await self.read_log(table, 0, 1))

    async def check(self) -> None:
        await self._put(_PROBE, b"x")
        if await self._get(_PROBE) != b"x":
            raise StoreFailed("IndexedDB does not return what was stored")

    async def count_tables(self) -> int:
        return await self._try(self._disk.count())

    async def load_clock(self) -> int:
        saved = int(await self._get(_CLOCK) or b"0")
        return max(saved, self._clock, await self._try(self._disk.latest()))

    async def save_clock(self, ms: int) -> None:
        self._clock = max(self._clock, await self.load_clock() if not self._clock else 0, ms)
        # A lost heartbeat costs half a second of thinking time, so it need not be durable.
        await self._try(self._disk.put(_CLOCK, str(self._clock).encode(), durable=False))

    async def record_start(self, ms: int) -> None:
        await self._put(f"start/{ms:015}", b"")

    async def first_start_after(self, ms: int) -> int | None:
        starts = (int(key.rpartition("/")[2]) for key in await self._keys("start/"))
        return min((start for start in starts if start > ms), default=None)

    async def save_pack(self, game: str, body: bytes) -> str:
        id = hashlib.sha256(body).hexdigest()[:32]
        await self._put(f"pack/{game}/{id}", body)
        return id

    async def load_pack(self, game: str, id: str) -> bytes | None:
        return await self._get(f"pack/{game}/{id}")

    async def _put(self, key: str, body: bytes) -> None:
        await self._try(self._disk.put(key, body, durable=True))

    async def _get(self, key: str) -> bytes | None:
        return await self._try(self._disk.get(key))

    async def _keys(self, prefix: str) -> list[str]:
        return await self._try(self._disk.keys(prefix))

    async def _try(self, call: Awaitable[T]) -> T:
        try:
            return await call
        except Exception as error:  # browsers raise all kinds of errors
            raise StoreFailed(f"IndexedDB failed: {error}") from error


def _transcript_prefix(table: str) -> str:
    return f"transcript/{table}/"


def _transcript_key(table: str, number: int) -> str:
    return f"{_transcript_prefix(table)}{number:07}"
