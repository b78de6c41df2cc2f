"""Applying log entries to a table.

Applying never refuses: a stored entry has happened. Loading, replays and other servers use only this.
"""

from collections.abc import Iterable

from spyhouse.kernel import SpyhouseError
from spyhouse.table.applied import AppliedEntry
from spyhouse.table.entry import Entry, LogRow
from spyhouse.table.log_codec import decode_row
from spyhouse.table.table import Table


def apply(table: Table, entry: Entry) -> AppliedEntry:
    """Apply an entry to the table. Raises `SpyhouseError` if the log has a gap."""
    if entry.seq != table.seq + 1:
        raise SpyhouseError(f"log of table {table.code} jumps from entry {table.seq} to {entry.seq}")
    if entry.command.opens_log != (not table.seq):
        raise SpyhouseError(f"log of table {table.code} does not begin with Opened")
    effect = entry.command.apply(table, entry)
    return table.record_applied(entry, effect)


def fold(code: str, lines: Iterable[LogRow]) -> Table:
    """Build a table from the rows of its log."""
    table = Table(code)
    for line in lines:
        apply(table, decode_row(line))
    if not table.seq:
        raise SpyhouseError(f"log of table {code} is empty")
    table.mark_stuck_if_unverified()
    return table
