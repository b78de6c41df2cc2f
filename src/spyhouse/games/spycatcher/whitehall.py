"""The board (SK-33), validated and compiled into tables by square number."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from spyhouse.games.spycatcher.files import FILES
from spyhouse.games.spycatcher.influence import CIRCLES, NUMBER_OF
from spyhouse.games.spycatcher.moves import Go
from spyhouse.games.spycatcher.whitehall_file import Action, Square, WhitehallFile

DIE: Final = range(1, 7)


@dataclass(frozen=True, slots=True)
class Whitehall:
    """Tables of a board."""

    name: str
    places: tuple[Square, ...]
    mi5: int
    onward: tuple[tuple[int, ...], ...]
    circle_at: tuple[int, ...]
    """Circle of each challenge square; -1 for other squares."""
    action_at: tuple[Action | None, ...]
    entry: tuple[int, ...]
    """By circle: the square where a piece that is sent there is put."""
    routes: tuple[tuple[tuple[Go, ...], ...], ...]
    """By square and roll (0 is unused): every route of that length."""
    ends: tuple[tuple[tuple[int, ...], ...], ...]
    """By square and roll, from 1: the distinct ends of those routes."""


@cache
def load_board() -> Whitehall:
    """Load the built-in board, once."""
    return build_board(FILES.read("whitehall.toml", WhitehallFile))


def build_board(file: WhitehallFile) -> Whitehall:
    """Compile a board file."""
    number_of = {place.id: number for number, place in enumerate(file.places)}
    onward = tuple(tuple(number_of[way] for way in place.to) for place in file.places)
    mi5 = next(number for number, place in enumerate(file.places) if place.kind == "mi5")
    actions = {action.place: action for action in file.actions}
    entries = {circle.id: number_of[circle.entry] for circle in file.circles}
    routes = tuple(
        ((), *(tuple(map(Go, _walks(start, steps, onward, mi5))) for steps in DIE))
        for start in range(len(file.places))
    )
    return Whitehall(
        name=file.name,
        places=file.places,
        mi5=mi5,
        onward=onward,
        circle_at=tuple(NUMBER_OF[place.circle] if place.circle else -1 for place in file.places),
        action_at=tuple(actions.get(place.id) for place in file.places),
        entry=tuple(entries[circle] for circle in CIRCLES),
        routes=routes,
        ends=tuple(tuple(_ends(ways) for ways in by_die[1:]) for by_die in routes),
    )


def _ends(ways: tuple[Go, ...]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(way.route[-1] for way in ways))


def _walks(start: int, steps: int, onward: tuple[tuple[int, ...], ...], mi5: int) -> list[tuple[int, ...]]:
    """SK-9: return every route of that length. SK-31: a piece that enters MI5 stops."""
    walks: list[tuple[int, ...]] = [(way,) for way in onward[start]]
    for _ in range(steps - 1):
        walks = [
            longer
            for walk in walks
            for longer in ([walk] if walk[-1] == mi5 else [(*walk, way) for way in onward[walk[-1]]])
        ]
    return walks
