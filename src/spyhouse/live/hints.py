"""Hints: what the strong bot would do in your seat, and why. It knows what you could know, no more."""

import asyncio
import logging
import weakref
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from spyhouse.kernel import Phrase, SpyhouseError
from spyhouse.live.memory import remember
from spyhouse.live.services import Listener
from spyhouse.table.entry import Line
from spyhouse.table.messages import Hint, Hinted, No, no
from spyhouse.table.refused import Refused

if TYPE_CHECKING:
    from spyhouse.live.room import Room

_LENGTH = 1024
"""An answer takes this many bytes, or a multiple, so that its length does not tell which move it names."""

_log = logging.getLogger("spyhouse.hints")
_encode = msgspec.json.Encoder().encode


class Hints:
    """Each person asks one thing at a time, and gets the same answer for as long as nothing happens."""

    __slots__ = ("_given", "_room", "_thinking")

    def __init__(self, room: "Room") -> None:
        self._room: Room = weakref.proxy(room)
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._given: dict[int, tuple[int, Hinted]] = {}
        """By seat, with the entry of the log it was given after."""

    def ask(self, listener: Listener, hint: Hint) -> None:
        try:
            self._check(listener.person, hint.seat)
        except SpyhouseError as error:
            self._room.services.refused[type(error).__name__] += 1
            _answer(listener, no(error, hint.id))
            return
        seq = self._room.table.seq
        known = self._given.get(hint.seat)
        if known and known[0] == seq:
            _answer(listener, replace(known[1], id=hint.id))
        else:
            thinking = asyncio.get_running_loop().create_task(self._think(listener, hint, seq))
            self._thinking[listener.person] = thinking

    def close(self) -> None:
        for task in self._thinking.values():
            task.cancel()

    def _check(self, person: str, seat: int) -> None:
        table = self._room.table
        if not table.game.table.hints:
            raise Refused("no-hints-here", game=table.game.title)
        if not table.hints:
            raise Refused("hints-are-off")
        if seat not in table.seats_of(person):
            raise Refused("hints-for-your-seat")
        if table.state is None or not table.in_motion():
            raise Refused("nothing-to-decide")
        if seat not in table.state.to_act():
            raise Refused("not-your-move")
        if person in self._thinking:
            raise Refused("still-thinking-about-it")

    async def _think(self, listener: Listener, hint: Hint, seq: int) -> None:
        room = self._room
        table = room.table
        try:
            lines = [line for line in await room.services.store.log(table.code) if line.seq <= seq]
            move, why = await room.services.thinkers.think(
                listener.address, _hint, table.code, lines, hint.seat, table.game.table.hints
            )
            answer = Hinted(hint.id, move, why)
            self._given[hint.seat] = seq, answer
            _answer(listener, answer)
        except Exception as error:
            _log.error("a hint failed", exc_info=error, extra={"table": table.code})
            _answer(listener, no("no-idea-in-time", hint.id))
        finally:
            self._thinking.pop(listener.person, None)


def _hint(code: str, lines: Sequence[Line], seat: int, level: str) -> tuple[Any, Phrase | str]:
    bot, table = remember(code, lines, seat, level)
    assert table.state is not None, "checked before it was asked"
    move = bot.choose(table.state.view(seat), table.state.legal(seat))
    return (None if move is None else msgspec.to_builtins(move)), bot.why


def _answer(listener: Listener, answer: Hinted | No) -> None:
    text = _encode(answer)
    listener.tell(text.ljust(-(-len(text) // _LENGTH) * _LENGTH))
