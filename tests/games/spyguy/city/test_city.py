"""The city, judged by its drawing: what a browser gets, read with geometry of its own (bench/drawn.py)."""

import zlib
from functools import cache
from typing import get_args

import msgspec
import pytest

from bench.cities import KILOBYTES, faults
from bench.drawn import Drawing
from spyhouse.games.spyguy.city import City, Mood, Scene, draw, kinds
from spyhouse.games.spyguy.city.drawing import ItemSize, LookAlikes

CITIES: list[tuple[str, Mood, LookAlikes, ItemSize]] = [
    ("harbour", "day", "some", "normal"),
    ("2026-11-16", "dusk", "few", "large"),
    ("r4", "rain", "many", "small"),
    ("owl", "snow", "many", "large"),
    ("", "haze", "some", "small"),
]


@cache
def drawn(seed: str, mood: Mood, lookalikes: LookAlikes = "some", items: ItemSize = "normal") -> City:
    return draw(seed, mood, lookalikes, items)


@cache
def text_of(*city: str) -> bytes:
    return msgspec.json.encode(drawn(*city).scene)


@pytest.mark.parametrize("city", CITIES, ids=lambda city: "-".join(city))
def test_every_promise_is_kept_in_the_picture(city: tuple[str, Mood, LookAlikes, ItemSize]) -> None:
    """SG-14, SG-18: the copies, their sizes, distances and how much of them can be seen."""
    assert faults(Drawing(text_of(*city)), city[2], city[3]) == []


@pytest.mark.parametrize("city", CITIES, ids=lambda city: "-".join(city))
def test_the_rules_know_exactly_the_true_items_that_are_drawn(
    city: tuple[str, Mood, LookAlikes, ItemSize],
) -> None:
    """SG-19: what a tap is measured by is what is to be seen."""
    told = sorted((c.kind, c.x, c.y, c.size) for c in drawn(*city).copies)
    things = Drawing(text_of(*city)).things
    assert told == sorted((t.kind, t.x, t.y, t.size) for t in things if t.look == 0)


def test_an_item_is_never_recoloured_and_a_look_alike_always_is() -> None:
    """SG-5, SG-18."""
    scene = drawn(*CITIES[0]).scene
    true, *fake = scene.looks
    assert (true.hue, true.light) == (0, 0)
    assert all(0.2 <= look.hue <= 0.8 and look.word for look in fake)
    assert len(fake) == sum(len(kind.looks) for kind in kinds())


def test_the_same_seed_gives_the_same_city_to_the_byte() -> None:
    """SG-18."""
    again = msgspec.json.encode(draw(*CITIES[0]).scene)
    assert again == text_of(*CITIES[0])


def test_other_seeds_give_other_cities() -> None:
    """SG-18: not the same picture in other colours, but another town."""
    one, other = (drawn(seed, "day").scene for seed in ("harbour", "lane"))
    spots = [{(m.name, round(m.x / 50), round(m.y / 50)) for m in scene.landmarks} for scene in (one, other)]
    assert len(spots[0] & spots[1]) < len(spots[0]) / 3


def test_the_mood_changes_the_light_and_nothing_else() -> None:
    day = drawn("harbour", "day")
    for mood in get_args(Mood):
        other = drawn("harbour", mood)
        assert other.copies == day.copies
        assert other.scene.landmarks == day.scene.landmarks
        assert mood == "day" or other.scene.paints != day.scene.paints


@pytest.mark.parametrize("city", CITIES, ids=lambda city: "-".join(city))
def test_a_drawing_is_small_and_whole(city: tuple[str, Mood, LookAlikes, ItemSize]) -> None:
    text = text_of(*city)
    assert len(zlib.compress(text, 6)) < KILOBYTES * 1024
    assert msgspec.json.decode(text, type=Scene) == drawn(*city).scene


def test_boxes_hold_what_they_say() -> None:
    """A browser leaves out what a box holds when the box is out of sight."""
    drawing = Drawing(text_of("harbour", "dusk"))
    boxes = list(drawing.boxed())
    for (left, top, right, bottom), real in boxes:
        assert left <= real[0]
        assert top <= real[1]
        assert real[2] <= right
        assert real[3] <= bottom
    assert len(boxes) > 150


def test_districts_cover_the_picture_once_and_have_names_of_their_own() -> None:
    """SG-21: whoever searches in words goes from one to the next."""
    scene = drawn("harbour", "day").scene
    names = [district.name for district in scene.districts]
    assert len(set(names)) == len(names)
    boxes = [district.box for district in scene.districts]
    assert sum((r - l) * (b - t) for l, t, r, b in boxes) == scene.width * scene.height  # noqa: E741
    for thing in Drawing(text_of("harbour", "day")).things:
        assert sum(l <= thing.x < r and t <= thing.y < b for l, t, r, b in boxes) == 1  # noqa: E741


def test_every_place_is_told_in_words() -> None:
    """SG-21."""
    for place in drawn("harbour", "day").scene.places:
        assert place.split()[0] in {"in", "on", "at", "by", "among", "between", "high", "afloat"}, place
        assert "*" not in place
