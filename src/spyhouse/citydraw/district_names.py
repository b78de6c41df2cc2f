"""Names of the town and its districts (SG-21). The texts are in `locales`: city.ftl."""

from collections.abc import Sequence
from itertools import pairwise

from spyhouse.citydraw.scene import District, Landmark
from spyhouse.citydraw.seeded_random import SeededRandom
from spyhouse.citydraw.sites import Band
from spyhouse.citydraw.sites.plan import PARKS, SQUARES
from spyhouse.citydraw.terrain import WIDTH

_BEGINNINGS = [
    "Mor",
    "Lant",
    "Brin",
    "Cal",
    "Ost",
    "Vell",
    "Tam",
    "Hav",
    "Quill",
    "Sal",
    "Fen",
    "Mari",
    "Port",
    "Win",
    "Ard",
]
_ENDINGS = [
    "haven",
    "wick",
    "mouth",
    "stade",
    "bourne",
    "ona",
    "ford",
    "aby",
    "holm",
    "minster",
    "ano",
    "hythe",
]
_QUARTERS = {
    "two-spires", "old-chapel", "museum", "clock-tower", "station", "market-hall", "theatre", "brewery",
    "water-tower", "big-wheel", "circus", "merry-go-round", "weigh-house", "west-church", "flower-hall",
    "fish-hall", "governors-house", "viaduct", "bridge-of-shops", "town-hall", "great-fir", "ice-rink",
    "causeway", "castle",
}  # fmt: skip
"""Landmarks that name their quarter, in preference to parks and squares."""
_PLAIN = (
    "lantern-rows", "weavers-rise", "coopers-bank", "old-mint", "gull-terrace", "almond-street",
    "paper-lane", "saddlers-hill", "inkwell", "thimble-court", "ropewalk", "candle-street",
)  # fmt: skip


def town_name(dice: SeededRandom) -> str:
    """Return a random town name."""
    return dice.pick(_BEGINNINGS) + dice.pick(_ENDINGS)


def districts(dice: SeededRandom, bands: Sequence[Band], landmarks: list[Landmark]) -> list[District]:
    """Return the districts: each band of the picture, cut into a few parts."""
    cut = _DistrictCutter(dice, landmarks)
    plain = dice.shuffled(_PLAIN)
    result: list[District] = []
    top = 0
    for band in bands:
        result += cut(top, band.bottom, dice.shuffled(band.names) or plain, band.scenery, band.parts)
        top = band.bottom
    return result


class _DistrictCutter:
    def __init__(self, dice: SeededRandom, landmarks: list[Landmark]) -> None:
        self.dice, self.landmarks = dice, landmarks
        self.taken: set[str] = set()

    def __call__(self, upper: int, lower: int, names: list[str], scenery: str, count: int) -> list[District]:
        """Cut a band into districts, named after a landmark or by the last of `names`."""
        inner = [round(WIDTH * (i + self.dice.between(-0.12, 0.12)) / count) for i in range(1, count)]
        result = []
        for left, right in pairwise([0, *inner, WIDTH]):
            here = [m.name for m in self.landmarks if left <= m.x < right and upper <= m.y < lower]
            named = [name for name in here if name in _QUARTERS]
            named += [name for name in here if name in (*PARKS, *SQUARES)]
            named = [name for name in named if name not in self.taken]
            name = named[0] if named else names.pop()
            self.taken.add(name)
            result.append(District(name, here, scenery, (left, upper, right, lower)))
        return result
