"""Houses: a front facing the viewer, a side wall to the right, and one of five roofs."""

from collections.abc import Mapping, Sequence

from spyhouse.citydraw.colours import mix
from spyhouse.citydraw.sprite_sheet import num, path
from spyhouse.citydraw.town import Town

GROUND_FLOOR = 58
STOREY = 54
DEPTH = (30, -26)
"""Offset of the back of a house from its front."""
ITEM = 50
BURIED = 14
"""How far walls extend below the pavement's edge."""

WALL_WORDS = (
    "cream", "peach", "sandy", "sage", "pale-blue", "rose", "yellow", "grey", "lilac", "white", "buff", "tan",
)  # fmt: skip
SHOPS = {
    "CAFÉ": "cafe", "HOTEL": "hotel", "BANK": "bank", "TEA": "tea-room",
    "CINEMA": "cinema", "BOOKS": "bookshop", "BAKER": "bakery", "POST": "post-office",
    "RADIO": "radio-shop", "MAPS": "map-shop", "TAILOR": "tailor", "HATS": "hat-shop",
    "TOYS": "toy-shop", "FLORIST": "florist", "CLOCKS": "clockmaker",
    "SPICES": "spice-shop", "MUSIC": "music-shop", "PRINTS": "print-shop",
}  # fmt: skip
DOORS = ("#7a4a3a", "#3f5f5a", "#5b4a6b", "#8a5f3c", "#34506b")
SHUTTERS = ("#6f8f86", "#a96f58", "#7b8a6a", "#6a7a92", "#8a6f7a")
AWNINGS = ((90, "awning5"), (125, "awning7"), (160, "awning9"), (9999, "awning11"))


SHAPES = ("eaves", "eaves", "eaves", "terrace", "terrace", "gable", "gable", "stepped", "mansard")
"""Roof shapes, repeated by frequency."""
STOREYS = {1: 0.42, 2: 0.45, 3: 0.13}
LOW = {1: 0.62, 2: 0.38}


class House:
    """One house. Random choices are made on creation; `draw` draws it."""

    def __init__(
        self,
        town: Town,
        x: float,
        base: float,
        width: float,
        beside: str = "",
        storeys: Mapping[int, float] = STOREYS,
        shapes: Sequence[str] = SHAPES,
    ) -> None:
        self.town, self.pen, self.palette, self.dice = town, town.pen, town.palette, town.dice
        self.s = s = town.scale
        self.x, self.base, self.width = x, base, width
        self.storeys = self.dice.weighted(storeys)
        self.top = base - (GROUND_FLOOR + self.storeys * STOREY) * s
        self.wall = self.palette.wall(exclude=beside)
        self.roof = self.palette.roof()
        self.leaf = self.palette.tree()
        shape = self.dice.pick(shapes)
        self.shape = "eaves" if width > 185 * s and shape in ("gable", "stepped") else shape
        self.shop = self.dice.happens(0.62) and width > 96 * s
        self.sign = self.dice.pick(tuple(SHOPS)) if self.shop and self.dice.happens(0.42) else ""
        word = WALL_WORDS[self.palette.light.walls.index(self.wall)]
        self.where = SHOPS[self.sign] if self.sign else f"house-{word}"

    def draw(self) -> None:
        """Draw the house."""
        self._side()
        getattr(self, f"_{self.shape}")()
        self._front()
        self._windows()
        if self.shop:
            self._shop()
        else:
            self._ground_floor()
        self.pen.rect(self.palette.light.shade, self.x, self.base - 2, self.width, 10, alpha=0.13)

    def _side(self) -> None:
        right, (dx, dy), s = self.x + self.width, DEPTH, self.s
        foot = self.base + BURIED
        self.pen.poly(
            self.palette.shaded(self.wall, 0.34),
            [
                (right, foot),
                (right + dx * s, foot + dy * s),
                (right + dx * s, self.top + dy * s),
                (right, self.top),
            ],
        )

    # --- roofs

    def _eaves(self) -> None:
        """Draw a roof slope towards the street, with dormers."""
        pen, palette, dice, s = self.pen, self.palette, self.dice, self.s
        x, w, top = self.x, self.width, self.top
        rise, lean = 46 * s, 18 * s
        dx, dy = DEPTH[0] * s, DEPTH[1] * s
        pen.poly(
            palette.shaded(self.wall, 0.38),
            [(x + w, top), (x + w + dx, top + dy), (x + w + lean, top - rise)],
        )
        pen.poly(
            self.roof,
            [
                (x - 5 * s, top + 3),
                (x + w + 3 * s, top + 3),
                (x + w + lean, top - rise),
                (x + lean - 3 * s, top - rise),
            ],
        )
        tiles = "".join(path("M_ _h_", x + lean * t, top - rise * t, w) for t in (0.25, 0.5, 0.75))
        pen.line(palette.shaded(self.roof, 0.45), 1.6, tiles, alpha=0.35)
        ridge = path("M_ _H_", x + lean - 3 * s, top - rise, x + w + lean)
        pen.line(palette.lighter(self.roof, 0.35), 3, ridge)
        if dice.happens(0.7):
            self._chimney(x + w * dice.between(0.14, 0.3), top - rise + 4)
        if dice.happens(0.6):
            count = int(w / (62 * s))
            for i in range(count):
                pen.use(
                    "dormer",
                    x + w * (i + 0.5) / count + 2 * s,
                    top - 5 * s,
                    s,
                    roof=self.roof,
                    wall=self.wall,
                )
        else:
            pen.use("skylight", x + w * 0.24 + 8 * s, top - 14 * s, s)
            self._roof_slot(x + lean * 0.5 + w * dice.between(0.5, 0.64), top - rise * 0.35)
        self._roof_slot(x + lean + w * dice.between(0.66, 0.86), top - rise + 4 * s)
        if w > 130 * s:
            self._roof_slot(x + lean + w * dice.between(0.36, 0.46), top - rise + 4 * s)

    def _terrace(self) -> None:
        """Draw a flat roof with a parapet and what people keep there."""
        pen, palette, dice, s = self.pen, self.palette, self.dice, self.s
        x, w, top = self.x, self.width, self.top
        dx, dy = DEPTH[0] * s, DEPTH[1] * s
        floor = mix(palette.shaded(self.wall, 0.12), palette.light.stone, 0.5)
        pen.poly(
            palette.shaded(self.wall, 0.3),
            [(x + w, top), (x + w + dx, top + dy), (x + w + dx, top + dy - 10 * s), (x + w, top - 10 * s)],
        )
        pen.poly(
            floor,
            [
                (x, top - 8 * s),
                (x + w, top - 8 * s),
                (x + w + dx, top + dy - 8 * s),
                (x + dx, top + dy - 8 * s),
            ],
        )
        pen.rect(palette.lighter(self.wall, 0.1), x + dx, top + dy - 15 * s, w, 7 * s)
        kept = dice.random()
        if kept < 0.25:
            pen.use("tank", x + dx * 0.6 + w * 0.78, top - 24 * s, s)
        elif kept < 0.55:
            pen.use("laundry", x + dx * 0.5 + w * 0.5, top - 20 * s, across=w / 104, down=s)
        elif kept < 0.85:
            pen.use("roofgarden", x + dx * 0.8 + w * 0.2, top - 18 * s, s, leaf=self.leaf)
        else:
            pen.use("aerial", x + dx + w * 0.8, top - 24 * s, s)
        count = max(1, int(w / (56 * s)))
        for i in range(count):
            self._roof_slot(x + dx * 0.5 + w * ((i + 0.5) / count + dice.between(-0.06, 0.06)), top - 9 * s)
        pen.rect(palette.lighter(self.wall, 0.25), x - 3, top - 10 * s, w + 6, 12 * s, 2)
        if dice.happens(0.4):
            balusters = "".join(
                path("M_ _v_", x + 4 + i * 9 * s, top - 8 * s, 8 * s) for i in range(int((w - 6) / (9 * s)))
            )
            pen.line(palette.shaded(self.wall, 0.25), 2, balusters)

    def _mansard(self) -> None:
        pen, palette, dice, s = self.pen, self.palette, self.dice, self.s
        x, w, top = self.x, self.width, self.top
        dx, dy, rise = DEPTH[0] * s, DEPTH[1] * s, 44 * s
        pen.poly(
            palette.shaded(self.roof, 0.4),
            [
                (x + w, top),
                (x + w + dx, top + dy),
                (x + w + dx - 7 * s, top + dy - rise),
                (x + w - 6 * s, top - rise),
            ],
        )
        pen.poly(
            self.roof,
            [(x - 3, top + 2), (x + w + 3, top + 2), (x + w - 7 * s, top - rise), (x + 7 * s, top - rise)],
        )
        pen.poly(
            palette.lighter(self.roof, 0.12),
            [
                (x + 7 * s, top - rise),
                (x + w - 7 * s, top - rise),
                (x + w + dx - 9 * s, top + dy - rise + 6 * s),
                (x + dx + 7 * s, top + dy - rise + 6 * s),
            ],
        )
        count = max(2, int(w / (46 * s)))
        for i in range(count):
            pen.use("mansard", x + w * (i + 0.5) / count, top - 2 * s, s, wall=self.wall)
        self._roof_slot(x + dx * 0.5 + w * dice.between(0.2, 0.42), top - rise - 6 * s)
        self._chimney(x + w * 0.72, top - rise - 6 * s)
        pen.rect(palette.lighter(self.wall, 0.3), x - 4, top - 2, w + 8, 6, 1)

    def _gable(self) -> None:
        peak_x, peak_y = self._slope_behind(0.46)
        pen, s, x, w, top = self.pen, self.s, self.x, self.width, self.top
        pen.poly(self.wall, [(x, top + 1), (peak_x, peak_y), (x + w, top + 1)])
        verge = path("M_ _L_ _L_ _", x - 4 * s, top + 4, peak_x, peak_y - 2, x + w + 4 * s, top + 4)
        if self.dice.happens(0.4):
            self._timber(peak_x, peak_y)
        pen.line(self.palette.lighter(self.roof, 0.1), 7 * s, verge)
        pen.use("arched", peak_x, top - (top - peak_y) * 0.16, s * 0.85)

    def _stepped(self) -> None:
        peak_x, peak_y = self._slope_behind(0.5)
        pen, s, x, w, top = self.pen, self.s, self.x, self.width, self.top
        step, tread = (top - peak_y) / 4, w * 0.1
        up = path("v_h_", -step, tread) * 4
        down = path("h_v_", tread, step) * 4
        pen.fill(self.wall, f"M{num(x)} {num(top + 1)}{up}h{num(w - 8 * tread)}{down}z")
        caps = path("M_ _", x, top - step) + path("h_m0 _", tread, -step) * 3
        caps += path("h_", w - 6 * tread) + path("m0 _h_", step, tread) * 3
        pen.line(self.palette.lighter(self.wall, 0.5), 4 * s, caps)
        pen.use("arched", peak_x, top - (top - peak_y) * 0.3, s * 0.85)
        if w > 110 * s:
            pen.use("round", peak_x - 26 * s, top - 12 * s, s * 0.8)
            pen.use("round", peak_x + 26 * s, top - 12 * s, s * 0.8)

    def _slope_behind(self, steep: float) -> tuple[float, float]:
        """Draw the right roof slope behind a gable. Return the gable's peak."""
        pen, palette, s, x, w, top = self.pen, self.palette, self.s, self.x, self.width, self.top
        dx, dy = DEPTH[0] * s, DEPTH[1] * s
        rise = min(w * steep, 72 * s)
        peak_x, peak_y = x + w / 2, top - rise
        pen.poly(
            palette.shaded(self.roof, 0.12),
            [
                (peak_x, peak_y),
                (peak_x + dx, peak_y + dy),
                (x + w + dx + 6 * s, top + dy + 4 * s),
                (x + w + 4 * s, top + 4 * s),
            ],
        )
        run = x + w + 4 - peak_x
        tiles = "".join(
            path("M_ _l_ _", peak_x + run * t, peak_y + rise * t, dx, dy) for t in (0.25, 0.5, 0.75)
        )
        pen.line(palette.shaded(self.roof, 0.5), 1.5, tiles, alpha=0.35)
        self._roof_slot(peak_x + dx * 0.8 + w * 0.2, peak_y + dy + rise * 0.42)
        return peak_x, peak_y

    def _timber(self, peak_x: float, peak_y: float) -> None:
        """Draw timber beams in the gable."""
        x, w, top, s = self.x, self.width, self.top, self.s
        half, middle = w * 0.29, (top + peak_y) / 2
        beams = path(
            "M_ _H_M_ _H_", x + 6 * s, top - 1, x + w - 6 * s, peak_x - half + 4, middle, peak_x + half - 4
        )
        for side in (-1, 1):
            beams += path("M_ _L_ _", peak_x + side * half, top - 2, peak_x + side * 14 * s, middle)
        self.pen.line(self.palette.shaded(self.palette.light.wood, 0.3), 3.4 * s, beams)

    def _chimney(self, x: float, y: float) -> None:
        self.pen.use("chimney", x, y, self.s)
        if self.dice.happens(0.3):
            self.pen.use("smoke", x, y - 30 * self.s, self.s)

    def _roof_slot(self, x: float, y: float) -> None:
        self.town.place("roof", x, y, ITEM * self.s, f"roof/{self.where}")

    # --- the front

    def _front(self) -> None:
        pen, palette, dice, s = self.pen, self.palette, self.dice, self.s
        x, w, top = self.x, self.width, self.top
        height = self.base - top
        pen.rect(self.wall, x, top, w, height + BURIED)
        pen.sunlight(x, top, w, height + BURIED)
        if self.shape != "terrace":
            pen.rect(palette.light.shade, x, top, w, 6 * s, alpha=0.16)
        if dice.happens(0.35):
            bricks = "".join(
                path(
                    "M_ _h7",
                    dice.between(x + 3, x + w - 11),
                    dice.between(top + 8, self.base - GROUND_FLOOR * s),
                )
                for _ in range(9)
            )
            pen.line(palette.shaded(self.wall, 0.2), 2, bricks, alpha=0.45)

    def _windows(self) -> None:
        pen, palette, dice, s, x, w = self.pen, self.palette, self.dice, self.s, self.x, self.width
        style = dice.pick(("window", "window", "arched", "shuttered", "shuttered"))
        shutter = palette.in_this_light(palette.dice.pick(SHUTTERS))
        count = max(2, int(w / ((48 if style == "shuttered" else 40) * s)))
        bay = w / count
        for floor in range(self.storeys):
            top = self.top + floor * STOREY * s
            if floor > 0 or dice.happens(0.4):
                pen.rect(palette.lighter(self.wall, 0.35), x, top + 1, w, 2.5)
            sill = top + 46 * s
            open_at = self._open_bays(count)
            i = 0
            while i < count:
                if i in open_at:
                    kind = dice.pick(("loggia_rail", "loggia_box", "loggia_rail", "balcony"))
                    pen.use(kind, x + bay * (i + 1), sill + 4 * s, s * 0.98, where=self.where, leaf=self.leaf)
                    i += 2
                    continue
                middle = x + bay * (i + 0.5)
                if style == "shuttered":
                    pen.use(style, middle, sill - 4 * s, s, shutter=shutter)
                else:
                    pen.use(style, middle, sill - 4 * s, s)
                if dice.happens(0.1):
                    pen.use("flowers", middle, sill - 2 * s, s, leaf=self.leaf)
                i += 1

    def _open_bays(self, count: int) -> set[int]:
        """Return the bays of a floor's loggia, which takes two."""
        if count < 2 or not self.dice.happens(0.88):
            return set()
        first = self.dice.below(count - 1)
        room = [bay for bay in range(count - 1) if abs(bay - first) >= 2]
        return {first, self.dice.pick(room)} if count >= 4 and room and self.dice.happens(0.7) else {first}

    def _shop(self) -> None:
        pen, palette, dice, s = self.pen, self.palette, self.dice, self.s
        x, w, base = self.x, self.width, self.base
        top, height = base - GROUND_FLOOR * s, GROUND_FLOOR * s
        pen.rect(palette.lighter(self.wall, 0.3), x, top, w, 4 * s)
        cloth = palette.fabric()
        left = dice.happens(0.5)
        wide = w - 46 * s
        start = x + 8 * s if left else x + 38 * s
        pen.rect(palette.shaded(cloth, 0.12), start - 4 * s, top + 6 * s, wide + 8 * s, height - 4)
        pen.rect(palette.shop(), start, top + 12 * s, wide, height - 20 * s)
        pen.poly(
            palette.light.light,
            [(start, top + 12 * s), (start + wide * 0.35, top + 12 * s), (start, base - 16 * s)],
            alpha=0.12,
        )
        pen.glow(start + wide / 2, base - 20 * s, 80 * s)
        count = max(1, int(wide / (50 * s)))
        self._jar(start + 5 * s)
        for i in range(count):
            middle = start + wide * (i + 0.5) / count
            pen.slot("window", middle, base - 9 * s, 37 * s, f"shop-window/{self.where}")
        self._jar(start + wide - 5 * s)
        pen.rect(palette.shaded(cloth, 0.25), start - 4 * s, base - 9 * s, wide + 8 * s, 20 * s)
        awning = next(name for limit, name in AWNINGS if wide < limit * s)
        pen.use(
            awning, start + wide / 2, top - 4 * s, across=(wide + 14 * s) / 100, down=s * 0.92, cloth=cloth
        )
        door = x + w - 18 * s if left else x + 19 * s
        pen.use("door", door, base + 4, s * 0.95, paint=self._door())
        if self.sign:
            pen.rect(palette.shaded(cloth, 0.4), x + w / 2 - 36 * s, top - 7 * s, 72 * s, 14 * s, 3)
            pen.text(palette.light.frame, x + w / 2, top, 10.5 * s, self.sign)

    def _jar(self, x: float) -> None:
        """Draw a display in a shop window."""
        self.pen.use("jar", x, self.base - 9 * self.s, self.s, tilt=self.town.lean(6), leaf=self.leaf)

    def _ground_floor(self) -> None:
        pen, s, x, w, base = self.pen, self.s, self.x, self.width, self.base
        pen.rect(self.palette.lighter(self.wall, 0.3), x, base - GROUND_FLOOR * s, w, 4 * s)
        count = max(2, int(w / (44 * s)))
        entrance = self.dice.below(count)
        style: str = self.dice.pick(("window", "arched"))
        for i in range(count):
            middle = x + w * (i + 0.5) / count
            if i == entrance:
                pen.use(
                    self.dice.pick(("door", "arched_door")), middle, base + 4, s * 0.95, paint=self._door()
                )
            else:
                pen.use(style, middle, base - 14 * s, s)

    def _door(self) -> str:
        return self.palette.in_this_light(self.palette.dice.pick(DOORS))
