"""Bots at a live table. They think in worker threads and wait about as long as a person would."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import partial
from typing import Any

import msgspec

from spyhouse.kernel import Bot, Move, Phrase, View
from spyhouse.live.bot_restore import Observations, restore_bot
from spyhouse.live.chat_responder import ChatResponder
from spyhouse.live.room_interfaces import BotRoom
from spyhouse.store import StoreFailed
from spyhouse.table.applied import AppliedEntry
from spyhouse.table.commands.play import BotPlayed
from spyhouse.table.commands.server import BotTold
from spyhouse.table.messages import Done, No
from spyhouse.table.table_view import BotPace

STRIKES = 3
PACE_FACTORS: dict[BotPace, float] = {"slow": 1.8, "usual": 1.0, "quick": 0.4, "at once": 0.0}
"""Factors on the time a person would take."""

Note = dict[str, Any]
"""A bot's debrief as stored in the log."""

_log = logging.getLogger("spyhouse.bots")


class BotManager:
    """All bots of one table. A bot is created at its first turn and dropped after an undo."""

    __slots__ = ("_chat_responder", "_players")

    def __init__(self) -> None:
        self._players: dict[int, _BotSeat] = {}
        self._chat_responder = ChatResponder()

    def on_result(self, room: BotRoom, result: AppliedEntry) -> None:
        """Queue the visible events of an applied entry for every bot."""
        self._chat_responder.on_result(room, result, PACE_FACTORS[room.table.bot_pace])
        if result.effect.history_changed:
            self.reset()
        elif result.effect.game_changed:
            for player in self._players.values():
                player.on_result(result)
                if room.table.phase == "over":
                    player.flush_debrief()

    def schedule(self, room: BotRoom) -> None:
        """Ask bots that may move and are not thinking yet."""
        if not room.audience.listeners:
            return  # bots do not play while nobody watches
        for seat, level in room.table.bots_to_move():
            player = self._players.get(seat)
            if player is None or player.level != level:
                if player:
                    player.close()
                schedule = partial(self.schedule, room)
                player = self._players[seat] = _BotSeat(room, seat, level, schedule)
            player.request_move()

    def reset(self) -> None:
        """Drop all bots. They are rebuilt from the log when they are next to move."""
        for player in self._players.values():
            player.close()
        self._players.clear()

    def close(self) -> None:
        """Cancel all thinking and all chat replies."""
        self._chat_responder.close()
        self.reset()


class _Phase(Enum):
    """What the bot of a seat is doing."""

    IDLE = auto()
    THINKING = auto()
    """A worker thread restores the bot or chooses its move."""
    PAUSING = auto()
    """A move is chosen, and a timer runs for as long as a person would take."""
    SUBMITTED = auto()
    """The move is in the room's queue."""
    OBSERVING = auto()
    """A worker thread shows the bot the end of the game."""
    CLOSED = auto()


_NEXT_PHASES = {
    _Phase.IDLE: {_Phase.THINKING, _Phase.OBSERVING, _Phase.CLOSED},
    _Phase.THINKING: {_Phase.IDLE, _Phase.PAUSING, _Phase.CLOSED},
    _Phase.PAUSING: {_Phase.SUBMITTED, _Phase.CLOSED},
    _Phase.SUBMITTED: {_Phase.IDLE, _Phase.CLOSED},
    _Phase.OBSERVING: {_Phase.IDLE, _Phase.CLOSED},
    _Phase.CLOSED: {_Phase.CLOSED},
}


class _BotSeat:
    """The bot of one seat: a state machine over `_Phase`, whose transitions are `_NEXT_PHASES`."""

    def __init__(self, room: BotRoom, seat: int, level: str, schedule: Callable[[], None]) -> None:
        self.seat = seat
        self.level = level
        self._room = room
        self._schedule = schedule
        self._bot: Bot | None = None
        self._pending: Observations = []
        self._phase = _Phase.IDLE
        self._running: asyncio.Task[None] | asyncio.TimerHandle | None = None
        """The task or timer of the current phase."""
        self._strikes = 0
        self._asked_at_seq = -1
        """The table's seq at the last request.

        A bot that chose to wait is asked again after the next entry.
        """
        self._read_up_to = 0

    def on_result(self, result: AppliedEntry) -> None:
        """Queue the events that this seat may see."""
        events = [event for event in result.events if event.visible_to(self.seat)]
        state = self._room.table.state
        if events and state:
            self._pending.append((events, state.view(self.seat)))

    def request_move(self) -> None:
        """Start thinking, unless a move is pending or nothing has happened since the last request."""
        if self._phase is _Phase.IDLE and self._asked_at_seq != self._room.table.seq:
            self._asked_at_seq = self._room.table.seq
            if self._bot is None:
                self._pending.clear()  # the bot is built from the log up to here
                self._read_up_to = self._room.table.seq
            self._enter(_Phase.THINKING, asyncio.get_running_loop().create_task(self._think()))

    def flush_debrief(self) -> None:
        """Let the bot observe the end of the game: it may have notes to store."""
        if self._bot is not None and self._phase is _Phase.IDLE and self._pending:
            run = asyncio.get_running_loop().create_task(self._observe(self._bot))
            self._enter(_Phase.OBSERVING, run)

    def close(self) -> None:
        """Cancel thinking and any waiting move."""
        if self._running:
            self._running.cancel()
        self._enter(_Phase.CLOSED)

    def _enter(self, phase: _Phase, running: asyncio.Task[None] | asyncio.TimerHandle | None = None) -> None:
        assert phase in _NEXT_PHASES[self._phase], f"a bot cannot go from {self._phase} to {phase}"
        self._phase = phase
        self._running = running

    async def _think(self) -> None:
        started = time.monotonic()
        try:
            move, pace, why = await self._choose()
        except StoreFailed:  # not a failure of the bot
            await self._room.services.health.check_after_failure(self._room.services.clock.now())
            await self._room.services.health.wait_until_healthy()
            self._asked_at_seq = -1
            move, pace, why = None, 0, ""
        except Exception as error:
            _log.error("bot failed", exc_info=error, extra={"table": self._room.table.code})
            self._bot = None
            self._strike()
            move, pace, why = None, 0, ""
        if self._phase is _Phase.CLOSED:
            return
        if move is None:
            self._enter(_Phase.IDLE)
            if self._room.table.phase == "over":
                self.flush_debrief()
            else:
                self.request_move()  # does nothing if the table has not changed meanwhile
            return
        table = self._room.table
        takes = (
            max(pace * PACE_FACTORS[table.bot_pace], table.game.table.pause_ms)
            / 1000
            * self._room.services.bot_pace
        )
        wait = max(0.0, takes - (time.monotonic() - started))
        timer = asyncio.get_running_loop().call_later(wait, self._play, move, why)
        self._enter(_Phase.PAUSING, timer)

    async def _choose(self) -> tuple[Move | None, int, Phrase | str]:
        room = self._room
        if self._strikes >= STRIKES:
            return self._random_move(), 1500, ""
        bot = self._bot or await self._restore()
        state = room.table.state
        if state is None:
            return None, 0, ""
        bots = {seat for seat, _ in room.table.seats.bots()}
        bot.people = frozenset(range(state.seats)) - bots
        view, legal = state.view(self.seat), state.legal(self.seat)
        news, self._pending = self._pending, []
        move, pace, notes = await room.services.bot_workers.run(
            room.audience.quota_address, _choose, bot, news, view, legal
        )
        self._store_notes(notes)
        return move, pace, bot.why if room.table.game.table.shared_view else ""

    async def _observe(self, bot: Bot) -> None:
        news, self._pending = self._pending, []
        try:
            workers, owner = self._room.services.bot_workers, self._room.audience.quota_address
            self._store_notes(await workers.run(owner, _listen, bot, news))
        except Exception as error:
            _log.error("bot failed", exc_info=error, extra={"table": self._room.table.code})
        if self._phase is not _Phase.CLOSED:
            self._enter(_Phase.IDLE)

    def _store_notes(self, notes: Sequence[Note]) -> None:
        if self._phase is not _Phase.CLOSED:
            for note in notes:
                self._room.submit(BotTold(self.seat, note))

    async def _restore(self) -> Bot:
        room = self._room
        lines = await room.services.store.read_log(room.table.code)
        known = [line for line in lines if line.seq <= self._read_up_to]
        bot, _ = await room.services.bot_workers.run_without_timeout(
            room.audience.quota_address, restore_bot, room.table.code, known, self.seat, self.level
        )
        bot.reword = room.services.reword
        self._bot = bot
        return bot

    def _play(self, move: Move, why: Phrase | str) -> None:
        self._enter(_Phase.SUBMITTED)
        self._room.submit(BotPlayed(self.seat, move, why), self._played)

    def _played(self, reply: Done | No) -> None:
        if self._phase is _Phase.CLOSED:
            return
        self._enter(_Phase.IDLE)
        if self._room.table.phase == "over":
            self.flush_debrief()
        if isinstance(reply, Done):
            self._strikes = 0
            return  # the room calls schedule() after the broadcast
        if reply.again:
            self._asked_at_seq = -1  # the room calls schedule() when the store is back
            return
        if self._asked_at_seq == self._room.table.seq:  # the position is unchanged, so the bot was wrong
            _log.error("bot chose an illegal move", extra={"table": self._room.table.code})
            self._strike()
        self._schedule()

    def _strike(self) -> None:
        """Count a failure. After `STRIKES` in a row, the seat plays random moves."""
        self._strikes += 1
        self._asked_at_seq = -1

    def _random_move(self) -> Move | None:
        state = self._room.table.state
        legal = state.legal(self.seat) if state else ()
        return secrets.choice(legal) if legal else None


def _choose(
    bot: Bot, news: Observations, view: View, legal: Sequence[Move]
) -> tuple[Move | None, int, list[Note]]:
    notes = _listen(bot, news)
    move = bot.choose(view, legal)
    return move, bot.thinking_ms(move) if move is not None else 0, notes


def _listen(bot: Bot, news: Observations) -> list[Note]:
    """Let the bot observe the events. Return its notes."""
    notes = []
    for events, seen in news:
        bot.observe(events, seen)
        note = bot.debrief()
        if note is not None:
            notes.append(msgspec.to_builtins(note))
    return notes
