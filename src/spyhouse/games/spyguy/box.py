"""The numbers of the game, from its data files."""

from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta

from spyhouse.games.spyguy.city import ItemSize, LookAlikes
from spyhouse.kernel import DataFiles

FILES = DataFiles(__package__)

Count = Annotated[int, Meta(ge=1)]


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Track(Data, frozen=True):
    port: Count
    starts: tuple[Count, Count, Count]
    arrow: Count
    shortcut: Count
    replaces: Count


class Seconds(Data, frozen=True):
    look_around: Count
    shortcut: Count
    look: Count
    lock: Count


class Reach(Data, frozen=True):
    pixels: float
    least: float
    most: float


class Warmth(Data, frozen=True):
    hot: Count
    warm: Count
    cool: Count


class Adaptive(Data, frozen=True):
    trust: Annotated[float, Meta(gt=0, le=1)]
    edge: float
    leads: tuple[Count, Count]
    most_seconds: Count


class Box(Data, frozen=True):
    track: Track
    footprints: dict[str, Count]
    """By the number of copies."""
    seconds: Seconds
    reach: Reach
    warmth: Warmth
    adaptive: Adaptive


class Level(Data, frozen=True):
    seconds: Count
    lookalikes: LookAlikes
    items: ItemSize
    ahead: int
    warmer: bool
    """Whether a wrong tap tells how near the next copy is."""


class Levels(Data, frozen=True):
    child: Level
    family: Level
    expert: Level


@cache
def box() -> Box:
    return FILES.read("box.toml", Box)


@cache
def levels() -> Levels:
    return FILES.read("levels.toml", Levels)
