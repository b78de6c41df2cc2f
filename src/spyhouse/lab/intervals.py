"""How far to trust a share that was counted."""

from math import sqrt

Z = 1.96
"""Standard deviations on either side, for 95 %."""


def wilson(part: float, whole: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a proportion; half a `part` is a draw."""
    if not whole:
        return 0.0, 1.0
    share = part / whole
    middle = share + Z * Z / (2 * whole)
    half = Z * sqrt(share * (1 - share) / whole + Z * Z / (4 * whole * whole))
    scale = 1 + Z * Z / whole
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)  # rounding goes beyond
