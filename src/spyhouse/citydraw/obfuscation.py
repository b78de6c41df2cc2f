"""Obfuscation of the scene: items are sent as shapes like every other thing (SG-19).

Only the look may distinguish an item from trees, people and all else that stands free, so these are
encoded the same way. A shape is a list of fills, and a use gives each its colour. Lines become fills;
light and shadows are not part of a shape. Tilted or mirrored things become separate shapes. Frequent
things are split among several shapes with random scale and origin, so a use reveals neither number nor
size. Fills of one colour are merged and scraps hidden under others, so their number says little. All
shapes and paints are shuffled, and so is painter's order as far as nothing overlaps. What is fixed to
a building or to the ground, like windows and shadows, is a separate list and never an item.
"""

import itertools
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import ceil, cos, floor, fsum, hypot, radians, sin
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import msgspec

from spyhouse.citydraw.canvas import SceneCanvas, Stamp
from spyhouse.citydraw.colours import alpha_of, recoloured
from spyhouse.citydraw.icons import SIDE, icon
from spyhouse.citydraw.item import Item
from spyhouse.citydraw.item_kinds import kinds
from spyhouse.citydraw.painters_order import BULGE, random_order
from spyhouse.citydraw.paths import Command, commands, curved, turned
from spyhouse.citydraw.polygons import Bounds, Point, Polygon, bounds, outline
from spyhouse.citydraw.scene import Box, Fixture, Glow, Op, Paint, Path, Shape, Stroke, Text, Use
from spyhouse.citydraw.seeded_random import SeededRandom
from spyhouse.citydraw.strips import StripCutter

if TYPE_CHECKING:
    from spyhouse.citydraw.city import Painted

T = TypeVar("T")

SCALES = (0.18, 0.3)
"""Range of the scale of a use: small, so that shapes have whole-number coordinates."""
UNSTEADY = (0.994, 1.006)
"""Random variation of scales: no two uses are scaled alike."""
USES = 5
"""Mean number of uses of a shape."""
FEET = (0.35, 0.65, 0.6, 1.0)
"""Range of the origin within a shape's box, as shares of it."""

TILTS = 4.0
"""Step of tilts in degrees: coarse, so that many things are alike and can be split among shapes."""
OPAQUE = len("#rrggbb")
ROOM = 0.8
"""Least radius of a place to hide a scrap."""
TRIED = 8
FINE = 10
"""Units of a path, for geometry in whole numbers."""

Fills = tuple[tuple[int, tuple[Command, ...]], ...]
"""Fills, each with the index of its colour in the coat."""


class Drawn(NamedTuple):
    """The obfuscated drawing."""

    shapes: list[Shape]
    parts: list[Shape]
    paints: list[Paint]
    ops: list[Op]
    meant: "list[Painted]"
    """What each op draws."""


class Call(NamedTuple):
    """A thing to draw, item or not."""

    number: int
    """Position in painter's order."""
    source: int
    """Index of the canvas's shape; negative for an item's kind, from -1."""
    uneven: float
    """Ratio of width to height; negative if mirrored."""
    tilt: float
    x: float
    y: float
    scale: float
    coat: Sequence[str]
    """Colours of the fills."""


@dataclass
class SceneObfuscator:
    """Encoder of a painted city as anonymous shapes."""

    dice: SeededRandom
    pen: SceneCanvas
    _shapes: list[Shape] = field(default_factory=list)
    _parts: list[Shape] = field(default_factory=list)
    _parted: dict[int, tuple[int | None, int]] = field(default_factory=dict)
    """By shape: what `_shadow` returns."""
    _uses: dict[int, Use | Fixture] = field(default_factory=dict)
    """Uses by position in painter's order."""

    def __post_init__(self) -> None:
        colours = [paint if isinstance(paint, str) else "" for paint in self.pen.paints]
        self._coats = [[colours[paint] for paint in coat] for coat in self.pen.coats]
        self._paints = list(self.pen.paints)
        self._marks = list(self.pen.shapes)
        self._free = set(self.pen.free)
        self._cutter = StripCutter()

    def drawn(self, boxed: "Sequence[tuple[Painted, Bounds]]") -> Drawn:
        """Return the obfuscated drawing."""
        boxed = [one for each, box in boxed for one in self._apart(each, box)]
        alike: defaultdict[tuple[int, float, float], list[Call]] = defaultdict(list)
        for number, (each, _) in enumerate(boxed):
            if isinstance(each, Stamp | Item):
                call = self._called(number, each)
                alike[call.source, call.uneven, call.tilt].append(call)
        free = [calls for calls in alike.values() if self._is_free(calls)]
        for calls in alike.values():
            if calls not in free:
                self._write(self._fills(calls), calls, Fixture)
        self._split(free)
        meant: list[Painted] = []
        ops: list[Op] = []
        loose = [isinstance(self._uses.get(number), Use) for number in range(len(boxed))]
        for number in random_order(self.dice, [box for _, box in boxed], loose):
            each, box = boxed[number]
            if isinstance(each, Path | Stroke):
                low, high = (
                    (floor(edge - BULGE) for edge in box[:2]),
                    (ceil(edge + BULGE) for edge in box[2:]),
                )
                around = Box(1, *low, *high)
                meant.append(around)
                ops.append(around)
            meant.append(each)
            ops.append(self._uses[number] if isinstance(each, Stamp | Item) else each)
        return self._shuffled(ops, meant)

    def _apart(self, each: "Painted", box: Bounds) -> "Iterator[tuple[Painted, Bounds]]":
        """Yield a thing that stands free after its shadow, as items have theirs, and a wide one in strips."""
        if isinstance(each, Path | Stroke):
            yield from self._cutter.in_strips(each, box, self._coverage(each.paint))
        elif isinstance(each, Stamp) and each.shape in self._free:
            shadow, rest = self._shadow(each.shape, each.coat)
            if shadow is not None:
                yield msgspec.structs.replace(each, shape=shadow), box
            yield msgspec.structs.replace(each, shape=rest), box
        else:
            yield each, box

    def _coverage(self, paint: int) -> float:
        """Return the opacity of a paint; of a gradient, that of its densest stop."""
        colour = self._paints[paint]
        colours = [colour] if isinstance(colour, str) else [stop for _, stop in colour.stops]
        return max(alpha_of(each) if len(each) > OPAQUE else 1.0 for each in colours)

    def _shadow(self, shape: int, coat: int) -> tuple[int | None, int]:
        """Return the numbers of a shape's shadow, and of the shape without it."""
        if shape not in self._parted:
            marks = self._marks[shape]
            shadows = 0
            while len(self._coats[coat][-1 - marks[shadows].paint]) != OPAQUE:
                shadows += 1
            number = len(self._marks)
            self._parted[shape] = (number, number + 1) if shadows else (None, shape)
            if shadows:
                self._marks += [marks[:shadows], marks[shadows:]]
                self._free.add(number + 1)
        return self._parted[shape]

    def _called(self, number: int, each: Stamp | Item) -> Call:
        if isinstance(each, Item):
            coat = self._coat(each.kind, each.look)
            return Call(number, -1 - each.kind, 1.0, each.tilt, each.x, each.y, each.size / SIDE, coat)
        uneven = each.sx / each.sy
        if abs(abs(uneven) - 1) < 0.01:
            uneven = 1.0 if uneven > 0 else -1.0
        coat = self._coats[each.coat]
        tilt = TILTS * int(each.tilt / TILTS)
        return Call(number, each.shape, round(uneven, 3), tilt, each.x, each.y, each.sy, coat)

    def _coat(self, kind: int, look: int) -> Sequence[str]:
        each = kinds()[kind]
        colours = dict.fromkeys(fill.colour for fill in icon(each.icon))
        if not look:
            return list(colours)
        change = each.looks[look - 1]
        return [recoloured(colour, change.hue, change.light) for colour in colours]

    def _fills(self, calls: list[Call]) -> Fills:
        """Return the fills of a thing, as few as paint the same."""
        first = calls[0]
        fills = _of_kind(-1 - first.source) if first.source < 0 else _of_marks(self._marks[first.source])
        return _merged(fills, _opaque(calls))

    def _is_free(self, calls: list[Call]) -> bool:
        """Return whether a thing is drawn like an item."""
        return calls[0].source < 0 or calls[0].source in self._free

    def _split(self, groups: list[list[Call]]) -> None:
        """Split calls among shapes, each by its own luck.

        A shape gets as many fills as a random shape of the other sort if that has more: items as scenery, and
        scenery as items. So the larger of two random numbers is all that shows.
        """
        parts = []
        for calls in groups:
            fills = self._fills(calls)
            count = max(1, round(len(calls) / USES))
            split: defaultdict[int, list[Call]] = defaultdict(list)
            for call in calls:
                split[self.dice.below(count)].append(call)
            parts += [(fills, _opaque(calls), part) for part in split.values()]
        of_items = [len(fills) for fills, _, part in parts if part[0].source < 0]
        of_others = [len(fills) for fills, _, part in parts if part[0].source >= 0]
        for fills, opaque, part in parts:
            others = of_others if part[0].source < 0 else of_items
            self._write(self._padded(fills, opaque, self.dice.pick(others or [0])), part)

    def _padded(self, fills: Fills, opaque: tuple[bool, ...], count: int) -> Fills:
        """Return at least that many fills: scraps hidden under others."""
        dice, result = self.dice, list(fills)
        hiding = _hiding(fills, opaque)
        while hiding and len(result) < count:
            at, x, y, radius = dice.pick(hiding)
            corners = [
                (x + radius * dice.between(-0.7, 0.7), y + radius * dice.between(-0.7, 0.7)) for _ in range(3)
            ]
            scrap = [("L" if number else "M", corner) for number, corner in enumerate(corners)]
            above = next(n for n, fill in enumerate(result) if fill is fills[at])
            result.insert(dice.below(above + 1), (dice.pick(fills)[0], tuple(scrap)))
        return tuple(result)

    def _write(self, fills: Fills, calls: Sequence[Call], use: type[Use] | type[Fixture] = Use) -> None:
        """Write one shape, and the uses that reproduce its calls."""
        dice = self.dice
        uneven, turn = calls[0].uneven, radians(calls[0].tilt)
        grown = fsum(call.scale for call in calls) / len(calls) / dice.between(*SCALES)
        left, top, right, bottom = _reach(fills)
        ox = left + (right - left) * dice.between(*FEET[:2])
        oy = top + (bottom - top) * dice.between(*FEET[2:])
        a, b, c, d = uneven * cos(turn), uneven * sin(turn), -sin(turn), cos(turn)
        away_x, away_y = a * ox + c * oy, b * ox + d * oy
        frame = (*(grown * each for each in (a, b, c, d)), -grown * away_x, -grown * away_y)
        paths = [turned(path, *frame) for _, path in fills]
        left, top, right, bottom = bounds(tuple(polygon for path in paths for polygon in outline(path)))
        # A curve bulges beyond the corners measured here.
        box = round(left) - 1.0, round(top) - 1.0, round(right) + 1.0, round(bottom) + 1.0
        shapes = self._shapes if use is Use else self._parts
        number = len(shapes)
        shapes.append(Shape(box, paths))
        for call in calls:
            x, y = call.x + away_x * call.scale, call.y + away_y * call.scale
            scale = round(call.scale / grown * dice.between(*UNSTEADY), 4)
            coat = [call.coat[colour] for colour, _ in fills]
            self._uses[call.number] = use(number, round(x, 1), round(y, 1), scale, coat)

    def _shuffled(self, ops: Sequence[Op], meant: "list[Painted]") -> Drawn:
        """Shuffle all lists and renumber the calls."""
        used = {op.paint for op in ops if isinstance(op, Path | Stroke | Glow | Text)}
        paints, _ = self._mixed([(n, paint) for n, paint in enumerate(self.pen.paints) if n in used])
        new_paint = {old: new for new, (old, _) in enumerate(paints)}
        shapes, new_shape = self._mixed(self._shapes)
        parts, new_part = self._mixed(self._parts)

        def again(op: Op) -> Op:
            match op:
                case Path(paint, d):
                    return Path(new_paint[paint], d)
                case Stroke(paint, thickness, d):
                    return Stroke(new_paint[paint], thickness, d)
                case Glow(paint, x, y, radius):
                    return Glow(new_paint[paint], x, y, radius)
                case Text(paint, x, y, size, text):
                    return Text(new_paint[paint], x, y, size, text)
                case Use(shape, x, y, scale, coat):
                    return Use(new_shape[shape], x, y, scale, coat)
                case Fixture(part, x, y, scale, coat):
                    return Fixture(new_part[part], x, y, scale, coat)
            return op

        return Drawn(shapes, parts, [paint for _, paint in paints], [again(op) for op in ops], meant)

    def _mixed(self, things: list[T]) -> tuple[list[T], dict[int, int]]:
        order = self.dice.shuffled(range(len(things)))
        return [things[old] for old in order], {old: new for new, old in enumerate(order)}


@lru_cache(maxsize=128)
def _of_kind(kind: int) -> Fills:
    """Return the fills of an item, centred."""
    fills = icon(kinds()[kind].icon)
    colours = list(dict.fromkeys(fill.colour for fill in fills))
    half = SIDE / 2
    return tuple(
        (
            colours.index(fill.colour),
            tuple(
                (letter, tuple(value - half for value in numbers)) for letter, numbers in curved(fill.path)
            ),
        )
        for fill in fills
    )


def _opaque(calls: Sequence[Call]) -> tuple[bool, ...]:
    """Return for each colour whether it is opaque in all calls."""
    coats = [call.coat for call in calls]
    return tuple(all(len(coat[n]) == OPAQUE for coat in coats) for n in range(len(coats[0])))


@lru_cache(maxsize=1024)
def _of_marks(marks: Sequence[Path | Stroke]) -> Fills:
    return tuple(
        (
            -1 - mark.paint,
            tuple(
                curved(commands(mark.d)) if isinstance(mark, Path) else _brushed(mark.d, mark.thickness / 2)
            ),
        )
        for mark in marks
    )


@lru_cache(maxsize=1024)
def _merged(fills: Fills, opaque: tuple[bool, ...]) -> Fills:
    """Return the fills with neighbours of one colour merged, if the picture stays the same.

    So a tree of many discs has no more fills than an item.
    """
    result = list(fills[:1])
    for colour, path in fills[1:]:
        before, others = result[-1]
        if before == colour and opaque[colour] and _winding(others) == _winding(path) != 0:
            result[-1] = colour, others + path
        else:
            result.append((colour, path))
    return tuple(result)


@lru_cache(maxsize=1024)
def _hiding(fills: Fills, opaque: tuple[bool, ...]) -> list[tuple[int, float, float, float]]:
    """Return discs inside fills: the fill's number, x, y and radius."""
    discs = [
        (number, *_largest_disc(outline(turned(path, FINE, 0, 0, FINE, 0, 0))))
        for number, (colour, path) in enumerate(fills)
        if opaque[colour]
    ]
    return [(number, x / FINE, y / FINE, r / FINE) for number, x, y, r in discs if r > ROOM * FINE]


def _largest_disc(polygons: Sequence[Polygon]) -> tuple[float, float, float]:
    left, top, right, bottom = bounds(tuple(polygons))
    sides = [side for line in polygons for side in itertools.pairwise((*line, line[0]))]
    points = [
        (left + (right - left) * i / TRIED, top + (bottom - top) * k / TRIED)
        for i in range(1, TRIED)
        for k in range(1, TRIED)
    ]
    best = (left, top, 0.0)
    for x, y in points:
        if (radius := _radius(x, y, sides, best[2])) > best[2]:
            best = (x, y, radius)
    return best


def _radius(x: float, y: float, sides: Sequence[tuple[Point, Point]], enough: float) -> float:
    """Return the distance to the nearest side, or 0 if at most `enough` or outside (even-odd)."""
    least, inside = 1e9, False
    for (x0, y0), (x1, y1) in sides:
        dx, dy = x1 - x0, y1 - y0
        share = ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy or 1)
        share = 0.0 if share < 0.0 else 1.0 if share > 1.0 else share
        away = hypot(x - x0 - share * dx, y - y0 - share * dy)
        if away <= enough:
            return 0.0
        if away < least:
            least = away
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * dx / dy:
            inside = not inside
    return least if inside else 0.0


@lru_cache(maxsize=2048)
def _winding(path: tuple[Command, ...]) -> int:
    """Return 1 or -1 if all parts of a path are wound alike, else 0."""
    lines: list[list[tuple[float, float]]] = []
    for letter, numbers in path:
        if letter == "M":
            lines.append([])
        if numbers:
            lines[-1] += zip(numbers[::2], numbers[1::2], strict=True)
    areas = {
        fsum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(line, [*line[1:], line[0]], strict=True)) > 0
        for line in lines
    }
    return 0 if len(areas) > 1 else 1 if areas.pop() else -1


@lru_cache(maxsize=1024)
def _reach(fills: Fills) -> tuple[float, float, float, float]:
    points = [numbers[-2:] for _, path in fills for _, numbers in path if numbers]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def _brushed(d: str, half: float) -> list[Command]:
    """Return the outline of a round stroke: a strip with round ends per segment, all wound alike."""
    result: list[Command] = []
    for line in outline(d):
        for (x0, y0), (x1, y1) in itertools.pairwise(line):
            length = hypot(x1 - x0, y1 - y0)
            if not length:
                continue
            ux, uy = (x1 - x0) / length * half, (y1 - y0) / length * half
            ends = [(x0, y0, -ux, -uy), (x1, y1, ux, uy)]
            corners = [
                (x + ux * along - uy * aside, y + uy * along + ux * aside)
                for x, y, ux, uy in ends
                for along, aside in ((0.0, -1.0), (0.8, -0.6), (0.8, 0.6), (0.0, 1.0))
            ]
            result += [("L" if number else "M", corner) for number, corner in enumerate(corners)]
    return result
