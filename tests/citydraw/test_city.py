"""The city as a browser gets it, checked with independent geometry (bench/scene_checks.py)."""

import math
import zlib
from functools import cache
from typing import Any, TypeAlias, get_args

import msgspec
import pytest

from bench.scene_checks import Drawing
from bench.spyguy_cities import KILOBYTES, faults
from spyhouse.citydraw import SITES, City, Item, Mood, Scene, Site, draw, kinds
from spyhouse.citydraw.canvas import SceneCanvas
from spyhouse.citydraw.generator import ItemSize, LookAlikes
from spyhouse.citydraw.icons import icon
from spyhouse.citydraw.palette import Palette
from spyhouse.citydraw.scene import Path, Use
from spyhouse.citydraw.visibility import VisibilityIndex
from spyhouse.games.spyguy.city_key import own_site
from spyhouse.games.spyguy.events import DescribedItem
from spyhouse.games.spyguy.wording import WORDS
from spyhouse.lab.message_lint import languages, read

A_CITY: TypeAlias = tuple[str, Site, Mood, LookAlikes, ItemSize]
CITIES: list[A_CITY] = [
    ("harbour", "harbour", "day", "some", "normal"),
    ("2026-11-16", "canals", "dusk", "none", "large"),
    ("r4", "island", "rain", "many", "small"),
    ("owl", "hill", "snow", "few", "large"),
    ("", "fair", "winter", "some", "small"),
    ("", "harbour", "haze", "many", "small"),
]


@cache
def drawn(
    seed: str, site: Site, mood: Mood, lookalikes: LookAlikes = "some", items: ItemSize = "normal"
) -> City:
    return draw(seed, site, mood, lookalikes, items)


@cache
def text_of(*city: Any) -> bytes:
    return msgspec.json.encode(drawn(*city).scene)


@cache
def drawing_of(*city: Any) -> Drawing:
    return Drawing(text_of(*city), drawn(*city).drawn.meant)


@pytest.mark.parametrize("city", CITIES, ids=lambda city: "-".join(city))
def test_city_keeps_every_promise(city: A_CITY) -> None:
    """SG-14, SG-18: copies, sizes, distances and visible shares."""
    assert faults(drawing_of(*city), city[3], city[4]) == []


def test_picture_faults_are_found() -> None:
    """An item that is covered, drawn elsewhere, or too close to another."""
    city = drawn(*CITIES[0])
    scene = msgspec.json.decode(text_of(*CITIES[0]))
    (one, first), (_, second) = [
        (number, thing) for number, thing in enumerate(city.drawn.meant) if isinstance(thing, Item)
    ][:2]
    ops, painted = scene["ops"], list[object](city.drawn.meant)

    def found(ops: list[Any], painted: list[object]) -> str:
        drawing = Drawing(msgspec.json.encode({**scene, "ops": ops}), painted)
        return " ".join(faults(drawing, *CITIES[0][3:]))

    half = first.size / 2
    plank = Path(
        next(
            number
            for number, paint in enumerate(scene["paints"])
            if isinstance(paint, str) and len(paint) == 7
        ),
        f"M{first.x - half} {first.y - half}h{first.size}v{first.size}h{-first.size}z",
    )
    assert "shows only 0%" in found([*ops, plank], [*painted, plank])
    elsewhere = [*ops[one][:2], ops[one][2] + 40, *ops[one][3:]]
    assert "is drawn elsewhere" in found([*ops[:one], elsewhere, *ops[one + 1 :]], painted)
    beside = msgspec.structs.replace(first, x=second.x + 40, y=second.y)
    assert "only 40.0 units apart" in found(ops, [*painted[:one], beside, *painted[one + 1 :]])


def test_an_item_is_never_recoloured_and_a_look_alike_always_is() -> None:
    """SG-5, SG-18."""
    city = drawn(*CITIES[0])
    coats: dict[tuple[int, int], set[frozenset[str]]] = {}
    for thing, op in zip(city.drawn.meant, city.scene.ops, strict=True):
        if isinstance(thing, Item):
            assert isinstance(op, Use)
            coats.setdefault((thing.kind, thing.look), set()).add(frozenset(op.coat))
    for (kind, look), worn in coats.items():
        true = frozenset(fill.colour for fill in icon(kinds()[kind].icon))
        assert len(worn) == 1
        assert (worn == {true}) == (look == 0)
    assert {look for _, look in coats} >= {0, 1, 2}


def test_same_seed_gives_a_byte_equal_city() -> None:
    """SG-18."""
    again = msgspec.json.encode(draw(*CITIES[0]).scene)
    assert again == text_of(*CITIES[0])


def test_other_seeds_give_other_cities() -> None:
    """SG-18: another seed gives another town, not other colours."""
    one, other = (drawn(seed, "harbour", "day").scene for seed in ("harbour", "lane"))
    spots = [{(m.name, round(m.x / 50), round(m.y / 50)) for m in scene.landmarks} for scene in (one, other)]
    assert len(spots[0] & spots[1]) < len(spots[0]) / 3


def test_mood_changes_only_colours() -> None:
    day = drawn("harbour", "harbour", "day")
    for mood in get_args(Mood):
        other = drawn("harbour", "harbour", mood)
        assert other.copies == day.copies
        assert other.scene.landmarks == day.scene.landmarks
        assert mood == "day" or other.scene.paints != day.scene.paints


@pytest.mark.parametrize("city", CITIES, ids=lambda city: "-".join(city))
def test_scene_is_small_and_valid(city: A_CITY) -> None:
    text = text_of(*city)
    assert len(zlib.compress(text, 6)) < KILOBYTES * 1024
    assert msgspec.json.decode(text, type=Scene) == drawn(*city).scene


def test_sprite_boxes_contain_their_drawing() -> None:
    """A browser skips the content of a box that is out of view."""
    drawing = drawing_of("harbour", "harbour", "dusk")
    boxes = list(drawing.boxed())
    for (left, top, right, bottom), reached in boxes:
        real = [round(edge, 6) for edge in reached]  # sums of relative steps
        assert left <= real[0]
        assert top <= real[1]
        assert real[2] <= right
        assert real[3] <= bottom
    assert len(boxes) > 150


@pytest.mark.parametrize("city", CITIES, ids=lambda city: "-".join(city))
def test_districts_partition_the_city_and_have_unique_names(city: A_CITY) -> None:
    """SG-21: players who search by text go from one district to the next."""
    scene = drawn(*city).scene
    names = [district.name for district in scene.districts]
    assert len(set(names)) == len(names)
    boxes = [district.box for district in scene.districts]
    assert sum((r - l) * (b - t) for l, t, r, b in boxes) == scene.width * scene.height  # noqa: E741
    for thing in drawn(*city).things:
        assert sum(l <= thing.x < r and t <= thing.y < b for l, t, r, b in boxes) == 1  # noqa: E741


def test_city_kind_depends_only_on_the_name() -> None:
    """SG-18: districts differ by what stands in them, and all of them occur."""
    landmarks = {
        site: {m.name for m in drawn(*city).scene.landmarks} for city in CITIES for site in [city[1]]
    }
    assert set(landmarks) == set(SITES)
    own = {
        "harbour": "steamer",
        "canals": "church-on-the-island",
        "island": "abbey-on-the-rock",
        "hill": "viaduct",
        "fair": "great-fir",
    }
    for site, name in own.items():
        assert [other for other, names in landmarks.items() if name in names] == [site]
    assert {own_site(f"city-{number}") for number in range(60)} == set(SITES)
    assert own_site("2026-11-16") == own_site("2026-11-16")


@pytest.mark.parametrize("locale", languages(WORDS.package))
def test_districts_and_places_are_described(locale: str) -> None:
    """SG-21."""
    known = dict(read(WORDS.package, locale))
    for place in {thing.place for city in CITIES for thing in drawn(*city).things}:
        at, _, of = place.partition("/")
        assert f"place-{at}" in known, place
        assert not of or {f"place-{of}", f"spot-{of}"} & known.keys(), place
    for city in CITIES:
        for district in drawn(*city).scene.districts:
            assert {f"district-{district.name}", f"scenery-{district.scenery}"} <= known.keys()
            assert {f"spot-{landmark}" for landmark in district.landmarks} <= known.keys()


def test_item_is_described_by_look_and_place() -> None:
    """SG-21: articles, genders and cases follow the language."""
    suitcase = DescribedItem("luggage", "brown", "roof/bakery")
    scissors = DescribedItem("scissors", "red", "tree/swan-park")

    def said(locale: str) -> list[str]:
        return [WORDS.speech((), locale).say("told", one) for one in (suitcase, scissors)]

    assert said("en") == [
        "a brown suitcase, on the roof of the bakery",
        "red scissors, in a tree in Swan Park",
    ]
    assert said("de") == [
        "ein brauner Koffer, auf dem Dach der Bäckerei",
        "eine rote Schere, in einem Baum im Schwanenpark",
    ]
    assert said("pl") == [
        "brązowa walizka, na dachu piekarni",
        "czerwone nożyczki, na drzewie w Parku Łabędzim",
    ]


@pytest.mark.parametrize("across", [3, -3])
@pytest.mark.parametrize("tilt", [7, -7])
def test_leaning_tree_hides_what_is_below(tilt: float, across: float) -> None:
    def crown(tilt: float) -> float:
        pen = SceneCanvas(Palette("leaning", "day"))
        pen.use("tall_tree", 500, 900, 3, across=across, tilt=tilt, leaf="#3a7d44")
        sight = VisibilityIndex(pen.covers)
        hidden = [x for x in range(200, 800, 5) for y in range(680, 720, 5) if sight.front(x, y) == 0]
        return sum(hidden) / len(hidden)

    assert crown(tilt) - crown(0) == pytest.approx(200 * math.sin(math.radians(tilt)), abs=8)
