"""Polygons of paths: the area that a drawing covers.

Parses the path syntax of canvas and SVG as far as the city uses it (M L H V C Q A Z and lower case),
and flattens curves into line segments.
"""

import itertools
import math
import re
from collections.abc import Iterator
from functools import cached_property, lru_cache

Point = tuple[float, float]
Polygon = tuple[Point, ...]
Bounds = tuple[float, float, float, float]
Side = tuple[float, float, float, float]
"""Side of a polygon: from x, y to x, y."""

_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_STRAIGHT = re.compile(r"(?:M[^A-Za-z]+(?:L[^A-Za-z]+)*z?)+")
"""Matches paths of straight lines, which are parsed faster."""
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "T": 2, "A": 7, "Z": 0}
RADIAN = 0.01745
"""Radians per degree."""
_STEPS = 5
_SMALL = 40
"""Radius from which an arc gets more corners, to stay close to it."""
_CUT = 8
"""Columns per part of a long strip."""


@lru_cache(4096)
def outline(path: str) -> tuple[Polygon, ...]:
    """Return the closed shapes of a path, or its lines if it is stroked."""
    if _STRAIGHT.fullmatch(path):
        lines = [line.rstrip("z").split("L") for line in path[1:].split("M")]
        return tuple(tuple(_point(corner) for corner in line) for line in lines if len(line) > 1)
    pen = _PathFlattener()
    tokens = _TOKEN.findall(path)
    at = 0
    command = ""
    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
        count = _ARGUMENTS[command.upper()]
        pen.take(command, [float(token) for token in tokens[at : at + count]])
        at += count
        if command in "Mm":
            command = "L" if command == "M" else "l"
    pen.lift()
    return tuple(pen.polygons)


def _point(text: str) -> Point:
    x, y = text.split()
    return float(x), float(y)


def bounds(polygons: tuple[Polygon, ...]) -> Bounds:
    """Return the bounding box."""
    xs = [x for polygon in polygons for x, _ in polygon]
    ys = [y for polygon in polygons for _, y in polygon]
    return min(xs), min(ys), max(xs), max(ys)


class Solid:
    """Area that a thing covers, with cached geometry, because many things share one."""

    def __init__(self, polygons: tuple[Polygon, ...]) -> None:
        self._polygons = polygons
        self._turned: dict[int, Solid] = {0: self}

    @cached_property
    def box(self) -> Bounds:
        """Return the bounding box."""
        return bounds(self._polygons)

    @cached_property
    def parts(self) -> list[tuple[Bounds, list[Side]]]:
        """Return each polygon's box and sides. Long strips are cut into short parts for speed."""
        return [
            (bounds((part,)), [(*a, *b) for a, b in zip(part, (*part[1:], part[0]), strict=True)])
            for polygon in self._polygons
            for part in (_cut(polygon) if _is_strip(polygon) else (polygon,))
        ]

    def turned(self, degrees: int) -> "Solid":
        """Rotate by a small angle, without a sine."""
        if degrees not in self._turned:
            lean = degrees * RADIAN
            polygons = (tuple((x - lean * y, y + lean * x) for x, y in each) for each in self._polygons)
            self._turned[degrees] = Solid(tuple(polygons))
        return self._turned[degrees]


def _is_strip(polygon: Polygon) -> bool:
    """Return whether a polygon goes along the picture and back through the same columns."""
    pairs = zip(polygon, reversed(polygon), strict=True)
    return len(polygon) > 2 * _CUT and len(polygon) % 2 == 0 and all(a[0] == b[0] for a, b in pairs)


def _cut(strip: Polygon) -> Iterator[Polygon]:
    half = len(strip) // 2
    for start in range(0, half - 1, _CUT):
        end = min(start + _CUT, half - 1)
        yield strip[start : end + 1] + strip[len(strip) - 1 - end : len(strip) - start]


def ribbon(lines: tuple[Polygon, ...], thickness: float) -> tuple[Polygon, ...]:
    """Return the area of a stroke: one quadrangle per segment."""
    half = thickness / 2
    quads = []
    for line in lines:
        for (x0, y0), (x1, y1) in itertools.pairwise(line):
            length = math.sqrt((x1 - x0) ** 2 + (y1 - y0) ** 2)
            if length == 0:
                continue
            dx, dy = (x1 - x0) / length * half, (y1 - y0) / length * half
            quads.append(
                (
                    (x0 - dx - dy, y0 - dy + dx),
                    (x1 + dx - dy, y1 + dy + dx),
                    (x1 + dx + dy, y1 + dy - dx),
                    (x0 - dx + dy, y0 - dy - dx),
                )
            )
    return tuple(quads)


class _PathFlattener:
    """Walks along a path and collects its corners."""

    def __init__(self) -> None:
        self.polygons: list[Polygon] = []
        self.points: list[Point] = []
        self.x = self.y = 0.0
        self.bend: Point = (0.0, 0.0)

    def lift(self) -> None:
        if len(self.points) > 1:
            self.polygons.append(tuple(self.points))
        self.points = []

    def take(self, command: str, args: list[float]) -> None:
        upper = command.upper()
        if command != upper:
            args = self._absolute(upper, args)
        x, y = self.x, self.y
        match upper:
            case "M":
                self.lift()
                self._to(args[0], args[1])
            case "L":
                self._to(args[0], args[1])
            case "H":
                self._to(args[0], y)
            case "V":
                self._to(x, args[0])
            case "Q" | "T":
                bx, by = (args[0], args[1]) if upper == "Q" else (2 * x - self.bend[0], 2 * y - self.bend[1])
                ex, ey = args[-2], args[-1]
                for step in range(1, _STEPS + 1):
                    t = step / _STEPS
                    a, b, c = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
                    self._to(a * x + b * bx + c * ex, a * y + b * by + c * ey)
                self.bend = (bx, by)
            case "C":
                x1, y1, x2, y2, ex, ey = args
                for step in range(1, _STEPS + 1):
                    t = step / _STEPS
                    u = 1 - t
                    a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
                    self._to(a * x + b * x1 + c * x2 + d * ex, a * y + b * y1 + c * y2 + d * ey)
            case "A":
                self._arc(*args)
            case "Z":
                if self.points:
                    first = self.points[0]
                    self.lift()
                    self._to(*first)

    def _to(self, x: float, y: float) -> None:
        self.x, self.y = x, y
        self.bend = (x, y)
        self.points.append((x, y))

    def _absolute(self, upper: str, args: list[float]) -> list[float]:
        if upper == "H":
            return [args[0] + self.x]
        if upper == "V":
            return [args[0] + self.y]
        if upper == "A":
            return [*args[:5], args[5] + self.x, args[6] + self.y]
        return [value + (self.y if i % 2 else self.x) for i, value in enumerate(args)]

    def _arc(
        self, rx: float, ry: float, _turned: float, large: float, sweep: float, x: float, y: float
    ) -> None:
        """Add an arc of an upright ellipse (SVG implementation notes)."""
        if (self.x, self.y) == (x, y) or rx == 0 or ry == 0:
            self._to(x, y)
            return
        hx, hy = (self.x - x) / 2 / rx, (self.y - y) / 2 / ry
        reach = hx * hx + hy * hy
        grow = math.sqrt(reach) if reach > 1 else 1.0
        rx, ry, hx, hy = rx * grow, ry * grow, hx / grow, hy / grow
        reach = min(1.0, hx * hx + hy * hy)
        factor = math.sqrt(max(0.0, 1 - reach) / reach) * (-1 if large == sweep else 1)
        mx, my = factor * hy, -factor * hx
        cx, cy = mx * rx + (self.x + x) / 2, my * ry + (self.y + y) / 2
        start = math.atan2(hy - my, hx - mx)
        turn = math.atan2(-hy - my, -hx - mx) - start
        if sweep and turn <= 0:
            turn += 2 * math.pi
        elif not sweep and turn >= 0:
            turn -= 2 * math.pi
        steps = max(3, math.ceil(abs(turn) * 2.6 * max(1.0, math.sqrt(max(rx, ry) / _SMALL))))
        for step in range(1, steps):
            angle = start + turn * step / steps
            # Rounded: platform differences in the last digit must not decide what is visible.
            self._to(round(cx + rx * math.cos(angle), 2), round(cy + ry * math.sin(angle), 2))
        self._to(x, y)
