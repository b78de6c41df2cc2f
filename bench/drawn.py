"""What is to be seen in a city's drawing, found out from the drawing alone.

Takes a scene as a browser gets it, in JSON, and follows its ops like a painter, with geometry of its own. A
scene does not tell which of its calls draw items, so the generator is asked for that and for the outlines of
the icons, and for nothing else. For each item it looks at a grid of points and works out how much light still
comes from them once everything is drawn.
"""

import cmath
import json
import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from spyhouse.games.spyguy import city

POINTS = 12
"""An item is looked at in so many rows of so many points."""
CELL = 128

Line = list[complex]
Corners: TypeAlias = NDArray[np.complex128]


@dataclass(slots=True)
class Thing:
    """An item of the drawing."""

    kind: int
    x: float
    y: float
    size: float
    look: int
    place: str
    is_drawn: bool
    """What is really drawn lies in its square, and fills most of it one way or the other."""
    points: NDArray[np.complex128]
    """Where its icon has paint."""
    light: NDArray[np.float64]
    """How much of each point is still to be seen."""

    @property
    def seen(self) -> float:
        return float(self.light.mean())

    @property
    def box(self) -> tuple[float, float, float, float]:
        half = self.size / 2
        return self.x - half, self.y - half, self.x + half, self.y + half


class Drawing:
    def __init__(self, text: bytes, painted: Sequence[object]) -> None:
        self.scene: dict[str, Any] = json.loads(text)
        self.things: list[Thing] = []
        self._near: defaultdict[tuple[int, int], list[Thing]] = defaultdict(list)
        for op, meant in zip(self.scene["ops"], painted, strict=True):
            if isinstance(meant, city.Thing):
                self._item(meant, op)
            else:
                self._paint(op)

    def copies(self) -> Counter[int]:
        """How often each kind is there in its true colours."""
        return Counter(thing.kind for thing in self.things if thing.look == 0)

    def closest(self) -> float:
        """The least distance between the middles of two things."""
        best = math.inf
        for column, row in list(self._near):
            around = self._around(
                ((column - 0.5) * CELL, (row - 0.5) * CELL, (column + 1.5) * CELL, (row + 1.5) * CELL)
            )
            for one in self._near[column, row]:
                for other in around:
                    if other is not one:
                        best = min(best, math.hypot(one.x - other.x, one.y - other.y))
        return best

    def boxed(self) -> Iterator[tuple[list[float], list[float]]]:
        """Each box that is announced, and the one around what is really drawn in it."""
        ops = self.scene["ops"]
        for at, op in enumerate(ops):
            if op[0] == "b":
                reach = [self._reach(each) for each in ops[at + 1 : at + 1 + op[1]]]
                yield (
                    op[2:],
                    [
                        *(min(box[i] for box in reach) for i in (0, 1)),
                        *(max(box[i] for box in reach) for i in (2, 3)),
                    ],
                )

    def _reach(self, op: list[Any]) -> tuple[float, float, float, float]:
        match op:
            case ["p", _, path]:
                return _lines(path)[1]
            case ["s", _, thickness, path]:
                left, top, right, bottom = _lines(path)[1]
                return (
                    left - thickness / 2,
                    top - thickness / 2,
                    right + thickness / 2,
                    bottom + thickness / 2,
                )
            case ["u", shape, _, x, y, sx, sy, tilt]:
                boxes = [self._reach(mark) for mark in self.scene["shapes"][shape]["ops"]]
                ends = [
                    complex(x, y) + complex(sx * across, sy * down) * _turn(tilt)
                    for box in boxes
                    for across in (box[0], box[2])
                    for down in (box[1], box[3])
                ]
                xs, ys = [end.real for end in ends], [end.imag for end in ends]
                return min(xs), min(ys), max(xs), max(ys)
            case ["g", _, x, y, radius]:
                return x - radius, y - radius, x + radius, y + radius
            case ["t", _, x, y, size, text]:
                return x - len(text) * size * 0.4, y - size / 2, x + len(text) * size * 0.4, y + size / 2
        raise ValueError(f"there is no op {op[0]}")

    def _around(self, box: tuple[float, float, float, float]) -> list[Thing]:
        left, top, right, bottom = (int(edge // CELL) for edge in box)
        found = {
            id(thing): thing
            for column in range(left, right + 1)
            for row in range(top, bottom + 1)
            for thing in self._near.get((column, row), ())
        }
        return list(found.values())

    def _paint(self, op: list[Any]) -> None:
        match op:
            case ["p", paint, path]:
                self._cover(path, 0, self._alpha(paint))
            case ["s", paint, thickness, path]:
                self._cover(path, thickness, self._alpha(paint))
            case ["u", shape, coat, x, y, sx, sy, tilt]:
                paints = self.scene["coats"][coat]
                for mark in self.scene["shapes"][shape]["ops"]:
                    if mark[0] != "g":
                        paint = mark[1] if mark[1] >= 0 else paints[-1 - mark[1]]
                        thickness = mark[2] if mark[0] == "s" else 0
                        alpha = self._alpha(paint)
                        self._cover(mark[-1], thickness, alpha, complex(x, y), sx, sy, _turn(tilt))
            case ["t", _, x, y, size, text]:
                wide, high = len(text) * size * 0.36, size * 0.4
                sign = f"M{x - wide} {y - high}H{x + wide}V{y + high}H{x - wide}Z"
                self._cover(sign, 0, 1)

    def _alpha(self, paint: int) -> float:
        colour = self.scene["paints"][paint]
        if isinstance(colour, list):
            return min(_alpha(stop[1]) for stop in colour[-1])
        return _alpha(colour)

    def _cover(
        self,
        path: str,
        thickness: float,
        alpha: float,
        at: complex = 0j,
        sx: float = 1,
        sy: float = 1,
        turn: complex = 1,
    ) -> None:
        """Take the light from every point that this mark lies on."""
        if alpha < 0.02:
            return
        lines, (left, top, right, bottom) = _lines(path)
        half = thickness / 2
        ends = [
            at + complex(across * sx, down * sy) * turn
            for across in (left - half, right + half)
            for down in (top - half, bottom + half)
        ]
        box = (
            min(end.real for end in ends),
            min(end.imag for end in ends),
            max(end.real for end in ends),
            max(end.imag for end in ends),
        )
        for thing in self._around(box):
            one = thing.box
            if one[0] > box[2] or one[2] < box[0] or one[1] > box[3] or one[3] < box[1]:
                continue
            straight = (thing.points - at) / turn
            x, y = straight.real / sx, straight.imag / sy
            (near,) = np.nonzero(
                (x >= left - half) & (x <= right + half) & (y >= top - half) & (y <= bottom + half)
            )
            if len(near):
                points = x[near] + 1j * y[near]
                hit = _touched(lines, points, half) if thickness else _inside(lines, points)
                thing.light[near[hit]] *= 1 - alpha

    def _item(self, meant: city.Thing, op: list[Any]) -> None:
        kind, middle, size, turn = meant.kind, complex(meant.x, meant.y), meant.size, _turn(meant.tilt)
        mask = city.kinds()[kind].mask
        points = np.array(
            [
                middle + turn * point * size
                for row, column, point in _grid()
                if mask >> (63 - 8 * row - column) & 1
            ]
        )
        drawn = self._fits(op, meant)
        thing = Thing(
            kind, meant.x, meant.y, size, meant.look, meant.place, drawn, points, np.ones(len(points))
        )
        for other in self._around(thing.box):
            for i, point in enumerate(other.points):
                local = (point - middle) / turn / size + complex(0.5, 0.5)
                if 0 <= local.real < 1 and 0 <= local.imag < 1:
                    bit = 63 - 8 * int(local.imag * 8) - int(local.real * 8)
                    other.light[i] *= 1 - (mask >> bit & 1)
        self.things.append(thing)
        left, top, right, bottom = (int(edge // CELL) for edge in thing.box)
        for column in range(left, right + 1):
            for row in range(top, bottom + 1):
                self._near[column, row].append(thing)

    def _fits(self, op: list[Any], meant: city.Thing) -> bool:
        left, top, right, bottom = self._reach(op)
        square = meant.size * 0.62  # half of it, and what sticks out when it is tilted
        inside = (
            left > meant.x - square
            and right < meant.x + square
            and top > meant.y - square
            and bottom < meant.y + square
        )
        return inside and max(right - left, bottom - top) > meant.size * 0.7


def _turn(tilt: float) -> complex:
    return complex(math.cos(math.radians(tilt)), math.sin(math.radians(tilt)))


@lru_cache
def _grid() -> tuple[tuple[int, int, complex], ...]:
    """The points of a square of size 1 around 0, with the row and column of the icon's mask they are in."""
    shares = [(i + 0.5) / POINTS for i in range(POINTS)]
    return tuple((int(y * 8), int(x * 8), complex(x - 0.5, y - 0.5)) for y in shares for x in shares)


def _alpha(colour: str) -> float:
    return int(colour[7:9], 16) / 255 if len(colour) == 9 else 1.0


def _inside(lines: list[Corners], points: Corners) -> NDArray[np.bool_]:
    """Of each point: in any of the lines, by the number of edges a ray to the right goes through."""
    x, y = points.real[:, None], points.imag[:, None]
    inside = np.zeros(len(points), bool)
    for line in lines:
        end, start = line, np.roll(line, 1)
        crosses = (end.imag > y) != (start.imag > y)
        rise = np.where(end.imag == start.imag, 1, end.imag - start.imag)
        at = start.real + (y - start.imag) / rise * (end.real - start.real)
        inside |= (crosses & (x < at)).sum(axis=1) % 2 == 1
    return inside


def _touched(lines: list[Corners], points: Corners, half: float) -> NDArray[np.bool_]:
    """Of each point: no farther than that from any of the lines."""
    touched = np.zeros(len(points), bool)
    for line in lines:
        start, along = line[:-1], np.diff(line)
        length = np.where(along == 0, 1, np.abs(along))
        share = ((points[:, None] - start) * along.conj()).real / length / length
        away = np.abs(points[:, None] - (start + along * share.clip(0, 1)))
        touched |= (away <= half).any(axis=1)
    return touched


_TOKENS = re.compile(r"([A-Za-z])|(-?\d*\.?\d+)")


@lru_cache(20_000)
def _lines(path: str) -> tuple[list[Corners], tuple[float, float, float, float]]:
    """A path as rows of corners, and the box around them."""
    lines = [np.array(line) for line in _walk(path) if len(line) > 1]
    corners = np.concatenate(lines)
    xs, ys = corners.real, corners.imag
    return lines, (float(xs.min()), float(ys.min()), float(xs.max()), float(ys.max()))


def _walk(path: str) -> Iterator[Line]:
    words: list[tuple[str, list[float]]] = []
    for letter, number in _TOKENS.findall(path):
        if letter:
            words.append((letter, []))
        else:
            words[-1][1].append(float(number))
    line: Line = []
    here = start = bend = 0j
    for letter, numbers in words:
        big, origin = letter.upper(), letter.islower()
        count = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "A": 7, "Z": 1}[big]
        if big == "Z":
            line.append(start)
            yield line
            line, here = [start], start
            continue
        for i in range(0, len(numbers), count):
            args = numbers[i : i + count]
            base = here if origin else 0j
            pairs = [base + complex(args[k], args[k + 1]) for k in range(0, len(args) - 1, 2)]
            if big == "M" and i == 0:
                if len(line) > 1:
                    yield line
                start = here = bend = pairs[0]
                line = [here]
                continue
            if big == "H":
                pairs = [complex(base.real + args[0], here.imag)]
            elif big == "V":
                pairs = [complex(here.real, base.imag + args[0])]
            if big == "A":
                line += _arc(here, base + complex(args[5], args[6]), args)
                here = bend = base + complex(args[5], args[6])
            elif big in "QT":
                handle = pairs[0] if big == "Q" else 2 * here - bend
                line += [
                    (1 - t) ** 2 * here + 2 * t * (1 - t) * handle + t * t * pairs[-1] for t in _steps(8)
                ]
                here, bend = pairs[-1], handle
            elif big == "C":
                one, two, end = pairs
                line += [
                    (1 - t) ** 3 * here + 3 * t * (1 - t) ** 2 * one + 3 * t * t * (1 - t) * two + t**3 * end
                    for t in _steps(8)
                ]
                here = bend = end
            else:
                here = bend = pairs[0]
                line.append(here)
    if len(line) > 1:
        yield line


def _steps(count: int) -> list[float]:
    return [(i + 1) / count for i in range(count)]


def _arc(start: complex, end: complex, args: list[float]) -> Line:
    """The corners of an upright elliptic arc: the ellipse is pressed into a circle of radius 1 and back."""
    rx, ry, _, large, sweep = args[:5]
    p, q = complex(start.real / rx, start.imag / ry), complex(end.real / rx, end.imag / ry)
    chord = abs(q - p)
    if chord == 0:
        return []
    radius = max(1.0, chord / 2)
    aside = math.sqrt(max(0.0, radius * radius - chord * chord / 4))
    side = 1j * (q - p) / chord * (1 if large != sweep else -1)
    centre = (p + q) / 2 + side * aside
    turn = cmath.phase((q - centre) / (p - centre))
    if sweep and turn <= 0:
        turn += 2 * math.pi
    elif not sweep and turn >= 0:
        turn -= 2 * math.pi
    corners = [centre + (p - centre) * complex(math.cos(turn * t), math.sin(turn * t)) for t in _steps(12)]
    return [complex(corner.real * rx, corner.imag * ry) for corner in corners]
