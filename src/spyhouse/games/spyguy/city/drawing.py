"""Drawing a city: the land, the town on it, the items in it, and the scene made of all that."""

from typing import Literal, TypeAlias

from spyhouse.games.spyguy.city.dice import Dice
from spyhouse.games.spyguy.city.harbour import draw_harbour
from spyhouse.games.spyguy.city.kinds import kinds
from spyhouse.games.spyguy.city.palette import Palette
from spyhouse.games.spyguy.city.pen import Pen, Slot
from spyhouse.games.spyguy.city.placing import Placed, place
from spyhouse.games.spyguy.city.plan import Plan
from spyhouse.games.spyguy.city.rows import draw_row
from spyhouse.games.spyguy.city.scene import Box, City, Copy, Item, Look, Mood, Op, Scene
from spyhouse.games.spyguy.city.sight import Sight
from spyhouse.games.spyguy.city.sky import draw_sky
from spyhouse.games.spyguy.city.terrain import HEIGHT, ROWS, WIDTH, Terrain
from spyhouse.games.spyguy.city.town import Town
from spyhouse.games.spyguy.city.weather import draw_weather
from spyhouse.games.spyguy.city.words import districts, town_name

LookAlikes: TypeAlias = Literal["few", "some", "many"]
ItemSize: TypeAlias = Literal["large", "normal", "small"]
LOOKALIKES: dict[LookAlikes, int] = {"few": 100, "some": 240, "many": 320}
FLOORS: dict[ItemSize, float] = {"large": 42, "normal": 34, "small": 28}
"""How small the smallest item may be, in units of the picture."""


def draw(seed: str, mood: Mood, lookalikes: LookAlikes = "some", items: ItemSize = "normal") -> City:
    terrain = Terrain(Dice(seed, "terrain"))
    plan = Plan(Dice(seed, "plan"), terrain)
    palette = Palette(seed, mood)
    pen = Pen(palette)
    town = Town(pen, palette, Dice(seed, "town"), terrain)
    draw_sky(town)
    for row in range(ROWS):
        draw_row(town, plan, row)
    draw_harbour(town)
    sight = Sight(pen.covers)
    draw_weather(
        town, Dice(seed, "weather")
    )  # too thin to hide anything, so items stand alike in any weather
    placed = place(Dice(seed, "items"), pen.slots, sight, FLOORS[items], LOOKALIKES[lookalikes])
    words = Dice(seed, "words")
    places: dict[str, int] = {}
    scene = Scene(
        width=WIDTH,
        height=HEIGHT,
        mood=mood,
        name=town_name(words),
        ops=_ops(pen, placed, places),
        paints=list(pen.paints),
        coats=[list(coat) for coat in pen.coats],
        shapes=pen.shapes,
        looks=_looks(),
        places=list(places),
        districts=districts(words, town.landmarks),
        landmarks=town.landmarks,
    )
    copies = [Copy(each.kind, each.spot.x, each.spot.y, each.spot.size) for each in placed if not each.look]
    return City(scene, copies)


def _looks() -> list[Look]:
    """The true one, then every kind's, one after the other."""
    return [Look(0, 0, ""), *(look for kind in kinds() for look in kind.looks)]


def _ops(pen: Pen, placed: list[Placed], places: dict[str, int]) -> list[Op]:
    """The drawing calls, with the items in their slots and the boxes around what lies together."""
    first_look = [1]
    for kind in kinds():
        first_look.append(first_look[-1] + len(kind.looks))
    there = {id(each.spot.slot): each for each in placed}
    ops: list[Op] = []

    def put(start: int, end: int) -> None:
        for op in pen.ops[start:end]:
            if not isinstance(op, Slot):
                ops.append(op)
            elif (each := there.get(id(op))) is not None:
                spot, look = each.spot, each.look and first_look[each.kind] + each.look - 1
                place = places.setdefault(op.place, len(places))
                item = Item(each.kind, spot.x, spot.y, spot.size, each.tilt, look, place)
                ops.extend(pen.standing(op, item))

    done = 0
    for start, end, box in pen.groups:
        put(done, start)
        at = len(ops)
        put(start, end)
        ops.insert(at, Box(len(ops) - at, *box))
        done = end
    put(done, len(pen.ops))
    return ops
