"""Entries of a table's log; `log_codec.py` reads and writes them."""

import msgspec

from spyhouse.kernel import Outcome
from spyhouse.table.command import FORMAT, Command, PreparedMove


class LogRow(msgspec.Struct, frozen=True):
    """A log entry as stored."""

    seq: int
    at: int
    """Server clock, in ms."""
    person: str
    command: str
    """Request id chosen by the client; "" for commands of the server."""
    body: bytes


class Entry(msgspec.Struct, frozen=True):
    """A decoded log entry."""

    seq: int
    at: int
    person: str
    id: str
    command: Command
    fingerprint: str = ""
    """Fingerprint of what it did to the game; "" if it did nothing, or in logs of format 1."""
    over: bool = False
    """Whether the game ended with it."""
    outcome: Outcome | None = None
    """Outcome of the game, stored so that it survives changes of the rules.

    None in entries written before outcomes were stored.
    """
    format: int = FORMAT
    prepared: PreparedMove | None = None
    """The result computed by `decide`. Not stored: readers of the log compute it again."""

    @property
    def is_deal(self) -> bool:
        """Whether it deals a game."""
        return self.prepared is not None and self.prepared.move is None
