"""Open spaces: parks, squares, fairgrounds, stepped lanes, and the people in them."""

from spyhouse.citydraw.sites.plan import Lot
from spyhouse.citydraw.sprite_sheet import path
from spyhouse.citydraw.town import Town

COATS = ("#6b7a86", "#a07a62", "#b9a888", "#6f8a74", "#9a6a6a", "#cbb08a", "#5c7290", "#d8c3a0", "#8f7fa0")
SKINS = ("#e8bd98", "#c98f66", "#f0cdb0", "#8f5f42")
HAIRS = ("#5a4636", "#2f2a2a", "#a9763f", "#8a8078")
PEOPLE = ("gentleman", "gentleman", "lady", "lady", "walker", "walker", "child")
TREES = ("tree", "tree", "tree", "tall_tree", "tall_tree", "birch", "cypress", "pine")
ITEM = 48


def person(town: Town, x: float, y: float, scale: float) -> None:
    """Draw a person."""
    paint, everyday = town.palette.dice, town.palette.in_this_light
    scale *= town.slant.between(0.86, 1.06)
    across = scale if town.dice.happens(0.5) else -scale
    town.pen.use("contact", x + 3 * across, y, scale * 0.2)
    town.pen.use(
        town.dice.pick(PEOPLE),
        x,
        y,
        across=across,
        down=scale,
        tilt=town.lean(6),
        coat=everyday(paint.pick(COATS)),
        skin=everyday(paint.pick(SKINS)),
        hair=everyday(paint.pick(HAIRS)),
    )


def tree(
    town: Town, x: float, y: float, scale: float, kind: str = "", nest: float = 0, where: str = ""
) -> None:
    """Draw a tree, sometimes with an item slot between its leaves."""
    kind = kind or town.dice.pick(TREES)
    leaf = town.palette.tree()
    town.pen.use(kind, x, y, scale, tilt=town.lean(6), leaf=leaf)
    if kind in ("tree", "tall_tree") and town.dice.happens(nest):
        town.pen.slot("tree", x + town.dice.between(-7, 7) * scale, y - 20 * scale, 46 * scale, where)
        town.pen.use("nest", x, y, scale, leaf=leaf)


def park(town: Town, lot: Lot, top: float, base: float) -> None:
    """Draw a park."""
    pen, dice, palette, s = town.pen, town.dice, town.palette, town.scale
    x, w, lawn = lot.x, lot.width, palette.light.lawn
    pen.fill(
        lawn,
        path("M_ _Q_ _ _ _V_H_z", x, top, x + w / 2, top - 16, x + w, top, base + 8, x),
    )
    mirrored = dice.happens(0.5)

    def at(share: float) -> float:
        return x + w * (1 - share if mirrored else share)

    walk = path("M_ _Q_ _ _ _", at(0.1), base + 4, at(0.3), base - 60 * s, at(0.55), base - 50 * s)
    pen.line(palette.light.pave, 16 * s, walk + path("T_ _", at(0.9), top + 6))
    pond_x, pond_y = at(0.68), base - 44 * s
    if lot.kind == "park":
        pen.disc(palette.shaded(lawn, 0.2), pond_x, pond_y, w * 0.2, 25 * s)
        pen.disc(palette.light.river, pond_x, pond_y - 2, w * 0.185, 21 * s)
        pen.use("ripple", pond_x + 12, pond_y - 6, s * 0.8)
        pen.use("ripple", pond_x - 30 * s, pond_y + 8 * s, s * 0.7)
    things = [
        (dice.between(top + 34 * s, base - 4), "tree", x + dice.between(0.04, 0.96) * w)
        for _ in range(int(w / 30))
    ]
    things = [each for each in things if abs(each[2] - pond_x) > w * 0.23 or abs(each[0] - pond_y) > 32 * s]
    things += [
        (dice.between(top + 36 * s, base - 10 * s), "item", x + dice.between(0.07, 0.93) * w)
        for _ in range(int(w / 26))
    ]
    things += [
        (dice.between(top + 30, base - 6), "person", x + dice.between(0.05, 0.95) * w) for _ in range(5)
    ]
    things += [
        (dice.between(top + 40 * s, base - 12), "bench", x + dice.between(0.1, 0.9) * w) for _ in range(2)
    ]
    if lot.kind == "park":
        things += [(pond_y - 2, "float", pond_x - w * 0.1), (pond_y + 10 * s, "float", pond_x + w * 0.09)]
        things.append((base - 66 * s, "bandstand", at(0.25)))
    else:
        things.append((base - 16 * s, lot.picture, x + w / 2))
    for y, what, at_x in sorted(things):
        if what == "tree":
            tree(town, at_x, y, s * dice.between(0.7, 1.05), nest=0.45, where=f"tree/{lot.name}")
        elif what == "item":
            town.place("ground", at_x, y, ITEM * s, f"grass/{lot.name}")
        elif what == "float":
            pen.slot("float", at_x, y + 4, 44 * s, f"pond/{lot.name}", palette.light.river)
        elif what == "person":
            person(town, at_x, y, s * 0.9)
        elif what == "bandstand":
            pen.use(what, at_x, y, s, where=lot.name, roof=palette.light.roofs[4])
        else:
            pen.use(what, at_x, y, s)
    fence(town, x + 4, base + 6, w - 8)


def square(town: Town, lot: Lot, top: float, base: float) -> None:
    """Draw a square."""
    pen, dice, palette, s = town.pen, town.dice, town.palette, town.scale
    x, w = lot.x, lot.width
    pen.poly(palette.light.pave, [(x, top), (x + w, top), (x + w, base + 8), (x, base + 8)])
    deep = base + 8 - top
    slabs = "".join(
        path("M_ _l_ _", x + i * 34, base + 8, deep * 0.62, -deep) for i in range(int((w - deep * 0.62) / 34))
    )
    slabs += "".join(path("M_ _h_", x, top + i * 22, w) for i in range(1, int(deep / 22) + 1))
    pen.line(palette.light.kerb, 1.4, slabs, alpha=0.7)
    middle = dice.pick(("fountain", "fountain", "statue"))
    things = [(base - 42 * s, middle, x + w * dice.between(0.42, 0.58))]
    stalls = dice.shuffled(
        [(top + 60 * s, 0.14), (top + 64 * s, 0.84), (base - 8, 0.12), (base - 4, 0.88), (base + 2, 0.32)]
    )
    things += [(y, "stall", x + w * share) for y, share in stalls[: 3 + dice.below(3)]]
    things += [
        (dice.between(top + 40 * s, base - 4), "person", x + dice.between(0.05, 0.95) * w)
        for _ in range(int(w / 36))
    ]
    things += [
        (dice.between(top + 44 * s, base + 2), "item", x + dice.between(0.2, 0.78) * w)
        for _ in range(int(w / 30))
    ]
    things += [(base - 18 * s, "parasol", x + w * dice.between(0.68, 0.74))]
    for y, what, at_x in sorted(things):
        if what == "person":
            person(town, at_x, y, s * 0.95)
        elif what == "item":
            town.place("ground", at_x, y, ITEM * s, lot.name)
        elif what in ("stall", "parasol"):
            pen.use(what, at_x, y, s * 0.95, where=lot.name, cloth=palette.fabric())
        else:
            pen.use(what, at_x, y, s, where=lot.name)


def lane(town: Town, x: float, width: float, top: float, base: float) -> None:
    """Draw steps up to the street behind."""
    pen, palette, s = town.pen, town.palette, town.scale
    lean = 26 * s
    pen.poly(
        palette.light.pave,
        [(x, base + 8), (x + width, base + 8), (x + width + lean, top), (x + lean, top)],
    )
    rise = base + 8 - top
    steps = "".join(path("M_ _h_", x + lean * i / 9, base + 8 - rise * i / 9, width) for i in range(9))
    pen.line(palette.light.kerb, 2.4, steps)
    pen.slot("ground", x + width / 2 + 8 * s, base - 44 * s, 46 * s, "steps")
    person(town, x + width * 0.4 + 18 * s, base - 88 * s, s * 0.9)
    pen.slot("ground", x + width * 0.5, base + 2, ITEM * s, "steps-foot")


def fence(town: Town, x: float, y: float, width: float) -> None:
    """Draw a fence."""
    count = max(1, round(width / (72 * town.scale)))
    for i in range(count):
        town.pen.use("fence", x + width * i / count, y, across=width / count / 72, down=town.scale)
