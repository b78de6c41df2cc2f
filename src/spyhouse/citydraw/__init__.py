"""City generator: draws a hidden-object picture of a town from a seed (SG-18).

    city = draw("any text", "harbour", "dusk", lookalikes="some", items="normal")
    city.scene     # the drawing, for browsers: see scene.py
    city.things    # every item and look-alike, for rules and bots; city.copies are the true ones

The same arguments give the same city on every machine. The seed determines the town, `site` the
terrain, `items` the smallest size of items, and `lookalikes` their number. The mood changes only light
and weather: a town and its items are the same by day and by dusk.

Games import only from this module and from `spyhouse.citydraw.scene`, the format of the drawing.
"""

from spyhouse.citydraw.animation import GAGS
from spyhouse.citydraw.canvas import Stamp
from spyhouse.citydraw.city import City, Painted
from spyhouse.citydraw.generator import ItemSize, LookAlikes, draw
from spyhouse.citydraw.item import Item
from spyhouse.citydraw.item_kinds import Kind, kinds
from spyhouse.citydraw.polygons import Point, Polygon, outline
from spyhouse.citydraw.scene import Mood, Scene
from spyhouse.citydraw.sites import SITES, Site
from spyhouse.citydraw.terrain import HEIGHT, WIDTH

__all__ = [
    "GAGS", "HEIGHT", "SITES", "WIDTH", "City", "Item", "ItemSize", "Kind", "LookAlikes", "Mood", "Painted",
    "Point", "Polygon", "Scene", "Site", "Stamp", "draw", "kinds", "outline",
]  # fmt: skip
