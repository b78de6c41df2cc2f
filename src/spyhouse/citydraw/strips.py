"""Strips of wide things: pavements and water are drawn in pieces, so the city can be drawn from side to side.

What spans the picture would have to be drawn between all that is behind it and all in front of it, and
painter's order would tell how far away a thing is (SG-19).
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec.structs import replace

from spyhouse.citydraw.painters_order import BULGE, CELL, squares_of
from spyhouse.citydraw.polygons import Bounds, Point, Polygon, bounds, outline
from spyhouse.citydraw.scene import Path, Stroke
from spyhouse.citydraw.sprite_sheet import num

WIDE = 400
"""Width from which a thing is drawn in strips."""
STRIP = 288
LAP = 2
"""Units by which opaque strips overlap, so that no seam shows."""
EDGE = 0.01
"""Less than a unit, so that a strip's right edge is inside its box but not in the next square."""
FAINT = 0.3
"""Opacity up to which no seam shows between strips that do not overlap."""
_CURVES = re.compile("[cqtas]", re.IGNORECASE)


class StripCutter:
    """Cutter of wide things. Each layer is cut a little further left than those below it.

    So a strip covers no strip to the right of it, and need not wait for that.
    """

    def __init__(self) -> None:
        self._layers: dict[tuple[int, int], int] = {}
        """Number of layers by square of the picture."""

    def in_strips(
        self, drawn: Path | Stroke, box: Bounds, opacity: float
    ) -> Iterator[tuple[Path | Stroke, Bounds]]:
        """Yield a thing in strips with their boxes, or whole if it is narrow or a seam would show."""
        if box[2] - box[0] < WIDE or _CURVES.search(drawn.d) or not _hides_seams(drawn, opacity):
            yield drawn, box
            return
        pieces = _cut(drawn, opacity, 0)
        squares = {square for _, around in pieces for square in squares_of(around)}
        layer = 1 + max(self._layers.get(square, 0) for square in squares)
        self._layers.update(dict.fromkeys(squares, layer))
        for d, around in _cut(drawn, opacity, layer * CELL):
            yield replace(drawn, d=d), around


def _hides_seams(drawn: Path | Stroke, opacity: float) -> bool:
    return opacity == 1 or opacity <= FAINT or isinstance(drawn, Stroke)


def _cut(drawn: Path | Stroke, opacity: float, shift: int) -> list[tuple[str, Bounds]]:
    lines = outline(drawn.d)
    if isinstance(drawn, Path):
        return _fills(lines, LAP if opacity == 1 else 0, shift)
    return _strokes(lines, drawn.thickness / 2, opacity == 1, shift)


def _fills(polygons: Sequence[Polygon], lap: int, shift: int) -> list[tuple[str, Bounds]]:
    pieces = []
    first, _, last, _ = bounds(tuple(polygons))
    for column in range(int((first + shift) // STRIP), int((last + shift) // STRIP) + 1):
        left, right = column * STRIP - shift - lap, (column + 1) * STRIP - shift
        clipped = [piece for each in polygons if len(piece := _clipped(each, left, right)) > 2]
        if clipped:
            west, north, east, south = bounds(tuple(clipped))
            # Straight lines do not bulge, so the next strip need not wait.
            around = west, north, min(east, right - BULGE - EDGE), south
            pieces.append(("".join(_written(each) + "z" for each in clipped), around))
    return pieces


def _clipped(polygon: Polygon, left: float, right: float) -> Polygon:
    """Return the part of a polygon between two verticals."""
    for edge, side in ((left, 1), (right, -1)):
        corners: list[Point] = []
        for (x0, y0), (x1, y1) in pairwise((*polygon[-1:], *polygon)):
            if (x0 - edge) * side < 0 < (x1 - edge) * side or (x1 - edge) * side < 0 < (x0 - edge) * side:
                corners.append((edge, y0 + (y1 - y0) * (edge - x0) / (x1 - x0)))
            if (x1 - edge) * side >= 0:
                corners.append((x1, y1))
        polygon = tuple(corners)
    return polygon


def _strokes(lines: Sequence[Polygon], half: float, cut: bool, shift: int) -> list[tuple[str, Bounds]]:
    """Return strokes by column. Only an opaque line is cut, because its round ends overlap."""
    columns: defaultdict[int, list[Polygon]] = defaultdict(list)
    for line in lines:
        if not cut:
            columns[int((line[0][0] + shift) // STRIP)].append(line)
            continue
        run = [line[0]]
        for point in line[1:]:
            run.append(point)
            if int((point[0] + shift) // STRIP) != int((run[0][0] + shift) // STRIP):
                columns[int((run[0][0] + shift) // STRIP)].append(tuple(run))
                run = [point]
        if len(run) > 1:
            columns[int((run[0][0] + shift) // STRIP)].append(tuple(run))
    pieces = []
    for _, each in sorted(columns.items()):
        left, top, right, bottom = bounds(tuple(each))
        around = left - half, top - half, right + half, bottom + half
        pieces.append(("".join(map(_written, each)), around))
    return pieces


def _written(line: Polygon) -> str:
    """Return a line as a path, relative because that is shorter."""
    corners = [(round(x, 1), round(y, 1)) for x, y in line]
    steps = (f"{num(x1 - x0)} {num(y1 - y0)}" for (x0, y0), (x1, y1) in pairwise(corners))
    return f"M{num(corners[0][0])} {num(corners[0][1])}l{' '.join(steps)}"
