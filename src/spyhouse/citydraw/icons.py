"""Drawings of the items: icons of the client's set, split into fills.

The set is an npm package. The client build writes the icons that the game uses to `icons.json` among
the data, which is part of the wheel. In an unbuilt checkout the package itself is read. Only drawings
need icons: rules and bots do not.
"""

import json
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from spyhouse.citydraw.item_kinds import DATA
from spyhouse.citydraw.paths import Command, commands
from spyhouse.kernel import BadData

SIDE = 32.0
"""Side of an icon, in its units."""
_BUILT = "icons.json"
_PACKAGE = Path(__file__).parents[3] / "web/node_modules/@iconify-json/fluent-emoji-flat" / _BUILT

_TAG = re.compile(r"<(/?)([a-zA-Z]+)([^>]*)>")
_ATTRIBUTE = re.compile(r'([\w:-]+)="([^"]*)"')


class Fill(msgspec.Struct, frozen=True):
    """One fill of an icon."""

    colour: str
    """Colour as #rrggbb."""
    path: tuple[Command, ...]


@cache
def icon(name: str) -> tuple[Fill, ...]:
    """Return the fills of an icon."""
    body = _bodies().get(name)
    if body is None:
        raise BadData(f"{_BUILT}: no icon {name!r}")
    return tuple(_fills(body))


@cache
def _bodies() -> dict[str, str]:
    built = files(DATA).joinpath(_BUILT)
    source = built if built.is_file() else _PACKAGE
    if not source.is_file():
        raise BadData(f"{_BUILT} is missing, so no city can be shown. Build the client once: make client")
    return {name: each["body"] for name, each in json.loads(source.read_text())["icons"].items()}


def _fills(body: str) -> Iterator[Fill]:
    """Yield the fills: paths and circles in one colour each. A gradient counts as its first colour."""
    gradients: dict[str, str] = dict(
        re.findall(r'Gradient id="([^"]+)"[^>]*><stop[^>]*stop-color="([^"]+)"', body)
    )
    inherited: list[str] = ["#000000"]
    for close, tag, rest in _TAG.findall(body):
        own: dict[str, str] = dict(_ATTRIBUTE.findall(rest))
        colour: str = own.get("fill", inherited[-1])
        colour = gradients.get(colour[5:-1], colour) if colour.startswith("url(#") else colour
        if tag == "g":
            inherited = inherited[:-1] if close else [*inherited, colour]
        elif tag in ("path", "circle") and colour != "none":
            path = tuple(commands(own["d"] if tag == "path" else _circle(own)))
            yield Fill(_long(colour), _wound(path) if own.get("fill-rule") == "evenodd" else path)


def _circle(own: dict[str, str]) -> str:
    x, y, r = (float(own[name]) for name in ("cx", "cy", "r"))
    return f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0z"


def _long(colour: str) -> str:
    return colour if len(colour) == 7 else "#" + "".join(digit * 2 for digit in colour[1:])


def _wound(path: tuple[Command, ...]) -> tuple[Command, ...]:
    """Convert an even-odd path to the nonzero rule: holes are wound in reverse."""
    shapes: list[list[Command]] = []
    for command in path:
        if command[0] == "M":
            shapes.append([])
        shapes[-1].append(command)
    result: list[Command] = []
    for number, shape in enumerate(shapes):
        inside = sum(_holds(other, shape) for other in shapes[:number] + shapes[number + 1 :]) % 2 == 1
        result += shape if (_area(shape) > 0) != inside else _reversed(shape)
    return tuple(result)


def _corners(shape: list[Command]) -> list[tuple[float, float]]:
    return [(numbers[-2], numbers[-1]) for letter, numbers in shape if letter != "Z"]


def _area(shape: list[Command]) -> float:
    """Return twice the signed area of a shape's corners, or of an arc given by its ends and sweep."""
    corners = _corners(shape)
    area = sum(
        x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(corners, [*corners[1:], corners[0]], strict=True)
    )
    return area or next((1.0 if numbers[4] else -1.0 for letter, numbers in shape if letter == "A"), 0.0)


def _holds(outer: list[Command], inner: list[Command]) -> bool:
    (left, top, right, bottom), inside = _box(outer), _box(inner)
    return left < inside[0] and top < inside[1] and right > inside[2] and bottom > inside[3]


def _box(shape: list[Command]) -> tuple[float, float, float, float]:
    corners = _corners(shape)
    for (x0, y0), (letter, numbers) in zip(corners, shape[1:], strict=False):
        if letter == "A":  # the largest bulge of the arc
            corners = [*corners, ((x0 + numbers[5]) / 2 - numbers[0], (y0 + numbers[6]) / 2 - numbers[1])]
            corners = [*corners, ((x0 + numbers[5]) / 2 + numbers[0], (y0 + numbers[6]) / 2 + numbers[1])]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return min(xs), min(ys), max(xs), max(ys)


def _reversed(shape: list[Command]) -> list[Command]:
    corners = _corners(shape)
    result: list[Command] = [("M", corners[-1])]
    for end, (letter, numbers) in zip(reversed(corners[:-1]), reversed(shape[1 : len(corners)]), strict=True):
        match letter:
            case "C":
                result.append(("C", (*numbers[2:4], *numbers[0:2], *end)))
            case "A":
                result.append(("A", (*numbers[:4], 1 - numbers[4], *end)))
            case _:
                result.append((letter, (*numbers[:-2], *end)))
    return [*result, ("Z", ())]
