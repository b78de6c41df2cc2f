"""Bots in the chat: spoken to, one of them answers after a person's pause. None answers a bot, and none says
what not everybody knows: they answer from what a watcher sees."""

import asyncio
import logging
import random
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from spyhouse.kernel import Spoken
from spyhouse.live.limits import Bucket
from spyhouse.table.commands.house import BotSaid
from spyhouse.table.commands.talk import Say
from spyhouse.table.result import Result

if TYPE_CHECKING:
    from spyhouse.live.room import Room

AT_ONCE, PER_S = 3, 1 / 6
"""A table's bots say no more than so many lines in a row, and then one every six seconds."""
PAUSE_S = (1.2, 2.8)

_log = logging.getLogger("spyhouse.bots")


class Chatter:
    __slots__ = ("_breath", "_rng", "_room", "_task")

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._rng = random.Random()
        self._breath = Bucket(PER_S, AT_ONCE)
        self._task: asyncio.Task[None] | None = None

    def hear(self, result: Result, pace: float) -> None:
        """Whatever is said while a bot is about to answer is not for the bots any more."""
        room, said = self._room, result.command
        presence = room.audience.presence
        if not isinstance(said, Say) or self._task or not presence.is_minded_by(room.services.server):
            return
        bots = [
            (seat, chair.name)
            for seat, chair in enumerate(room.table.seats.chairs)
            if chair.bot and not chair.person
        ]
        seat = spoken_to(said.text, bots, presence.everyone <= {result.person}, self._rng)
        if seat is not None and self._breath.take():
            self._task = asyncio.get_running_loop().create_task(self._answer(said.text, seat, pace))

    def close(self) -> None:
        if self._task:
            self._task.cancel()

    async def _answer(self, text: str, seat: int, pace: float) -> None:
        room, table = self._room, self._room.table
        spoken = Spoken(text, seat, table.state.view(None) if table.state else None, table.options)
        try:
            think = room.services.thinkers.think
            words = await think(room.audience.address, table.game.table.chat, spoken, self._rng)
            await asyncio.sleep(self._rng.uniform(*PAUSE_S) * room.services.bot_pace * pace)
            room.do(BotSaid(seat, words))  # refused if by now nobody may speak
        except Exception as error:
            _log.error("a bot failed in the chat", exc_info=error, extra={"table": table.code})
        finally:
            self._task = None


def spoken_to(text: str, bots: Sequence[tuple[int, str]], alone: bool, rng: random.Random) -> int | None:
    """The seat of the bot that is named; any of them, where the bots are meant or nobody else is here."""
    for seat, name in sorted(bots, key=lambda bot: -len(bot[1])):
        if _says(text, re.escape(name)):
            return seat
    return rng.choice(bots)[0] if bots and (alone or _says(text, "bots?")) else None


def _says(text: str, word: str) -> bool:
    return bool(re.search(rf"(?<!\w){word}(?!\w)", text, re.IGNORECASE))
