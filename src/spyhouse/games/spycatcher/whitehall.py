"""The board (SK-33), checked and turned into tables by the number of a square."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from spyhouse.games.spycatcher.files import FILES
from spyhouse.games.spycatcher.influence import CIRCLES, NUMBER_OF
from spyhouse.games.spycatcher.moves import Go
from spyhouse.games.spycatcher.whitehall_file import Action, Place, WhitehallFile

DIE: Final = range(1, 7)


@dataclass(frozen=True, slots=True)
class Whitehall:
    name: str
    places: tuple[Place, ...]
    mi5: int
    onward: tuple[tuple[int, ...], ...]
    circle_at: tuple[int, ...]
    """The circle of a challenge square; -1 for all others."""
    action_at: tuple[Action | None, ...]
    entry: tuple[int, ...]
    """The square of each circle where a piece that is sent there is put."""
    routes: tuple[tuple[tuple[Go, ...], ...], ...]
    """By square and by what the die shows (0 is unused): every way to go that far."""
    ends: tuple[tuple[tuple[int, ...], ...], ...]
    """By square and by what the die shows, from 1: where those ways lead, each end once."""


@cache
def the_map() -> Whitehall:
    return make_map(FILES.read("whitehall.toml", WhitehallFile))


def make_map(file: WhitehallFile) -> Whitehall:
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
    """SK-9: every route of that length; SK-31: a piece that enters MI5 goes no further."""
    walks: list[tuple[int, ...]] = [(way,) for way in onward[start]]
    for _ in range(steps - 1):
        walks = [
            longer
            for walk in walks
            for longer in ([walk] if walk[-1] == mi5 else [(*walk, way) for way in onward[walk[-1]]])
        ]
    return walks
