"""SG-19: what leaves the house says what to draw, never what it is."""

import re
from collections import Counter

import msgspec
import pytest

from spyhouse.games.spyguy.city import City, Kind, Thing, draw, kinds
from spyhouse.games.spyguy.city.scene import Box, Op, Path, Scene, Text, Use
from spyhouse.games.spyguy.wording import WORDS


@pytest.fixture(scope="module")
def city() -> City:
    return draw("strangers", "harbour", "dusk", "many", "small")


def split(city: City) -> tuple[list[int], list[int], list[int]]:
    """The numbers of the calls that draw items, look-alikes, and everything else that is a shape."""
    items: list[int] = []
    fakes: list[int] = []
    others: list[int] = []
    for number, (thing, op) in enumerate(zip(city.painted, city.scene.ops, strict=True)):
        if isinstance(thing, Thing):
            (fakes if thing.look else items).append(number)
        elif isinstance(op, Use):
            others.append(number)
    return items, fakes, others


def test_no_word_of_the_scene_names_what_can_be_sought(city: City) -> None:
    text = msgspec.json.encode(city.scene).decode()
    assert set(msgspec.json.decode(text)) == {
        "width", "height", "mood", "name", "paints", "coats", "shapes", "districts", "landmarks", "ops",
        "life",
    }  # fmt: skip
    signs = [op for op in city.scene.ops if isinstance(op, Text)]
    assert {sign.text for sign in signs} & {"CAFÉ", "HOTEL", "TOYS"}
    calls = [op for op in city.scene.ops if not isinstance(op, Text)]
    drawn = msgspec.json.encode([city.scene.shapes, calls]).decode().lower()
    letters = set(re.findall(r"[a-z-]{4,}", drawn))
    assert not letters & {kind.icon for kind in kinds()}
    assert not letters & {_name(kind) for kind in kinds()}


def _name(kind: Kind) -> str:
    return WORDS.speech().say(f"item-{kind.icon}.name")


def signature(ops: list[Op], number: int) -> tuple[object, ...]:
    """All that a program can read off a call without looking at its shape and colours."""
    op = ops[number]
    assert isinstance(op, Use)
    before, after = (
        next((type(each).__name__ for each in around if not isinstance(each, Box)), "")
        for around in (ops[number - 1 :: -1], ops[number + 1 :])
    )
    return before, after, op.tilt != 0, abs(op.tilt) > 3, op.sx == op.sy


def test_an_item_is_called_for_like_a_look_alike_and_like_any_other_thing(city: City) -> None:
    items, fakes, others = split(city)
    ops = city.scene.ops
    true, false, common = (
        Counter(signature(ops, number) for number in each) for each in (items, fakes, others)
    )
    for way in {*true, *false}:
        assert common[way] >= 5, way
        assert true[way] < 10 or false[way] > 0, way
        assert false[way] < 10 or true[way] > 0, way


def test_a_tilt_tells_nothing_of_what_is_tilted(city: City) -> None:
    items, fakes, others = split(city)
    ops = city.scene.ops
    tilts = [
        [abs(op.tilt) for n in group if isinstance(op := ops[n], Use)] for group in (items, fakes, others)
    ]
    sought, false, rest = ([tilt for tilt in group if tilt] for group in tilts)
    assert 0.45 < ranked(sought, rest) < 0.55
    assert 0.45 < ranked(sought, false) < 0.55


def test_shapes_coats_and_paints_are_in_an_order_that_tells_nothing(city: City) -> None:
    items, fakes, others = split(city)
    ops = city.scene.ops
    for part in ("shape", "coat"):
        true, false, rest = ({getattr(ops[n], part) for n in group} for group in (items, fakes, others))
        assert spread(true, len(city.scene.shapes if part == "shape" else city.scene.coats))
        assert part == "shape" or (spread(false, len(city.scene.coats)) and not true & false)
        assert not true & rest
    worn = {paint for n in items for paint in city.scene.coats[ops[n].coat]}  # type: ignore[union-attr]
    assert spread(worn, len(city.scene.paints))


def spread(numbers: set[int], count: int) -> bool:
    """Neither all at the beginning nor all at the end."""
    middle = sorted(numbers)[len(numbers) // 2] / count
    return 0.3 < middle < 0.7 and min(numbers) < count * 0.2 and max(numbers) > count * 0.8


def test_all_shapes_are_written_in_one_hand(city: City) -> None:
    """Neither letters nor round numbers, nor how large a shape is before it is scaled, tell who drew it."""
    scene = city.scene
    items, fakes, others = split(city)
    shapes = [{scene.ops[n].shape for n in group} for group in ((*items, *fakes), others)]  # type: ignore[union-attr]
    texts = [[path_text(scene, shape) for shape in sorted(group)] for group in shapes]
    assert all(re.fullmatch(r"[MLCA0-9. -]*", text) for group in texts for text in group)
    sought, rest = ([share_of_fractions(text) for text in group if text] for group in texts)
    assert 0.2 < ranked(sought, rest) < 0.8
    scales = [[abs(scene.ops[n].sx) for n in group] for group in (items, others)]  # type: ignore[union-attr]
    assert 0.2 < ranked(*scales) < 0.8
    for call in re.findall(r'\["u",[^]]*\]', msgspec.json.encode(scene.ops).decode()):
        assert re.fullmatch(r'\["u",\d+,\d+(,-?\d+\.\d+){5}\]', call), call


def path_text(scene: Scene, shape: int) -> str:
    return "".join(op.d for op in scene.shapes[shape].ops if isinstance(op, Path))


def share_of_fractions(text: str) -> float:
    numbers = re.findall(r"\d+(?:\.\d)?", re.sub(r"A\S+ \S+ \S+ \d \d", "A", text))
    return sum("." in number for number in numbers) / len(numbers)


def ranked(ones: list[float], others: list[float]) -> float:
    """How often one of these is larger than one of those: half of the time, if it says nothing."""
    return sum((one > other) + (one == other) / 2 for one in ones for other in others) / (
        len(ones) * len(others)
    )


def test_the_same_item_has_other_numbers_in_another_city(city: City) -> None:
    """So that a list of texts made once is of no use in the next city."""
    other = draw("elsewhere", "canals", "dusk", "none", "small")
    assert not paths(city.scene, split(city)[0]) & paths(other.scene, split(other)[0])


def paths(scene: Scene, numbers: list[int]) -> set[str]:
    shapes = {scene.ops[number].shape for number in numbers}  # type: ignore[union-attr]
    return {
        op.d for shape in shapes for op in scene.shapes[shape].ops if isinstance(op, Path) and len(op.d) > 40
    }
