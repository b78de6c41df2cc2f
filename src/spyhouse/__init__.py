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
from typing import TYPE_CHECKING, Any, Literal, overload

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

if TYPE_CHECKING:
    from spyhouse.games.spycatcher.state import Spycatcher
    from spyhouse.games.spyclub.state import SpyClub
    from spyhouse.games.spyfall.state import Spyfall
    from spyhouse.games.spyguy.state import SpyGuy

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


@overload
def new(game: Literal["spyclub"], *, seats: int, seed: str, **options: Any) -> "SpyClub": ...
@overload
def new(game: Literal["spyfall"], *, seats: int, seed: str, **options: Any) -> "Spyfall": ...
@overload
def new(game: Literal["spyguy"], *, seats: int, seed: str, **options: Any) -> "SpyGuy": ...
@overload
def new(game: Literal["spycatcher"], *, seats: int, seed: str, **options: Any) -> "Spycatcher": ...
@overload
def new(game: str, *, seats: int, seed: str, **options: Any) -> State[Any]: ...
def new(game: str, *, seats: int, seed: str, **options: Any) -> State[Any]:
    """Create a game. The same name, seats, seed and options always give the same game.

    >>> state = new("spyfall", seats=5, seed="any text", rounds=3, talk="voice")

    `game` is one of `spyhouse.games()`. `seed` is any text. The options are those of the form in the browser;
    `game(name).options` is their type. Errors say what is allowed:

    >>> new("spyfall", seats=5, seed="x", talk="loud")
    Traceback (most recent call last):
    spyhouse.kernel.errors.BadOptions: ... Spyfall: talk is 'text' or 'voice', not 'loud'.
    >>> new("spyfall", seats=5, seed="x", round=3)
    Traceback (most recent call last):
    spyhouse.kernel.errors.BadOptions: ... has no option “round”. Did you mean “rounds”? It has: language, ...

    Methods of the state:

    - `to_act()`: the seats that may move now; `must_act()`: those the game waits for
    - `legal(seat)`: the legal moves of a seat; `apply(seat, move, at=ms)`: make a move, return its events
    - `view(seat)`: what a seat may know; `history(seat)`: the events it has seen
    - `deadline()`: when the clock acts, with `apply(CLOCK, legal(CLOCK)[0], at=ms)`
    - `outcome()`: None while the game runs; `returns()`: 1 for winners, -1 for losers
    - `copy()`: an independent copy; `imagine(seat, rng)`: a random state that looks the same to a seat
    """
    if not isinstance(seed, str):
        raise BadOptions(f"invalid seed {seed!r}; expected text: seed={str(seed)!r}")
    rules = games.find(game)
    state = rules.new(seats, seed, rules.read_options(options))
    state.keep_history()
    return state


def game(name: str) -> Game:
    """Return the description of a game: its title, seats, options, moves, views, bots and rules."""
    return games.find(name)
