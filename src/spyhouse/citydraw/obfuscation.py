"""Obfuscation of the scene: items are sent as shapes like every other thing (SG-19).

Only the look may distinguish an item from decoration, so everything stamped into the picture is encoded
the same way. A shape is a list of fills, and a use gives each its colour. Lines become fills, and light
is not part of a shape. Tilted, mirrored or uneven things become separate shapes. Frequent things are
split among several shapes with random scale and origin, so a use reveals neither number nor size.
Finally all shapes and paints are shuffled.
"""

import itertools
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import cos, fsum, hypot, radians, sin
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from spyhouse.citydraw.canvas import SceneCanvas, Stamp
from spyhouse.citydraw.colours import recoloured
from spyhouse.citydraw.icons import SIDE, icon
from spyhouse.citydraw.item import Item
from spyhouse.citydraw.item_kinds import kinds
from spyhouse.citydraw.paths import Command, commands, curved, turned
from spyhouse.citydraw.polygons import bounds, outline
from spyhouse.citydraw.scene import Glow, Op, Paint, Path, Shape, Stroke, Text, Use
from spyhouse.citydraw.seeded_random import SeededRandom

if TYPE_CHECKING:
    from spyhouse.citydraw.city import Painted

T = TypeVar("T")

SCALES = (0.18, 0.3)
"""Range of the scale of a use: small, so that shapes have whole-number coordinates."""
UNSTEADY = (0.998, 1.002)
"""Random variation of scales: no two uses are scaled alike."""
SHARES = {1: 0.7, 4: 1.0, 8: 1.0, 12: 2.0, 24: 2.0}
"""Distribution of the number of uses per shape."""
PLAIN = 60
"""Maximum uses of a single-fill shape, as no item has a single fill."""
FEET = (0.35, 0.65, 0.6, 1.0)
"""Range of the origin within a shape's box, as shares of it."""

Fills = tuple[tuple[int, tuple[Command, ...]], ...]
"""Fills, each with the index of its colour in the coat."""


class Drawn(NamedTuple):
    """The obfuscated drawing."""

    shapes: list[Shape]
    paints: list[Paint]
    ops: list[Op]


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
    _uses: dict[int, Use] = field(default_factory=dict)
    """Uses by position in painter's order."""

    def __post_init__(self) -> None:
        self._colours = [paint if isinstance(paint, str) else "" for paint in self.pen.paints]
        self._coats = [[self._colours[paint] for paint in coat] for coat in self.pen.coats]

    def drawn(self, painted: "Sequence[Painted]") -> Drawn:
        """Return the obfuscated drawing."""
        alike: defaultdict[tuple[int, float, float], list[Call]] = defaultdict(list)
        for number, each in enumerate(painted):
            if isinstance(each, Stamp | Item):
                call = self._called(number, each)
                alike[call.source, call.uneven, call.tilt].append(call)
        for calls in alike.values():
            self._cut(calls)
        ops = [self._uses[n] if isinstance(op, Stamp | Item) else op for n, op in enumerate(painted)]
        return self._shuffled(ops)

    def _called(self, number: int, each: Stamp | Item) -> Call:
        if isinstance(each, Item):
            coat = self._coat(each.kind, each.look)
            return Call(number, -1 - each.kind, 1.0, each.tilt, each.x, each.y, each.size / SIDE, coat)
        uneven = each.sx / each.sy
        if abs(abs(uneven) - 1) < 0.01:
            uneven = 1.0 if uneven > 0 else -1.0
        coat = self._coats[each.coat]
        return Call(number, each.shape, round(uneven, 3), each.tilt, each.x, each.y, each.sy, coat)

    def _coat(self, kind: int, look: int) -> Sequence[str]:
        each = kinds()[kind]
        colours = dict.fromkeys(fill.colour for fill in icon(each.icon))
        if not look:
            return list(colours)
        change = each.looks[look - 1]
        return [recoloured(colour, change.hue, change.light) for colour in colours]

    def _cut(self, calls: list[Call]) -> None:
        """Split calls among shapes."""
        calls = self.dice.shuffled(calls)
        first = calls[0]
        fills = _of_kind(-1 - first.source) if first.source < 0 else _of_marks(self.pen.shapes[first.source])
        while calls:
            count = self.dice.weighted(SHARES) if len(fills) > 1 else PLAIN
            self._write(fills, calls[:count])
            calls = calls[count:]

    def _write(self, fills: Fills, calls: Sequence[Call]) -> None:
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
        number = len(self._shapes)
        self._shapes.append(Shape(box, paths))
        for call in calls:
            x, y = call.x + away_x * call.scale, call.y + away_y * call.scale
            scale = round(call.scale / grown * dice.between(*UNSTEADY), 5)
            coat = [call.coat[colour] for colour, _ in fills]
            self._uses[call.number] = Use(number, round(x, 1), round(y, 1), scale, coat)

    def _shuffled(self, ops: Sequence[Op]) -> Drawn:
        """Shuffle all lists and renumber the calls."""
        used = {op.paint for op in ops if isinstance(op, Path | Stroke | Glow | Text)}
        paints, _ = self._mixed([(n, paint) for n, paint in enumerate(self.pen.paints) if n in used])
        new_paint = {old: new for new, (old, _) in enumerate(paints)}
        shapes, new_shape = self._mixed(self._shapes)

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
            return op

        return Drawn(shapes, [paint for _, paint in paints], [again(op) for op in ops])

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
