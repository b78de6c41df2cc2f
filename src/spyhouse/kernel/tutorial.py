"""Tutorials: a seeded game with fixed moves and a coach's comments."""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta


class TutorialStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move of the learner or of another seat. Without a move, something to look at."""

    say: str = ""
    """What the coach says before the move."""
    point: tuple[str, ...] = ()
    """Parts of the board that the coach points at, by the names that the board gives them."""
    do: Mapping[str, Any] | None = None
    seat: int | None = None
    """The seat that moves; the learner's by default."""
    later: tuple[tuple[int, Mapping[str, Any]], ...] = ()
    """Moves of these seats that are made first without being shown."""


class Tutorial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A first game that teaches by doing."""

    title: str
    minutes: Annotated[int, Meta(ge=1, le=10)]
    seed: str
    names: tuple[str, ...]
    """By seat."""
    faces: tuple[str, ...]
    you: int
    """The learner's seat."""
    steps: tuple[TutorialStep, ...]
    ending: Mapping[str, Any]
    """Expected fields of the learner's final view. A test compares them, to detect rule changes."""
    done: str
    """The coach's last words."""
    options: Mapping[str, Any] = {}
