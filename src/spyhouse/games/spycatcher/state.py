"""Spycatcher through the kernel's contract; what each move does is told in the modules it calls."""

import random
from collections.abc import Sequence

from spyhouse.games.spycatcher import deeds, host, legal, seeking, turns
from spyhouse.games.spycatcher.desk import NOT_NOW, Desk
from spyhouse.games.spycatcher.imagine import imagine
from spyhouse.games.spycatcher.options import SpycatcherOptions
from spyhouse.games.spycatcher.view import SpycatcherView, view
from spyhouse.kernel import CLOCK, HOST, Event, IllegalMove, Leave, Move, Outcome, Skip, State, Stop, Tick


class Spycatcher(Desk, State):
    __slots__ = ()

    def __init__(self, seats: int, seed: str, options: SpycatcherOptions) -> None:
        super().__init__(seats, seed, options)
        turns.set_up(self)

    def to_act(self) -> frozenset[int]:
        return frozenset(self.waiting_for())

    def legal(self, seat: int) -> Sequence[Move]:
        if seat == CLOCK:
            return [] if self.due is None else [Tick()]
        return legal.for_host(self) if seat == HOST else legal.for_seat(self, seat)

    def apply(self, seat: int, move: Move, at: int) -> list[Event]:
        if self.phase == "over":
            raise IllegalMove(NOT_NOW["over"])
        if seat == CLOCK:
            self.check_tick(move, at)
            return seeking.pass_for(self, self.waiting_for())
        if seat == HOST:
            return self._host(move, at)
        if self.phase == "challenge":
            self._must_be_asked(seat, at)
        elif seat != self.turn:
            raise IllegalMove("It is not your turn.")
        return deeds.do(self, seat, move, at)

    def deadline(self) -> int | None:
        return self.due

    def view(self, seat: int | None) -> SpycatcherView:
        return view(self, seat)

    def outcome(self) -> Outcome | None:
        if self.phase != "over":
            return None
        winners = () if self.winner is None else (self.winner,)
        return Outcome(how=self.ended, winners=winners, scores=tuple(map(self.count, range(self.seats))))

    def copy(self) -> "Spycatcher":
        twin = Spycatcher.__new__(Spycatcher)
        twin.lay_out_like(self)
        return twin

    def imagine(self, seat: int | None, rng: random.Random) -> "Spycatcher":
        twin = self.copy()
        imagine(twin, seat, rng)
        return twin

    @property
    def draws(self) -> int:
        return self.chance.draws

    def _host(self, move: Move, at: int) -> list[Event]:
        match move:
            case Skip(seat):
                return host.skip(self, seat, at)
            case Leave(seat):
                return host.leave(self, seat)
            case Stop():
                return host.stop(self)
            case _:
                raise IllegalMove("The host can skip a player, let one leave or stop the game.")

    def _must_be_asked(self, seat: int, at: int) -> None:
        if seat == self.turn:
            raise IllegalMove("You are seeking permission: the others decide now.")
        if seat in self.gone:
            raise IllegalMove("This seat has left the table.")
        if self.due is not None and at > self.due:
            # Late even if the clock's own move comes in later still.
            raise IllegalMove("Too late: the time to challenge has just run out.")


def tally(d: Desk) -> dict[str, int]:
    """SK-35: what a calibration counts. Who starts is player 1, whatever the seat."""
    counts = {"rounds": d.round, "attempts": d.attempts, "attempts challenged": d.attempts_challenged}
    won_by = {} if d.winner is None else {f"won by player {1 + (d.winner - d.first) % d.seats}": 1}
    return counts | won_by
