"""The state of Spycatcher: its methods for the kernel."""

import random
from collections.abc import Sequence

from spyhouse.games.spycatcher import handlers, host, legal, seeking, setup
from spyhouse.games.spycatcher.board import Board
from spyhouse.games.spycatcher.imagine import imagine
from spyhouse.games.spycatcher.moves import SpycatcherMove
from spyhouse.games.spycatcher.options import SpycatcherOptions
from spyhouse.games.spycatcher.view import SpycatcherView, view
from spyhouse.kernel import Event, IllegalMove, Move, Outcome, move_types


class Spycatcher(Board):
    """State of a game of Spycatcher."""

    __slots__ = ()
    moves = move_types(SpycatcherMove)
    no_skip_phases = frozenset({"challenge"})  # a host who plays could skip the player who would challenge
    fewest_players = 2

    def __init__(self, seats: int, seed: str, options: SpycatcherOptions) -> None:
        super().__init__(seats, seed, options)
        setup.set_up(self)

    def _legal(self, seat: int) -> Sequence[Move]:
        return legal.for_seat(self, seat)

    def _apply(self, seat: int, move: Move, at: int) -> list[Event]:
        if self.phase == "challenge":
            if seat == self.turn:
                raise IllegalMove("spycatcher-others-decide")
        elif seat != self.turn:
            raise IllegalMove("spycatcher-not-your-turn")
        return handlers.apply_move(self, seat, move, at)

    def _view(self, seat: int | None) -> SpycatcherView:
        return view(self, seat)

    def outcome(self) -> Outcome | None:
        """Return the outcome, or None before the end."""
        if self.phase != "over":
            return None
        winners = () if self.winner is None else (self.winner,)
        return Outcome(how=self.ended, winners=winners, scores=tuple(map(self.count, range(self.seats))))

    def _imagine(self, seat: int | None, rng: random.Random) -> None:
        imagine(self, seat, rng)

    def _status(self) -> str:
        return f"round {self.round}, turn of seat {self.turn}, {self.phase.replace('_', ' ')}"

    def _tick(self, at: int) -> list[Event]:
        return seeking.pass_for(self, self.waiting_for())

    def _skip(self, seat: int, at: int) -> list[Event]:
        return host.skip(self, seat, at)

    def _leave(self, seat: int, at: int) -> list[Event]:
        return host.leave(self, seat)

    def _stop(self, at: int) -> list[Event]:
        return host.stop(self)
