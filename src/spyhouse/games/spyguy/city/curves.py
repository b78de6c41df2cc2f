"""Lines across the picture, as functions of x, and what lies along them."""

from collections.abc import Callable
from math import sqrt

from spyhouse.games.spyguy.city.pictures import num

Curve = Callable[[float], float]

_STEP = 40


def band(upper: Curve, above: float, below: float, x0: float, x1: float, lower: Curve | None = None) -> str:
    """The strip from so far below one line to so far below another, or the same."""
    xs = _steps(x0, x1)
    lower = lower or upper
    there = "L".join(f"{num(x)} {num(upper(x) + above)}" for x in xs)
    back = "L".join(f"{num(x)} {num(lower(x) + below)}" for x in reversed(xs))
    return f"M{there}L{back}z"


def along(line: Curve, below: float, x0: float, x1: float) -> str:
    return "M" + "L".join(f"{num(x)} {num(line(x) + below)}" for x in _steps(x0, x1))


def level(y: float) -> Curve:
    return lambda _x: y


def bowl(share: float) -> float:
    """The height of a half circle so far from its middle, from 1 in the middle to 0 at its ends."""
    return sqrt(max(0.0, 1 - share * share))


def _steps(x0: float, x1: float) -> list[float]:
    count = max(2, int((x1 - x0) / _STEP))
    return [x0 + (x1 - x0) * i / count for i in range(count + 1)]
