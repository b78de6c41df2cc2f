"""Hints: the move that a strong bot would make in a player's seat, and why.

The bot is rebuilt from what the seat has seen, so a hint reveals nothing new.
"""

import asyncio
import logging
import weakref
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from spyhouse.kernel import Phrase, SpyhouseError
from spyhouse.live.bot_restore import restore_bot
from spyhouse.live.services import Listener
from spyhouse.table.entry import LogRow
from spyhouse.table.errors import Refused
from spyhouse.table.messages import Hint, Hinted, No, refusal

if TYPE_CHECKING:
    from spyhouse.live.room import Room

_PADDED_BYTES = 1024
"""Answers are padded to a multiple of this many bytes, so their length does not reveal the move."""

_log = logging.getLogger("spyhouse.hints")
_encode = msgspec.json.Encoder().encode


class Hints:
    """Hints of one room: one request per person at a time, cached until the table changes."""

    __slots__ = ("_cached", "_room", "_thinking")

    def __init__(self, room: "Room") -> None:
        self._room: Room = weakref.proxy(room)
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._cached: dict[int, tuple[int, Hinted]] = {}
        """By seat: the log position and the hint for it."""

    def ask(self, listener: Listener, hint: Hint) -> None:
        """Answer a hint request, from the cache or by thinking in a worker thread."""
        try:
            self._check(listener.person, hint.seat)
        except SpyhouseError as error:
            self._room.services.refusal_counts[type(error).__name__] += 1
            _answer(listener, refusal(error, hint.id))
            return
        seq = self._room.table.seq
        known = self._cached.get(hint.seat)
        if known and known[0] == seq:
            _answer(listener, replace(known[1], id=hint.id))
        else:
            thinking = asyncio.get_running_loop().create_task(self._think(listener, hint, seq))
            self._thinking[listener.person] = thinking

    def close(self) -> None:
        """Cancel running requests."""
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
        if table.state is None or not table.clock_running():
            raise Refused("nothing-to-decide")
        if seat not in table.state.to_act():
            raise Refused("not-your-move")
        if person in self._thinking:
            raise Refused("still-thinking-about-it")

    async def _think(self, listener: Listener, hint: Hint, seq: int) -> None:
        room = self._room
        table = room.table
        try:
            lines = [line for line in await room.services.store.read_log(table.code) if line.seq <= seq]
            move, why = await room.services.bot_workers.run(
                listener.address, _hint, table.code, lines, hint.seat, table.game.table.hints
            )
            answer = Hinted(hint.id, move, why)
            self._cached[hint.seat] = seq, answer
            _answer(listener, answer)
        except Exception as error:
            _log.error("hint failed", exc_info=error, extra={"table": table.code})
            _answer(listener, refusal("no-idea-in-time", hint.id))
        finally:
            self._thinking.pop(listener.person, None)


def _hint(code: str, lines: Sequence[LogRow], seat: int, level: str) -> tuple[Any, Phrase | str]:
    bot, table = restore_bot(code, lines, seat, level)
    assert table.state is not None, "_check() refuses hints without a state"
    move = bot.choose(table.state.view(seat), table.state.legal(seat))
    return (None if move is None else msgspec.to_builtins(move)), bot.why


def _answer(listener: Listener, answer: Hinted | No) -> None:
    text = _encode(answer)
    listener.send(text.ljust(-(-len(text) // _PADDED_BYTES) * _PADDED_BYTES))
