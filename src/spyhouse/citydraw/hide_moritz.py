"""Placement of Doctor Moritz among the passers-by of a city.

He replaces a drawn person, so he hides no more than that person did, and is sent as a shape like all
others (SG-19). He is clearly visible, and so far from every item that no tap can mean both.
"""

import msgspec

from spyhouse.citydraw.canvas import SceneCanvas, Stamp
from spyhouse.citydraw.item_placement import Placed
from spyhouse.citydraw.seeded_random import SeededRandom
from spyhouse.citydraw.terrain import HEIGHT, WIDTH
from spyhouse.citydraw.visibility import VisibilityIndex

ADULTS = ("gentleman", "lady", "walker")
BODY = ((-2.0, -5.0), (0.0, -12.0), (0.0, -18.0), (-3.0, -24.0), (3.0, -24.0), (0.0, -33.0))
"""Points of a person that must be visible, at size 1."""
TALL = 42.0
APART = 13.0
"""Minimum distance to an item's square, in units: a little more than a tap's reach."""


class Hidden(msgspec.Struct, frozen=True):
    """A square around x, y."""

    x: float
    y: float
    size: float


def hide_moritz(dice: SeededRandom, pen: SceneCanvas, sight: VisibilityIndex, placed: list[Placed]) -> Hidden:
    """Replace a visible person by Doctor Moritz and return his position."""
    everyone = [(order, op) for name in ADULTS for order, op in pen.uses(name)]
    in_sight = dice.shuffled([(order, op) for order, op in everyone if _shows(sight, order, op)])
    enough = next((each for each in in_sight if _room(each[1], placed) >= APART), None)
    order, op = enough or max(in_sight, key=lambda each: _room(each[1], placed))
    pen.replace(order, op, "moritz", skin=pen.palette.in_this_light("#f0cdb0"))
    return _square(op)


def _shows(sight: VisibilityIndex, order: int, op: Stamp) -> bool:
    inside = TALL < op.x < WIDTH - TALL and TALL < op.y < HEIGHT - TALL
    return inside and all(sight.front(op.x + x * op.sx, op.y + y * op.sy) == order for x, y in BODY)


def _square(op: Stamp) -> Hidden:
    size = round(TALL * op.sy, 1)
    return Hidden(op.x, round(op.y - size / 2, 1), size)


def _room(op: Stamp, placed: list[Placed]) -> float:
    """Return the distance to the nearest item, along the wider axis."""
    at = _square(op)
    return min(
        max(abs(at.x - each.spot.x), abs(at.y - each.spot.y)) - (at.size + each.spot.size) / 2
        for each in placed
    )
