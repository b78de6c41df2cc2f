"""A log entry with its effect."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from spyhouse.kernel import Event
from spyhouse.table.command import Command, CommandEffect


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

    def public_part(self) -> "AppliedEntry":
        """Return the entry as a watcher sees it."""
        return replace(
            self, effect=CommandEffect(events=[event for event in self.events if event.only is None])
        )
