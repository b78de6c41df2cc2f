"""The picture as somebody searches it: in parts, each with how full it is and what is to be seen there."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from spyhouse.games.spyguy import city as cities
from spyhouse.games.spyguy.city.city import Painted
from spyhouse.games.spyguy.city.scene import Text, Use
from spyhouse.games.spyguy.city.terrain import HEIGHT, WIDTH
from spyhouse.games.spyguy.picture import drawn

SIDE = 200
"""A part is a square of so many units: what one takes in without moving on."""
_MOST_COVERS = 3
_SOON = 120
"""What hides a thing is drawn within so many steps after it."""


class Thing(NamedTuple):
    """Something that has the shape of what may be sought."""

    x: float
    y: float
    size: float
    right: bool
    """It has the colour that is on the card, too."""
    covers: int
    """So many things were drawn over it, or close by, later."""


class Part(NamedTuple):
    x: float
    y: float
    fullness: float
    """Against the usual part: 1 is as full as most."""
    things: dict[int, tuple[Thing, ...]]
    """By kind."""
    near: tuple[int, ...]
    """All other parts, the nearest first."""


@lru_cache(maxsize=32)
def ground(city: str) -> tuple[Part, ...]:
    """A bot sees of a city what a person sees who looks at it: shapes and colours, and what covers them."""
    ops = drawn(city).painted
    wide, high = -(-WIDTH // SIDE), -(-HEIGHT // SIDE)
    drawn_in = [0] * (wide * high)
    things: list[dict[int, list[Thing]]] = [{} for _ in drawn_in]
    for number, op in enumerate(ops):
        if not isinstance(op, cities.Thing | Use | Text):
            continue
        part = min(max(int(op.x // SIDE), 0), wide - 1) + wide * min(max(int(op.y // SIDE), 0), high - 1)
        drawn_in[part] += 1
        if isinstance(op, cities.Thing):
            covers = _covers(ops[number + 1 : number + _SOON], op)
            thing = Thing(op.x, op.y, op.size, op.look == 0, covers)
            things[part].setdefault(op.kind, []).append(thing)
    usual = sum(drawn_in) / len(drawn_in)
    centres = [((n % wide + 0.5) * SIDE, (n // wide + 0.5) * SIDE) for n in range(len(drawn_in))]
    return tuple(
        Part(
            *centre,
            drawn_in[number] / usual,
            {kind: tuple(each) for kind, each in things[number].items()},
            _nearest(centres, number),
        )
        for number, centre in enumerate(centres)
    )


def _covers(later: Sequence[Painted], item: cities.Thing) -> int:
    """Things that stand over it were drawn after it, and soon after."""
    over = (
        op
        for op in later
        if isinstance(op, Use) and abs(op.x - item.x) < item.size and 0 < op.y - item.y < item.size
    )
    return min(sum(1 for _ in over), _MOST_COVERS)


def _nearest(centres: list[tuple[float, float]], number: int) -> tuple[int, ...]:
    x, y = centres[number]
    others = (other for other in range(len(centres)) if other != number)
    return tuple(
        sorted(others, key=lambda other: (centres[other][0] - x) ** 2 + (centres[other][1] - y) ** 2)
    )
