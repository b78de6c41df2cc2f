"""The ready-made drawings of `pictures.toml`: windows, trees, people, boats, landmarks.

A picture is a text of one step a line, around its own origin, in units of a house in the front row:

    fill COLOUR PATH                  rect COLOUR X Y WIDTH HEIGHT [ROUNDING]
    line COLOUR THICKNESS PATH        disc COLOUR X Y RADIUS [RADIUS DOWNWARDS]
    glow X Y RADIUS                   arch COLOUR X Y WIDTH HEIGHT   round at the top; X Y: its lower left
    text COLOUR X Y SIZE WORD         use PICTURE X Y SCALE
    slot CLASS X Y SIZE WORDS         an item can stand here, its foot at X Y; WORDS say where that is

Colours are names (of the mood, of the common paints, or given by whoever uses the picture), lighter with
+n, darker with -n, sheer with /n (per cent). Steps that are only drawing are put together into shapes, which
the scene holds once however often they are used.
"""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from spyhouse.games.spyguy.city.kinds import DATA, SlotClass
from spyhouse.games.spyguy.city.outlines import Bounds, Polygon, Solid, bounds, outline, ribbon
from spyhouse.kernel.data import learning


class Mark(msgspec.Struct, frozen=True):
    """One fill, line or glow of a shape."""

    kind: str
    colour: str
    size: float
    path: str


class Piece(msgspec.Struct, frozen=True):
    """Marks that become one shape of the scene."""

    name: str
    marks: tuple[Mark, ...]
    colours: tuple[str, ...]
    """What the marks are painted with, each once, in the order of the shape's coats."""
    covers: Solid | None
    box: Bounds
    paned: bool
    """Whether it has a window, which may be lit."""


class Part(msgspec.Struct, frozen=True):
    picture: str
    x: float
    y: float
    scale: float


class Place(msgspec.Struct, frozen=True):
    kind: SlotClass
    x: float
    y: float
    size: float
    where: str


class Sign(msgspec.Struct, frozen=True):
    colour: str
    x: float
    y: float
    size: float
    text: str


Step = Piece | Part | Place | Sign

_HIDES = 28
"""Per cent: the smoke of a chimney is as opaque, and counts as something in the way."""


@cache
def pictures() -> dict[str, tuple[Step, ...]]:
    texts = tomllib.loads(files(DATA).joinpath("pictures.toml").read_text())
    return {name: picture(name, text) for name, text in texts.items()}


def picture(name: str, text: str) -> tuple[Step, ...]:
    steps: list[Step] = []
    marks: list[Mark] = []

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
                with learning:
                    slot = msgspec.convert(args[0], SlotClass)
                steps.append(Place(slot, x, y, size, " ".join(args[4:])))
            case "text":
                piece()
                x, y, size = map(float, args[1:4])
                steps.append(Sign(args[0], x, y, size, " ".join(args[4:])))
            case _:
                marks.append(_mark(word, args))
    piece()
    return tuple(steps)


def _mark(word: str, args: list[str]) -> Mark:
    match word:
        case "fill":
            return Mark("p", args[0], 0, " ".join(args[1:]))
        case "line":
            return Mark("s", args[0], float(args[1]), " ".join(args[2:]))
        case "glow":
            return Mark("g", "glow", float(args[2]), f"{args[0]} {args[1]}")
        case "rect":
            return Mark("p", args[0], 0, rect_path(*map(float, args[1:])))
        case "disc":
            return Mark("p", args[0], 0, disc_path(*map(float, args[1:])))
        case "arch":
            return Mark("p", args[0], 0, arch_path(*map(float, args[1:])))
    raise ValueError(f"{word} is not a step of a picture")


def _piece(name: str, marks: list[Mark]) -> Piece:
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
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def path(text: str, *values: float) -> str:
    """A path with each `_` replaced by the next number."""
    return text.replace("_", "%s") % tuple(num(value) for value in values)


def rect_path(x: float, y: float, width: float, height: float, rounding: float = 0) -> str:
    if rounding <= 0:
        return f"M{num(x)} {num(y)}h{num(width)}v{num(height)}h{num(-width)}z"
    r = min(rounding, width / 2, height / 2)
    a, b, c = num(r), num(width - 2 * r), num(height - 2 * r)
    sides = f"h{b}q{a} 0 {a} {a}v{c}q0 {a} -{a} {a}h-{b}q-{a} 0 -{a} -{a}v-{c}q0 -{a} {a} -{a}z"
    return f"M{num(x + r)} {num(y)}{sides}"


def disc_path(x: float, y: float, radius: float, down: float = 0) -> str:
    r, d, w = num(radius), num(down or radius), num(2 * radius)
    return f"M{num(x - radius)} {num(y)}a{r} {d} 0 0 1 {w} 0a{r} {d} 0 0 1 -{w} 0z"


def arch_path(x: float, y: float, width: float, height: float) -> str:
    r, up = num(width / 2), num(height - width / 2)
    return f"M{num(x)} {num(y)}v-{up}a{r} {r} 0 0 1 {num(width)} 0v{up}z"
