"""Chat replies of bots.

A bot answers people, never other bots, and only from what a watcher sees.
"""

import asyncio
import logging
import random
import re
from collections.abc import Sequence

from spyhouse.kernel import ChatMessage
from spyhouse.live.rate_limits import TokenBucket
from spyhouse.live.room_interfaces import BotRoom
from spyhouse.table.applied import AppliedEntry
from spyhouse.table.commands.server import BotSaid
from spyhouse.table.commands.talk import Say

BURST, RATE_PER_S = 3, 1 / 6
"""Bots of one table write at most `BURST` lines in a row, then one line every six seconds."""
PAUSE_S = (1.2, 2.8)

_log = logging.getLogger("spyhouse.bots")


class ChatResponder:
    """Writes the chat replies of one table's bots."""

    __slots__ = ("_rate_limit", "_rng", "_task")

    def __init__(self) -> None:
        self._rng = random.Random()
        self._rate_limit = TokenBucket(RATE_PER_S, BURST)
        self._task: asyncio.Task[None] | None = None

    def on_result(self, room: BotRoom, result: AppliedEntry, pace: float) -> None:
        """Start a reply if a chat line addresses a bot.

        Lines that arrive while a reply is pending are ignored.
        """
        said = result.command
        presence = room.audience.presence
        if not isinstance(said, Say) or self._task or not presence.is_leader(room.services.server):
            return
        bots = [
            (seat, chair.name)
            for seat, chair in enumerate(room.table.seats.chairs)
            if chair.bot and not chair.person
        ]
        seat = addressed_bot(said.text, bots, presence.people <= {result.person}, self._rng)
        if seat is not None and self._rate_limit.take():
            self._task = asyncio.get_running_loop().create_task(self._answer(room, said.text, seat, pace))

    def close(self) -> None:
        """Cancel a pending reply."""
        if self._task:
            self._task.cancel()

    async def _answer(self, room: BotRoom, text: str, seat: int, pace: float) -> None:
        table = room.table
        spoken = ChatMessage(text, seat, table.state.view(None) if table.state else None, table.options)
        try:
            think = room.services.bot_workers.run
            words = await think(room.audience.quota_address, table.game.table.chat, spoken, self._rng)
            await asyncio.sleep(self._rng.uniform(*PAUSE_S) * room.services.bot_pace * pace)
            room.submit(BotSaid(seat, words))  # refused if the chat is closed by now
        except Exception as error:
            _log.error("bot chat reply failed", exc_info=error, extra={"table": table.code})
        finally:
            self._task = None


def addressed_bot(text: str, bots: Sequence[tuple[int, str]], alone: bool, rng: random.Random) -> int | None:
    """Return the seat of the bot named in the text.

    If the text means bots in general, or nobody else is here, any bot is chosen. None if no bot is addressed.
    """
    for seat, name in sorted(bots, key=lambda bot: -len(bot[1])):
        if _says(text, re.escape(name)):
            return seat
    return rng.choice(bots)[0] if bots and (alone or _says(text, "bots?")) else None


def _says(text: str, word: str) -> bool:
    return bool(re.search(rf"(?<!\w){word}(?!\w)", text, re.IGNORECASE))
