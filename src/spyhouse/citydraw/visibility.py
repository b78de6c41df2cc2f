"""Visibility of a place behind everything drawn after it."""

from bisect import bisect_left
from collections import defaultdict

from spyhouse.citydraw.canvas import Cover
from spyhouse.citydraw.polygons import Side

_CELL = 96
_LONG = 40
"""Corners from which a polygon is indexed by column: a shore has hundreds."""
SIDE = 8
"""A place is sampled in SIDE x SIDE points, one bit each, as in a kind's mask."""


class VisibilityIndex:
    """Index of covers for visibility queries."""

    def __init__(self, covers: list[Cover]) -> None:
        self._cells: defaultdict[tuple[int, int], list[Cover]] = defaultdict(list)
        self._columns: dict[int, dict[int, list[Side]]] = {}
        """Sides of each long polygon by column; keyed by the polygon's `id`."""
        for cover in covers:
            left, top, right, bottom = cover.box
            for column in range(int(left // _CELL), int(right // _CELL) + 1):
                for row in range(int(top // _CELL), int(bottom // _CELL) + 1):
                    self._cells[column, row].append(cover)

    def hidden(self, order: int, left: float, top: float, size: float, limit: int) -> int:
        """Return the points of a square that things drawn after `order` cover.

        Stops once more than `most` are.
        """
        right, bottom = left + size, top + size
        seen: set[int] = set()
        bits = 0
        for column in range(int(left // _CELL), int(right // _CELL) + 1):
            for row in range(int(top // _CELL), int(bottom // _CELL) + 1):
                for cover in reversed(self._cells.get((column, row), ())):
                    if cover.order <= order:
                        break
                    x0, y0, x1, y1 = cover.box
                    if x0 >= right or x1 <= left or y0 >= bottom or y1 <= top or cover.order in seen:
                        continue
                    seen.add(cover.order)
                    bits |= self._covered(cover, left, top, size)
                    if bits.bit_count() > limit:
                        return bits
        return bits

    def front(self, x: float, y: float) -> int:
        """Return the order of the front thing at a point; -1 if there is none."""
        for cover in reversed(self._cells.get((int(x // _CELL), int(y // _CELL)), ())):
            left, top, right, bottom = cover.box
            if left <= x <= right and top <= y <= bottom and self._is_in(cover, x, y):
                return cover.order
        return -1

    def _is_in(self, cover: Cover, x: float, y: float) -> bool:
        x, y = (x - cover.x) / cover.sx, (y - cover.y) / cover.sy
        for (left, top, right, bottom), sides in cover.solid.parts:
            if left <= x <= right and top <= y <= bottom and self._holds(sides, x, y):
                return True
        return False

    def _holds(self, sides: list[Side], x: float, y: float) -> bool:
        inside = False
        for x0, y0, x1, y1 in sides if len(sides) <= _LONG else self._above_and_below(sides, x):
            if (x0 > x) != (x1 > x) and y < y0 + (x - x0) * (y1 - y0) / (x1 - x0):
                inside = not inside
        return inside

    def _above_and_below(self, sides: list[Side], x: float) -> list[Side]:
        columns = self._columns.get(id(sides))
        if columns is None:
            columns = self._columns[id(sides)] = defaultdict(list)
            for side in sides:
                x0, _, x1, _ = side
                for column in range(int(min(x0, x1) // _CELL), int(max(x0, x1) // _CELL) + 1):
                    columns[column].append(side)
        return columns[int(x // _CELL)]

    def _covered(self, cover: Cover, left: float, top: float, size: float) -> int:
        """Return the points of a square that one thing covers, in the thing's own coordinates."""
        left, top = (left - cover.x) / cover.sx, (top - cover.y) / cover.sy
        across, down = size / SIDE / cover.sx, size / SIDE / cover.sy
        west, east = sorted((left, left + SIDE * across))
        bottom = top + SIDE * down
        bits = 0
        for (x0, y0, x1, y1), sides in cover.solid.parts:
            if x0 <= east and x1 >= west and y0 <= bottom and y1 >= top:
                bits |= _points_in(sides, left, top, across, down)
        return bits


def _points_in(sides: list[Side], left: float, top: float, across: float, down: float) -> int:
    """Return the points of a grid that are in a polygon. `across` is negative if mirrored."""
    ys = [top + (row + 0.5) * down for row in range(SIDE)]
    crossings: list[list[float]] = [[] for _ in ys]
    for x0, y0, x1, y1 in sides:
        low, high = (y0, y1) if y0 < y1 else (y1, y0)
        if low <= ys[-1] and high > ys[0]:
            for row in range(bisect_left(ys, low), bisect_left(ys, high)):
                crossings[row].append(x0 + (ys[row] - y0) * (x1 - x0) / (y1 - y0))
    bits = 0
    for row, crossed in enumerate(crossings):
        if not crossed:
            continue
        crossed.sort()
        for start, end in zip(crossed[::2], crossed[1::2], strict=False):
            one, other = (start - left) / across - 0.5, (end - left) / across - 0.5
            if one > other:
                one, other = other, one
            first, last = max(0, -int(-one // 1)), min(SIDE - 1, int(other // 1))
            if last >= first:
                bits |= ((1 << (last - first + 1)) - 1) << (63 - row * SIDE - last)
    return bits
