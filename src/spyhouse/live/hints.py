"""Hints: the move that a strong bot would make in a player's seat, and why.

The bot is rebuilt from what the seat has seen, so a hint reveals nothing new.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from spyhouse.kernel import Phrase, SpyhouseError
from spyhouse.live.bot_restore import restore_bot
from spyhouse.live.listener import Listener
from spyhouse.live.services import Services
from spyhouse.table.entry import LogRow
from spyhouse.table.errors import Refused
from spyhouse.table.messages import Hint, Hinted, No, refusal
from spyhouse.table.padding import encode, pad_hint
from spyhouse.table.table import Table

_log = logging.getLogger("spyhouse.hints")


class Hints:
    """Hints of one room: one request per person at a time, cached until the table changes."""

    __slots__ = ("_cached", "_services", "_thinking")

    def __init__(self, services: Services) -> None:
        self._services = services
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._cached: dict[int, tuple[int, Hinted]] = {}
        """By seat: the log position and the hint for it."""

    def ask(self, listener: Listener, hint: Hint, table: Table) -> None:
        """Answer a hint request, from the cache or by thinking in a worker thread."""
        try:
            self._check(table, listener.person, hint.seat)
        except SpyhouseError as error:
            self._services.refusal_counts[type(error).__name__] += 1
            _answer(listener, refusal(error, hint.id))
            return
        seq = table.seq
        known = self._cached.get(hint.seat)
        if known and known[0] == seq:
            _answer(listener, replace(known[1], id=hint.id))
        else:
            thinking = asyncio.get_running_loop().create_task(self._think(listener, hint, table, seq))
            self._thinking[listener.person] = thinking

    def close(self) -> None:
        """Cancel running requests."""
        for task in self._thinking.values():
            task.cancel()

    def _check(self, table: Table, person: str, seat: int) -> None:
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

    async def _think(self, listener: Listener, hint: Hint, table: Table, seq: int) -> None:
        try:
            lines = [line for line in await self._services.store.read_log(table.code) if line.seq <= seq]
            move, why = await self._services.bot_workers.run(
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
    listener.send(pad_hint(encode(answer)))
