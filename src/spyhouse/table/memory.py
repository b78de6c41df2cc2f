"""What a seat has seen and been told of a running game, read again from the log."""

import random
import secrets
from collections.abc import Sequence

from spyhouse.kernel import Bot, Event, View
from spyhouse.store import Entry
from spyhouse.table.commands import Start, Undo
from spyhouse.table.table import Table

Seen = list[tuple[Sequence[Event], View]]


def remember(code: str, entries: Sequence[Entry], seat: int, level: str) -> tuple[Bot, Table]:
    """A bot that knows all that its seat was told and saw in this game so far, and nothing else; and the
    table as it stands after the last entry."""
    table = Table.fold(code, entries[:1])
    seen: Seen = []
    for entry in entries[1:]:
        told = table.replay(entry)
        if isinstance(told.deed, Start):
            seen.clear()
        elif isinstance(told.deed, Undo) and (told.seats is None or seat in told.seats):
            seen.pop()
        events = [event for event in told.events if event.told_to(seat)]
        if events and table.state:
            seen.append((events, table.state.view(seat)))
    bot = table.game.bots[level](seat, table.options, random.Random(secrets.randbits(128)))
    for news, view in seen:
        bot.watch(news, view)
        bot.debrief()  # what it has to tell of the past was told when it happened
    return bot, table
