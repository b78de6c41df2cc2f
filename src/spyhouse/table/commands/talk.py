"""Chat, reactions, and looking at a dealt card."""

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta
from msgspec.structs import replace

from spyhouse.kernel import SeatNumber
from spyhouse.table.command import (
    PLAYING,
    Command,
    Decision,
    DecisionContext,
)
from spyhouse.table.display_text import TEXT_LENGTH, clean_text
from spyhouse.table.errors import Refused

if TYPE_CHECKING:
    from spyhouse.table.table import Table


REACTIONS = frozenset({"thumbs-up", "laugh", "think", "eyes", "clap", "fire", "heart", "hush"})
"""Reactions that the client can draw (`web/src/table/reactions.ts`). Free text would bypass a closed chat."""


class Say(Command, frozen=True):
    """Write a line in the chat."""

    text: Annotated[str, Meta(min_length=1, max_length=TEXT_LENGTH)]

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        table.check_chat()
        return Decision(replace(self, text=clean_text(self.text, TEXT_LENGTH)))


class React(Command, frozen=True):
    """Send one of a fixed set of reactions. Allowed even while the game closes the chat."""

    face: Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[a-z0-9-]+$(?!\n)")]

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        table.check_chat(words=False)
        if self.face not in REACTIONS:
            raise Refused("no-such-reaction", faces=sorted(REACTIONS))
        return Decision(self)


class Look(Command, frozen=True):
    """A player has looked at what was dealt to this seat. It changes nothing: the others see a tick."""

    phases = PLAYING

    seat: SeatNumber

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        if self.seat not in table.seats_of(person):
            raise Refused("not-your-seat")
        return Decision(self)
