"""Request and response bodies of the HTTP API. The client's types are generated from these."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from spyhouse.table.command import Face, Name


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to open, and its host."""

    game: str
    name: Name
    face: Face
    options: dict[str, Any] = {}


class NewPerson(msgspec.Struct, forbid_unknown_fields=True):
    """A person who joins."""

    name: Name
    face: Face


class Knocked(msgspec.Struct):
    """Somebody has asked to join a locked table."""

    token: str
    """Secret with which to read the answer and to join."""


class KnockAnswer(msgspec.Struct):
    """What the host of a locked table answers."""

    answer: Literal["waiting", "in", "no"]


class TableCreated(msgspec.Struct):
    """An opened table."""

    code: str
    person: str
    token: str
    """Secret that proves who you are. Store it: the server keeps only its hash."""


class PersonJoined(msgspec.Struct):
    """A person who has joined."""

    person: str
    token: str


class TableInfo(msgspec.Struct):
    """Public facts about a table."""

    code: str
    game: str
    title: str
    phase: Literal["lobby", "playing", "over"]
    summary: str
    names: list[str]
    faces: list[str]
    """Faces of everyone seated, bots included."""
    locked: bool
    days_left: int | None = None
    """Days until the table is deleted if nobody returns; null if it is kept."""
    your_turn: bool = False
    """Whether the game waits for the caller, who sent a token."""


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    name: str
    title: str
    version: int
    least: int
    most: int
    summary: str
    """The house rules with default options."""
    options: dict[str, Any]
    """JSON schema of the options."""
    bots: list[str]
    undo: bool
    hints: bool
    """Whether players can ask for hints."""
    tutorial: int
    """Minutes that its tutorial takes; 0 if it has none."""
    packs: bool
    """Whether players can write their own content for it."""
    board: str = ""
    """Address of its board's module, for an installed game package."""
    endings: dict[str, str] = {}
    """How it can end, in words, by `Outcome.how`: its messages `ending-HOW`."""
    sides: dict[str, str] = {}
    """The sides that can win, in words, by `Outcome.side`: its messages `side-SIDE`."""
    own_files: list[str] = []
    """Data files that the operator has replaced."""
    line: str = ""
    """The game in one sentence: the message `NAME-line`."""
    time: str = ""
    """How long it takes, in words: the message `NAME-time`, or its minutes."""
    minutes: int = 0
    """Typical duration in minutes; 0 if unknown."""
    poster: str = ""
    """Address of its poster, for an installed game package: `client/poster.svg` or a picture."""
    languages: list[str] = []
    """Languages it has messages in."""


class GameWords(msgspec.Struct):
    """The messages of a game in Fluent syntax."""

    messages: dict[str, str]
    """By language: the requested or nearest one, and English."""


class ToDescribe(msgspec.Struct, forbid_unknown_fields=True):
    """A view to describe in words."""

    view: dict[str, Any]
    names: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=20)] = []
    """Names of the seats."""


class Described(msgspec.Struct):
    """A view in words, line by line."""

    lines: list[str]


class ToMeasure(msgspec.Struct, forbid_unknown_fields=True):
    """A view of a finished round."""

    view: dict[str, Any]
    options: dict[str, Any] = {}
    """Options of the table."""


class MeasuredLine(msgspec.Struct):
    """What one line gave away."""

    seat: int
    text: str
    before: int
    after: int
    """Probability of the secret in percent after the line, for those who should not know it."""


class ServerInfo(msgspec.Struct):
    """Facts about this server."""

    version: str
    keep_days: int
    """Days for which an unvisited table is kept; 0 forever."""
    push: str = ""
    """Public key for Web Push subscriptions (VAPID); "" if the server sends no notices."""
    offline: bool = False
    """Whether the files for offline play are available at `/offline/`."""


class PackId(msgspec.Struct):
    """Id of a stored pack."""

    id: str


class Subscription(msgspec.Struct, forbid_unknown_fields=True):
    """Where a browser receives notices: the fields of its `PushSubscription`."""

    endpoint: Annotated[str, Meta(max_length=1024)]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}$(?!\\n)")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$(?!\\n)")]
    lang: Annotated[str, Meta(pattern="^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$(?!\\n)")] = "en"
    """Language of the notices."""


class SubscriptionId(msgspec.Struct):
    """Id of a subscription."""

    id: str


class Measured(msgspec.Struct):
    """What the lines of a round gave away."""

    secret: str = ""
    lines: list[MeasuredLine] = []
    fatal: int | None = None
    """Index of the line that gave away most; null if none gave away anything."""
    not_understood: int = 0
    """Number of lines that changed no belief because they were not understood."""
