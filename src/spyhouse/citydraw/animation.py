"""Animated sprites of a city: smoke, boats, walkers, lights in windows, and gags (SG-18).

Sprites are drawn over the finished picture, and only on bare ground: water, paving, above a chimney or
in a dark window, clear of every thing, be it an item, a look-alike or a lamp post. So they hide
nothing. Because all things are treated alike, they reveal nothing either (SG-19).
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import get_args

from spyhouse.citydraw.canvas import Cover, SceneCanvas, Stamp
from spyhouse.citydraw.colours import brightness
from spyhouse.citydraw.item import Item
from spyhouse.citydraw.polygons import Bounds, Point
from spyhouse.citydraw.scene import Gag, Moving, Sprite
from spyhouse.citydraw.seeded_random import SeededRandom
from spyhouse.citydraw.sprite_sheet import Piece, pictures
from spyhouse.citydraw.terrain import HEIGHT, WIDTH
from spyhouse.citydraw.visibility import VisibilityIndex

CLEAR = 4.0
"""Minimum distance to any thing, in units."""
BEYOND = 13.0
"""Minimum distance of a gag: more than a tap's reach, so a tap on a gag hits nothing else."""
LARGE = 260.0
"""Size from which a shape is part of the town, not a thing in it."""
FLAT = ("ripple", "waterline", "contact", "drop", "flake")
"""Marks on the ground and weather, which do not occupy it."""
PANES = {
    "window": (-9, -28, 9, 0), "arched": (-9, -28, 9, 0), "shuttered": (-9, -28, 9, 0),
    "dormer": (-7, -15, 7, 0), "mansard": (-7, -21, 7, 0),
}  # fmt: skip
BUILT = (*PANES, "round", "slim", "skylight", "chimney", "smoke", "door", "arched_door")
"""Parts of a house, which smoke and people may pass."""
PEOPLE = ("gentleman", "lady", "walker", "child")
GAGS: tuple[Gag, ...] = get_args(Gag)
MAX_MOVING: dict[Moving, int] = {
    "smoke": 26, "boat": 16, "walker": 26, "light": 40, "cat": 1, "painter": 1, "tuba": 1,
}  # fmt: skip
APART: dict[Moving, float] = {
    "smoke": 110.0, "boat": 150.0, "walker": 120.0, "light": 90.0, "cat": 0.0, "painter": 0.0, "tuba": 0.0,
}  # fmt: skip
"""Minimum distance to the next sprite of the same kind."""
DARK = 0.45
TRIES = 8
SIZES = (1.1, 0.9, 0.7, 0.55)
"""Sizes of a gag, relative to people."""
LONELY, CROWDED = 900.0, 100.0
"""Distance between gags: sufficient, and too small."""
BESIDE = [(dx, dy) for dx in (-140, -90, -50, 50, 90, 140) for dy in (-10, 0, 10)]
_CELL = 128
ALWAYS = -1
SHARES = (0.1, 0.3, 0.5, 0.7, 0.9)


STEP = 8.0


@dataclass(frozen=True, slots=True)
class Gait:
    """How a sprite moves to and fro; lengths at size 1."""

    foot: tuple[float, float]
    """Half its width and its depth where it touches the ground."""
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
"""Extent of each kind around its position, at size 1. The client's drawings stay within it."""


class Life:
    """Placement of all sprites of a city."""

    def __init__(self, seed: str, pen: SceneCanvas, things: list[Item]) -> None:
        self._dice = SeededRandom(seed, "life")
        self._pen = pen
        self._cells: defaultdict[tuple[int, int], list[tuple[Bounds, int]]] = defaultdict(list)
        flat, built = (
            {number for name in names for number, _ in self._shapes(name)} for names in (FLAT, BUILT)
        )
        standing = []
        for cover in pen.covers:
            op = pen.ops[cover.order]
            shape = op.shape if isinstance(op, Stamp) else -1
            if shape in flat:
                continue
            standing.append(cover)
            left, top, right, bottom = box = _outline(cover)
            if shape >= 0 and shape not in built and max(right - left, bottom - top) < LARGE:
                self._take(box, cover.order)
        self._sight = VisibilityIndex(standing)
        for thing in things:
            half = thing.size / 2
            self._take((thing.x - half, thing.y - half, thing.x + half, thing.y + half))
        self._seen: dict[int, bool] = {ALWAYS: True}
        self._found: list[Sprite] = []

    def all(self) -> list[Sprite]:
        """Return all sprites."""
        for gag in GAGS:
            self._gather(gag, self._gags(gag))
        self._gather("smoke", self._smoke())
        self._gather("boat", self._boats())
        self._gather("walker", self._walkers())
        if self._pen.palette.light.glow:
            self._gather("light", self._lights())
        return self._found

    def _gather(self, kind: Moving, options: Iterator[Sprite]) -> None:
        taken: list[Sprite] = []
        for each in options:
            if all(abs(each.x - o.x) + abs(each.y - o.y) > APART[kind] for o in taken):
                taken.append(each)
                if kind in GAITS or kind in GAGS:
                    for box in track(each):
                        self._take(box)
                if len(taken) == MAX_MOVING[kind]:
                    break
        self._found += taken

    # --- placement by kind

    def _smoke(self) -> Iterator[Sprite]:
        for order, op in self._used("chimney"):
            x, y, s = op.x + 1.5 * op.sx, op.y - 29 * op.sy, op.sy
            if self._sight.front(x, y + 10 * s) != order:
                continue
            for high in (92, 72, 54, 38):
                each = self._alive("smoke", x, y, x + 9 * s, y - high * s, s, (5, 8))
                if self._is_clear(each):
                    yield each
                    break

    def _boats(self) -> Iterator[Sprite]:
        for order, op in self._used("ripple"):
            water, s = self._sight.front(op.x, op.y), 0.75 + 0.4 * op.y / HEIGHT
            if water < order:
                yield from self._strolls("boat", range(water, water + 1), (op.x, op.y), s)

    def _walkers(self) -> Iterator[Sprite]:
        for name in PEOPLE:
            for order, op in self._used(name):
                # Only ops between the paving and the people on it: kerbs and the roadway.
                ground = range(self._sight.front(op.x - 14 * abs(op.sx), op.y + 1), order)
                for _ in range(TRIES if ground else 0):
                    at = op.x + self._dice.between(-160, 160), op.y + self._dice.between(-14, 14)
                    yield from self._strolls("walker", ground, at, abs(op.sy) * self._dice.pick((0.95, 0.72)))

    def _gags(self, gag: Gag) -> Iterator[Sprite]:
        """Yield gags on the ground near people, smaller where space is scarce, far from each other."""
        for size in SIZES:
            nearer: list[tuple[float, Sprite]] = []
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
        """Return ground near people: painter's range, position and scale."""
        people = [each for name in PEOPLE for each in self._used(name)]
        grounds = [(range(self._sight.front(op.x - 14 * abs(op.sx), op.y + 1), n), op) for n, op in people]
        return [
            (ground, op.x + dx, op.y + dy, abs(op.sy))
            for ground, op in grounds
            if ground
            for dx, dy in BESIDE
        ]

    def _strolls(self, kind: Moving, ground: range, at: Point, s: float) -> Iterator[Sprite]:
        """Yield a walk on bare ground, in the direction with the most space."""
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
                if order not in ground or isinstance(self._pen.ops[order], Stamp):
                    return False
        return True

    def _lights(self) -> Iterator[Sprite]:
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

    # --- occupancy

    def _alive(
        self,
        kind: Moving,
        x: float,
        y: float,
        to_x: float,
        to_y: float,
        size: float,
        seconds: tuple[float, float],
    ) -> Sprite:
        period, phase = self._dice.between(*seconds), self._dice.random()
        return Sprite(
            kind, round(x, 1), round(y, 1), round(to_x, 1), round(to_y, 1),
            round(size, 2), round(period, 1), round(phase, 2),
        )  # fmt: skip

    def _shapes(self, name: str) -> list[tuple[int, Piece]]:
        pieces = (step for step in pictures()[name] if isinstance(step, Piece))
        return [(n, piece) for piece in pieces if (n := self._pen.number(piece)) is not None]

    def _used(self, name: str) -> list[tuple[int, Stamp]]:
        """Return the uses of a picture, in random order."""
        return self._dice.shuffled(self._pen.uses(name))

    def _colour(self, name: str, op: Stamp, colour: str) -> float:
        ((_, piece),) = self._shapes(name)
        coat = list(self._pen.coats)[op.coat]
        paint = list(self._pen.paints)[coat[[c for c in piece.colours if c != "glow"].index(colour)]]
        return brightness(paint) if isinstance(paint, str) else 1.0

    def _take(self, box: Bounds, order: int = ALWAYS) -> None:
        for cell in _cells(box):
            self._cells[cell].append((box, order))

    def _is_clear(self, each: Sprite) -> bool:
        return all(map(self._is_bare, track(each)))

    def _is_bare(self, box: Bounds, clear: float = CLEAR) -> bool:
        """Return whether a box is `clear` of everything taken before, and of all other things."""
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
        """Return whether any of the box is visible behind what is drawn later."""
        if order not in self._seen:
            left, top, right, bottom = box
            spots = ((left + (right - left) * a, top + (bottom - top) * b) for a in SHARES for b in SHARES)
            self._seen[order] = any(self._sight.front(*spot) == order for spot in spots)
        return self._seen[order]


def _cells(box: Bounds) -> Iterator[tuple[int, int]]:
    left, top, right, bottom = (int(edge // _CELL) for edge in box)
    return ((column, row) for column in range(left, right + 1) for row in range(top, bottom + 1))


def swept(kind: Moving, size: float, x: float, y: float) -> Bounds:
    """Return the box that a sprite covers at a position."""
    left, top, right, bottom = (edge * size for edge in REACH[kind])
    return x + left, y + top, x + right, y + bottom


def track(each: Sprite) -> Iterator[Bounds]:
    """Yield the boxes that a sprite covers along its way."""
    if each.kind == "light":
        yield each.x, each.y, each.to_x, each.to_y
        return
    dx, dy = each.to_x - each.x, each.to_y - each.y
    steps = int(max(abs(dx), abs(dy)) / STEP) + 1
    for step in range(steps + 1):
        share = step / steps
        yield swept(each.kind, each.size, each.x + dx * share, each.y + dy * share)


def _outline(cover: Cover) -> Bounds:
    """Return the box of the solid part: the light of a lamp is larger than the lamp."""
    left, top, right, bottom = cover.solid.box
    xs = sorted((cover.x + left * cover.sx, cover.x + right * cover.sx))
    return xs[0], cover.y + top * cover.sy, xs[1], cover.y + bottom * cover.sy
