"""Parser of `pictures.toml`: windows, trees, people, boats, landmarks.

A picture is a text with one step per line, around its own origin, in units of a house in the front row:

    fill COLOUR PATH                  rect COLOUR X Y WIDTH HEIGHT [ROUNDING]
    line COLOUR THICKNESS PATH        disc COLOUR X Y RADIUS [RADIUS DOWNWARDS]
    glow X Y RADIUS                   arch COLOUR X Y WIDTH HEIGHT   round at the top; X Y: its lower left
    text COLOUR X Y SIZE WORD         use PICTURE X Y SCALE
    slot CLASS X Y SIZE WORDS         slot for an item, its foot at X Y; WORDS name the place

Colours are names (of the mood, of the common paints, or given by the caller), lighter with +n, darker
with -n, transparent with /n (percent). Consecutive drawing steps form shapes, which the scene contains
once however often they are used.
"""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from spyhouse.citydraw.item_kinds import DATA, SlotClass
from spyhouse.citydraw.polygons import Bounds, Polygon, Solid, bounds, outline, ribbon
from spyhouse.kernel.data import load_lock


class DrawOp(msgspec.Struct, frozen=True):
    """One fill, line or glow of a shape."""

    kind: str
    colour: str
    size: float
    path: str


class Piece(msgspec.Struct, frozen=True):
    """Drawing steps that form one shape of the scene."""

    name: str
    marks: tuple[DrawOp, ...]
    colours: tuple[str, ...]
    """Distinct colours of the steps, in the order of the shape's coat."""
    covers: Solid | None
    box: Bounds
    paned: bool
    """Whether it has a window, which may be lit."""


class Part(msgspec.Struct, frozen=True):
    """A use of another picture."""

    picture: str
    x: float
    y: float
    scale: float


class ItemSlot(msgspec.Struct, frozen=True):
    """A slot for an item."""

    kind: SlotClass
    x: float
    y: float
    size: float
    where: str


class Sign(msgspec.Struct, frozen=True):
    """A sign with text."""

    colour: str
    x: float
    y: float
    size: float
    text: str


Step = Piece | Part | ItemSlot | Sign

_HIDES = 28
"""Opacity in percent from which a shape hides things: that of chimney smoke."""


@cache
def pictures() -> dict[str, tuple[Step, ...]]:
    """Load all pictures, once."""
    texts = tomllib.loads(files(DATA).joinpath("pictures.toml").read_text())
    return {name: picture(name, text) for name, text in texts.items()}


def picture(name: str, text: str) -> tuple[Step, ...]:
    """Parse one picture."""
    steps: list[Step] = []
    marks: list[DrawOp] = []

    def piece() -> None:
        if marks:
            steps.append(_piece(f"{name}.{len(steps)}", marks))
            marks.clear()

    for line in text.strip().splitlines():
        word, *args = line.split()
        match word:
            case "use":
                piece()
                steps.append(Part(args[0], *map(float, args[1:4])))
            case "slot":
                piece()
                x, y, size = map(float, args[1:4])
                with load_lock:
                    slot = msgspec.convert(args[0], SlotClass)
                steps.append(ItemSlot(slot, x, y, size, " ".join(args[4:])))
            case "text":
                piece()
                x, y, size = map(float, args[1:4])
                steps.append(Sign(args[0], x, y, size, " ".join(args[4:])))
            case _:
                marks.append(_mark(word, args))
    piece()
    return tuple(steps)


def _mark(word: str, args: list[str]) -> DrawOp:
    match word:
        case "fill":
            return DrawOp("p", args[0], 0, " ".join(args[1:]))
        case "line":
            return DrawOp("s", args[0], float(args[1]), " ".join(args[2:]))
        case "glow":
            return DrawOp("g", "glow", float(args[2]), f"{args[0]} {args[1]}")
        case "rect":
            return DrawOp("p", args[0], 0, rect_path(*map(float, args[1:])))
        case "disc":
            return DrawOp("p", args[0], 0, disc_path(*map(float, args[1:])))
        case "arch":
            return DrawOp("p", args[0], 0, arch_path(*map(float, args[1:])))
    raise ValueError(f"unknown picture step {word!r}")


def _piece(name: str, marks: list[DrawOp]) -> Piece:
    colours = tuple(dict.fromkeys(mark.colour for mark in marks))
    covers: list[Polygon] = []
    reach: list[Polygon] = []
    for mark in marks:
        if mark.kind == "g":
            x, y = map(float, mark.path.split())
            reach.append(((x - mark.size, y - mark.size), (x + mark.size, y + mark.size)))
            continue
        lines = outline(mark.path)
        polygons = lines if mark.kind == "p" else ribbon(lines, mark.size)
        reach += polygons
        if "/" not in mark.colour or int(mark.colour.partition("/")[2]) >= _HIDES:
            covers += polygons
    paned = any(colour.startswith("pane") for colour in colours)
    solid = Solid(tuple(covers)) if covers else None
    return Piece(name, tuple(marks), colours, solid, bounds(tuple(reach)), paned)


def num(value: float) -> str:
    """Return a number as short text."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def path(text: str, *values: float) -> str:
    """Return a path with each `_` replaced by the next number."""
    return text.replace("_", "%s") % tuple(num(value) for value in values)


def rect_path(x: float, y: float, width: float, height: float, rounding: float = 0) -> str:
    """Return the path of a rectangle."""
    if rounding <= 0:
        return f"M{num(x)} {num(y)}h{num(width)}v{num(height)}h{num(-width)}z"
    r = min(rounding, width / 2, height / 2)
    a, b, c = num(r), num(width - 2 * r), num(height - 2 * r)
    sides = f"h{b}q{a} 0 {a} {a}v{c}q0 {a} -{a} {a}h-{b}q-{a} 0 -{a} -{a}v-{c}q0 -{a} {a} -{a}z"
    return f"M{num(x + r)} {num(y)}{sides}"


def disc_path(x: float, y: float, radius: float, down: float = 0) -> str:
    """Return the path of a disc or an ellipse."""
    r, d, w = num(radius), num(down or radius), num(2 * radius)
    return f"M{num(x - radius)} {num(y)}a{r} {d} 0 0 1 {w} 0a{r} {d} 0 0 1 -{w} 0z"


def arch_path(x: float, y: float, width: float, height: float) -> str:
    """Return the path of an arch."""
    r, up = num(width / 2), num(height - width / 2)
    return f"M{num(x)} {num(y)}v-{up}a{r} {r} 0 0 1 {num(width)} 0v{up}z"
