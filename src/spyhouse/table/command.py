"""What can be done at a table: the base of all commands.

A command is one class: its fields (on the wire and in the log), who may do it and when, what of it is checked
and understood before it is stored (`decide`), what it does once it is (`apply`), and what others may know.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, NamedTuple, Protocol

import msgspec
from msgspec import Meta

from spyhouse.kernel import Event, Move, Outcome, Phrase, State

if TYPE_CHECKING:
    from spyhouse.table.entry import Entry
    from spyhouse.table.table import Table

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Face = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[a-z0-9-]+$(?!\n)")]
"""The name of a face the client can draw, such as "fox" or "woman-red-hair"."""
PersonId = Annotated[str, Meta(min_length=1, max_length=12)]
Level = Annotated[str, Meta(min_length=1, max_length=12)]
Salt = Annotated[str, Meta(max_length=64)]
"""Randomness from a player's own browser, mixed into the seed (fair deals)."""

FORMAT = 3
"""Of the log, as `entry.py` tells."""

BotPace = Literal["slow", "usual", "quick", "at once"]
Phase = Literal["lobby", "playing", "over"]
Who = Literal["person", "host", "house"]

LOBBY: frozenset[Phase] = frozenset({"lobby"})
PLAYING: frozenset[Phase] = frozenset({"playing"})
OVER: frozenset[Phase] = frozenset({"over"})
NOT_OVER = LOBBY | PLAYING
ALWAYS = NOT_OVER | OVER


class Outside(Protocol):
    """What a decision may need that is not in the log."""

    def fresh_secret(self) -> str:
        """The secret half of a seed, unguessable."""

    def away_s(self, person: str) -> float:
        """For how long this person has not been here."""


class Played(msgspec.Struct, frozen=True):
    """A game dealt or a move made, on a state of its own: `apply` has only to take it over."""

    seat: int
    move: Move | None
    """None for a deal."""
    state: State
    events: Sequence[Event]
    outcome: Outcome | None
    told: str
    """Its fingerprint, as the log keeps it."""


class Decision(NamedTuple):
    command: "Command"
    """As understood: texts fit to show, options complete, names free."""
    played: Played | None = None
    then: Sequence["Command"] = ()
    """What the house does in the same breath."""


class Effect(msgspec.Struct, frozen=True):
    """What a command changed, who may know of it, and what follows from it."""

    table_changed: bool = False
    game_changed: bool = False
    seats: frozenset[int] | None = None
    """The seats that may know of it; None for everyone, watchers included."""
    events: Sequence[Event] = ()
    moved: tuple[int, Move] | None = None
    """The seat of the game that moved, and its move."""
    dealt: bool = False
    undone: bool = False
    """The last move is taken back."""
    new_past: bool = False
    """Bots have to read their game again."""
    shown_out: str = ""
    """A person who has no place here any more."""
    watchers_out: bool = False
    """Nobody may watch any more who has not joined."""


TABLE_CHANGED = Effect(table_changed=True)
NOTHING_CHANGED = Effect()


class Command(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    who: ClassVar[Who] = "person"
    when: ClassVar[frozenset[Phase]] = ALWAYS
    of_the_game: ClassVar[bool] = False
    """Whether it is a move of the game, and not about the table."""

    opens: ClassVar[bool] = False
    """Whether a log begins with it, and nothing else does."""

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        """Raise `Refused` or `IllegalMove`, or say what is to be stored. Changes nothing."""
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        """Do it. It is in the log: it never refuses."""
        raise NotImplementedError

    def by(self, person: str) -> str:
        """Who did it, as everyone is told: a person, "" for the house, "bot" for a bot."""
        return person

    def shown(self) -> "Command | None":
        """What others may know of it; None where its events tell it all."""
        return self

    def reason(self) -> Phrase | str:
        """Why a bot did it, where everyone may know."""
        return ""


def all_commands(base: type[Command] = Command) -> list[type[Command]]:
    """Every command there is, in the order they were written."""
    found: list[type[Command]] = []
    for kind in base.__subclasses__():
        below = all_commands(kind)
        found += below or [kind]
    return found
