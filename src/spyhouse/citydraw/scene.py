"""Scene format: the drawing of a city that is sent to browsers.

A `Scene` is a list of drawing calls (`ops`) in painter's order over a world of `width` x `height`
units, y downwards. Every op is a JSON array whose first entry is its type:

    ["p", paint, path]                          fill a path
    ["s", paint, thickness, path]               stroke a path (round caps and joins)
    ["t", paint, x, y, size, text]              a sign in the house's bold serif, centred on x, y
    ["u", shape, x, y, scale, coat]             a shape, scaled around its origin and moved to x, y;
                                                its coat is a list of colours, one for each path
    ["f", part, x, y, scale, coat]              the same with one of `parts`, for what is fixed to a building
    ["g", paint, x, y, radius]                  light: a disc blended with "screen", strongest in the middle
    ["b", count, left, top, right, bottom]      the next `count` ops all lie in this box: skip them if it
                                                is out of sight, or ignore this op. Boxes do not nest

- A path uses the syntax of canvas `Path2D` and SVG's `d`: M L H V C Q A Z and lower case.
- `paint` is an index into `paints`: a colour ("#rrggbb" or "#rrggbbaa") or a gradient (see `Linear`,
  `Radial`) in the coordinates of the op that uses it.
- A shape (`shapes`) is a list of paths to fill, in whole numbers around its own origin, with its box.

The scene contains what to draw, never what it is (SG-19): items and look-alikes are shapes like trees,
cars, pigeons and passers-by, and the lists of shapes and paints are shuffled. Items are never tinted, hazed
or shaded by the mood: they look as on their card (SG-5).
"""

from typing import Literal, TypeAlias

import msgspec

Mood: TypeAlias = Literal["day", "dusk", "rain", "snow", "haze", "winter"]
"""Light and weather; `haze` is an early morning, `winter` a snowy evening."""
Gag: TypeAlias = Literal["cat", "painter", "tuba"]
"""Gags: each city has every one, at a random place, and it reacts to a tap."""
Moving: TypeAlias = Literal["smoke", "boat", "walker", "light"] | Gag


class Path(msgspec.Struct, array_like=True, tag="p", frozen=True, gc=False):
    """Fill a path."""

    paint: int
    d: str


class Stroke(msgspec.Struct, array_like=True, tag="s", frozen=True, gc=False):
    """Stroke a path."""

    paint: int
    thickness: float
    d: str


class Text(msgspec.Struct, array_like=True, tag="t", frozen=True, gc=False):
    """A sign."""

    paint: int
    x: float
    y: float
    """Middle of the letters' height, not their baseline."""
    size: float
    text: str


class Use(msgspec.Struct, array_like=True, tag="u", frozen=True, gc=False):
    """A use of a shape."""

    shape: int
    x: float
    y: float
    scale: float
    coat: list[str]


class Fixture(msgspec.Struct, array_like=True, tag="f", frozen=True, gc=False):
    """A use of a part."""

    part: int
    x: float
    y: float
    scale: float
    coat: list[str]


class Glow(msgspec.Struct, array_like=True, tag="g", frozen=True, gc=False):
    """A light."""

    paint: int
    """Index of a colour: full at the centre, 40 % of that at a third of the radius, nothing at the rim."""
    x: float
    y: float
    radius: float


class Box(msgspec.Struct, array_like=True, tag="b", frozen=True, gc=False):
    """Box around the next ops."""

    count: int
    left: float
    top: float
    right: float
    bottom: float


Op: TypeAlias = Path | Stroke | Text | Use | Fixture | Glow | Box

Stop: TypeAlias = tuple[float, str]
"""Position on the gradient, from 0 to 1, and the colour there."""


class Linear(msgspec.Struct, array_like=True, tag="l", frozen=True):
    """A linear gradient."""

    x0: float
    y0: float
    x1: float
    y1: float
    stops: tuple[Stop, ...]


class Radial(msgspec.Struct, array_like=True, tag="r", frozen=True):
    """A radial gradient."""

    x: float
    y: float
    radius: float
    stops: tuple[Stop, ...]


Paint: TypeAlias = str | Linear | Radial


class Shape(msgspec.Struct, frozen=True):
    """A shape: paths to fill, and their box."""

    box: tuple[float, float, float, float]
    """Left, top, right, bottom of all paths, relative to the origin."""
    paths: list[str]


class District(msgspec.Struct, frozen=True):
    """A named part of the picture.

    Districts cover it without gaps or overlaps; names are in `locales`: city.ftl.
    """

    name: str
    landmarks: list[str]
    """Names of the landmarks in it."""
    scenery: str
    """Other sights."""
    box: tuple[float, float, float, float]


class Landmark(msgspec.Struct, frozen=True):
    """A landmark for orientation."""

    name: str
    x: float
    y: float


class Sprite(msgspec.Struct, array_like=True, frozen=True):
    """An animated sprite over the picture, in an endless loop; see `animation.py` for its placement."""

    kind: Moving
    x: float
    y: float
    to_x: float
    to_y: float
    """End of its way from x, y. A light fills the box between the two; a gag stays in place."""
    size: float
    period: float
    """Duration of the loop in seconds."""
    phase: float
    """Initial position in the loop, from 0 to 1."""


class Scene(msgspec.Struct, frozen=True):
    """The complete drawing of a city."""

    width: int
    height: int
    mood: Mood
    name: str
    """Name of the town."""
    paints: list[Paint]
    shapes: list[Shape]
    districts: list[District]
    landmarks: list[Landmark]
    ops: list[Op]
    parts: list[Shape]
    """Windows, doors and what else belongs to a building or to the ground; never an item."""
    life: list[Sprite] = []
