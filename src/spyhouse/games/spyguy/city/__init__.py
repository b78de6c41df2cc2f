"""The city of Spy Guy: a picture from a seed, never the same twice (SG-18).

    city = draw("any text", "dusk", lookalikes="some", items="normal")
    city.scene     # the drawing, for browsers: see scene.py
    city.copies    # where the true items are, for the rules

The same arguments give the same city on every machine. The seed fixes the town, `items` how small the
smallest may be, `lookalikes` how many there are; the mood is only the light: a town is the same by day and
by dusk, and its items are in the same places.
"""

from spyhouse.games.spyguy.city.drawing import ItemSize, LookAlikes, draw
from spyhouse.games.spyguy.city.kinds import Kind, kinds
from spyhouse.games.spyguy.city.scene import City, Copy, Mood, Scene

__all__ = ["City", "Copy", "ItemSize", "Kind", "LookAlikes", "Mood", "Scene", "draw", "kinds"]
