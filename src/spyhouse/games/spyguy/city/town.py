"""What every part of the city is drawn with."""

from dataclasses import dataclass, field

from spyhouse.games.spyguy.city.dice import Dice
from spyhouse.games.spyguy.city.palette import Palette
from spyhouse.games.spyguy.city.pen import Pen
from spyhouse.games.spyguy.city.scene import Landmark
from spyhouse.games.spyguy.city.terrain import AIR, SCALES, Terrain


@dataclass
class Town:
    pen: Pen
    palette: Palette
    dice: Dice
    """For the structure: the same in every mood."""
    terrain: Terrain
    landmarks: list[Landmark] = field(default_factory=list)
    row: int = 0

    @property
    def scale(self) -> float:
        return SCALES[self.row]

    def enter(self, row: int) -> None:
        """From now on, what is drawn stands in that row."""
        self.row = row
        self.pen.air = min(0.62, AIR[row] * self.palette.light.air)

    def mark(self, name: str, x: float, y: float) -> None:
        self.landmarks.append(Landmark(name, round(x, 1), round(y, 1)))
