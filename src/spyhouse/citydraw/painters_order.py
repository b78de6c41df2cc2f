"""Random painter's order: when a thing is drawn tells little about what or how far away it is (SG-19).

Ops may be exchanged unless their boxes touch, so the picture stays the same. The backdrop comes first. Then
the city is drawn from left to right, the far and the near at the same time.
"""

from bisect import bisect_left
from collections.abc import Sequence

from spyhouse.citydraw.polygons import Bounds
from spyhouse.citydraw.seeded_random import SeededRandom

CELL = 24
"""Side of the squares of the picture; ops in the same square keep their order."""
BULGE = 3
"""Curves bulge that far beyond the corners that boxes are measured by."""
DELAY, LOOSE_DELAY = 2.0, 16.0
"""Longest pauses after what lies below, for fixed and for loose ops, in units of the sweep."""
FAR = 1e6


def random_order(dice: SeededRandom, boxes: Sequence[Bounds], loose: Sequence[bool]) -> list[int]:
    """Return the numbers of all ops in a random order that paints the same picture.

    Loose ones are drawn at any time between what they may cover and what may cover them.
    """
    cells = [squares_of(box) for box in boxes]
    backdrop = loose.index(True) if True in loose else 0
    last: dict[Square, float] = {}
    times: list[float] = []
    for number, (each, box) in enumerate(zip(cells, boxes, strict=True)):
        time = -FAR if number < backdrop else box[0]
        time = max(time, *(last.get(cell, time) for cell in each)) + dice.between(
            0, LOOSE_DELAY if loose[number] else DELAY
        )
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


Square = tuple[int, int]


def _ends(cells: Sequence[Sequence[Square]], times: Sequence[float], end: float) -> list[float]:
    """Return when the next op in one of its squares is drawn, for each op."""
    ends = [end] * len(cells)
    following: dict[Square, float] = {}
    for number in range(len(cells) - 1, -1, -1):
        ends[number] = min((following.get(cell, end) for cell in cells[number]), default=end)
        following.update(dict.fromkeys(cells[number], times[number]))
    return ends


def squares_of(box: Bounds) -> list[Square]:
    """Return the squares of the picture that a box touches."""
    left, top, right, bottom = box
    columns = range(int((left - BULGE) // CELL), int((right + BULGE) // CELL) + 1)
    rows = range(int((top - BULGE) // CELL), int((bottom + BULGE) // CELL) + 1)
    return [(column, row) for row in rows for column in columns]
