"""What HTTP takes and gives. The client's types are made from these."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from spyhouse.table.command import Face, Name


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    name: Name
    face: Face
    options: dict[str, Any] = {}


class NewPerson(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    face: Face


class YourTable(msgspec.Struct):
    code: str
    person: str
    token: str
    """Proves that you are this person. Only your browser has it; keep it."""


class YouAre(msgspec.Struct):
    person: str
    token: str


class TableFacts(msgspec.Struct):
    """What somebody at the door may know."""

    code: str
    game: str
    title: str
    phase: Literal["lobby", "playing", "over"]
    summary: str
    names: list[str]
    faces: list[str]
    """Of those who sit, bots included."""
    locked: bool
    days_left: int | None = None
    """When it goes if nobody of it comes back; null if it is kept for ever."""
    your_turn: bool = False
    """Whether the game waits for whoever has asked, with their token."""


class GameFacts(msgspec.Struct):
    name: str
    title: str
    version: int
    least: int
    most: int
    summary: str
    """Of the usual options."""
    options: dict[str, Any]
    """JSON schema."""
    bots: list[str]
    undo: bool
    hints: bool
    """Whether a strong bot can be asked for a hint."""
    tutorial: int
    """How many minutes its tutorial takes; 0 if it has none."""
    packs: bool
    """Whether players can make their own content for it."""
    board: str = ""
    """Where the module of its board is, for a game that others have brought."""
    endings: dict[str, str] = {}
    """How it can end, in words: by `Outcome.how`, as far as the game has a message `ending-HOW`."""
    sides: dict[str, str] = {}
    """Who can win together, by `Outcome.side`: its messages `side-SIDE`."""
    own_files: list[str] = []
    """The data files that the host has put in place of the game's."""


class HouseFacts(msgspec.Struct):
    version: str
    keep_days: int
    """How long a table is kept that nobody visits; 0 for ever."""
    push: str = ""
    """The key with which a browser subscribes to notices (VAPID); "" where the house sends none."""


class PackId(msgspec.Struct):
    id: str


class Subscription(msgspec.Struct, forbid_unknown_fields=True):
    """Where a browser takes notices, as its `PushSubscription` has it."""

    endpoint: Annotated[str, Meta(max_length=1024)]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}$(?!\\n)")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$(?!\\n)")]
    lang: Annotated[str, Meta(pattern="^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$(?!\\n)")] = "en"
    """The language of the notices."""


class SubscriptionId(msgspec.Struct):
    id: str
