"""The city as a drawing: what goes to a browser, and what it needs to know to paint it.

A `Scene` is a list of drawing calls (`ops`) in painter's order over a world of `width` x `height`
units, y downwards. Every op is a JSON array whose first entry says what it is:

    ["p", paint, path]                          fill a path
    ["s", paint, thickness, path]               stroke a path (round caps and joins)
    ["t", paint, x, y, size, text]              a sign, set in the house's serif, bold, centred on x, y
    ["u", shape, coat, x, y, sx, sy, tilt]      a ready-made shape, scaled (sx < 0 mirrors it), turned by tilt
                                                degrees clockwise around its origin, and moved to x, y
    ["g", paint, x, y, radius]                  light: a disc blended with "screen", strong in the middle
    ["b", count, left, top, right, bottom]      the next `count` ops all lie in this box: skip them if it
                                                is out of sight, or ignore this op. Boxes do not nest

- A path is what canvas `Path2D` and SVG's `d` take: M L H V C Q A Z and their small letters.
- `paint` is an index into `paints`: a colour ("#rrggbb" or "#rrggbbaa") or a gradient (see `Linear`,
  `Radial`) in the coordinates of the op that uses it.
- A shape (`shapes`) is a list of "p", "s" and "g" ops around its own origin, in a box of its own. Their
  paints may be negative: -1 is the first paint of the `coat` the shape is used with, -2 the second, and
  so on. A coat (`coats`) is a list of indices into `paints`.

The scene says what to draw, never what it is (SG-19): the items and their look-alikes are shapes like lamps,
trees and passers-by, with coats of their own colours, and the lists of shapes, coats and paints are in an
order that tells nothing. Items are never tinted, hazed or shaded by the mood: they look as on their card
(SG-5).
"""

from typing import Literal, TypeAlias

import msgspec

Mood: TypeAlias = Literal["day", "dusk", "rain", "snow", "haze", "winter"]
"""The light and the weather; `haze` is an early morning, `winter` a snowy evening."""
Gag: TypeAlias = Literal["cat", "painter", "tuba"]
"""What is in every city, each time elsewhere, and does something when it is tapped."""
Moving: TypeAlias = Literal["smoke", "boat", "walker", "light"] | Gag


class Path(msgspec.Struct, array_like=True, tag="p", frozen=True, gc=False):
    paint: int
    d: str


class Stroke(msgspec.Struct, array_like=True, tag="s", frozen=True, gc=False):
    paint: int
    thickness: float
    d: str


class Text(msgspec.Struct, array_like=True, tag="t", frozen=True, gc=False):
    paint: int
    x: float
    y: float
    """The middle of the letters' height, not their foot."""
    size: float
    text: str


class Use(msgspec.Struct, array_like=True, tag="u", frozen=True, gc=False):
    shape: int
    coat: int
    x: float
    y: float
    sx: float
    sy: float
    tilt: float = 0


class Glow(msgspec.Struct, array_like=True, tag="g", frozen=True, gc=False):
    paint: int
    """A colour: full at the centre, 40 % of that at a third of the radius, nothing at the rim."""
    x: float
    y: float
    radius: float


class Box(msgspec.Struct, array_like=True, tag="b", frozen=True, gc=False):
    count: int
    left: float
    top: float
    right: float
    bottom: float


Op: TypeAlias = Path | Stroke | Text | Use | Glow | Box
ShapeOp: TypeAlias = Path | Stroke | Glow

Stop: TypeAlias = tuple[float, str]
"""Where on the gradient, from 0 to 1, and the colour there."""


class Linear(msgspec.Struct, array_like=True, tag="l", frozen=True):
    x0: float
    y0: float
    x1: float
    y1: float
    stops: tuple[Stop, ...]


class Radial(msgspec.Struct, array_like=True, tag="r", frozen=True):
    x: float
    y: float
    radius: float
    stops: tuple[Stop, ...]


Paint: TypeAlias = str | Linear | Radial


class Shape(msgspec.Struct, frozen=True):
    box: tuple[float, float, float, float]
    """Left, top, right, bottom of all it draws, around its origin."""
    ops: list[ShapeOp]


class District(msgspec.Struct, frozen=True):
    """A part of the picture with a name. The districts' boxes cover it without gap or overlap. What it is
    called stands in `locales`: city.ftl."""

    name: str
    landmarks: list[str]
    """Those in it, by their names."""
    scenery: str
    """What else is to be seen there."""
    box: tuple[float, float, float, float]


class Landmark(msgspec.Struct, frozen=True):
    """What people find their way by."""

    name: str
    x: float
    y: float


class Alive(msgspec.Struct, array_like=True, frozen=True):
    """Something that moves over the picture, for ever: `life.py` says where it can be."""

    kind: Moving
    x: float
    y: float
    to_x: float
    to_y: float
    """It goes from x, y to here; a light fills the box between the two; a gag stays where it is."""
    size: float
    period: float
    """In seconds, until it is where it was."""
    phase: float
    """How much of the period has passed in the beginning, from 0 to 1."""


class Scene(msgspec.Struct, frozen=True):
    width: int
    height: int
    mood: Mood
    name: str
    """What the town is called."""
    paints: list[Paint]
    coats: list[list[int]]
    shapes: list[Shape]
    districts: list[District]
    landmarks: list[Landmark]
    ops: list[Op]
    life: list[Alive] = []
