"""What one entry of the log did, and what of it a viewer may know."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from spyhouse.kernel import Event
from spyhouse.table.command import Command, Effect
from spyhouse.table.messages import Happened


class Result(Struct, frozen=True):
    command: Command
    person: str
    at: int
    """On the table's clock."""
    seq: int
    """How many things everyone may know of have happened up to and including this."""
    effect: Effect

    @property
    def events(self) -> Sequence[Event]:
        return self.effect.events

    @property
    def public(self) -> bool:
        return self.effect.seats is None

    def to(self, seats: Sequence[int]) -> Happened | None:
        """As the holder of these seats (none: a watcher) may know it; None if they may not."""
        knowing = self.effect.seats
        if knowing is not None and knowing.isdisjoint(seats):
            return None
        events = [event for event in self.events if event.only is None or _any_of(seats, event.only)]
        did = self.command
        return Happened(self.seq, self.at, did.by(self.person), did.shown(), events, did.reason())

    def for_everyone(self) -> "Result":
        """As a watcher knows it."""
        return replace(self, effect=Effect(events=[event for event in self.events if event.only is None]))


def _any_of(seats: Sequence[int], told: Sequence[int]) -> bool:
    return not set(seats).isdisjoint(told)
