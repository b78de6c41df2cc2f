"""How single values become whole numbers and come back: the parts that a game's features are made of."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, Generic, TypeVar

T = TypeVar("T")

Bounds = list[tuple[str, int, int]]
"""Names, each with the least and the most its number can be."""


class Code(ABC, Generic[T]):
    @abstractmethod
    def bounds(self, name: str) -> Bounds:
        """Of each number it writes."""

    @abstractmethod
    def write(self, value: T, out: list[int]) -> None:
        """Append the numbers for a value."""

    @abstractmethod
    def read(self, numbers: Iterator[int]) -> T:
        """The value they were written for."""


class Number(Code[int]):
    """A whole number; what is beyond the bounds counts as the bound."""

    def __init__(self, high: int, low: int = 0) -> None:
        self.low, self.high = low, high

    def bounds(self, name: str) -> Bounds:
        return [(name, self.low, self.high)]

    def write(self, value: int, out: list[int]) -> None:
        out.append(self.low if value < self.low else self.high if value > self.high else value)

    def read(self, numbers: Iterator[int]) -> int:
        return next(numbers)


class Flag(Code[bool]):
    def bounds(self, name: str) -> Bounds:
        return [(name, 0, 1)]

    def write(self, value: bool, out: list[int]) -> None:
        out.append(1 if value else 0)

    def read(self, numbers: Iterator[int]) -> bool:
        return next(numbers) == 1


class OneOf(Code[T]):
    """One of a few things: a 1 at its place."""

    def __init__(self, values: Sequence[T]) -> None:
        self._values = tuple(values)
        zeros = (0,) * len(self._values)
        self._rows = {value: (*zeros[:n], 1, *zeros[n + 1 :]) for n, value in enumerate(self._values)}

    def bounds(self, name: str) -> Bounds:
        return [(f"{name}={value}", 0, 1) for value in self._values]

    def write(self, value: T, out: list[int]) -> None:
        out += self._rows[value]

    def read(self, numbers: Iterator[int]) -> T:
        row = [next(numbers) for _ in self._values]
        return self._values[row.index(1)]


class Some(Code[tuple[T, ...]]):
    """Some of a few things, in their order: a 1 for each that is there."""

    def __init__(self, values: Sequence[T]) -> None:
        self._values = tuple(values)

    def bounds(self, name: str) -> Bounds:
        return [(f"{name}:{value}", 0, 1) for value in self._values]

    def write(self, value: tuple[T, ...], out: list[int]) -> None:
        out += [1 if one in value else 0 for one in self._values]

    def read(self, numbers: Iterator[int]) -> tuple[T, ...]:
        return tuple([value for value in self._values if next(numbers)])


class Maybe(Code[T | None]):
    """Whether it is there, and what it is."""

    def __init__(self, code: Code[T]) -> None:
        self._code = code
        self._width = len(code.bounds(""))

    def bounds(self, name: str) -> Bounds:
        return [
            (f"{name}?", 0, 1),
            *((part, min(low, 0), high) for part, low, high in self._code.bounds(name)),
        ]

    def write(self, value: T | None, out: list[int]) -> None:
        if value is None:
            out += (0,) * (1 + self._width)
        else:
            out.append(1)
            self._code.write(value, out)

    def read(self, numbers: Iterator[int]) -> T | None:
        if next(numbers):
            return self._code.read(numbers)
        for _ in range(self._width):
            next(numbers)
        return None


class Counts(Code[list[int]]):
    """A number for each of many names, as they are."""

    def __init__(self, names: Sequence[str], high: int) -> None:
        self._names, self._high = tuple(names), high

    def bounds(self, name: str) -> Bounds:
        return [(one, 0, self._high) for one in self._names]

    def write(self, value: list[int], out: list[int]) -> None:
        out += value

    def read(self, numbers: Iterator[int]) -> list[int]:
        return [next(numbers) for _ in self._names]


class Row(Code[tuple[T, ...]]):
    """Exactly so many of the same."""

    def __init__(self, code: Code[T], length: int) -> None:
        self._code, self._length = code, length

    def bounds(self, name: str) -> Bounds:
        return [part for n in range(self._length) for part in self._code.bounds(f"{name}[{n}]")]

    def write(self, value: tuple[T, ...], out: list[int]) -> None:
        for one in value:
            self._code.write(one, out)

    def read(self, numbers: Iterator[int]) -> tuple[T, ...]:
        return tuple([self._code.read(numbers) for _ in range(self._length)])


class UpTo(Code[tuple[T, ...]]):
    """At most so many; of more, the last ones count."""

    def __init__(self, code: Code[T], most: int) -> None:
        self._row: Row[T | None] = Row(Maybe(code), most)
        self._most = most

    def bounds(self, name: str) -> Bounds:
        return self._row.bounds(name)

    def write(self, value: tuple[T, ...], out: list[int]) -> None:
        last = value[-self._most :]
        self._row.write((*last, *(None,) * (self._most - len(last))), out)

    def read(self, numbers: Iterator[int]) -> tuple[T, ...]:
        return tuple([one for one in self._row.read(numbers) if one is not None])


class Record(Code[T]):
    """A struct, field by field. What is `fixed` is the same for all of them and takes no numbers."""

    def __init__(self, kind: Callable[..., T], fields: dict[str, Code[Any]], **fixed: Any) -> None:
        self._kind, self._fields, self._fixed = kind, fields, fixed

    def bounds(self, name: str) -> Bounds:
        return [part for field, code in self._fields.items() for part in code.bounds(f"{name}.{field}")]

    def write(self, value: T, out: list[int]) -> None:
        for field, code in self._fields.items():
            code.write(getattr(value, field), out)

    def read(self, numbers: Iterator[int]) -> T:
        return self._kind(**{name: code.read(numbers) for name, code in self._fields.items()}, **self._fixed)


MOST_KNOWN = 10_000


class Known(Code[T]):
    """Of values that come again and again, each is written once and looked up from then on."""

    def __init__(self, code: Code[T]) -> None:
        self._code = code
        self._rows: dict[Hashable, tuple[int, ...]] = {}

    def bounds(self, name: str) -> Bounds:
        return self._code.bounds(name)

    def write(self, value: T, out: list[int]) -> None:
        row = self._rows.get(value)
        if row is None:
            fresh: list[int] = []
            self._code.write(value, fresh)
            if len(self._rows) == MOST_KNOWN:
                self._rows.clear()
            row = self._rows[value] = tuple(fresh)
        out += row

    def read(self, numbers: Iterator[int]) -> T:
        return self._code.read(numbers)


class As(Code[T]):
    """As another value that is easier to write."""

    def __init__(self, code: Code[Any], there: Callable[[T], Any], back: Callable[[Any], T]) -> None:
        self._code, self._there, self._back = code, there, back

    def bounds(self, name: str) -> Bounds:
        return self._code.bounds(name)

    def write(self, value: T, out: list[int]) -> None:
        self._code.write(self._there(value), out)

    def read(self, numbers: Iterator[int]) -> T:
        return self._back(self._code.read(numbers))
