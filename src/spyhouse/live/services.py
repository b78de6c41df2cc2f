"""Shared services of all rooms of a server: clock, store, scheduler, budgets, delivery, bot threads."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Protocol
from weakref import WeakValueDictionary

from spyhouse.live.archiver import TranscriptArchiver
from spyhouse.live.bot_workers import BotWorkers
from spyhouse.live.budgets import WriteBudgets
from spyhouse.live.cluster import Cluster
from spyhouse.live.fair_scheduler import FairScheduler
from spyhouse.live.health import StoreHealth
from spyhouse.live.listener import Broadcast, Notifier
from spyhouse.live.room_queue import QueuedCommand
from spyhouse.live.scene_budget import SceneBudget, SceneHolder
from spyhouse.store import Store, StoreFailed
from spyhouse.table.entry import Entry

DAY_MS = 24 * 60 * 60 * 1000


class ServerClock:
    """Milliseconds that pass only while the server is up.

    A restart costs no thinking time, and changes of the machine's clock have no effect.
    """

    def __init__(self, last_known: int) -> None:
        self.start = last_known + 1
        self._started = time.monotonic()
        self._ahead = 0

    def now(self) -> int:
        """Return the time in ms."""
        return self.start + self._ahead + int((time.monotonic() - self._started) * 1000)

    def advance_to(self, now: int) -> None:
        """Advance to another server's time if that is later."""
        self._ahead += max(0, now - self.now())


class ChargedRoom(SceneHolder, Protocol):
    """A room whose writes are charged."""

    log_bytes: int
    """Size of its table's log."""


class TimedRoom(Protocol):
    """A room whose game waits for a deadline."""

    def suspend(self) -> None:
        """Stop its clock, because nothing can be stored."""


class Services:
    """Everything that the rooms of one server share."""

    def __init__(
        self,
        store: Store,
        clock: ServerClock,
        deliver: Callable[[Broadcast], None],
        bot_workers: BotWorkers,
        *,
        bot_pace: float = 1.0,
        words: Callable[[str], str] | None = None,
        build: str = "",
        budgets: WriteBudgets | None = None,
        scenes: SceneBudget | None = None,
    ) -> None:
        self.server = secrets.token_hex(8)
        self.cluster: Cluster | None = None
        """None for a single server."""
        self.notices: Notifier | None = None
        """None if notices are not configured."""
        self.store = store
        self.scheduler = FairScheduler()
        self.budgets = budgets or WriteBudgets()
        self.scenes = scenes or SceneBudget()
        self.rooms_by_scene: WeakValueDictionary[tuple[str, str], SceneHolder] = WeakValueDictionary()
        """By game and scene key: a room that is played on this scene."""
        self.health = StoreHealth(store, self._stop_clocks)
        self.archiver = TranscriptArchiver(store, self.health, self.scheduler)
        self.clock = clock
        self.deliver = deliver
        self.bot_workers = bot_workers
        self.bot_pace = bot_pace
        """Factor on the bots' thinking time; 0 for no wait."""
        self.reword = words
        """The operator's language model, which rewords what bots say; None without one."""
        self.build = build
        """Id of the served client build, sent in every `Welcome`."""
        self.rooms_with_timer: set[TimedRoom] = set()
        """Rooms whose game waits for a deadline. The server clock is saved while there are any."""
        self._releasing: set[asyncio.Task[None]] = set()
        self.stored_count = 0
        self.stored_bytes = 0
        self.refusal_counts: Counter[str] = Counter()

    def charge(self, room: ChargedRoom, work: QueuedCommand, entries: Sequence[Entry], size: int) -> str:
        """Charge the entries of a command, `size` bytes in all. Return "" or a refusal code."""
        code = room.table.code
        if work.person:
            why = self.budgets.charge(code, room.log_bytes, work.address, len(entries), size)
            if why:
                self.refusal_counts["TooMuch"] += 1
                return why
        if room.table.game.pictures and entries[0].is_deal and not self.scenes.take(room, work.address):
            self.refusal_counts["TooManyScenes"] += 1
            return "too-many-scenes"
        self.stored_bytes += size
        return ""

    def release(self, table: str) -> None:
        """Release the claim on writing a table, in the background.

        A failure is ignored: it means that the database connection is closed, which ends the claim too.
        """

        async def release() -> None:
            with suppress(StoreFailed):
                await self.store.release(table)

        task = asyncio.get_running_loop().create_task(release())
        self._releasing.add(task)
        task.add_done_callback(self._releasing.discard)

    def _stop_clocks(self) -> None:
        """Suspend all rooms with a running clock, because nothing can be stored."""
        for room in tuple(self.rooms_with_timer):
            room.suspend()
