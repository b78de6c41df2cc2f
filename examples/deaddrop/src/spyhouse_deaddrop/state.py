"""The rules. The kernel has checked that the seat exists, that the move is a `Take`, and the time."""

from collections.abc import Sequence

from spyhouse.kernel import Event, IllegalMove, Move, Outcome, State, move_types
from spyhouse_deaddrop.events import Emptied, Took
from spyhouse_deaddrop.moves import Take
from spyhouse_deaddrop.options import DeadDropOptions, letters_of
from spyhouse_deaddrop.view import DeadDropView


class DeadDrop(State[DeadDropView]):
    __slots__ = ("ended", "rows", "turn", "winners")
    moves = move_types(Take)
    fewest_players = 2
    options: DeadDropOptions

    def __init__(self, seats: int, seed: str, options: DeadDropOptions) -> None:
        super().__init__(seats, seed, options)
        self.phase = "taking"
        self.rows = letters_of(options)
        self.turn = self.chance.below("first", seats)  # DD-1
        self.winners: tuple[int, ...] = ()
        self.ended = ""

    def waiting_for(self) -> tuple[int, ...]:
        return () if self.phase == "over" else (self.turn,)

    def _legal(self, seat: int) -> Sequence[Move]:
        if seat != self.turn:
            return []
        return [Take(row, many) for row, left in enumerate(self.rows) for many in range(1, left + 1)]

    def _apply(self, seat: int, move: Take, at: int) -> list[Event]:
        if seat != self.turn:
            raise IllegalMove("It is not your turn: wait until the letters come round to you.")
        if move.row >= len(self.rows):
            raise IllegalMove(f"There are only {len(self.rows)} rows.")
        left = self.rows[move.row]
        if move.letters > left:
            raise IllegalMove(f"There are only {left} letters left in that row: take fewer.")
        self.rows = (*self.rows[: move.row], left - move.letters, *self.rows[move.row + 1 :])  # DD-2
        took = Took(seat=seat, row=move.row, letters=move.letters)
        if any(self.rows):
            self._next_turn()
            return [took]
        others = tuple(other for other in self.players() if other != seat)
        return [took, *self._end("emptied", others if self.options.last_loses else (seat,))]  # DD-3, DD-4

    def _leave(self, seat: int, at: int) -> list[Event]:
        """The others play on; the kernel stops the game when fewer than two are left."""
        if seat == self.turn:
            self._next_turn()
        return []

    def _stop(self, at: int) -> list[Event]:
        return self._end("stopped", ())

    def _next_turn(self) -> None:
        self.turn = (self.turn + 1) % self.seats
        while self.turn in self.gone:
            self.turn = (self.turn + 1) % self.seats

    def _end(self, how: str, winners: tuple[int, ...]) -> list[Event]:
        self.phase = "over"
        self.ended, self.winners = how, winners
        return [Emptied(winners=winners)]

    def _view(self, seat: int | None) -> DeadDropView:
        return DeadDropView(self.rows, None if self.phase == "over" else self.turn, self.winners)

    def outcome(self) -> Outcome | None:
        if self.phase != "over":
            return None
        scores = tuple(int(seat in self.winners) for seat in range(self.seats))
        return Outcome(how=self.ended, winners=self.winners, scores=scores)

    def _status(self) -> str:
        return f"{'-'.join(map(str, self.rows))} letters left"
