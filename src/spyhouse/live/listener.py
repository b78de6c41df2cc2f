"""What a room knows of connections and notices."""

from collections import Counter
from collections.abc import Sequence
from typing import Protocol

from spyhouse.kernel import SpyhouseError
from spyhouse.table.messages import CloseReason
from spyhouse.table.table import Table


class Listener(Protocol):
    """One open connection to a table. A person may have several."""

    person: str
    """Person id at this table; "" for a watcher."""
    address: str
    """Client address, for budgets."""
    wants_legal: bool
    """Whether every view comes with the list of legal moves."""

    def send(self, message: bytes) -> None:
        """Send a message to this connection only."""

    def disconnect(self, kind: CloseReason, why: SpyhouseError | str, /) -> None:
        """Send a last message with the reason, then close the connection."""


class Notifier(Protocol):
    """Sends notices to people who are away."""

    counted: Counter[str]
    """Number of notices, by result."""

    def your_turn(self, table: Table, person: str) -> None:
        """Notify a person that the game waits for them. Sent once until they return."""

    def returned(self, table: str, person: str) -> None:
        """Forget what was sent to a person: they are connected again."""


Broadcast = Sequence[tuple[Listener, bytes]]
"""Messages sent together. The sender pads them all to the same length (SF-28)."""
