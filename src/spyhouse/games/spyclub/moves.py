"""Moves of players in a case.

Slots of a hand and of the centre row are counted from the left, from 0. Incoming clues too: place 0 is
the deck's top card.
"""

from typing import Annotated

from msgspec import Meta

from spyhouse.games.spyclub.campaign.moves import PickCharacter, Propose, ReadOn, WriteStory
from spyhouse.games.spyclub.campaign.terms import Number
from spyhouse.games.spyclub.terms import Aspect, ClueType, Symbol
from spyhouse.kernel import Move, SeatNumber

Slot = Annotated[int, Meta(ge=0, le=3)]
RowSlot = Annotated[int, Meta(ge=0, le=4)]
IncomingPlace = Annotated[int, Meta(ge=0, le=3)]
Ideas = Annotated[int, Meta(ge=0, le=18)]
ClueCard = Annotated[int, Meta(ge=0, le=53)]


class Investigate(Move, frozen=True):
    """Flip one of your cards. Flipping others of them next is part of the same action."""

    slot: Slot


class ShiftFocus(Move, frozen=True):
    """Put your focus token under another card and get ideas for every card of its type."""

    slot: Slot


class Confirm(Move, frozen=True):
    """Move a card to the centre row, onto an empty slot or in exchange for the card there."""

    slot: Slot
    row: RowSlot


class Scout(Move, frozen=True):
    """Take an incoming clue into one of your slots; a card that lies there is discarded first."""

    place: IncomingPlace
    slot: Slot


class CompareNotes(Move, frozen=True):
    """Teamwork: trade a card of yours for one of theirs."""

    seat: SeatNumber
    mine: Slot
    theirs: Slot


class GetAdvice(Move, frozen=True):
    """Teamwork: take ideas from another player."""

    seat: SeatNumber
    ideas: Ideas


class Agree(Move, frozen=True):
    """Yes to the teamwork you were asked for, or to what is proposed at the desk."""


class Decline(Move, frozen=True):
    """No to the teamwork you were asked for."""


class ChooseSolution(Move, frozen=True):
    """Say which of the five is the solution, while no movement card shows a symbol."""

    row: RowSlot


class RemoveIdeas(Move, frozen=True):
    """Say where the ideas that leave the game come from."""

    supply: Ideas
    players: Annotated[tuple[Ideas, ...], Meta(max_length=4)]
    """Ideas by seat."""


class EndTurn(Move, frozen=True):
    """No more actions: refill, then the suspect moves."""


# --- with campaign cards


class UseCard(Move, frozen=True):
    """Take an action, or a free step, that a campaign card offers."""

    card: Number
    action: Annotated[str, Meta(max_length=40)]


class UsePocket(Move, frozen=True):
    """Put the card of that slot into a campaign card's pocket, take one out into an empty slot, or both."""

    card: Number
    slot: Slot
    clue: ClueCard | None
    """The card to take out."""


class SolveEarly(Move, frozen=True):
    """Solve an aspect with fewer cards, as a campaign card allows."""

    card: Number
    aspect: Aspect


class PickClue(Move, frozen=True):
    """The clue card a campaign card asks for."""

    clue: ClueCard


class PickRow(Move, frozen=True):
    """The slot of the centre row a campaign card asks for."""

    row: RowSlot


class PickSpot(Move, frozen=True):
    """The place in somebody's hand a campaign card asks for."""

    seat: SeatNumber
    slot: Slot


class PickPlayer(Move, frozen=True):
    """The player a campaign card asks for."""

    seat: SeatNumber


class PickType(Move, frozen=True):
    """Your guess at the type of a hidden side."""

    guess: ClueType


class PickSymbol(Move, frozen=True):
    """Your guess at the next movement card's symbol."""

    symbol: Symbol


class PickEvent(Move, frozen=True):
    """Whose event happens, of the suspect's and another figure's."""

    figure: Annotated[str, Meta(max_length=20)]


class Accept(Move, frozen=True):
    """Yes to what a campaign card offers."""


class Refuse(Move, frozen=True):
    """No to what a campaign card offers."""


class Enough(Move, frozen=True):
    """No more than those picked so far."""


Teamwork = CompareNotes | GetAdvice
CardAnswer = (
    PickClue | PickRow | PickSpot | PickPlayer | PickType | PickSymbol | PickEvent | Accept | Refuse | Enough
)
"""To what a campaign card asks."""
SpyClubMove = (
    Investigate | ShiftFocus | Confirm | Scout | CompareNotes | GetAdvice | Agree | Decline | ChooseSolution
    | RemoveIdeas | EndTurn | UseCard | UsePocket | SolveEarly | PickClue | PickRow | PickSpot | PickPlayer
    | PickType | PickSymbol | PickEvent | Accept | Refuse | Enough | PickCharacter | ReadOn | Propose
    | WriteStory
)  # fmt: skip
