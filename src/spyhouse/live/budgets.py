"""Limits on what is written to the log, per table and per address. Normal play stays far below them."""

from collections.abc import Sequence

from spyhouse.live.rate_limits import RateLimiter
from spyhouse.table.entry import LogRow

BURST_DIVISOR = 4
"""Only a minute's entries divided by this may come in one burst."""
_TABLE = "too-much-here"
_ADDRESS = "too-much-from-you"
_FULL = "book-is-full"


class WriteBudgets:
    """Write limits of all tables of a server. A limit of 0 means no limit."""

    def __init__(
        self, entries_per_minute: int = 0, bytes_per_minute: int = 0, bytes_per_hour: int = 0, in_all: int = 0
    ) -> None:
        # Each entry is broadcast to the whole table, so bursts are kept small.
        self._entries = RateLimiter(-(-entries_per_minute // BURST_DIVISOR), 60 / BURST_DIVISOR)
        self._bytes = RateLimiter(bytes_per_minute, 60)
        self._from = RateLimiter(bytes_per_hour, 3600)
        self._in_all = in_all

    def charge(self, table: str, size: int, address: str, lines: int, amount: int) -> str:
        """Charge `lines` entries of `amount` bytes to a table and an address.

        `size` is the present size of the table's log in bytes. Returns "", or the refusal code of the limit
        that would be exceeded.
        """
        if self._in_all and size + amount > self._in_all:
            return _FULL
        if not (self._entries.take(table, lines) and self._bytes.take(table, amount)):
            return _TABLE
        return self.charge_address(address, amount)

    def charge_address(self, address: str, amount: int) -> str:
        """Charge bytes to an address alone. Returns "" or the refusal code."""
        return "" if self._from.take(address, amount) else _ADDRESS


def byte_size(lines: Sequence[LogRow]) -> int:
    """Return the total size of the rows' bodies."""
    return sum([len(line.body) for line in lines])
