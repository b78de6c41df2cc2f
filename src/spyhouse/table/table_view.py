"""Views of a table and its game, as sent to clients."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from spyhouse.kernel import Outcome, Phrase

BotPace = Literal["slow", "usual", "quick", "at once"]
Phase = Literal["lobby", "playing", "over"]


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person at the table."""

    id: str
    name: str
    face: str


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chair in the lobby or a seat in play. It is empty when it has neither person nor bot."""

    person: str = ""
    """Who sits here, or who owns the seat while a bot plays for them."""
    bot: str = ""
    """Level of the bot that plays here now, or ""."""
    name: str = ""
    """Display name of the person or the bot."""
    face: str = ""
    ready: bool = False


class TableView(msgspec.Struct, frozen=True):
    """The public state of the table itself, the same for everyone."""

    code: str
    game: str
    version: int
    phase: Phase
    number: int
    """Number of the current game at this table, from 1."""
    options: dict[str, Any]
    summary: str
    """The house rules in one English line."""
    house_rules: list[Phrase]
    """The house rules as messages of the game (`summary.ftl`), for any language."""
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
    """Whether this game allows undo."""
    hints: bool
    """Whether players may ask for hints."""
    bot_pace: BotPace | None
    """How long bots take; null if the game sets it."""
    commitment: str
    """SHA-256 of the secret half of the seed."""
    secret: str
    """The secret half of the seed once the game is over; "" before."""
    key: str
    """Key to the record of this game once it is over. A link with it can be shared."""
    stuck: str
    """Why the game cannot continue although it is not over: its rules have changed. "" if it can."""
    from_device: bool = False
    """Whether this game was dealt on a device and imported.

    The owner of the device may have seen the cards.
    """
    agreed: list[str] = []
    """Who agrees that finished games of this table are studied, without names. The host agrees first."""


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one of your seats sees. `seat` is absent for a watcher."""

    view: Any
    seat: int | None = None
    legal: Sequence[Any] | None = None
    """Legal moves, only if requested in `Hello`."""


class GameView(msgspec.Struct, frozen=True):
    """The running game as one person sees it."""

    to_act: list[int]
    deadline: int | None
    """Deadline in ms on the table clock. Compare it with `now` of the message."""
    hush: str
    """Why chat is closed now, as a refusal code or a sentence; "" if it is open."""
    outcome: Outcome | None
    seats: list[SeatView]
    host: Sequence[Any]
    """Moves for `HostPlay` that the host may make now. The same for everyone."""
