"""The path language that canvas and SVG share: read from any hand, and always written in the same."""

import re
from collections.abc import Iterable, Iterator

from spyhouse.games.spyguy.city.pictures import num

_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}

Command = tuple[str, tuple[float, ...]]
"""A letter of the path language, always one of M L C A Z, and its numbers."""


def commands(d: str) -> Iterator[Command]:
    """Everything from the page's corner instead of from the last point, and each sort of line in one way."""
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
        if bow:  # the same curve with two handles
            ends = ((x, y), (numbers[2], numbers[3]))
            numbers = [*(q / 3 + 2 * p / 3 for end in ends for q, p in zip(end, bow, strict=True)), *ends[1]]
        word = {"H": "L", "V": "L", "S": "C", "Q": "C", "T": "C"}.get(big, big)
        bend = (numbers[2], numbers[3]) if word == "C" else None
        x, y = (start_x, start_y) if word == "Z" else (numbers[-2], numbers[-1])
        if word == "M":
            start_x, start_y = x, y
        yield word, tuple(numbers)


def filled(path: Iterable[Command], scale: float = 1, x: float = 0, y: float = 0) -> str:
    """As many times as large, and then moved. What is filled is closed anyway, so that it does not say so."""
    return "".join(_said(letter, numbers, scale, x, y) for letter, numbers in path if letter != "Z")


def stroked(path: Iterable[Command], scale: float) -> str:
    return "".join(_said(letter, numbers, scale, 0, 0) for letter, numbers in path)


def _read(d: str) -> Iterator[tuple[str, list[float]]]:
    """The letters and numbers as they are written; the flags of an arc need no space after them."""
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
                assert found is not None, f"a number at {d[at : at + 9]}"
                numbers.append(float(found[0]))
                at = found.end()
        yield letter, numbers
        letter = {"M": "L", "m": "l"}.get(letter, letter)


def _mirrored(handle: tuple[float, float] | None, x: float, y: float) -> tuple[float, float]:
    return (2 * x - handle[0], 2 * y - handle[1]) if handle else (x, y)


def _said(letter: str, numbers: tuple[float, ...], scale: float, x: float, y: float) -> str:
    if letter == "A":
        rx, ry, turned, large, sweep = numbers[:5]
        arc = f"A{num(rx * scale)} {num(ry * scale)} {num(turned)} {int(large)} {int(sweep)} "
        return arc + f"{num(numbers[5] * scale + x)} {num(numbers[6] * scale + y)}"
    moved = (value * scale + (y if i % 2 else x) for i, value in enumerate(numbers))
    return letter + " ".join(map(num, moved))
