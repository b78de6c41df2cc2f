"""A first game that teaches by doing: a seed, and every step of it with what a coach says."""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move of the learner or of somebody else; without a move, something to look at."""

    say: str = ""
    """What the coach says before it."""
    point: tuple[str, ...] = ()
    """What the coach points at, by the names the game's board gives to its parts."""
    do: Mapping[str, Any] | None = None
    seat: int | None = None
    """Who does it; the learner if nobody is named."""
    later: tuple[tuple[int, Mapping[str, Any]], ...] = ()
    """Moves of these seats before it that are not shown, where a story leaps ahead."""


class Tutorial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    minutes: Annotated[int, Meta(ge=1, le=10)]
    seed: str
    names: tuple[str, ...]
    """By seat."""
    faces: tuple[str, ...]
    you: int
    """The learner's seat."""
    steps: tuple[Step, ...]
    ending: Mapping[str, Any]
    """What the learner's view shows at the end: a change of the rules that breaks the lesson is seen."""
    done: str
    """The coach's last words."""
    options: Mapping[str, Any] = {}
