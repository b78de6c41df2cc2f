"""Mixing colours, as "#rrggbb" texts."""

from functools import cache


@cache
def mix(one: str, other: str, share: float) -> str:
    """So much of the other in the one."""
    return "#" + "".join(
        f"{round(int(one[i : i + 2], 16) * (1 - share) + int(other[i : i + 2], 16) * share):02x}"
        for i in (1, 3, 5)
    )


@cache
def sheer(colour: str, alpha: float) -> str:
    return colour if alpha >= 1 else f"{colour}{round(alpha * 255):02x}"


def alpha_of(colour: str) -> float:
    return int(colour[7:9], 16) / 255 if len(colour) == 9 else 1.0
