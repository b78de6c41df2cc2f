"""Talk: chat and reactions."""

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta
from msgspec.structs import replace

from spyhouse.table.command import NOTHING_CHANGED, Command, Decision, Effect, Outside
from spyhouse.table.names import TEXT_LENGTH, clean

if TYPE_CHECKING:
    from spyhouse.table.entry import Entry
    from spyhouse.table.table import Table


class Say(Command, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=280)]

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        table.check_chat()
        return Decision(replace(self, text=clean(self.text, TEXT_LENGTH)))

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        return NOTHING_CHANGED


class React(Command, frozen=True):
    """A smile is not a word: the game's own silence does not forbid it."""

    face: Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[a-z0-9-]+$(?!\n)")]

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        table.check_chat(words=False)
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        return NOTHING_CHANGED
