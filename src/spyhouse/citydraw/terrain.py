"""Terrain of a town of rows: how the rows climb from the harbour, and where the river runs."""

from spyhouse.citydraw.seeded_random import SeededRandom, wave

WIDTH = 3840
HEIGHT = 2400
ROWS = 7
BASES = (520, 700, 895, 1105, 1330, 1570, 1830)
SCALES = (0.78, 0.84, 0.9, 0.96, 1.02, 1.08, 1.14)
STREETS = (46, 54, 60, 66, 72, 78, 124)
AIR = (0.34, 0.25, 0.17, 0.11, 0.06, 0.02, 0.0)
"""Amount of haze in front of each row."""
QUAY = 28
"""Distance from the front street's far kerb to the water's edge."""


class Terrain:
    """Geometry of a town of rows."""

    def __init__(self, dice: SeededRandom) -> None:
        self._swell = dice.between(16, 44)
        self._length = dice.between(0.55, 1.05)
        self._phase = dice.random()
        self._slope = dice.between(-46, 46)
        self._ripple = dice.random()
        self._drift = dice.between(200, 700) * dice.pick((-1, 1))
        middle = dice.between(0.3, 0.7) * WIDTH
        self._source = middle - self._drift / 2
        self._swing = dice.between(60, 190)
        self._bend = dice.random()
        self._breadth = dice.between(0.85, 1.2)

    def base(self, row: int, x: float) -> float:
        """Return the base line of a row's houses: a long wave shared by all rows, plus a small one."""
        share = x / WIDTH
        common = self._swell * wave(share * self._length + self._phase) + self._slope * (share - 0.5)
        return BASES[row] + common * (0.5 + row * 0.1) + 7 * wave(x / 1320 + row * 0.33 + self._ripple)

    def kerb(self, row: int, x: float) -> float:
        """Return the near edge of a row's street; for the row before the first, where the hills begin."""
        return self.base(row, x) + STREETS[row] if row >= 0 else self.base(0, x) - 74

    def quay(self, x: float) -> float:
        """Return the edge of the quay."""
        return self.base(ROWS - 1, x) + STREETS[ROWS - 1] + QUAY

    def river(self, y: float) -> tuple[float, float]:
        """Return the river's middle and half its width at a height."""
        share = (y - BASES[0]) / (BASES[-1] - BASES[0])
        middle = self._source + self._drift * share + self._swing * wave(share * 0.8 + self._bend)
        return middle, (54 + 76 * max(share, -0.2)) * self._breadth

    def river_at(self, row: int) -> tuple[float, float]:
        """Return the river's middle and half its width at a row's houses."""
        middle, _half = self.river(BASES[row])
        return self.river(self.base(row, middle))
