"""Rebuilding a bot from the log."""

import random
import secrets
from collections.abc import Sequence

from spyhouse.kernel import Bot, Event, View
from spyhouse.table.apply import apply
from spyhouse.table.entry import LogRow
from spyhouse.table.log_codec import decode_row
from spyhouse.table.table import Table

Observations = list[tuple[Sequence[Event], View]]


def restore_bot(code: str, lines: Sequence[LogRow], seat: int, level: str) -> tuple[Bot, Table]:
    """Return a bot that has observed what its seat saw of this game, and the table at the last entry."""
    table = Table(code)
    seen: Observations = []
    for line in lines:
        effect = apply(table, decode_row(line)).effect
        if effect.dealt:
            seen.clear()
        elif effect.undone and (effect.visible_to is None or seat in effect.visible_to):
            seen.pop()
        events = [event for event in effect.events if event.visible_to(seat)]
        # An earlier game at this table may have had fewer seats.
        if events and table.state and seat < len(table.seats.chairs):
            seen.append((events, table.state.view(seat)))
    bot = table.game.bots[level](seat, table.options, random.Random(secrets.randbits(128)))
    for news, view in seen:
        bot.observe(news, view)
        bot.debrief()  # notes about the past were stored when they were made
    return bot, table
