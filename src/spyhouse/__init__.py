"""A table for spy and detective games, in the browser and in a notebook.

>>> import spyhouse
>>> "spyclub" in spyhouse.games()
True
>>> state = spyhouse.new("spyclub", seats=3, seed="any text", difficulty="advanced")
>>> state
SpyClub(3 seats, turn 1, 0 of 5 solved, actions, seat 2 to act)
>>> seat = min(state.to_act())
>>> state.legal(seat)[1]
Investigate(slot=0)
>>> [type(event).__name__ for event in state.apply(seat, state.legal(seat)[1], at=1000)]
['Flipped']
>>> state.view(seat).turn
1
"""

from importlib.metadata import version
from typing import Any

from spyhouse import games
from spyhouse.kernel import (
    CLOCK,
    HOST,
    BadData,
    BadOptions,
    Bot,
    Event,
    Game,
    IllegalMove,
    Move,
    NoSuchSeat,
    Options,
    Outcome,
    SpyhouseError,
    State,
    UnknownGame,
    View,
)

__version__ = version("spyhouse")

__all__ = [
    "CLOCK",
    "HOST",
    "BadData",
    "BadOptions",
    "Bot",
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "NoSuchSeat",
    "Options",
    "Outcome",
    "SpyhouseError",
    "State",
    "UnknownGame",
    "View",
    "__version__",
    "game",
    "games",
    "new",
]


def new(game: str, *, seats: int, seed: str, **options: Any) -> State:
    """A new game: the same name, seats, seed and options give the same game for ever.

    >>> state = new("spyfall", seats=5, seed="any text", rounds=3, talk="voice")

    `game` is one of `spyhouse.games()`. `seed` is any text. The options are those of the form in the browser;
    `game(name).options` is their type, and whatever is wrong with one is said with what would be right:

    >>> new("spyfall", seats=5, seed="x", talk="loud")
    Traceback (most recent call last):
    spyhouse.kernel.errors.BadOptions: ... Spyfall: talk is 'text' or 'voice', not 'loud'.
    >>> new("spyfall", seats=5, seed="x", round=3)
    Traceback (most recent call last):
    spyhouse.kernel.errors.BadOptions: ... no option 'round'. Did you mean 'rounds'? There are: language, ...

    What to do with it:

    - `state.to_act()`: the seats that may move now; `state.must_act()`: those the game waits for
    - `state.legal(seat)`: what a seat may do; `state.apply(seat, move, at=ms)`: do it, and hear what happened
    - `state.view(seat)`: what that seat may know; `state.recall(seat)`: what it was told so far
    - `state.deadline()`: when the clock acts, by `state.apply(CLOCK, state.legal(CLOCK)[0], at=ms)`
    - `state.outcome()`: None while it runs; `state.returns()`: 1 for who won, -1 for who lost
    - `state.copy()`, `state.imagine(seat, rng)`: another like it; one that looks the same to that seat
    """
    if not isinstance(seed, str):
        raise BadOptions(f"A seed is a text: write seed={str(seed)!r}.")
    rules = games.find(game)
    state = rules.new(seats, seed, rules.read_options(options))
    state.remember()
    return state


def game(name: str) -> Game:
    """The facts about a game: its title, seats, options, moves, views, bots and rules."""
    return games.find(name)
