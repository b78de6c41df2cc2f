"""A city: its picture, and what the house alone knows of it."""

from collections.abc import Sequence
from functools import cached_property
from typing import TypeAlias

import msgspec

from spyhouse.games.spyguy.city.anonymous import Anonymous
from spyhouse.games.spyguy.city.dice import Dice
from spyhouse.games.spyguy.city.hiding import Hidden
from spyhouse.games.spyguy.city.life import Life
from spyhouse.games.spyguy.city.pen import Pen
from spyhouse.games.spyguy.city.scene import Alive, District, Landmark, Mood, Op, Scene
from spyhouse.games.spyguy.city.terrain import HEIGHT, WIDTH
from spyhouse.games.spyguy.city.thing import Thing

Painted: TypeAlias = Op | Thing


class Facts(msgspec.Struct, frozen=True):
    """What is told of a city besides its picture."""

    name: str
    mood: Mood
    districts: list[District]
    landmarks: list[Landmark]


class City:
    def __init__(self, seed: str, facts: Facts, pen: Pen, painted: Sequence[Painted], moritz: Hidden) -> None:
        self.facts = facts
        self.painted = painted
        """Everything, from the back to the front."""
        self.things = [each for each in painted if isinstance(each, Thing)]
        """Every item and every look-alike."""
        self.moritz = moritz
        """Where he hides."""
        self._seed, self._pen = seed, pen

    @property
    def copies(self) -> list[Thing]:
        """The true items: what the rules are about."""
        return [thing for thing in self.things if not thing.look]

    @cached_property
    def life(self) -> list[Alive]:
        return Life(self._seed, self._pen, self.things).all()

    @cached_property
    def scene(self) -> Scene:
        """The drawing for browsers. Made when it is asked for: the rules do not need it."""
        hand = Anonymous(Dice(self._seed, "anonymous"), self._pen)
        ops = [hand.used(each) if isinstance(each, Thing) else each for each in self.painted]
        shapes, coats, paints, ops = hand.shuffled(ops)
        return Scene(
            width=WIDTH,
            height=HEIGHT,
            mood=self.facts.mood,
            name=self.facts.name,
            districts=self.facts.districts,
            landmarks=self.facts.landmarks,
            shapes=shapes,
            coats=coats,
            paints=paints,
            ops=ops,
            life=self.life,
        )
