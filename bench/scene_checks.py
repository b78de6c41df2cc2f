"""Visibility checks of a city's drawing, computed from the drawing alone.

Takes a scene as a browser gets it, in JSON, and follows its ops like a painter, with independent
geometry code. A scene does not say which of its calls draw items, so the generator provides that and
the outlines of the icons, and nothing else. For each item a grid of points is sampled, to compute how
much of their light is left when everything is drawn. A shape has about a hundred uses, so all of them
are tested at once.
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

from spyhouse.citydraw import Item, kinds

POINTS = 12
"""Sample points per row and column of an item."""
SHEER = 0.02
"""Opacity below which a shape takes no light."""

Line = list[complex]
Corners: TypeAlias = NDArray[np.complex128]
Numbers: TypeAlias = NDArray[np.intp]
Floats: TypeAlias = NDArray[np.float64]
Flags: TypeAlias = NDArray[np.bool_]
Box: TypeAlias = tuple[float, float, float, float]
Call: TypeAlias = tuple[int, list[Any]]
"""An op, and its position in painter's order."""


@dataclass(slots=True)
class Thing:
    """An item of the drawing."""

    order: int
    kind: int
    x: float
    y: float
    size: float
    turn: complex
    look: int
    place: str
    is_drawn: bool
    """Whether the drawn shape lies in its square and fills most of it in one direction."""
    points: Corners
    """Points where its icon has paint."""
    light: Floats
    """Visible share of each point."""

    @property
    def seen(self) -> float:
        """Return the mean visible share."""
        return float(self.light.mean())

    @property
    def box(self) -> Box:
        """Return the bounding box."""
        half = self.size / 2
        return self.x - half, self.y - half, self.x + half, self.y + half


@dataclass(frozen=True, slots=True)
class Mark:
    """A path that is filled or stroked."""

    paint: int
    lines: list[Line]
    half: float
    """Half the stroke's width; 0 if filled."""
    box: Box


class Drawing:
    """A parsed scene, with the visibility of its items."""

    def __init__(self, text: bytes, painted: Sequence[object]) -> None:
        self.scene: dict[str, Any] = json.loads(text)
        self._alphas = np.array([_alpha(paint) for paint in self.scene["paints"]])
        self._known: dict[tuple[str, int], Corners] = {}
        self.things: list[Thing] = []
        plain: list[Call] = []
        uses: defaultdict[tuple[str, int], list[Call]] = defaultdict(list)
        for order, (op, meant) in enumerate(zip(self.scene["ops"], painted, strict=True)):
            if isinstance(meant, Item):
                self.things.append(self._thing(order, meant, op))
            elif op[0] in "uf":
                uses[op[0], op[1]].append((order, op))
            elif op[0] in "pst":
                plain.append((order, op))
        self._gather_points()
        self._paint_plain(plain)
        for (kind, number), calls in uses.items():
            self._paint_shape(kind, number, calls)
        self._paint_things()

    def copies(self) -> Counter[int]:
        """Return the number of true copies by kind."""
        return Counter(thing.kind for thing in self.things if thing.look == 0)

    def closest(self) -> float:
        """Return the minimum distance between the centres of two things."""
        middles = np.array([complex(thing.x, thing.y) for thing in self.things])
        away = np.abs(middles[:, None] - middles)
        np.fill_diagonal(away, math.inf)
        return float(away.min())

    def boxed(self) -> Iterator[tuple[list[float], list[float]]]:
        """Yield each declared box, and the actual one around its ops."""
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

    def _reach(self, op: list[Any]) -> Box:
        match op:
            case ["p" | "s", *_]:
                return _mark(op).box
            case ["u" | "f" as kind, number, x, y, scale, _]:
                return _around(complex(x, y) + self._corners(kind, number) * scale)
            case ["g", _, x, y, radius]:
                return x - radius, y - radius, x + radius, y + radius
            case ["t", _, x, y, size, text]:
                return x - len(text) * size * 0.4, y - size / 2, x + len(text) * size * 0.4, y + size / 2
        raise ValueError(f"unknown op {op[0]!r}")

    def _paths(self, kind: str, number: int) -> list[str]:
        paths: list[str] = self.scene["shapes" if kind == "u" else "parts"][number]["paths"]
        return paths

    def _corners(self, kind: str, number: int) -> Corners:
        """Return the corners of the boxes around everything that a shape or part draws."""
        if (kind, number) not in self._known:
            boxes = [_mark(["p", 0, path]).box for path in self._paths(kind, number)]
            self._known[kind, number] = np.array(
                [complex(box[i], box[k]) for box in boxes for i in (0, 2) for k in (1, 3)]
            )
        return self._known[kind, number]

    # --- items

    def _thing(self, order: int, meant: Item, op: list[Any]) -> Thing:
        kind, size, turn = meant.kind, meant.size, _turn(meant.tilt)
        points = complex(meant.x, meant.y) + turn * _points(kind) * size
        fits, light = self._fits(op, meant), np.ones(len(points))
        return Thing(order, kind, meant.x, meant.y, size, turn, meant.look, meant.place, fits, points, light)

    def _fits(self, op: list[Any], meant: Item) -> bool:
        left, top, right, bottom = self._reach(op)
        square = meant.size * 0.62  # half of it, and what sticks out when tilted
        inside = (
            left > meant.x - square
            and right < meant.x + square
            and top > meant.y - square
            and bottom < meant.y + square
        )
        return inside and max(right - left, bottom - top) > meant.size * 0.7

    def _gather_points(self) -> None:
        """Concatenate the points of all things; each thing keeps a slice."""
        self._orders = np.array([thing.order for thing in self.things])
        self._boxes = np.array([_around(thing.points) for thing in self.things]).T
        self._points = np.concatenate([thing.points for thing in self.things])
        self._light = np.ones(len(self._points))
        ends = np.cumsum([len(thing.points) for thing in self.things])[:-1]
        self._numbers = np.split(np.arange(len(self._points)), ends)
        for thing, light in zip(self.things, np.split(self._light, ends), strict=True):
            thing.light = light

    # --- covers

    def _paint_plain(self, calls: list[Call]) -> None:
        """Apply paths and signs, which are drawn once."""
        marks = [_mark(op) for _, op in calls]
        orders = np.array([order for order, _ in calls])
        over, under = self._behind(orders, np.array([mark.box for mark in marks]).T)
        for number in np.unique(over):
            mark = marks[number]
            covered = np.concatenate([self._numbers[thing] for thing in under[over == number]])
            alpha = np.full(len(covered), self._alphas[mark.paint])
            self._cover(mark, covered, self._points[covered], alpha)

    def _paint_shape(self, kind: str, shape: int, calls: list[Call]) -> None:
        orders = np.array([order for order, _ in calls])
        x, y, scale = np.array([op[2:5] for _, op in calls]).T
        at = x + 1j * y
        ends = at + self._corners(kind, shape)[:, None] * scale
        over, under = self._behind(orders, np.array(_around(ends)))
        if not len(over):
            return
        covered = np.concatenate([self._numbers[thing] for thing in under])
        use = np.repeat(over, [len(self._numbers[thing]) for thing in under])
        points = (self._points[covered] - at[use]) / scale[use]
        for number, path in enumerate(self._paths(kind, shape)):
            alphas = np.array([_alpha(op[5][number]) for _, op in calls])
            self._cover(_mark(["p", 0, path]), covered, points, alphas[use])

    def _paint_things(self) -> None:
        """Apply things that cover other things, where their icons have paint."""
        half = [thing.size * 0.75 for thing in self.things]  # what sticks out when tilted
        around = [
            (thing.x - more, thing.y - more, thing.x + more, thing.y + more)
            for thing, more in zip(self.things, half, strict=True)
        ]
        for over, under in zip(*self._behind(self._orders, np.array(around).T), strict=True):
            thing, covered = self.things[over], self._numbers[under]
            middle = complex(thing.x, thing.y)
            local = (self._points[covered] - middle) / thing.turn / thing.size + complex(0.5, 0.5)
            inside = (local.real >= 0) & (local.real < 1) & (local.imag >= 0) & (local.imag < 1)
            rows, columns = (local.imag[inside] * 8).astype(int), (local.real[inside] * 8).astype(int)
            self._light[covered[inside][_mask(thing.kind)[rows, columns]]] = 0

    def _behind(self, orders: Numbers, boxes: Floats) -> tuple[Numbers, Numbers]:
        """Return pairs of a thing and an op that is drawn later and may cover it."""
        left, top, right, bottom = boxes[:, :, None]
        x0, y0, x1, y1 = self._boxes
        near = (left <= x1) & (right >= x0) & (top <= y1) & (bottom >= y0)
        over, under = np.nonzero(near & (orders[:, None] > self._orders))
        return over, under

    def _cover(self, mark: Mark, covered: Numbers, points: Corners, alpha: Floats) -> None:
        """Reduce the light of the points that a mark covers."""
        x, y = points.real, points.imag
        left, top, right, bottom = mark.box
        (near,) = np.nonzero((x >= left) & (x <= right) & (y >= top) & (y <= bottom) & (alpha >= SHEER))
        if len(near):
            lines, some = mark.lines, points[near]
            hit = near[_touched(lines, some, mark.half) if mark.half else _inside(lines, some)]
            np.multiply.at(self._light, covered[hit], 1 - alpha[hit])


def _turn(tilt: float) -> complex:
    return complex(math.cos(math.radians(tilt)), math.sin(math.radians(tilt)))


def _around(points: Corners) -> tuple[Any, Any, Any, Any]:
    """Return the box around each column of points."""
    x, y = points.real, points.imag
    return x.min(axis=0), y.min(axis=0), x.max(axis=0), y.max(axis=0)


@lru_cache
def _mask(kind: int) -> Flags:
    """Return where a kind's icon has paint, by row and column."""
    mask = kinds()[kind].mask
    return np.array([[mask >> (63 - 8 * row - column) & 1 for column in range(8)] for row in range(8)], bool)


@lru_cache
def _points(kind: int) -> Corners:
    """Return points where a kind's icon has paint, in a unit square around 0."""
    shares = [(i + 0.5) / POINTS for i in range(POINTS)]
    mask = _mask(kind)
    return np.array(
        [complex(x - 0.5, y - 0.5) for y in shares for x in shares if mask[int(y * 8), int(x * 8)]]
    )


def _alpha(paint: Any) -> float:
    """Return the opacity of a colour, or the lowest of a gradient."""
    if isinstance(paint, list):
        return min(_alpha(colour) for _, colour in paint[-1])
    return int(paint[7:9], 16) / 255 if len(paint) == 9 else 1.0


def _mark(op: list[Any]) -> Mark:
    match op:
        case ["p", paint, path]:
            lines, box = _lines(path)
            return Mark(paint, lines, 0, box)
        case ["s", paint, thickness, path]:
            lines, (left, top, right, bottom) = _lines(path)
            half = thickness / 2
            return Mark(paint, lines, half, (left - half, top - half, right + half, bottom + half))
        case ["t", paint, x, y, size, text]:
            wide, high = len(text) * size * 0.36, size * 0.4
            return _mark(["p", paint, f"M{x - wide} {y - high}H{x + wide}V{y + high}H{x - wide}Z"])
    raise ValueError(f"op {op[0]!r} is not a path")


def _inside(lines: list[Line], points: Corners) -> Flags:
    """Return for each point whether it is in any of the lines, by the even-odd rule."""
    inside = np.zeros(len(points), bool)
    for line in lines:
        end = np.array(line)
        start = np.roll(end, 1)
        above = end.imag > points.imag[:, None]
        point, edge = np.nonzero(above != np.roll(above, 1, axis=1))
        one, other = start[edge], end[edge]
        share = (points[point].imag - one.imag) / (other.imag - one.imag)
        crossed = points[point].real < one.real + share * (other.real - one.real)
        inside |= np.bincount(point[crossed], minlength=len(points)) % 2 == 1
    return inside


def _touched(lines: list[Line], points: Corners, half: float) -> Flags:
    """Return for each point whether it is within `half` of any of the lines."""
    touched = np.zeros(len(points), bool)
    x, y = points.real[:, None], points.imag[:, None]
    for line in lines:
        corners = np.array(line)
        start, along = corners[:-1], np.diff(corners)
        middle = start + along / 2
        wide, high = np.abs(along.real) / 2 + half, np.abs(along.imag) / 2 + half
        point, edge = np.nonzero((np.abs(x - middle.real) <= wide) & (np.abs(y - middle.imag) <= high))
        start, along = start[edge], along[edge]
        length = np.where(along == 0, 1, np.abs(along))
        share = ((points[point] - start) * along.conj()).real / length / length
        away = np.abs(points[point] - (start + along * share.clip(0, 1)))
        touched[point[away <= half]] = True
    return touched


_STEP = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBER = re.compile(r"-?\d*\.?\d+")
_COUNTS = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "A": 7, "Z": 1}


@lru_cache(20_000)
def _lines(path: str) -> tuple[list[Line], Box]:
    """Return a path as lists of corners, and the box around them."""
    lines = [line for line in _walk(path) if len(line) > 1]
    xs, ys = ([getattr(corner, way) for line in lines for corner in line] for way in ("real", "imag"))
    return lines, (min(xs), min(ys), max(xs), max(ys))


def _walk(path: str) -> Iterator[Line]:
    line: Line = []
    here = start = bend = 0j
    for letter, rest in _STEP.findall(path):
        numbers = [float(number) for number in _NUMBER.findall(rest)]
        if letter == "L":  # by far the most frequent
            line += map(complex, numbers[::2], numbers[1::2])
            here = bend = line[-1]
            continue
        big, origin = letter.upper(), letter.islower()
        count = _COUNTS[big]
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
                line += [a * here + b * handle + c * pairs[-1] for a, b, c in _BOWS]
                here, bend = pairs[-1], handle
            elif big == "C":
                one, two, end = pairs
                line += [a * here + b * one + c * two + d * end for a, b, c, d in _CURVES]
                here = bend = end
            else:
                here = bend = pairs[0]
                line.append(here)
    if len(line) > 1:
        yield line


def _steps(count: int) -> list[float]:
    return [(i + 1) / count for i in range(count)]


_BOWS = [((1 - t) ** 2, 2 * t * (1 - t), t * t) for t in _steps(8)]
_CURVES = [((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3) for t in _steps(8)]


def _arc(start: complex, end: complex, args: list[float]) -> Line:
    """Return the corners of an upright elliptic arc, computed on the unit circle."""
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
