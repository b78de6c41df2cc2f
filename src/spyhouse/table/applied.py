"""The effect of an applied log entry, and what each viewer may see of it."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from spyhouse.kernel import Event
from spyhouse.table.command import Command, CommandEffect
from spyhouse.table.messages import Happened


class AppliedEntry(Struct, frozen=True):
    """A log entry that has been applied, with its effect."""

    command: Command
    person: str
    at: int
    """Time in ms on the table clock."""
    seq: int
    """Number of public entries up to and including this one."""
    effect: CommandEffect

    @property
    def events(self) -> Sequence[Event]:
        """All events of the entry."""
        return self.effect.events

    @property
    def public(self) -> bool:
        """Whether everybody may see the entry."""
        return self.effect.visible_to is None

    def as_seen_by(self, seats: Sequence[int]) -> Happened | None:
        """Return the entry as seen from these seats, or None if they may not see it.

        No seats means a watcher.
        """
        knowing = self.effect.visible_to
        if knowing is not None and knowing.isdisjoint(seats):
            return None
        events = [event for event in self.events if event.only is None or _any_of(seats, event.only)]
        did = self.command
        return Happened(self.seq, self.at, did.actor(self.person), did.public_form(), events, did.reason())

    def public_part(self) -> "AppliedEntry":
        """Return the entry as a watcher sees it."""
        return replace(
            self, effect=CommandEffect(events=[event for event in self.events if event.only is None])
        )


def _any_of(seats: Sequence[int], recipients: Sequence[int]) -> bool:
    return not set(seats).isdisjoint(recipients)
