"""Confidence intervals of counted proportions."""

from math import sqrt

Z = 1.96
"""Standard deviations on either side of a 95 % interval."""


def wilson(part: float, whole: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a proportion. A draw counts as half a `part`."""
    if not whole:
        return 0.0, 1.0
    share = part / whole
    middle = share + Z * Z / (2 * whole)
    half = Z * sqrt(share * (1 - share) / whole + Z * Z / (4 * whole * whole))
    scale = 1 + Z * Z / whole
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)  # rounding can leave 0..1
