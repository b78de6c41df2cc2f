"""A live table: commands go in one at a time, are decided, stored, and only then done and told.

Memory is never ahead of the log. Whatever the store does, the room goes on from what the log says.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from math import inf
from typing import Any

import msgspec

from spyhouse.kernel import SpyhouseError
from spyhouse.live.audience import Audience
from spyhouse.live.bots import Bots
from spyhouse.live.budgets import size_of
from spyhouse.live.cluster import Nudge
from spyhouse.live.folding import new_secret
from spyhouse.live.hints import Hints
from spyhouse.live.mending import Mending
from spyhouse.live.packs import ask_with_pack, names_a_pack
from spyhouse.live.services import A_DAY_MS, Listener, Services
from spyhouse.live.work import NOT_NOW, NOT_STORED, Answer, Arrival, NotNow, ReadOn, Work, to_nobody
from spyhouse.table.apply import apply
from spyhouse.table.command import Command
from spyhouse.table.commands.house import Slept, Visited, Woke
from spyhouse.table.commands.play import Ticked
from spyhouse.table.decide import decide
from spyhouse.table.entry import Entry, Line
from spyhouse.table.messages import Done, No, Request, no
from spyhouse.table.refused import Refused
from spyhouse.table.result import Result
from spyhouse.table.table import Table

_CANNOT_SHOW = "cannot-show"
_WORTH_STANDING_STILL_MS = 1000
"""So long a trouble gives back to those who think."""

_log = logging.getLogger("spyhouse.room")
encode = msgspec.json.Encoder().encode

Reading = Coroutine[Any, Any, Done | No | None]


class Room:
    """One table with its listeners, its timer and its bots."""

    __slots__ = (
        "__weakref__", "_given", "_held_at", "_mending", "_queue", "_reading", "_rested", "_timer",
        "audience", "bots", "busy", "hints", "services", "size", "table",
    )  # fmt: skip

    def __init__(self, services: Services, table: Table, size: int = 0) -> None:
        self.services = services
        self.size = size
        """Of the log, in bytes."""
        self.table = table
        self.audience = Audience(services)
        self._given = table.seats.joined
        self._queue: deque[Work | Arrival | ReadOn] = deque()
        self.busy = False
        """Something is being stored or read; whatever comes meanwhile waits its turn."""
        self._held_at: int | None = None
        """Since when, on the house clock, nothing is done until the log is read again."""
        self._mending = Mending(self)
        self._reading: asyncio.Task[Done | No | None] | None = None
        self._rested: asyncio.Future[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self.bots = Bots(self)
        self.hints = Hints(self)

    # --- people come and go

    def enter(self, listener: Listener, seq: int) -> None:
        """Welcome them; from now on they hear what they may know."""
        self._put(Arrival(listener, seq))

    def _let_in(self, listener: Listener, seq: int) -> None:
        try:
            self.audience.let_in(listener, self.table, seq)
        except Exception as error:
            self.note("a table cannot be shown", error, listener.person)
            listener.part("busy", _CANNOT_SHOW)
            return
        self.nudge()
        if self.table.asleep:
            self.do(Woke())
        elif listener.person and self.services.clock.now() - self.table.latest > A_DAY_MS:
            self.do(Visited())
        self._look_around()

    def leave(self, listener: Listener) -> None:
        if listener not in self.audience.listeners:  # gone before the door opened
            waiting = [each for each in self._queue if getattr(each, "listener", None) is not listener]
            self._queue = deque(waiting)
            return
        self.audience.let_out(listener)
        self.nudge()

    def next_person(self) -> str:
        """An id that nobody at this table has ever had."""
        self._given = max(self._given, self.table.seats.joined) + 1
        return f"p{self._given}"

    # --- what a decision may need that is not in the log

    def fresh_secret(self) -> str:
        return new_secret()

    def away_s(self, person: str) -> float:
        return self.audience.presence.away_s(person)

    # --- other servers

    def nudge(self) -> None:
        """Tell the others, if there are any, how far the log goes and who is here."""
        if cluster := self.services.cluster:
            here = self.audience.presence.here if self.audience.listeners else None
            now, table = self.services.clock.now(), self.table
            cluster.nudge(Nudge(self.services.server, table.code, table.seq, now, here))

    def hear(self, nudge: Nudge) -> None:
        if self.audience.presence.hear(nudge):
            self.audience.tell_presence()
        self._look_around()  # bots and clock may have become another's to mind, or ours
        self.read_on(nudge.seq)

    def read_on(self, seq: float = inf) -> None:
        """Tell everyone what other servers wrote."""
        self._put(ReadOn(seq))

    def forget_silent_servers(self) -> None:
        if self.audience.presence.forget_silent():
            self.audience.tell_presence()
        self._look_around()

    # --- things are done

    def request(self, listener: Listener, request: Request) -> None:
        def answer(reply: Done | No) -> None:
            listener.tell(encode(reply))

        self._put(Work(request.do, listener.person, request.id, answer, request.after, asker=listener))

    def do(self, command: Command, answer: Answer = to_nobody, *, at: int = 0) -> None:
        """Something the house itself does."""
        self._put(Work(command, "", "", answer, at=at))

    async def done(self, command: Command, *, at: int = 0) -> None:
        """The same, and wait for it. Raises what the table would not have."""
        reply: asyncio.Future[Done | No] = asyncio.get_running_loop().create_future()
        self.do(command, lambda answer: None if reply.done() else reply.set_result(answer), at=at)
        answer = await reply
        if isinstance(answer, No):
            raise (NotNow if answer.again else Refused)(answer.code or answer.reason, **answer.args)

    async def settle(self) -> None:
        """Wait until everything asked for is done, or cannot be for now."""
        if self.busy and not self.in_trouble:
            self._rested = self._rested or asyncio.get_running_loop().create_future()
            await asyncio.shield(self._rested)

    def close(self) -> None:
        """Out of memory it goes: no timer and no bot of it stays behind."""
        self._stop_timer()
        self.bots.close()
        self.hints.close()
        if self._reading:
            self._reading.cancel()

    # --- one at a time

    def _put(self, work: Work | Arrival | ReadOn) -> None:
        if self.services.health.since is not None:
            self.hold()
        if self.in_trouble:
            self._put_off(work)
            return
        self._queue.append(work)
        if not self.busy:
            self._work_off()

    def put_first(self, work: Work) -> None:
        """Before all that waits."""
        self._queue.appendleft(work)

    def _work_off(self) -> None:
        """Take what waits until something has to be stored. Callbacks, not tasks: a move is too small."""
        while self._queue and not self.busy:
            work = self._queue.popleft()
            if isinstance(work, Work):
                self._begin(work)
            elif isinstance(work, Arrival):
                self._let_in(*work)
            elif work.seq > self.table.seq:
                self._read_first(self._mending.catch_up())
        if self.busy:
            return
        if self.in_trouble:
            self._read_first(self._mending.catch_up())
        else:
            self._rest()

    def _begin(self, work: Work) -> None:
        table = self.table
        if work.id and (stored := table.answer_to(work.person, work.id)) is not None:
            work.answer(Done(work.id, stored))
            return
        if names_a_pack(table.game, work.command):
            self._read_first(ask_with_pack(self, work), work)
            return
        at = work.at or self.services.clock.now()
        try:
            entries = decide(table, work.command, work.person, at, work.id, after=work.after, outside=self)
        except SpyhouseError as error:
            self.services.refused[type(error).__name__] += 1
            work.answer(no(error, work.id))
            return
        except Exception as error:  # a fault of our own; nothing has changed
            self.note("a command could not be decided", error, work.person)
            work.answer(no("went-wrong", work.id))
            return
        lines = [entry.line() for entry in entries]
        much = size_of(lines)
        budgets = self.services.budgets
        if work.person and (why := budgets.objection(table.code, self.size, work.address, len(lines), much)):
            self.services.refused["TooMuch"] += 1
            work.answer(no(why, work.id, again=True))
            return
        self.busy = True
        self.size += much
        storing = asyncio.ensure_future(
            self._warm_and_store(entries, lines, work.address)
            if table.game.pictures and entries[0].deals
            else self.services.store.append(table.code, *lines)
        )
        storing.add_done_callback(partial(self._stored, work, entries))

    async def _warm_and_store(self, entries: Sequence[Entry], lines: Sequence[Line], address: str) -> None:
        """A game begins when everyone can play it at once."""
        if played := entries[0].played:
            async with self.services.turns.turn(address, first=True):
                await asyncio.to_thread(self.table.warm, played.state)
        await self.services.store.append(self.table.code, *lines)

    def _stored(self, work: Work, entries: Sequence[Entry], storing: asyncio.Future[None]) -> None:
        """Acknowledged means durable: only now does it happen, and only now is anyone told."""
        error = storing.exception()
        if error:
            self.services.refused[type(error).__name__] += 1
            self._read_first(self._mending.not_stored(work, error, entries[0].at), work)
            return
        self.services.done += len(entries)
        finished = self.table.last_over
        try:
            results = [apply(self.table, entry) for entry in entries]
            if not self.announce(results[0], work):
                work.answer(Done(work.id, results[0].seq))  # as a resend would hear it
            for result in results[1:]:
                self.announce(result)
        except Exception as fault:  # stored is stored: what went wrong is ours to mend
            self.note("a table failed", fault, work.person)
            self._read_first(self._mending.stumbled(work), work)
            return
        if self.table.last_over != finished:
            self.services.keeper.keep(self.table.code, self.table.last_over)
        self.nudge()
        self._look_around()
        self.busy = False
        self._work_off()

    def _read_first(self, reading: Reading, work: Work | None = None) -> None:
        """Everything else waits until the log is read, which tells what became of this work too."""
        self.busy = True
        self._reading = asyncio.get_running_loop().create_task(reading)
        self._reading.add_done_callback(partial(self._have_read, work))

    def _have_read(self, work: Work | None, reading: asyncio.Task[Done | No | None]) -> None:
        if reading.cancelled():
            return
        self._reading = None
        self.busy = False
        if error := reading.exception():
            self.note("a table could not be mended", error)
        if self.services.health.since is not None:  # once more, when that is over too
            self.hold()
        elif self._held_at is not None:
            self._give_back(self._held_at)
            self._held_at = None
        if work:
            answer = no(NOT_STORED, work.id, again=True) if error else reading.result()
            if answer:
                work.answer(answer)
        self._look_around()
        if not self.busy:
            self._work_off()

    def _rest(self) -> None:
        if self._rested:
            self._rested.set_result(None)
            self._rested = None

    # --- the store is in trouble

    @property
    def in_trouble(self) -> bool:
        return self._held_at is not None

    def hold(self, at: int | None = None) -> None:
        """Do nothing until the store is well and the log is read again, and say so to whoever waits."""
        if self._held_at is None:
            known = (at, self.services.health.since, self.services.clock.now())
            self._held_at = next(time for time in known if time is not None)
        self._stop_timer()
        waiting, self._queue = self._queue, deque()
        for work in waiting:
            self._put_off(work)
        self._rest()
        if not self.busy:
            self._work_off()

    def _put_off(self, work: Work | Arrival | ReadOn) -> None:
        if isinstance(work, Work):
            work.answer(no(NOT_NOW, work.id, again=True))
        elif isinstance(work, Arrival):
            if self._mending.torn:
                work.listener.part("busy", _CANNOT_SHOW)
            else:
                self._let_in(*work)  # what they are shown is in the log

    def _give_back(self, at: int) -> None:
        """Nobody's clock ran while nothing could be done."""
        lost = self.services.clock.now() - at
        if lost > _WORTH_STANDING_STILL_MS and self.table.due() is not None and self._is_mine_to_mind():
            self._queue.extendleft((Work(Woke(), "", "", to_nobody), Work(Slept(), "", "", to_nobody, at=at)))

    def note(self, what: str, error: BaseException, person: str = "") -> None:
        _log.error(what, exc_info=error, extra={"table": self.table.code, "person": person})

    def show_picture(self) -> None:
        """Let those who ask for the picture that is played on here have it before the curious."""
        if key := self.table.picture:
            self.services.pictured[self.table.game.name, key] = self

    def announce(self, result: Result, work: Work | None = None) -> bool:
        """Whether whoever asked for it has been answered with it."""
        if result.effect.dealt:
            self.show_picture()
        answered = self.audience.announce(result, self.table, work)
        self.bots.hear(result)
        return answered

    # --- the clock and the bots

    def _is_mine_to_mind(self) -> bool:
        return self.audience.presence.is_minded_by(self.services.server)

    def _look_around(self) -> None:
        """After anything changed: what does the clock wait for, and which bot may move?"""
        self._stop_timer()
        if self.in_trouble or not self._is_mine_to_mind():
            return
        due = self.table.due()
        if due is not None:
            self.services.ticking.add(self)
            delay = max(0, due - self.services.clock.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._tick)
        self.bots.look()

    def _stop_timer(self) -> None:
        self.services.ticking.discard(self)
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _tick(self) -> None:
        due = self.table.due()
        if due is not None and due <= self.services.clock.now():
            self.do(Ticked())
        else:
            self._look_around()

    def fall_asleep(self, gone: Callable[["Room"], None]) -> None:
        """Stop the clock of a game that nobody attends, then leave memory, unless somebody came back."""

        def slept(reply: Done | No) -> None:
            if self.audience.listeners and isinstance(reply, Done):
                self.do(Woke())
            elif not self.audience.listeners and not self._queue:
                self.close()
                gone(self)

        if self.table.phase == "playing" and not self.table.asleep and not self.audience.presence.elsewhere:
            self.do(Slept(), slept)
        else:
            slept(No(""))
