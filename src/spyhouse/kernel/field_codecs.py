"""Codecs between single values and rows of integers: the building blocks of a game's features.

A number takes two bytes, like NumPy's `int16`. Frequent values are encoded once and cached.
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
"""Name, minimum and maximum of each number."""

ZERO, ONE = pack("h", 0), pack("h", 1)

CACHE_SIZE = 10_000
"""Maximum number of cached values per codec."""


class FieldCodec(ABC, Generic[T]):
    """Converts values of one type to integers and back."""

    is_cached = False
    """Whether rows come from a cache, so that callers need not cache them again."""

    @abstractmethod
    def bounds(self, name: str) -> Bounds:
        """Return the bounds of each number it writes."""

    @abstractmethod
    def write(self, value: T, out: bytearray) -> None:
        """Append the numbers of a value."""

    @abstractmethod
    def read(self, numbers: Iterator[int]) -> T:
        """Read a value from its numbers."""

    def row(self, value: T) -> bytes:
        """Return the numbers of a value on their own."""
        out = bytearray()
        self.write(value, out)
        return bytes(out)

    def fast_row(self) -> Callable[[T], bytes]:
        """Return the fastest function that does the same as `row`."""
        return self.row

    def zeros(self) -> bytes:
        """Return as many zeros as it writes numbers."""
        return ZERO * len(self.bounds(""))


class IntCodec(FieldCodec[int]):
    """An integer, clamped to its bounds."""

    is_cached = True

    def __init__(self, high: int, low: int = 0) -> None:
        self._low, self._high = low, high
        self._rows = _RowCache(self)

    def bounds(self, name: str) -> Bounds:
        return [(name, self._low, self._high)]

    def write(self, value: int, out: bytearray) -> None:
        out += self._rows[value]

    def row(self, value: int) -> bytes:
        return pack("h", min(max(value, self._low), self._high))

    def fast_row(self) -> Callable[[int], bytes]:
        return self._rows.__getitem__

    def read(self, numbers: Iterator[int]) -> int:
        return next(numbers)


class BoolCodec(FieldCodec[bool]):
    """A boolean as 0 or 1."""

    is_cached = True

    def bounds(self, name: str) -> Bounds:
        return [(name, 0, 1)]

    def write(self, value: bool, out: bytearray) -> None:
        out += ONE if value else ZERO

    def fast_row(self) -> Callable[[bool], bytes]:
        return (ZERO, ONE).__getitem__

    def read(self, numbers: Iterator[int]) -> bool:
        return next(numbers) == 1


class OneHotCodec(FieldCodec[T]):
    """One of a few values: a 1 at its index."""

    is_cached = True

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

    def fast_row(self) -> Callable[[T], bytes]:
        return self._rows.__getitem__

    def read(self, numbers: Iterator[int]) -> T:
        row = [next(numbers) for _ in self._values]
        return self._values[row.index(1)]


class CachedCodec(FieldCodec[T]):
    """A codec with a cache, for frequent values."""

    is_cached = True

    def __init__(self, code: FieldCodec[T], limit: int = CACHE_SIZE) -> None:
        self._code = code
        self._rows = _RowCache(code, limit)

    def bounds(self, name: str) -> Bounds:
        return self._code.bounds(name)

    def write(self, value: T, out: bytearray) -> None:
        out += self._rows[value]

    def fast_row(self) -> Callable[[T], bytes]:
        return self._rows.__getitem__

    def read(self, numbers: Iterator[int]) -> T:
        return self._code.read(numbers)


class _RowCache(dict[Hashable, bytes]):
    """Rows by value, filled on demand."""

    def __init__(self, code: FieldCodec[Any], limit: int = CACHE_SIZE) -> None:
        super().__init__()
        self._code, self._limit = code, limit

    def __missing__(self, value: Hashable) -> bytes:
        if len(self) == self._limit:
            self.clear()
        row = self[value] = self._code.row(value)
        return row


class _MultiHotCodec(FieldCodec[tuple[T, ...]]):
    def __init__(self, values: Sequence[T]) -> None:
        self._values = tuple(values)
        self._place = {value: place for place, value in enumerate(values)}
        self._zeros = array("h", self.zeros())

    def bounds(self, name: str) -> Bounds:
        return [(f"{name}:{value}", 0, 1) for value in self._values]

    def write(self, value: tuple[T, ...], out: bytearray) -> None:
        row = self._zeros[:]
        for one in value:
            row[self._place[one]] = 1
        out += row

    def read(self, numbers: Iterator[int]) -> tuple[T, ...]:
        return tuple([value for value in self._values if next(numbers)])


def multi_hot(values: Sequence[T]) -> FieldCodec[tuple[T, ...]]:
    """Return a codec for a subset of a few values: a 1 for each that is in it, in their order."""
    return CachedCodec(_MultiHotCodec(values))


class OptionalCodec(FieldCodec[T | None]):
    """A flag for presence, then the value."""

    def __init__(self, code: FieldCodec[T]) -> None:
        self._code = code
        self._nothing = ZERO + code.zeros()

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


class FixedListCodec(FieldCodec[tuple[T, ...]]):
    """A list of fixed length."""

    def __init__(self, code: FieldCodec[T], length: int) -> None:
        self._code, self._length = code, length
        self._row_of = code.fast_row()
        self.is_cached = isinstance(code, CachedCodec)

    def bounds(self, name: str) -> Bounds:
        return [part for n in range(self._length) for part in self._code.bounds(f"{name}[{n}]")]

    def write(self, value: tuple[T, ...], out: bytearray) -> None:
        out += self.row(value)

    def row(self, value: tuple[T, ...]) -> bytes:
        return b"".join(map(self._row_of, value))

    def read(self, numbers: Iterator[int]) -> tuple[T, ...]:
        return tuple([self._code.read(numbers) for _ in range(self._length)])


class PaddedListCodec(FieldCodec[tuple[T, ...]]):
    """A list of limited length. Of longer lists, the last items are kept."""

    def __init__(self, code: FieldCodec[T], limit: int) -> None:
        self._row_of, self._limit = code.fast_row(), limit
        self._row: FixedListCodec[T | None] = FixedListCodec(OptionalCodec(code), limit)
        self._gap = ZERO + code.zeros()
        self.is_cached = isinstance(code, CachedCodec)

    def bounds(self, name: str) -> Bounds:
        return self._row.bounds(name)

    def write(self, value: tuple[T, ...], out: bytearray) -> None:
        out += self.row(value)

    def row(self, value: tuple[T, ...]) -> bytes:
        last = value[-self._limit :]
        there = b"".join([ONE + self._row_of(one) for one in last])
        return there + self._gap * (self._limit - len(last))

    def read(self, numbers: Iterator[int]) -> tuple[T, ...]:
        return tuple([one for one in self._row.read(numbers) if one is not None])


class SparseCountsCodec(FieldCodec[Mapping[int, int]]):
    """A number for each of many names, given by index; zeros are omitted."""

    def __init__(self, names: Sequence[str], high: int) -> None:
        self._names, self._high = tuple(names), high
        self._zeros = array("h", self.zeros())

    def bounds(self, name: str) -> Bounds:
        return [(one, 0, self._high) for one in self._names]

    def write(self, value: Mapping[int, int], out: bytearray) -> None:
        row = self._zeros[:]
        for place, count in value.items():
            row[place] = min(count, self._high)
        out += row

    def read(self, numbers: Iterator[int]) -> dict[int, int]:
        return {place: count for place, _ in enumerate(self._names) if (count := next(numbers))}


class StructCodec(FieldCodec[T]):
    """A struct, field by field."""

    def __init__(self, kind: Callable[..., T], fields: dict[str, FieldCodec[Any]]) -> None:
        self._kind, self._fields = kind, fields
        self._row_of = [code.fast_row() for code in fields.values()]

    def bounds(self, name: str) -> Bounds:
        return [part for field, code in self._fields.items() for part in code.bounds(f"{name}.{field}")]

    def write(self, value: T, out: bytearray) -> None:
        out += self.row(value)

    def row(self, value: T) -> bytes:
        return b"".join(map(call, self._row_of, map(getattr, repeat(value), self._fields)))

    def read(self, numbers: Iterator[int]) -> T:
        return self._kind(**{name: code.read(numbers) for name, code in self._fields.items()})


class MappedCodec(FieldCodec[T]):
    """A value converted to another one that is easier to write."""

    def __init__(self, code: FieldCodec[Any], there: Callable[[T], Any], back: Callable[[Any], T]) -> None:
        self._code, self._there, self._back = code, there, back

    def bounds(self, name: str) -> Bounds:
        return self._code.bounds(name)

    def write(self, value: T, out: bytearray) -> None:
        self._code.write(self._there(value), out)

    def read(self, numbers: Iterator[int]) -> T:
        return self._back(self._code.read(numbers))
