"""All live tables of one server: opening, joining, loading from the log, unloading when idle."""

import asyncio
import gc
import hashlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from math import inf
from typing import Any

from spyhouse import games
from spyhouse.kernel import SpyhouseError
from spyhouse.live.budgets import byte_size
from spyhouse.live.cluster import Nudge
from spyhouse.live.fair_scheduler import SERVER
from spyhouse.live.loading import fold_in_thread, new_secret
from spyhouse.live.packs import resolve_pack
from spyhouse.live.rate_limits import RateLimited
from spyhouse.live.room import Room
from spyhouse.live.room_queue import DAMAGED, NOT_NOW, Damaged, Unavailable
from spyhouse.live.services import DAY_MS, Services
from spyhouse.live.table_codes import new_code
from spyhouse.record.table_file import Importer, TableFile
from spyhouse.record.transcript import unpack
from spyhouse.store import Conflict, StoreDamaged, StoreFailed
from spyhouse.table.apply import apply
from spyhouse.table.commands.server import Joined, Opened, Slept
from spyhouse.table.decide import decide
from spyhouse.table.entry import LogRow
from spyhouse.table.errors import Refused
from spyhouse.table.log_codec import NewerLog, encode_row
from spyhouse.table.table import Table

HEARTBEAT_S = 0.5
"""Seconds between saves of the server clock: the most thinking time that a crash can return."""
RETIRE_EVERY_S = 60 * 60
RETIRE_BATCH = 100
COUNT_EVERY_S = 10 * 60
TRIES_FOR_A_CODE = 24
CLOSED_KEPT = 1000
IMPORT_BATCH = 200
"""Entries of an imported table per commit: others wait for one as long as for a busy table."""
NUDGE_EVERY_S = 5
"""Seconds between nudges about a quiet table; also the longest delay caused by a lost nudge."""


_log = logging.getLogger("spyhouse.rooms")


class NoSuchTable(SpyhouseError):
    """No table has this code."""


class ServerFull(SpyhouseError):
    """The server has no capacity for another live table."""


class RoomRegistry:
    """The rooms of one server, by table code, and the background tasks that look after them."""

    def __init__(
        self, services: Services, *, idle_s: float = 60, max_rooms: int = 20_000, keep_days: int = 0
    ) -> None:
        self.services = services
        self.awake: dict[str, Room] = {}
        self._waking: dict[str, asyncio.Task[Room]] = {}
        self._idle_s = idle_s
        self._max_rooms = max_rooms
        self._keep_days = keep_days
        self._chores: list[asyncio.Task[None]] = []
        self._closed: dict[str, None] = {}
        """Codes of the tables deleted last, oldest first. `missing` answers returning people by them."""
        self._tables = 0
        """Number of tables in the store, when last counted."""
        self._counted_at = -inf

    def start(self) -> None:
        """Start the background tasks: clock, unloading, retention, nudges."""
        self._chores = [
            asyncio.create_task(self._heartbeat()),
            asyncio.create_task(self._unload_idle()),
        ]
        if self._keep_days:
            self._chores.append(asyncio.create_task(self._retire_periodically()))
        if self.services.cluster:
            self._chores.append(asyncio.create_task(self._nudge_periodically()))

    async def close(self) -> None:
        """Finish what is queued, close all rooms and save the server clock."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        for room in tuple(self.awake.values()):
            await room.wait_until_idle()
            room.close()
        await self.services.archiver.close()
        self.services.health.close()
        if self.awake:
            with suppress(StoreFailed):  # the last saved heartbeat is used instead
                await self.services.store.save_clock(self.services.clock.now())

    # --- opening and joining

    async def open(self, game: str, options: Mapping[str, Any], name: str, face: str) -> tuple[str, str, str]:
        """Open a new table. Return its code, and its host's person id and token."""
        self._check_space()
        async with self._raise_unavailable():
            return await self._open(game, options, name, face)

    async def _open(
        self, game: str, options: Mapping[str, Any], name: str, face: str
    ) -> tuple[str, str, str]:
        options = await resolve_pack(self.services.store, games.find(game), options)
        at = self.services.clock.now()
        joined, token = _newcomer("p1", name, face)
        async for code in self._free_codes():
            table = Table(code)  # unknown to others until its log is stored
            lines = []
            for command in (Opened(game, 0, options, new_secret()), joined):
                for entry in decide(table, command, "", at):
                    apply(table, entry)
                    lines.append(encode_row(entry))
            try:
                await self.services.store.append(code, *lines)
            except Conflict:
                continue  # another server just took this code
            self.awake[code] = Room(self.services, table, byte_size(lines))
            self._tables += 1
            _log.info("table opened", extra={"table": code, "game": game})
            return code, joined.person, token
        raise ServerFull("no-free-code")

    async def import_table(self, file: TableFile, address: str = SERVER) -> tuple[str, str, str]:
        """Import a table from a file. Return its new code, its host's person id and a new token.

        Raises `SpyhouseError` if the rules refuse what the file says, or `address` has stored too much.
        """
        self._check_space()
        async with self._raise_unavailable():
            async for code in self._free_codes():
                given: dict[str, str] = {}
                importer = Importer(code, file, self.services.clock.now(), _new_tokens(given), new_secret())
                lines = await asyncio.to_thread(importer.run)
                if why := self.services.budgets.charge_address(address, byte_size(lines)):
                    self.services.refusal_counts["TooMuch"] += 1
                    raise RateLimited(why)
                if not await self._store_import(code, lines):
                    continue  # another server just took this code
                self._tables += 1
                host = importer.table.seats.host
                _log.info("table imported", extra={"table": code, "game": importer.table.game.name})
                return code, host, given[importer.token_of[host]]
        raise ServerFull("no-free-code")

    async def _store_import(self, code: str, lines: Sequence[LogRow]) -> bool:
        """Store the log of a new table, in pieces between which others write. Return False if it exists.

        A crash leaves the beginning of a table whose tokens nobody has.
        """
        try:
            for at in range(0, len(lines), IMPORT_BATCH):
                await self.services.store.append(code, *lines[at : at + IMPORT_BATCH])
        except BaseException as error:
            if isinstance(error, Conflict) and not at:
                return False
            with suppress(SpyhouseError):
                await self.services.store.delete(code)
            raise
        return True

    async def _free_codes(self) -> AsyncIterator[str]:
        """Yield free codes to try. Another server may take one before it is used."""
        if time.monotonic() - self._counted_at > COUNT_EVERY_S:  # other servers open tables too
            self._tables = await self.services.store.count_tables()
            self._counted_at = time.monotonic()
        for attempt in range(TRIES_FOR_A_CODE):
            code = new_code(self._tables, attempt)
            if code not in self.awake and not await self.services.store.table_exists(code):
                yield code

    async def join(self, code: str, name: str, face: str, knock: str = "") -> tuple[str, str]:
        """Add a person to a table. Return their person id and the token that proves it.

        The token of a knock that the host answered with yes also opens a locked table, for who knocked.
        """
        room = await self.get(code)
        with room.knocks.used(knock) as knocker:
            if knocker:
                return await self._join(room, knocker.name, knocker.face, admit=True)
            return await self._join(room, name, face)

    async def _join(self, room: Room, name: str, face: str, admit: bool = False) -> tuple[str, str]:
        while True:
            newcomer, token = _newcomer(room.next_person_id(), name, face, admit)
            try:
                await room.submit_and_wait(newcomer)
                return newcomer.person, token
            except Refused:
                if newcomer.person not in room.table.seats.people:
                    raise
                # Another server just gave that id to somebody else: try the next one.

    async def get(self, code: str, address: str = SERVER) -> Room:
        """Return a live room, loading the table if needed. The work is charged to `address`."""
        if room := self.awake.get(code):
            return room
        if code not in self._waking:
            self._check_space()
            self._waking[code] = asyncio.create_task(self._wake(code, address))
        async with self._raise_unavailable():
            return await asyncio.shield(self._waking[code])

    async def _wake(self, code: str, address: str) -> Room:
        try:
            if not await self.services.store.table_exists(code):
                raise self.missing(code)
            async with self.services.scheduler.slot(address, urgent=True):
                lines = await self.services.store.read_log(code)
                room = Room(self.services, await self._fold(code, lines), byte_size(lines))
            await self._load_outcome(room.table)
            if room.table.scene_key and not self.services.scenes.take(room, address):
                room.close()
                raise ServerFull("too-many-scenes")
            room.prioritise_scene()
            await self.services.archiver.archive_missing(room.table)
            if room.table.phase == "playing" and not room.table.asleep and not await self._is_attended(code):
                # The server went down in mid-game: stop the table's clock at that moment, even if other
                # servers have come and gone since.
                start = await self.services.store.first_start_after(lines[-1].at)
                await room.submit_and_wait(Slept(), at=start or self.services.clock.start)
            self.awake[code] = room
            return room
        finally:
            del self._waking[code]

    async def _load_outcome(self, table: Table) -> None:
        """Read the outcome from the transcript if the game ended before outcomes were logged."""
        if table.stuck and table.phase == "over" and table.kept_outcome is None:
            with suppress(SpyhouseError):
                transcript = await unpack(self.services.store.iter_transcript(table.code, table.number))
                table.kept_outcome = transcript.head.game.outcome if transcript else None

    async def _fold(self, code: str, lines: Sequence[LogRow]) -> Table:
        try:
            return await fold_in_thread(code, lines)
        except NewerLog as error:
            raise Damaged("table-is-newer") from error
        except Exception as error:
            _log.error("log is damaged", exc_info=error, extra={"table": code})
            raise Damaged(DAMAGED) from error

    def missing(self, code: str) -> NoSuchTable:
        """Return the error for a code without a table. It names nobody, because anybody may try a code."""
        return (
            NoSuchTable("table-deleted") if code in self._closed else NoSuchTable("no-such-table", table=code)
        )

    async def delete(self, code: str, why: SpyhouseError | str) -> None:
        """Delete a table, its games and its code.

        `why` is the close reason sent to listeners; "" for a table that nobody closed.
        """
        if room := self.awake.pop(code, None):
            room.audience.disconnect_all("missing", why)
            await room.wait_until_idle()
            room.close()
        await self.services.store.delete(code)
        if why:
            self._closed[code] = None
            if len(self._closed) > CLOSED_KEPT:
                del self._closed[next(iter(self._closed))]
        _log.info("table deleted", extra={"table": code})

    def days_left(self, table: Table) -> int | None:
        """Return the days until an idle table is deleted; None if tables are kept."""
        if not self._keep_days:
            return None
        return self._keep_days - (self.services.clock.now() - table.last_entry_ms) // DAY_MS

    @asynccontextmanager
    async def _raise_unavailable(self) -> AsyncIterator[None]:
        """Turn store errors into `Damaged` or `Unavailable`, and probe the store."""
        at = self.services.clock.now()
        try:
            yield
        except StoreDamaged as error:
            _log.error("database is damaged", exc_info=error)
            raise Damaged(DAMAGED) from error
        except StoreFailed as error:
            await self.services.health.check_after_failure(at)
            raise Unavailable(NOT_NOW) from error

    def _check_space(self) -> None:
        if len(self.awake) + len(self._waking) >= self._max_rooms:
            raise ServerFull("house-full")

    # --- other servers

    def on_nudge(self, nudge: Nudge) -> None:
        """Pass a nudge of another server to its room."""
        self.services.clock.advance_to(nudge.now)
        if room := self.awake.get(nudge.table):
            room.on_nudge(nudge)

    def catch_up_all(self) -> None:
        """Re-read the log of every room, because nudges may have been lost."""
        for room in self.awake.values():
            room.catch_up()

    async def _is_attended(self, code: str) -> bool:
        return self.services.cluster is not None and await self.services.cluster.is_attended(code)

    async def _nudge_periodically(self) -> None:
        while True:
            await asyncio.sleep(NUDGE_EVERY_S)
            for room in tuple(self.awake.values()):
                room.drop_silent_servers()
                if room.audience.listeners:
                    room.nudge()

    # --- background tasks

    async def _heartbeat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_S)
            if self.services.rooms_with_timer:
                now = self.services.clock.now()
                try:
                    await self.services.store.save_clock(now)
                except StoreFailed:
                    await self.services.health.check_after_failure(now)
                    await self.services.health.wait_until_healthy()

    async def _unload_idle(self) -> None:
        while True:
            await asyncio.sleep(min(self._idle_s / 4, 5))
            long_ago = time.monotonic() - self._idle_s
            for room in tuple(self.awake.values()):
                waits = room.busy and not room.is_suspended
                if not room.audience.listeners and not waits and room.audience.empty_since < long_ago:
                    room.unload(self._drop)

    async def _retire_periodically(self) -> None:
        while True:
            await asyncio.sleep(RETIRE_EVERY_S)
            try:
                await self.retire()
            except StoreFailed as error:
                _log.error("deleting idle tables failed", exc_info=error)

    async def retire(self) -> None:
        """Delete idle tables.

        Days are counted on the server clock, so a wrong machine clock deletes nothing.
        """
        since = self.services.clock.now() - self._keep_days * DAY_MS
        for code in await self.services.store.idle_tables(since, RETIRE_BATCH):
            if code not in self.awake and code not in self._waking:
                await self.delete(code, "")

    def _drop(self, room: Room) -> None:
        self.awake.pop(room.table.code, None)
        if not self.awake:
            gc.collect()  # nobody is connected, so the pause is not noticed


def _new_tokens(given: dict[str, str]) -> Iterator[str]:
    """Yield hashes of new tokens; `given` maps each hash to its token."""
    while True:
        token = secrets.token_urlsafe(16)
        given[hash_token(token)] = token
        yield hash_token(token)


def hash_token(token: str) -> str:
    """Return the form in which a token is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def _newcomer(person: str, name: str, face: str, admit: bool = False) -> tuple[Joined, str]:
    token = secrets.token_urlsafe(16)
    return Joined(person, name, face, hash_token(token), admit), token
