"""Island: a rock in the sea with terraces, an abbey on top and a causeway to the shore."""

from itertools import pairwise

from spyhouse.citydraw.colours import mix
from spyhouse.citydraw.curves import Curve, along, band, bowl
from spyhouse.citydraw.houses import House
from spyhouse.citydraw.open_spaces import person, tree
from spyhouse.citydraw.scene import Linear
from spyhouse.citydraw.seeded_random import wave
from spyhouse.citydraw.sky import flying, open_sky
from spyhouse.citydraw.sprite_sheet import path
from spyhouse.citydraw.streets import (
    LandmarkSlot,
    Row,
    Standing,
    StreetDensity,
    build,
    build_row,
    pave,
    place_object,
    populate,
    put_all,
    ripples,
    stairs,
)
from spyhouse.citydraw.terrain import HEIGHT, WIDTH
from spyhouse.citydraw.town import Town

HORIZON = 640
TERRACES = ((660, 330), (850, 640), (1055, 930), (1280, 1190), (1520, 1420), (1790, 1600))
"""Height and half width of each terrace."""
STREETS = (30, 38, 44, 52, 58, 92)
MARKS = (
    ("chapel", 192, "pilgrims-chapel"),
    None,
    ("clock", 112, "clock-tower"),
    ("museum", 372, "governors-house"),
    None,
    ("market", 420, "fish-hall"),
)
SIZES = {"islet": (300, 150), "lighthouse": (300, 330), "ferry": (330, 120), "barge": (270, 46)}
SIZES |= {"fishing": (190, 100), "sailboat": (130, 110), "rowboat": (100, 46), "buoy": (50, 46)}
SIZES |= {"float": (30, 30)}
"""Size of things on the sea; floating items keep a distance anyway."""
BOATS = ("ferry", "fishing", "fishing", *("sailboat",) * 7, *("rowboat",) * 6, *("buoy",) * 4)


class Rock:
    """Geometry of the rock."""

    def __init__(self, town: Town) -> None:
        self.middle = WIDTH * town.dice.between(0.43, 0.57)
        self._flanks = [(400, 150), *((y, half + 96) for y, half in TERRACES[:5]), (1600, 1720), (1900, 1740)]

    def front(self, x: float) -> float:
        """Return the edge of the beach."""
        return 1985 - 400 * (1 - bowl((x - self.middle) / 1760))

    def half(self, y: float) -> float:
        """Return half the width of the rock at a height."""
        for (above, narrow), (below, wide) in pairwise(self._flanks):
            if y <= below:
                return narrow + (wide - narrow) * (y - above) / (below - above)
        return 1740

    def is_sea(self, x: float, y: float, margin: float = 0, tall: float = 0) -> bool:
        """Return whether a thing at this point is on the sea."""
        aside = abs(x - self.middle)
        if y < 1600:
            return y > HORIZON + 30 and aside > self.half(y - 60) + margin + 40
        return y > self.front(x) + tall * 0.5 + 44 or aside > 1780 + margin


def draw_island(town: Town) -> None:
    """Draw the island."""
    pen, dice, light = town.pen, town.dice, town.palette.light
    town.depth, town.clear = (420, 0.72, 2100, 1.16), 1250
    town.water = lambda y: light.sea[0] if y < 1400 else light.sea[1]
    rock = Rock(town)
    open_sky(town, HORIZON)
    flying(town)
    for _ in range(18):
        x, y = dice.between(60, WIDTH - 60), dice.between(300, 560)
        if abs(x - rock.middle) > 620:
            pen.slot("sky", x, y, 48, "sky")
    stops = (
        (0.0, mix(light.sea[0], light.haze, 0.45)),
        (0.3, light.sea[0]),
        (0.65, light.sea[1]),
        (1.0, light.sea[2]),
    )
    pen.shine(Linear(0, HORIZON, 0, HEIGHT, stops), f"M0 {HORIZON}h{WIDTH}V{HEIGHT}H0z")
    pen.air = 0.3
    for side in (-1, 1):
        x = rock.middle + side * dice.between(1150, 1650)
        hill = path("M_ _q130 -90 260 -50t260 50z", x - 260, HORIZON + 6)
        pen.shine(mix(light.hills[1], light.haze, 0.2), hill)
    ripples(town, 420, (0, HORIZON + 30, WIDTH, HEIGHT), rock.is_sea)
    distant = ["islet"] * 7 + ["lighthouse", *BOATS] + ["float"] * 130
    _sail(town, rock, distant, HORIZON + 60, 1640, "open-sea")
    _cliffs(town, rock)
    _abbey(town, rock)
    for number in range(len(TERRACES)):
        _terrace(town, rock, number)
    _beach(town, rock)
    _causeway(town, rock)
    near = ["barge", "islet", "islet", *BOATS] + ["float"] * 130
    _sail(town, rock, near, 1660, HEIGHT - 24, "off-island")


def _sail(town: Town, rock: Rock, whats: list[str], top: float, bottom: float, place: str) -> None:
    """Place things on the sea without overlap, and draw far ones first."""
    dice, pen, palette = town.dice, town.pen, town.palette
    taken: list[tuple[float, float, float, float]] = [(rock.middle + 1020, 1560, WIDTH, 2200)]  # the causeway
    things: list[Standing] = []
    for what in whats:
        wide, tall = SIZES[what]
        for _ in range(60):
            x, y = dice.between(30, WIDTH - 30), dice.between(top, bottom)
            s = town.set_depth(y)
            half = wide * s / 2
            box = (x - half - 12, y - tall * s, x + half + 12, y + 22)
            free = all(box[0] > b[2] or box[2] < b[0] or box[1] > b[3] or box[3] < b[1] for b in taken)
            if free and rock.is_sea(x, y, half, tall * s):
                taken.append(box)
                things.append((y, what, x))
                break
    for y, what, x in sorted(things):
        s = town.set_depth(y)
        if what == "islet":
            _islet(town, x, y)
        elif what == "lighthouse":
            pen.use(what, x, y, s * 1.15, paint=palette.shaded(palette.light.wood, 0.2))
            town.mark("lighthouse", x, y - 150)
        else:
            place_object(town, what, x, y, place)


def _islet(town: Town, x: float, y: float) -> None:
    """Draw a rock with a house, a tree and a landing place."""
    pen, palette, s = town.pen, town.palette, town.scale
    light = palette.light
    pen.disc(mix(light.wave, light.frame, 0.4), x, y + 3, 166 * s, 22 * s, alpha=0.5)
    shore = path("M_ _Q_ _ _ _", x - 150 * s, y, x - 120 * s, y - 52 * s, x - 20 * s, y - 48 * s)
    shore += path("Q_ _ _ _", x + 110 * s, y - 56 * s, x + 150 * s, y)
    pen.fill(palette.names["rock"], shore + path("Q_ _ _ _z", x, y + 26 * s, x - 150 * s, y))
    pen.disc(light.lawn, x - 6 * s, y - 30 * s, 112 * s, 18 * s)
    pen.slot("ground", x - 92 * s, y - 18 * s, 48 * s, "small-island")
    tree(town, x - 74 * s, y - 34 * s, s * 0.9, "pine")
    House(town, x - 40 * s, y - 34 * s, 104 * s, storeys={1: 1}, shapes=("gable",)).draw()
    pen.disc(light.lawn, x, y - 16 * s, 96 * s, 13 * s)
    pen.slot("ground", x + 20 * s, y - 6 * s, 50 * s, "small-island")
    person(town, x + 84 * s, y - 12 * s, s * 0.9)


def _cliffs(town: Town, rock: Rock) -> None:
    pen, dice, palette, light = town.pen, town.dice, town.palette, town.palette.light
    town.set_depth(1500)
    pen.air = 0
    middle = rock.middle
    stone = mix(palette.names["rock"], light.haze, 0.22)
    down, up = [400.0 + 40 * i for i in range(31)], [1600.0 - 40 * i for i in range(31)]
    left = [(middle - rock.half(y) - 24 * wave(y / 190), y) for y in down]
    right = [(middle + rock.half(y) + 24 * wave(y / 210 + 0.4), y) for y in up]
    xs = [middle - 1758 + 3516 * i / 60 for i in range(1, 60)]
    shore = [(x, rock.front(x)) for x in xs]
    foam = [(x + (x - middle) * 0.014, y + 22) for x, y in shore]
    pen.poly(mix(light.wave, light.frame, 0.4), foam + right + left, alpha=0.55)
    pen.poly(stone, left + shore + right)
    shaded = right + [(middle + rock.half(y) * 0.7, y) for y in down]
    pen.poly(palette.shaded(stone, 0.2), shaded, alpha=0.6)
    sand = mix(light.pave, palette.names["sand"], 0.55)
    strand: Curve = lambda x: max(rock.front(x) - 150, 1600)  # noqa: E731
    pen.fill(sand, band(strand, 0, -2, middle - 1730, middle + 1730, rock.front))
    for y in range(440, 1780, 26):
        s = town.set_depth(y)
        for side in (-1, 1):
            x = middle + side * (rock.half(y) - dice.between(-14, 90))
            if dice.happens(0.35):
                crag = path(
                    "M_ _l_ _l_ _l_ _z", x - 30 * s, y, 18 * s, -34 * s, 22 * s, 8 * s, 20 * s, 26 * s
                )
                pen.fill(palette.shaded(stone, 0.16), crag)
            else:
                kind = dice.pick(("tree", "cypress", "pine", "tall_tree", "bush"))
                tree(town, x, y, s * dice.between(0.6, 0.95), kind, nest=0.3, where="tree/cliff")
            if dice.happens(0.6):
                pen.slot("ground", x + dice.between(-20, 20), y + 10, 48 * s, "cliff")


def _abbey(town: Town, rock: Rock) -> None:
    s = town.set_depth(640)
    build(town, "cathedral", "abbey-on-the-rock", rock.middle - 166, 525, 320, 0.7)
    for _ in range(14):
        x = rock.middle + town.dice.between(-330, 330)
        tree(town, x, 540 + abs(x - rock.middle) * 0.1, s * 0.75)


def _terrace(town: Town, rock: Rock, number: int) -> None:
    pen, dice, palette, light = town.pen, town.dice, town.palette, town.palette.light
    (top, half), wide, middle = TERRACES[number], STREETS[number], rock.middle
    s = town.set_depth(top)

    def line(x: float) -> float:
        return top - half * 0.24 * (1 - max(0.14, bowl((x - middle) / (half * 1.12))))

    pen.fill(light.ground[number % 3], band(line, -120 * s, 20, middle - half - 10, middle + half + 40))
    trees = ((dice.between(70, 130), middle + dice.between(-half, half)) for _ in range(int(half / 30)))
    for up, x in sorted(trees, reverse=True):
        tree(town, x, line(x) - up * s, s * 0.7)
    sites: list[LandmarkSlot] = []
    stair = middle + dice.between(-0.6, 0.6) * half
    if (mark := MARKS[number]) is not None:
        picture, across, name = mark
        x = middle + dice.between(-0.55, 0.25) * half
        sites.append(LandmarkSlot(x, across * s, picture, name))
        while x - 130 < stair < x + across * s + 130:
            stair = middle + dice.between(-0.8, 0.8) * half
    gaps = [(stair, stair + 60 * s)] if number else []
    for x, _ in gaps:
        stairs(town, x, 60 * s, line(x) - 150 * s, line(x + 30) + 4)
    row = Row(line, middle - half, middle + half, gaps, sites)
    casting = build_row(town, row)
    pave(town, row, wide, casting, road=number > 2)
    high = 26 * s
    wall = (middle - half - 14, middle + half + 14)
    pen.fill(palette.shaded(light.stone, 0.16), band(line, wide, wide + high, *wall))
    joints = "".join(
        path("M_ _h16", x, line(x) + wide + dice.between(6, high - 4))
        for x in range(int(middle - half), int(middle + half) - 20, 30)
    )
    pen.line(light.shade, 2, joints, alpha=0.22)
    last = number == len(TERRACES) - 1
    bustle = StreetDensity(traffic=300 if number > 3 else 0, trees=190, items=25)
    place = "promenade" if last else "terrace"
    populate(town, line, middle - half, middle + half, wide, place, bustle)
    pen.line(palette.lighter(light.stone, 0.3), 5, along(line, wide, *wall))


def _beach(town: Town, rock: Rock) -> None:
    dice, middle = town.dice, rock.middle
    things: list[Standing] = []
    for _ in range(170):
        x = middle + dice.between(-1500, 1500)
        things.append(
            (rock.front(x) - dice.between(16, 70), dice.pick(("person", "item", "item", "item")), x)
        )
    for number in range(9):
        x = middle - 1200 + 300 * number + dice.between(-90, 90)
        things.append((rock.front(x) - dice.between(24, 60), "parasol", x))
    things += [(rock.front(middle + dx) - 20, "rowboat", middle + dx) for dx in (-1330, -420, 640)]
    put_all(town, things, "beach")


def _causeway(town: Town, rock: Rock) -> None:
    """Draw arches from the island's foot to the right edge, with a train."""
    pen, dice, palette, light = town.pen, town.dice, town.palette, town.palette.light
    start = rock.middle + 1130

    def deck(x: float) -> float:
        return 1885 + (x - start) * 0.16

    town.set_depth(1980)
    count = int((WIDTH - start) / 130) + 1
    for number in range(count):
        x = start + 130 * number
        y = deck(x + 65)
        arch = path("M_ _v-30a52 46 0 0 1 104 0v30", x + 13, y + 84)
        pen.fill(palette.shaded(light.sea[1], 0.4), arch + "z")
        face = path(
            "M_ _L_ _V_H_v-32a52 46 0 0 0 -104 0v32H_z",
            x,
            deck(x),
            x + 130,
            deck(x + 130),
            y + 86,
            x + 117,
            x,
        )
        pen.fill(palette.shaded(light.stone, 0.16), face)
        pen.line(palette.lighter(light.stone, 0.3), 4, arch)
    pen.fill(light.pave, band(deck, -58, 6, start - 60, WIDTH + 20))
    rails = along(deck, -34, start - 40, WIDTH + 20) + along(deck, -24, start - 40, WIDTH + 20)
    pen.line(light.ink, 3, rails)
    for number in range(count):
        x = start + 20 + 130 * number
        pen.use("lamp", x, deck(x) - 50)
    pen.use("train", start + 150, deck(start + 350) - 22, paint=palette.names["teal"])
    town.mark("causeway", start + 300, deck(start + 300) - 30)
    for number in range(count + 6):
        x = start + 20 + (WIDTH - start - 40) * (number + dice.random()) / (count + 6)
        place_object(town, dice.pick(("item", "item", "person")), x, deck(x) - 2, "on-causeway")
    pen.fill(light.stone, band(deck, -4, 10, start - 60, WIDTH + 20))
    pen.line(palette.lighter(light.stone, 0.35), 5, along(deck, -4, start - 60, WIDTH + 20))
