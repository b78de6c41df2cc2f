"""Items of a room's queue: commands, arrivals and catch-ups."""

from collections.abc import Callable
from typing import NamedTuple

from spyhouse.kernel import SpyhouseError
from spyhouse.live.fair_scheduler import SERVER
from spyhouse.live.listener import Listener
from spyhouse.table.command import Command
from spyhouse.table.messages import Done, No, Request
from spyhouse.table.padding import encode

ReplyCallback = Callable[[Done | No], None]

NOT_NOW = "not-now"
NOT_STORED = "not-stored"
DAMAGED = "table-damaged"


class Damaged(SpyhouseError):
    """A table's log cannot be read. Retrying does not help."""


class Unavailable(SpyhouseError):
    """The store is unavailable. Retrying later may succeed."""


def ignore_reply(reply: Done | No) -> None:
    """Discard the reply to a command issued by the server."""


class QueuedCommand(NamedTuple):
    """A command waiting to be decided and stored."""

    command: Command
    person: str
    id: str
    reply: ReplyCallback
    seen_seq: int | None = None
    not_before: int = 0
    """Earliest server-clock time of the entry, in ms; 0 for now."""
    first_conflict_at: float = 0
    """Event-loop time of the first lost race against another server; 0 for none."""
    listener: Listener | None = None
    """The requester's connection. Its update carries the reply."""

    @property
    def address(self) -> str:
        """The requester's address, for budgets."""
        return self.listener.address if self.listener else SERVER


class QueuedArrival(NamedTuple):
    """A listener waiting for its `Welcome`."""

    listener: Listener
    seq: int


class QueuedCatchUp(NamedTuple):
    """A request to read the log up to `seq`, which other servers have written."""

    seq: float


def client_command(listener: Listener, request: Request) -> QueuedCommand:
    """Return a client's command as an item. The reply goes to that listener."""

    def reply(answer: Done | No) -> None:
        listener.send(encode(answer))

    return QueuedCommand(request.do, listener.person, request.id, reply, request.after, 0, 0, listener)


def server_command(command: Command, answer: ReplyCallback = ignore_reply, at: int = 0) -> QueuedCommand:
    """Return a command of the server itself as an item. `at` is the earliest time of its entry."""
    return QueuedCommand(command, "", "", answer, not_before=at)
