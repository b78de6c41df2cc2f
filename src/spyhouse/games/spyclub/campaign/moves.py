"""What a player can do at the desk of a campaign.

Moves name the card they are about: one that comes late must not be taken for an answer to the next thing.
"""

from typing import Annotated

from msgspec import Meta

from spyhouse.games.spyclub.campaign.record import STORY, Name
from spyhouse.games.spyclub.campaign.terms import NumberIfAny
from spyhouse.games.spyclub.terms import Character
from spyhouse.kernel import Move

AnswerKey = Annotated[str, Meta(max_length=40)]


class PickCharacter(Move, frozen=True):
    """Say whom you play in this campaign, and what the character is called."""

    character: Character
    name: Name = ""


class ReadOn(Move, frozen=True):
    """You have read what lies on the desk; when all have, the next thing comes."""

    card: NumberIfAny = 0


class Propose(Move, frozen=True):
    """Say which way you would go at a crossroads; it is done when everyone says the same."""

    answer: AnswerKey
    card: NumberIfAny = 0


class WriteStory(Move, frozen=True):
    """The case in the team's own words, for the log; whoever writes last wins."""

    text: Annotated[str, Meta(max_length=STORY)]
