"""Other servers of the same house. They share nothing but the log: a nudge tells that there is something new
in it, and who attends the table where the nudge comes from. One that gets lost delays; nothing is lost."""

from typing import Protocol

import msgspec


class Nudge(msgspec.Struct, frozen=True):
    """What a server tells the others of one of its tables."""

    server: str
    table: str
    seq: int
    """Of the last entry in the log."""
    now: int
    """Its house clock: the servers of a house agree on the latest."""
    here: list[str] | None
    """The people who are connected there; null when nobody attends the table there any more."""


class Cluster(Protocol):
    """All other servers of the house."""

    def nudge(self, nudge: Nudge) -> None: ...

    async def attend(self, table: str) -> bool:
        """Whether somebody is at this table on any of them."""
