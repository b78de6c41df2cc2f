"""Random painter's order: what is drawn before and after a thing tells little about it (SG-19).

Ops may be exchanged unless their boxes touch, so the picture stays the same.
"""

from bisect import bisect_left
from collections.abc import Sequence

from spyhouse.citydraw.polygons import Bounds
from spyhouse.citydraw.seeded_random import SeededRandom

_CELL = 24
"""Side of the squares of the picture; ops in the same square keep their order."""
BULGE = 3
"""Curves bulge that far beyond the corners that boxes are measured by."""


def random_order(dice: SeededRandom, boxes: Sequence[Bounds], loose: Sequence[bool]) -> list[int]:
    """Return the numbers of all ops in a random order that paints the same picture.

    Loose ones are drawn at any time between what they may cover and what may cover them.
    """
    cells = [_cells(box) for box in boxes]
    last: dict[tuple[int, int], float] = {}
    times: list[float] = []
    for each in cells:
        time = max((last.get(cell, 0.0) for cell in each), default=0.0) + dice.random()
        times.append(time)
        last.update(dict.fromkeys(each, time))
    fixed = sorted(time for time, is_loose in zip(times, loose, strict=True) if not is_loose)
    # From here on, a time is a place among the fixed ones, so that loose ones are spread evenly.
    times = [bisect_left(fixed, time) - is_loose / 2 for time, is_loose in zip(times, loose, strict=True)]
    ends = _ends(cells, times, float(len(fixed)))
    last.clear()
    for number, each in enumerate(cells):
        if loose[number]:
            start = max((last.get(cell, -1.0) for cell in each), default=-1.0)
            times[number] = dice.between(start, ends[number])
        last.update(dict.fromkeys(each, times[number]))
    return sorted(range(len(boxes)), key=times.__getitem__)


Cell = tuple[int, int]


def _ends(cells: Sequence[Sequence[Cell]], times: Sequence[float], end: float) -> list[float]:
    """Return when the next op in one of its squares is drawn, for each op."""
    ends = [end] * len(cells)
    following: dict[Cell, float] = {}
    for number in range(len(cells) - 1, -1, -1):
        ends[number] = min((following.get(cell, end) for cell in cells[number]), default=end)
        following.update(dict.fromkeys(cells[number], times[number]))
    return ends


def _cells(box: Bounds) -> list[Cell]:
    left, top, right, bottom = box
    columns = range(int((left - BULGE) // _CELL), int((right + BULGE) // _CELL) + 1)
    rows = range(int((top - BULGE) // _CELL), int((bottom + BULGE) // _CELL) + 1)
    return [(column, row) for row in rows for column in columns]
