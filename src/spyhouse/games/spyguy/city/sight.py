"""How much of a place can be seen, past everything that is drawn after it."""

from collections import defaultdict

from spyhouse.games.spyguy.city.outlines import Bounds, Point, Polygon, bounds
from spyhouse.games.spyguy.city.pen import Cover

_CELL = 96
_LONG = 40
"""A polygon of more corners is gone through column by column: a shore has hundreds."""
SIDE = 8
"""A place is looked at in SIDE x SIDE points, a bit for each, as in a kind's mask."""


class Sight:
    def __init__(self, covers: list[Cover]) -> None:
        self._cells: defaultdict[tuple[int, int], list[Cover]] = defaultdict(list)
        self._boxes: dict[int, list[Bounds]] = {}
        """Of each polygon, by the `id` of those that belong together: many things share their outlines."""
        self._columns: dict[int, dict[int, list[tuple[Point, Point]]]] = {}
        """The sides of each long polygon, by its `id`, as they are above and below each column."""
        for cover in covers:
            left, top, right, bottom = cover.box
            for column in range(int(left // _CELL), int(right // _CELL) + 1):
                for row in range(int(top // _CELL), int(bottom // _CELL) + 1):
                    self._cells[column, row].append(cover)

    def hidden(self, order: int, left: float, top: float, size: float, most: int) -> int:
        """The points of a square that something drawn after `order` covers. Beyond `most` it does not look
        for more."""
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
                    if bits.bit_count() > most:
                        return bits
        return bits

    def front(self, x: float, y: float) -> int:
        """The order of what is in front at a point, -1 where there is nothing."""
        for cover in reversed(self._cells.get((int(x // _CELL), int(y // _CELL)), ())):
            left, top, right, bottom = cover.box
            if left <= x <= right and top <= y <= bottom and self._is_in(cover, x, y):
                return cover.order
        return -1

    def _is_in(self, cover: Cover, x: float, y: float) -> bool:
        x, y = (x - cover.x) / cover.sx, (y - cover.y) / cover.sy
        for polygon, (left, top, right, bottom) in zip(cover.polygons, self._boxes_of(cover), strict=True):
            if left <= x <= right and top <= y <= bottom and self._holds(polygon, x, y):
                return True
        return False

    def _holds(self, polygon: Polygon, x: float, y: float) -> bool:
        sides = (
            self._sides(polygon, x)
            if len(polygon) > _LONG
            else zip(polygon, (*polygon[1:], polygon[0]), strict=True)
        )
        inside = False
        for (x0, y0), (x1, y1) in sides:
            if (x0 > x) != (x1 > x) and y < y0 + (x - x0) * (y1 - y0) / (x1 - x0):
                inside = not inside
        return inside

    def _sides(self, polygon: Polygon, x: float) -> list[tuple[Point, Point]]:
        columns = self._columns.get(id(polygon))
        if columns is None:
            columns = self._columns[id(polygon)] = defaultdict(list)
            for side in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
                (x0, _), (x1, _) = side
                for column in range(int(min(x0, x1) // _CELL), int(max(x0, x1) // _CELL) + 1):
                    columns[column].append(side)
        return columns[int(x // _CELL)]

    def _boxes_of(self, cover: Cover) -> list[Bounds]:
        boxes = self._boxes.get(id(cover.polygons))
        if boxes is None:
            boxes = self._boxes[id(cover.polygons)] = [bounds((polygon,)) for polygon in cover.polygons]
        return boxes

    def _covered(self, cover: Cover, left: float, top: float, size: float) -> int:
        """The points of a square that one thing covers, seen as it is before it was scaled and mirrored."""
        left, top = (left - cover.x) / cover.sx, (top - cover.y) / cover.sy
        across, down = size / SIDE / cover.sx, size / SIDE / cover.sy
        west, east = sorted((left, left + SIDE * across))
        bottom = top + SIDE * down
        bits = 0
        for polygon, (x0, y0, x1, y1) in zip(cover.polygons, self._boxes_of(cover), strict=True):
            if x0 <= east and x1 >= west and y0 <= bottom and y1 >= top:
                bits |= _points_in(polygon, y0, y1, left, top, across, down)
        return bits


def _points_in(
    polygon: Polygon, low: float, high: float, left: float, top: float, across: float, down: float
) -> int:
    """Which points of a grid lie in a polygon between `low` and `high`. `across` is negative where the
    picture is mirrored."""
    bits = 0
    for row in range(SIDE):
        y = top + (row + 0.5) * down
        if y < low or y > high:
            continue
        crossings = []
        x0, y0 = polygon[-1]
        for x1, y1 in polygon:
            if (y0 > y) != (y1 > y):
                crossings.append(x0 + (y - y0) * (x1 - x0) / (y1 - y0))
            x0, y0 = x1, y1
        crossings.sort()
        for start, end in zip(crossings[::2], crossings[1::2], strict=False):
            one, other = (start - left) / across - 0.5, (end - left) / across - 0.5
            if one > other:
                one, other = other, one
            first, last = max(0, -int(-one // 1)), min(SIDE - 1, int(other // 1))
            if last >= first:
                bits |= ((1 << (last - first + 1)) - 1) << (63 - row * SIDE - last)
    return bits
