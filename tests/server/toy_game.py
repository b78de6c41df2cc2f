"""Pebbles, a toy game for server tests: pebbles are taken in turn, and every seat has a secret word."""

import random
from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from spyhouse.kernel import (
    Bot,
    Event,
    Game,
    IllegalMove,
    LeftForGood,
    Move,
    Options,
    Outcome,
    RandomBot,
    Rule,
    Skipped,
    State,
    TableConfig,
    Tick,
    View,
    move_types,
)

WORDS = ("ox", "parrot", "lighthouse", "a very long word, much longer than any other")

FILLING = random.Random(1).randbytes(50_000).hex()


class Take(Move, frozen=True):
    pebbles: Annotated[int, Meta(ge=1, le=3)]


class Think(Move, frozen=True):
    """Make a private move at any time."""


class Took(Event, frozen=True):
    seat: int
    pebbles: int


class Thought(Event, frozen=True):
    thoughts: int


class Ended(Event, frozen=True):
    words: tuple[str, ...]


class PebbleOptions(Options, frozen=True):
    pebbles: Annotated[int, Meta(ge=1, le=1_000_000)] = 5
    seconds: Annotated[int, Meta(ge=0, le=600)] = 0
    filling: Annotated[int, Meta(ge=0, le=100_000)] = 0
    """Text that makes views longer."""


class PebbleView(View, frozen=True):
    pebbles: int
    turn: int
    word: str
    thoughts: int
    filling: str


class Pebbles(State[PebbleView]):
    moves = move_types(Take | Think)
    options: PebbleOptions

    def __init__(self, seats: int, seed: str, options: PebbleOptions) -> None:
        super().__init__(seats, seed, options)
        self.words = tuple(self.chance.shuffled("words", WORDS)[:seats])
        self.left = options.pebbles
        self.turn = 0
        self.thoughts = [0] * seats
        self.how = ""
        self.due = options.seconds * 1000 or None

    def waiting_for(self) -> tuple[int, ...]:
        return () if self.how else (self.turn,)

    def _legal(self, seat: int) -> Sequence[Move]:
        takes = [Take(pebbles) for pebbles in range(1, min(3, self.left) + 1)] if seat == self.turn else []
        return [*takes, Think()]

    def _apply(self, seat: int, move: Take | Think, at: int) -> list[Event]:
        if move not in self.legal(seat):
            raise IllegalMove(f"Seat {seat} cannot do that now. It is the turn of seat {self.turn}.")
        if isinstance(move, Think):
            self.thoughts[seat] += 1
            return [Thought(thoughts=self.thoughts[seat], only=(seat,))]
        self.left -= move.pebbles
        return [Took(seat=seat, pebbles=move.pebbles), *self._next(at)]

    def _tick(self, at: int) -> list[Event]:
        return [Took(seat=self.turn, pebbles=0), *self._next(at)]

    def _skip(self, seat: int, at: int) -> list[Event]:
        return self._tick(at)

    def _stop(self, at: int) -> list[Event]:
        return self._end("stopped")

    def _next(self, at: int) -> list[Event]:
        if not self.left:
            return self._end("score")
        self.turn = (self.turn + 1) % self.seats
        self.due = at + self.options.seconds * 1000 if self.options.seconds else None
        return []

    def _end(self, how: str) -> list[Event]:
        self.phase = "over"
        self.how = how
        self.due = None
        return [Ended(words=self.words)]

    def _view(self, seat: int | None) -> PebbleView:
        filling = FILLING[: self.options.filling]
        if seat is None:
            return PebbleView(self.left, self.turn, "", 0, filling)
        return PebbleView(self.left, self.turn, self.words[seat], self.thoughts[seat], filling)

    def outcome(self) -> Outcome | None:
        return Outcome(self.how, (self.turn,), tuple(self.thoughts)) if self.how else None

    def _imagine(self, seat: int | None, rng: random.Random) -> None:
        raise NotImplementedError


class Stubborn(Bot):
    """A bot that insists on an illegal move."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        return Tick()


class Broken(Bot):
    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        raise RuntimeError("a bot's own fault")


class Taker(Bot):
    """A bot that takes one pebble; its pace does not depend on its secret."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        return Take(1)


PEBBLES = Game(
    name="pebbles",
    title="Pebbles",
    seats=range(2, 5),
    version=1,
    options=PebbleOptions,
    moves=Take | Think,
    events=Took | Thought | Ended | Skipped | LeftForGood,
    view=PebbleView,
    start=Pebbles,
    rules=lambda locale: (Rule("PB-1", "Play", "Take one to three pebbles."),),
    bots={"random": RandomBot, "taker": Taker, "stubborn": Stubborn, "broken": Broken},
    table=TableConfig(summary=lambda options: f"{options.pebbles} pebbles"),
)
