"""The town in words: its name, and its districts with what is to be seen in them (SG-21)."""

from collections.abc import Sequence
from itertools import pairwise

from spyhouse.games.spyguy.city.dice import Dice
from spyhouse.games.spyguy.city.scene import District, Landmark
from spyhouse.games.spyguy.city.sites import Band
from spyhouse.games.spyguy.city.terrain import WIDTH

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
    "the church of two spires": "Twin Spires", "the old chapel": "Chapel End", "the museum": "Museum Quarter",
    "the clock tower": "Clockgate", "the station": "Station Quarter", "the market hall": "Market Ward",
    "the theatre": "Theatreland", "the brewery": "Brewers' Yard", "the water tower": "Tower Hill",
    "the big wheel": "Wheel Green", "the circus": "Circus Field", "the merry-go-round": "Carousel Corner",
    "the weigh house": "Weigh House", "the west church": "West Church", "the flower hall": "Flower Hall",
    "the fish hall": "Fish Quarter", "the governor's house": "Governor's Rise", "the viaduct": "Viaduct",
    "the bridge of shops": "Shop Bridge", "the town hall": "Town Hall", "the great fir": "Fir Green",
    "the ice rink": "The Rink", "the causeway": "Causeway", "the castle": "Castle Hill",
}  # fmt: skip
_PLAIN = (
    "Lantern Rows", "Weavers' Rise", "Cooper's Bank", "Old Mint", "Gull Terrace", "Almond Street",
    "Paper Lane", "Saddlers' Hill", "Inkwell", "Thimble Court", "Ropewalk", "Candle Street",
)  # fmt: skip


def town_name(dice: Dice) -> str:
    return dice.pick(_BEGINNINGS) + dice.pick(_ENDINGS)


def districts(dice: Dice, bands: Sequence[Band], landmarks: list[Landmark]) -> list[District]:
    """Each band of the picture, cut into a few parts."""
    cut = _Cutter(dice, landmarks)
    plain = dice.shuffled(_PLAIN)
    result: list[District] = []
    top = 0
    for band in bands:
        result += cut(top, band.bottom, dice.shuffled(band.names) or plain, band.scenery, band.parts)
        top = band.bottom
    return result


class _Cutter:
    def __init__(self, dice: Dice, landmarks: list[Landmark]) -> None:
        self.dice, self.landmarks = dice, landmarks
        self.taken: set[str] = set()

    def __call__(self, upper: int, lower: int, names: list[str], scenery: str, count: int) -> list[District]:
        """Cut a band into districts, called after a landmark or else by the last of `names`."""
        inner = [round(WIDTH * (i + self.dice.between(-0.12, 0.12)) / count) for i in range(1, count)]
        result = []
        for left, right in pairwise([0, *inner, WIDTH]):
            here = [m.name for m in self.landmarks if left <= m.x < right and upper <= m.y < lower]
            named = [_QUARTERS[name] for name in here if name in _QUARTERS]
            named += [name for name in here if name[0].isupper()]
            named = [name for name in named if name not in self.taken]
            text = f"{', '.join(here)}, and {scenery}" if here else scenery
            name = named[0] if named else names.pop()
            self.taken.add(name)
            result.append(District(name, f"{text[0].upper()}{text[1:]}.", (left, upper, right, lower)))
        return result
