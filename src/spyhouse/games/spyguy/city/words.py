"""The town in words: its name, and its districts with what is to be seen in them (SG-21)."""

from itertools import pairwise

from spyhouse.games.spyguy.city.dice import Dice
from spyhouse.games.spyguy.city.scene import District, Landmark
from spyhouse.games.spyguy.city.terrain import BASES, HEIGHT, WIDTH

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
}  # fmt: skip
_PLAIN = (
    "Lantern Rows", "Weavers' Rise", "Cooper's Bank", "Old Mint", "Gull Terrace", "Almond Street",
    "Paper Lane", "Saddlers' Hill", "Inkwell", "Thimble Court", "Ropewalk", "Candle Street",
)  # fmt: skip
_LEVELS = ("up on the hill", "in the middle of the town", "in the lower town", "along the front")


def town_name(dice: Dice) -> str:
    return dice.pick(_BEGINNINGS) + dice.pick(_ENDINGS)


def districts(dice: Dice, landmarks: list[Landmark]) -> list[District]:
    """The sky, four bands of town and the harbour, each cut into a few parts."""
    tops = (BASES[0] - 130, BASES[1] + 108, BASES[3] + 123, BASES[5] + 40, BASES[6] + 150)
    cut = _Cutter(dice, landmarks)
    result = cut(0, tops[0], ["East Sky", "West Sky"], "hills under the open sky")
    plain = dice.shuffled(_PLAIN)
    for (upper, lower), level in zip(pairwise(tops), _LEVELS, strict=True):
        result += cut(upper, lower, plain, f"houses {level}", 3)
    sea = dice.shuffled(("Outer Harbour", "Old Harbour", "Fishers' Basin"))
    return result + cut(tops[-1], HEIGHT, sea, "the quay, boats and open water", 3)


class _Cutter:
    def __init__(self, dice: Dice, landmarks: list[Landmark]) -> None:
        self.dice, self.landmarks = dice, landmarks

    def __call__(
        self, upper: int, lower: int, names: list[str], scenery: str, count: int = 2
    ) -> list[District]:
        """Cut a band into districts, called after a landmark or else by the last of `names`."""
        inner = [round(WIDTH * (i + self.dice.between(-0.12, 0.12)) / count) for i in range(1, count)]
        result = []
        for left, right in pairwise([0, *inner, WIDTH]):
            here = [m.name for m in self.landmarks if left <= m.x < right and upper <= m.y < lower]
            named = [_QUARTERS[name] for name in here if name in _QUARTERS]
            named += [name for name in here if name[0].isupper()]
            text = f"{', '.join(here)}, and {scenery}" if here else scenery
            name = named[0] if named else names.pop()
            result.append(District(name, f"{text[0].upper()}{text[1:]}.", (left, upper, right, lower)))
        return result
