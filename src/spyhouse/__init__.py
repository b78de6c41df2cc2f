"""A table for spy and detective games, in the browser and in a notebook.

>>> import spyhouse
>>> state = spyhouse.new("spyfall", seats=5, seed="any text", rounds=3)
>>> sorted(state.legal(min(state.to_act())))  # doctest: +SKIP
"""

from typing import Any

from spyhouse import games
from spyhouse.kernel import CLOCK, HOST, Game, IllegalMove, SpyhouseError, State

__all__ = ["CLOCK", "HOST", "Game", "IllegalMove", "SpyhouseError", "State", "new"]


def new(game: str, *, seats: int, seed: str, **options: Any) -> State:
    """A new game: the same name, seats, seed and options give the same game for ever."""
    rules = games.find(game)
    return rules.new(seats, seed, rules.read_options(options))
