"""How items leave the house: as shapes like every other thing in the picture, which say nothing of what they
are (SG-19).

Each kind becomes one shape of the city, at a scale and with an origin of this city's own, so that not even
the same numbers come back in the next; each look becomes a coat. All other shapes get a scale of their own,
too, and are written in the same hand, or round numbers would tell who has drawn them. In the end all shapes,
coats and paints are shuffled, since what is drawn last would otherwise stand last in the lists.
"""

from collections.abc import Sequence
from math import cos, radians, sin
from typing import TypeVar

from spyhouse.games.spyguy.city.colours import recoloured
from spyhouse.games.spyguy.city.dice import Dice
from spyhouse.games.spyguy.city.icons import SIDE, icon
from spyhouse.games.spyguy.city.kinds import kinds
from spyhouse.games.spyguy.city.outlines import bounds, outline
from spyhouse.games.spyguy.city.paths import commands, filled, stroked
from spyhouse.games.spyguy.city.pen import Pen
from spyhouse.games.spyguy.city.scene import Glow, Op, Paint, Path, Shape, ShapeOp, Stroke, Text, Use
from spyhouse.games.spyguy.city.thing import Thing

T = TypeVar("T")

SCALES = (1.6, 3.2)
"""Of an icon's own units: the same as of other shapes, to one place behind the point."""
FEET = (0.35, 0.65, 0.8, 1.0)
"""Where an origin may be, as other shapes have it: near the middle of the foot."""


class Anonymous:
    def __init__(self, dice: Dice, pen: Pen) -> None:
        self._dice = dice
        self._paints = dict(pen.paints)
        self._coats = dict(pen.coats)
        whole = {number for paint, number in pen.paints.items() if not isinstance(paint, str)}
        self._scales = [1.0 if _paints(shape) & whole else dice.between(*SCALES) for shape in pen.shapes]
        """Of those that were there before; a gradient has its own size, and keeps it."""
        self._shapes = [_copied(*each) for each in zip(pen.shapes, self._scales, strict=True)]
        self._known: dict[int, tuple[int, float, float, float]] = {}
        """By kind: its shape, scale and origin."""

    def used(self, thing: Thing) -> Use:
        shape, scale, ox, oy = self._shape(thing.kind)
        sx = thing.size / SIDE / scale
        # The origin is not the middle, around which a thing is turned.
        dx, dy = (ox - SIDE / 2) * thing.size / SIDE, (oy - SIDE / 2) * thing.size / SIDE
        turn = radians(thing.tilt)
        x, y = thing.x + dx * cos(turn) - dy * sin(turn), thing.y + dx * sin(turn) + dy * cos(turn)
        coat = self._coat(thing.kind, thing.look)
        return Use(shape, coat, round(x, 1), round(y, 1), round(sx, 3), round(sx, 3), thing.tilt)

    def _shape(self, kind: int) -> tuple[int, float, float, float]:
        if kind not in self._known:
            dice = self._dice
            left, right, top, bottom = FEET
            scale = dice.between(*SCALES)
            ox, oy = SIDE * dice.between(left, right), SIDE * dice.between(top, bottom)
            fills = icon(kinds()[kind].icon)
            colours = list(dict.fromkeys(fill.colour for fill in fills))
            paths = [fill.moved(scale, -ox * scale, -oy * scale) for fill in fills]
            ops: list[ShapeOp] = [
                Path(-1 - colours.index(fill.colour), path) for fill, path in zip(fills, paths, strict=True)
            ]
            box = bounds(tuple(polygon for path in paths for polygon in outline(path)))
            left, top, right, bottom = (round(edge, 1) for edge in box)
            self._known[kind] = len(self._shapes), scale, ox, oy
            self._shapes.append(Shape((left, top, right, bottom), ops))
        return self._known[kind]

    def _coat(self, kind: int, look: int) -> int:
        each = kinds()[kind]
        colours = dict.fromkeys(fill.colour for fill in icon(each.icon))
        if look:
            change = each.looks[look - 1]
            shown = [recoloured(colour, change.hue, change.light) for colour in colours]
        else:
            shown = list(colours)
        coat = tuple(self._paints.setdefault(colour, len(self._paints)) for colour in shown)
        return self._coats.setdefault(coat, len(self._coats))

    def shuffled(self, ops: Sequence[Op]) -> tuple[list[Shape], list[list[int]], list[Paint], list[Op]]:
        """All lists in an order that tells nothing, and the calls with the new numbers."""
        paints, new_paint = self._mixed(list(self._paints))
        coats, new_coat = self._mixed(list(self._coats))
        shapes, new_shape = self._mixed(self._shapes)

        def again(op: Op) -> Op:
            match op:
                case Path(paint, d):
                    return Path(new_paint[paint] if paint >= 0 else paint, d)
                case Stroke(paint, thickness, d):
                    return Stroke(new_paint[paint] if paint >= 0 else paint, thickness, d)
                case Glow(paint, x, y, radius):
                    return Glow(new_paint[paint], x, y, radius)
                case Text(paint, x, y, size, text):
                    return Text(new_paint[paint], x, y, size, text)
                case Use(shape, coat, x, y, sx, sy, tilt):
                    if shape < len(self._scales):
                        sx, sy = round(sx / self._scales[shape], 3), round(sy / self._scales[shape], 3)
                    # Also what is whole is written as a fraction, as an item's is.
                    return Use(new_shape[shape], new_coat[coat], *map(float, (x, y, sx, sy, tilt)))
            return op

        return (
            [Shape(shape.box, [again(op) for op in shape.ops]) for shape in shapes],  # type: ignore[misc]
            [[new_paint[paint] for paint in coat] for coat in coats],
            paints,
            [again(op) for op in ops],
        )

    def _mixed(self, things: list[T]) -> tuple[list[T], dict[int, int]]:
        order = self._dice.shuffled(range(len(things)))
        return [things[old] for old in order], {old: new for new, old in enumerate(order)}


def _paints(shape: Shape) -> set[int]:
    return {op.paint for op in shape.ops}


def _copied(shape: Shape, scale: float) -> Shape:
    """The same so many times as large, in the hand that items are drawn in."""

    def again(op: ShapeOp) -> ShapeOp:
        match op:
            case Path(paint, d):
                return Path(paint, filled(commands(d), scale))
            case Stroke(paint, thickness, d):
                return Stroke(paint, round(thickness * scale, 1), stroked(commands(d), scale))
            case Glow(paint, x, y, radius):
                return Glow(paint, round(x * scale, 1), round(y * scale, 1), round(radius * scale, 1))

    left, top, right, bottom = (round(edge * scale, 1) for edge in shape.box)
    return Shape((left, top, right, bottom), [again(op) for op in shape.ops])
