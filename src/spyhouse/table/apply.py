"""From entries of the log to the table. Never refuses: what is stored has happened. A fold, a replay and a
second server run nothing else."""

from collections.abc import Iterable

from spyhouse.kernel import SpyhouseError
from spyhouse.table.entry import Entry, Line, read
from spyhouse.table.result import Result
from spyhouse.table.table import Table


def apply(table: Table, entry: Entry) -> Result:
    """Do what the entry says was done."""
    if entry.seq != table.seq + 1:
        raise SpyhouseError(f"The log of table {table.code} goes from entry {table.seq} to {entry.seq}.")
    if entry.command.opens != (not table.seq):
        raise SpyhouseError(f"The log of table {table.code} does not begin with the opening of a table.")
    effect = entry.command.apply(table, entry)
    return table.went_on(entry, effect)


def fold(code: str, lines: Iterable[Line]) -> Table:
    """The table that a log tells of."""
    table = Table(code)
    for line in lines:
        apply(table, read(line))
    if not table.seq:
        raise SpyhouseError(f"The log of table {code} is empty.")
    table.doubt()
    return table
