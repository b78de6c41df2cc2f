"""Parser and writer of the path syntax shared by canvas and SVG."""

import re
from collections.abc import Iterable, Iterator
from math import atan2, ceil, cos, pi, radians, sin, sqrt, tan

_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}

Command = tuple[str, tuple[float, ...]]
"""A command, one of M L C A Z, and its numbers, in absolute coordinates."""


def commands(d: str) -> Iterator[Command]:
    """Yield the commands in absolute coordinates, normalised to M L C A Z."""
    x = y = start_x = start_y = 0.0
    bend: tuple[float, float] | None = None
    bow: tuple[float, float] | None = None
    for letter, args in _read(d):
        big = letter.upper()
        dx, dy = (x, y) if letter != big else (0.0, 0.0)
        if big == "H":
            numbers = [args[0] + dx, y]
        elif big == "V":
            numbers = [x, args[0] + dy]
        elif big == "A":
            numbers = [*args[:5], args[5] + dx, args[6] + dy]
        else:
            numbers = [value + (dy if i % 2 else dx) for i, value in enumerate(args)]
        if big == "S":
            numbers = [*_mirrored(bend, x, y), *numbers]
        elif big == "T":
            numbers = [*_mirrored(bow, x, y), *numbers]
        bow = (numbers[0], numbers[1]) if big in "QT" else None
        if bow:  # a quadratic curve as a cubic one
            ends = ((x, y), (numbers[2], numbers[3]))
            numbers = [*(q / 3 + 2 * p / 3 for end in ends for q, p in zip(end, bow, strict=True)), *ends[1]]
        word = {"H": "L", "V": "L", "S": "C", "Q": "C", "T": "C"}.get(big, big)
        bend = (numbers[2], numbers[3]) if word == "C" else None
        x, y = (start_x, start_y) if word == "Z" else (numbers[-2], numbers[-1])
        if word == "M":
            start_x, start_y = x, y
        yield word, tuple(numbers)


def turned(path: Iterable[Command], a: float, b: float, c: float, d: float, x: float, y: float) -> str:
    """Transform a path by (x, y) -> (a x + c y + x, b x + d y + y), rounded to whole numbers.

    The result is relative, which is shorter. Z is left out, because fills close paths anyway.
    """
    text = []
    here_x = here_y = 0
    for letter, numbers in path:
        if letter == "Z":
            continue
        words = []
        for px, py in zip(numbers[::2], numbers[1::2], strict=True):
            at_x, at_y = round(a * px + c * py + x), round(b * px + d * py + y)
            words += [str(at_x - here_x), str(at_y - here_y)]
        here_x, here_y = at_x, at_y
        text.append(letter.lower() + " ".join(words).replace(" -", "-"))
    return "".join(text)


def curved(path: Iterable[Command]) -> Iterator[Command]:
    """Yield the commands with arcs replaced by curves, which can be stretched in any direction."""
    x = y = start_x = start_y = 0.0
    for letter, numbers in path:
        if letter == "A":
            yield from _curves(x, y, *numbers)
        else:
            yield letter, numbers
        if letter == "M":
            start_x, start_y = numbers
        x, y = (start_x, start_y) if letter == "Z" else numbers[-2:]


def _curves(
    x0: float, y0: float, rx: float, ry: float, lean: float, large: float, sweep: float, x1: float, y1: float
) -> Iterator[Command]:
    """Yield an arc as curves of at most a quarter turn (SVG implementation notes)."""
    if (x0, y0) == (x1, y1) or not rx or not ry:
        yield "L", (x1, y1)
        return
    cos_l, sin_l = cos(radians(lean)), sin(radians(lean))
    hx, hy = (x0 - x1) / 2, (y0 - y1) / 2
    ux, uy = (cos_l * hx + sin_l * hy) / rx, (cos_l * hy - sin_l * hx) / ry
    reach = ux * ux + uy * uy
    grow = sqrt(reach) if reach > 1 else 1.0
    rx, ry, ux, uy = rx * grow, ry * grow, ux / grow, uy / grow
    reach = min(1.0, ux * ux + uy * uy)
    factor = sqrt(max(0.0, 1 - reach) / reach) * (-1 if large == sweep else 1)
    mx, my = factor * uy, -factor * ux
    start = atan2(uy - my, ux - mx)
    turn = atan2(-uy - my, -ux - mx) - start
    if sweep and turn <= 0:
        turn += 2 * pi
    elif not sweep and turn >= 0:
        turn -= 2 * pi
    pieces = ceil(abs(turn) / (pi / 2) - 1e-6)
    step = turn / pieces
    handle = 4 / 3 * tan(step / 4)

    def at(px: float, py: float) -> tuple[float, float]:
        px, py = (px + mx) * rx, (py + my) * ry
        return cos_l * px - sin_l * py + (x0 + x1) / 2, sin_l * px + cos_l * py + (y0 + y1) / 2

    for piece in range(pieces):
        a, b = start + step * piece, start + step * (piece + 1)
        yield (
            "C",
            (
                *at(cos(a) - handle * sin(a), sin(a) + handle * cos(a)),
                *at(cos(b) + handle * sin(b), sin(b) - handle * cos(b)),
                *at(cos(b), sin(b)),
            ),
        )


def _read(d: str) -> Iterator[tuple[str, list[float]]]:
    """Yield letters with their numbers; arc flags need no space after them."""
    at, letter = 0, ""
    while at < len(d):
        if d[at] in " ,\n":
            at += 1
            continue
        if d[at].isalpha():
            letter = d[at]
            at += 1
        numbers: list[float] = []
        for place in range(_ARGUMENTS[letter.upper()]):
            while d[at] in " ,\n":
                at += 1
            if letter in "aA" and place in (3, 4):
                numbers.append(float(d[at]))
                at += 1
            else:
                found = _NUMBER.match(d, at)
                assert found is not None, f"expected a number at {d[at : at + 9]}"
                numbers.append(float(found[0]))
                at = found.end()
        yield letter, numbers
        letter = {"M": "L", "m": "l"}.get(letter, letter)


def _mirrored(handle: tuple[float, float] | None, x: float, y: float) -> tuple[float, float]:
    return (2 * x - handle[0], 2 * y - handle[1]) if handle else (x, y)
