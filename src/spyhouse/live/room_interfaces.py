"""What the parts of a room may use of it. The room imports its parts, never the other way round."""

from typing import Protocol

from spyhouse.live.audience import Audience
from spyhouse.live.claim import Claim
from spyhouse.live.room_queue import QueuedCommand, ReplyCallback, ignore_reply
from spyhouse.live.services import Services
from spyhouse.table.applied import AppliedEntry
from spyhouse.table.command import Command
from spyhouse.table.table import Table


class BotRoom(Protocol):
    """A room as its bots see it."""

    services: Services
    audience: Audience
    table: Table

    def submit(self, command: Command, answer: ReplyCallback = ignore_reply) -> None:
        """Queue a command issued by the server itself."""


class RecoveringRoom(Protocol):
    """A room as its recovery sees it."""

    services: Services
    audience: Audience
    claim: Claim
    table: Table
    stale: bool
    """Memory may differ from the log and must not be shown until it is rebuilt."""

    def publish(self, result: AppliedEntry) -> bool:
        """Broadcast a result and pass it to the bots."""

    def replace_table(self, table: Table) -> None:
        """Take over a table rebuilt from the log, and send everybody a new `Welcome`."""

    def requeue_first(self, work: QueuedCommand) -> None:
        """Put an item at the head of the queue."""

    def suspend(self, at: int | None = None) -> None:
        """Stop processing until the log has been re-read."""

    def log_error(self, message: str, error: BaseException, person: str = "") -> None:
        """Log an error with the table's code."""
