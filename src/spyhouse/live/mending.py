"""Reading the log again: when another server wrote first, when the store failed, when our own memory did.

Only the log knows what happened. Whatever is unsure waits for it, however long that takes.
"""

import asyncio
import weakref
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from spyhouse.live.folding import folded
from spyhouse.live.health import pauses
from spyhouse.live.work import NOT_NOW, NOT_STORED, Work, to_nobody
from spyhouse.store import Conflict, StoreFailed
from spyhouse.table.apply import apply
from spyhouse.table.commands.house import Woke
from spyhouse.table.entry import Line, read
from spyhouse.table.messages import Done, No, no
from spyhouse.table.table import Table

if TYPE_CHECKING:
    from spyhouse.live.room import Room

_A_BREATH_S = 0.5
"""After a store that is well has refused something of this table."""


class Mending:
    """Each of these is run while everything else at the table waits."""

    __slots__ = ("_room", "torn")

    def __init__(self, room: "Room") -> None:
        # Weak, so that a room that falls asleep leaves memory at once and not with the garbage.
        self._room: Room = weakref.proxy(room)
        self.torn = False
        """Memory cannot be trusted, and nobody may be shown it, until the log is folded anew."""

    async def catch_up(self) -> None:
        """Do here what the log has more than memory."""
        room = self._room
        try:
            for line in await self._read(after=room.table.seq):
                result = apply(room.table, read(line))
                if room.table.game.pictures and result.effect.dealt:
                    await asyncio.to_thread(room.table.warm)
                room.announce(result)
        except Exception as error:
            room.note("what is in the log cannot be done", error)
            await self.start_over()
        if room.table.asleep and room.audience.listeners:
            room.put_first(Work(Woke(), "", "", to_nobody))

    async def start_over(self) -> None:
        """Our own memory failed us: fold the whole log, and show everyone where things stand."""
        self.torn = True
        self._room.hold()
        self._room.table = await self._folded()
        self.torn = False
        self._room.bots.forget()
        self._room.audience.show_all(self._room.table)

    # What becomes of a command: its answer, as soon as the log can tell.

    def not_stored(self, work: Work, error: BaseException, at: int) -> Coroutine[Any, Any, Done | No | None]:
        return self._overtaken(work) if isinstance(error, Conflict) else self._failed(work, error, at)

    async def _overtaken(self, work: Work) -> Done | No | None:
        """Another server wrote first, and this may well come second; or it is in the log already."""
        room = self._room
        before = room.table.seq
        await self.catch_up()
        stored = _stored(room.table, work)
        if work.id and stored is None and room.table.seq == before and await self._is_in_the_log(work):
            stored = room.table.public_seq  # a resend of something so old that its answer is forgotten
        if stored is None and work.tries > 1:
            room.put_first(work._replace(tries=work.tries - 1))
            return None
        return _answer(work, stored)

    async def _failed(self, work: Work, error: BaseException, at: int) -> Done | No | None:
        """Nobody knows whether it was stored: only the log can tell."""
        room = self._room
        room.hold(at)
        if not await room.services.health.is_well(at):
            work.answer(no(NOT_NOW, work.id, again=True))  # then the log answers
            await self.catch_up()
            return None
        room.note("something could not be stored", error, work.person)
        await asyncio.sleep(_A_BREATH_S)
        await self.catch_up()
        return _answer(work, _stored(room.table, work))

    async def stumbled(self, work: Work) -> Done | No:
        """It is stored, but doing it went wrong."""
        await self.start_over()
        table = self._room.table
        stored = _stored(table, work)
        return Done(work.id, table.public_seq if stored is None else stored)

    async def _read(self, after: int) -> Sequence[Line]:
        """What the log says from there on, as soon as it can be read."""
        room = self._room
        health, clock = room.services.health, room.services.clock
        for pause in pauses():
            await health.over()
            at = clock.now()
            try:
                return await room.services.store.log(room.table.code, after=after)
            except StoreFailed as error:
                room.hold(at)
                if await health.is_well(at):
                    room.note("a table's log cannot be read", error)
                    await asyncio.sleep(pause)
        raise AssertionError("it never ends")

    async def _folded(self) -> Table:
        code = self._room.table.code
        for pause in pauses():
            try:
                return await folded(code, await self._read(after=0))
            except Exception as error:
                self._room.note("a table cannot be read", error)
                await asyncio.sleep(pause)
        raise AssertionError("it never ends")

    async def _is_in_the_log(self, work: Work) -> bool:
        lines = await self._read(after=0)
        return any(line.command == work.id and line.person == work.person for line in lines)


def _stored(table: Table, work: Work) -> int | None:
    return table.answer_to(work.person, work.id) if work.id else None


def _answer(work: Work, stored: int | None) -> Done | No:
    return no(NOT_STORED, work.id, again=True) if stored is None else Done(work.id, stored)
