"""Grid over the picture for searching bots: how full each cell is, and what is visible in it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from spyhouse.citydraw import HEIGHT, WIDTH, Item, Painted, Stamp
from spyhouse.citydraw.scene import Text
from spyhouse.games.spyguy.city_cache import cached_city
from spyhouse.kernel.offload import offloaded

SIDE = 200
"""Side of a cell in units of the picture: what a person takes in at a glance."""
_MAX_COVERS = 3
_SOON = 120
"""Steps in painter's order within which covering things are drawn."""


class VisibleItem(NamedTuple):
    """A visible thing with the shape of a sought item."""

    x: float
    y: float
    size: float
    right: bool
    """Whether it has the colour of the card too."""
    covers: int
    """Number of things drawn over or close to it later."""


class GridCell(NamedTuple):
    """A cell of the grid."""

    x: float
    y: float
    fullness: float
    """Fullness relative to the usual cell, which is 1."""
    things: dict[int, tuple[VisibleItem, ...]]
    """Visible items by kind."""
    near: tuple[int, ...]
    """All other cells, nearest first."""


@lru_cache(maxsize=32)
@offloaded
def ground(city: str) -> tuple[GridCell, ...]:
    """Return the cells of a city, with what a person sees there: shapes, colours and covers."""
    ops = cached_city(city).painted
    wide, high = -(-WIDTH // SIDE), -(-HEIGHT // SIDE)
    drawn_in = [0] * (wide * high)
    things: list[dict[int, list[VisibleItem]]] = [{} for _ in drawn_in]
    for number, op in enumerate(ops):
        if not isinstance(op, Item | Stamp | Text):
            continue
        part = min(max(int(op.x // SIDE), 0), wide - 1) + wide * min(max(int(op.y // SIDE), 0), high - 1)
        drawn_in[part] += 1
        if isinstance(op, Item):
            covers = _covers(ops[number + 1 : number + _SOON], op)
            thing = VisibleItem(op.x, op.y, op.size, op.look == 0, covers)
            things[part].setdefault(op.kind, []).append(thing)
    usual = sum(drawn_in) / len(drawn_in)
    centres = [((n % wide + 0.5) * SIDE, (n // wide + 0.5) * SIDE) for n in range(len(drawn_in))]
    return tuple(
        GridCell(
            *centre,
            drawn_in[number] / usual,
            {kind: tuple(each) for kind, each in things[number].items()},
            _nearest(centres, number),
        )
        for number, centre in enumerate(centres)
    )


def _covers(later: Sequence[Painted], item: Item) -> int:
    """Return the number of things drawn soon after the item and over it."""
    over = (
        op
        for op in later
        if isinstance(op, Stamp) and abs(op.x - item.x) < item.size and 0 < op.y - item.y < item.size
    )
    return min(sum(1 for _ in over), _MAX_COVERS)


def _nearest(centres: list[tuple[float, float]], number: int) -> tuple[int, ...]:
    x, y = centres[number]
    others = (other for other in range(len(centres)) if other != number)
    return tuple(
        sorted(others, key=lambda other: (centres[other][0] - x) ** 2 + (centres[other][1] - y) ** 2)
    )
