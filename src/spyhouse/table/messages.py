"""What a socket says and hears. `docs/protocol.md` tells it in words.

One socket is one person (or an anonymous watcher). A person may hold several seats and then gets
the view of each.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from spyhouse.kernel import Outcome, Phrase, SeatNumber, SpyhouseError
from spyhouse.table.command import BotPace
from spyhouse.table.commands import AnyCommand, Asked

# --- from the browser

CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[!-~]+$(?!\n)")]
"""Printable ASCII: not every database keeps every character, and nobody has to read it."""


class Heard(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The base of what a browser may send."""


class Hello(Heard, frozen=True):
    """The first message. Without a token you watch; `seq` is the last one you have seen."""

    token: Annotated[str, Meta(max_length=64)] = ""
    seq: Annotated[int, Meta(ge=0)] = 0
    legal: bool = False
    """Send the list of legal moves with every view (the generic board and simple bots want it)."""


class Request(Heard, frozen=True):
    """Do something. The same id again gives the same answer and has no second effect."""

    id: CommandId
    do: Asked
    after: Annotated[int, Meta(ge=0)] | None = None
    """The `seq` its sender had seen. If what it answers to is over since, it is refused."""


class Hint(Heard, frozen=True):
    """What would the strong bot do in this seat of yours? Answered to you alone; nothing is stored."""

    id: CommandId
    seat: SeatNumber


class Ping(Heard, frozen=True):
    pass


FromBrowser = Hello | Request | Hint | Ping


# --- from the table

Farewell = Literal["restart", "busy", "removed", "missing", "full"]
"""Why a connection is closed: the server goes down; it cannot have you just now; you have no place at this
table; there is no such table; there are too many here."""


class Said(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """The base of what a table may send."""


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    name: str
    face: str


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chair in the lobby or a seat in play. Empty when it has neither person nor bot."""

    person: str = ""
    """Who sits here, or who owns the seat while a bot plays on for them."""
    bot: str = ""
    """The level of the bot that plays here now, or ""."""
    name: str = ""
    """The name everyone sees: the person's or the bot's own."""
    face: str = ""
    ready: bool = False


class Line(msgspec.Struct, frozen=True):
    """A line of chat or a reaction."""

    person: str
    text: str


class TableView(msgspec.Struct, frozen=True):
    """All that is public about the table itself. The same for everyone."""

    code: str
    game: str
    version: int
    phase: Literal["lobby", "playing", "over"]
    number: int
    """Which game at this table this is, from 1."""
    options: dict[str, Any]
    summary: str
    """The house rules in a line, in English."""
    house_rules: list[Phrase]
    """The same, to be said in any language: messages of the game (`summary.ftl`)."""
    people: list[Person]
    chairs: list[Chair]
    host: str
    locked: bool
    private: bool
    """Locked, and closed to watchers too."""
    chat: bool
    paused: bool
    asleep: bool
    undo: bool
    """Whether this game lets a step be taken back."""
    hints: bool
    """Whether players may ask for hints."""
    bot_pace: BotPace | None
    """How long bots take; null where the game sets it."""
    commitment: str
    """SHA-256 of the secret half of the seed."""
    secret: str
    """That secret, once the game is over; "" before."""
    key: str
    """Opens the record of this game, once it is over: with it a link can be passed on."""
    stuck: str
    """Why the game cannot go on, though it is not over: its rules have changed since. "" if it can."""


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat of yours sees; `seat` is absent for a watcher."""

    view: Any
    seat: int | None = None
    legal: Sequence[Any] | None = None
    """Only if asked for in `Hello`."""


class GameView(msgspec.Struct, frozen=True):
    to_act: list[int]
    deadline: int | None
    """On the table's clock; compare with `now` of the message."""
    hush: str
    """Why chat is closed now, as the code of a refusal or a sentence; or ""."""
    outcome: Outcome | None
    seats: list[SeatView]
    host: Sequence[Any]
    """What the host may do to the game now (moves for `HostPlay`). The same for everyone."""


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of the log as this viewer may know it."""

    seq: int
    at: int
    by: str = ""
    """The person, "" for the house, "bot" for a bot."""
    did: AnyCommand | None = None
    """The table command, for those that are not moves of the game (`Play` carries its events)."""
    events: list[Any] = []
    """What the game told this viewer."""
    why: Phrase | str = ""
    """A bot's reason for its move, in games where everyone may know it."""


class Welcome(Said, frozen=True):
    """The answer to `Hello`: where things stand, and what you missed since your `seq`."""

    you: str
    """Your person id; "" for a watcher."""
    seq: int
    now: int
    table: TableView
    here: list[str]
    """Who is connected."""
    missed: list[Happened]
    """At most the last 200."""
    game: GameView | None = None
    build: str = ""
    """The client that this server hands out, by its entry script; "" where none is built."""


class Update(Said, frozen=True):
    """Something happened, and it is stored. `seq` counts what everyone may know of; a thing that
    only you may know comes with the old number."""

    seq: int
    now: int
    happened: Happened
    table: TableView | UnsetType = UNSET
    """Only when it changed."""
    game: GameView | UnsetType | None = UNSET
    """Only when it changed."""
    answers: str = ""
    """The id of your request that this is the answer to, instead of a `Done`."""


class Done(Said, frozen=True):
    """Your request is stored."""

    id: str
    seq: int


class No(Said, frozen=True):
    """Your request was refused; nothing changed."""

    reason: str
    id: str = ""
    """Of the request; "" only where it could not be read."""
    again: bool = False
    """It could not be decided or stored just now: the same again, in a moment, may well be done."""
    code: str = ""
    """The message that `reason` is in English, by its name in `refusals.ftl`; "" where it has none."""
    args: dict[str, Any] = {}
    """What fills it."""


class Hinted(Said, frozen=True):
    """The answer to `Hint`, as good as the strong bot knows."""

    id: str
    move: Any
    """A move for `Play`; null: better wait."""
    why: Phrase | str = ""


class Presence(Said, frozen=True):
    here: list[str]
    """The people who are connected now."""


class Pong(Said, frozen=True):
    now: int


class Bye(Said, frozen=True):
    """The last message before the server closes. Come back by yourself, with growing pauses, unless you
    were `removed` or the table is `missing`."""

    kind: Farewell
    reason: str
    code: str = ""
    """As in `No`."""
    args: dict[str, Any] = {}


def no(why: SpyhouseError | str, id: str = "", again: bool = False) -> No:
    """`why` is the error that refused, or a code."""
    error = why if isinstance(why, SpyhouseError) else SpyhouseError(why)
    return No(str(error), id, again, error.code, error.fields)


def bye(kind: Farewell, why: SpyhouseError | str) -> Bye:
    error = why if isinstance(why, SpyhouseError) else SpyhouseError(why)
    return Bye(kind, str(error), error.code, error.fields)


FromTable = Welcome | Update | Done | No | Hinted | Presence | Pong | Bye


# --- a game to look at again, over HTTP


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table after a move, as one viewer saw it. The first frame is the deal."""

    at: int
    """On the table's clock."""
    to_act: list[int]
    view: Any
    deadline: int | None = None
    outcome: Outcome | None = None
    seat: int | None = None
    """Who moved: -1 is the clock, -2 the host; absent where nobody did."""
    move: Any = None
    events: list[Any] = []
    """What the viewer was told."""
    why: Phrase | str = ""
    """A bot's reason for the move."""
    say: str = ""
    """In a tutorial, what the coach says before the move."""
    point: list[str] = []
    """In a tutorial, what the coach points at, by the names of the game's board."""
    legal: Sequence[Any] = ()
    """In a tutorial, what the learner may do now."""


class Replay(msgspec.Struct, frozen=True, omit_defaults=True):
    game: str
    title: str
    version: int
    options: dict[str, Any]
    summary: str
    chairs: list[Chair]
    frames: list[Frame]
    seat: int | None = None
    """Whose eyes; absent for a spectator's."""
    done: str = ""
    """In a tutorial, the coach's last words."""
