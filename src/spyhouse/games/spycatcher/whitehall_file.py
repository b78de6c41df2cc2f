"""File format of a board, and its validation (SK-33)."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from spyhouse.games.spycatcher.influence import CIRCLES, CircleName
from spyhouse.games.spycatcher.moves import MAX_PLACES

ACTION_SQUARES: Final = 20
IN_A_CIRCLE: Final = 6
"""Squares per circle: one roll cannot jump over six."""

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=200)]
Across = Annotated[int, Meta(ge=0, le=1000)]
Down = Annotated[int, Meta(ge=0, le=700)]
SquareEffect = Literal[
    "to_circle", "to_any_circle", "roll_again", "draw_two", "replace_one", "replace_hand", "miss_turn",
    "report", "replace_permission", "give_permission",
]  # fmt: skip


class Circle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A circle of the board."""

    id: CircleName
    entry: Id
    """Square where a piece that is sent here is put."""
    x: Across
    y: Down
    name: Text = ""
    """Name on a custom board, like other texts here; the built-in board uses messages."""


class Square(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A square of the board."""

    id: Id
    kind: Literal["mi5", "blank", "action", "challenge"]
    x: Across
    y: Down
    to: tuple[Id, ...]
    """Squares that the arrows lead to."""
    circle: CircleName | None = None


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Text and effect of an action square (SK-11)."""

    place: Id
    effect: SquareEffect
    circle: CircleName | None = None
    label: Text = ""
    text: Text = ""


class WhitehallFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board file."""

    circles: tuple[Circle, ...]
    places: Annotated[tuple[Square, ...], Meta(max_length=MAX_PLACES)]
    actions: tuple[Action, ...]
    name: Text = ""

    def faults(self) -> Iterator[str]:
        """Yield errors as "key: message". Later checks assume that earlier ones passed."""
        yield from _names(self)
        yield from _roads(self)
        yield from _circles(self)
        yield from _actions(self)


def _names(file: WhitehallFile) -> Iterator[str]:
    count = Counter(place.id for place in file.places)
    for name, times in count.items():
        if times > 1:
            yield f"places: {times} squares are called {name!r}; each needs a name of its own"
    centres = [place.id for place in file.places if place.kind == "mi5"]
    if len(centres) != 1:
        yield f"places: there must be one square of kind 'mi5', not {len(centres)}"


def _roads(file: WhitehallFile) -> Iterator[str]:
    ways = {place.id: place.to for place in file.places}
    for number, place in enumerate(file.places):
        key = f"places[{number}].to ({place.id})"
        if not place.to:
            yield f"{key}: no arrow leads on from here; a piece would be stuck"
        for way in place.to:
            if way not in ways:
                yield f"{key}: there is no square called {way!r}"
            elif way == place.id or place.id in ways[way]:
                yield f"{key}: the road to {way!r} must be one way"
        if len(set(place.to)) < len(place.to):
            yield f"{key}: two arrows lead to the same square"
    back = {name: [other for other in ways if name in ways[other]] for name in ways}
    centre = next(place.id for place in file.places if place.kind == "mi5")
    for roads, reason in ((ways, "cannot be reached from MI5"), (back, "has no way back to MI5")):
        lost = [name for name in ways if name not in _reached(centre, roads)]
        if lost:
            yield f"places: {lost[0]!r} {reason}"


def _reached(start: str, roads: dict[str, tuple[str, ...]] | dict[str, list[str]]) -> set[str]:
    seen, todo = {start}, [start]
    while todo:
        for way in roads[todo.pop()]:
            if way not in seen:
                seen.add(way)
                todo.append(way)
    return seen


def _circles(file: WhitehallFile) -> Iterator[str]:
    if sorted(circle.id for circle in file.circles) != sorted(CIRCLES):
        yield f"circles: there must be one each of {', '.join(CIRCLES)}"
    for number, place in enumerate(file.places):
        if (place.circle is not None) != (place.kind == "challenge"):
            yield f"places[{number}].circle ({place.id}): challenge squares have a circle, and no others do"
    for number, circle in enumerate(file.circles):
        inside = [place.id for place in file.places if place.circle == circle.id]
        if len(inside) != IN_A_CIRCLE:
            count = f"{IN_A_CIRCLE} challenge squares, not {len(inside)}"
            yield f"circles[{number}] ({circle.id}): must have {count}"
        if circle.entry not in inside:
            yield f"circles[{number}].entry ({circle.id}): {circle.entry!r} is not one of its squares"


def _actions(file: WhitehallFile) -> Iterator[str]:
    squares = {place.id for place in file.places if place.kind == "action"}
    if len(squares) != ACTION_SQUARES:
        yield f"places: there must be {ACTION_SQUARES} action squares, not {len(squares)}"
    count = Counter(action.place for action in file.actions)
    for number, action in enumerate(file.actions):
        key = f"actions[{number}]"
        if action.place not in squares:
            yield f"{key}.place: {action.place!r} is not an action square"
        elif count[action.place] > 1:
            yield f"{key}.place: {action.place!r} has more than one action"
        if (action.effect == "to_circle") != (action.circle is not None):
            yield f"{key}.circle: 'to_circle' needs a circle, and nothing else has one"
    for missing in sorted(squares - set(count)):
        yield f"actions: {missing!r} is an action square without an action"
