"""A game whose players choose numbers: what all adapters share."""

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from spyhouse import games
from spyhouse.kernel import WAIT, Game, IllegalMove, Move, Options
from spyhouse.lab.episode import Episode, Order

Mask = NDArray[np.int8]
Observation = dict[str, NDArray[Any]]


class Numbered:
    """One table, dealt again and again."""

    def __init__(
        self, game: Game | str, seats: int, options: dict[str, Any], order: Order, limit: int | None
    ) -> None:
        self.game = games.find(game) if isinstance(game, str) else game
        self.seats = seats
        self.options: Options = self.game.read_options(options)
        self.order: Order = order
        self.limit = limit
        self.episode: Episode
        self._offers: dict[int, tuple[Sequence[Move], bool]] = {}
        """By seat: what is legal now, and whether it may wait."""
        self._encode()

    def deal(self, seed: str) -> None:
        """Begin anew; the same seed gives the same game."""
        self.episode = Episode(self.game, self.seats, seed, self.options, self.order, self.limit)
        self._offers = {}

    def numbers(self, seat: int) -> list[int]:
        """What a seat that is asked can choose, in order."""
        return np.flatnonzero(self.mask(seat).view(np.bool_)).tolist()

    def mask(self, seat: int) -> Mask:
        """The same as 0 and 1; who is not asked can only wait."""
        if seat not in self.episode.asked:
            return self.actions.mask((), wait=True)
        return self.actions.mask(*self._offered(seat))

    def observe(self, seat: int) -> NDArray[np.int16]:
        return self.features.encode(self.episode.view(seat), self.episode.at)

    def observed(self, seat: int) -> Observation:
        return {"observation": self.observe(seat), "action_mask": self.mask(seat)}

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.actions.size)

    def observation_space(self) -> spaces.Dict:
        low, high = np.array(self.features.low, np.int16), np.array(self.features.high, np.int16)
        mask = spaces.Box(0, 1, (self.actions.size,), np.int8)
        return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int16), "action_mask": mask})

    def choose(self, seat: int, n: int) -> None:
        """By a seat that is asked. What is not possible raises `IllegalMove`."""
        legal, may_wait = self._offered(seat)
        if n == WAIT and not may_wait:
            raise IllegalMove(f"Seat {seat} cannot wait now: the game waits for it.")
        view = self.episode.view(seat) if self.actions.speaks(n) else None
        move = self.actions.move(n, legal, view)
        self._offers = {}
        self.episode.choose(seat, move)

    def choose_or_else(self, seat: int, n: int) -> bool:
        """For those who may choose blindly: instead of what is not possible they wait, or do what comes first
        if they cannot. Whether it was possible."""
        mask = self.mask(seat)
        possible = bool(mask[n])
        self.choose(seat, n if possible else int(mask.argmax()))
        return possible

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__, episode=self.episode.copy(), _offers={})
        return twin

    def another(self, seed: str) -> Self:
        """A table like this, dealt."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.deal(seed)
        return twin

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """Numbers and features follow from the game."""
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
