"""Spy Guy through the kernel's contract; what each move does is told in the modules it calls."""

import random
from collections.abc import Sequence

from spyhouse.games.spyguy import deeds, host, legal, turns
from spyhouse.games.spyguy.board import NOT_NOW, Board
from spyhouse.games.spyguy.box import box
from spyhouse.games.spyguy.imagine import imagine
from spyhouse.games.spyguy.options import SpyGuyOptions
from spyhouse.games.spyguy.result import found_by
from spyhouse.games.spyguy.view import SpyGuyView, view
from spyhouse.kernel import CLOCK, HOST, Event, IllegalMove, Leave, Move, Outcome, Skip, State, Stop, Tick


class SpyGuy(Board, State):
    __slots__ = ()

    def __init__(self, seats: int, seed: str, options: SpyGuyOptions) -> None:
        super().__init__(seats, seed, options)
        self.due = box().seconds.look_around * 1000

    def to_act(self) -> frozenset[int]:
        return frozenset(self.may_act())

    def legal(self, seat: int) -> Sequence[Move]:
        if seat == CLOCK:
            return [] if self.due is None else [Tick()]
        return legal.for_host(self) if seat == HOST else legal.for_seat(self, seat)

    def apply(self, seat: int, move: Move, at: int) -> list[Event]:
        if self.phase == "over":
            raise IllegalMove(NOT_NOW["over"])
        if seat == CLOCK:
            self.check_tick(move, at)
            return turns.time_up(self, at)
        events = self._host(move, at) if seat == HOST else self._seat(seat, move, at)
        return [*events, *turns.settle(self, at)]

    def deadline(self) -> int | None:
        return self.due

    def view(self, seat: int | None) -> SpyGuyView:
        return view(self, seat)

    def outcome(self) -> Outcome | None:
        if self.phase != "over":
            return None
        everyone = tuple(range(self.seats))
        side = {"caught": "team", "escaped": "moritz"}.get(self.ended, "")
        return Outcome(
            how=self.ended,
            winners=everyone if side == "team" else (),
            scores=found_by(self.results, self.seats),
            side=side,
        )

    def copy(self) -> "SpyGuy":
        twin = SpyGuy.__new__(SpyGuy)
        twin.lay_out_like(self)
        return twin

    def imagine(self, seat: int | None, rng: random.Random) -> "SpyGuy":
        twin = self.copy()
        imagine(twin, seat, rng)
        return twin

    @property
    def draws(self) -> int:
        return self.chance.draws

    def _host(self, move: Move, at: int) -> list[Event]:
        match move:
            case Skip(seat):
                return host.skip(self, seat)
            case Leave(seat):
                return host.leave(self, seat, at)
            case Stop():
                return host.stop(self, at)
            case _:
                raise IllegalMove("The host can skip a player, let one leave or stop the game.")

    def _seat(self, seat: int, move: Move, at: int) -> list[Event]:
        if seat not in self.players():
            raise IllegalMove("This seat has left the table.")
        return deeds.do(self, seat, move, at)
