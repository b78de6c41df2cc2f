"""A live table: a queue of commands that are decided, stored, applied and broadcast one at a time.

Nothing is applied or sent before the store has committed it, so memory is never ahead of the log. After any
store failure the room recovers by reading the log.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from math import inf

from spyhouse.kernel import SpyhouseError
from spyhouse.live import recovery
from spyhouse.live.audience import Audience
from spyhouse.live.bots import BotManager
from spyhouse.live.budgets import byte_size
from spyhouse.live.claim import Claim
from spyhouse.live.cluster import Nudge
from spyhouse.live.hints import Hints
from spyhouse.live.knocks import Knocks
from spyhouse.live.listener import Listener
from spyhouse.live.loading import new_secret, warm_and_store
from spyhouse.live.packs import load_pack_and_requeue, refers_to_pack
from spyhouse.live.room_queue import (
    NOT_NOW,
    NOT_STORED,
    QueuedArrival,
    QueuedCatchUp,
    QueuedCommand,
    ReplyCallback,
    Unavailable,
    client_command,
    ignore_reply,
    server_command,
)
from spyhouse.live.services import DAY_MS, Services
from spyhouse.table.applied import AppliedEntry
from spyhouse.table.apply import apply
from spyhouse.table.command import Command
from spyhouse.table.commands.play import Ticked
from spyhouse.table.commands.server import Slept, Visited, Woke
from spyhouse.table.decide import decide
from spyhouse.table.entry import Entry
from spyhouse.table.errors import Refused
from spyhouse.table.log_codec import encode_row
from spyhouse.table.messages import Done, No, Request, refusal
from spyhouse.table.table import Table

_CANNOT_SHOW = "cannot-show"
_MIN_COMPENSATED_OUTAGE_MS = 1000
"""Outages shorter than this are not given back to the players' clocks."""

_log = logging.getLogger("spyhouse.room")


class Room:
    """One table in memory, with its listeners, its timer and its bots."""

    __slots__ = (
        "__weakref__", "_idle_waiter", "_last_person_number", "_queue", "_recovery_task",
        "_suspended_since", "_timer", "audience", "bots", "busy", "claim", "hints", "knocks", "log_bytes",
        "services", "stale", "table",
    )  # fmt: skip

    def __init__(self, services: Services, table: Table, log_bytes: int = 0) -> None:
        self.services = services
        self.log_bytes = log_bytes
        self.table = table
        self.audience = Audience(services)
        self._last_person_number = table.seats.joined
        self._queue: deque[QueuedCommand | QueuedArrival | QueuedCatchUp] = deque()
        self.busy = False
        """A write or a recovery is running; new items wait in the queue."""
        self._suspended_since: int | None = None
        """Server-clock time at which the room stopped processing until it has re-read the log."""
        self.stale = False
        """Memory may differ from the log and must not be shown until it is rebuilt."""
        self._recovery_task: asyncio.Task[Done | No | None] | None = None
        self._idle_waiter: asyncio.Future[None] | None = None
        self.claim = Claim(services, table.code)
        self._timer: asyncio.TimerHandle | None = None
        self.bots = BotManager()
        self.hints = Hints(services)
        self.knocks = Knocks()

    # --- listeners

    def enter(self, listener: Listener, seq: int) -> None:
        """Queue a listener's arrival; once admitted it gets a `Welcome` and every later update."""
        self._enqueue(QueuedArrival(listener, seq))

    def _admit(self, listener: Listener, seq: int) -> None:
        try:
            self.audience.add(listener, self.table, seq)
        except Exception as error:
            self.log_error("building the welcome message failed", error, listener.person)
            listener.disconnect("busy", _CANNOT_SHOW)
            return
        self.knocks.greet(self)
        self.nudge()
        if self.table.asleep:
            self.submit(Woke())
        elif listener.person and self.services.clock.now() - self.table.last_entry_ms > DAY_MS:
            self.submit(Visited())
        self._reschedule()

    def leave(self, listener: Listener) -> None:
        """Remove a listener, or its queued arrival."""
        if listener not in self.audience.listeners:  # still queued
            waiting = [each for each in self._queue if getattr(each, "listener", None) is not listener]
            self._queue = deque(waiting)
            return
        self.audience.remove(listener)
        self.nudge()

    def next_person_id(self) -> str:
        """Return an id that has never been used at this table."""
        self._last_person_number = max(self._last_person_number, self.table.seats.joined) + 1
        return f"p{self._last_person_number}"

    # --- DecisionContext

    def new_secret(self) -> str:
        return new_secret()

    def away_s(self, person: str) -> float:
        return self.audience.presence.away_s(person)

    # --- other servers

    def nudge(self) -> None:
        """Tell the other servers the log position and who is connected here."""
        if cluster := self.services.cluster:
            here = self.audience.presence.local_people if self.audience.listeners else None
            now, table = self.services.clock.now(), self.table
            cluster.nudge(Nudge(self.services.server, table.code, table.seq, now, here))

    def on_nudge(self, nudge: Nudge) -> None:
        """Take over another server's presence and read what it has written."""
        if self.audience.presence.on_nudge(nudge):
            self.audience.broadcast_presence()
        self._reschedule()  # leadership may have changed
        self.catch_up(nudge.seq)

    def catch_up(self, seq: float = inf) -> None:
        """Apply and broadcast what other servers have written, up to `seq`."""
        self._enqueue(QueuedCatchUp(seq))

    def drop_silent_servers(self) -> None:
        """Forget servers that stopped sending nudges; this one may become the leader."""
        if self.audience.presence.drop_silent_servers():
            self.audience.broadcast_presence()
        self._reschedule()

    # --- submitting commands

    def request(self, listener: Listener, request: Request) -> None:
        """Queue a client's command. The reply goes to that listener."""
        self._enqueue(client_command(listener, request))

    def submit(self, command: Command, answer: ReplyCallback = ignore_reply, *, at: int = 0) -> None:
        """Queue a command issued by the server itself."""
        self._enqueue(server_command(command, answer, at))

    async def submit_and_wait(self, command: Command, *, at: int = 0) -> None:
        """Like `submit`, but wait for the reply. Raises `Refused` or `Unavailable`."""
        reply: asyncio.Future[Done | No] = asyncio.get_running_loop().create_future()
        self.submit(command, lambda answer: None if reply.done() else reply.set_result(answer), at=at)
        answer = await reply
        if isinstance(answer, No):
            raise (Unavailable if answer.again else Refused)(answer.code or answer.reason, **answer.args)

    @property
    def waiting(self) -> int:
        return len(self._queue)

    async def wait_until_idle(self) -> None:
        """Wait until the queue is empty or the room is suspended."""
        if self.busy and not self.is_suspended:
            self._idle_waiter = self._idle_waiter or asyncio.get_running_loop().create_future()
            await asyncio.shield(self._idle_waiter)

    def close(self) -> None:
        """Cancel the timer, the bots, the hints, the knocks and any running recovery."""
        self._stop_timer()
        for part in (self.bots, self.hints, self.knocks):
            part.close()
        if self._recovery_task:
            self._recovery_task.cancel()

    # --- the queue

    def _enqueue(self, work: QueuedCommand | QueuedArrival | QueuedCatchUp) -> None:
        if self.services.health.outage_since is not None:
            self.suspend()
        if self.is_suspended:
            self._handle_while_suspended(work)
            return
        self._queue.append(work)
        if not self.busy:
            self._drain()

    def requeue_first(self, work: QueuedCommand) -> None:
        """Put an item at the head of the queue."""
        self._queue.appendleft(work)

    def _drain(self) -> None:
        """Process the queue until it is empty or a write starts. A task per command would be too slow."""
        while self._queue and not self.busy:
            work = self._queue.popleft()
            if isinstance(work, QueuedCommand):
                self._start(work)
            elif isinstance(work, QueuedArrival):
                self._admit(*work)
            elif work.seq > self.table.seq:
                self._recover(recovery.catch_up(self))
        if self.busy:
            return
        self.claim.hand_over(self.waiting)  # all queued items may have been refused, without a write
        if self.is_suspended:
            self._recover(recovery.catch_up(self))
        else:
            self._signal_idle()

    def _start(self, work: QueuedCommand) -> None:
        table = self.table
        if work.id and (stored := table.answered_seq(work.person, work.id)) is not None:
            work.reply(Done(work.id, stored))
            return
        if refers_to_pack(table.game, work.command):
            store, requeue = self.services.store, self.requeue_first
            self._recover(load_pack_and_requeue(store, table.game, work, requeue), work)
            return
        at = work.not_before or self.services.clock.now()
        try:
            entries = decide(
                table, work.command, work.person, at, work.id, seen_seq=work.seen_seq, context=self
            )
        except SpyhouseError as error:
            self.services.refusal_counts[type(error).__name__] += 1
            work.reply(refusal(error, work.id))
            return
        except Exception as error:  # a bug; nothing has been stored or changed
            self.log_error("decide() failed", error, work.person)
            work.reply(refusal("went-wrong", work.id))
            return
        rows = [encode_row(entry) for entry in entries]
        size = byte_size(rows)
        if code := self.services.charge(self, work, entries, size):
            work.reply(refusal(code, work.id, again=True))
            return
        self.busy = True
        self.log_bytes += size
        write = asyncio.ensure_future(
            warm_and_store(self.services, table, entries, rows, work.address)
            if table.game.pictures and entries[0].is_deal
            else self.services.store.append(table.code, *rows)
        )
        write.add_done_callback(partial(self._on_stored, work, entries))

    def _on_stored(self, work: QueuedCommand, entries: Sequence[Entry], write: asyncio.Future[None]) -> None:
        """Apply and broadcast committed entries, or recover if the write failed."""
        error = write.exception()
        if error:
            self.services.refusal_counts[type(error).__name__] += 1
            self._recover(recovery.after_failed_write(self, work, error, entries[0].at), work)
            return
        self.services.stored_count += len(entries)
        last_finished = self.table.last_finished
        try:
            results = [apply(self.table, entry) for entry in entries]
            if not self.publish(results[0], work):
                work.reply(Done(work.id, results[0].seq))  # the same reply as to a resend
            for result in results[1:]:
                self.publish(result)
        except Exception as fault:  # the entries are stored, so memory must be rebuilt from the log
            self.log_error("applying a stored entry failed", fault, work.person)
            self._recover(recovery.after_failed_apply(self, work), work)
            return
        if self.table.last_finished != last_finished:
            self.services.archiver.archive(self.table.code, self.table.last_finished)
            _log.info("game ended", extra={"table": self.table.code, "game": self.table.game.name})
        self.nudge()
        self._reschedule()
        self.claim.hand_over(self.waiting)
        self.busy = False
        self._drain()

    def _recover(self, run: recovery.RecoveryRun, work: QueuedCommand | None = None) -> None:
        """Run a recovery with the queue blocked; its result is the reply to `work`."""
        self.busy = True
        self._recovery_task = asyncio.get_running_loop().create_task(run)
        self._recovery_task.add_done_callback(partial(self._on_recovered, work))

    def _on_recovered(self, work: QueuedCommand | None, run: asyncio.Task[Done | No | None]) -> None:
        if run.cancelled():
            return
        self._recovery_task = None
        self.busy = False
        if error := run.exception():
            self.log_error("recovery failed", error)
        if self.services.health.outage_since is not None:  # another outage began meanwhile
            self.suspend()
        elif self._suspended_since is not None:
            self._compensate_clock(self._suspended_since)
            self._suspended_since = None
        if work:
            answer = refusal(NOT_STORED, work.id, again=True) if error else run.result()
            if answer:
                work.reply(answer)
                self.claim.hand_over(self.waiting)  # otherwise the claim is for the retry
        self._reschedule()
        if not self.busy:
            self._drain()

    def _signal_idle(self) -> None:
        if self._idle_waiter:
            self._idle_waiter.set_result(None)
            self._idle_waiter = None

    # --- store outages

    @property
    def is_suspended(self) -> bool:
        """Whether commands are refused until the log has been re-read."""
        return self._suspended_since is not None

    def suspend(self, at: int | None = None) -> None:
        """Stop processing until the store is healthy and the log has been re-read; refuse what is queued."""
        if self._suspended_since is None:
            candidates = (at, self.services.health.outage_since, self.services.clock.now())
            self._suspended_since = next(time for time in candidates if time is not None)
        self._stop_timer()
        waiting, self._queue = self._queue, deque()
        for work in waiting:
            self._handle_while_suspended(work)
        self._signal_idle()
        if not self.busy:
            self._drain()

    def _handle_while_suspended(self, work: QueuedCommand | QueuedArrival | QueuedCatchUp) -> None:
        if isinstance(work, QueuedCommand):
            work.reply(refusal(NOT_NOW, work.id, again=True))
        elif isinstance(work, QueuedArrival):
            if self.stale:
                work.listener.disconnect("busy", _CANNOT_SHOW)
            else:
                self._admit(*work)  # memory still matches the log, so it is safe to show

    def _compensate_clock(self, since: int) -> None:
        """Queue a sleep and a wake-up, so that the outage costs nobody thinking time."""
        lost = self.services.clock.now() - since
        if lost > _MIN_COMPENSATED_OUTAGE_MS and self.table.due() is not None and self._is_leader():
            self._queue.extendleft((server_command(Woke()), server_command(Slept(), at=since)))

    def log_error(self, message: str, error: BaseException, person: str = "") -> None:
        _log.error(message, exc_info=error, extra={"table": self.table.code, "person": person})

    def prioritise_scene(self) -> None:
        """Let requests for this table's scene go ahead of other scene requests."""
        if key := self.table.scene_key:
            self.services.rooms_by_scene[self.table.game.name, key] = self

    def publish(self, result: AppliedEntry, work: QueuedCommand | None = None) -> bool:
        """Broadcast a result and pass it to the bots. Return whether it also answered `work`."""
        if result.effect.dealt:
            self.prioritise_scene()
            _log.info("game started", extra={"table": self.table.code, "game": self.table.game.name})
        answered = self.audience.broadcast(result, self.table, work)
        self.knocks.on_result(self, result)
        self.bots.on_result(self, result)
        return answered

    def replace_table(self, table: Table) -> None:
        """Take over a table rebuilt from the log, and send everybody a new `Welcome`."""
        self.table = table
        self.bots.reset()
        self.audience.resync_all(table)
        self.knocks.greet(self)

    # --- timer and bots

    def _is_leader(self) -> bool:
        return self.audience.presence.is_leader(self.services.server)

    def _reschedule(self) -> None:
        """Reset the deadline timer and let bots move. Call after every change."""
        self._stop_timer()
        if self.is_suspended or not self._is_leader():
            return
        due = self.table.due()
        if due is not None:
            self.services.rooms_with_timer.add(self)
            delay = max(0, due - self.services.clock.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._on_timer)
        self.bots.schedule(self)

    def _stop_timer(self) -> None:
        self.services.rooms_with_timer.discard(self)
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _on_timer(self) -> None:
        due = self.table.due()
        if due is not None and due <= self.services.clock.now():
            self.submit(Ticked())
        else:
            self._reschedule()

    def unload(self, on_unloaded: Callable[["Room"], None]) -> None:
        """Stop the clock of an unattended game, then close the room unless somebody came back."""

        def on_slept(answer: Done | No) -> None:
            if self.audience.listeners and isinstance(answer, Done):
                self.submit(Woke())
            elif not self.audience.listeners and not self._queue:
                self.close()
                on_unloaded(self)

        if (
            self.table.phase == "playing"
            and not self.table.asleep
            and not self.audience.presence.attended_elsewhere
        ):
            self.submit(Slept(), on_slept)
        else:
            on_slept(No(""))
