"""Simulation of a person's gaze: which cells are searched when, and what is noticed."""

import random
from math import hypot
from typing import NamedTuple

from spyhouse.games.spyguy.bots.search_grid import GridCell, VisibleItem
from spyhouse.games.spyguy.bots.skills import Skill

_USUAL_SIZE = 45
_SURELY = 0.97
_HIDDEN = 0.85
"""Factor on attention for each thing drawn over an item."""
_EMPTY = 0.25
"""Time for an empty cell, relative to a usual one."""
_NEXT = 3
"""Number of nearest unsearched cells among which the next one is chosen."""


class Glimpse(NamedTuple):
    """Something worth a tap."""

    ms: int
    x: float
    y: float


def scan(parts: tuple[GridCell, ...], kind: int, ms: int, skill: Skill, rng: random.Random) -> list[Glimpse]:
    """Return the taps of a person of this skill within `ms`, searching alone."""
    glimpses: list[Glimpse] = []
    at = rng.randrange(len(parts))
    left = set(range(len(parts)))
    time = skill.first * rng.uniform(0.7, 1.5)
    while time < ms:
        part = parts[at]
        left.discard(at)
        time += skill.glance * (_EMPTY + (1 - _EMPTY) * part.fullness) * rng.lognormvariate(0, 0.3)
        for thing in part.things.get(kind, ()):
            if rng.random() > _attention(skill, thing):
                continue
            if thing.right or rng.random() < skill.fooled:
                time += skill.tap * rng.uniform(0.7, 1.4)
                glimpses.append(Glimpse(int(time), thing.x, thing.y))
            else:
                time += skill.doubt
        if not left:
            left = set(range(len(parts)))
        then = _next(part, left, rng)
        time += skill.shift * hypot(parts[then].x - part.x, parts[then].y - part.y) / 100
        at = then
    return [glimpse for glimpse in glimpses if glimpse.ms < ms]


def _attention(skill: Skill, thing: VisibleItem) -> float:
    """Return the attention to a thing: small or covered things are missed more often."""
    return min(_SURELY, skill.attention * thing.size / _USUAL_SIZE) * _HIDDEN**thing.covers


def _next(part: GridCell, left: set[int], rng: random.Random) -> int:
    near = []
    for other in part.near:
        if other in left:
            near.append(other)
            if len(near) == _NEXT:
                break
    return rng.choice(near) if near else rng.choice(part.near)
