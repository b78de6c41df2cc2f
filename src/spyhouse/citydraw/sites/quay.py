"""Harbour front: the quay, the water, piers, ships, a lighthouse, and a near shore in a corner."""

from dataclasses import dataclass

from spyhouse.citydraw.open_spaces import person, tree
from spyhouse.citydraw.scene import Linear
from spyhouse.citydraw.sprite_sheet import num, path
from spyhouse.citydraw.terrain import HEIGHT, ROWS, WIDTH
from spyhouse.citydraw.town import Town

ITEM = 50
_XS = range(-40, WIDTH + 81, 40)


def draw_quay(town: Town) -> None:
    """Draw the quay and everything on the water."""
    town.set_row(ROWS - 1)
    town.pen.air = 0
    _water(town)
    _quay(town)
    _moorings(town)


def _edge(town: Town, down: float) -> str:
    return "L".join(f"{x} {num(town.terrain.quay(x) + down)}" for x in _XS)


def _strip(town: Town, upper: float, lower: float) -> str:
    back = "L".join(f"{x} {num(town.terrain.quay(x) + lower)}" for x in reversed(_XS))
    return f"M{_edge(town, upper)}L{back}z"


def _water(town: Town) -> None:
    pen, dice, light = town.pen, town.dice, town.palette.light
    bottom = f"L{WIDTH + 40} {HEIGHT + 40}H-40z"
    pen.fill(light.pave, f"M{_edge(town, -30)}{bottom}")
    stops = ((0.0, light.sea[0]), (0.5, light.sea[1]), (1.0, light.sea[2]))
    pen.shine(Linear(0, 1960, 0, HEIGHT, stops), f"M{_edge(town, 0)}{bottom}")
    for _ in range(190):
        x, y = dice.between(0, WIDTH), dice.between(2060, HEIGHT - 6)
        pen.use("ripple", x, y, 0.6 + (y - 2040) / 500)


def _quay(town: Town) -> None:
    pen, dice, palette, terrain = town.pen, town.dice, town.palette, town.terrain
    light = palette.light
    pen.fill(palette.shaded(light.stone, 0.22), _strip(town, -4, 34))
    pen.fill(palette.lighter(light.stone, 0.2), _strip(town, -8, 3))
    joints = "".join(
        f"M{x} {num(terrain.quay(x) + dice.pick((11, 20, 28)))}h{dice.pick((18, 30))}"
        for x in range(0, WIDTH, 26)
    )
    pen.line(light.shade, 2, joints, alpha=0.35)
    pen.fill(light.shade, _strip(town, 32, 48), alpha=0.25)
    for post in range(60, WIDTH, 170):
        pen.use("bollard", post, terrain.quay(post) - 4)
    for i in range(44):
        x = 30 + (WIDTH - 60) * (i + dice.random()) / 44
        town.place("quay", x, terrain.quay(x) - 4, 52, "quay")


@dataclass(frozen=True, slots=True)
class Berth:
    """A thing on the water with its extent."""

    what: str
    width: float
    depth: tuple[float, float]


SHIPS = (
    Berth("ferry", 330, (0.4, 0.62)),
    Berth("barge", 280, (0.3, 0.7)),
    Berth("sailboat", 130, (0.3, 0.9)),
    Berth("sailboat", 130, (0.3, 0.9)),
    Berth("sailboat", 130, (0.3, 0.9)),
    Berth("fishing", 190, (0.3, 0.9)),
    Berth("fishing", 190, (0.3, 0.9)),
    Berth("rowboat", 100, (0.25, 0.9)),
    Berth("rowboat", 100, (0.25, 0.9)),
    Berth("rowboat", 100, (0.25, 0.9)),
    Berth("buoy", 60, (0.4, 0.95)),
    Berth("buoy", 60, (0.4, 0.95)),
)


def _moorings(town: Town) -> None:
    """Place large things first, then others clear of them. Draw from far to near."""
    dice, terrain = town.dice, town.terrain
    taken: list[tuple[float, float, float, float]] = []
    things: list[tuple[float, str, float]] = []

    def berth(what: str, width: float, low: float, high: float, tall: float) -> None:
        for _ in range(40):
            x = dice.between(20, WIDTH - width - 20)
            y = terrain.quay(x) + 60 + (HEIGHT - 40 - terrain.quay(x) - 60) * dice.between(low, high)
            box = (x - 24, y - tall, x + width + 24, y + 26)
            if all(box[0] > b[2] or box[2] < b[0] or box[1] > b[3] or box[3] < b[1] for b in taken):
                taken.append(box)
                things.append((y, what, x))
                return

    corner = dice.pick((0, 1))
    corner_x = 0.0 if corner == 0 else WIDTH - 420.0
    taken.append((corner_x - 20, HEIGHT - 130, corner_x + 440, HEIGHT))
    for i in range(2 + dice.below(2)):
        width, length = dice.between(90, 112), dice.between(170, 220)
        x = WIDTH * (0.12 + 0.3 * i) + dice.between(0, 0.18) * WIDTH
        taken.append((x - length * 0.6, terrain.quay(x), x + width, terrain.quay(x) + length + 20))
        things.append((terrain.quay(x), f"pier {width} {length}", x))
    berth("steamer", 720, 0.42, 0.6, 120)
    berth("lighthouse", 320, 0.7, 0.95, 110)
    for ship in SHIPS:
        berth(ship.what, ship.width, *ship.depth, 40)
    for _ in range(64):
        berth("float", 44, 0.1, 0.98, 46)
    for y, what, x in sorted(things):
        _moored(town, what, x, y)
    _corner(town, corner_x, mirrored=corner == 1)


def _moored(town: Town, what: str, x: float, y: float) -> None:
    pen, dice, palette = town.pen, town.dice, town.palette
    if what == "float":
        share = min(1.0, max(0.0, (y - 1980) / (HEIGHT - 1980)))
        sea = palette.light.sea
        pen.slot("float", x + 22, y, 50, "harbour", sea[0] if share < 0.3 else sea[1])
        return
    if what.startswith("pier"):
        _pier(town, x, *map(float, what.split()[1:]))
        return
    near = 0.86 + 0.34 * (y - 2000) / 400
    if what == "lighthouse":
        pen.use(what, x + 160, y, 1.05, paint=palette.shaded(palette.light.wood, 0.2))
        town.mark("lighthouse", x + 160, y - 200)
    elif what == "steamer":
        pen.use(what, x, y, 1.12)
        town.mark("steamer", x + 340, y - 100)
    elif what == "buoy":
        pen.use(what, x + 30, y, near, tilt=town.lean(6))
        pen.use("waterline", x + 30, y, near * 0.4, water=palette.light.sea[1])
    else:
        mirrored = dice.happens(0.5)
        shape = {"sailboat": 112, "rowboat": 86, "fishing": 172, "ferry": 304, "barge": 252}[what]
        at = x + shape * near if mirrored else x
        pen.use(what, at, y, across=-near if mirrored else near, down=near, paint=palette.fabric())
        for share in (0.3, 0.7):
            pen.use("waterline", x + shape * near * share, y + 2, near * 0.6, water=palette.light.sea[1])


def _pier(town: Town, x: float, width: float, length: float) -> None:
    pen, dice, palette = town.pen, town.dice, town.palette
    wood = palette.light.wood
    y, lean = town.terrain.quay(x) + 2, -length * 0.55
    for share in (0.25, 0.5, 0.75, 1):
        for side in (4, width - 10):
            pen.rect(palette.shaded(wood, 0.5), x + lean * share + side, y + length * share - 4, 7, 34)
    pen.poly(wood, [(x, y), (x + width, y), (x + width + lean, y + length), (x + lean, y + length)])
    pen.rect(palette.shaded(wood, 0.35), x + lean, y + length, width, 10)
    count = int(length / 11)
    planks = "".join(
        path("M_ _h_", x + lean * i / count, y + length * i / count, width) for i in range(1, count)
    )
    pen.line(palette.shaded(wood, 0.35), 1.5, planks, alpha=0.6)
    for i in range(4):
        share = (i + 0.7) / 4.4
        town.place(
            "quay",
            x + lean * share + width * dice.between(0.25, 0.75),
            y + length * share,
            ITEM,
            "pier",
        )
    pen.use("crate", x + lean * 0.55 + width - 26, y + length * 0.58, 0.8, tilt=town.lean(6))
    person(town, x + lean * 0.8 + width * 0.4, y + length * 0.8, 1.15)
    pen.use("lamp", x + lean + width - 8, y + length - 4, 1.1)


def _corner(town: Town, x: float, mirrored: bool) -> None:
    """Draw a part of the near shore, with crates, a crane and a tree."""
    pen, dice, palette = town.pen, town.dice, town.palette
    stone, bottom = palette.light.stone, HEIGHT + 10

    def at(share: float) -> float:
        return x + (420 - share if mirrored else share)

    y = HEIGHT - 95
    wall = path(
        "M_ _Q_ _ _ _Q_ _ _ _H_z",
        at(-10),
        y,
        at(160),
        y - 15,
        at(330),
        y + 10,
        at(390),
        y + 20,
        at(400),
        bottom,
        at(-10),
    )
    pen.fill(palette.shaded(stone, 0.15), wall)
    top = path(
        "M_ _Q_ _ _ _Q_ _ _ _",
        at(-10),
        y - 10,
        at(160),
        y - 25,
        at(330),
        y,
        at(392),
        y + 11,
        at(404),
        y + 31,
    )
    pen.fill(palette.lighter(stone, 0.15), top + path("Q_ _ _ _z", at(300), y + 15, at(-10), y + 20))
    if dice.happens(0.6):
        pen.use("crane", at(200), y + 4, across=-1.1 if mirrored else 1.1, down=1.1)
    for i in range(6):
        town.place("quay", at(50 + i * 58), y + 34 + dice.between(0, 28), 54, "near-shore")
    for where, down, size in ((40, 50, 1.3), (92, 88, 1.2), (50, 0, 1.0)):
        pen.use("crate", at(where), y + down, size, tilt=town.lean(6))
    pen.use("barrel", at(262), y + 16, 1.3, tilt=town.lean(6))
    pen.use("barrel", at(294), y + 20, 1.3, tilt=town.lean(6))
    pen.use("bollard", at(352), y + 24, 1.2)
    tree(town, at(-4), HEIGHT - 8, 1.9, "tree")
