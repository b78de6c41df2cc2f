"""The game of the bench: two seats add numbers in turn, and everyone sees a view of about 3.5 KB."""

import random
from collections.abc import Sequence

import msgspec

from spyhouse.kernel import HOST, Event, Game, IllegalMove, Move, Options, Outcome, State, Stop, View


class Add(Move, frozen=True):
    amount: int


class Added(Event, frozen=True):
    amount: int


class Page(msgspec.Struct, frozen=True):
    page: int
    text: str


class LedgerView(View, frozen=True):
    total: int
    turn: int
    pages: tuple[Page, ...]


class NoOptions(Options, frozen=True):
    pass


PAGES = tuple(Page(number, "lorem ipsum " * 5) for number in range(40))


class Ledger(State):
    __slots__ = ("stopped", "total", "turn")

    def __init__(self, seats: int, seed: str, options: Options) -> None:
        self.total = self.turn = 0
        self.stopped = False

    def to_act(self) -> frozenset[int]:
        return frozenset() if self.stopped else frozenset({self.turn % 2})

    def legal(self, seat: int) -> Sequence[Move]:
        if self.stopped:
            return []
        return [Stop()] if seat == HOST else [Add(1)] if seat in self.to_act() else []

    def apply(self, seat: int, move: Move, at: int) -> list[Event]:
        if seat == HOST and isinstance(move, Stop):
            self.stopped = True
            return [Added(amount=0)]
        if not isinstance(move, Add) or seat not in self.to_act():
            raise IllegalMove("It is the other seat's turn to add a number.")
        self.total += move.amount
        self.turn += 1
        return [Added(amount=move.amount)]

    def deadline(self) -> int | None:
        return None

    def view(self, seat: int | None) -> View:
        return LedgerView(self.total, self.turn, PAGES)

    def outcome(self) -> Outcome | None:
        return Outcome("stopped", (), (0, 0)) if self.stopped else None

    def copy(self) -> "Ledger":
        twin = Ledger.__new__(Ledger)
        twin.total, twin.turn, twin.stopped = self.total, self.turn, self.stopped
        return twin

    def imagine(self, seat: int | None, rng: random.Random) -> "Ledger":
        return self.copy()

    @property
    def draws(self) -> int:
        return 0


GAME = Game(
    name="ledger",
    title="The Ledger",
    seats=range(2, 3),
    version=1,
    options=NoOptions,
    moves=Add | Stop,
    events=Added,
    view=LedgerView,
    start=Ledger,
    rules=lambda: (),
)
