"""How single values become whole numbers and come back: the parts that a game's features are made of.

A number takes two bytes, as in NumPy's `int16`. Whatever comes again is written once and copied from then on.
"""

from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from itertools import repeat
from operator import call
from struct import pack
from typing import Any, Generic, TypeVar

T = TypeVar("T")

Bounds = list[tuple[str, int, int]]
"""Names, each with the least and the most its number can be."""

ZERO, ONE = pack("h", 0), pack("h", 1)

KEPT = 10_000
"""So many values of a kind are remembered."""


class Code(ABC, Generic[T]):
    at_hand = False
    """Whether its rows, or those of its parts, are only looked up: nobody else need remember them."""

    @abstractmethod
    def bounds(self, name: str) -> Bounds:
        """Of each number it writes."""

    @abstractmethod
    def write(self, value: T, out: bytearray) -> None:
        """Append the numbers for a value."""

    @abstractmethod
    def read(self, numbers: Iterator[int]) -> T:
        """The value they were written for."""

    def row(self, value: T) -> bytes:
        """The numbers for a value alone."""
        out = bytearray()
        self.write(value, out)
        return bytes(out)

    def quick_row(self) -> Callable[[T], bytes]:
        """The quickest way to `row`."""
        return self.row

    def nothing(self) -> bytes:
        """As many zeros as it writes numbers."""
        return ZERO * len(self.bounds(""))


class Number(Code[int]):
    """A whole number; what is beyond the bounds counts as the bound."""

    at_hand = True

    def __init__(self, high: int, low: int = 0) -> None:
        self._low, self._high = low, high
        self._rows = _Rows(self)

    def bounds(self, name: str) -> Bounds:
        return [(name, self._low, self._high)]

    def write(self, value: int, out: bytearray) -> None:
        out += self._rows[value]

    def row(self, value: int) -> bytes:
        return pack("h", min(max(value, self._low), self._high))

    def quick_row(self) -> Callable[[int], bytes]:
        return self._rows.__getitem__

    def read(self, numbers: Iterator[int]) -> int:
        return next(numbers)


class Flag(Code[bool]):
    at_hand = True

    def bounds(self, name: str) -> Bounds:
        return [(name, 0, 1)]

    def write(self, value: bool, out: bytearray) -> None:
        out += ONE if value else ZERO

    def quick_row(self) -> Callable[[bool], bytes]:
        return (ZERO, ONE).__getitem__

    def read(self, numbers: Iterator[int]) -> bool:
        return next(numbers) == 1


class OneOf(Code[T]):
    """One of a few things: a 1 at its place."""

    at_hand = True

    def __init__(self, values: Sequence[T]) -> None:
        self._values = tuple(values)
        count = len(self._values)
        self._rows = {
            value: ZERO * place + ONE + ZERO * (count - place - 1) for place, value in enumerate(values)
        }

    def bounds(self, name: str) -> Bounds:
        return [(f"{name}={value}", 0, 1) for value in self._values]

    def write(self, value: T, out: bytearray) -> None:
        out += self._rows[value]

    def quick_row(self) -> Callable[[T], bytes]:
        return self._rows.__getitem__

    def read(self, numbers: Iterator[int]) -> T:
        row = [next(numbers) for _ in self._values]
        return self._values[row.index(1)]


class Known(Code[T]):
    """Remembers what it has written: for values that come again and again."""

    at_hand = True

    def __init__(self, code: Code[T], most: int = KEPT) -> None:
        self._code = code
        self._rows = _Rows(code, most)

    def bounds(self, name: str) -> Bounds:
        return self._code.bounds(name)

    def write(self, value: T, out: bytearray) -> None:
        out += self._rows[value]

    def quick_row(self) -> Callable[[T], bytes]:
        return self._rows.__getitem__

    def read(self, numbers: Iterator[int]) -> T:
        return self._code.read(numbers)


class _Rows(dict[Hashable, bytes]):
    """By value, what is written for it; what was not asked for before is written then."""

    def __init__(self, code: Code[Any], most: int = KEPT) -> None:
        super().__init__()
        self._code, self._most = code, most

    def __missing__(self, value: Hashable) -> bytes:
        if len(self) == self._most:
            self.clear()
        row = self[value] = self._code.row(value)
        return row


class _Some(Code[tuple[T, ...]]):
    def __init__(self, values: Sequence[T]) -> None:
        self._values = tuple(values)
        self._place = {value: place for place, value in enumerate(values)}
        self._zeros = array("h", self.nothing())

    def bounds(self, name: str) -> Bounds:
        return [(f"{name}:{value}", 0, 1) for value in self._values]

    def write(self, value: tuple[T, ...], out: bytearray) -> None:
        row = self._zeros[:]
        for one in value:
            row[self._place[one]] = 1
        out += row

    def read(self, numbers: Iterator[int]) -> tuple[T, ...]:
        return tuple([value for value in self._values if next(numbers)])


def Some(values: Sequence[T]) -> Code[tuple[T, ...]]:
    """Some of a few things, in their order: a 1 for each that is there."""
    return Known(_Some(values))


class Maybe(Code[T | None]):
    """Whether it is there, and what it is."""

    def __init__(self, code: Code[T]) -> None:
        self._code = code
        self._nothing = ZERO + code.nothing()

    def bounds(self, name: str) -> Bounds:
        there = [(part, min(low, 0), high) for part, low, high in self._code.bounds(name)]
        return [(f"{name}?", 0, 1), *there]

    def write(self, value: T | None, out: bytearray) -> None:
        if value is None:
            out += self._nothing
        else:
            out += ONE
            self._code.write(value, out)

    def read(self, numbers: Iterator[int]) -> T | None:
        if next(numbers):
            return self._code.read(numbers)
        for _ in self._code.bounds(""):
            next(numbers)
        return None


class Row(Code[tuple[T, ...]]):
    """Exactly so many of the same."""

    def __init__(self, code: Code[T], length: int) -> None:
        self._code, self._length = code, length
        self._row_of = code.quick_row()
        self.at_hand = isinstance(code, Known)

    def bounds(self, name: str) -> Bounds:
        return [part for n in range(self._length) for part in self._code.bounds(f"{name}[{n}]")]

    def write(self, value: tuple[T, ...], out: bytearray) -> None:
        out += self.row(value)

    def row(self, value: tuple[T, ...]) -> bytes:
        return b"".join(map(self._row_of, value))

    def read(self, numbers: Iterator[int]) -> tuple[T, ...]:
        return tuple([self._code.read(numbers) for _ in range(self._length)])


class UpTo(Code[tuple[T, ...]]):
    """At most so many; of more, the last ones count."""

    def __init__(self, code: Code[T], most: int) -> None:
        self._row_of, self._most = code.quick_row(), most
        self._row: Row[T | None] = Row(Maybe(code), most)
        self._gap = ZERO + code.nothing()
        self.at_hand = isinstance(code, Known)

    def bounds(self, name: str) -> Bounds:
        return self._row.bounds(name)

    def write(self, value: tuple[T, ...], out: bytearray) -> None:
        out += self.row(value)

    def row(self, value: tuple[T, ...]) -> bytes:
        last = value[-self._most :]
        there = b"".join([ONE + self._row_of(one) for one in last])
        return there + self._gap * (self._most - len(last))

    def read(self, numbers: Iterator[int]) -> tuple[T, ...]:
        return tuple([one for one in self._row.read(numbers) if one is not None])


class Counts(Code[Mapping[int, int]]):
    """A number for each of many names, told by place: those that are not 0."""

    def __init__(self, names: Sequence[str], high: int) -> None:
        self._names, self._high = tuple(names), high
        self._zeros = array("h", self.nothing())

    def bounds(self, name: str) -> Bounds:
        return [(one, 0, self._high) for one in self._names]

    def write(self, value: Mapping[int, int], out: bytearray) -> None:
        row = self._zeros[:]
        for place, count in value.items():
            row[place] = min(count, self._high)
        out += row

    def read(self, numbers: Iterator[int]) -> dict[int, int]:
        return {place: count for place, _ in enumerate(self._names) if (count := next(numbers))}


class Record(Code[T]):
    """A struct, field by field."""

    def __init__(self, kind: Callable[..., T], fields: dict[str, Code[Any]]) -> None:
        self._kind, self._fields = kind, fields
        self._row_of = [code.quick_row() for code in fields.values()]

    def bounds(self, name: str) -> Bounds:
        return [part for field, code in self._fields.items() for part in code.bounds(f"{name}.{field}")]

    def write(self, value: T, out: bytearray) -> None:
        out += self.row(value)

    def row(self, value: T) -> bytes:
        return b"".join(map(call, self._row_of, map(getattr, repeat(value), self._fields)))

    def read(self, numbers: Iterator[int]) -> T:
        return self._kind(**{name: code.read(numbers) for name, code in self._fields.items()})


class As(Code[T]):
    """As another value that is easier to write."""

    def __init__(self, code: Code[Any], there: Callable[[T], Any], back: Callable[[Any], T]) -> None:
        self._code, self._there, self._back = code, there, back

    def bounds(self, name: str) -> Bounds:
        return self._code.bounds(name)

    def write(self, value: T, out: bytearray) -> None:
        self._code.write(self._there(value), out)

    def read(self, numbers: Iterator[int]) -> T:
        return self._back(self._code.read(numbers))
