"""Events of Spy Guy."""

from typing import ClassVar, Literal, TypeAlias

import msgspec

from spyhouse.kernel import Event, LeftForGood, Skipped

Ending: TypeAlias = Literal["caught", "escaped", "practised", "stopped"]
Heat: TypeAlias = Literal["", "cold", "cool", "warm", "hot"]
"""How near a wrong tap was to a copy; "" if the level does not tell."""


class Card(msgspec.Struct, frozen=True):
    """A clue card (SG-4)."""

    kind: int
    """Index of the item in `citydraw/data/items.toml`."""
    item: str
    """Name of the item."""
    copies: int
    """Number of copies in the picture (SG-14)."""
    footprints: int
    file: int
    """File number on the card; it has no effect."""


class Space(msgspec.Struct, frozen=True):
    """A space of the track, from 0 to the port; or of the shortcut, from 1."""

    number: int
    shortcut: bool = False


class Spot(msgspec.Struct, frozen=True):
    """Position of a copy in the picture: a square of `size` around x, y."""

    x: float
    y: float
    size: float
    place: str = ""
    """Place name: "quay", or "roof/bakery" if it is part of something."""
    district: int = -1
    number: int = -1
    """Number in its district's description, from 1."""


class Marker(msgspec.Struct, frozen=True):
    """A found copy."""

    spot: Spot
    seat: int
    ms: int
    """Milliseconds since the card was turned."""


class WentOn(Event, frozen=True):
    """A player is ready for the next card."""

    seat: int


class ShortcutOffered(Event, frozen=True):
    """Spy Guy begins his turn on the arrow (SG-10), and the team chooses."""


class ShortcutVoted(Event, frozen=True):
    """A player voted on the shortcut."""

    seat: int
    take: bool


class ShortcutChosen(Event, frozen=True):
    """The team's choice about the shortcut."""

    take: bool


class Shuffled(Event, frozen=True):
    """The used cards have become the deck (SG-17)."""

    cards: int


class CardTurned(Event, frozen=True):
    """A card was turned, and the timer runs."""

    reveals: ClassVar[bool] = True

    turn: int
    card: Card
    ends: int
    """Table-clock time at which the timer runs out."""


class Found(Event, frozen=True):
    """A player found a copy."""

    marker: Marker
    found: int
    """Number of copies found so far."""


class MoritzSpotted(Event, frozen=True):
    """A player spotted Doctor Moritz among the passers-by: a bonus without effect on the game."""

    marker: Marker


class TappedWrong(Event, frozen=True):
    """Your tap was not on the sought item; sent to that player only (SG-16)."""

    x: float
    y: float
    marked: bool
    """The tap was on a copy that was found before."""
    locked_until: int
    """Table-clock time until which the player cannot tap; 0 if they can."""
    heat: Heat = ""
    district: int = -1
    number: int = -1
    """Number of the marked description; x and y are meaningless then."""


class DescribedItem(msgspec.Struct, frozen=True):
    """A described thing in the city."""

    item: str
    colour: str
    place: str
    """Its place: a red telephone, on the quay. The description does not say whether it counts."""


class Passer(msgspec.Struct, frozen=True):
    """A described passer-by; Doctor Moritz, too, is described only by his looks."""

    who: Literal["stranger", "cat", "painter", "tuba"]


class DistrictTold(Event, frozen=True):
    """The description of a district, sent to the player who asked (SG-21)."""

    district: int
    things: tuple[DescribedItem, ...]
    """Things from left to right, numbered from 1."""
    again: int
    """Table-clock time from which the player can ask for another district or mark something."""
    passers: tuple[Passer, ...] = ()
    """Notable passers-by, if any. Their numbers follow those of the things."""


class SaidDone(Event, frozen=True):
    """A player is done searching, or withdraws it."""

    seat: int
    on: bool


class SearchEnded(Event, frozen=True):
    """The search is over: finds are counted, and missed copies are shown."""

    reveals: ClassVar[bool] = True

    why: Literal["time", "all", "done", "stopped"]
    """time: the timer ran out. all: every copy is found. done: all players are done (SG-14). stopped: by
    the host."""
    found: int
    missed: tuple[Spot, ...]


class SpyGuyWent(Event, frozen=True):
    """Spy Guy walked one space per found copy, up to where he caught Doctor Moritz."""

    path: tuple[Space, ...]
    """The spaces of his way, starting with the one he left; only that one if he stays."""


class MoritzWent(Event, frozen=True):
    """Doctor Moritz walked."""

    path: tuple[Space, ...]
    """The spaces of his way, starting with the one he left."""


class GameEnded(Event, frozen=True):
    """The game is over: Doctor Moritz was caught or escaped, a practice ended, or the host stopped it."""

    how: Ending
    wrong: tuple[int, ...]
    """Wrong taps by seat; hidden until now."""


SpyGuyEvent = (
    WentOn | ShortcutOffered | ShortcutVoted | ShortcutChosen | Shuffled | CardTurned | Found | MoritzSpotted
    | TappedWrong | DistrictTold | SaidDone | SearchEnded | SpyGuyWent | MoritzWent | Skipped
    | LeftForGood | GameEnded
)  # fmt: skip
