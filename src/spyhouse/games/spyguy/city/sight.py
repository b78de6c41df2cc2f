"""How much of a place can be seen, past everything that is drawn after it."""

from collections import defaultdict

from spyhouse.games.spyguy.city.outlines import Polygon
from spyhouse.games.spyguy.city.pen import Cover

_CELL = 96
SIDE = 8
"""A place is looked at in SIDE x SIDE points, a bit for each, as in a kind's mask."""


class Sight:
    def __init__(self, covers: list[Cover]) -> None:
        self._cells: defaultdict[tuple[int, int], list[Cover]] = defaultdict(list)
        for cover in covers:
            left, top, right, bottom = cover.box
            for column in range(int(left // _CELL), int(right // _CELL) + 1):
                for row in range(int(top // _CELL), int(bottom // _CELL) + 1):
                    self._cells[column, row].append(cover)

    def hidden(self, order: int, left: float, top: float, size: float) -> int:
        """The points of a square that something drawn after `order` covers."""
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
                    sx, sy = cover.sx, cover.sy
                    for polygon in cover.polygons:
                        bits |= _points_in(
                            polygon,
                            (left - cover.x) / sx,
                            (top - cover.y) / sy,
                            size / SIDE / sx,
                            size / SIDE / sy,
                        )
        return bits


def _points_in(polygon: Polygon, left: float, top: float, across: float, down: float) -> int:
    """Which points of a grid lie in the polygon. `across` is negative where the picture is mirrored."""
    ys = [y for _, y in polygon]
    low, high = min(ys), max(ys)
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
