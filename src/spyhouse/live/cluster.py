"""Messages between servers that share one database.

A nudge says that a table's log has grown, and who is connected to that server. A lost nudge delays updates,
but loses nothing: the log is the only shared state.
"""

from typing import Protocol

import msgspec


class Nudge(msgspec.Struct, frozen=True):
    """One server's news about a table, sent to all other servers."""

    server: str
    table: str
    seq: int
    """Log position of the sender."""
    now: int
    """The sender's server clock, in ms. Servers advance theirs to the latest they receive."""
    here: list[str] | None
    """People connected to the sender; null once nobody there attends the table."""


class Cluster(Protocol):
    """The other servers that share this database."""

    def nudge(self, nudge: Nudge) -> None:
        """Send a nudge to all other servers."""

    async def is_attended(self, table: str) -> bool:
        """Return whether any other server has listeners at this table."""
