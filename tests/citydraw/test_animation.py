"""Animated sprites of a city: present everywhere, never over a thing (SG-18, SG-19)."""

from collections import Counter
from functools import cache
from itertools import combinations

import msgspec
import pytest

from bench.spyguy_cities import gag_faults, life_faults
from spyhouse.citydraw import SITES, City, Item, ItemSize, Mood, Site, draw
from spyhouse.citydraw.animation import CROWDED, GAGS, Life
from spyhouse.citydraw.scene import Use

SEEDS = range(3)
LOOKS: tuple[tuple[Mood, ItemSize], ...] = (("day", "normal"), ("dusk", "large"), ("winter", "small"))
AFLOAT = {"harbour", "canals", "island", "hill"}
"""Kinds of city with open water; the fair has ice."""


@cache
def cities(site: Site) -> list[City]:
    looks = [(number, *LOOKS[number % len(LOOKS)]) for number in SEEDS]
    return [draw(f"alive {number}", site, mood, "many", items) for number, mood, items in looks]


@pytest.mark.parametrize("site", SITES)
def test_animation_stays_clear_of_items(site: Site) -> None:
    for city in cities(site):
        assert len(city.life) > 5
        assert gag_faults(city) + life_faults(city) == []


def test_gags_differ_per_city_and_stand_far_apart() -> None:
    seen = [
        {each.kind: (each.x, each.y) for each in city.life if each.kind in GAGS} for city in cities("fair")
    ]
    for gag in GAGS:
        assert len({there[gag] for there in seen}) == len(seen)
    for there in seen:
        assert all(abs(x - a) + abs(y - b) > CROWDED for (x, y), (a, b) in combinations(there.values(), 2))


def test_moritz_stands_once_per_city() -> None:
    """SG-19: it is drawn as a shape like any other, and no list names it."""
    places = set()
    for city in cities("canals"):
        ((_, him),) = city._pen.uses("moritz")
        assert city.moritz.x == him.x
        assert city.moritz.y < him.y < city.moritz.y + city.moritz.size
        shape = city.scene.ops[city.drawn.meant.index(him)]
        assert isinstance(shape, Use)
        assert sum(isinstance(op, Use) and op.shape == shape.shape for op in city.scene.ops) == 1
        assert "moritz" not in msgspec.json.encode(city.scene).decode().lower()
        places.add((him.x, him.y))
    assert len(places) == len(SEEDS)


@pytest.mark.parametrize("site", SITES)
def test_every_kind_of_city_is_animated(site: Site) -> None:
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
    """Exchanging them changes nothing, so their order reveals nothing."""
    city = draw("alive", "harbour", "dusk")
    swapped = [
        Item(thing.kind, thing.x, thing.y, thing.size, thing.tilt, 0 if thing.look else 1, thing.place)
        for thing in city.things
    ]
    assert Life("alive", city._pen, swapped).all() == city.life
