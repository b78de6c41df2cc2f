"""Messages of the table socket; `docs/protocol.md` describes them.

One socket belongs to one person or to an anonymous watcher. A person may hold several seats and then gets the
view of each.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from spyhouse.kernel import Outcome, Phrase, SeatNumber, SpyhouseError
from spyhouse.table.commands import ClientCommand
from spyhouse.table.happened import Happened
from spyhouse.table.table_view import Chair, GameView, TableView

# --- from the client

CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[!-~]+$(?!\n)")]
"""Printable ASCII, because not every database stores every character."""


class ClientMessage(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Base of all messages that a client may send."""


class Hello(ClientMessage, frozen=True):
    """The first message. Without a token you watch. `seq` is the last one you have seen."""

    token: Annotated[str, Meta(max_length=64)] = ""
    seq: Annotated[int, Meta(ge=0)] = 0
    legal: bool = False
    """Send the list of legal moves with every view. The generic board and simple bots use it."""


class Request(ClientMessage, frozen=True):
    """A command to carry out. Sending the same id again returns the same reply and has no second effect."""

    id: CommandId
    do: ClientCommand
    after: Annotated[int, Meta(ge=0)] | None = None
    """The last `seq` you had seen. The command is refused if the prompt it answers is over."""


class Hint(ClientMessage, frozen=True):
    """Ask what a strong bot would do in one of your seats. Only you get the answer; nothing is stored."""

    id: CommandId
    seat: SeatNumber


class AnswerKnock(ClientMessage, frozen=True):
    """Host: admit somebody to the locked table, or turn them away. The reply is a new `Knocks`."""

    knock: int
    """The number of the knock."""
    admit: bool


class Ping(ClientMessage, frozen=True):
    """Ask for a `Pong`."""


FromClient = Hello | Request | Hint | AnswerKnock | Ping


# --- from the server

CloseReason = Literal["restart", "busy", "removed", "missing", "full"]
"""Why a connection is closed.

In order: the server restarts; it is busy; you are not part of this table; the table does not exist; too many
people are here.
"""


class ServerMessage(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Base of all messages that the server may send."""


class Welcome(ServerMessage, frozen=True):
    """The answer to `Hello`: the current state, and what you missed since your `seq`."""

    you: str
    """Your person id; "" for a watcher."""
    seq: int
    now: int
    table: TableView
    here: list[str]
    """People who are connected."""
    missed: list[Happened]
    """At most the last 200 public entries."""
    game: GameView | None = None
    build: str = ""
    """Id of the served client build (its entry script); "" without one."""


class Update(ServerMessage, frozen=True):
    """Something happened and is stored.

    `seq` counts public entries. An entry that only you may see comes with the previous number.
    """

    seq: int
    now: int
    happened: Happened
    table: TableView | UnsetType = UNSET
    """Present only if it changed."""
    game: GameView | UnsetType | None = UNSET
    """Present only if it changed."""
    answers: str = ""
    """The id of your request that caused this update. It replaces a `Done`."""


class Done(ServerMessage, frozen=True):
    """Your request is stored."""

    id: str
    seq: int


class No(ServerMessage, frozen=True):
    """Your request was refused. Nothing changed."""

    reason: str
    id: str = ""
    """Id of the request; "" if it could not be read."""
    again: bool = False
    """The request could not be decided or stored right now. Retrying may succeed."""
    code: str = ""
    """Name of the message in `refusals.ftl` that `reason` shows in English."""
    args: dict[str, Any] = {}
    """Arguments of that message."""


class Hinted(ServerMessage, frozen=True):
    """The answer to `Hint`."""

    id: str
    move: Any
    """A move for `Play`; null means that waiting is better."""
    why: Phrase | str = ""


class Presence(ServerMessage, frozen=True):
    """Who is connected has changed."""

    here: list[str]
    """People who are connected now."""


class Knocker(msgspec.Struct, frozen=True):
    """Somebody who asks to join a locked table."""

    number: int
    name: str
    face: str


class Knocks(ServerMessage, frozen=True):
    """Only for the host: the people who ask to join the locked table have changed.

    Also follows a `Welcome` if anybody waits.
    """

    waiting: list[Knocker]
    """Everybody who waits for an answer, first come first."""


class Pong(ServerMessage, frozen=True):
    """The answer to `Ping`."""

    now: int


class Bye(ServerMessage, frozen=True):
    """The last message before the server closes the connection.

    Reconnect with growing pauses, unless the kind is `removed` or `missing`.
    """

    kind: CloseReason
    reason: str
    code: str = ""
    """As in `No`."""
    args: dict[str, Any] = {}


def refusal(why: SpyhouseError | str, id: str = "", again: bool = False) -> No:
    """Build a `No` from the error that refused, or from a code."""
    error = why if isinstance(why, SpyhouseError) else SpyhouseError(why)
    return No(str(error), id, again, error.code, error.fields)


def farewell(kind: CloseReason, why: SpyhouseError | str) -> Bye:
    """Build a `Bye` from the error that closed the connection, or from a code."""
    error = why if isinstance(why, SpyhouseError) else SpyhouseError(why)
    return Bye(kind, str(error), error.code, error.fields)


FromServer = Welcome | Update | Done | No | Hinted | Presence | Knocks | Pong | Bye


# --- replays, over HTTP


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table after a move, as one viewer saw it. The first frame is the deal."""

    at: int
    """Time in ms on the table clock."""
    to_act: list[int]
    view: Any
    deadline: int | None = None
    outcome: Outcome | None = None
    seat: int | None = None
    """The seat that moved: -1 is the clock, -2 the host. Absent if nobody moved."""
    move: Any = None
    events: list[Any] = []
    """The events that the viewer could see."""
    why: Phrase | str = ""
    """A bot's reason for the move."""
    say: str = ""
    """In a tutorial, what the coach says before the move."""
    point: list[str] = []
    """In a tutorial, the parts of the board that the coach points at, by name."""
    legal: Sequence[Any] = ()
    """In a tutorial, the moves that the learner may make now."""


class Replay(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game or a tutorial, frame by frame."""

    game: str
    title: str
    version: int
    options: dict[str, Any]
    summary: str
    chairs: list[Chair]
    frames: list[Frame]
    seat: int | None = None
    """The seat whose view is shown; absent for a spectator's."""
    done: str = ""
    """In a tutorial, the coach's last words."""
