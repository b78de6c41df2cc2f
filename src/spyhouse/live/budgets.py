"""How much may be written down, at one table and from one address: more than people can by playing."""

from collections.abc import Sequence

from spyhouse.live.limits import PerAddress
from spyhouse.table.entry import Line

IN_ONE_GO = 4
"""A quarter of a minute's entries."""
_TABLE = "too-much-here"
_ADDRESS = "too-much-from-you"
_FULL = "book-is-full"


class Budgets:
    """A limit of 0 is no limit."""

    def __init__(
        self, entries_per_minute: int = 0, bytes_per_minute: int = 0, bytes_per_hour: int = 0, in_all: int = 0
    ) -> None:
        # Everyone at the table hears of each entry, so only a part of them may come in one go.
        self._entries = PerAddress(-(-entries_per_minute // IN_ONE_GO), 60 / IN_ONE_GO)
        self._bytes = PerAddress(bytes_per_minute, 60)
        self._from = PerAddress(bytes_per_hour, 3600)
        self._in_all = in_all

    def objection(self, table: str, size: int, address: str, lines: int, much: int) -> str:
        """Why so many lines of so many bytes cannot be stored at a table with a log of this size, as a code;
        "" if they can, and then they are paid for."""
        if self._in_all and size + much > self._in_all:
            return _FULL
        if not (self._entries.take(table, lines) and self._bytes.take(table, much)):
            return _TABLE
        return "" if self._from.take(address, much) else _ADDRESS


def size_of(lines: Sequence[Line]) -> int:
    return sum([len(line.body) for line in lines])
