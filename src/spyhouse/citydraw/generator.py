"""Generator of a city: terrain, town and items."""

from typing import Literal, TypeAlias

from spyhouse.citydraw.canvas import SceneCanvas, Slot
from spyhouse.citydraw.city import City, Facts, Painted
from spyhouse.citydraw.district_names import districts, town_name
from spyhouse.citydraw.hide_moritz import hide_moritz
from spyhouse.citydraw.item import Item
from spyhouse.citydraw.item_placement import Placed, Sizes, place
from spyhouse.citydraw.palette import Palette
from spyhouse.citydraw.polygons import Bounds
from spyhouse.citydraw.scene import Mood
from spyhouse.citydraw.seeded_random import SeededRandom
from spyhouse.citydraw.sites import KINDS, Site
from spyhouse.citydraw.town import Town
from spyhouse.citydraw.visibility import VisibilityIndex
from spyhouse.citydraw.weather import draw_weather

LookAlikes: TypeAlias = Literal["none", "few", "some", "many"]
ItemSize: TypeAlias = Literal["large", "normal", "small"]
LOOKALIKES: dict[LookAlikes, int] = {"none": 0, "few": 100, "some": 240, "many": 300}
"""Number of look-alikes, if there are enough slots."""
SIZES: dict[ItemSize, Sizes] = {
    "large": Sizes(scale=1.35, least=52, most=78),
    "normal": Sizes(scale=1, least=34, most=60),
    "small": Sizes(scale=0.68, least=24, most=38),
}


def draw(
    seed: str, site: Site, mood: Mood, lookalikes: LookAlikes = "some", items: ItemSize = "normal"
) -> City:
    """Draw a city from a seed."""
    kind = KINDS[site]
    palette = Palette(seed, mood)
    pen = SceneCanvas(palette)
    town = Town(seed, site, pen, palette)
    kind.draw(town)
    sight = VisibilityIndex(pen.covers)
    # Too thin to hide anything, so items have the same places in any weather.
    draw_weather(town, SeededRandom(seed, "weather"))
    placed = place(SeededRandom(seed, "items"), pen.slots, sight, SIZES[items], LOOKALIKES[lookalikes])
    moritz = hide_moritz(SeededRandom(seed, "moritz"), pen, sight, placed)
    words = SeededRandom(seed, "words")
    facts = Facts(town_name(words), mood, districts(words, kind.bands, town.landmarks), town.landmarks)
    return City(seed, facts, pen, _painted(pen, placed), moritz)


def _painted(pen: SceneCanvas, placed: list[Placed]) -> list[tuple[Painted, Bounds]]:
    """Return the drawing calls with items in their slots, and the box around each."""
    there = {id(each.spot.slot): each for each in placed}
    painted: list[tuple[Painted, Bounds]] = []
    for op, box in zip(pen.ops, pen.boxes, strict=True):
        if not isinstance(op, Slot):
            painted.append((op, box))
        elif (each := there.get(id(op))) is not None:
            painted += [(part, box) for part in _standing(pen, op, each)]
    return painted


def _standing(pen: SceneCanvas, slot: Slot, placed: Placed) -> list[Painted]:
    """Return an item with its shadow on the ground, or the ripples around it."""
    spot = placed.spot
    thing = Item(placed.kind, spot.x, spot.y, spot.size, placed.tilt, placed.look, slot.place)
    return [*pen.shadow(slot, spot.size), thing, *pen.swell(slot, spot.size)]
