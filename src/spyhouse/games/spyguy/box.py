"""Numbers of the game, loaded from its data files."""

from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta

from spyhouse.citydraw import ItemSize, LookAlikes
from spyhouse.kernel import DataFiles

FILES = DataFiles(__package__)

Count = Annotated[int, Meta(ge=1)]


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the data structs; rejects unknown keys."""


class Track(Data, frozen=True):
    """The track and the shortcut."""

    port: Count
    starts: tuple[Count, Count, Count]
    arrow: Count
    shortcut: Count
    replaces: Count


class Seconds(Data, frozen=True):
    """Durations in seconds."""

    look_around: Count
    shortcut: Count
    look: Count
    mark: Count
    lock: Count


class Reach(Data, frozen=True):
    """Reach of a tap around a thing."""

    pixels: float
    least: float
    most: float


class Warmth(Data, frozen=True):
    """Distances for the heat of a wrong tap."""

    hot: Count
    warm: Count
    cool: Count


class Adaptive(Data, frozen=True):
    """Parameters of the adaptive level."""

    trust: Annotated[float, Meta(gt=0, le=1)]
    edge: float
    leads: tuple[Count, Count]
    most_seconds: Count


class Box(Data, frozen=True):
    """Contents of box.toml."""

    track: Track
    footprints: dict[str, Count]
    """Footprints of Doctor Moritz by the number of copies on a card."""
    seconds: Seconds
    reach: Reach
    warmth: Warmth
    adaptive: Adaptive


class Level(Data, frozen=True):
    """A difficulty level."""

    seconds: Count
    lookalikes: LookAlikes
    items: ItemSize
    ahead: int
    warmer: bool
    """Whether a wrong tap tells how near the next copy is."""


class Levels(Data, frozen=True):
    """Contents of levels.toml."""

    child: Level
    family: Level
    expert: Level


@cache
def box() -> Box:
    """Load the numbers of the game, once."""
    return FILES.read("box.toml", Box)


@cache
def levels() -> Levels:
    """Load the levels, once."""
    return FILES.read("levels.toml", Levels)
