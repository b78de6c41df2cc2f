"""Colour arithmetic on "#rrggbb" strings."""

from functools import cache
from math import atan2, cos, hypot, pi, sin


@cache
def mix(one: str, other: str, share: float) -> str:
    """Return a mix of two colours; `share` is that of the other."""
    return "#" + "".join(
        f"{round(int(one[i : i + 2], 16) * (1 - share) + int(other[i : i + 2], 16) * share):02x}"
        for i in (1, 3, 5)
    )


@cache
def with_alpha(colour: str, alpha: float) -> str:
    """Return the colour with an opacity from 0 to 1."""
    return colour if alpha >= 1 else f"{colour}{round(alpha * 255):02x}"


def alpha_of(colour: str) -> float:
    """Return the opacity of a colour."""
    return int(colour[7:9], 16) / 255 if len(colour) == 9 else 1.0


@cache
def recoloured(colour: str, turn: float, lighter: float) -> str:
    """Return the colour of a look-alike.

    The hue is rotated by `turn` turns in OKLCH, the lightness raised by `lighter`, and the chroma
    reduced until the colour is in gamut. Greys are left alone.
    """
    r, g, b = (_linear(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))
    l_ = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    m_ = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    s_ = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    light = 0.2104542553 * l_ + 0.793617785 * m_ - 0.0040720468 * s_
    a = 1.9779984951 * l_ - 2.428592205 * m_ + 0.4505937099 * s_
    b = 0.0259040371 * l_ + 0.7827717662 * m_ - 0.808675766 * s_
    chroma = hypot(a, b)
    if chroma < 0.035:
        return colour
    hue = atan2(b, a) + turn * 2 * pi
    light = min(0.93, max(0.2, light + lighter))
    chroma *= 11 / 12
    while True:
        rgb = _to_linear(light, chroma * cos(hue), chroma * sin(hue))
        if all(-0.002 <= value <= 1.002 for value in rgb) or chroma < 0.01:
            return "#" + "".join(f"{round(_encoded(min(1.0, max(0.0, value))) * 255):02x}" for value in rgb)
        chroma *= 0.94


def _to_linear(light: float, a: float, b: float) -> tuple[float, float, float]:
    l_ = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    m_ = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    s_ = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
    return (
        4.0767416621 * l_ - 3.3077115913 * m_ + 0.2309699292 * s_,
        -1.2684380046 * l_ + 2.6097574011 * m_ - 0.3413193965 * s_,
        -0.0041960863 * l_ - 0.7034186147 * m_ + 1.707614701 * s_,
    )


def _linear(value: float) -> float:
    return float(((value + 0.055) / 1.055) ** 2.4) if value > 0.04045 else value / 12.92


def _encoded(value: float) -> float:
    return float(1.055 * value ** (1 / 2.4) - 0.055) if value > 0.0031308 else 12.92 * value


def brightness(colour: str) -> float:
    """Return the approximate perceived brightness, from 0 to 1."""
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return 0.3 * red + 0.59 * green + 0.11 * blue
