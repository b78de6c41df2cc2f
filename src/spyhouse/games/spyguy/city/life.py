"""What moves in a city: smoke over chimneys, boats, walkers, lights in windows, and the gags (SG-18).

It is drawn over the finished picture, and only where the picture is bare: on water, on paving, over a
chimney or in a dark window, clear of every single thing, be it an item, a look-alike or a lamp post. So it
hides nothing, and since all things are treated alike it tells nothing either (SG-19).
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import get_args

from spyhouse.games.spyguy.city.colours import brightness
from spyhouse.games.spyguy.city.dice import Dice
from spyhouse.games.spyguy.city.outlines import Bounds, Point
from spyhouse.games.spyguy.city.pen import Cover, Pen
from spyhouse.games.spyguy.city.pictures import Piece, pictures
from spyhouse.games.spyguy.city.scene import Alive, Gag, Moving, Use
from spyhouse.games.spyguy.city.sight import Sight
from spyhouse.games.spyguy.city.terrain import HEIGHT, WIDTH
from spyhouse.games.spyguy.city.thing import Thing

CLEAR = 4.0
"""The least distance to any thing, in units."""
BEYOND = 13.0
"""The same for a gag: a little more than a tap reaches beyond a thing, so a tap on a gag hits it alone."""
LARGE = 260.0
"""What is larger is a part of the town, not a thing in it."""
FLAT = ("ripple", "waterline", "contact", "drop", "flake")
"""Marks on the ground and the weather: nothing stands there."""
PANES = {
    "window": (-9, -28, 9, 0), "arched": (-9, -28, 9, 0), "shuttered": (-9, -28, 9, 0),
    "dormer": (-7, -15, 7, 0), "mansard": (-7, -21, 7, 0),
}  # fmt: skip
BUILT = (*PANES, "round", "slim", "skylight", "chimney", "smoke", "door", "arched_door")
"""Parts of a house: smoke and people may pass before them."""
PEOPLE = ("gentleman", "lady", "walker", "child")
GAGS: tuple[Gag, ...] = get_args(Gag)
MOST: dict[Moving, int] = {
    "smoke": 26, "boat": 16, "walker": 26, "light": 40, "cat": 1, "painter": 1, "tuba": 1,
}  # fmt: skip
APART: dict[Moving, float] = {
    "smoke": 110.0, "boat": 150.0, "walker": 120.0, "light": 90.0, "cat": 0.0, "painter": 0.0, "tuba": 0.0,
}  # fmt: skip
"""From the next of its sort: a few here and there, not a crowd."""
DARK = 0.45
TRIES = 8
SIZES = (1.1, 0.9, 0.7, 0.55)
"""Of a gag, beside people."""
LONELY, CROWDED = 900.0, 100.0
"""From one gag to the next: enough, and too little."""
BESIDE = [(dx, dy) for dx in (-140, -90, -50, 50, 90, 140) for dy in (-10, 0, 10)]
_CELL = 128
ALWAYS = -1
SHARES = (0.1, 0.3, 0.5, 0.7, 0.9)


STEP = 8.0


@dataclass(frozen=True, slots=True)
class Gait:
    """How something goes to and fro; lengths at size 1."""

    foot: tuple[float, float]
    """Half its width and its depth, where it touches the ground."""
    speed: float
    least: float
    longest: float
    slopes: tuple[float, ...]


GAITS: dict[Moving, Gait] = {
    "boat": Gait((26, 14), 20, 80, 340, (0, 0.14, -0.14)),
    "walker": Gait((6, 3), 14, 30, 260, (0, 0.1, -0.1, 0.24, -0.24, 0.42, -0.42)),
}
REACH: dict[Moving, Bounds] = {
    "smoke": (-7, -10, 11, 0), "boat": (-28, -46, 28, 5), "walker": (-9, -41, 9, 3),
    "cat": (-22, -26, 22, 3), "painter": (-20, -44, 20, 3), "tuba": (-16, -50, 16, 3),
}  # fmt: skip
"""How far each sort reaches around where it is, at size 1. The browser's drawings keep to it."""


class Life:
    def __init__(self, seed: str, pen: Pen, things: list[Thing]) -> None:
        self._dice = Dice(seed, "life")
        self._pen = pen
        self._cells: defaultdict[tuple[int, int], list[tuple[Bounds, int]]] = defaultdict(list)
        flat, built = (
            {number for name in names for number, _ in self._shapes(name)} for names in (FLAT, BUILT)
        )
        standing = []
        for cover in pen.covers:
            op = pen.ops[cover.order]
            shape = op.shape if isinstance(op, Use) else -1
            if shape in flat:
                continue
            standing.append(cover)
            left, top, right, bottom = box = _outline(cover)
            if shape >= 0 and shape not in built and max(right - left, bottom - top) < LARGE:
                self._take(box, cover.order)
        self._sight = Sight(standing)
        for thing in things:
            half = thing.size / 2
            self._take((thing.x - half, thing.y - half, thing.x + half, thing.y + half))
        self._seen: dict[int, bool] = {ALWAYS: True}
        self._found: list[Alive] = []

    def all(self) -> list[Alive]:
        for gag in GAGS:
            self._gather(gag, self._gags(gag))
        self._gather("smoke", self._smoke())
        self._gather("boat", self._boats())
        self._gather("walker", self._walkers())
        if self._pen.palette.light.glow:
            self._gather("light", self._lights())
        return self._found

    def _gather(self, kind: Moving, options: Iterator[Alive]) -> None:
        taken: list[Alive] = []
        for each in options:
            if all(abs(each.x - o.x) + abs(each.y - o.y) > APART[kind] for o in taken):
                taken.append(each)
                if kind in GAITS or kind in GAGS:
                    for box in track(each):
                        self._take(box)
                if len(taken) == MOST[kind]:
                    break
        self._found += taken

    # --- where each sort can be

    def _smoke(self) -> Iterator[Alive]:
        for order, op in self._used("chimney"):
            x, y, s = op.x + 1.5 * op.sx, op.y - 29 * op.sy, op.sy
            if self._sight.front(x, y + 10 * s) != order:
                continue
            for high in (92, 72, 54, 38):
                each = self._alive("smoke", x, y, x + 9 * s, y - high * s, s, (5, 8))
                if self._is_clear(each):
                    yield each
                    break

    def _boats(self) -> Iterator[Alive]:
        for order, op in self._used("ripple"):
            water, s = self._sight.front(op.x, op.y), 0.75 + 0.4 * op.y / HEIGHT
            if water < order:
                yield from self._strolls("boat", range(water, water + 1), (op.x, op.y), s)

    def _walkers(self) -> Iterator[Alive]:
        for name in PEOPLE:
            for order, op in self._used(name):
                # What was drawn since the paving and before the people on it: kerbs, the roadway.
                ground = range(self._sight.front(op.x - 14 * abs(op.sx), op.y + 1), order)
                for _ in range(TRIES if ground else 0):
                    at = op.x + self._dice.between(-160, 160), op.y + self._dice.between(-14, 14)
                    yield from self._strolls("walker", ground, at, abs(op.sy) * self._dice.pick((0.95, 0.72)))

    def _gags(self, gag: Gag) -> Iterator[Alive]:
        """On the ground where people are, smaller where there is little room, far from each other."""
        for size in SIZES:
            nearer: list[tuple[float, Alive]] = []
            for ground, x, y, s in self._dice.shuffled(self._stages):
                away = min((abs(x - other.x) + abs(y - other.y) for other in self._found), default=LONELY)
                if away > CROWDED and self._is_free(gag, ground, x, y, s * size):
                    each = self._alive(gag, x, y, x, y, s * size, (2, 3))
                    if away >= LONELY:
                        yield each
                    nearer.append((away, each))
            if nearer:
                yield max(nearer, key=lambda one: one[0])[1]

    @cached_property
    def _stages(self) -> list[tuple[range, float, float, float]]:
        """Beside people: the ground, where on it, and how large things are there."""
        people = [each for name in PEOPLE for each in self._used(name)]
        grounds = [(range(self._sight.front(op.x - 14 * abs(op.sx), op.y + 1), n), op) for n, op in people]
        return [
            (ground, op.x + dx, op.y + dy, abs(op.sy))
            for ground, op in grounds
            if ground
            for dx, dy in BESIDE
        ]

    def _strolls(self, kind: Moving, ground: range, at: Point, s: float) -> Iterator[Alive]:
        """To and fro on the ground, as far as it is bare, in the direction in which that is farthest."""
        if not self._is_free(kind, ground, *at, s):
            return
        gait = GAITS[kind]

        def reach(step: float, slope: float) -> float:
            x, y = at
            while abs(x - at[0]) < gait.longest / 2 and self._is_free(
                kind, ground, x + step, y + step * slope, s
            ):
                x, y = x + step, y + step * slope
            return x - at[0]

        paths = [(reach(STEP, slope), reach(-STEP, slope), slope) for slope in gait.slopes]
        right, left, slope = max(paths, key=lambda path: path[0] - path[1])
        if right - left >= gait.least * s:
            seconds = 2 * (right - left) / (gait.speed * s)
            x, y = at
            start, end = (x + left, y + left * slope), (x + right, y + right * slope)
            each = self._alive(kind, *start, *end, s, (seconds, seconds * 1.3))
            if self._is_clear(each):
                yield each

    def _is_free(self, kind: Moving, ground: range, x: float, y: float, s: float) -> bool:
        box = swept(kind, s, x, y)
        if not self._is_bare(box, BEYOND if kind in GAGS else CLEAR):
            return False
        wide, deep = (side * s for side in GAITS[kind].foot) if kind in GAITS else (REACH[kind][2] * s, 2 * s)
        for dx in (-wide, wide):
            for dy in (-deep, deep / 2):
                order = self._sight.front(x + dx, y + dy)
                if order not in ground or isinstance(self._pen.ops[order], Use):
                    return False
        return True

    def _lights(self) -> Iterator[Alive]:
        for name, (left, top, right, bottom) in PANES.items():
            for order, op in self._used(name):
                if self._colour(name, op, "pane") > DARK:
                    continue
                x, y, s = op.x, op.y, op.sy
                spots = [(x + a * s, y + b * s) for a in (left, right) for b in (top + 4, bottom - 1)]
                if not all(self._sight.front(*spot) == order for spot in spots):
                    continue
                each = self._alive(
                    "light", x + left * s, y + top * s, x + right * s, y + bottom * s, s, (24, 60)
                )
                if self._is_clear(each):
                    yield each

    # --- what is where

    def _alive(
        self,
        kind: Moving,
        x: float,
        y: float,
        to_x: float,
        to_y: float,
        size: float,
        seconds: tuple[float, float],
    ) -> Alive:
        period, phase = self._dice.between(*seconds), self._dice.random()
        return Alive(
            kind, round(x, 1), round(y, 1), round(to_x, 1), round(to_y, 1),
            round(size, 2), round(period, 1), round(phase, 2),
        )  # fmt: skip

    def _shapes(self, name: str) -> list[tuple[int, Piece]]:
        pieces = (step for step in pictures()[name] if isinstance(step, Piece))
        return [(n, piece) for piece in pieces if (n := self._pen.number(piece)) is not None]

    def _used(self, name: str) -> list[tuple[int, Use]]:
        """In random order."""
        return self._dice.shuffled(self._pen.uses(name))

    def _colour(self, name: str, op: Use, colour: str) -> float:
        ((_, piece),) = self._shapes(name)
        coat = list(self._pen.coats)[op.coat]
        paint = list(self._pen.paints)[coat[[c for c in piece.colours if c != "glow"].index(colour)]]
        return brightness(paint) if isinstance(paint, str) else 1.0

    def _take(self, box: Bounds, order: int = ALWAYS) -> None:
        for cell in _cells(box):
            self._cells[cell].append((box, order))

    def _is_clear(self, each: Alive) -> bool:
        return all(map(self._is_bare, track(each)))

    def _is_bare(self, box: Bounds, clear: float = CLEAR) -> bool:
        """So far from everything that was taken before, and a little from all else."""
        left, top, right, bottom = box
        if left < CLEAR or top < CLEAR or right > WIDTH - CLEAR or bottom > HEIGHT - CLEAR:
            return False
        west, north, east, south = around = left - clear, top - clear, right + clear, bottom + clear
        for cell in _cells(around):
            for (x0, y0, x1, y1), order in self._cells.get(cell, ()):
                if x1 <= west or x0 >= east or y1 <= north or y0 >= south:
                    continue
                m = clear if order == ALWAYS else CLEAR
                near = left - m < x1 and right + m > x0 and top - m < y1 and bottom + m > y0
                if near and self._is_seen((x0, y0, x1, y1), order):
                    return False
        return True

    def _is_seen(self, box: Bounds, order: int) -> bool:
        """Whether a thing shows at all behind what stands before it."""
        if order not in self._seen:
            left, top, right, bottom = box
            spots = ((left + (right - left) * a, top + (bottom - top) * b) for a in SHARES for b in SHARES)
            self._seen[order] = any(self._sight.front(*spot) == order for spot in spots)
        return self._seen[order]


def _cells(box: Bounds) -> Iterator[tuple[int, int]]:
    left, top, right, bottom = (int(edge // _CELL) for edge in box)
    return ((column, row) for column in range(left, right + 1) for row in range(top, bottom + 1))


def swept(kind: Moving, size: float, x: float, y: float) -> Bounds:
    """What it covers where it is."""
    left, top, right, bottom = (edge * size for edge in REACH[kind])
    return x + left, y + top, x + right, y + bottom


def track(each: Alive) -> Iterator[Bounds]:
    """All that it ever covers, step by step."""
    if each.kind == "light":
        yield each.x, each.y, each.to_x, each.to_y
        return
    dx, dy = each.to_x - each.x, each.to_y - each.y
    steps = int(max(abs(dx), abs(dy)) / STEP) + 1
    for step in range(steps + 1):
        share = step / steps
        yield swept(each.kind, each.size, each.x + dx * share, each.y + dy * share)


def _outline(cover: Cover) -> Bounds:
    """The box of what is solid: a lamp's light reaches farther than the lamp."""
    left, top, right, bottom = cover.solid.box
    xs = sorted((cover.x + left * cover.sx, cover.x + right * cover.sx))
    return xs[0], cover.y + top * cover.sy, xs[1], cover.y + bottom * cover.sy
