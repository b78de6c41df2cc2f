"""Curves across the picture, as functions of x, and paths along them."""

from collections.abc import Callable
from math import sqrt

from spyhouse.citydraw.sprite_sheet import num

Curve = Callable[[float], float]

_STEP = 40


def band(upper: Curve, above: float, below: float, x0: float, x1: float, lower: Curve | None = None) -> str:
    """Return the path of the strip between two curves, each shifted down by an offset."""
    xs = _steps(x0, x1)
    lower = lower or upper
    there = "L".join(f"{num(x)} {num(upper(x) + above)}" for x in xs)
    back = "L".join(f"{num(x)} {num(lower(x) + below)}" for x in reversed(xs))
    return f"M{there}L{back}z"


def along(line: Curve, below: float, x0: float, x1: float) -> str:
    """Return a path along a curve."""
    return "M" + "L".join(f"{num(x)} {num(line(x) + below)}" for x in _steps(x0, x1))


def level(y: float) -> Curve:
    """Return a horizontal curve."""
    return lambda _x: y


def bowl(share: float) -> float:
    """Return the height of a half circle at a share of its radius: 1 in the middle, 0 at its ends."""
    return sqrt(max(0.0, 1 - share * share))


def _steps(x0: float, x1: float) -> list[float]:
    count = max(2, int((x1 - x0) / _STEP))
    return [x0 + (x1 - x0) * i / count for i in range(count + 1)]
