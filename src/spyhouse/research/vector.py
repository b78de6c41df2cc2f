"""Batched environment with stacked arrays, for self-play.

    env = VectorEnv("spycatcher", seats=2, count=64, seed=1)
    batch = env.reset()
    while training:
        batch = env.step(choose(batch.observation, batch.mask))   # one action for each game

Every row is one game, seen by the seat that is asked (`batch.seat`). A game that is over is dealt again
at once: `batch.done` is set, and `batch.rewards` holds the rewards of its seats. Arrays are reused:
copy what you keep. Illegal actions raise `IllegalMove`; use the mask.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from spyhouse.bots.portable_random import PortableRandom
from spyhouse.kernel import WAIT, BadOptions, Game, IllegalMove, Move
from spyhouse.lab.episode import Episode
from spyhouse.research.indexed_game import IndexedGame


class Batch(NamedTuple):
    """Result of a step, one row per game."""

    observation: NDArray[np.int16]
    mask: NDArray[np.int8]
    seat: NDArray[np.int64]
    """Seat that is asked."""
    rewards: NDArray[np.float32]
    """By game and seat; 0 except for games that have just ended."""
    done: NDArray[np.bool_]
    """Games that have just ended and were dealt again."""
    truncated: NDArray[np.bool_]
    """Those of them that were stopped at the limit."""


class VectorEnv:
    """Many games of one table, stepped together."""

    def __init__(
        self,
        game: Game | str,
        seats: int | None,
        count: int,
        *,
        seed: int | str = 0,
        limit: int | None = None,
        **options: Any,
    ) -> None:
        if type(count) is not int or count < 1:
            raise BadOptions(f"count is a number of games from 1, not {count!r}.")
        table = IndexedGame(game, seats, options, "round", limit)
        self.game, self.seats, self.count = table.game, table.seats, count
        self.actions, self.features = table.actions, table.features
        self._options, self._limit = table.options, limit
        self._seeds = PortableRandom(f"vector/{seed}")
        self._episodes: list[Episode] = []
        self._legal: list[Sequence[Move]] = [()] * count
        self._may_wait = [False] * count
        self._batch = Batch(
            np.zeros((count, self.features.length), np.int16),
            np.zeros((count, self.actions.size), np.int8),
            np.zeros(count, np.int64),
            np.zeros((count, table.seats), np.float32),
            np.zeros(count, np.bool_),
            np.zeros(count, np.bool_),
        )
        # Writing rows as bytes costs a tenth of assigning arrays.
        self._rows = [memoryview(row).cast("B") for row in self._batch.observation]
        self._marks = [memoryview(row).cast("B") for row in self._batch.mask]
        self._blank = bytes(self.actions.size)

    def reset(self, seed: int | str | None = None) -> Batch:
        """Deal all games. The same seed gives the same games, one after another."""
        if seed is not None:
            self._seeds = PortableRandom(f"vector/{seed}")
        self._episodes = [self._deal() for _ in range(self.count)]
        batch = self._batch
        batch.rewards.fill(0)
        batch.done.fill(False)
        batch.truncated.fill(False)
        for index in range(self.count):
            self._observe(index)
        return batch

    def step(self, choices: Sequence[int] | NDArray[np.integer[Any]]) -> Batch:
        """Apply one action in every game."""
        batch, episodes, move_of, speaks = (
            self._batch,
            self._episodes,
            self.actions.move,
            self.actions.needs_view,
        )
        numbers = choices.tolist() if isinstance(choices, np.ndarray) else choices
        if not episodes:
            raise IllegalMove("Nothing is dealt yet: call reset() first.")
        if len(numbers) != self.count:
            raise IllegalMove(f"{self.count} games need as many choices, not {len(numbers)}.")
        batch.rewards.fill(0)
        batch.done.fill(False)
        batch.truncated.fill(False)
        for index, n in enumerate(numbers):
            episode = episodes[index]
            seat = episode.awaiting[0]
            if n == WAIT and not self._may_wait[index]:
                raise IllegalMove(f"Seat {seat} of game {index} cannot wait now: the game waits for it.")
            view = episode.view(seat) if speaks(n) else None
            episode.choose(seat, move_of(n, self._legal[index], view))
            if episode.over:
                batch.rewards[index] = episode.returns()
                batch.done[index] = True
                batch.truncated[index] = episode.truncated
                episodes[index] = self._deal()
            self._observe(index)
        return batch

    def episode(self, index: int) -> Episode:
        """Return the game of a row, for inspection."""
        return self._episodes[index]

    def _deal(self) -> Episode:
        seed = f"{self._seeds.getrandbits(32):08x}{self._seeds.getrandbits(32):08x}"
        return Episode(self.game, self.seats, seed, self._options, "round", self._limit)

    def _observe(self, index: int) -> None:
        episode = self._episodes[index]
        state, seat = episode.state, episode.awaiting[0]
        legal = self._legal[index] = state._legal(seat)
        may_wait = self._may_wait[index] = seat not in state.waiting_for()
        self._batch.seat[index] = seat
        self._rows[index][:] = self.features.encode_bytes(state._view(seat), episode.at)
        marks = bytearray(self._blank)
        self.actions.mark_legal(legal, marks)
        if may_wait:
            marks[WAIT] = 1
        self._marks[index][:] = marks


def random_choices(mask: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """Return one possible action per row, uniformly at random."""
    count, width = mask.shape
    chosen: NDArray[np.int64] = (rng.random(count) * width).astype(np.int64)
    missed = np.flatnonzero(mask[np.arange(count), chosen] == 0)
    if len(missed):  # none are missed where nearly everything is possible, like thousands of places to tap
        chosen[missed] = _listed_choices(mask[missed], rng)
    return chosen


def _listed_choices(mask: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """Do the same by listing all possible actions."""
    count, width = mask.shape
    legal = np.flatnonzero(mask.view(np.bool_))
    starts = np.searchsorted(legal, np.arange(count + 1) * width)
    picked = starts[:-1] + (rng.random(count) * np.diff(starts)).astype(np.int64)
    chosen: NDArray[np.int64] = legal[picked] % width
    return chosen
