"""A generated city: its drawing, and its hidden item positions."""

from collections.abc import Sequence
from functools import cached_property
from typing import TypeAlias

import msgspec

from spyhouse.citydraw.animation import Life
from spyhouse.citydraw.canvas import SceneCanvas, Stamp
from spyhouse.citydraw.hide_moritz import Hidden
from spyhouse.citydraw.item import Item
from spyhouse.citydraw.obfuscation import Drawn, SceneObfuscator
from spyhouse.citydraw.polygons import Bounds
from spyhouse.citydraw.scene import District, Landmark, Mood, Op, Scene, Sprite
from spyhouse.citydraw.seeded_random import SeededRandom
from spyhouse.citydraw.terrain import HEIGHT, WIDTH

Painted: TypeAlias = Op | Stamp | Item


class Facts(msgspec.Struct, frozen=True):
    """Descriptive facts of a city besides its drawing."""

    name: str
    mood: Mood
    districts: list[District]
    landmarks: list[Landmark]


class City:
    """A generated city."""

    def __init__(
        self,
        seed: str,
        facts: Facts,
        pen: SceneCanvas,
        painted: Sequence[tuple[Painted, Bounds]],
        moritz: Hidden,
    ) -> None:
        self.facts = facts
        self.painted = [each for each, _ in painted]
        """Everything drawn, from back to front."""
        self.things = [each for each in self.painted if isinstance(each, Item)]
        """All items and look-alikes."""
        self.moritz = moritz
        """Where Doctor Moritz hides."""
        self._seed, self._pen, self._boxed = seed, pen, painted

    @property
    def copies(self) -> list[Item]:
        """Return the true items, without look-alikes."""
        return [thing for thing in self.things if not thing.look]

    @cached_property
    def life(self) -> list[Sprite]:
        """Return the animated sprites."""
        return Life(self._seed, self._pen, self.things).all()

    @cached_property
    def drawn(self) -> Drawn:
        """Return the drawing calls for browsers, with what each of them draws."""
        return SceneObfuscator(SeededRandom(self._seed, "anonymous"), self._pen).drawn(self._boxed)

    @cached_property
    def scene(self) -> Scene:
        """Build the drawing for browsers, on demand: the rules do not need it."""
        return Scene(
            width=WIDTH,
            height=HEIGHT,
            mood=self.facts.mood,
            name=self.facts.name,
            districts=self.facts.districts,
            landmarks=self.facts.landmarks,
            shapes=self.drawn.shapes,
            paints=self.drawn.paints,
            ops=self.drawn.ops,
            parts=self.drawn.parts,
            life=self.life,
        )
