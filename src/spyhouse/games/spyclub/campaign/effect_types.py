"""All effect types: the classes of `primitives`, and the unions that decode the deck into them."""

from functools import reduce
from importlib import import_module
from operator import or_
from pkgutil import iter_modules
from typing import Any

from spyhouse.games.spyclub.campaign import primitives
from spyhouse.games.spyclub.campaign.engine import effect
from spyhouse.games.spyclub.campaign.engine.effect import Effect

FAMILIES = [import_module(f"{primitives.__name__}.{one.name}") for one in iter_modules(primitives.__path__)]
CLASSES: tuple[type[Effect], ...] = tuple(
    kind
    for family in FAMILIES
    for kind in vars(family).values()
    if isinstance(kind, type) and issubclass(kind, Effect) and kind.__module__ == family.__name__
)
AnyEffect: Any = reduce(or_, CLASSES)
Consequence: Any = reduce(or_, [kind for kind in CLASSES if kind.can_follow])

vars(effect).update(AnyEffect=AnyEffect, Consequence=Consequence)
