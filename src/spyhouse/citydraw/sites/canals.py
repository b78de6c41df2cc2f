"""Canal town: curved rings of gabled houses and water around an island in front."""

from spyhouse.citydraw.colours import mix
from spyhouse.citydraw.curves import Curve, along, band, level
from spyhouse.citydraw.open_spaces import person, tree
from spyhouse.citydraw.scene import Linear
from spyhouse.citydraw.sky import flying, open_sky, ridge
from spyhouse.citydraw.sprite_sheet import path
from spyhouse.citydraw.streets import (
    LandmarkSlot,
    Row,
    Standing,
    StreetDensity,
    arches,
    build,
    build_row,
    cobbles,
    pave,
    place_object,
    populate,
    put_all,
    ripples,
)
from spyhouse.citydraw.terrain import HEIGHT, WIDTH
from spyhouse.citydraw.town import Town

TOPS = (470, 770, 1105, 1480)
QUAYS = (40, 44, 50, 58)
BASINS = (96, 118, 146)
GABLES = ("gable", "stepped", "stepped", "mansard", "gable")
MARKS = (
    ("clock", 112, "weigh-house"),
    ("church", 262, "west-church"),
    ("museum", 372, "museum"),
    ("market", 420, "flower-hall"),
)
CRAFT = {"rowboat": 110, "canalboat": 280, "barge": 270, "float": 80, "sailboat": 140}
BUSTLE = StreetDensity(lamps=170, traffic=0, people=80, items=38, trees=120)


class Rings:
    """Geometry of the canals: rings, highest in the middle, and rays that cross them."""

    def __init__(self, town: Town) -> None:
        dice = town.dice
        self.middle = WIDTH * dice.between(0.42, 0.58)
        self.rays = (dice.between(-0.98, -0.7), dice.between(-0.1, 0.1), dice.between(0.7, 0.98))
        self.lines = [self._bow(top, 560 + 70 * i, 1650 - 150 * i) for i, top in enumerate(TOPS)]
        self.heart = self._bow(1745, 900, 760)

    def _bow(self, top: float, fall: float, reach: float) -> Curve:
        return lambda x: top + fall * ((1 + ((x - self.middle) / reach) ** 2) ** 0.5 - 1)

    def ray(self, share: float, y: float) -> float:
        """Return the x of a ray at a height."""
        return self.middle + share * (330 + (y - 400) * 1.02)

    def edge(self, ring: int) -> Curve:
        """Return the far edge of a ring's water."""
        return lambda x: self.lines[ring](x) + QUAYS[ring]

    def shore(self, ring: int) -> Curve:
        """Return the near edge of a ring's water."""
        return lambda x: self.lines[ring](x) + QUAYS[ring] + BASINS[ring]


def draw_canals(town: Town) -> None:
    """Draw the canal town."""
    town.depth, town.clear = (430, 0.74, 2200, 1.2), 1350
    pen, dice = town.pen, town.dice
    rings = Rings(town)
    open_sky(town, 330)
    far = ridge(town, town.palette.light.hills[1], 330, 14, 1.6, 900)
    flying(town)
    pen.air = 0.3
    for _ in range(4):
        x = dice.between(100, WIDTH - 100)
        pen.use("windmill", x, far(x) - 20, dice.between(0.7, 0.95))
    for ring in range(len(TOPS)):
        _gardens(town, rings, ring, far)
        _ring(town, rings, ring)
        _canal(town, rings, ring)
    _basin(town, rings)
    _island(town, rings)


def _gardens(town: Town, rings: Rings, ring: int, far: Curve) -> None:
    """Draw the gardens between the canal behind and the houses."""
    pen, dice, palette, light = town.pen, town.dice, town.palette, town.palette.light
    line = rings.lines[ring]
    behind = rings.shore(ring - 1) if ring else lambda x: far(x) + 2
    town.set_depth(TOPS[ring])
    pen.fill(light.ground[ring % 3], band(behind, -2, 30, -40, WIDTH + 40, line))
    if ring:
        pen.fill(palette.shaded(light.stone, 0.1), band(behind, -4, 9, -40, WIDTH + 40))
    else:
        meadow = ((dice.between(345, 700), dice.between(0, WIDTH)) for _ in range(330))
        kinds = {"wood": 6.0, "bush": 2.0, "item": 2.2}
        things = [(y, dice.weighted(kinds), x) for y, x in meadow if y < line(x) - 96]
        put_all(town, things, "meadows")
        town.set_depth(TOPS[ring])
    s = town.scale
    trees = sorted(((dice.between(60, 130), dice.between(0, WIDTH)) for _ in range(64)), reverse=True)
    for up, x in trees:
        tree(town, x, max(line(x) - up * s, behind(x) + 26), s * 0.7)
    for _ in range(34):
        x = dice.between(0, WIDTH)
        y = behind(x) + dice.between(0.3, 0.7) * (line(x) - behind(x))
        place_object(town, dice.pick(("wood", "wood", "item", "item", "bush")), x, y, "garden")


def _ring(town: Town, rings: Rings, ring: int) -> None:
    dice, s, line = town.dice, town.scale, rings.lines[ring]
    cuts = [_cross_canal(town, rings, ring, ray) for ray in rings.rays] if ring else []
    picture, wide, name = MARKS[ring]
    x = rings.middle + dice.pick((-1, 1)) * dice.between(420, 560) - wide * s / 2
    free = all(x > end + 150 or x + wide * s < start - 150 for start, end in cuts)
    sites = [LandmarkSlot(x, wide * s, picture, name)] if free else []
    storeys = {1: 0.2, 2: 0.8} if ring < 2 else {1: 0.1, 2: 0.65, 3: 0.25}
    row = Row(line, -60, WIDTH + 60, cuts, sites, (76, 132), storeys, GABLES)
    casting = build_row(town, row)
    pave(town, row, QUAYS[ring], casting, road=False)
    populate(town, line, 0, WIDTH, QUAYS[ring], "canal-quay", BUSTLE)
    for start, end in cuts:
        y = line((start + end) / 2) + QUAYS[ring] - 2
        arches(town, start + 6, end - 8, y, 30 * s, 1, rail=12 * s, bow=14 * s)


def _cross_canal(town: Town, rings: Rings, ring: int, ray: float) -> tuple[float, float]:
    """Draw a narrow canal between two rings. Return the gap it leaves in the houses."""
    pen, palette, s, line = town.pen, town.palette, town.scale, rings.lines[ring]
    at = rings.ray(ray, TOPS[ring])
    top, bottom = rings.shore(ring - 1)(at) - 8, line(at) + QUAYS[ring] + 30
    half = 36 * s + 10 * ring
    ys = (top, (top + bottom) / 2, bottom)
    left = [(rings.ray(ray, y) - half, y) for y in ys]
    right = [(rings.ray(ray, y) + half, y) for y in reversed(ys)]
    rim = [(x - 9, y) for x, y in left] + [(x + 9, y) for x, y in right]
    pen.poly(palette.shaded(palette.light.stone, 0.25), rim)
    pen.poly(palette.light.river, left + right)
    for share in (0.3, 0.6):
        y = top + (bottom - top) * share
        pen.use("ripple", rings.ray(ray, y), y, s * 0.8)
    y = (top + bottom) / 2
    pen.slot("float", rings.ray(ray, top + 50), y, 44 * s, "narrow-canal", palette.light.river)
    at = rings.ray(ray, line(at))
    return at - half - 12, at + half + 34 * s


def _canal(town: Town, rings: Rings, ring: int) -> None:
    """Draw the water in front of a ring, its boats and its bridges."""
    pen, dice, palette, light, s = town.pen, town.dice, town.palette, town.palette.light, town.scale
    edge, last = rings.edge(ring), ring == len(BASINS)
    stops = ((0.0, mix(light.river, light.haze, round(pen.air, 3))), (1.0, light.sea[1]))
    deep = Linear(0, TOPS[ring], 0, TOPS[ring] + 640, stops)
    far_side = level(HEIGHT + 40) if last else rings.shore(ring)
    pen.shine(deep, band(edge, 0, 0, -40, WIDTH + 40, far_side))
    pen.fill(palette.shaded(light.stone, 0.2), band(edge, -3, 14 * s, -40, WIDTH + 40))
    pen.line(palette.lighter(light.stone, 0.25), 5, along(edge, -3, -40, WIDTH + 40))
    pen.fill(light.shade, band(edge, 13 * s, 13 * s + 10, -40, WIDTH + 40), alpha=0.2)
    reach = 215 if last else BASINS[ring]
    for _ in range(60 if last else 26):
        x = dice.between(0, WIDTH)
        pen.use("ripple", x, edge(x) + reach * dice.between(0.3, 0.95), s * 0.8)
    boats: list[Standing] = []
    x = dice.between(20, 140)
    likes = {"rowboat": 4.0, "canalboat": 2.0, "barge": 1.2, "float": 6.5, "sailboat": 0.4 if last else 0.0}
    while x < WIDTH:
        what = dice.weighted(likes)
        wide = CRAFT[what] * s
        boats.append((edge(x + wide / 2) + reach * dice.between(0.42, 0.9), what, x + wide / 2))
        x += wide + dice.between(6, 44)
    for y, what, x in sorted(boats):
        if not last or y < rings.heart(x) - 12:
            place_object(town, what, x, y, "canal", s * (1 if last else 0.9))
    for side in (0, 2) if not last else ():
        near, outer = rings.rays[side] * 0.5 + dice.between(-0.06, 0.06), rings.rays[side] * 1.55
        for ray in (near, outer):
            x = rings.ray(ray, TOPS[ring] + 60)
            if 40 < x < WIDTH - 200:
                _footbridge(town, x, edge(x) + 4, edge(x) + BASINS[ring] + 10, 70 * s)


def _footbridge(town: Town, x: float, far: float, near: float, wide: float) -> None:
    """Draw a humped bridge towards the viewer: its deck, and its right side with an arch."""
    pen, palette, s = town.pen, town.palette, town.scale
    stone = palette.light.stone
    lean, drop, hump = (near - far) * 0.42, 24 * s, 20 * s
    middle = (far + near) / 2 - hump
    right = x + wide
    side = path("M_ _Q_ _ _ _v_H_z", right, near, right + lean / 2, middle, right + lean, far, drop, right)
    pen.fill(palette.shaded(stone, 0.34), side)
    start = (right + lean * 0.2, near + 4 - (near - far) * 0.14)
    end = (right + lean * 0.92, far + drop + 2)
    pen.fill(
        palette.shaded(palette.light.river, 0.5),
        path("M_ _Q_ _ _ _z", *start, right + lean * 0.55, far - 2, *end),
    )
    deck = path("M_ _Q_ _ _ _H_", x, near, x + lean / 2, middle, x + lean, far, right + lean)
    pen.fill(palette.light.pave, deck + path("Q_ _ _ _z", right + lean / 2, middle, right, near))
    steps = "".join(
        path("M_ _h_", x + lean * t, near + (far - near) * t - 2 * hump * t * (1 - t), wide)
        for t in (0.15, 0.3, 0.45, 0.6, 0.75, 0.9)
    )
    pen.line(palette.light.kerb, 2, steps, alpha=0.6)
    spot = (far + near) / 2 - hump * 0.3
    pen.slot("ground", x + wide / 2 + lean * 0.5, spot, 46 * s, "humped-bridge")
    person(town, x + wide * 0.7 + lean * 0.3, near - (near - far) * 0.2, s * 0.9)
    for a in (x, right):
        rail = path("M_ _Q_ _ _ _", a, near - 10 * s, a + lean / 2, middle - 12 * s, a + lean, far - 10 * s)
        pen.line(stone, 7 * s, rail)
        pen.line(palette.lighter(stone, 0.35), 3 * s, rail)


def _basin(town: Town, rings: Rings) -> None:
    """Draw the front corners, left and right of the island."""
    dice, heart = town.dice, rings.heart
    ripples(town, 60, (0, 1900, WIDTH, HEIGHT), lambda x, y: y < heart(x) - 20)
    taken: list[tuple[float, float]] = []
    things: list[Standing] = []
    big = ("canalboat", "barge", "sailboat", "canalboat", "sailboat", *("rowboat",) * 6)
    for what in (*big, *("float",) * 40):
        wide = {"canalboat": 190, "barge": 190, "sailboat": 110, "rowboat": 90}.get(what, 50)
        for _ in range(40):
            x, y = dice.between(60, WIDTH - 60), dice.between(1840, HEIGHT - 14)
            wet = y < heart(x) - 50 and min(heart(x - wide), heart(x + wide)) > y + 20
            behind = y > rings.lines[-1](x) + 330
            if wet and behind and all(abs(x - a) > wide + 60 or abs(y - b) > 90 for a, b in taken):
                taken.append((x, y))
                things.append((y, what, x))
                break
    put_all(town, things, "basin")


def _island(town: Town, rings: Rings) -> None:
    """Draw the innermost island, with the old church and the flower market."""
    pen, dice, palette, light = town.pen, town.dice, town.palette, town.palette.light
    heart, middle = rings.heart, rings.middle
    pen.air = 0
    left = next(x for x in range(int(middle), -900, -10) if heart(x) > HEIGHT + 30)
    right = 2 * middle - left
    ground = level(HEIGHT)
    pen.fill(palette.shaded(light.stone, 0.25), band(heart, -2, 40, left, right, ground))
    pen.fill(light.pave, band(heart, -14, 40, left + 8, right - 8, ground))
    pen.line(palette.lighter(light.stone, 0.3), 7, along(heart, -14, left, right))
    cobbles(town, 420, (left, 1800, right, HEIGHT), lambda x, y: y > heart(x) + 40)
    things: list[Standing] = [
        (heart(x) + 22, "tree" if dice.happens(0.6) else "lamp", x)
        for x in range(int(left) + 60, int(right) - 40, 120)
    ]
    things += [
        (2110, "fountain", middle + 330),
        (2120, "parasol", middle - 560),
        (2150, "parasol", middle - 440),
    ]
    for down, dx in ((2200, -330), (2190, -190), (2200, -40), (2210, 130), (2320, -620), (2330, -470)):
        things.append((down, "stall", middle + dx + dice.between(-20, 20)))
    for down, dx in ((2345, -310), (2340, -150), (2345, 20), (2335, 190), (2320, 360), (2300, 530)):
        things.append((down, "stall", middle + dx + dice.between(-20, 20)))
    for what, count in (("person", 60), ("item", 150)):
        for _ in range(count):
            x, y = dice.between(left + 70, right - 70), dice.between(1790, HEIGHT - 6)
            if y > heart(x) + 40:
                things.append((y, what, x))
    behind = [each for each in things if each[0] < 2010]
    before = [each for each in things if each[0] >= 2010]
    put_all(town, behind, "flower-market")
    town.set_depth(2010)
    build(town, "cathedral", "church-on-the-island", middle - 250, 2010, 430, 0.92)
    put_all(town, before, "flower-market")
    for post in range(int(left) + 40, int(right) - 30, 66):
        town.set_depth(heart(post))
        place_object(town, "quay", post, heart(post) - 6, "market-quay")
