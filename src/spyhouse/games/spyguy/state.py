"""The state of Spy Guy: its methods for the kernel."""

import random
from collections.abc import Sequence

from spyhouse.games.spyguy import handlers, host, legal, turns
from spyhouse.games.spyguy.board import Board
from spyhouse.games.spyguy.box import box
from spyhouse.games.spyguy.imagine import imagine
from spyhouse.games.spyguy.moves import SpyGuyMove
from spyhouse.games.spyguy.options import SpyGuyOptions
from spyhouse.games.spyguy.result import found_by
from spyhouse.games.spyguy.view import SpyGuyView, view
from spyhouse.kernel import Event, Move, Outcome, move_types


class SpyGuy(Board):
    """State of a game of Spy Guy."""

    __slots__ = ()
    moves = move_types(SpyGuyMove)
    late_moves_allowed = frozenset({"look_around", "reveal"})

    def __init__(self, seats: int, seed: str, options: SpyGuyOptions) -> None:
        super().__init__(seats, seed, options)
        self.due = box().seconds.look_around * 1000

    def to_act(self) -> frozenset[int]:
        """Return the seats that may act."""
        return frozenset(self.may_act())

    def _legal(self, seat: int) -> Sequence[Move]:
        return legal.for_seat(self, seat)

    def _apply(self, seat: int, move: Move, at: int) -> list[Event]:
        return [*handlers.apply_move(self, seat, move, at), *turns.settle(self, at)]

    def _view(self, seat: int | None) -> SpyGuyView:
        return view(self, seat)

    def outcome(self) -> Outcome | None:
        """Return the outcome, or None before the end."""
        if self.phase != "over":
            return None
        everyone = tuple(range(self.seats))
        side = {"caught": "team", "escaped": "moritz"}.get(self.ended or "", "")
        return Outcome(
            how=self.ended or "",
            winners=everyone if side == "team" else (),
            scores=found_by(self.results, self.seats),
            side=side,
        )

    def _imagine(self, seat: int | None, rng: random.Random) -> None:
        imagine(self, seat, rng)

    def _status(self) -> str:
        if not self.turn:
            return "looking around"
        return f"card {self.turn}, Spy Guy on {self.spy_guy.number} and Moritz on {self.moritz}, {self.phase}"

    def _tick(self, at: int) -> list[Event]:
        return turns.time_up(self, at)

    def _skip(self, seat: int, at: int) -> list[Event]:
        return host.skip(self, seat, at)

    def _leave(self, seat: int, at: int) -> list[Event]:
        return turns.settle(self, at)

    def _stop(self, at: int) -> list[Event]:
        return host.stop(self, at)
