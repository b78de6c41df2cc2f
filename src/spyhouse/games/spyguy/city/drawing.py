"""Drawing a city: the land, the town on it, and the items in it."""

from typing import Literal, TypeAlias

from spyhouse.games.spyguy.city.city import City, Facts, Painted
from spyhouse.games.spyguy.city.dice import Dice
from spyhouse.games.spyguy.city.hiding import hide
from spyhouse.games.spyguy.city.palette import Palette
from spyhouse.games.spyguy.city.pen import Pen, Slot
from spyhouse.games.spyguy.city.placing import Placed, Sizes, place
from spyhouse.games.spyguy.city.scene import Box, Mood
from spyhouse.games.spyguy.city.sight import Sight
from spyhouse.games.spyguy.city.sites import KINDS, Site
from spyhouse.games.spyguy.city.thing import Thing
from spyhouse.games.spyguy.city.town import Town
from spyhouse.games.spyguy.city.weather import draw_weather
from spyhouse.games.spyguy.city.words import districts, town_name

LookAlikes: TypeAlias = Literal["none", "few", "some", "many"]
ItemSize: TypeAlias = Literal["large", "normal", "small"]
LOOKALIKES: dict[LookAlikes, int] = {"none": 0, "few": 100, "some": 240, "many": 300}
"""So many there are, as far as there are places for them."""
SIZES: dict[ItemSize, Sizes] = {
    "large": Sizes(scale=1.35, least=52, most=78),
    "normal": Sizes(scale=1, least=34, most=60),
    "small": Sizes(scale=0.68, least=24, most=38),
}


def draw(
    seed: str, site: Site, mood: Mood, lookalikes: LookAlikes = "some", items: ItemSize = "normal"
) -> City:
    kind = KINDS[site]
    palette = Palette(seed, mood)
    pen = Pen(palette)
    town = Town(seed, site, pen, palette)
    kind.draw(town)
    sight = Sight(pen.covers)
    # Too thin to hide anything, so items stand alike in any weather.
    draw_weather(town, Dice(seed, "weather"))
    placed = place(Dice(seed, "items"), pen.slots, sight, SIZES[items], LOOKALIKES[lookalikes])
    moritz = hide(Dice(seed, "moritz"), pen, sight, placed)
    words = Dice(seed, "words")
    facts = Facts(town_name(words), mood, districts(words, kind.bands, town.landmarks), town.landmarks)
    return City(seed, facts, pen, _painted(pen, placed), moritz)


def _painted(pen: Pen, placed: list[Placed]) -> list[Painted]:
    """The drawing calls, with the items in their slots and the boxes around what lies together."""
    there = {id(each.spot.slot): each for each in placed}
    painted: list[Painted] = []

    def put(start: int, end: int) -> None:
        for op in pen.ops[start:end]:
            if not isinstance(op, Slot):
                painted.append(op)
            elif (each := there.get(id(op))) is not None:
                painted.extend(_standing(pen, op, each))

    done = 0
    for start, end, box in pen.groups:
        put(done, start)
        at = len(painted)
        put(start, end)
        painted.insert(at, Box(len(painted) - at, *box))
        done = end
    put(done, len(pen.ops))
    return painted


def _standing(pen: Pen, slot: Slot, placed: Placed) -> list[Painted]:
    """An item, with its shadow on the ground or the water around its foot."""
    spot = placed.spot
    thing = Thing(placed.kind, spot.x, spot.y, spot.size, placed.tilt, placed.look, slot.place)
    return [*pen.shadow(slot, spot.size), thing, *pen.swell(slot, spot.size)]
