"""The benchmark's game, Ledger: two seats add numbers in turn, with a public view of about 3.5 KB."""

from collections.abc import Sequence

import msgspec

from spyhouse.kernel import (
    Event,
    Game,
    IllegalMove,
    LeftForGood,
    Move,
    Options,
    Outcome,
    Skipped,
    State,
    View,
    move_types,
)


class Add(Move, frozen=True):
    """Add a number."""

    amount: int


class Added(Event, frozen=True):
    """A seat added a number."""

    amount: int


class Page(msgspec.Struct, frozen=True):
    """A page of the ledger."""

    page: int
    text: str


class LedgerView(View, frozen=True):
    """What everyone sees."""

    total: int
    turn: int
    pages: tuple[Page, ...]


class NoOptions(Options, frozen=True):
    """The game has no options."""


PAGES = tuple(Page(number, "lorem ipsum " * 5) for number in range(40))


class Ledger(State[LedgerView]):
    """State of a game of Ledger."""

    __slots__ = ("total", "turn")
    moves = move_types(Add)

    def __init__(self, seats: int, seed: str, options: Options) -> None:
        super().__init__(seats, seed, options)
        self.total = self.turn = 0

    def waiting_for(self) -> tuple[int, ...]:
        return () if self.phase == "over" else (self.turn % 2,)

    def _legal(self, seat: int) -> Sequence[Move]:
        return [Add(1)] if seat in self.to_act() else []

    def _apply(self, seat: int, move: Add, at: int) -> list[Event]:
        if seat not in self.to_act():
            raise IllegalMove("It is the other seat's turn to add a number.")
        self.total += move.amount
        self.turn += 1
        return [Added(amount=move.amount)]

    def _stop(self, at: int) -> list[Event]:
        self.phase = "over"
        return [Added(amount=0)]

    def _view(self, seat: int | None) -> LedgerView:
        return LedgerView(self.total, self.turn, PAGES)

    def outcome(self) -> Outcome | None:
        return Outcome("stopped", (), (0, 0)) if self.phase == "over" else None


GAME = Game(
    name="ledger",
    title="The Ledger",
    seats=range(2, 3),
    version=1,
    options=NoOptions,
    moves=Add,
    events=Added | Skipped | LeftForGood,
    view=LedgerView,
    start=Ledger,
    rules=lambda locale: (),
)
