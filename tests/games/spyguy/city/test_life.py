"""What moves in a city: everywhere something, never before a thing (SG-18, SG-19)."""

from collections import Counter
from collections.abc import Iterator

import pytest

from spyhouse.games.spyguy.city import SITES, City, Mood, Site, Thing, draw
from spyhouse.games.spyguy.city.life import CLEAR, Life, track

SEEDS = range(3)
LOOKS: tuple[tuple[Mood, str], ...] = (("day", "normal"), ("dusk", "large"), ("winter", "small"))
AFLOAT = {"harbour", "canals", "island", "hill"}
"""The fair has ice."""


def cities(site: Site) -> Iterator[City]:
    for number in SEEDS:
        mood, items = LOOKS[number % len(LOOKS)]
        yield draw(f"alive {number}", site, mood, "many", items)  # type: ignore[arg-type]


def gaps(city: City) -> Iterator[float]:
    """How far things are from all that moves, along the wider of the two axes; far ones are left out."""
    for each in city.life:
        boxes = list(track(each))
        x0, y0, x1, y1 = (
            pick(edges) for pick, edges in zip((min, min, max, max), zip(*boxes, strict=True), strict=True)
        )
        for thing in city.things:
            half, x, y = thing.size / 2, thing.x, thing.y
            if x0 - 99 < x < x1 + 99 and y0 - 99 < y < y1 + 99:
                yield min(
                    max(left - x - half, x - half - right, top - y - half, y - half - bottom)
                    for left, top, right, bottom in boxes
                )


@pytest.mark.parametrize("site", SITES)
def test_life_keeps_its_distance_from_every_item_and_look_alike(site: Site) -> None:
    for city in cities(site):
        assert len(city.life) > 5
        assert min(gaps(city)) >= CLEAR


@pytest.mark.parametrize("site", SITES)
def test_there_is_life_in_every_kind_of_city(site: Site) -> None:
    for mood in ("day", "dusk"):
        there = Counter(each.kind for each in draw("alive", site, mood).life)
        assert there["smoke"]
        assert there["walker"]
        assert bool(there["boat"]) == (site in AFLOAT)
        assert (there["light"] > 10) == (mood == "dusk")


def test_life_is_the_same_for_the_same_city() -> None:
    one, other = (draw("alive", "canals", "dusk") for _ in range(2))
    assert one.life == other.life


def test_life_treats_an_item_and_a_look_alike_alike() -> None:
    """Which is which changes nothing: so it tells nothing."""
    city = draw("alive", "harbour", "dusk")
    swapped = [
        Thing(thing.kind, thing.x, thing.y, thing.size, thing.tilt, 0 if thing.look else 1, thing.place)
        for thing in city.things
    ]
    assert Life("alive", city._pen, swapped).all() == city.life
