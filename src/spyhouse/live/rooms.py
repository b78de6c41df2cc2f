"""All live tables of one server: opened, joined, woken by their log, put to sleep when nobody is there."""

import asyncio
import gc
import hashlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from math import inf
from typing import Any

from spyhouse import games
from spyhouse.kernel import SpyhouseError
from spyhouse.live.budgets import size_of
from spyhouse.live.cluster import Nudge
from spyhouse.live.codes import new_code
from spyhouse.live.folding import folded, new_secret
from spyhouse.live.packs import with_pack
from spyhouse.live.room import Room
from spyhouse.live.services import A_DAY_MS, Services
from spyhouse.live.turns import HOUSE
from spyhouse.live.work import NOT_NOW, NotNow
from spyhouse.store import Conflict, StoreFailed
from spyhouse.table.apply import apply
from spyhouse.table.commands.house import Joined, Opened, Slept
from spyhouse.table.decide import decide
from spyhouse.table.refused import Refused
from spyhouse.table.table import Table

HEARTBEAT_S = 0.5
"""How much of a thinking time a crash can give back."""
RETIRE_EVERY_S = 60 * 60
RETIRE_AT_ONCE = 100
COUNT_EVERY_S = 10 * 60
TRIES_FOR_A_CODE = 24
IN_TOUCH_S = 5
"""How often other servers hear of a table where nothing happens; and how long a lost nudge may delay."""


_log = logging.getLogger("spyhouse.rooms")


class NoSuchTable(SpyhouseError):
    """No table has this code."""


class HouseFull(SpyhouseError):
    """There is no room for another live table now."""


class Rooms:
    def __init__(
        self, services: Services, *, idle_s: float = 60, at_most: int = 20_000, keep_days: int = 0
    ) -> None:
        self.services = services
        self.awake: dict[str, Room] = {}
        self._waking: dict[str, asyncio.Task[Room]] = {}
        self._idle_s = idle_s
        self._at_most = at_most
        self._keep_days = keep_days
        self._chores: list[asyncio.Task[None]] = []
        self._tables = 0
        """How many there are in the store, for all we know."""
        self._counted_at = -inf

    def start(self) -> None:
        self._chores = [
            asyncio.create_task(self._beat()),
            asyncio.create_task(self._put_to_sleep()),
        ]
        if self._keep_days:
            self._chores.append(asyncio.create_task(self._retire_now_and_then()))
        if self.services.cluster:
            self._chores.append(asyncio.create_task(self._keep_in_touch()))

    async def close(self) -> None:
        """Everything asked for is stored, and the clock stands where it is."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        for room in tuple(self.awake.values()):
            await room.settle()
            room.close()
        await self.services.keeper.close()
        self.services.health.close()
        if self.awake:
            with suppress(StoreFailed):  # the last heartbeat has to do
                await self.services.store.save_clock(self.services.clock.now())

    # --- doors

    async def open(self, game: str, options: Mapping[str, Any], name: str, face: str) -> tuple[str, str, str]:
        """A new table: its code, and its host's person id and token."""
        self._check_space()
        async with self._not_now():
            return await self._open(game, options, name, face)

    async def _open(
        self, game: str, options: Mapping[str, Any], name: str, face: str
    ) -> tuple[str, str, str]:
        options = await with_pack(self.services.store, games.find(game), options)
        at = self.services.clock.now()
        joined, token = _newcomer("p1", name, face)
        tables = await self._count()
        for attempt in range(TRIES_FOR_A_CODE):
            code = new_code(tables, attempt)
            if code in self.awake or await self.services.store.exists(code):
                continue
            table = Table(code)  # nobody knows of it before its log is stored
            lines = []
            for command in (Opened(game, 0, options, new_secret()), joined):
                for entry in decide(table, command, "", at):
                    apply(table, entry)
                    lines.append(entry.line())
            try:
                await self.services.store.append(code, *lines)
            except Conflict:
                continue  # another server took it in this very moment
            self.awake[code] = Room(self.services, table, size_of(lines))
            self._tables = tables + 1
            return code, joined.person, token
        raise HouseFull("no-free-code")

    async def _count(self) -> int:
        """How many tables there are; counted now and then, as others open and delete some."""
        if time.monotonic() - self._counted_at > COUNT_EVERY_S:
            self._tables = await self.services.store.count()
            self._counted_at = time.monotonic()
        return self._tables

    async def join(self, code: str, name: str, face: str) -> tuple[str, str]:
        """A person id and the token that proves it."""
        room = await self.get(code)
        while True:
            newcomer, token = _newcomer(room.next_person(), name, face)
            try:
                await room.done(newcomer)
                return newcomer.person, token
            except Refused:
                if newcomer.person not in room.table.seats.people:
                    raise
                # Another server gave that id to somebody else in this very moment.

    async def get(self, code: str, address: str = HOUSE) -> Room:
        """The live table; wakes it if it sleeps, for whoever comes from this address."""
        if room := self.awake.get(code):
            return room
        if code not in self._waking:
            self._check_space()
            self._waking[code] = asyncio.create_task(self._wake(code, address))
        async with self._not_now():
            return await asyncio.shield(self._waking[code])

    async def _wake(self, code: str, address: str) -> Room:
        try:
            if not await self.services.store.exists(code):
                raise NoSuchTable("no-such-table", table=code)
            async with self.services.turns.turn(address, first=True):
                lines = await self.services.store.log(code)
                room = Room(self.services, await folded(code, lines), size_of(lines))
            room.show_picture()
            await self.services.keeper.keep_missing(room.table)
            if room.table.phase == "playing" and not room.table.asleep and not await self._is_attended(code):
                # The server went down in mid-game. The clock stood still from then on, however many
                # servers have come and gone since.
                start = await self.services.store.first_start_after(lines[-1].at)
                await room.done(Slept(), at=start or self.services.clock.start)
            self.awake[code] = room
            return room
        finally:
            del self._waking[code]

    async def delete(self, code: str, why: str) -> None:
        """The table, its games and its code are gone for good."""
        if room := self.awake.pop(code, None):
            room.audience.part_all("missing", why)
            await room.settle()
            room.close()
        await self.services.store.delete(code)

    def days_left(self, table: Table) -> int | None:
        """How long it is kept if nobody comes; None for ever."""
        if not self._keep_days:
            return None
        return self._keep_days - (self.services.clock.now() - table.latest) // A_DAY_MS

    @asynccontextmanager
    async def _not_now(self) -> AsyncIterator[None]:
        """What is wrong with the store is for whoever runs the house. Visitors come back later."""
        at = self.services.clock.now()
        try:
            yield
        except StoreFailed as error:
            await self.services.health.is_well(at)
            raise NotNow(NOT_NOW) from error

    def _check_space(self) -> None:
        if len(self.awake) + len(self._waking) >= self._at_most:
            raise HouseFull("house-full")

    # --- other servers

    def hear(self, nudge: Nudge) -> None:
        self.services.clock.at_least(nudge.now)
        if room := self.awake.get(nudge.table):
            room.hear(nudge)

    def read_on(self) -> None:
        """Nudges may have been lost."""
        for room in self.awake.values():
            room.read_on()

    async def _is_attended(self, code: str) -> bool:
        return self.services.cluster is not None and await self.services.cluster.attend(code)

    async def _keep_in_touch(self) -> None:
        while True:
            await asyncio.sleep(IN_TOUCH_S)
            for room in tuple(self.awake.values()):
                room.forget_silent_servers()
                if room.audience.listeners:
                    room.nudge()

    # --- chores

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_S)
            if self.services.ticking:
                now = self.services.clock.now()
                try:
                    await self.services.store.save_clock(now)
                except StoreFailed:
                    await self.services.health.is_well(now)
                    await self.services.health.over()

    async def _put_to_sleep(self) -> None:
        while True:
            await asyncio.sleep(min(self._idle_s / 4, 5))
            long_ago = time.monotonic() - self._idle_s
            for room in tuple(self.awake.values()):
                waits = room.busy and not room.in_trouble
                if not room.audience.listeners and not waits and room.audience.empty_since < long_ago:
                    room.fall_asleep(self._forget)

    async def _retire_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(RETIRE_EVERY_S)
            try:
                await self.retire()
            except StoreFailed as error:
                _log.error("old tables could not be deleted", exc_info=error)

    async def retire(self) -> None:
        """Delete what nobody has come back to. Days are counted while the house is open, so a machine's clock
        that jumps deletes nothing."""
        since = self.services.clock.now() - self._keep_days * A_DAY_MS
        for code in await self.services.store.unvisited(since, RETIRE_AT_ONCE):
            if code not in self.awake and code not in self._waking:
                await self.delete(code, "")

    def _forget(self, room: Room) -> None:
        self.awake.pop(room.table.code, None)
        if not self.awake:
            gc.collect()  # nobody is here to notice, and leftovers of requests leave memory too


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _newcomer(person: str, name: str, face: str) -> tuple[Joined, str]:
    token = secrets.token_urlsafe(16)
    return Joined(person, name, face, hash_token(token)), token
