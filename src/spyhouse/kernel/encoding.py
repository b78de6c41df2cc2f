"""Moves as numbers and views as rows of numbers, for agents that learn.

A game that has an encoding says in one place (`encoding.py`) how its moves are numbered and what of its views
becomes numbers; both belong to the game's version. NumPy is needed only where an array is asked for.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import repeat
from operator import call
from typing import TYPE_CHECKING, Any, TypeVar

from spyhouse.kernel.codes import Code, Known
from spyhouse.kernel.errors import IllegalMove, SpyhouseError
from spyhouse.kernel.structs import Move, View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

T = TypeVar("T")

Rectangle = tuple[float, float, float, float]
"""Left, top, right, bottom, in units of a picture."""

WAIT = 0
"""The number of no move at all, for seats that may act and need not."""


class Actions(ABC):
    """The moves of a game at one table, numbered from 1 on."""

    size: int
    """How many numbers there are, `WAIT` included."""

    @abstractmethod
    def number(self, move: Move | None) -> int:
        """The number of a move. Moves that come to the same have the same."""

    @abstractmethod
    def move(self, n: int, legal: Sequence[Move], view: View | None = None) -> Move | None:
        """The move with this number, None to wait. Where it is not legal, this or `apply` says so."""

    @abstractmethod
    def text(self, n: int) -> str:
        """What a number means; no two mean the same."""

    @abstractmethod
    def mark(self, legal: Sequence[Move], marks: bytearray) -> None:
        """Put a 1 at the number of everything that can be done."""

    def speaks(self, n: int) -> bool:
        """Whether `move` finds words for this number, and wants to see what was said."""
        return False

    def numbers(self, legal: Sequence[Move]) -> list[int]:
        """Of everything that can be done, in order."""
        marks = bytearray(self.size)
        self.mark(legal, marks)
        return [n for n, marked in enumerate(marks) if marked]

    def mask(self, legal: Sequence[Move], wait: bool = False) -> "NDArray[np.int8]":
        """The same as 0 and 1, of type `int8`; `wait` says whether waiting is possible."""
        import numpy as np

        marks = bytearray(self.size)
        self.mark(legal, marks)
        if wait:
            marks[WAIT] = 1
        return np.frombuffer(marks, np.int8)


class Vocabulary(Actions):
    """Every move there is, listed once. Of kinds in `alike`, several come to the same, and the listed one
    stands for them."""

    def __init__(
        self, moves: Iterable[Move], alike: Mapping[type[Move], Callable[[Any], Move]] | None = None
    ) -> None:
        self._moves: tuple[Move | None, ...] = (None, *moves)
        self._numbers = {move: n for n, move in enumerate(self._moves)}
        self._alike = alike or {}
        self.size = len(self._moves)
        assert len(self._numbers) == self.size, "a move is listed twice"

    def number(self, move: Move | None) -> int:
        known = self._numbers.get(move)
        if known is None and move is not None and type(move) in self._alike:
            known = self._numbers.get(self._alike[type(move)](move))
        if known is None:
            raise SpyhouseError(f"{move} has no number.")
        return known

    def move(self, n: int, legal: Sequence[Move], view: View | None = None) -> Move | None:
        listed = self._moves[n]
        if type(listed) not in self._alike:
            return listed
        return self.first(n, [move for move in legal if self.number(move) == n])

    def first(self, n: int, possible: Sequence[T]) -> T:
        if not possible:
            raise IllegalMove(f"{self.text(n)} is not possible now.")
        return possible[0]

    def mark(self, legal: Sequence[Move], marks: bytearray) -> None:
        known = self._numbers
        for move in legal:
            n = known.get(move)
            marks[self.number(move) if n is None else n] = 1

    def text(self, n: int) -> str:
        return repr(self._moves[n]) if n else "wait"


class Features:
    """What of a view becomes a row of whole numbers: always as many, each with a name and bounds."""

    def __init__(
        self,
        view: type[View],
        fields: Mapping[str, Code[Any]],
        derived: Mapping[str, tuple[Code[Any], Callable[[Any, int], Any]]] | None = None,
    ) -> None:
        """Fields of the view, and what follows from it and the time, each with how it is written."""
        self._fields = {
            name: code if code.at_hand else Known(code, most=1_000) for name, code in fields.items()
        }
        self._row_of = [code.quick_row() for code in self._fields.values()]
        self._derived = dict(derived or {})
        self.lost = tuple([name for name in view.__struct_fields__ if name not in fields])
        """The fields of a view that are not in the row. All others can be read back from it."""
        self._codes: dict[str, Code[Any]] = {**self._fields} | {
            name: code for name, (code, _) in self._derived.items()
        }
        bounds = [part for name, code in self._codes.items() for part in code.bounds(name)]
        self.names, self.low, self.high = (tuple(column) for column in zip(*bounds, strict=True))
        self.length = len(self.names)

    def encode(self, view: View, at: int = 0) -> "NDArray[np.int16]":
        """The row for a view at `at` ms of the table's clock."""
        import numpy as np

        values = map(getattr, repeat(view), self._fields)
        out = bytearray().join(map(call, self._row_of, values))
        for code, read in self._derived.values():
            code.write(read(view, at), out)
        return np.frombuffer(out, np.int16)

    def decode(self, row: Iterable[int]) -> dict[str, Any]:
        """The fields of the view that the row was made from, without the lost ones, and what was derived."""
        numbers = iter([int(number) for number in row])
        return {name: code.read(numbers) for name, code in self._codes.items()}


@dataclass(frozen=True, kw_only=True)
class Encoding:
    """A game in numbers, for a table with so many seats and these options."""

    actions: Callable[[int, Any], Actions]
    features: Callable[[int, Any], Features]
    picture: "Callable[[str, Rectangle | None, float], NDArray[np.uint8]] | None" = None
    """`picture(key, box, scale)`: what is to be seen there, in pixels."""
