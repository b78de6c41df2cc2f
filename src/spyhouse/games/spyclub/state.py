"""The state of Spy Club: its methods for the kernel."""

import random
from collections.abc import Sequence
from typing import ClassVar, Final

from spyhouse.games.spyclub import handlers, host, legal
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign import flow
from spyhouse.games.spyclub.imagine import imagine
from spyhouse.games.spyclub.moves import SpyClubMove
from spyhouse.games.spyclub.options import SpyClubOptions
from spyhouse.games.spyclub.setup import set_up
from spyhouse.games.spyclub.view import SpyClubView, view
from spyhouse.kernel import Event, Move, Outcome, move_types
from spyhouse.kernel.compiled import mypyc_attr

_SINGLE_SEATS: Final = tuple([frozenset({seat}) for seat in range(4)])


@mypyc_attr(allow_interpreted_subclasses=True)
class SpyClub(Board):
    """The state of a case."""

    __slots__ = ()
    moves: ClassVar = move_types(SpyClubMove)

    def __init__(self, seats: int, seed: str, options: SpyClubOptions) -> None:
        super().__init__(seats, seed, options)
        if options.campaign is None:
            set_up(self)
        else:
            flow.begin(self, options.campaign)

    def to_act(self) -> frozenset[int]:
        """Return the seats that may move."""
        return _SINGLE_SEATS[self.active] if self.phase == "actions" else frozenset(self.waiting_for())

    def _legal(self, seat: int) -> Sequence[Move]:
        return flow.legal(self, seat) if self.phase == "desk" else legal.for_seat(self, seat)

    def _apply(self, seat: int, move: Move, at: int) -> list[Event]:
        self.emitted = []
        if self.mosaic is None:
            handlers.apply_move(self, seat, move, at)
        elif not flow.play(self, seat, move):
            self.rules.check_move(self, seat, move)
            handlers.apply_move(self, seat, move, at)
        return self._settle()

    def _view(self, seat: int | None) -> SpyClubView:
        return view(self, seat)

    def outcome(self) -> Outcome | None:
        """Return the outcome, or None while the case runs."""
        if self.ended is None or self.phase != "over":
            return None
        won = self.ended == "success"
        return Outcome(
            how=self.ended,
            winners=tuple(range(self.seats)) if won else (),
            scores=(self._points(),) * self.seats,
            side="team" if won else "suspect" if self.ended != "stopped" else "",
        )

    def _imagine(self, seat: int | None, rng: random.Random) -> None:
        imagine(self, rng)

    def _status(self) -> str:
        if self.mosaic is not None and self.mosaic.stage != "case":
            return f"case {self.mosaic.case}, at the desk"
        return f"turn {self.turn}, {self.solved_count()} of {len(self.solved)} solved, {self.phase}"

    def _skip(self, seat: int, at: int) -> list[Event]:
        self.emitted = []
        host.skip(self, seat)
        return self._settle()

    def _leave(self, seat: int, at: int) -> list[Event]:
        self.emitted = []
        host.leave(self, seat)
        return self._settle()

    def _stop(self, at: int) -> list[Event]:
        self.emitted = []
        host.stop(self)
        return self._settle()

    def _settle(self) -> list[Event]:
        """Run what follows from a move, and return all emitted events."""
        if self.mosaic is not None:
            flow.go_on(self)
        if self.gone:
            host.act_for_leavers(self)
        emitted, self.emitted = self.emitted, []
        return emitted

    def _points(self) -> int:
        """Return the points: solved aspects, or in a campaign the points of this case in its log (CP-18)."""
        if self.mosaic is None:
            return self.solved_count()
        return self.mosaic.result.log[-1].points() if self.mosaic.result else 0
