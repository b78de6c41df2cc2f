"""Streets along curves: houses, pavement, and everything on it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from spyhouse.citydraw.curves import Curve, along, band
from spyhouse.citydraw.houses import SHAPES, House
from spyhouse.citydraw.open_spaces import person, tree
from spyhouse.citydraw.seeded_random import wave
from spyhouse.citydraw.sites.rows import BODIES, VEHICLES, WALLS
from spyhouse.citydraw.sprite_sheet import path
from spyhouse.citydraw.town import Town

ITEM = 50
OFFSETS = {"church": 34, "clock": 14, "museum": 6, "station": 6, "market": 6, "theatre": 8, "cathedral": 70}
"""Offset of each landmark's origin on its lot."""
BOATS = {"sailboat": 112, "rowboat": 86, "fishing": 172, "ferry": 304, "barge": 252, "canalboat": 256}
"""Width of each kind of boat."""

Standing = tuple[float, str, float]
"""Height, picture and x of a thing."""


@dataclass(frozen=True, slots=True)
class LandmarkSlot:
    """A position in a row for a landmark."""

    x: float
    width: float
    picture: str
    name: str


@dataclass(slots=True)
class Row:
    """Houses along a curve, from x0 to x1."""

    base: Curve
    x0: float
    x1: float
    gaps: list[tuple[float, float]] = field(default_factory=list)
    sites: list[LandmarkSlot] = field(default_factory=list)
    widths: tuple[float, float] = (104, 195)
    storeys: Mapping[int, float] = field(default_factory=lambda: {1: 0.42, 2: 0.46, 3: 0.12})
    shapes: Sequence[str] = SHAPES


def build_row(town: Town, row: Row) -> list[tuple[float, float]]:
    """Draw the houses, each on a plinth that levels the slope. Return the extents that cast a shadow."""
    dice, s = town.dice, town.scale
    stops = [(x, end - x, None) for x, end in row.gaps] + [(site.x, site.width, site) for site in row.sites]
    stops.sort(key=lambda stop: stop[0])
    x, wall = row.x0, ""
    casting: list[tuple[float, float]] = []
    for at, wide, site in [*stops, (row.x1, 0.0, None)]:
        at = min(at, row.x1)
        while at - x >= 78 * s:
            width = dice.between(*row.widths) * s
            width = at - x if width > at - x - 80 * s else width
            wall = _house(town, row, x, width, wall)
            casting.append((x, width))
            x += width
        if site is not None:
            build(town, site.picture, site.name, at, row.base(at + wide / 2), wide)
            casting.append((at, wide * 0.9))
            wall = ""
        x = max(x, at + wide)
    return casting


def _house(town: Town, row: Row, x: float, width: float, beside: str) -> str:
    """Draw a house of the row. Return the colour of its wall."""
    pen, palette, s = town.pen, town.palette, town.scale
    right = x + width
    base = min(row.base(x), row.base(right)) + 5
    left_foot, right_foot = row.base(x) + 16, row.base(right) + 16
    house = House(town, x, base, width, beside, row.storeys, row.shapes)
    back = [(right + 30 * s, base - 26 * s), (right + 30 * s, right_foot - 20 * s)]
    pen.poly(palette.shaded(palette.light.stone, 0.42), [(right, base), *back, (right, right_foot)])
    house.draw()
    foot = [(right, base + 8), (x, base + 8), (x, left_foot), (right, right_foot)]
    pen.poly(palette.shaded(palette.light.stone, 0.1), foot)
    return house.wall


def build(
    town: Town, picture: str, name: str, x: float, base: float, wide: float = 0, scale: float = 0
) -> None:
    """Draw a landmark."""
    pen, palette, s = town.pen, town.palette, scale or town.scale
    pen.use(
        picture,
        x + OFFSETS.get(picture, 6) * s,
        base,
        s,
        where=name,
        wall=palette.names[WALLS.get(picture, "sand")],
        roof=palette.roof(),
        dome=palette.names["copper"],
        paint=palette.shaded(palette.light.wood, 0.2),
        leaf=palette.tree(),
    )
    town.mark(name, x + wide / 2, base - 60 * s)


def pave(town: Town, row: Row, wide: float, casting: list[tuple[float, float]], road: bool = True) -> None:
    """Draw the pavement in front of a row, the houses' shadows, and a roadway."""
    pen, light, line, s = town.pen, town.palette.light, row.base, town.scale
    x0, x1 = row.x0, row.x1
    pen.fill(light.pave, band(line, 4, wide, x0, x1))
    pen.fill(light.shade, band(line, 4, 8, x0, x1), alpha=0.14)
    reach = wide * 0.3
    shadows = "".join(
        path("M_ _L_ _", x, line(x) + 5, x + w, line(x + w) + 5)
        + path("L_ _L_ _z", x + w + 22 * s, line(x + w) + reach, x + 20 * s, line(x) + reach)
        for x, w in casting
    )
    if shadows:
        pen.fill(light.shade, shadows, alpha=0.13)
    if not road:
        return
    pen.fill(light.street, band(line, wide * 0.3, wide * 0.82, x0, x1))
    for share in (0.3, 0.82):
        pen.line(light.kerb, 2.5, along(line, wide * share, x0, x1))
    middle = wide * 0.56
    dashes = "".join(
        path("M_ _L_ _", x, line(x) + middle, x + 22, line(x + 22) + middle)
        for x in range(int(x0) + 10, int(x1) - 30, 44)
    )
    pen.line(light.frame, 3, dashes, alpha=0.8)


@dataclass(frozen=True, slots=True)
class StreetDensity:
    """Distances between things along a street of scale 1; 0 for none."""

    lamps: float = 230
    traffic: float = 300
    people: float = 95
    items: float = 46
    trees: float = 200


def populate(
    town: Town, line: Curve, x0: float, x1: float, wide: float, place: str, bustle: StreetDensity
) -> None:
    """Draw lamps, vehicles, people, trees and item slots, from the houses towards the viewer."""
    dice, length = town.dice, x1 - x0
    if length < 40:
        return
    things: list[Standing] = []
    for apart, what, downs in (
        (bustle.lamps, "lamp", (0.24,)),
        (bustle.traffic, "vehicle", (0.46, 0.8)),
        (bustle.people, "person", (0.14, 0.96)),
        (bustle.items, "item", (0.14, 0.2, 0.93, 0.98)),
        (bustle.trees, "tree", (0.97,)),
    ):
        count = int(length / apart / town.scale) if apart else 0
        for i in range(count):
            x = x0 + 14 + (length - 28) * (i + dice.random()) / count
            things.append((line(x) + wide * dice.pick(downs), what, x))
    for y, what, x in sorted(things):
        place_object(town, what, x, y, place)


def put_all(town: Town, things: list[Standing], place: str) -> None:
    """Draw things from far to near, scaled by distance."""
    for y, what, x in sorted(things):
        town.set_depth(y)
        place_object(town, what, x, y, place)


def place_object(town: Town, what: str, x: float, y: float, place: str = "", scale: float = 0) -> None:
    """Draw an object, or register an item slot."""
    pen, dice, palette = town.pen, town.dice, town.palette
    s = scale or town.scale
    match what:
        case "item":
            town.place("ground", x, y, ITEM * s, place)
        case "quay":
            town.place("quay", x, y, ITEM * s, place)
        case "float":
            pen.slot("float", x, y, 48 * s, place, town.water(y))
        case "person":
            person(town, x, y, s * 0.95)
        case "skater":
            coat = palette.in_this_light(palette.dice.pick(("#8a5a5a", "#5c7290", "#6f8a74", "#a07a62")))
            across = s * dice.pick((-1, 1))
            pen.use(what, x, y, across=across, down=s, tilt=town.lean(6), coat=coat, skin="#e0b48e")
        case "vehicle":
            body = palette.in_this_light(palette.dice.pick(BODIES))
            pane = palette.light.lamps[2] if palette.light.glow else palette.light.panes[0]
            across = 0.92 * s * dice.pick((-1, 1))
            pen.use(dice.pick(VEHICLES), x, y, across=across, down=0.92 * s, paint=body, pane=pane)
        case "tree":
            kind = dice.pick(("tree", "tree", "tall_tree"))
            tree(town, x, y, s * 0.8, kind, nest=0.34, where="street-tree")
        case "wood":
            tree(town, x, y, s * dice.between(0.6, 1), nest=0.3, where=f"tree/{place}")
        case "bush" | "hedge":
            pen.use(what, x, y, s, tilt=town.lean(6), leaf=palette.tree())
        case "stall" | "parasol":
            pen.use(what, x, y, s * 0.95, where=place, cloth=palette.fabric())
        case _ if what in BOATS:
            _boat(town, what, x, y, s)
        case _:
            cloth, roof = palette.fabric(), palette.roof()
            pen.use(what, x, y, s, where=place, leaf=palette.tree(), roof=roof, cloth=cloth)


def _boat(town: Town, what: str, x: float, y: float, s: float) -> None:
    pen, mirrored = town.pen, town.dice.happens(0.5)
    half = BOATS[what] * s / 2
    at = x + half if mirrored else x - half
    pen.use(what, at, y, across=-s if mirrored else s, down=s, paint=town.palette.fabric())
    for share in (-0.4, 0.4):
        pen.use("waterline", x + share * half, y + 2, s * 0.6, water=town.water(y))


def ripples(
    town: Town, count: int, box: tuple[float, float, float, float], wet: Callable[[float, float], bool]
) -> None:
    """Draw ripples on water."""
    left, top, right, bottom = box
    for _ in range(count):
        x, y = town.dice.between(left, right), town.dice.between(top, bottom)
        if wet(x, y):
            town.set_depth(y)
            town.pen.use("ripple", x, y, town.scale * 0.9)


def cobbles(
    town: Town, count: int, box: tuple[float, float, float, float], dry: Callable[[float, float], bool]
) -> None:
    """Draw cobblestones."""
    left, top, right, bottom = box
    spots = ((town.dice.between(left, right), town.dice.between(top, bottom)) for _ in range(count))
    marks = "".join(path("M_ _h14m-6 7h16", x, y) for x, y in spots if dry(x, y))
    if marks:
        town.pen.line(town.palette.light.kerb, 2, marks, alpha=0.5)


def arches(
    town: Town, x0: float, x1: float, y: float, high: float, count: int, rail: float = 14, bow: float = 0
) -> None:
    """Draw the face of a bridge below its deck at y, which is `bow` higher in the middle."""
    pen, palette = town.pen, town.palette
    stone, river = palette.light.stone, palette.light.river
    low, span = y + high, (x1 - x0) / count
    pier = min(26.0, span * 0.16)

    def deck(x: float) -> float:
        return y - bow * wave(min(1.0, max(0.0, (x - x0) / (x1 - x0))) / 2)

    body = rims = ""
    for i in range(count):
        left, right = x0 + span * i, x0 + span * (i + 1)
        a, b = left + pier / 2, right - pier / 2
        rise = min((b - a) / 2, high + bow * 0.6 - 12)
        spring = max(min(low, deck((a + b) / 2) + 12 + rise), deck(a) + 4)
        arch = path("M_ _V_A_ _ 0 0 1 _ _V_", a, low, spring, (b - a) / 2, rise, b, spring, low)
        pen.fill(palette.shaded(river, 0.5), arch + "z")
        back = path("V_H_V_A_ _ 0 0 0 _ _", low, b, spring, (b - a) / 2, rise, a, spring)
        body += along(deck, 0, left, right) + back + path("V_H_z", low, left)
        rims += arch
    pen.fill(palette.shaded(stone, 0.13), body)
    pen.line(palette.lighter(stone, 0.3), 4, rims)
    pen.fill(stone, band(deck, -rail, 2, x0 - 8, x1 + 8))
    pen.line(palette.lighter(stone, 0.4), 5, along(deck, -rail, x0 - 10, x1 + 10))
    posts = "".join(path("M_ _v_", x, deck(x) - rail * 0.75, rail * 0.6) for x in range(int(x0), int(x1), 13))
    pen.line(palette.shaded(stone, 0.35), 2.4, posts, alpha=0.5)


def stairs(town: Town, x: float, wide: float, top: float, base: float) -> None:
    """Draw a flight of steps up to the street behind."""
    pen, light, s = town.pen, town.palette.light, town.scale
    lean = 26 * s
    pen.poly(light.pave, [(x, base + 10), (x + wide, base + 10), (x + wide + lean, top), (x + lean, top)])
    rise = base - top
    steps = "".join(path("M_ _h_", x + lean * i / 10, base + 8 - rise * i / 10, wide) for i in range(11))
    pen.line(light.kerb, 2.4, steps)
    pen.slot("ground", x + wide / 2 + 8 * s, base - 40 * s, 46 * s, "steps")
    person(town, x + wide * 0.4 + 18 * s, base - 92 * s, s * 0.9)
    pen.slot("ground", x + wide * 0.5, base + 4, ITEM * s, "steps-foot")
