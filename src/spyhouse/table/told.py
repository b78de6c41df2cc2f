"""What one entry of the log did, and what of it a viewer may know."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from spyhouse.kernel import Event
from spyhouse.table.commands import (
    BotPlayed,
    BotTold,
    Deed,
    HostPlay,
    Joined,
    NewSecret,
    Opened,
    Play,
    Ready,
    Start,
    Ticked,
)
from spyhouse.table.messages import Happened


class Effect(Struct, frozen=True):
    """What a deed changed and who may know of it."""

    table_changed: bool = False
    game_changed: bool = False
    events: Sequence[Event] = ()
    seats: frozenset[int] | None = None
    """The seats that may know of it; None for everyone, watchers included."""


class Told(Struct, frozen=True):
    deed: Deed
    person: str
    at: int
    """On the table's clock."""
    seq: int
    """How many things everyone may know of have happened up to and including this."""
    seats: frozenset[int] | None
    events: list[Event]
    table_changed: bool
    game_changed: bool

    @property
    def public(self) -> bool:
        return self.seats is None

    def to(self, seats: Sequence[int]) -> Happened | None:
        """As the holder of these seats (none: a watcher) may know it; None if they may not."""
        if self.seats is not None and self.seats.isdisjoint(seats):
            return None
        viewers: Sequence[int | None] = seats or (None,)
        events = [event for event in self.events if any(event.told_to(viewer) for viewer in viewers)]
        why = self.deed.why if isinstance(self.deed, BotPlayed) else ""
        return Happened(self.seq, self.at, self._by(), _shown(self.deed), events, why)

    def for_everyone(self) -> "Told":
        """As a watcher knows it."""
        return replace(self, events=[event for event in self.events if event.only is None])

    def _by(self) -> str:
        match self.deed:
            case BotPlayed() | BotTold():
                return "bot"
            case Joined(person=person):
                return person
            case _:
                return self.person


def seats_told(events: Sequence[Event]) -> frozenset[int] | None:
    """The seats that were told any of these; None if something was told to everyone."""
    seats: set[int] = set()
    for event in events:
        if event.only is None:
            return None
        seats.update(event.only)
    return frozenset(seats)


def _shown(deed: Deed) -> Deed | None:
    """The deed without what only the house may know; moves are told by their events instead."""
    match deed:
        case Play() | BotPlayed() | HostPlay() | Ticked():
            return None
        case Joined():
            return replace(deed, token_hash="")
        case Opened() | NewSecret():
            return replace(deed, secret="")
        case Ready() | Start():
            return replace(deed, salt="")
        case _:
            return deed
