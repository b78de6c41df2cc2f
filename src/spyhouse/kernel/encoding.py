"""Encoding of moves as numbers and of views as rows of numbers, for learning agents.

A game defines it in its `encoding.py`; it is part of the game's version. NumPy is needed only for arrays.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import repeat
from operator import call
from typing import TYPE_CHECKING, Any, TypeVar

from spyhouse.kernel.errors import IllegalMove, SpyhouseError
from spyhouse.kernel.field_codecs import CachedCodec, FieldCodec
from spyhouse.kernel.structs import Move, View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

T = TypeVar("T")

Rectangle = tuple[float, float, float, float]
"""Left, top, right, bottom, in units of a scene."""

WAIT = 0
"""The number for making no move, for seats that may wait."""


class ActionSpace(ABC):
    """The moves of a game at one table, numbered from 1."""

    size: int
    """Number of actions, `WAIT` included."""

    @abstractmethod
    def number(self, move: Move | None) -> int:
        """Return the number of a move. Equivalent moves share a number."""

    @abstractmethod
    def move(self, n: int, legal: Sequence[Move], view: View | None = None) -> Move | None:
        """Return the move with this number; None to wait. Raises here or in `apply` if it is not legal."""

    @abstractmethod
    def text(self, n: int) -> str:
        """Return the meaning of a number; each is unique."""

    @abstractmethod
    def mark_legal(self, legal: Sequence[Move], marks: bytearray) -> None:
        """Set a 1 at the number of every legal move."""

    def needs_view(self, n: int) -> bool:
        """Return whether `move` needs the view for this number, to word a sentence."""
        return False

    def numbers(self, legal: Sequence[Move]) -> list[int]:
        """Return the numbers of all legal moves, in order."""
        marks = bytearray(self.size)
        self.mark_legal(legal, marks)
        return [n for n, marked in enumerate(marks) if marked]

    def mask(self, legal: Sequence[Move], wait: bool = False) -> "NDArray[np.int8]":
        """Return the legal moves as an `int8` array of 0 and 1. `wait`: waiting is possible."""
        import numpy as np

        marks = bytearray(self.size)
        self.mark_legal(legal, marks)
        if wait:
            marks[WAIT] = 1
        return np.frombuffer(marks, np.int8)


class ListedActions(ActionSpace):
    """An action space that lists every move once.

    Moves of the kinds in `alike` may be equivalent; the listed one stands for them.
    """

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
        """Return the first possible item. Raises `IllegalMove` if there is none."""
        if not possible:
            raise IllegalMove(f"{self.text(n)} is not possible now.")
        return possible[0]

    def mark_legal(self, legal: Sequence[Move], marks: bytearray) -> None:
        known = self._numbers
        for move in legal:
            n = known.get(move)
            marks[self.number(move) if n is None else n] = 1

    def text(self, n: int) -> str:
        return repr(self._moves[n]) if n else "wait"


class Features:
    """An encoding of views as rows of integers of fixed length, each with a name and bounds."""

    def __init__(
        self,
        view: type[View],
        fields: Mapping[str, FieldCodec[Any]],
        derived: Mapping[str, tuple[FieldCodec[Any], Callable[[Any, int], Any]]] | None = None,
    ) -> None:
        """`fields` are fields of the view; `derived` values are computed from the view and the time."""
        self._fields = {
            name: code if code.is_cached else CachedCodec(code, limit=1_000) for name, code in fields.items()
        }
        self._row_of = [code.fast_row() for code in self._fields.values()]
        self._derived = dict(derived or {})
        self.lost = tuple([name for name in view.__struct_fields__ if name not in fields])
        """Fields of the view that are not in the row. All others can be decoded from it."""
        self._codes: dict[str, FieldCodec[Any]] = {**self._fields} | {
            name: code for name, (code, _) in self._derived.items()
        }
        bounds = [part for name, code in self._codes.items() for part in code.bounds(name)]
        self.names, self.low, self.high = (tuple(column) for column in zip(*bounds, strict=True))
        self.length = len(self.names)

    def encode(self, view: View, at: int = 0) -> "NDArray[np.int16]":
        """Return the row of a view at `at` ms of the table clock."""
        import numpy as np

        return np.frombuffer(self.encode_bytes(view, at), np.int16)

    def encode_bytes(self, view: View, at: int = 0) -> bytearray:
        """Return the row as bytes, two for each number."""
        values = map(getattr, repeat(view), self._fields)
        out = bytearray().join(map(call, self._row_of, values))
        for code, read in self._derived.values():
            code.write(read(view, at), out)
        return out

    def decode(self, row: Iterable[int]) -> dict[str, Any]:
        """Return the fields and derived values of a row. Lost fields are missing."""
        numbers = iter([int(number) for number in row])
        return {name: code.read(numbers) for name, code in self._codes.items()}


@dataclass(frozen=True, kw_only=True)
class Encoding:
    """The encodings of a game, for a given number of seats and options."""

    actions: Callable[[int, Any], ActionSpace]
    features: Callable[[int, Any], Features]
    picture: "Callable[[str, Rectangle | None, float], NDArray[np.uint8]] | None" = None
    """Render a scene: `picture(key, box, scale)`."""
