"""Moves of a player at the desk of a campaign.

Moves name their card, so a late move is not taken as an answer to the next question.
"""

from typing import Annotated

from msgspec import Meta

from spyhouse.games.spyclub.campaign.record import STORY, Name
from spyhouse.games.spyclub.campaign.terms import NumberIfAny
from spyhouse.games.spyclub.terms import Character
from spyhouse.kernel import Move

AnswerKey = Annotated[str, Meta(max_length=40)]


class PickCharacter(Move, frozen=True):
    """Choose the character you play in this campaign, and its name."""

    character: Character
    name: Name = ""


class ReadOn(Move, frozen=True):
    """Confirm that you have read what is on the desk. The next item comes when all have."""

    card: NumberIfAny = 0


class Propose(Move, frozen=True):
    """Propose an answer to the question on the desk. It is decided when everyone proposes the same."""

    answer: AnswerKey
    card: NumberIfAny = 0


class WriteStory(Move, frozen=True):
    """Write the story of the case for the log. The last text counts."""

    text: Annotated[str, Meta(max_length=STORY)]
