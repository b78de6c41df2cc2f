"""Base of all commands that can be issued at a table.

A command class has its fields (wire and log), who may issue it and in which phases, `decide` (check before
storing), `apply` (change after storing), and what others may see of it.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, NamedTuple, Protocol

import msgspec
from msgspec import Meta

from spyhouse.kernel import Event, Move, Outcome, Phrase, State
from spyhouse.table.table_view import Phase

if TYPE_CHECKING:
    from spyhouse.table.entry import Entry
    from spyhouse.table.table import Table

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Face = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[a-z0-9-]+$(?!\n)")]
"""Name of a face that the client can draw, such as "fox" or "woman-red-hair"."""
PersonId = Annotated[str, Meta(min_length=1, max_length=12)]
Level = Annotated[str, Meta(min_length=1, max_length=12)]
Salt = Annotated[str, Meta(max_length=64)]
"""Randomness from a player's browser, mixed into the seed (fair deals)."""

FORMAT = 3
"""Current format of the log; see `log_codec.py`."""

Issuer = Literal["person", "host", "server"]

LOBBY: frozenset[Phase] = frozenset({"lobby"})
PLAYING: frozenset[Phase] = frozenset({"playing"})
OVER: frozenset[Phase] = frozenset({"over"})
NOT_OVER = LOBBY | PLAYING
ALWAYS = NOT_OVER | OVER


class DecisionContext(Protocol):
    """What a decision may need besides the log."""

    def new_secret(self) -> str:
        """Return an unguessable secret half of a seed."""

    def away_s(self, person: str) -> float:
        """Return for how many seconds a person has been away; 0 if they are connected."""


class PreparedMove(msgspec.Struct, frozen=True):
    """A deal or move computed on its own copy of the state. `apply` only takes it over."""

    seat: int
    move: Move | None
    """None for a deal."""
    state: State
    events: Sequence[Event]
    outcome: Outcome | None
    fingerprint: str
    """Fingerprint as stored in the log."""


class Decision(NamedTuple):
    """What to store for a command."""

    command: "Command"
    """The command with sanitised texts, complete options and free names."""
    prepared: PreparedMove | None = None
    follow_ups: Sequence["Command"] = ()
    """Commands that the server issues together with this one."""


class CommandEffect(msgspec.Struct, frozen=True):
    """What a command changed, who may see it, and what follows from it."""

    table_changed: bool = False
    game_changed: bool = False
    visible_to: frozenset[int] | None = None
    """The seats that may see it; None for everyone, watchers included."""
    events: Sequence[Event] = ()
    moved: tuple[int, Move] | None = None
    """The game seat that moved, and its move."""
    dealt: bool = False
    undone: bool = False
    """The last move was undone."""
    history_changed: bool = False
    """The game's history changed (undo): bots must be rebuilt from the log."""
    removed_person: str = ""
    """A person who was removed from the table."""
    watchers_removed: bool = False
    """Watchers who have not joined must leave."""


TABLE_CHANGED = CommandEffect(table_changed=True)
NOTHING_CHANGED = CommandEffect()


class Command(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something that can be done at a table."""

    issuer: ClassVar[Issuer] = "person"
    phases: ClassVar[frozenset[Phase]] = ALWAYS
    is_game_command: ClassVar[bool] = False
    """Whether it is a move of the game rather than about the table."""

    opens_log: ClassVar[bool] = False
    """Whether it is the first entry of a log, and only there."""

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        """Return what to store. Raises `Refused` or `IllegalMove`; changes nothing."""
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        """Apply the stored command. Never refuses. By default nothing changes."""
        return NOTHING_CHANGED

    def actor(self, person: str) -> str:
        """Return who did it, as shown to everyone: a person id, "" for the server, "bot" for a bot."""
        return person

    def public_form(self) -> "Command | None":
        """Return what others may see of it; None if its events say everything."""
        return self

    def reason(self) -> Phrase | str:
        """Return a bot's reason, in games that show reasons."""
        return ""


def all_commands(base: type[Command] = Command) -> list[type[Command]]:
    """Return all command classes in the order of definition."""
    found: list[type[Command]] = []
    for kind in base.__subclasses__():
        below = all_commands(kind)
        found += below or [kind]
    return found
