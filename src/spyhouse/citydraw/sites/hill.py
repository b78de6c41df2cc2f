"""Hill town: streets descend from both sides to a river with many bridges."""

from dataclasses import dataclass

from spyhouse.citydraw.colours import mix
from spyhouse.citydraw.curves import Curve, along, band, level
from spyhouse.citydraw.open_spaces import tree
from spyhouse.citydraw.seeded_random import wave
from spyhouse.citydraw.sky import flying, open_sky, peaks
from spyhouse.citydraw.sprite_sheet import path
from spyhouse.citydraw.streets import (
    ITEM,
    LandmarkSlot,
    Row,
    Standing,
    StreetDensity,
    arches,
    build_row,
    pave,
    place_object,
    populate,
    stairs,
)
from spyhouse.citydraw.terrain import HEIGHT, WIDTH
from spyhouse.citydraw.town import Town

STEPS = (800, 965, 1150, 1355, 1580, 1830, 2105, 2400, 2720, 3060)
"""Height at which each street meets the river. The last ones are visible only where they climb."""
WIDTHS = (40, 44, 50, 56, 62, 68, 76, 80, 84, 84)
SHOPS = 5
"""Index of the street whose bridge has houses."""
MARKS = {
    1: ("chapel", 192, "old-chapel"),
    2: ("watertower", 146, "water-tower"),
    3: ("church", 262, "two-spires"),
    4: ("theatre", 298, "theatre"),
    5: ("clock", 112, "clock-tower"),
    6: ("station", 420, "station"),
}
BUSTLE = StreetDensity(items=40)


@dataclass(slots=True)
class Valley:
    """Geometry of the valley."""

    middle: float
    swing: float
    turn: float

    def river(self, y: float) -> tuple[float, float]:
        """Return the middle of the river and half its width."""
        share = (y - 700) / 1700
        middle = self.middle + self.swing * (0.35 + share) * wave(share * 0.95 + self.turn)
        return middle, 84 + 350 * max(0.0, share)

    def crest(self, x: float) -> float:
        """Return the upper edge of the town."""
        return 800 - climb(abs(x - self.middle) - 60)


@dataclass(frozen=True, slots=True)
class Street:
    """A street across the valley."""

    number: int
    y: float
    wide: float
    line: Curve
    banks: tuple[float, float]


def climb(away: float) -> float:
    """Return the height of the slope at a distance from the river; steep first."""
    away = max(0.0, away)
    return 640 * away / (away + 900)


def draw_hill(town: Town) -> None:
    """Draw the hill town."""
    pen, dice = town.pen, town.dice
    town.depth, town.clear = (480, 0.7, 2350, 1.2), 1450
    stream = _stream(town)
    town.water = lambda _y: stream
    valley = Valley(WIDTH * dice.between(0.42, 0.58), dice.between(110, 170), dice.random())
    open_sky(town, 700)
    flying(town)
    for _ in range(12):
        pen.slot("sky", valley.middle + dice.between(-500, 500), dice.between(300, 480), 46, "sky")
    pen.air = 0.2
    peaks(town)
    _crests(town, valley)
    _viaduct(town, valley)
    behind: Curve = lambda x: valley.crest(x) - 100  # noqa: E731
    above = 735.0
    for number, y in enumerate(STEPS):
        town.set_depth(y - 60)
        street = _street(town, valley, number)
        _slope(town, street, behind)
        if above < HEIGHT:
            _reach(town, valley, street, above)
        for side in (0, 1):
            _side(town, valley, street, side)
        if number % 2 == 1 and y < HEIGHT - 60:
            _bridge(town, street)
        elif y < HEIGHT:
            for x in (street.banks[0] + 10, street.banks[1] - 10):
                pen.use("lamp", x, y + street.wide * 0.6, town.scale)
                pen.slot("ground", x + 6, y + street.wide * 0.9, ITEM * town.scale, "river-bank")
        behind = _below(street)
        above = y + street.wide


def _stream(town: Town) -> str:
    """Return the colour of the river: darker than the houses beside it."""
    light = town.palette.light
    return mix(light.river, light.sea[2], 0.5)


def _below(street: Street) -> Curve:
    return lambda x: street.line(x) + street.wide


def _street(town: Town, valley: Valley, number: int) -> Street:
    y = STEPS[number]
    centre, half = valley.river(min(y, HEIGHT))
    banks = (centre - half - 58 * town.scale, centre + half + 58 * town.scale)

    def line(x: float) -> float:
        away = banks[0] - x if x < valley.middle else x - banks[1]
        return y - climb(away) + 6 * wave(x / 900 + y)

    return Street(number, y, WIDTHS[number], line, banks)


def _crests(town: Town, valley: Valley) -> None:
    """Draw the hills behind, and the buildings on them."""
    pen, dice, palette, light = town.pen, town.dice, town.palette, town.palette.light
    middle = valley.middle
    pen.air = 0
    for colour, side, foot in ((light.hills[0], 330, 690), (light.hills[1], 415, 745)):
        line = path("M0 _Q_ _ _ _", side, middle * 0.6, side + 120, middle, foot)
        pen.shine(colour, line + path("Q_ _ _ _V1000H0z", middle * 1.4, side + 130, WIDTH, side))
    town.set_depth(520)
    pen.air = 0.2
    hand = dice.pick((-1, 1))
    for x, picture, size in ((middle - hand * 1400, "castle", 1.4), (middle + hand * 1380, "abbey", 1.2)):
        roof, dome = palette.roof(), palette.names["copper"]
        y = valley.crest(x) - 108
        pen.use(picture, x, y, size, wall=light.walls[7], roof=roof, dome=dome, where=picture)
        town.mark(picture, x, valley.crest(x) - 180)
    ridge: Curve = lambda x: valley.crest(x) - 118 + 16 * wave(x / 420)  # noqa: E731
    pen.shine(light.hills[2], band(ridge, 0, 0, -40, WIDTH + 40, level(1000)))
    trees = ((dice.between(70, 128), dice.between(0, WIDTH)) for _ in range(120))
    for up, x in sorted(trees, reverse=True):
        tree(town, x, valley.crest(x) - up + 16 * wave(x / 420), dice.between(0.5, 0.8))


def _viaduct(town: Town, valley: Valley) -> None:
    """Draw the railway across the head of the valley."""
    pen, light, middle = town.pen, town.palette.light, valley.middle
    town.set_depth(620)
    pen.air = 0.16
    left = middle - 640
    span, low, spring = 1280 / 12, 810.0, 590.0
    face = ""
    for number in range(12):
        x = left + span * number
        hole = path(
            "V_H_V_A_ _ 0 0 0 _ _V_H_z", low, x + span - 9, spring, span / 2 - 9, 48, x + 9, spring, low, x
        )
        face += path("M_ 520H_", x, x + span) + hole
    pen.fill(town.palette.shaded(light.stone, 0.13), face)
    pen.rect(light.stone, left - 8, 510, 1296, 12)
    pen.use("train", middle - 250, 516, 0.9, paint=town.palette.names["red"])
    pen.rect(light.stone, left, 512, 1280, 10)
    town.mark("viaduct", middle, 600)


def _slope(town: Town, street: Street, behind: Curve) -> None:
    pen, dice, light, s = town.pen, town.dice, town.palette.light, town.scale
    grass = mix(light.ground[street.number % 3], light.lawn, 0.3)
    pen.fill(grass, band(behind, -2, 26, -40, WIDTH + 40, street.line))
    trees = ((dice.between(66, 140), dice.between(0, WIDTH)) for _ in range(60))
    for up, x in sorted(trees, reverse=True):
        tree(town, x, max(street.line(x) - up * s, behind(x) + 20), s * 0.72)


def _reach(town: Town, valley: Valley, street: Street, above: float) -> None:
    """Draw the river between two streets, and the face of the bridge behind."""
    pen, dice, palette, light, s = town.pen, town.dice, town.palette, town.palette.light, town.scale
    top, bottom = above - 6, min(street.y + street.wide + 10, HEIGHT + 40)
    ys = [top + (bottom - top) * k / 10 for k in range(11)]
    left = [(valley.river(y)[0] - valley.river(y)[1], y) for y in ys]
    right = [(valley.river(y)[0] + valley.river(y)[1], y) for y in reversed(ys)]
    near, far = street.banks
    grass = mix(light.ground[street.number % 3], light.lawn, 0.3)
    pen.rect(grass, near - 60, street.y - 20, far - near + 120, street.wide + 34)
    rim = [(x - 16, y) for x, y in left] + [(x + 16, y) for x, y in right]
    pen.poly(palette.shaded(light.stone, 0.2), rim)
    pen.poly(_stream(town), left + right)
    for y in ys[1:]:
        middle, half = valley.river(y)
        for _ in range(1 + int(half / 90)):
            pen.use("ripple", middle + dice.between(-0.8, 0.8) * half, y, s * 0.9)
    if street.number and street.number % 2 == 0:
        middle, half = valley.river(above)
        count = 1 if half < 90 else 2 if half < 160 else 3
        arches(town, middle - half - 24, middle + half + 24, above, 62 * s, count, rail=15 * s)
    things: list[Standing] = []
    for _ in range(4 + int(half_at(valley, street.y) / 20)):
        y = dice.between(top + 90 * s, bottom - 20)
        middle, half = valley.river(y)
        likes = {
            "rowboat": 2.0,
            "float": 6.0,
            "canalboat": 0.6 * (half > 190),
            "sailboat": 0.8 * (half > 140),
        }
        what = dice.weighted(likes)
        room = half - {"canalboat": 140, "sailboat": 70, "rowboat": 56}.get(what, 30) * s - 12
        x = middle + dice.between(-1, 1) * room
        if room > 2 and all(abs(x - a) > 90 * s or abs(y - b) > 60 * s for b, _, a in things):
            things.append((y, what, x))
    for y, what, x in sorted(things):
        place_object(town, what, x, y, "river")


def half_at(valley: Valley, y: float) -> float:
    """Return half the river's width at a height."""
    return valley.river(min(y, HEIGHT))[1]


def _side(town: Town, valley: Valley, street: Street, side: int) -> None:
    """Draw a street on one side of the river."""
    pen, dice, palette, light, s = town.pen, town.dice, town.palette, town.palette.light, town.scale
    x0, x1 = ((-60.0, street.banks[0]), (street.banks[1], WIDTH + 60.0))[side]
    line, number = street.line, street.number
    if line(x0 if side == 0 else x1) > HEIGHT + 330:
        return  # entirely below the picture
    sites: list[LandmarkSlot] = []
    if number in MARKS and side == number % 2:
        picture, wide, name = MARKS[number]
        x = dice.between(max(100, x0 + 200), min(WIDTH - 200, x1 - 200) - wide * s)
        sites.append(LandmarkSlot(x, wide * s, picture, name))
    stair = dice.between(max(x0, 60) + 150, min(x1, WIDTH - 60) - 200)
    clear = all(stair + 60 * s < each.x - 150 * s or stair > each.x + each.width + 150 * s for each in sites)
    gaps = [(stair, stair + 60 * s)] if clear else []
    for x, _ in gaps:
        stairs(town, x, 60 * s, line(x) - 130 * s, line(x) + 6)
    row = Row(line, x0, x1, gaps, sites, (96, 170))
    casting = build_row(town, row)
    pave(town, row, street.wide, casting, road=number > 1)
    bustle = BUSTLE if number > 1 else StreetDensity(items=40, traffic=0)
    populate(town, line, max(0.0, x0), min(float(WIDTH), x1), street.wide, "slope-street", bustle)
    wall = street.wide + 15 * s
    pen.fill(palette.shaded(light.stone, 0.16), band(line, street.wide, wall, x0, x1))
    pen.line(palette.lighter(light.stone, 0.3), 4, along(line, street.wide, x0, x1))


def _bridge(town: Town, street: Street) -> None:
    """Draw the street's bridge. Its face is drawn with the reach in front."""
    pen, palette, light, s = town.pen, town.palette, town.palette.light, town.scale
    y, wide = street.y, street.wide
    x0, x1 = street.banks[0] - 6, street.banks[1] + 6
    middle = (x0 + x1) / 2
    pen.rect(light.pave, x0, y - 6, x1 - x0, wide + 6)
    shops = street.number == SHOPS
    if shops:  # single-storey, so the river behind stays visible
        gap = [(middle - 40, middle + 40)]
        casting = build_row(
            town, Row(level(y + 4), x0 + 60, x1 - 60, gap, [], (86, 120), {1: 1}, ("gable", "eaves"))
        )
        pave(town, Row(level(y), x0, x1), wide, casting, road=False)
        town.mark("bridge-of-shops", middle, y)
    else:
        pen.rect(light.street, x0, y + wide * 0.3, x1 - x0, wide * 0.52)
        pen.line(light.stone, 9 * s, along(level(y - 2), 0, x0, x1))
        pen.line(palette.lighter(light.stone, 0.3), 4 * s, along(level(y - 6 * s), 0, x0, x1))
    bustle = StreetDensity(lamps=120, traffic=0 if shops else 300, people=60, items=40, trees=0)
    populate(town, level(y), x0, x1, wide, "bridge", bustle)
