"""Fair: a town around a large oval square with a wheel, a fir, a rink and rings of stalls."""

from spyhouse.citydraw.colours import mix
from spyhouse.citydraw.curves import Curve, band, bowl, level
from spyhouse.citydraw.open_spaces import tree
from spyhouse.citydraw.seeded_random import wave
from spyhouse.citydraw.sky import flying, open_sky, ridge
from spyhouse.citydraw.sprite_sheet import disc_path, num, path
from spyhouse.citydraw.streets import (
    LandmarkSlot,
    Row,
    Standing,
    StreetDensity,
    build_row,
    pave,
    place_object,
    populate,
)
from spyhouse.citydraw.terrain import HEIGHT, WIDTH
from spyhouse.citydraw.town import Town

TOPS = (430, 560, 690)
BOWS = (150, 210, 280)
MARKS = (
    ((-900, 192, "chapel", "old-chapel"), (700, 146, "watertower", "water-tower")),
    ((-1300, 246, "brewery", "brewery"), (1150, 262, "church", "two-spires")),
    (
        (-186, 372, "museum", "town-hall"),
        (-900, 298, "theatre", "theatre"),
        (560, 420, "market", "market-hall"),
    ),
)
BLOCKS = (1010, 1215, 1440, 1690, 1965)
"""Heights of the rows of houses left and right of the square."""
RINGS = ((0.88, 30), (0.62, 18), (0.38, 8))
"""Rings of stalls: share of the radius, and number."""
ATTRACTIONS = {"wheel": 2.7, "circus": 2.2, "fir": 1.5, "carousel": 2.0}
NAMES = {
    "wheel": "big-wheel",
    "circus": "circus",
    "fir": "great-fir",
    "carousel": "merry-go-round",
}
PLACE = "fairground"


class Oval:
    """Geometry of the oval square."""

    def __init__(self, town: Town) -> None:
        dice = town.dice
        self.x, self.y = WIDTH * dice.between(0.46, 0.54), 1400.0
        self.across, self.down = dice.between(1400, 1540), dice.between(610, 660)

    def at(self, turns: float, share: float = 1.0) -> tuple[float, float]:
        """Return a point by angle in turns and share of the radius."""
        cos, sin = wave(turns + 0.25), wave(turns)
        return self.x + self.across * share * cos, self.y + self.down * share * sin

    def holds(self, x: float, y: float, share: float = 1.0) -> bool:
        """Return whether a point is inside a share of the oval."""
        across, down = (x - self.x) / self.across / share, (y - self.y) / self.down / share
        return across * across + down * down < 1


def draw_fair(town: Town) -> None:
    """Draw the fair."""
    pen, light = town.pen, town.palette.light
    town.depth, town.clear = (420, 0.72, 2150, 1.18), 1250
    oval = Oval(town)
    open_sky(town, 330)
    far = ridge(town, light.hills[0], 330, 50, 1.3, 700)
    ridge(town, light.hills[1], 380, 30, 2.1, 800)
    flying(town)
    behind: Curve = lambda x: far(x) + 40  # noqa: E731
    for number in range(len(TOPS)):
        behind = _back_row(town, oval, number, behind)
    pen.air = 0
    pen.fill(light.ground[1], band(behind, -2, 0, -40, WIDTH + 40, level(HEIGHT + 40)))
    _paving(town, oval)
    _square(town, oval)
    _front(town, oval)


def _back_row(town: Town, oval: Oval, number: int, behind: Curve) -> Curve:
    """Draw a curved row of houses behind the square. Return the edge of its street."""
    pen, dice = town.pen, town.dice
    s = town.set_depth(TOPS[number])
    wide = 64 if number == len(TOPS) - 1 else 38

    def line(x: float) -> float:
        return TOPS[number] + BOWS[number] * ((x - oval.x) / 1920) ** 2

    pen.fill(town.palette.light.ground[number % 3], band(behind, -2, 24, -40, WIDTH + 40, line))
    for x in sorted(dice.between(0, WIDTH) for _ in range(40)):
        tree(town, x, line(x) - dice.between(60, 110) * s, s * 0.7)
    sites = [LandmarkSlot(oval.x + x, w * s, picture, name) for x, w, picture, name in MARKS[number]]
    row = Row(line, -60, WIDTH + 60, [], sites, storeys={1: 0.3, 2: 0.7})
    casting = build_row(town, row)
    last = number == len(TOPS) - 1
    pave(town, row, wide, casting, road=last)
    bustle = StreetDensity(traffic=300 if last else 0, items=40)
    populate(town, line, 0, WIDTH, wide, "pavement", bustle)
    return lambda x: line(x) + wide


def _paving(town: Town, oval: Oval) -> None:
    pen, light = town.pen, town.palette.light
    rim = disc_path(oval.x, oval.y + 10, oval.across + 26, oval.down + 22)
    pen.shine(town.palette.shaded(light.kerb, 0.1), rim)
    pen.shine(light.pave, disc_path(oval.x, oval.y, oval.across, oval.down))
    for share in (0.93, 0.72, 0.5, 0.3):
        pen.line(light.kerb, 3, disc_path(oval.x, oval.y, oval.across * share, oval.down * share), alpha=0.6)
    rays = "".join(path("M_ _L_ _", *oval.at(k / 28, 0.3), *oval.at(k / 28)) for k in range(28))
    pen.line(light.kerb, 2.4, rays, alpha=0.4)


def _square(town: Town, oval: Oval) -> None:
    """Draw the square and the houses beside it, from far to near."""
    dice, hand = town.dice, town.dice.pick((-1, 1))
    rink = (oval.x + hand * dice.between(720, 800), 1560.0)
    big: list[Standing] = [
        (1330, "wheel", oval.x - hand * dice.between(740, 830)),
        (1500, "fir", oval.x + dice.between(-60, 60)),
        (rink[1] - 130, "rink", rink[0]),
        (1190, "circus", oval.x + hand * dice.between(660, 760)),
        (1760, "carousel", oval.x - hand * dice.between(500, 620)),
        (1130, "bandstand", oval.x + hand * 270),
    ]
    room = {
        "wheel": (330, 110),
        "fir": (210, 70),
        "circus": (280, 80),
        "carousel": (190, 70),
        "bandstand": (100, 40),
    }
    full = [(x, y - 30, *room[what]) for y, what, x in big if what in room] + [(*rink, 440, 150)]

    def free(x: float, y: float, margin: float) -> bool:
        return all(abs(x - a) > wide + margin or abs(y - b) > high for a, b, wide, high in full)

    things: list[Standing] = []
    for share, count in RINGS:
        for k in range(count):
            turns = (k + 0.5 * (share < 0.7)) / count
            x, y = oval.at(turns, share)
            if free(x, y + 20, 50) and abs(wave(turns + 0.25)) > 0.12:
                things.append((y + 20, "stall", x))
                full.append((x, y, 46, 26))
    for what, count, margin in (("person", 190, 10), ("item", 560, 24)):
        for _ in range(count):
            x = oval.x + dice.between(-1, 1) * oval.across
            y = oval.y + dice.between(-1, 1) * oval.down
            if oval.holds(x, y, 0.95) and free(x, y, margin):
                things.append((y, what, x))
    lamps = (oval.at(k / 40, 0.97) for k in range(40))
    things += [(y, "lamp", x) for x, y in lamps]
    blocks: list[Standing] = []
    for y in BLOCKS:
        reach = oval.across * bowl((y - 50 - oval.y) / (oval.down + 50))
        blocks += [(y, "left", oval.x - reach - 70), (y, "right", oval.x + reach + 60)]
    for y, what, x in sorted([*things, *big, *blocks]):
        s = town.set_depth(y)
        if what in ("left", "right"):
            _block(town, y, *((-60.0, x) if what == "left" else (x, WIDTH + 60.0)))
            continue
        town.pen.air = 0
        if what == "rink":
            _rink(town, *rink)
        elif what in ATTRACTIONS:
            _attraction(town, what, x, y)
        else:
            place_object(town, what, x, y, PLACE, s * (1.12 if what == "stall" else 1))
            if what == "stall":
                town.pen.glow(x, y - 48 * s, 96 * s)
    fir = next(each for each in big if each[1] == "fir")
    _strings(town, oval, fir[2], fir[0] - 560)


def _block(town: Town, y: float, x0: float, x1: float) -> None:
    """Draw houses beside the square."""
    if x1 - x0 < 110:
        return
    dice, s = town.dice, town.scale

    def line(x: float) -> float:
        return y + 7 * wave(x / 800 + y)

    for x in sorted(dice.between(x0, x1) for _ in range(int((x1 - x0) / 60))):
        tree(town, x, y - dice.between(60, 120) * s, s * 0.75)
    row = Row(line, x0, x1)
    casting = build_row(town, row)
    pave(town, row, 50 * s, casting, road=False)
    inside = (max(0.0, x0), min(float(WIDTH), x1))
    populate(town, line, *inside, 50 * s, "side-street", StreetDensity(traffic=0, items=38))


def _attraction(town: Town, what: str, x: float, y: float) -> None:
    pen, size = town.pen, ATTRACTIONS[what]
    pen.use(what, x, y, size, leaf=town.palette.light.trees[1])
    for k in range(36 if what == "wheel" else 0):
        across, down = wave(k / 36 + 0.25) * 104 * size, wave(k / 36) * 104 * size
        pen.disc(town.palette.names["gold"], x + across, y - 146 * size + down, 5)
        pen.glow(x + across, y - 146 * size + down, 34)
    town.mark(NAMES[what], x, y - 120)


def _rink(town: Town, x: float, y: float) -> None:
    pen, dice, palette, light = town.pen, town.dice, town.palette, town.palette.light
    across, down = 410.0, 132.0
    pen.disc(palette.shaded(light.pave, 0.35), x, y + 8, across + 18, down + 12)
    pen.disc(light.frame, x, y, across + 14, down + 9)
    pen.disc(mix(light.river, "#ffffff", 0.35), x, y, across, down)
    shine = path("M_ _q120 -40 300 -30q-160 0 -300 30z", x - 260, y - 40)
    pen.fill("#ffffff", shine, alpha=0.4)
    curls = "".join(
        path("M_ _q40 -14 90 0", x + dice.between(-300, 200), y + dice.between(-90, 90)) for _ in range(18)
    )
    pen.line("#ffffff", 2, curls, alpha=0.45)
    spots = [(y + dice.between(-100, 112), x + dice.between(-330, 330)) for _ in range(44)]
    ice = sorted(s for s in spots if ((s[1] - x) / across) ** 2 + ((s[0] - y) / down) ** 2 < 0.86)
    for number, (at_y, at_x) in enumerate(ice):
        place_object(town, "item" if number % 2 else "skater", at_x, at_y, "ice", 1.05)
    rim = [(x + (across + 14) * wave(i / 60 + 0.25), y + (down + 9) * wave(i / 60)) for i in range(31)]
    pen.poly(light.wood, rim + [(a, b - 20) for a, b in reversed(rim)])
    pen.line(light.frame, 5, "M" + "L".join(f"{num(a)} {num(b - 20)}" for a, b in rim))
    town.mark("ice-rink", x, y)


def _strings(town: Town, oval: Oval, x0: float, y0: float) -> None:
    """Draw strings of lamps from the top of the fir to the rim."""
    pen, light, gold = town.pen, town.palette.light, town.palette.names["gold"]
    pen.air = 0
    for k in range(10):
        x, y = oval.at((k + 0.35) / 10, 0.97)
        y -= 66
        mx, my = (x + x0) / 2, (y + y0) / 2 + 150
        pen.line(light.ink, 2, path("M_ _Q_ _ _ _", x0, y0, mx, my, x, y), alpha=0.45)
        for j in range(1, 15):
            t = j / 15
            a, b, c = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
            bulb = (a * x0 + b * mx + c * x, a * y0 + b * my + c * y + 5)
            pen.disc(gold, *bulb, 5)
            pen.glow(*bulb, 26, 0.4)


def _front(town: Town, oval: Oval) -> None:
    """Draw the street in front, and roofs at the lower edge."""
    pen, palette = town.pen, town.palette
    line: Curve = lambda x: 2095 + 8 * wave(x / 1300)  # noqa: E731
    town.set_depth(2100)
    pave(town, Row(line, -60, WIDTH + 60), 116, [])
    bustle = StreetDensity(lamps=170, people=60, items=32, trees=130)
    populate(town, line, 0, WIDTH, 116, "front-street", bustle)
    tram = (oval.x - 300, line(oval.x) + 62)
    pen.use("tram", *tram, 1.1, paint=palette.names["red"], pane=palette.light.lamps[2])
    town.set_depth(HEIGHT)
    eaves: Curve = lambda x: 2478 + 24 * wave(x / 1500)  # noqa: E731
    gap = [(oval.x - 260, oval.x + 260)]
    build_row(town, Row(eaves, -60, WIDTH + 60, gap, [], (140, 230), {1: 1}, ("eaves", "terrace", "mansard")))
    for number in range(10):
        what = ("tree", "item", "person", "item", "stall")[number % 5]
        place_object(town, what, oval.x - 240 + 52 * number, 2290 + 22 * (number % 5), "by-front-street")
