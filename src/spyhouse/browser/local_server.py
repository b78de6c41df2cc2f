"""The server of one browser: tables, bots and the API on one device."""

import asyncio
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Self

from spyhouse.api.context import AppContext
from spyhouse.api.scenes import Scenes
from spyhouse.browser.game_lists import load_game_lists
from spyhouse.browser.indexeddb_store import Disk, IndexedDbStore
from spyhouse.browser.router import ADDRESS, Answer, Router
from spyhouse.live.bot_workers import BotWorkers
from spyhouse.live.listener import Broadcast
from spyhouse.live.rate_limits import RateLimiter
from spyhouse.live.rooms import RoomRegistry
from spyhouse.live.services import ServerClock, Services
from spyhouse.live.session import CloseCode, Session
from spyhouse.live.table_lookup import TableLookup
from spyhouse.table.commands.server import Slept, Woke

CLOCK_CHECK_S = 1.0
LONGEST_GAP_MS = 5_000
"""Milliseconds between two readings of the clock above which the device must have slept."""
_UNSEATED_S = 30
_LIVE_TABLES = 50


class DeviceClock(ServerClock):
    """A server clock that leaves out the time while the device sleeps.

    It must be read every second (`LocalServer` does that): a gap above `LONGEST_GAP_MS` is not counted.
    """

    def __init__(self, last_known: int) -> None:
        super().__init__(last_known)
        self._read_at = time.monotonic()
        self._asleep_ms = 0

    def now(self) -> int:
        at = time.monotonic()
        gap = int((at - self._read_at) * 1000)
        if gap > LONGEST_GAP_MS:
            self._asleep_ms += gap - LONGEST_GAP_MS
        self._read_at = at
        return super().now() - self._asleep_ms


@dataclass(frozen=True)
class NoLimits:
    """Session limits on a device: none."""

    messages_per_s: float = 0
    messages_at_once: int = 1
    hello_s: float = _UNSEATED_S
    watchers_per_table: int = 100
    watchers_per_address: int = 0


@dataclass
class _Host:
    rooms: RoomRegistry
    finder: TableLookup
    hinting: RateLimiter = field(default_factory=lambda: RateLimiter(0, 60))
    settings: NoLimits = field(default_factory=NoLimits)


class PortWire:
    """The transport of a session: two callbacks to the page."""

    def __init__(self, send: Callable[[str], object], close: Callable[[int], object]) -> None:
        self._send = send
        self._close = close
        self.is_open = True

    def send(self, message: bytes) -> None:
        if self.is_open:
            self._send(message.decode())

    def close(self, code: CloseCode, reason: str) -> None:
        self.is_open = False
        self._close(int(code))


class LocalServer:
    """The server in a worker. `request` is HTTP; `connect` and `on_message` are the socket."""

    def __init__(self, store: IndexedDbStore, rooms: RoomRegistry, bot_workers: BotWorkers) -> None:
        self._store = store
        self.rooms = rooms
        self._bot_workers = bot_workers
        self._host = _Host(rooms, TableLookup(rooms))
        context = AppContext(rooms=rooms, finder=self._host.finder, scenes=Scenes(rooms.services))
        self._router = Router(context, load_game_lists())
        self._sessions: dict[int, tuple[Session, PortWire]] = {}
        self._clock_check = asyncio.create_task(self._check_clock())

    @classmethod
    async def open(cls, disk: Disk, build: str = "", bot_pace: float = 1.0) -> Self:
        """Open the store and start the server."""
        store = IndexedDbStore(disk)
        clock = DeviceClock(await store.load_clock())
        await store.record_start(clock.start)
        thinkers = BotWorkers()
        services = Services(store, clock, deliver, thinkers, bot_pace=bot_pace, build=build)
        rooms = RoomRegistry(services, max_rooms=_LIVE_TABLES)
        rooms.start()
        return cls(store, rooms, thinkers)

    async def close(self) -> None:
        """Store everything queued, stop the clocks and release the storage."""
        self._clock_check.cancel()
        for id in tuple(self._sessions):
            self.disconnect(id)
        await self.rooms.close()
        await self._store.close()

    async def request(self, method: str, address: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """Handle an HTTP request of the page."""
        return await self._router.handle(method, address, headers, body)

    # --- sockets

    def connect(
        self, id: int, code: str, send: Callable[[str], object], close: Callable[[int], object]
    ) -> None:
        """Open a socket. `send` and `close` are callbacks to the page."""

        def closed(status: int) -> None:
            self.disconnect(id)
            close(status)

        wire = PortWire(send, closed)
        session = Session(self._host, code.upper(), ADDRESS, wire)
        self._sessions[id] = session, wire
        session.opened()

    def on_message(self, id: int, text: str) -> None:
        """Handle a message of a socket."""
        if found := self._sessions.get(id):
            found[0].on_message(text.encode())

    def disconnect(self, id: int) -> None:
        """Close a socket."""
        if found := self._sessions.pop(id, None):
            session, wire = found
            wire.is_open = False
            session.closed()

    # --- the page

    def hide(self) -> None:
        """Suspend running games while the page is hidden."""
        for room in tuple(self.rooms.awake.values()):
            if room.table.phase == "playing" and not room.table.asleep:
                room.submit(Slept())

    def show(self) -> None:
        """Resume the games that are shown."""
        for room in tuple(self.rooms.awake.values()):
            if room.table.asleep and room.audience.listeners:
                room.submit(Woke())

    async def _check_clock(self) -> None:
        while True:
            self.rooms.services.clock.now()
            await asyncio.sleep(CLOCK_CHECK_S)


def deliver(post: Broadcast) -> None:
    """Send messages without padding: on one device nobody measures their lengths."""
    for listener, text in post:
        listener.send(text)
