"""Expected travel times on the board with optimal choices."""

from collections.abc import Sequence
from functools import cache
from math import fsum
from typing import Final

from spyhouse.games.spycatcher.influence import NUMBER_OF
from spyhouse.games.spycatcher.whitehall import DIE, Whitehall, load_board

HOME: Final = 4
"""MI5 as a target; 0 to 3 are the circles."""
_SWEEPS: Final = 60


@cache
def turns_to() -> tuple[tuple[float, ...], ...]:
    """Return the mean number of turns to arrive, by target and square."""
    whitehall = load_board()
    return tuple(_turns(whitehall, target) for target in (0, 1, 2, 3, HOME))


def _turns(whitehall: Whitehall, target: int) -> tuple[float, ...]:
    turns = [8.0] * len(whitehall.places)
    for _ in range(_SWEEPS):
        left = [after_landing(whitehall, target, place, turns) for place in range(len(turns))]
        turns = [
            1 + fsum(min(left[go.route[-1]] for go in ways[die]) for die in DIE) / len(DIE)
            for ways in whitehall.routes
        ]
    return tuple(turns)


def after_landing(whitehall: Whitehall, target: int, place: int, turns: Sequence[float]) -> float:
    """Return the turns left after the action square has been applied."""
    if whitehall.circle_at[place] == target or (target == HOME and place == whitehall.mi5):
        return 0.0
    action = whitehall.action_at[place]
    match action.effect if action else "":
        case "to_circle":
            assert action
            assert action.circle
            circle = NUMBER_OF[action.circle]
            return 0.0 if circle == target else turns[whitehall.entry[circle]]
        case "to_any_circle":
            return 0.0 if target != HOME else min(turns[entry] for entry in whitehall.entry)
        case "roll_again":
            return max(0.0, turns[place] - 1)
        case "miss_turn":
            return 1 + turns[place]
        case "report":
            return 0.0 if target == HOME else turns[whitehall.mi5]
        case _:
            return turns[place]
