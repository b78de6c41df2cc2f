"""Doctor Moritz among the passers-by: in every city one of them is he.

He stands where a person was drawn, so he hides no more than that person did, and leaves the house as a shape
like all others (SG-19). He is well in sight, and so far from every item that a tap on him is never one on it.
"""

import msgspec

from spyhouse.games.spyguy.city.dice import Dice
from spyhouse.games.spyguy.city.pen import Pen
from spyhouse.games.spyguy.city.placing import Placed
from spyhouse.games.spyguy.city.scene import Use
from spyhouse.games.spyguy.city.sight import Sight
from spyhouse.games.spyguy.city.terrain import HEIGHT, WIDTH

ADULTS = ("gentleman", "lady", "walker")
BODY = ((-2.0, -5.0), (0.0, -12.0), (0.0, -18.0), (-3.0, -24.0), (3.0, -24.0), (0.0, -33.0))
"""What must be in sight of a person, at size 1."""
TALL = 42.0
APART = 13.0
"""From his square to an item's, in units: a little more than a tap reaches beyond what it is on."""


class Hidden(msgspec.Struct, frozen=True):
    """A square around x, y."""

    x: float
    y: float
    size: float


def hide(dice: Dice, pen: Pen, sight: Sight, placed: list[Placed]) -> Hidden:
    everyone = [(order, op) for name in ADULTS for order, op in pen.uses(name)]
    in_sight = dice.shuffled([(order, op) for order, op in everyone if _shows(sight, order, op)])
    enough = next((each for each in in_sight if _room(each[1], placed) >= APART), None)
    order, op = enough or max(in_sight, key=lambda each: _room(each[1], placed))
    pen.replace(order, op, "moritz", skin=pen.palette.everyday("#f0cdb0"))
    return _square(op)


def _shows(sight: Sight, order: int, op: Use) -> bool:
    inside = TALL < op.x < WIDTH - TALL and TALL < op.y < HEIGHT - TALL
    return inside and all(sight.front(op.x + x * op.sx, op.y + y * op.sy) == order for x, y in BODY)


def _square(op: Use) -> Hidden:
    size = round(TALL * op.sy, 1)
    return Hidden(op.x, round(op.y - size / 2, 1), size)


def _room(op: Use, placed: list[Placed]) -> float:
    """How far the next item is, along the wider of the two axes."""
    at = _square(op)
    return min(
        max(abs(at.x - each.spot.x), abs(at.y - each.spot.y)) - (at.size + each.spot.size) / 2
        for each in placed
    )
