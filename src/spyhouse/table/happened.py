"""Log entries as a viewer may see them."""

from collections.abc import Sequence
from typing import Any

import msgspec

from spyhouse.kernel import Phrase
from spyhouse.table.applied import AppliedEntry
from spyhouse.table.commands import AnyCommand
from spyhouse.table.table import Table


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """One log entry as this viewer may see it."""

    seq: int
    at: int
    by: str = ""
    """Person id; "" for the server, "bot" for a bot."""
    did: AnyCommand | None = None
    """The table command. Absent for moves of the game, which are described by their events."""
    events: list[Any] = []
    """The events of the game that this viewer may see."""
    why: Phrase | str = ""
    """A bot's reason for its move, in games that show reasons."""


def as_seen_by(applied: AppliedEntry, seats: Sequence[int]) -> Happened | None:
    """Return an applied entry as seen from these seats, or None if they may not see it.

    No seats means a watcher.
    """
    knowing = applied.effect.visible_to
    if knowing is not None and knowing.isdisjoint(seats):
        return None
    events = [event for event in applied.events if event.only is None or _any_of(seats, event.only)]
    did = applied.command
    return Happened(
        applied.seq, applied.at, did.actor(applied.person), did.public_form(), events, did.reason()
    )


def missed(table: Table, after: int, person: str) -> list[Happened]:
    """Return the public entries after a seq. What only this person knows is in their view."""
    seats = table.seats_of(person)
    seen = (as_seen_by(result, seats) for result in table.recent if result.seq > after)
    return [happened for happened in seen if happened is not None]


def _any_of(seats: Sequence[int], recipients: Sequence[int]) -> bool:
    return not set(seats).isdisjoint(recipients)
