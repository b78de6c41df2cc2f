"""Canvas of a city: records drawing calls, item slots and covers."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians, sin

import msgspec

from spyhouse.citydraw.colours import alpha_of, mix, with_alpha
from spyhouse.citydraw.item_kinds import SlotClass
from spyhouse.citydraw.palette import Palette
from spyhouse.citydraw.polygons import Bounds, Point, Polygon, Solid, bounds, outline, ribbon
from spyhouse.citydraw.scene import (
    Glow,
    Linear,
    Op,
    Paint,
    Path,
    Stroke,
    Text,
)
from spyhouse.citydraw.sprite_sheet import (
    ItemSlot,
    Part,
    Piece,
    Sign,
    disc_path,
    num,
    pictures,
    rect_path,
)

ShapeOp = Path | Stroke

COVERS = 0.5
"""Opacity from which a shape hides what is behind it."""


TILTS = 2.0
"""Step of tilts in degrees, so that many things share a shape of the scene."""
LEAN = 0.018
"""Growth of a thing's extent per degree of tilt, as a share of its size."""
FREE = frozenset(
    ("tree", "tall_tree", "lady", "gentleman", "walker", "child", "moritz", "pigeon", "jar", "lamp",
     "parasol", "skater")
)  # fmt: skip
"""Pictures of things that stand free and where items do; all others are painted with what they are part of.

What is always behind the houses or on the roadway would deceive nobody: no item is there.
"""


class Stamp(msgspec.Struct, frozen=True, gc=False):
    """A shape at a position. `SceneObfuscator` turns it into a call of the scene."""

    shape: int
    coat: int
    x: float
    y: float
    sx: float
    """Horizontal scale; negative if mirrored."""
    sy: float
    tilt: float = 0
    """Degrees clockwise."""


@dataclass(slots=True)
class Slot:
    """A position in painter's order where an item can be placed."""

    kind: SlotClass
    x: float
    foot: float
    size: float
    order: int
    place: str
    air: float
    water: str


@dataclass(slots=True)
class Cover:
    """The area that a drawn thing covers."""

    order: int
    box: Bounds
    solid: Solid
    x: float = 0
    y: float = 0
    sx: float = 1
    sy: float = 1


class SceneCanvas:
    """Recorder of drawing calls for one city."""

    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self.air = 0.0
        """Amount of haze between the viewer and what is drawn now."""
        self.ops: list[Op | Stamp | Slot] = []
        self.boxes: list[Bounds] = []
        """The box around each op."""
        self.covers: list[Cover] = []
        self.slots: list[Slot] = []
        self.paints: dict[Paint, int] = {}
        self.coats: dict[tuple[int, ...], int] = {}
        self.shapes: list[tuple[ShapeOp, ...]] = []
        self._shape_numbers: dict[str, int] = {}
        self._orders: defaultdict[int, list[int]] = defaultdict(list)
        """By shape: positions in painter's order where it is used."""
        self.free: set[int] = set()
        """Shapes of things that stand free, like items."""
        self._coat_numbers: dict[tuple[str, float, tuple[tuple[str, str], ...]], int] = {}

    # --- plain drawing

    def poly(self, colour: str, points: Sequence[Point], alpha: float = 1) -> None:
        """Fill a polygon."""
        path = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "z"
        self._fill(colour, path, (tuple(points),), alpha)

    def rect(
        self,
        colour: str,
        x: float,
        y: float,
        width: float,
        height: float,
        rounding: float = 0,
        alpha: float = 1,
    ) -> None:
        """Fill a rectangle."""
        corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
        self._fill(colour, rect_path(x, y, width, height, rounding), (corners,), alpha)

    def disc(self, colour: str, x: float, y: float, radius: float, down: float = 0, alpha: float = 1) -> None:
        """Fill a disc or an ellipse."""
        path = disc_path(x, y, radius, down)
        self._fill(colour, path, outline(path), alpha)

    def fill(self, colour: str, path: str, alpha: float = 1) -> None:
        """Fill a path."""
        self._fill(colour, path, outline(path), alpha)

    def shine(self, paint: Paint, path: str) -> None:
        """Fill with a gradient, or with a colour without haze."""
        polygons = outline(path)
        box = bounds(polygons)
        self._cover(polygons, box)
        self._put(Path(self._paint(paint), path), box)

    def line(self, colour: str, thickness: float, path: str, alpha: float = 1) -> None:
        """Stroke a path."""
        lines = outline(path)
        left, top, right, bottom = bounds(lines)
        half = thickness / 2
        box = left - half, top - half, right + half, bottom + half
        if alpha >= COVERS and thickness >= 2.5:
            self._cover(ribbon(lines, thickness), box)
        self._put(Stroke(self._tinted(with_alpha(colour, alpha)), round(thickness, 1), path), box)

    def text(self, colour: str, x: float, y: float, size: float, words: str) -> None:
        """Draw a sign."""
        reach = len(words) * size * 0.5
        sign = Text(self._tinted(colour), round(x, 1), round(y, 1), round(size, 1), words)
        self._put(sign, (x - reach, y - size, x + reach, y + size))

    def glow(self, x: float, y: float, radius: float, strength: float = 0.5) -> None:
        """Draw a light."""
        if self.palette.light.glow:
            paint = self._paint(with_alpha(self.palette.light.glow, strength))
            light = Glow(paint, round(x, 1), round(y, 1), round(radius, 1))
            self._put(light, (x - radius, y - radius, x + radius, y + radius))

    def slot(self, kind: SlotClass, x: float, foot: float, size: float, place: str, water: str = "") -> None:
        """Register a slot for an item. `water` is the colour of the water it floats in."""
        water = water or self.palette.light.river
        slot = Slot(kind, x, foot, size, len(self.ops), place, self.air, water)
        self.slots.append(slot)
        self._put(slot, (x - size, foot - size * 1.4, x + size, foot + size * 0.3))

    def sunlight(self, x: float, y: float, width: float, height: float) -> None:
        """Shade a wall with light from the top left."""
        light = self.palette.light
        stops = (
            (0.0, with_alpha(light.light, light.sunlight)),
            (0.55, with_alpha(light.light, 0.0)),
            (1.0, with_alpha(light.shade, 0.22)),
        )
        # The middle stop lies on the diagonal from top right to bottom left for walls of any shape.
        far = 2 * width * height / (width * width + height * height)
        x1, y1 = round(x + far * height, 1), round(y + far * width, 1)
        paint = self._paint(Linear(round(x, 1), round(y, 1), x1, y1, stops))
        self._put(Path(paint, rect_path(x, y, width, height)), (x, y, x + width, y + height))

    def shadow(self, slot: Slot, size: float) -> list[Path | Stamp]:
        """Return the shadow under a thing of that size in a slot.

        Sometimes it is a separate path, because other things are drawn after paths, too (SG-19).
        """
        if slot.kind not in ("ground", "quay", "roof"):
            return []
        if slot.order % 5 > 1:
            return [*self._aside(slot, "contact", slot.x + size * 0.1, slot.foot - 1, size / 100)]
        self.air = slot.air
        colour = self._tinted(with_alpha(self.palette.light.shade, 0.22))
        return [Path(colour, disc_path(slot.x + size * 0.1, slot.foot - 1, size * 0.4, size * 0.09))]

    def swell(self, slot: Slot, size: float) -> list[Stamp]:
        """Return the ripples around a floating thing of that size in a slot."""
        if slot.kind != "float":
            return []
        return self._aside(slot, "waterline", slot.x, slot.foot - size * 0.08, size / 100, water=slot.water)

    def _aside(self, slot: Slot, name: str, x: float, y: float, scale: float, **given: str) -> list[Stamp]:
        """Return the calls that draw a picture at a slot, without recording them."""
        (piece,) = pictures()[name]
        assert isinstance(piece, Piece), "picture must be a single piece"
        self.air = slot.air
        return [self._used(piece, x, y, scale, scale, 0, given)]

    # --- pictures

    def use(
        self,
        name: str,
        x: float,
        y: float,
        scale: float = 1,
        across: float | None = None,
        down: float | None = None,
        where: str = "",
        tilt: float = 0,
        **given: str,
    ) -> None:
        """Draw a picture with its origin at x, y.

        `across` and `down` scale it unevenly or mirror it. `tilt` rotates a picture that is a single
        piece, in degrees. `where` completes the place names of its slots.
        """
        sx = scale if across is None else across
        sy = scale if down is None else down
        self._steps(name, x, y, sx, sy, where, TILTS * round(tilt / TILTS), given)

    def _steps(
        self,
        name: str,
        x: float,
        y: float,
        sx: float,
        sy: float,
        where: str,
        tilt: float,
        given: dict[str, str],
    ) -> None:
        for step in pictures()[name]:
            match step:
                case Piece():
                    self._use(step, x, y, sx, sy, tilt, given)
                case Part():
                    at_x, at_y, scale = x + step.x * sx, y + step.y * sy, step.scale
                    self._steps(step.picture, at_x, at_y, scale * sx, scale * sy, where, 0, given)
                case ItemSlot():
                    place = step.where.replace("*", where)
                    self.slot(step.kind, x + step.x * sx, y + step.y * sy, step.size * sy, place)
                case Sign():
                    colour = self.palette.named(step.colour, given)
                    self.text(colour, x + step.x * sx, y + step.y * sy, step.size * sy, step.text)

    def _use(
        self, piece: Piece, x: float, y: float, sx: float, sy: float, tilt: float, given: dict[str, str]
    ) -> None:
        used = self._used(piece, x, y, sx, sy, tilt, given)
        box = _placed(piece.box, x, y, sx, sy)
        if piece.covers is not None:
            solid = piece.covers.turned(round(tilt if sx * sy > 0 else -tilt))
            self.covers.append(Cover(len(self.ops), _placed(solid.box, x, y, sx, sy), solid, x, y, sx, sy))
        lean = LEAN * abs(tilt) * max(box[2] - box[0], box[3] - box[1])
        box = box[0] - lean, box[1] - lean, box[2] + lean, box[3] + lean
        if self.shapes[used.shape]:
            self._orders[used.shape].append(len(self.ops))
            self._put(used, box)
        self._shine(piece, used, box)

    def _shine(self, piece: Piece, used: Stamp, box: Bounds) -> None:
        """Draw the lights of a picture over it."""
        turn = radians(used.tilt)
        for mark in piece.marks:
            if mark.kind == "g" and self.palette.light.glow:
                across, down = map(float, mark.path.split())
                across, down = across * used.sx, down * used.sy
                x, y = across * cos(turn) - down * sin(turn), across * sin(turn) + down * cos(turn)
                paint = self._paint(with_alpha(self.palette.light.glow, 0.45))
                at = round(used.x + x, 1), round(used.y + y, 1)
                self._put(Glow(paint, *at, round(mark.size * used.sy, 1)), box)

    def _used(
        self, piece: Piece, x: float, y: float, sx: float, sy: float, tilt: float, given: dict[str, str]
    ) -> Stamp:
        if piece.paned and "pane" not in given:
            given = {**given, "pane": self.palette.pane()}
        shape = self._shape_numbers.get(piece.name)
        if shape is None:
            shape = self._shape_numbers[piece.name] = self._new_shape(piece)
            if piece.name.removesuffix(".0") in FREE:
                self.free.add(shape)
        key = (piece.name, self.air, tuple(given.items()))
        coat = self._coat_numbers.get(key)
        if coat is None:
            named = self.palette.named
            paints = tuple(self._tinted(named(each, given)) for each in piece.colours if each != "glow")
            coat = self._coat_numbers[key] = self.coats.setdefault(paints, len(self.coats))
        return Stamp(shape, coat, round(x, 1), round(y, 1), round(sx, 3), round(sy, 3), tilt)

    def uses(self, name: str) -> list[tuple[int, Stamp]]:
        """Return every use of a picture so far, with its position in painter's order."""
        first = next(step for step in pictures()[name] if isinstance(step, Piece))
        if (shape := self.number(first)) is None:
            return []
        uses = ((order, self.ops[order]) for order in self._orders[shape])
        return [(order, op) for order, op in uses if isinstance(op, Stamp)]

    def replace(self, order: int, op: Stamp, name: str, **given: str) -> None:
        """Replace a use by another single-piece picture, without haze."""
        (piece,) = pictures()[name]
        assert isinstance(piece, Piece), "picture must be a single piece"
        self.air = 0
        self.ops[order] = used = self._used(piece, op.x, op.y, op.sx, op.sy, op.tilt, given)
        self.boxes[order] = _placed(piece.box, op.x, op.y, op.sx, op.sy)
        self._orders[op.shape].remove(order)
        self._orders[used.shape].append(order)

    def number(self, piece: Piece) -> int | None:
        """Return the index of the shape of a piece, or None if it was not used."""
        return self._shape_numbers.get(piece.name)

    def _new_shape(self, piece: Piece) -> int:
        colours = [colour for colour in piece.colours if colour != "glow"]
        ops: list[ShapeOp] = []
        for mark in piece.marks:
            if mark.kind == "g":
                continue  # light is not part of a shape
            paint = -1 - colours.index(mark.colour)
            ops.append(Path(paint, mark.path) if mark.kind == "p" else Stroke(paint, mark.size, mark.path))
        self.shapes.append(tuple(ops))
        return len(self.shapes) - 1

    def _put(self, op: Op | Stamp | Slot, box: Bounds) -> None:
        self.ops.append(op)
        self.boxes.append(box)

    # --- colours and covers

    def _fill(self, colour: str, path: str, polygons: tuple[Polygon, ...], alpha: float) -> None:
        box = bounds(polygons)
        if alpha >= COVERS:
            self._cover(polygons, box)
        self._put(Path(self._tinted(with_alpha(colour, alpha)), path), box)

    def _cover(self, polygons: tuple[Polygon, ...], box: Bounds) -> None:
        self.covers.append(Cover(len(self.ops), box, Solid(polygons)))

    def _tinted(self, colour: str) -> int:
        if not self.air:
            return self._paint(colour)
        hazy = mix(colour[:7], self.palette.light.haze, self.air)
        return self._paint(hazy if len(colour) == 7 else with_alpha(hazy, alpha_of(colour)))

    def _paint(self, paint: Paint) -> int:
        return self.paints.setdefault(paint, len(self.paints))


def _placed(box: Bounds, x: float, y: float, sx: float, sy: float) -> Bounds:
    left, top, right, bottom = box
    return x + min(left * sx, right * sx), y + top * sy, x + max(left * sx, right * sx), y + bottom * sy
