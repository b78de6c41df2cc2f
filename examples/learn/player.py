"""What the agent sees, and the agent as a bot that sits at any table."""

import os
import random
import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from examples.learn.network import Floats, Network
from spyhouse import games
from spyhouse.kernel import ActionSpace, Bot, Features, Move, Options, View

GAME, SEATS = "spycatcher", 2
UNSEEN = re.compile(r"(look|last|hands|round|attempts|gone|first)\b")
"""What is left out of what can be seen, to learn faster."""


class Eyes:
    """A row of the game's features as numbers between 0 and 1, the own seat first."""

    def __init__(self, features: Features) -> None:
        names = [name for name in features.names if not UNSEEN.match(name)]
        where = {name: number for number, name in enumerate(features.names)}
        self.length = len(names)
        self._columns = [[where[_as_seen_from(seat, name)] for name in names] for seat in range(SEATS)]
        low, high = np.array(features.low, np.float32), np.array(features.high, np.float32)
        self._low: Floats = low
        self._span: Floats = np.maximum(high - low, np.float32(1))
        stamp = re.compile(r"players\[(\d)\]\.permits\[\d\]\?")
        stamps = [
            (int(found[1]), number) for name, number in where.items() if (found := stamp.fullmatch(name))
        ]
        self._permits = [[number for seat, number in stamps if seat == one] for one in range(SEATS)]

    def see(self, row: NDArray[np.int16], seat: int) -> Floats:
        scaled: Floats = (row - self._low) / self._span
        return scaled[self._columns[seat]]

    def lead(self, row: NDArray[np.int16], seat: int) -> int:
        """How many permissions this seat has more than the other."""
        mine, theirs = (int(row[self._permits[one]].sum()) for one in (seat, 1 - seat))
        return mine - theirs


def _as_seen_from(seat: int, name: str) -> str:
    """The same thing of the seat that is as far away: from seat 1, `players[0]` is `players[1]`."""

    def turned(found: re.Match[str]) -> str:
        return f"{found[1]}{(int(found[2]) + seat) % SEATS}{found[3]}"

    name = re.sub(r"^(players\[)(\d)(\])", turned, name)
    return re.sub(r"((?:seat|turn|waiting_for|decided)[=:])(\d)($)", turned, name)


class Mind:
    """The network, and the numbers of the game that it knows."""

    def __init__(self, network: Network, options: Options) -> None:
        self.network = network
        self.actions, self.features, self.eyes = _numbers(options)

    def chances(self, view: View, seat: int, legal: Sequence[Move]) -> tuple[NDArray[np.int64], Floats]:
        """What can be done, by number, and how likely the agent is to do it."""
        seen = self.eyes.see(self.features.encode(view), seat)
        return self.network.chances(seen, self.actions.mask(legal))


class Learned(Bot):
    """Does what the network thinks best."""

    def __init__(
        self, seat: int, options: Options, rng: random.Random, network: Network | None = None
    ) -> None:
        super().__init__(seat, options, rng)
        self.mind = Mind(network or trained(), options)

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        if not legal:
            return None
        numbers, chances = self.mind.chances(view, self.seat, legal)
        return self.mind.actions.move(int(numbers[chances.argmax()]), legal, view)


@lru_cache(maxsize=4)
def _numbers(options: Options) -> tuple[ActionSpace, Features, Eyes]:
    game = games.find(GAME)
    features = game.features(SEATS, options)
    return game.actions(SEATS, options), features, Eyes(features)


@lru_cache(maxsize=1)
def trained() -> Network:
    """What `train.py` has written, here or where LEARNED says."""
    return Network.load(Path(os.environ.get("LEARNED", "learned.npz")))
