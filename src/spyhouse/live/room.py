"""A live table: commands go in one at a time, are decided, stored, and only then done and told.

Memory is never ahead of the log. Whatever the store does, the room goes on from what the log says.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Iterable, Sequence
from functools import partial
from itertools import chain, repeat
from math import inf
from typing import Any

import msgspec

from spyhouse.kernel import SpyhouseError
from spyhouse.live.audience import Audience
from spyhouse.live.bots import Bots
from spyhouse.live.cluster import Nudge
from spyhouse.live.folding import folded, new_secret
from spyhouse.live.hints import Hints
from spyhouse.live.services import A_DAY_MS, Listener, Services
from spyhouse.live.work import Answer, Arrival, NotNow, ReadOn, Work, to_nobody
from spyhouse.store import Conflict, StoreFailed
from spyhouse.table.apply import apply
from spyhouse.table.command import Command
from spyhouse.table.commands.house import Slept, Visited, Woke
from spyhouse.table.commands.play import Ticked
from spyhouse.table.decide import decide
from spyhouse.table.entry import Entry, Line, read
from spyhouse.table.messages import Done, No, Request
from spyhouse.table.refused import Refused
from spyhouse.table.result import Result
from spyhouse.table.table import Table

_CANNOT_SHOW = "The house cannot show this table just now. Please come back in a moment."
_NOT_NOW = "Not now: the house cannot write anything down. Your table is safe and goes on by itself."
_NOT_STORED = "That could not be stored, and nothing changed. Please try again."
_PAUSES_S = (0.1, 0.2, 0.5, 1.0, 2.0)
"""Between two looks at a store in trouble; the last again and again."""
_WORTH_STANDING_STILL_MS = 1000
"""So long a trouble gives back to those who think."""

_log = logging.getLogger("spyhouse.room")
encode = msgspec.json.Encoder().encode


class Room:
    """One table with its listeners, its timer and its bots."""

    __slots__ = (
        "__weakref__", "_given", "_mending", "_queue", "_rested", "_timer", "audience", "bots", "busy",
        "hints", "in_trouble", "services", "table",
    )  # fmt: skip

    def __init__(self, services: Services, table: Table) -> None:
        self.services = services
        self.table = table
        self.audience = Audience(services)
        self._given = table.seats.joined
        self._queue: deque[Work | Arrival | ReadOn] = deque()
        self.busy = False
        """Something is being stored or read; whatever comes meanwhile waits its turn."""
        self.in_trouble = False
        """The store failed, and the log could not be read since: nothing is done until it is."""
        self._mending: asyncio.Task[None] | None = None
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
            self._note("a table cannot be shown", error, listener.person)
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
            waiting = (
                each for each in self._queue if not (isinstance(each, Arrival) and each.listener is listener)
            )
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
        if self.services.cluster:
            here = self.audience.presence.here if self.audience.listeners else None
            now = self.services.clock.now()
            self.services.cluster.nudge(
                Nudge(self.services.server, self.table.code, self.table.seq, now, here)
            )

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

        self._put(Work(request.do, listener.person, request.id, answer, request.after))

    def do(self, command: Command, answer: Answer = to_nobody, *, at: int = 0) -> None:
        """Something the house itself does."""
        self._put(Work(command, "", "", answer, at=at))

    async def done(self, command: Command, *, at: int = 0) -> None:
        """The same, and wait for it. Raises what the table would not have."""
        reply: asyncio.Future[Done | No] = asyncio.get_running_loop().create_future()
        self.do(command, lambda answer: None if reply.done() else reply.set_result(answer), at=at)
        answer = await reply
        if isinstance(answer, No):
            raise NotNow(answer.reason) if answer.again else Refused(answer.reason)

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
        if self._mending:
            self._mending.cancel()

    # --- one at a time

    def _put(self, work: Work | Arrival | ReadOn) -> None:
        if self.in_trouble:
            self._put_off(work)
            return
        self._queue.append(work)
        if not self.busy:
            self._work_off()

    def _work_off(self) -> None:
        """Take what waits until something has to be stored. Callbacks, not tasks: a move is too small."""
        while self._queue and not self.busy:
            work = self._queue.popleft()
            if isinstance(work, Arrival):
                self._let_in(*work)
            elif isinstance(work, Work):
                self._begin(work)
            elif work.seq > self.table.seq:
                self._later(self._catch_up())
        if not self.busy:
            self._rest()

    def _begin(self, work: Work) -> None:
        table = self.table
        if work.id:
            stored = table.answer_to(work.person, work.id)
            if stored is not None:
                work.answer(Done(work.id, stored))
                return
        at = work.at or self.services.clock.now()
        try:
            entries = decide(table, work.command, work.person, at, work.id, after=work.after, outside=self)
        except SpyhouseError as no:
            self.services.refused[type(no).__name__] += 1
            work.answer(No(str(no), work.id))
            return
        except Exception as error:  # a fault of our own; nothing has changed
            self._note("a command could not be decided", error, work.person)
            work.answer(No("Something went wrong in the house, and nothing changed.", work.id))
            return
        self.busy = True
        storing = asyncio.ensure_future(
            self._warm_and_store(entries)
            if table.game.pictures and entries[0].deals
            else self.services.store.append(table.code, *[entry.line() for entry in entries])
        )
        storing.add_done_callback(partial(self._stored, work, entries))

    async def _warm_and_store(self, entries: Sequence[Entry]) -> None:
        """A game begins when everyone can play it at once."""
        played, pictures = entries[0].played, self.table.game.pictures
        if played and pictures:
            await asyncio.to_thread(pictures.warm, played.state)
        await self.services.store.append(self.table.code, *[entry.line() for entry in entries])

    def _stored(self, work: Work, entries: Sequence[Entry], storing: asyncio.Future[None]) -> None:
        """Acknowledged means durable: only now does it happen, and only now is anyone told."""
        error = storing.exception()
        if error:
            self.services.refused[type(error).__name__] += 1
            at = entries[0].at
            self._later(self._overtaken(work) if isinstance(error, Conflict) else self._failed(work, at))
            return
        self.services.done += len(entries)
        finished = self.table.last_over
        try:
            results = [apply(self.table, entry) for entry in entries]
            work.answer(Done(work.id, results[0].seq))  # as a resend would hear it
            for result in results:
                self._announce(result)
        except Exception as fault:  # stored is stored: what went wrong is ours to mend
            self._note("a table failed", fault, work.person)
            self._later(self._stumbled(work))
            return
        if self.table.last_over != finished:
            self.services.keeper.keep(self.table.code, self.table.last_over)
        self.nudge()
        self._look_around()
        self.busy = False
        self._work_off()

    def _later(self, reading: Coroutine[Any, Any, None]) -> None:
        """Everything else waits until the log is read."""
        self.busy = True
        self._mending = asyncio.get_running_loop().create_task(reading)
        self._mending.add_done_callback(self._mended)

    def _mended(self, mending: asyncio.Task[None]) -> None:
        if mending.cancelled():
            return
        if error := mending.exception():
            _log.error("a table could not be mended", exc_info=error, extra={"table": self.table.code})
        self._mending = None
        self.busy = self.in_trouble = False
        self._look_around()
        self._work_off()

    def _rest(self) -> None:
        if self._rested:
            self._rested.set_result(None)
            self._rested = None

    # --- reading the log again

    async def _overtaken(self, work: Work) -> None:
        """Another server wrote first, and this may well come second; or it is in the log already."""
        before = self.table.seq
        await self._catch_up()
        if work.id:
            stored = self.table.answer_to(work.person, work.id)
            if stored is None and self.table.seq == before and await self._is_in_the_log(work):
                stored = self.table.public_seq  # a resend of something so old that its answer is forgotten
            if stored is not None:
                work.answer(Done(work.id, stored))
                return
        if work.tries > 1:
            self._queue.appendleft(work._replace(tries=work.tries - 1))
        else:
            work.answer(No(_NOT_STORED, work.id, again=True))

    async def _stumbled(self, work: Work) -> None:
        await self._start_over()
        stored = self.table.answer_to(work.person, work.id) if work.id else None
        work.answer(Done(work.id, self.table.public_seq if stored is None else stored))

    async def _failed(self, work: Work, at: int) -> None:
        """Nobody knows whether it was stored: only the log can tell."""
        await self._catch_up()
        stored = self.table.answer_to(work.person, work.id) if work.id else None
        work.answer(No(_NOT_STORED, work.id, again=True) if stored is None else Done(work.id, stored))
        lost = self.services.clock.now() - at
        if lost > _WORTH_STANDING_STILL_MS and self.table.due() is not None and self._is_mine_to_mind():
            self._queue.extendleft((Work(Woke(), "", "", to_nobody), Work(Slept(), "", "", to_nobody, at=at)))

    async def _catch_up(self) -> None:
        """Do here what the log has more than memory."""
        try:
            for line in await self._news():
                result = apply(self.table, read(line))
                if self.table.game.pictures and result.effect.dealt:
                    await asyncio.to_thread(self.table.warm)
                self._announce(result)
        except Exception as error:
            self._note("what is in the log cannot be done", error)
            await self._start_over()
        if self.table.asleep and self.audience.listeners:
            self._queue.append(Work(Woke(), "", "", to_nobody))

    async def _start_over(self) -> None:
        """Our own memory failed us: fold the whole log, and show everyone where things stand."""
        try:
            self.table = await folded(self.table.code, await self.services.store.log(self.table.code))
        except Exception as error:
            self._note("a table cannot be read", error)
            self.audience.part_all("busy", _CANNOT_SHOW)
            return
        self.bots.forget()
        self.audience.show_all(self.table)

    async def _news(self) -> Sequence[Line]:
        """What the log has more than memory, as soon as it can be read."""
        for pause in chain(_PAUSES_S, repeat(_PAUSES_S[-1])):
            try:
                news = await self.services.store.log(self.table.code, after=self.table.seq)
                self.in_trouble = False
                return news
            except StoreFailed as error:
                if not self.in_trouble:
                    self._note("a table's log cannot be read", error)
                    self._get_into_trouble()
                await asyncio.sleep(pause)
        raise AssertionError("it never ends")

    def _get_into_trouble(self) -> None:
        """Nobody knows where things stand until the log can be read. Say so to whoever waits."""
        self.in_trouble = True
        self._stop_timer()
        waiting, self._queue = self._queue, deque()
        for work in waiting:
            self._put_off(work)
        self._rest()

    def _put_off(self, work: Work | Arrival | ReadOn) -> None:
        if isinstance(work, Work):
            work.answer(No(_NOT_NOW, work.id, again=True))
        elif isinstance(work, Arrival):
            self._let_in(*work)  # what they are shown is in the log

    async def _is_in_the_log(self, work: Work) -> bool:
        lines: Iterable[Line] = await self.services.store.log(self.table.code)
        return any(line.command == work.id and line.person == work.person for line in lines)

    def _note(self, what: str, error: Exception, person: str = "") -> None:
        _log.error(what, exc_info=error, extra={"table": self.table.code, "person": person})

    def _announce(self, result: Result) -> None:
        self.audience.announce(result, self.table)
        self.bots.hear(result)

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
