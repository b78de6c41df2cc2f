"""Shared drawing context of a city."""

from collections.abc import Callable

from spyhouse.citydraw.canvas import SceneCanvas
from spyhouse.citydraw.item_kinds import SlotClass
from spyhouse.citydraw.palette import Palette
from spyhouse.citydraw.scene import Landmark
from spyhouse.citydraw.seeded_random import SeededRandom
from spyhouse.citydraw.terrain import AIR, SCALES, Terrain

PIGEONS: dict[SlotClass, float] = {"roof": 0.4, "ground": 0.4, "quay": 0.6}
"""Probability of a pigeon beside a slot."""


class Town:
    """Canvas, palette and random streams of the city being drawn."""

    def __init__(self, seed: str, site: str, pen: SceneCanvas, palette: Palette) -> None:
        self.seed, self.pen, self.palette = seed, pen, palette
        self.dice = SeededRandom(seed, f"town/{site}")
        """Random stream of the structure, which is the same in every mood."""
        self.slant = SeededRandom(seed, "slant")
        """Random stream of tilts, which affects nothing else."""
        self.terrain = Terrain(SeededRandom(seed, "terrain"))
        self.landmarks: list[Landmark] = []
        self.scale = 1.0
        """Current scale of things."""
        self.row = 1
        self.depth = (420.0, 0.72, 2150.0, 1.18)
        """Depth range of the picture: upper y and scale there, lower y and scale there."""
        self.clear = 1500.0
        """Height from which there is no haze."""
        self.water: Callable[[float], str] = lambda _y: palette.light.river
        """Colour of the water by height. It must not reference the town: a reference cycle would keep an
        unused city in memory until the next GC."""

    def set_row(self, row: int) -> None:
        """Draw what follows in that row of a town of rows."""
        self.row, self.scale = row, SCALES[row]
        self.pen.air = min(0.62, AIR[row] * self.palette.light.air)

    def set_depth(self, y: float) -> float:
        """Draw what follows at that height. Return the scale."""
        top, small, bottom, large = self.depth
        share = min(1.0, max(0.0, (y - top) / (bottom - top)))
        self.row, self.scale = 1, small + (large - small) * share
        far = 1 - (y - top) / (self.clear - top)
        # In steps, because every shade of haze needs its own paints.
        self.pen.air = round(min(0.55, 0.34 * min(1.0, max(0.0, far)) * self.palette.light.air) * 12) / 12
        return self.scale

    def lean(self, max_angle: float) -> float:
        """Return a random tilt in degrees: few things in a town are plumb."""
        return self.slant.between(-max_angle, max_angle)

    def place(self, kind: SlotClass, x: float, foot: float, size: float, where: str) -> None:
        """Register a slot for an item, sometimes with a pigeon: those are where items are (SG-19)."""
        self.pen.slot(kind, x, foot, size, where)
        if self.slant.happens(PIGEONS[kind]):
            aside = self.slant.pick((-30, 30)) * self.scale
            self.pen.use("pigeon", x + aside, foot, self.scale, tilt=self.lean(6))

    def mark(self, name: str, x: float, y: float) -> None:
        """Register a landmark."""
        self.landmarks.append(Landmark(name, round(x, 1), round(y, 1)))
