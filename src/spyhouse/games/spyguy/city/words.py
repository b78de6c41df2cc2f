"""The town in words: its name, and its districts with what is to be seen in them (SG-21)."""

import itertools

from spyhouse.games.spyguy.city.dice import Dice
from spyhouse.games.spyguy.city.scene import District, Landmark
from spyhouse.games.spyguy.city.terrain import BASES, HEIGHT, WIDTH

_BEGINNINGS = (
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
)
_ENDINGS = (
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
)
_QUARTERS = {
    "the church of two spires": "Twin Spires", "the old chapel": "Chapel End", "the museum": "Museum Quarter",
    "the clock tower": "Clockgate", "the station": "Station Quarter", "the market hall": "Market Ward",
    "the theatre": "Theatreland", "the brewery": "Brewers' Yard", "the water tower": "Tower Hill",
    "the big wheel": "Wheel Green", "the circus": "Circus Field", "the merry-go-round": "Carousel Corner",
}  # fmt: skip
_PLAIN = (
    "Lantern Rows",
    "Weavers' Rise",
    "Cooper's Bank",
    "Old Mint",
    "Gull Terrace",
    "Almond Street",
    "Paper Lane",
    "Saddlers' Hill",
    "Inkwell",
    "Thimble Court",
)


def town_name(dice: Dice) -> str:
    return dice.pick(_BEGINNINGS) + dice.pick(_ENDINGS)


def districts(dice: Dice, landmarks: list[Landmark]) -> list[District]:
    """Three bands of town between the sky and the harbour, each cut into a few parts."""
    top = (
        BASES[0] - 130,
        (BASES[1] + BASES[2]) / 2 + 10,
        (BASES[3] + BASES[4]) / 2 + 10,
        BASES[5] + 40,
        BASES[6] + 150,
    )
    plain = dice.shuffled(_PLAIN)
    result = _cut(
        dice, landmarks, 0, top[0], 2, ["West Sky", "East Sky"], "over the roofs, the hills and the sky"
    )
    for upper, lower, level in zip(
        top,
        top[1:],
        ("up on the hill", "in the middle of the town", "in the lower town", "along the front"),
        strict=False,
    ):
        result += _cut(dice, landmarks, upper, lower, 3, plain, f"houses {level}")
    sea = ["Outer Harbour", "Old Harbour", "Fishers' Basin"]
    return result + _cut(
        dice, landmarks, top[-1], HEIGHT, 3, dice.shuffled(sea), "the quay, boats and open water"
    )


def _cut(
    dice: Dice,
    landmarks: list[Landmark],
    upper: float,
    lower: float,
    count: int,
    names: list[str],
    scenery: str,
) -> list[District]:
    edges = [
        0.0,
        *(round(WIDTH * (i + dice.between(-0.12, 0.12)) / count) for i in range(1, count)),
        float(WIDTH),
    ]
    result = []
    for left, right in itertools.pairwise(edges):
        here = [mark for mark in landmarks if left <= mark.x < right and upper <= mark.y < lower]
        quarter = next((_QUARTERS[mark.name] for mark in here if mark.name in _QUARTERS), "")
        own = next(
            (
                mark.name.removeprefix("the ")
                for mark in here
                if mark.name[0].isupper() or "Garden" in mark.name
            ),
            "",
        )
        name = quarter or own or names.pop()
        seen = ", ".join(mark.name for mark in here)
        text = f"{seen}, and {scenery}" if seen else scenery
        result.append(
            District(name, f"{text[0].upper()}{text[1:]}.", (left, round(upper), right, round(lower)))
        )
    return result
