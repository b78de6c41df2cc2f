"""A row of the town, back to front: gardens, river and bridge, open spaces, houses, street."""

from spyhouse.citydraw.houses import LOW, STOREYS, House
from spyhouse.citydraw.open_spaces import lane, park, person, square, tree
from spyhouse.citydraw.sites.plan import Lot, Plan
from spyhouse.citydraw.sprite_sheet import num, path
from spyhouse.citydraw.terrain import ROWS, STREETS, WIDTH
from spyhouse.citydraw.town import Town

VEHICLES = ("car", "car", "car", "van", "bus", "cart")
BODIES = ("#8fa3a0", "#c99a6b", "#a8786a", "#7f8fa8", "#d9c28f", "#94a07a")
ITEM = 48
_XS = range(-40, WIDTH + 81, 40)


def draw_row(town: Town, plan: Plan, row: int) -> None:
    """Draw a row."""
    town.set_row(row)
    lots = plan.rows[row]
    _gardens(town)
    _river(town)
    casting = _lots(town, lots)
    _street(town, casting)
    _street_life(town)


def _band(town: Town, row: int, upper: float, lower: float) -> str:
    """Return the path of a strip along a row, between two offsets from its base line."""
    base = town.terrain.base
    there = "L".join(f"{x} {num(base(row, x) + upper)}" for x in _XS)
    back = "L".join(f"{x} {num(base(row, x) + lower)}" for x in reversed(_XS))
    return f"M{there}L{back}z"


def _gardens(town: Town) -> None:
    pen, dice, palette, terrain, row, s = (
        town.pen,
        town.dice,
        town.palette,
        town.terrain,
        town.row,
        town.scale,
    )
    there = "L".join(f"{x} {num(terrain.kerb(row - 1, x))}" for x in _XS)
    back = "L".join(f"{x} {num(terrain.base(row, x) + 20)}" for x in reversed(_XS))
    pen.fill(palette.light.ground[row % 3], f"M{there}L{back}z")
    for _ in range(24):
        x = dice.between(0, WIDTH)
        pen.use(
            "hedge",
            x,
            terrain.base(row, x) - dice.between(70, 120) * s,
            s * dice.between(0.6, 1.1),
            tilt=town.lean(6),
            leaf=palette.tree(),
        )
    trees = sorted((dice.between(40, 110), dice.between(0, WIDTH)) for _ in range(40))
    for up, x in reversed(trees):
        tree(town, x, terrain.base(row, x) - up * s, s * 0.7)


def _river(town: Town) -> None:
    pen, dice, palette, terrain, row, s = (
        town.pen,
        town.dice,
        town.palette,
        town.terrain,
        town.row,
        town.scale,
    )
    light = palette.light
    middle, _ = terrain.river_at(row)
    top, bottom = terrain.kerb(row - 1, middle) - 4, terrain.base(row, middle) + 20
    ys = [top + (bottom - top) * i / 8 for i in range(9)]
    left = [(terrain.river(y)[0] - terrain.river(y)[1], y) for y in ys]
    right = [(terrain.river(y)[0] + terrain.river(y)[1], y) for y in reversed(ys)]
    pen.poly(palette.shaded(light.stone, 0.2), [(x - 9, y) for x, y in left] + [(x + 9, y) for x, y in right])
    pen.poly(light.river, left + right)
    for i in range(5):
        y = top + (bottom - top) * (i + 0.6) / 5.4
        centre, half = terrain.river(y)
        pen.use("ripple", centre + dice.between(-0.6, 0.6) * half, y, s * 0.9)
    if row > 0:
        _bridge(town)
    centre, half = terrain.river((top + bottom) / 2)
    if row > 1:
        pen.use("rowboat", centre - half * 0.5, top + (bottom - top) * 0.66, 0.74 * s, paint=palette.fabric())
    water = light.river
    pen.slot("float", centre + half * 0.45, top + (bottom - top) * 0.88, 42 * s, "river", water)
    if row < 2:
        pen.slot("float", centre - half * 0.4, top + (bottom - top) * 0.62, 42 * s, "river", water)


def _bridge(town: Town) -> None:
    """Draw the face of the street behind where it crosses the river: two arches and a parapet."""
    pen, palette, terrain, row, s = town.pen, town.palette, town.terrain, town.row, town.scale
    stone, river = palette.light.stone, palette.light.river
    guess, _ = terrain.river_at(row - 1)
    centre, half = terrain.river(terrain.kerb(row - 1, guess))
    y, left, right, high = terrain.kerb(row - 1, centre), centre - half - 20, centre + half + 20, 40 * s
    pen.rect(palette.shaded(stone, 0.14), left, y, right - left, high)
    span = half - 10
    for x in (centre - half + 5, centre + 5):
        foot = y + high + 1
        arch = path("M_ _v_a_ _ 0 0 1 _ 0v_", x, foot, -high * 0.28, span / 2, high * 0.5, span, high * 0.28)
        pen.fill(palette.shaded(river, 0.55), arch + "z")
        pen.fill(
            palette.shaded(river, 0.2),
            path("M_ _h_v-5q_ -4 _ 0z", x, foot, span, -span / 2, -span),
        )
        pen.line(palette.lighter(stone, 0.3), 3.5, arch)
    pen.rect(stone, left - 4, y - 13 * s, right - left + 8, 13 * s, 2)
    pen.rect(palette.lighter(stone, 0.35), left - 6, y - 16 * s, right - left + 12, 5 * s, 2)
    posts = "".join(
        path("M_ _v_", left + 6 + i * 12, y - 10 * s, 8 * s) for i in range(int((right - left) / 12))
    )
    pen.line(palette.shaded(stone, 0.35), 2.4, posts, alpha=0.6)
    pen.rect(palette.light.shade, centre - half, y + high, 2 * half, 9 * s, alpha=0.2)


def _lots(town: Town, lots: list[Lot]) -> list[tuple[float, float]]:
    """Draw everything between two streets, left to right. Return the extents that cast a shadow."""
    dice, terrain, row, s = town.dice, town.terrain, town.row, town.scale
    houses: list[tuple[float, float]] = []
    lanes: list[tuple[float, float]] = []
    x = -30 + dice.between(-30, 10)
    for lot in [*lots, Lot("end", WIDTH + 240, 0)]:
        while (room := lot.x - x) >= 84 * s and x < WIDTH + 20:
            width = dice.between(104, 205) * s
            if dice.happens(0.12) and room > width + 200:
                lanes.append((x, 58 * s))
                x += 58 * s
                continue
            width = room if width > room - 70 * s else width
            houses.append((x, width))
            x += width
        if room > 24 and x < WIDTH:
            lanes.append((x, room))
        x = lot.x + lot.width
    for lot in lots:
        top, base = terrain.kerb(row - 1, lot.x + lot.width / 2) + 2, terrain.base(row, lot.x + lot.width / 2)
        if lot.kind in ("park", "fair"):
            park(town, lot, top, base)
        elif lot.kind == "square":
            square(town, lot, top, base)
        if lot.kind != "river":
            town.mark(lot.name, lot.x + lot.width / 2, base - 60 * s)
    for at, width in lanes:
        middle = at + width / 2
        lane(town, at, width, terrain.kerb(row - 1, middle) + 2, terrain.base(row, middle))
    wall = ""
    buildings = [lot for lot in lots if lot.kind == "building"]
    for at, width in sorted(houses + [(lot.x, -1.0) for lot in buildings]):
        if width > 0:
            storeys = LOW if row == 0 else STOREYS
            house = House(town, at, terrain.base(row, at + width / 2), width, wall, storeys)
            house.draw()
            wall = house.wall
        else:
            _building(town, next(lot for lot in buildings if lot.x == at))
    return [*houses, *((lot.x + 8, lot.width - 40) for lot in buildings)]


WALLS = {
    "church": "chapel",
    "chapel": "cream",
    "museum": "marble",
    "clock": "tower",
    "theatre": "sand",
    "watertower": "tower",
}


def _building(town: Town, lot: Lot) -> None:
    pen, palette = town.pen, town.palette
    base = town.terrain.base(town.row, lot.x + lot.width / 2)
    wall = palette.names[WALLS.get(lot.picture, "sand")]
    pen.use(
        lot.picture,
        lot.x + lot.offset,
        base,
        town.scale,
        where=lot.name,
        wall=wall,
        roof=palette.roof(),
        dome=palette.names["copper"],
        paint=palette.shaded(palette.light.wood, 0.2),
        leaf=palette.tree(),
    )


def _street(town: Town, casting: list[tuple[float, float]]) -> None:
    pen, palette, terrain, row, s = town.pen, town.palette, town.terrain, town.row, town.scale
    light, wide = palette.light, STREETS[row]
    pen.fill(light.pave, _band(town, row, 4, wide + 2))
    pen.fill(light.shade, _band(town, row, 4, 8), alpha=0.14)
    shadows = []
    for x, width in casting:
        y = terrain.base(row, x + width / 2)
        low = y + wide * 0.3
        shadows.append(path("M_ _H_L_ _H_z", x, y + 5, x + width, x + width + 22 * s, low, x + 20 * s))
    pen.fill(light.shade, "".join(shadows), alpha=0.13)
    near, far = (0.3, 0.82) if row < ROWS - 1 else (0.2, 0.5)
    pen.fill(light.street, _band(town, row, wide * near, wide * far))
    for share in (near, far):
        edge = "L".join(f"{x} {num(terrain.base(row, x) + wide * share)}" for x in _XS)
        pen.line(light.kerb, 2.5, f"M{edge}")
    middle = wide * (near + far) / 2
    dashes = "".join(
        path("M_ _L_ _", x, terrain.base(row, x) + middle, x + 22, terrain.base(row, x + 22) + middle)
        for x in range(0, WIDTH, 42)
    )
    pen.line(light.frame, 3, dashes, alpha=0.8)


def _street_life(town: Town) -> None:
    """Draw lamps, vehicles, people, trees and objects, from the houses towards the viewer."""
    dice, terrain, row, wide = town.dice, town.terrain, town.row, STREETS[town.row]
    near, far = (0.3, 0.82) if row < ROWS - 1 else (0.2, 0.5)
    things: list[tuple[float, str, float]] = []
    x = dice.between(30, 120)
    while x < WIDTH:
        things.append((wide * 0.24, "lamp", x))
        x += dice.between(190, 280)
    x, tram = dice.between(20, 160), row % 2 == 1
    while x < WIDTH - 60:
        what = "tram" if tram and dice.happens(0.2) else "vehicle"
        tram = tram and what != "tram"
        things.append((wide * dice.pick((near + 0.16, far - 0.02)), what, x))
        x += 360 if what == "tram" else dice.between(170, 360)
    things += [
        (wide * dice.pick((0.14, 0.98)), "person", dice.between(10, WIDTH - 10)) for _ in range(36 + 3 * row)
    ]
    things += [
        (wide * dice.pick((0.12, 0.2, 0.95, 1.0)), "item", 40 + (WIDTH - 80) * (i + dice.random()) / 76)
        for i in range(76)
    ]
    things += [(wide * 0.97, "tree", dice.between(10, WIDTH)) for _ in range(17)]
    things += [(wide * 0.2, "kiosk", dice.between(80, WIDTH - 80)) for _ in range(2)]
    if row == ROWS - 1:
        things += [
            (wide * 0.68, "promenade", 40 + (WIDTH - 80) * (i + dice.random()) / 50) for i in range(50)
        ]
        things += [(wide * 1.02, "stall", 120 + i * 430 + dice.between(-80, 80)) for i in range(9)]
        things += [(wide * 0.86, "parasol", 300 + i * 620 + dice.between(-80, 80)) for i in range(6)]
    things.sort()
    for down, what, x in things:
        _thing(town, what, x, terrain.base(row, x) + down)


def _thing(town: Town, what: str, x: float, y: float) -> None:
    pen, dice, palette, s = town.pen, town.dice, town.palette, town.scale
    match what:
        case "lamp" | "kiosk":
            pen.use(what, x, y, s)
        case "vehicle" | "tram":
            kind = dice.pick(VEHICLES) if what == "vehicle" else what
            across = 0.92 * s * dice.pick((-1, 1))
            body = palette.in_this_light(palette.dice.pick(BODIES))
            pane = palette.light.panes[0] if not palette.light.glow else palette.light.lamps[2]
            pen.use(kind, x, y, across=across, down=0.92 * s, paint=body, pane=pane)
        case "person":
            person(town, x, y, s * 0.95)
        case "item":
            town.place("ground", x, y, ITEM * s, "pavement")
        case "promenade":
            town.place("ground", x, y, ITEM * s, "promenade")
        case "stall" | "parasol":
            pen.use(what, x, y + 12, s * 0.95, where="promenade", cloth=palette.fabric())
        case "tree":
            tree(town, x, y, s * 0.8, "tree", nest=0.3, where="street-tree")
