"""The storage interface of live tables."""

import asyncio
from collections.abc import AsyncIterator
from typing import Protocol

from spyhouse.table.entry import LogRow


class Store(Protocol):
    """The log of every table, transcripts of finished games, packs and the server clock.

    Every method raises `StoreFailed` if the storage does not work.
    """

    async def close(self) -> None:
        """Write what is pending, then release the storage."""

    def append(self, table: str, *entries: LogRow) -> asyncio.Future[None]:
        """Store all entries or none. Done when they are durable.

        Fails with `Conflict` if one of `(table, seq)` or `(table, person, command)` is taken.
        """

    async def claim(self, table: str) -> bool:
        """Keep other servers from writing this table for a moment; they get `Leased`."""

    async def release(self, table: str) -> None:
        """Let other servers write this table again."""

    async def read_log(self, table: str, after: int = 0, limit: int | None = None) -> list[LogRow]:
        """Return the entries of a table after this seq, in order."""

    def iter_log(self, table: str) -> AsyncIterator[list[LogRow]]:
        """Yield the log page by page, to hold little of it in memory."""

    async def save_transcript(self, table: str, number: int, body: bytes) -> None:
        """Store the transcript of a finished game. The first one stored stays."""

    async def load_transcript(self, table: str, number: int) -> bytes | None:
        """Return the transcript of a game, or None."""

    def iter_transcript(self, table: str, number: int) -> AsyncIterator[bytes]:
        """Yield the transcript in pieces; nothing if there is none."""

    async def transcript_numbers(self, table: str) -> set[int]:
        """Return the numbers of the games that have a transcript."""

    async def idle_tables(self, since: int, limit: int) -> list[str]:
        """Return tables without an entry since this server-clock time, oldest first."""

    async def delete(self, table: str) -> None:
        """Delete a table with its log and transcripts."""

    async def table_exists(self, table: str) -> bool:
        """Return whether a table has a log."""

    async def check(self) -> None:
        """Write, read and delete a probe. Raises `StoreFailed` if that does not work."""

    async def count_tables(self) -> int:
        """Return the number of tables."""

    async def load_clock(self) -> int:
        """Return the last known server-clock time in ms: heartbeat or latest entry. 0 if all is new."""

    async def save_clock(self, ms: int) -> None:
        """Store the heartbeat. It never goes backwards."""

    async def record_start(self, ms: int) -> None:
        """Store that a server started at this server-clock time."""

    async def first_start_after(self, ms: int) -> int | None:
        """Return the first server start after this server-clock time."""

    async def save_pack(self, game: str, body: bytes) -> str:
        """Store a pack and return its id, a hash of its content."""

    async def load_pack(self, game: str, id: str) -> bytes | None:
        """Return a pack, or None."""
