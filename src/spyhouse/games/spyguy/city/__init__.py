"""The city of Spy Guy: a picture from a seed, never the same twice (SG-18).

    city = draw("any text", "harbour", "dusk", lookalikes="some", items="normal")
    city.scene     # the drawing, for browsers: see scene.py
    city.things    # every item and look-alike, for the rules and the bots; city.copies are the true ones

The same arguments give the same city on every machine. The seed fixes the town,
its site what it is built on, `items` how small the
smallest may be, `lookalikes` how many there are; the mood is only the light: a town is the same by day and
by dusk, and its items are in the same places.
"""

from spyhouse.games.spyguy.city.city import City
from spyhouse.games.spyguy.city.drawing import ItemSize, LookAlikes, draw
from spyhouse.games.spyguy.city.kinds import Kind, kinds
from spyhouse.games.spyguy.city.scene import Mood, Scene
from spyhouse.games.spyguy.city.sites import SITES, Site
from spyhouse.games.spyguy.city.thing import Thing

__all__ = [
    "SITES", "City", "ItemSize", "Kind", "LookAlikes", "Mood", "Scene", "Site", "Thing", "draw", "kinds",
]  # fmt: skip
