"""A live table: commands go in one at a time, are stored, and only then told to those who may know."""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from math import inf
from typing import Any, NamedTuple

import msgspec

from spyhouse.kernel import SpyhouseError
from spyhouse.store import Conflict, Entry, StoreFailed
from spyhouse.table.audience import Audience, part
from spyhouse.table.bots import Bots
from spyhouse.table.commands import ClaimHost, Deed, NewSecret, Rematch, Slept, Start, Ticked, Woke
from spyhouse.table.hints import Hints
from spyhouse.table.house import House, Listener
from spyhouse.table.messages import Done, No, Request
from spyhouse.table.neighbours import Nudge
from spyhouse.table.refused import Refused
from spyhouse.table.table import Table
from spyhouse.table.told import Told

HOST_AWAY_S = 30
"""After so long without the host, anyone may claim the table."""

Answer = Callable[[Done | No], None]

_CANNOT_READ = "The house cannot read this table just now. Please come back in a moment."
_JOINED = b'{"type":"Joined"'

_log = logging.getLogger("spyhouse.room")
encode = msgspec.json.Encoder().encode


def _to_nobody(reply: Done | No) -> None:
    """The house itself needs no answer."""


class _Work(NamedTuple):
    deeds: Sequence[Deed]
    person: str
    command: str
    answer: Answer
    at: int = 0
    """Not before this time of the house clock."""
    tries: int = 5
    """Against other servers that write first."""


class _Arrival(NamedTuple):
    listener: Listener
    seq: int


class _ReadOn(NamedTuple):
    """Other servers wrote up to here, for all we know."""

    seq: float


class Room:
    """One table with its listeners, its timer and its bots. Folded from its log, and refolded whenever
    memory and log might differ."""

    __slots__ = (
        "__weakref__", "_at", "_newest", "_queue", "_rested", "_timer", "audience", "bots", "busy", "hints",
        "house", "stored", "table",
    )  # fmt: skip

    def __init__(self, house: House, table: Table, entries: Sequence[Entry]) -> None:
        """`entries` is the log that `table` was folded from."""
        self.house = house
        self.table = table
        self.audience = Audience(house)
        self._newest = _joined(entries)
        self.stored = table.seq
        """The last entry that is in the log for certain; while one is being stored the table is ahead."""
        self._at = entries[-1].at
        """When the last entry was written: a table's log never goes back in time."""
        self._queue: deque[_Work | _Arrival | _ReadOn] = deque()
        self.busy = False
        """Something is being stored; whatever comes meanwhile waits its turn."""
        self._rested: asyncio.Future[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self.bots = Bots(self)
        self.hints = Hints(self)

    # --- people come and go

    def enter(self, listener: Listener, seq: int) -> None:
        """Welcome them; from now on they hear what they may know."""
        self._put(_Arrival(listener, seq))

    def _let_in(self, listener: Listener, seq: int) -> None:
        try:
            self.audience.let_in(listener, self.table, seq)
        except Exception as error:
            self._note("a table cannot be shown", error, listener.person)
            listener.part(_CANNOT_READ)
            return
        self.nudge()
        if self.table.asleep:
            self.do(Woke())
        self._look_around()

    def leave(self, listener: Listener) -> None:
        if listener not in self.audience.listeners:  # gone before the door opened
            waiting = (
                each for each in self._queue if not (isinstance(each, _Arrival) and each.listener is listener)
            )
            self._queue = deque(waiting)
            return
        self.audience.let_out(listener)
        self.nudge()

    def next_person(self) -> str:
        """An id that nobody at this table has ever had."""
        self._newest += 1
        return f"p{self._newest}"

    # --- other servers

    def nudge(self) -> None:
        """Tell the others, if there are any, how far the log goes and who is here."""
        if self.house.neighbours:
            here = self.audience.attendance.here if self.audience.listeners else None
            now = self.house.clock.now()
            self.house.neighbours.nudge(Nudge(self.house.server, self.table.code, self.stored, now, here))

    def hear(self, nudge: Nudge) -> None:
        if self.audience.attendance.hear(nudge):
            self.audience.tell_presence()
        self._look_around()  # bots and clock may have become another's to mind, or ours
        self.read_on(nudge.seq)

    def read_on(self, seq: float = inf) -> None:
        """Tell everyone what other servers wrote."""
        self._put(_ReadOn(seq))

    def forget_silent_neighbours(self) -> None:
        if self.audience.attendance.forget_silent():
            self.audience.tell_presence()
        self._look_around()

    # --- things are done

    def request(self, listener: Listener, request: Request) -> None:
        def answer(reply: Done | No) -> None:
            listener.tell(encode(reply))

        deeds: Sequence[Deed] = (request.do,)
        if isinstance(request.do, Rematch):
            deeds = (request.do, NewSecret(new_secret()))
        self._put(_Work(deeds, listener.person, request.id, answer))

    def do(self, deed: Deed, answer: Answer = _to_nobody, *, at: int = 0) -> None:
        """Something the house itself does."""
        self._put(_Work((deed,), "", "", answer, at))

    async def done(self, deed: Deed, *, at: int = 0) -> None:
        """The same, and wait for it. Raises what the table would not have."""
        reply: asyncio.Future[Done | No] = asyncio.get_running_loop().create_future()
        self.do(deed, lambda answer: None if reply.done() else reply.set_result(answer), at=at)
        answer = await reply
        if isinstance(answer, No):
            raise Refused(answer.reason)

    async def settle(self) -> None:
        """Wait until everything asked for is done."""
        if self.busy:
            self._rested = self._rested or asyncio.get_running_loop().create_future()
            await asyncio.shield(self._rested)

    def close(self) -> None:
        """Out of memory it goes: no timer and no bot of it stays behind."""
        self._stop_timer()
        self.bots.close()
        self.hints.close()

    # --- one at a time

    def _put(self, work: _Work | _Arrival | _ReadOn) -> None:
        self._queue.append(work)
        if not self.busy:
            self._work_off()

    def _work_off(self) -> None:
        """Take what waits until something has to be stored. Callbacks, not tasks: a move is too small."""
        while self._queue and not self.busy:
            work = self._queue.popleft()
            if isinstance(work, _Arrival):
                self._let_in(*work)  # nobody is shown what is not stored yet
                continue
            if isinstance(work, _ReadOn):
                if work.seq > self.stored:
                    self._later(self._replay_news())
                continue
            try:
                self._begin(work)
            except Exception as error:
                self._note("a table failed", error, work.person)
                self._mend(work)
        if self._rested and not self.busy:
            self._rested.set_result(None)
            self._rested = None

    def _begin(self, work: _Work) -> None:
        table = self.table
        if work.command:
            stored = table.answer_to(work.person, work.command)
            if stored is not None:
                work.answer(Done(work.command, stored))
                return
        at = max(self._at, work.at or self.house.clock.now())
        entries: list[Entry] = []
        tolds: list[Told] = []
        try:
            self._check_presence(work)
            for deed in work.deeds:
                # What follows from a command is the house's doing: only the command itself has its id.
                person, command = ("", "") if entries else (work.person, work.command)
                tolds.append(table.do(deed, person, at, command))
                entries.append(Entry(table.seq, at, person, command, table.body(deed)))
        except SpyhouseError as no:
            self.house.refused[type(no).__name__] += 1
            if entries:
                raise  # half of it is done in memory
            work.answer(No(str(no), work.command))
            return
        self.busy = True
        storing = asyncio.ensure_future(
            self._warm_and_store(entries)
            if table.game.warm and isinstance(work.deeds[0], Start)
            else self.house.store.append(table.code, *entries)
        )
        storing.add_done_callback(partial(self._stored, work, tolds, at))

    async def _warm_and_store(self, entries: Sequence[Entry]) -> None:
        """A game begins when everyone can play it at once."""
        await asyncio.to_thread(self.table.warm)
        await self.house.store.append(self.table.code, *entries)

    def _stored(self, work: _Work, tolds: list[Told], at: int, storing: asyncio.Future[None]) -> None:
        """Acknowledged means durable: only now is anyone told."""
        error = storing.exception()
        try:
            if error:
                raise error
            self.house.done += len(tolds)
            self._at = at
            self.stored = self.table.seq
            work.answer(Done(work.command, tolds[0].seq))  # as a resend would hear it
            for told in tolds:
                self._announce(told)
            self.nudge()
            self._look_around()
        except Exception as error:
            self.house.refused[type(error).__name__] += 1
            if not isinstance(error, Conflict | StoreFailed):
                self._note("a table failed", error, work.person)
            self._mend(work, again=isinstance(error, Conflict) and work.tries > 1)
        else:
            self.busy = False
            self._work_off()

    def _mend(self, work: _Work, again: bool = False) -> None:
        """Memory and log may differ."""
        self._later(self._start_over(work, again))

    def _later(self, reading: Coroutine[Any, Any, None]) -> None:
        """Everything else waits until the log is read."""
        self.busy = True
        asyncio.get_running_loop().create_task(reading).add_done_callback(self._mended)

    def _mended(self, mending: asyncio.Task[None]) -> None:
        if not mending.cancelled() and (error := mending.exception()):
            _log.error("a table could not be mended", exc_info=error, extra={"table": self.table.code})
        self.busy = False
        self._work_off()

    async def _replay_news(self) -> None:
        """Other servers wrote: do here what they did."""
        try:
            entries = await self.house.store.log(self.table.code, after=self.stored)
            for entry in entries:
                told = self.table.replay(entry)
                if self.table.game.warm and isinstance(told.deed, Start):
                    await asyncio.to_thread(self.table.warm)
                self.stored = entry.seq
                self._at = entry.at
                self._announce(told)
            self._newest += _joined(entries)
            if self.table.asleep and self.audience.listeners:
                self._queue.append(_Work((Woke(),), "", "", _to_nobody))
            self._look_around()
        except Exception as error:
            self._note("what other servers wrote cannot be read", error)
            await self._start_over(_Work((), "", "", _to_nobody), again=False)

    def _check_presence(self, work: _Work) -> None:
        """Who is here is not in the log, so the table itself cannot ask."""
        if not isinstance(work.deeds[0], ClaimHost):
            return
        if self.audience.attendance.away_s(self.table.seats.host) < HOST_AWAY_S:
            raise Refused("The host is here. Claim the table when the host has been away for half a minute.")

    async def _start_over(self, work: _Work, again: bool) -> None:
        """Memory and log may differ: believe the log, and show everyone where things stand."""
        try:
            entries = await self._refold()
        except Exception as error:
            self._note("a table cannot be read", error)
            work.answer(No(_CANNOT_READ, work.command))
            part(self.audience.listeners, _CANNOT_READ)
            return
        if work.command and any(
            entry.command == work.command and entry.person == work.person for entry in entries
        ):  # a resend of something so old that its answer is forgotten, or of another server's
            stored = self.table.answer_to(work.person, work.command)
            work.answer(Done(work.command, self.table.public_seq if stored is None else stored))
        elif again:  # another server wrote first, and this may well come second
            self._queue.appendleft(work._replace(tries=work.tries - 1))
        else:
            work.answer(No("That could not be stored, and nothing changed. Please try again.", work.command))
        self.audience.show_all(self.table)
        self._look_around()

    def _note(self, what: str, error: Exception, person: str = "") -> None:
        _log.error(what, exc_info=error, extra={"table": self.table.code, "person": person})

    async def _refold(self) -> list[Entry]:
        entries = await self.house.store.log(self.table.code)
        self.table = await fold(self.table.code, entries)
        self.stored = self.table.seq
        self._at = entries[-1].at
        self._newest = max(self._newest, _joined(entries))
        self.bots.forget()
        return entries

    def _announce(self, told: Told) -> None:
        self.audience.announce(told, self.table)
        self.bots.hear(told)

    # --- the clock and the bots

    def _look_around(self) -> None:
        """After anything changed: what does the clock wait for, and which bot may move?"""
        self._stop_timer()
        if not self.audience.attendance.is_minded_by(self.house.server):
            return
        due = self.table.due()
        if due is not None:
            self.house.ticking.add(self)
            delay = max(0, due - self.house.clock.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._tick)
        self.bots.look()

    def _stop_timer(self) -> None:
        self.house.ticking.discard(self)
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _tick(self) -> None:
        due = self.table.due()
        if due is not None and due <= self.house.clock.now():
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

        if self.table.phase == "playing" and not self.table.asleep and not self.audience.attendance.elsewhere:
            self.do(Slept(), slept)
        else:
            slept(No(""))


async def fold(code: str, entries: Sequence[Entry]) -> Table:
    """In another thread: a long log takes its time, and so may what a game does to be ready."""

    def folded() -> Table:
        table = Table.fold(code, entries)
        table.warm()
        return table

    return await asyncio.to_thread(folded)


def _joined(entries: Sequence[Entry]) -> int:
    """How many people joined."""
    return sum(entry.body.startswith(_JOINED) for entry in entries)


def new_secret() -> str:
    """The secret half of a game's seed."""
    return secrets.token_hex(32)
