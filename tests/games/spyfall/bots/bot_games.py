"""Games of bots, played move by move, with all talk and events."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from spyhouse.games.spyfall import GAME
from spyhouse.games.spyfall.bots.player import SpyfallBot
from spyhouse.games.spyfall.state import Spyfall
from spyhouse.kernel import Event, Move
from spyhouse.lab.play import make_bots, next_move, notify


class Step(msgspec.Struct):
    seat: int
    move: Move
    at: int
    events: list[Event]


class BotTable:
    def __init__(
        self, seats: int = 6, seed: str = "a table", levels: Sequence[str] = ("strong",), **options: Any
    ) -> None:
        chosen = GAME.read_options(options)
        state = GAME.new(seats, seed, chosen)
        assert isinstance(state, Spyfall)
        self.state = state
        self.bots = [
            bot for bot in make_bots(GAME, seats, seed, chosen, levels) if isinstance(bot, SpyfallBot)
        ]
        self._order = random.Random(f"{seed}/order")
        self._at = 0

    def play(self) -> Iterator[Step]:
        """Yield every move after the bots have observed it."""
        while self.state.outcome() is None:
            seat, move, self._at = next_move(self.state, self.bots, self._order, self._at)
            events = self.state.apply(seat, move, self._at)
            notify(self.bots, events, self.state)
            yield Step(seat, move, self._at, events)
