"""Plan of a town of rows: its landmarks and special lots."""

from dataclasses import dataclass

from spyhouse.citydraw.seeded_random import SeededRandom
from spyhouse.citydraw.terrain import ROWS, SCALES, WIDTH, Terrain


@dataclass(frozen=True, slots=True)
class Building:
    """A landmark that stands in a row like a house."""

    picture: str
    name: str
    width: float
    """Width of its lot at scale 1."""
    offset: float
    """Offset of its origin on the lot."""
    rows: tuple[int, int]


BUILDINGS = (
    Building("church", "two-spires", 262, 34, (1, 5)),
    Building("chapel", "old-chapel", 192, 6, (0, 5)),
    Building("museum", "museum", 372, 6, (1, 5)),
    Building("clock", "clock-tower", 112, 14, (1, 5)),
    Building("station", "station", 420, 6, (2, 6)),
    Building("market", "market-hall", 420, 6, (1, 6)),
    Building("theatre", "theatre", 298, 8, (1, 6)),
    Building("brewery", "brewery", 246, 4, (0, 5)),
    Building("watertower", "water-tower", 146, 4, (0, 4)),
)
FAIRS = {"wheel": "big-wheel", "circus": "circus", "carousel": "merry-go-round"}
PARKS = ("palm-garden", "swan-park", "lime-walk", "rose-garden", "green", "poets-park")
SQUARES = (
    "market-square",
    "fountain-square",
    "riders-square",
    "pigeon-square",
    "lantern-square",
    "cherry-square",
)


@dataclass(frozen=True, slots=True)
class Lot:
    """A special lot in a row."""

    kind: str
    """"building", "park", "square", "fair" or "river"."""
    x: float
    width: float
    name: str = ""
    picture: str = ""
    offset: float = 0


class Plan:
    """Random plan of a town of rows."""

    def __init__(self, dice: SeededRandom, terrain: Terrain) -> None:
        self.rows: list[list[Lot]] = []
        for row in range(ROWS):
            middle, half = terrain.river_at(row)
            self.rows.append([Lot("river", middle - half - 26, 2 * half + 40)])
        self._build(dice)
        self._open(dice)
        for lots in self.rows:
            lots.sort(key=lambda lot: lot.x)

    def _build(self, dice: SeededRandom) -> None:
        wanted = dice.shuffled(BUILDINGS)
        for building in wanted[: 7 + dice.below(3)]:
            rows = dice.shuffled(range(building.rows[0], building.rows[1] + 1))
            rows.sort(key=lambda row: sum(lot.kind == "building" for lot in self.rows[row]))
            for row in rows:
                width = building.width * SCALES[row]
                x = self._room(dice, row, width)
                if x is not None:
                    lot = Lot(
                        "building", x, width, building.name, building.picture, building.offset * SCALES[row]
                    )
                    self.rows[row].append(lot)
                    break

    def _open(self, dice: SeededRandom) -> None:
        parks, squares = dice.shuffled(PARKS), dice.shuffled(SQUARES)
        fairs = dice.shuffled(tuple(FAIRS))
        wanted = [("park", name) for name in parks[: 2 + dice.below(3)]]
        wanted += [("square", name) for name in squares[: 3 + dice.below(2)]]
        wanted += [("fair", name) for name in fairs[: 1 + dice.below(2)]]
        for kind, name in wanted:
            low, high = {"park": (1, 5), "square": (2, 6), "fair": (0, 5)}[kind]
            rows = dice.shuffled(range(low, high + 1))
            rows.sort(key=lambda row: sum(lot.kind == kind for lot in self.rows[row]))
            for row in rows:
                width = dice.between(370, 480) * SCALES[row]
                x = self._room(dice, row, width)
                if x is not None:
                    self.rows[row].append(Lot(kind, x, width, FAIRS.get(name, name), name))
                    break

    def _room(self, dice: SeededRandom, row: int, width: float) -> float | None:
        """Return a position for a lot in a row, with houses on both sides, or None."""
        gap = 150 * SCALES[row]
        for _ in range(12):
            x = dice.between(40, WIDTH - width - 60)
            if all(x > lot.x + lot.width + gap or x + width + gap < lot.x for lot in self.rows[row]):
                return x
        return None
