"""What the table is told, as it happens."""

from typing import ClassVar, Literal, TypeAlias

import msgspec

from spyhouse.kernel import Event, LeftForGood, Skipped

Ending: TypeAlias = Literal["caught", "escaped", "practised", "stopped"]
Heat: TypeAlias = Literal["", "cold", "cool", "warm", "hot"]
"""How near a wrong tap was to a copy, as in the children's game; "" where the level does not tell."""


class Card(msgspec.Struct, frozen=True):
    """A clue card (SG-4)."""

    kind: int
    """The item, by its number in `data/items.toml`."""
    item: str
    """What it is called."""
    copies: int
    """How many there are in the picture (SG-14)."""
    footprints: int
    file: int
    """No effect in play."""


class Space(msgspec.Struct, frozen=True):
    """A space of the track, from 0, the first, to the port; or of the shortcut, from 1."""

    number: int
    shortcut: bool = False


class Spot(msgspec.Struct, frozen=True):
    """Where a copy is in the picture: a square of `size` around x, y."""

    x: float
    y: float
    size: float
    place: str = ""
    """ "quay", or "roof/bakery" where it is a part of something."""


class Marker(msgspec.Struct, frozen=True):
    """A copy that was found."""

    spot: Spot
    seat: int
    ms: int
    """How long after the card was turned."""


class WentOn(Event, frozen=True):
    """Somebody is ready for the next card."""

    seat: int


class ShortcutOffered(Event, frozen=True):
    """Spy Guy begins his turn on the arrow (SG-10)."""


class ShortcutVoted(Event, frozen=True):
    seat: int
    take: bool


class ShortcutChosen(Event, frozen=True):
    take: bool


class Shuffled(Event, frozen=True):
    """The used cards have become the deck (SG-17)."""

    cards: int


class CardTurned(Event, frozen=True):
    """The timer runs."""

    reveals: ClassVar[bool] = True

    turn: int
    card: Card
    ends: int
    """When the sand will have run out, on the table's clock."""


class Found(Event, frozen=True):
    marker: Marker
    found: int
    """So many by now."""


class MoritzSpotted(Event, frozen=True):
    """Somebody has seen Doctor Moritz himself among the passers-by: a bonus, for the glory alone."""

    marker: Marker


class TappedWrong(Event, frozen=True):
    """Told to whoever tapped, nobody else: it is not what is sought (SG-16)."""

    x: float
    y: float
    marked: bool
    """It is, but somebody found it before."""
    locked_until: int
    """Whoever tapped cannot tap again before then, on the table's clock; 0 if they can."""
    heat: Heat = ""


class Told(msgspec.Struct, frozen=True):
    """Something in the city, as one would describe it who looks at it."""

    item: str
    colour: str
    place: str
    """A red telephone, on the quay. Whether it counts is for you to say."""
    x: float
    y: float


class Passer(msgspec.Struct, frozen=True):
    """Somebody in the street, as one would describe them: Doctor Moritz too is told by his looks alone."""

    who: Literal["stranger", "cat", "painter", "tuba"]
    x: float
    y: float


class DistrictTold(Event, frozen=True):
    """What is to be seen in a district, told to whoever asked (SG-21)."""

    district: int
    things: tuple[Told, ...]
    """From left to right."""
    again: int
    """They can have another one told from then on, on the table's clock."""
    passers: tuple[Passer, ...] = ()
    """Who is worth a look, if there is anybody."""


class SaidDone(Event, frozen=True):
    """Somebody has searched enough, or no longer says so."""

    seat: int
    on: bool


class SearchEnded(Event, frozen=True):
    """The markers are counted, and what nobody found is shown."""

    reveals: ClassVar[bool] = True

    why: Literal["time", "all", "done", "stopped"]
    """The sand has run out; every copy is found; all say that they are done (SG-14); the host's stop."""
    found: int
    missed: tuple[Spot, ...]


class SpyGuyWent(Event, frozen=True):
    """One space for each copy, up to where he caught Doctor Moritz."""

    path: tuple[Space, ...]
    """The space he left first; only that one if he stays."""


class MoritzWent(Event, frozen=True):
    path: tuple[Space, ...]
    """The space he left first."""


class GameEnded(Event, frozen=True):
    """Doctor Moritz is caught, or has escaped; the last card of a practice; or the host's stop."""

    how: Ending
    wrong: tuple[int, ...]
    """How often each seat tapped a wrong thing: until now only they knew."""


SpyGuyEvent = (
    WentOn | ShortcutOffered | ShortcutVoted | ShortcutChosen | Shuffled | CardTurned | Found | MoritzSpotted
    | TappedWrong | DistrictTold | SaidDone | SearchEnded | SpyGuyWent | MoritzWent | Skipped
    | LeftForGood | GameEnded
)  # fmt: skip
