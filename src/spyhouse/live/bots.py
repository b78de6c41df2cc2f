"""Bots at a live table: they think in other threads, take a person's time, and never keep people waiting."""

import asyncio
import logging
import secrets
import time
import weakref
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from spyhouse.kernel import Bot, Move, Phrase, View
from spyhouse.live.chatter import Chatter
from spyhouse.live.memory import Seen, remember
from spyhouse.store import StoreFailed
from spyhouse.table.command import BotPace
from spyhouse.table.commands.house import BotTold
from spyhouse.table.commands.play import BotPlayed
from spyhouse.table.messages import Done, No
from spyhouse.table.result import Result

if TYPE_CHECKING:
    from spyhouse.live.room import Room

STRIKES = 3
PACES: dict[BotPace, float] = {"slow": 1.8, "usual": 1.0, "quick": 0.4, "at once": 0.0}
"""What a person would take, times this."""

Note = dict[str, Any]
"""What a bot tells, as it goes into the log."""

_log = logging.getLogger("spyhouse.bots")


class Bots:
    """All bots of one table. Each lives from its first turn until the game is over or a step is undone."""

    __slots__ = ("_chatter", "_players", "_room")

    def __init__(self, room: "Room") -> None:
        # Weak, so that a room that falls asleep leaves memory at once and not with the garbage.
        self._room: Room = weakref.proxy(room)
        self._players: dict[int, _Player] = {}
        self._chatter = Chatter(self._room)

    def hear(self, result: Result) -> None:
        """Something was stored: every bot is told what its seat may know."""
        self._chatter.hear(result, PACES[self._room.table.bot_pace])
        if result.effect.new_past:
            self.forget()
        elif result.effect.game_changed:
            for player in self._players.values():
                player.hear(result)
                if self._room.table.phase == "over":
                    player.say_goodbye()

    def look(self) -> None:
        """Ask those who may move and are not thinking already."""
        if not self._room.audience.listeners:
            return  # they do not play on alone
        for seat, level in self._room.table.bots_to_move():
            player = self._players.get(seat)
            if player is None or player.level != level:
                if player:
                    player.close()
                player = self._players[seat] = _Player(self._room, seat, level)
            player.ask()

    def forget(self) -> None:
        """The past has changed: they will read it again when they are next to move."""
        for player in self._players.values():
            player.close()
        self._players.clear()

    def close(self) -> None:
        self._chatter.close()
        self.forget()


class _Player:
    def __init__(self, room: "Room", seat: int, level: str) -> None:
        self.seat = seat
        self.level = level
        self._room = room
        self._bot: Bot | None = None
        self._news: Seen = []
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._busy = False
        """From being asked until its move is stored or refused."""
        self._strikes = 0
        self._asked = -1
        """The table's seq when it was last asked: a bot that chose to wait waits for something new."""
        self._read_up_to = 0
        self._closed = False

    def hear(self, result: Result) -> None:
        events = [event for event in result.events if event.told_to(self.seat)]
        state = self._room.table.state
        if events and state:
            self._news.append((events, state.view(self.seat)))

    def ask(self) -> None:
        if not self._busy and self._asked != self._room.table.seq:
            self._busy = True
            self._asked = self._room.table.seq
            self._task = asyncio.get_running_loop().create_task(self._think())
            if self._bot is None:
                self._news.clear()  # it will read everything up to now in the log
                self._read_up_to = self._room.table.seq

    def say_goodbye(self) -> None:
        """Nobody will ask it for a move again, but it may have something to tell."""
        if self._bot is not None and not self._busy and self._news:
            self._busy = True
            self._task = asyncio.get_running_loop().create_task(self._listen(self._bot))

    def close(self) -> None:
        self._closed = True
        if self._timer:
            self._timer.cancel()
        if self._task:
            self._task.cancel()

    async def _think(self) -> None:
        started = time.monotonic()
        try:
            move, pace, why = await self._choose()
        except StoreFailed:  # not the bot's fault
            await self._room.services.health.is_well(self._room.services.clock.now())
            await self._room.services.health.over()
            self._asked = -1
            move, pace, why = None, 0, ""
        except Exception as error:
            _log.error("a bot failed", exc_info=error, extra={"table": self._room.table.code})
            self._bot = None
            self._strike()
            move, pace, why = None, 0, ""
        self._task = None
        if self._closed:
            return
        if move is None:
            self._busy = False
            if self._room.table.phase == "over":
                self.say_goodbye()
            else:
                self.ask()  # unless nothing happened while it thought
            return
        takes = pace / 1000 * self._room.services.bot_pace * PACES[self._room.table.bot_pace]
        wait = max(0.0, takes - (time.monotonic() - started))
        self._timer = asyncio.get_running_loop().call_later(wait, self._play, move, why)

    async def _choose(self) -> tuple[Move | None, int, Phrase | str]:
        room = self._room
        if self._strikes >= STRIKES:
            return self._any_move(), 1500, ""
        bot = self._bot or await self._remember()
        state = room.table.state
        if state is None:
            return None, 0, ""
        bots = {seat for seat, _ in room.table.seats.bots()}
        bot.people = frozenset(range(state.seats)) - bots
        view, legal = state.view(self.seat), state.legal(self.seat)
        news, self._news = self._news, []
        move, pace, notes = await room.services.thinkers.think(
            room.audience.address, _choose, bot, news, view, legal
        )
        self._tell(notes)
        return move, pace, bot.why if room.table.game.table.open_reasons else ""

    async def _listen(self, bot: Bot) -> None:
        news, self._news = self._news, []
        try:
            thinkers, whose = self._room.services.thinkers, self._room.audience.address
            self._tell(await thinkers.think(whose, _listen, bot, news))
        except Exception as error:
            _log.error("a bot failed", exc_info=error, extra={"table": self._room.table.code})
        self._task = None
        self._busy = False

    def _tell(self, notes: Sequence[Note]) -> None:
        if not self._closed:
            for note in notes:
                self._room.do(BotTold(self.seat, note))

    async def _remember(self) -> Bot:
        room = self._room
        lines = await room.services.store.log(room.table.code)
        known = [line for line in lines if line.seq <= self._read_up_to]
        bot, _ = await room.services.thinkers.recall(
            room.audience.address, remember, room.table.code, known, self.seat, self.level
        )
        bot.words = room.services.words
        self._bot = bot
        return bot

    def _play(self, move: Move, why: Phrase | str) -> None:
        self._timer = None
        body = msgspec.Raw(msgspec.json.encode(move))
        self._room.do(BotPlayed(self.seat, body, why), self._played)

    def _played(self, reply: Done | No) -> None:
        self._busy = False
        if self._room.table.phase == "over":
            self.say_goodbye()
        if isinstance(reply, Done):
            self._strikes = 0
            return  # the room looks around as soon as everyone has been told
        if reply.again:
            self._asked = -1  # not now; the room looks around as soon as it can
            return
        if self._asked == self._room.table.seq:  # nothing changed since: it was the bot's own fault
            _log.error("a bot chose an illegal move", extra={"table": self._room.table.code})
            self._strike()
        self._room.bots.look()

    def _strike(self) -> None:
        """One more try; after the third in a row, random moves until the game is over."""
        self._strikes += 1
        self._asked = -1

    def _any_move(self) -> Move | None:
        state = self._room.table.state
        legal = state.legal(self.seat) if state else ()
        return secrets.choice(legal) if legal else None


def _choose(bot: Bot, news: Seen, view: View, legal: Sequence[Move]) -> tuple[Move | None, int, list[Note]]:
    notes = _listen(bot, news)
    move = bot.choose(view, legal)
    return move, bot.pace(move) if move is not None else 0, notes


def _listen(bot: Bot, news: Seen) -> list[Note]:
    """What the bot has to tell after hearing this."""
    notes = []
    for events, seen in news:
        bot.watch(events, seen)
        note = bot.debrief()
        if note is not None:
            notes.append(msgspec.to_builtins(note))
    return notes
