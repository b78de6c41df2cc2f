"""What a seat has seen and been told of a running game, read again from the log."""

import random
import secrets
from collections.abc import Sequence

from spyhouse.kernel import Bot, Event, View
from spyhouse.table.apply import apply
from spyhouse.table.entry import Line, read
from spyhouse.table.table import Table

Seen = list[tuple[Sequence[Event], View]]


def remember(code: str, lines: Sequence[Line], seat: int, level: str) -> tuple[Bot, Table]:
    """A bot that knows all that its seat was told and saw in this game so far, and nothing else; and the
    table as it stands after the last entry."""
    table = Table(code)
    seen: Seen = []
    for line in lines:
        effect = apply(table, read(line)).effect
        if effect.dealt:
            seen.clear()
        elif effect.undone and (effect.seats is None or seat in effect.seats):
            seen.pop()
        events = [event for event in effect.events if event.told_to(seat)]
        # In an earlier game at this table there may have been no such seat.
        if events and table.state and seat < len(table.seats.chairs):
            seen.append((events, table.state.view(seat)))
    bot = table.game.bots[level](seat, table.options, random.Random(secrets.randbits(128)))
    for news, view in seen:
        bot.watch(news, view)
        bot.debrief()  # what it has to tell of the past was told when it happened
    return bot, table
