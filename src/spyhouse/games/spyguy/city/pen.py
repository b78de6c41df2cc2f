"""The pen a city is drawn with: it keeps the drawing calls, the places for items, and what covers what."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from spyhouse.games.spyguy.city.colours import alpha_of, mix, sheer
from spyhouse.games.spyguy.city.kinds import SlotClass
from spyhouse.games.spyguy.city.outlines import Bounds, Point, Polygon, Solid, bounds, outline, ribbon
from spyhouse.games.spyguy.city.palette import Palette
from spyhouse.games.spyguy.city.pictures import Part, Piece, Place, Sign, disc_path, num, pictures, rect_path
from spyhouse.games.spyguy.city.scene import (
    Glow,
    Linear,
    Op,
    Paint,
    Path,
    Shape,
    ShapeOp,
    Stroke,
    Text,
    Use,
)

COVERS = 0.5
"""From this opacity on, a thing hides what is behind it."""


BULGE = (-3, -3, 3, 3)
LEAN = 0.018
"""How far a thing reaches farther for each degree it is tilted, as a share of its size."""


@dataclass(slots=True)
class Slot:
    """A place in the painter's order where an item can stand."""

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
    order: int
    box: Bounds
    solid: Solid
    x: float = 0
    y: float = 0
    sx: float = 1
    sy: float = 1


class Pen:
    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self.air = 0.0
        """How much of the haze is between the viewer and what is drawn now."""
        self.ops: list[Op | Slot] = []
        self.covers: list[Cover] = []
        self.slots: list[Slot] = []
        self.groups: list[tuple[int, int, Bounds]] = []
        self.paints: dict[Paint, int] = {}
        self.coats: dict[tuple[int, ...], int] = {}
        self.shapes: list[Shape] = []
        self._shape_numbers: dict[str, int] = {}
        self._orders: defaultdict[int, list[int]] = defaultdict(list)
        """By shape: where in the painter's order it is used."""
        self._coat_numbers: dict[tuple[str, float, tuple[tuple[str, str], ...]], int] = {}
        self._reach: list[float] | None = None

    # --- plain drawing

    def poly(self, colour: str, points: Sequence[Point], alpha: float = 1) -> None:
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
        corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
        self._fill(colour, rect_path(x, y, width, height, rounding), (corners,), alpha)

    def disc(self, colour: str, x: float, y: float, radius: float, down: float = 0, alpha: float = 1) -> None:
        path = disc_path(x, y, radius, down)
        self._fill(colour, path, outline(path), alpha)

    def fill(self, colour: str, path: str, alpha: float = 1) -> None:
        self._fill(colour, path, outline(path), alpha)

    def shine(self, paint: Paint, path: str) -> None:
        """Fill with a gradient, or a colour untouched by the haze."""
        polygons = outline(path)
        box = bounds(polygons)
        self._stretch(box)
        self._cover(polygons, box)
        self.ops.append(Path(self._paint(paint), path))

    def line(self, colour: str, thickness: float, path: str, alpha: float = 1) -> None:
        lines = outline(path)
        left, top, right, bottom = bounds(lines)
        half = thickness / 2
        self._stretch((left - half, top - half, right + half, bottom + half))
        if alpha >= COVERS and thickness >= 2.5:
            self._cover(ribbon(lines, thickness), (left - half, top - half, right + half, bottom + half))
        self.ops.append(Stroke(self._tinted(sheer(colour, alpha)), round(thickness, 1), path))

    def text(self, colour: str, x: float, y: float, size: float, words: str) -> None:
        reach = len(words) * size * 0.5
        self._stretch((x - reach, y - size, x + reach, y + size))
        self.ops.append(Text(self._tinted(colour), round(x, 1), round(y, 1), round(size, 1), words))

    def glow(self, x: float, y: float, radius: float, strength: float = 0.5) -> None:
        if self.palette.light.glow:
            self._stretch((x - radius, y - radius, x + radius, y + radius))
            paint = self._paint(sheer(self.palette.light.glow, strength))
            self.ops.append(Glow(paint, round(x, 1), round(y, 1), round(radius, 1)))

    def slot(self, kind: SlotClass, x: float, foot: float, size: float, place: str, water: str = "") -> None:
        """An item may stand here. `water` is what it floats in."""
        self._stretch((x - size, foot - size * 1.4, x + size, foot + size * 0.3))
        water = water or self.palette.light.river
        slot = Slot(kind, x, foot, size, len(self.ops), place, self.air, water)
        self.slots.append(slot)
        self.ops.append(slot)

    def sunlight(self, x: float, y: float, width: float, height: float) -> None:
        """The light from the top left on a wall: bright there, in shadow at the bottom right."""
        light = self.palette.light
        number = self._shape_numbers.get("sunlight")
        if number is None:
            stops = (
                (0.0, sheer(light.light, light.sunlight)),
                (0.55, sheer(light.light, 0.0)),
                (1.0, sheer(light.shade, 0.22)),
            )
            fill = Path(self._paint(Linear(0, 0, 100, 100, stops)), "M0 0h100v100h-100z")
            number = self._shape_numbers["sunlight"] = len(self.shapes)
            self.shapes.append(Shape((0, 0, 100, 100), [fill]))
            self.coats.setdefault((), len(self.coats))
        coat = self.coats[()]
        self.ops.append(
            Use(number, coat, round(x, 1), round(y, 1), round(width / 100, 3), round(height / 100, 3))
        )

    def shadow(self, slot: Slot, size: float) -> list[Use]:
        """What lies under a thing of that size in a slot."""
        if slot.kind not in ("ground", "quay", "roof"):
            return []
        return self._aside(slot, "contact", slot.x + size * 0.1, slot.foot - 1, size / 100)

    def swell(self, slot: Slot, size: float) -> list[Use]:
        """What washes around the foot of a thing of that size in a slot."""
        if slot.kind != "float":
            return []
        return self._aside(slot, "waterline", slot.x, slot.foot - size * 0.08, size / 100, water=slot.water)

    def _aside(self, slot: Slot, name: str, x: float, y: float, scale: float, **given: str) -> list[Use]:
        """The calls that draw a picture where the slot is, without drawing it now."""
        (piece,) = pictures()[name]
        assert isinstance(piece, Piece), "only what is drawn in one go"
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
        """Draw a picture with its origin at x, y. `across` and `down` scale it unevenly or mirror it; `tilt`
        turns one that is all drawing, by a few degrees; `where` fills the gap in the places of its slots."""
        sx = scale if across is None else across
        sy = scale if down is None else down
        self._steps(name, x, y, sx, sy, where, round(tilt, 1), given)

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
                case Place():
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
        self._stretch((box[0] - lean, box[1] - lean, box[2] + lean, box[3] + lean))
        self._orders[used.shape].append(len(self.ops))
        self.ops.append(used)

    def _used(
        self, piece: Piece, x: float, y: float, sx: float, sy: float, tilt: float, given: dict[str, str]
    ) -> Use:
        if piece.paned and "pane" not in given:
            given = {**given, "pane": self.palette.pane()}
        shape = self._shape_numbers.get(piece.name)
        if shape is None:
            shape = self._shape_numbers[piece.name] = self._new_shape(piece)
        key = (piece.name, self.air, tuple(given.items()))
        coat = self._coat_numbers.get(key)
        if coat is None:
            named = self.palette.named
            paints = tuple(self._tinted(named(each, given)) for each in piece.colours if each != "glow")
            coat = self._coat_numbers[key] = self.coats.setdefault(paints, len(self.coats))
        return Use(shape, coat, round(x, 1), round(y, 1), round(sx, 3), round(sy, 3), tilt)

    def uses(self, name: str) -> list[tuple[int, Use]]:
        """Every use of a picture so far, with its place in the painter's order."""
        first = next(step for step in pictures()[name] if isinstance(step, Piece))
        if (shape := self.number(first)) is None:
            return []
        uses = ((order, self.ops[order]) for order in self._orders[shape])
        return [(order, op) for order, op in uses if isinstance(op, Use)]

    def replace(self, order: int, op: Use, name: str, **given: str) -> None:
        """Put another picture, all drawing, where one is used, clear of the haze."""
        (piece,) = pictures()[name]
        assert isinstance(piece, Piece), "only what is drawn in one go"
        self.air = 0
        self.ops[order] = used = self._used(piece, op.x, op.y, op.sx, op.sy, op.tilt, given)
        self._orders[op.shape].remove(order)
        self._orders[used.shape].append(order)

    def number(self, piece: Piece) -> int | None:
        """Of the shape that a piece has become, if it was used."""
        return self._shape_numbers.get(piece.name)

    def _new_shape(self, piece: Piece) -> int:
        colours = [colour for colour in piece.colours if colour != "glow"]
        ops: list[ShapeOp] = []
        for mark in piece.marks:
            if mark.kind == "g":
                if self.palette.light.glow:
                    x, y = map(float, mark.path.split())
                    ops.append(Glow(self._paint(sheer(self.palette.light.glow, 0.45)), x, y, mark.size))
                continue
            paint = -1 - colours.index(mark.colour)
            ops.append(Path(paint, mark.path) if mark.kind == "p" else Stroke(paint, mark.size, mark.path))
        left, top, right, bottom = (round(edge, 1) for edge in piece.box)
        self.shapes.append(Shape((left, top, right, bottom), ops))
        return len(self.shapes) - 1

    # --- groups: ops that lie together

    @contextmanager
    def group(self) -> Iterator[None]:
        if self._reach is not None:
            yield
            return
        start = len(self.ops)
        self._reach = reach = [1e9, 1e9, -1e9, -1e9]
        yield
        self._reach = None
        if len(self.ops) > start + 1:
            # A little more: curves bulge beyond the corners by which they are measured here.
            left, top, right, bottom = (round(edge + more) for edge, more in zip(reach, BULGE, strict=True))
            self.groups.append((start, len(self.ops), (left, top, right, bottom)))

    def _stretch(self, box: Bounds) -> None:
        reach = self._reach
        if reach is not None:
            if box[0] < reach[0]:
                reach[0] = box[0]
            if box[1] < reach[1]:
                reach[1] = box[1]
            if box[2] > reach[2]:
                reach[2] = box[2]
            if box[3] > reach[3]:
                reach[3] = box[3]

    # --- colours and covers

    def _fill(self, colour: str, path: str, polygons: tuple[Polygon, ...], alpha: float) -> None:
        box = bounds(polygons)
        self._stretch(box)
        if alpha >= COVERS:
            self._cover(polygons, box)
        self.ops.append(Path(self._tinted(sheer(colour, alpha)), path))

    def _cover(self, polygons: tuple[Polygon, ...], box: Bounds) -> None:
        self.covers.append(Cover(len(self.ops), box, Solid(polygons)))

    def _tinted(self, colour: str) -> int:
        if not self.air:
            return self._paint(colour)
        hazy = mix(colour[:7], self.palette.light.haze, self.air)
        return self._paint(hazy if len(colour) == 7 else sheer(hazy, alpha_of(colour)))

    def _paint(self, paint: Paint) -> int:
        return self.paints.setdefault(paint, len(self.paints))


def _placed(box: Bounds, x: float, y: float, sx: float, sy: float) -> Bounds:
    left, top, right, bottom = box
    return x + min(left * sx, right * sx), y + top * sy, x + max(left * sx, right * sx), y + bottom * sy
