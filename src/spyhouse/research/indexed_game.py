"""A game with numbered actions, shared by all adapters."""

from collections.abc import Sequence
from typing import Any, Self, get_args

import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from spyhouse import games
from spyhouse.kernel import WAIT, BadOptions, Game, IllegalMove, Move, Options
from spyhouse.lab.episode import Episode, Order, check_limit

Mask = NDArray[np.int8]
Observation = dict[str, NDArray[Any]]


def check_table(game: Game | str, seats: int | None, limit: int | None) -> tuple[Game, int]:
    """Return the game and its number of seats, by default the fewest.

    Raises `BadOptions` if they are invalid.
    """
    rules = games.find(game) if isinstance(game, str) else game
    count = rules.seats.start if seats is None else seats
    rules.check_seats(count)
    check_limit(limit)
    return rules, count


class IndexedGame:
    """One table with numbered actions that can be dealt repeatedly."""

    def __init__(
        self, game: Game | str, seats: int | None, options: dict[str, Any], order: Order, limit: int | None
    ) -> None:
        self.game, self.seats = check_table(game, seats, limit)
        if order not in get_args(Order):
            raise BadOptions(f"order is {' or '.join(map(repr, get_args(Order)))}, not {order!r}.")
        self.options: Options = self.game.read_options(options)
        self.order: Order = order
        self.limit = limit
        self.episode: Episode
        self._offers: dict[int, tuple[Sequence[Move], bool]] = {}
        """By seat: the legal moves, and whether the seat may wait."""
        self._encode()

    def deal(self, seed: str) -> None:
        """Deal a new game. The same seed gives the same game."""
        self.episode = Episode(self.game, self.seats, seed, self.options, self.order, self.limit)
        self._offers = {}

    def numbers(self, seat: int) -> list[int]:
        """Return the actions of a seat that is asked, in ascending order."""
        return np.flatnonzero(self.mask(seat).view(np.bool_)).tolist()

    def mask(self, seat: int) -> Mask:
        """Return the actions as a mask of 0 and 1. A seat that is not asked can only wait."""
        if seat not in self.episode.awaiting:
            return self.actions.mask((), wait=True)
        return self.actions.mask(*self._offered(seat))

    def observe(self, seat: int) -> NDArray[np.int16]:
        """Return the features of a seat's view."""
        return self.features.encode(self.episode.view(seat), self.episode.at)

    def observed(self, seat: int) -> Observation:
        """Return features and mask of a seat."""
        return {"observation": self.observe(seat), "action_mask": self.mask(seat)}

    def check_seat(self, seat: int) -> None:
        """Check the seat number. Raises `BadOptions` if the table has no such seat."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadOptions(f"seat is a number from 0 to {self.seats - 1}, not {seat!r}.")

    def final_info(self, seat: int) -> dict[str, Any]:
        """Return the facts for an agent after the end: outcome, roles, and whether the game was truncated."""
        state = self.episode.state
        outcome = state.outcome()
        return {
            "outcome": None if outcome is None else msgspec.to_builtins(outcome),
            "roles": tuple(self.game.lab.roles(state)),
            "won": outcome is not None and seat in outcome.winners,
        }

    def render_modes(self) -> list[str]:
        """Return the render modes of the game."""
        return ["ansi", "rgb_array"] if self.game.pictures and self._paints() else ["ansi"]

    def check_render_mode(self, mode: str | None) -> None:
        """Check the render mode. Raises `BadOptions` if the game does not support it."""
        if mode is not None and mode not in self.render_modes():
            raise BadOptions(f"render_mode is {' or '.join(self.render_modes())} here, not {mode!r}.")

    def render(self, mode: str | None, seat: int | None = None) -> Any:
        """Render the view of a seat or a spectator as text, or as an RGB image."""
        if mode == "rgb_array":
            assert self.game.pictures is not None
            return self.game.picture(self.game.pictures.key(self.episode.state))
        return self.game.describe_view(self.episode.view(seat)) if mode == "ansi" else None

    def _paints(self) -> bool:
        return self.game.encoding is not None and self.game.encoding.picture is not None

    def action_space(self) -> spaces.Discrete:
        """Return the space of action numbers."""
        return spaces.Discrete(self.actions.size)

    def observation_space(self) -> spaces.Dict:
        """Return the space of features and mask."""
        low, high = np.array(self.features.low, np.int16), np.array(self.features.high, np.int16)
        mask = spaces.Box(0, 1, (self.actions.size,), np.int8)
        return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int16), "action_mask": mask})

    def choose(self, seat: int, n: int) -> None:
        """Apply the action of a seat that is asked. Raises `IllegalMove` if it is impossible."""
        legal, may_wait = self._offered(seat)
        if n == WAIT and not may_wait:
            raise IllegalMove(f"Seat {seat} cannot wait now: the game waits for it.")
        view = self.episode.view(seat) if self.actions.needs_view(n) else None
        move = self.actions.move(n, legal, view)
        self._offers = {}
        self.episode.choose(seat, move)

    def choose_or_fallback(self, seat: int, n: int) -> bool:
        """Apply an action, or replace an impossible one by waiting, or else by the first legal move.

        Return whether the action was possible.
        """
        mask = self.mask(seat)
        possible = bool(mask[n])
        self.choose(seat, n if possible else int(mask.argmax()))
        return possible

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__, episode=self.episode.copy(), _offers={})
        return twin

    def new_like(self, seed: str) -> Self:
        """Return a newly dealt table with the same settings."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.deal(seed)
        return twin

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """Pickle without action numbers and features, which are derived from the game."""
        left_out = ("game", "actions", "features", "_offers")
        values = {name: value for name, value in self.__dict__.items() if name not in left_out}
        return values | {"game": self.game.name}

    def __setstate__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values, game=games.find(values["game"]), _offers={})
        self._encode()

    def _encode(self) -> None:
        self.actions = self.game.actions(self.seats, self.options)
        self.features = self.game.features(self.seats, self.options)

    def _offered(self, seat: int) -> tuple[Sequence[Move], bool]:
        offered = self._offers.get(seat)
        if offered is None:
            offered = self._offers[seat] = self.episode.legal(seat), self.episode.may_wait(seat)
        return offered
