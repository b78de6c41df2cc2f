"""What every part of the city is drawn with."""

from collections.abc import Callable

from spyhouse.games.spyguy.city.dice import Dice
from spyhouse.games.spyguy.city.palette import Palette
from spyhouse.games.spyguy.city.pen import Pen
from spyhouse.games.spyguy.city.scene import Landmark
from spyhouse.games.spyguy.city.terrain import AIR, SCALES, Terrain


class Town:
    def __init__(self, seed: str, site: str, pen: Pen, palette: Palette) -> None:
        self.seed, self.pen, self.palette = seed, pen, palette
        self.dice = Dice(seed, f"town/{site}")
        """For the structure: the same in every mood."""
        self.slant = Dice(seed, "slant")
        """For how things lean: it moves nothing else."""
        self.terrain = Terrain(Dice(seed, "terrain"))
        self.landmarks: list[Landmark] = []
        self.scale = 1.0
        """How large things are where the pen is now."""
        self.row = 1
        self.depth = (420.0, 0.72, 2150.0, 1.18)
        """From where to where the picture goes back, and how large things are there."""
        self.clear = 1500.0
        """From this far down on there is no haze."""
        self.water: Callable[[float], str] = lambda _y: palette.light.river
        """What things float in, so far down. It does not hold the town: so a city that nobody looks at any
        more leaves memory at once."""

    def enter(self, row: int) -> None:
        """From now on, what is drawn stands in that row of a town of rows."""
        self.row, self.scale = row, SCALES[row]
        self.pen.air = min(0.62, AIR[row] * self.palette.light.air)

    def stand(self, y: float) -> float:
        """From now on, what is drawn stands so far down; gives how large it is."""
        top, small, bottom, large = self.depth
        share = min(1.0, max(0.0, (y - top) / (bottom - top)))
        self.row, self.scale = 1, small + (large - small) * share
        far = 1 - (y - top) / (self.clear - top)
        # In steps: every shade of haze is a set of paints of its own.
        self.pen.air = round(min(0.55, 0.34 * min(1.0, max(0.0, far)) * self.palette.light.air) * 12) / 12
        return self.scale

    def lean(self, most: float) -> float:
        """By how many degrees something stands askew: hardly anything in a town is plumb."""
        return self.slant.between(-most, most)

    def mark(self, name: str, x: float, y: float) -> None:
        self.landmarks.append(Landmark(name, round(x, 1), round(y, 1)))
