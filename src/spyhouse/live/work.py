"""What waits its turn at a live table."""

from collections.abc import Callable
from typing import NamedTuple

from spyhouse.kernel import SpyhouseError
from spyhouse.live.services import Listener
from spyhouse.live.turns import HOUSE
from spyhouse.table.command import Command
from spyhouse.table.messages import Done, No

Answer = Callable[[Done | No], None]

NOT_NOW = "not-now"
NOT_STORED = "not-stored"


class NotNow(SpyhouseError):
    """The store is in trouble. The same again, in a moment, may well be done."""


def to_nobody(reply: Done | No) -> None:
    """The house itself needs no answer."""


class Work(NamedTuple):
    command: Command
    person: str
    id: str
    answer: Answer
    after: int | None = None
    at: int = 0
    """Not before this time of the house clock."""
    tries: int = 5
    """Against other servers that write first."""
    asker: Listener | None = None
    """Who hears of it in the same message that answers."""

    @property
    def address(self) -> str:
        """Where it comes from, as budgets count it."""
        return self.asker.address if self.asker else HOUSE


class Arrival(NamedTuple):
    listener: Listener
    seq: int


class ReadOn(NamedTuple):
    """Other servers wrote up to here, for all we know."""

    seq: float
