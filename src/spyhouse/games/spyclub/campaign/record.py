"""The state of a campaign between two cases: a small record passed from game to game (CP-10, CP-22).

It holds numbers, sides, owners, tokens, choices and the log, and no text of a card, so the file reveals
nothing that was not unlocked (CP-29). The empty record is a campaign that has not begun.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from spyhouse.games.spyclub.campaign.terms import DECK, Number, NumberIfAny, SideName
from spyhouse.games.spyclub.terms import Aspect, Character, EditionName, End

NOTHING = "nothing"
"""The index entry for a case in which nothing was recorded."""

CASES = 5
"""Number of cases of a campaign (CP-1)."""

STORY = 600
"""Maximum length of the story of a case."""

Name = Annotated[str, Meta(max_length=24)]
Text = Annotated[str, Meta(max_length=40)]
Story = Annotated[str, Meta(max_length=STORY)]
Grade = Literal["A+", "A", "A-", "B+", "B", "B-", "C+", "C", "C-", "D+", "D", "D-", "F"]
Few = Annotated[int, Meta(ge=0, le=25)]
Points = Annotated[int, Meta(ge=-100, le=200)]
CaseNumber = Annotated[int, Meta(ge=1, le=CASES)]


class _Stored(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    pass


class Member(_Stored, frozen=True):
    """A character of the club, and the name its player chose (SC-6, CP-12)."""

    character: Character
    name: Name = ""


class CardInPlay(_Stored, frozen=True):
    number: Number
    side: SideName = "A"
    owner: Character | None = None
    """The owner of a character card. The card is out of force while the owner is absent."""
    tokens: Annotated[int, Meta(ge=0, le=9)] = 0
    away: bool = False
    """Whether it is out of force for the rest of the campaign."""


class Solution(_Stored, frozen=True):
    aspect: Aspect
    name: Text


class Recorded(_Stored, frozen=True):
    """An aspect of the master case (CP-17)."""

    case: CaseNumber
    aspect: Aspect
    name: Text


class ScoreLine(_Stored, frozen=True):
    """Points in the log and their reason: "recorded", "solved", "objective", "card" or "limit"."""

    why: Literal["recorded", "solved", "card", "objective", "limit"]
    points: Points
    card: NumberIfAny = 0
    """The card that gave them; 0 for none."""


class CaseFile(_Stored, frozen=True):
    """The entry of one case in the log (CP-19)."""

    how: End
    difficulty: Text
    members: Annotated[tuple[Member, ...], Meta(max_length=4)]
    """Members of the team, by seat."""
    solved: Annotated[tuple[Solution, ...], Meta(max_length=5)]
    recorded: Recorded | None
    lines: Annotated[tuple[ScoreLine, ...], Meta(max_length=60)]
    loose_ends: Annotated[tuple[Text, ...], Meta(max_length=30)] = ()
    objectives: Annotated[tuple[Text, ...], Meta(max_length=40)] = ()
    """Objectives reached."""
    story: Story = ""
    """The story the team wrote."""

    def points(self) -> int:
        return sum(line.points for line in self.lines)


class LastCase(_Stored, frozen=True):
    """State of the last table that the desk still needs: ideas, active player, events."""

    ideas: Annotated[tuple[Few, ...], Meta(max_length=4)] = ()
    """Ideas by seat of the last case file's members."""
    active: Annotated[int, Meta(ge=0, le=3)] = 0
    starter: Annotated[int, Meta(ge=0, le=3)] = 0
    cards_left: Few = 0
    """Number of movement cards left."""
    events: Annotated[int, Meta(ge=0, le=99)] = 0


class Campaign(_Stored, frozen=True):
    edition: EditionName | None = None
    """The edition of the first case; None before the campaign begins."""
    members: Annotated[tuple[Member, ...], Meta(max_length=8)] = ()
    """Everyone who has played a case, whether or not they are at the table now."""
    cards: Annotated[tuple[CardInPlay, ...], Meta(max_length=DECK)] = ()
    """All unlocked cards, in unlocking order."""
    queue: Annotated[tuple[Number, ...], Meta(max_length=DECK)] = ()
    """Cards unlocked while saving: they follow the index entry (CP-7)."""
    later: Annotated[tuple[Text, ...], Meta(max_length=60)] = ()
    """Keys of effects that wait for the table of the next case."""
    spent: Annotated[tuple[Text, ...], Meta(max_length=60)] = ()
    """Keys of effects with the limit "campaign" that are used up."""
    recorded: Annotated[tuple[Recorded, ...], Meta(max_length=5)] = ()
    log: Annotated[tuple[CaseFile, ...], Meta(max_length=CASES)] = ()
    unrecorded: bool = False
    """Whether the first case was a single one: its aspect is recorded before the next case begins."""
    last: LastCase = LastCase()

    @property
    def case(self) -> int:
        """Return the number of the next case, from 1; 6 when the campaign is over."""
        return len(self.log) + 1

    def over(self) -> bool:
        return len(self.log) == CASES

    def points(self) -> int:
        return sum(case.points() for case in self.log)


def entry_of(log: tuple[CaseFile, ...]) -> str:
    """Return the index entry to look up after these cases (CP-3, CP-31)."""
    recorded = log[-1].recorded if log else None
    return entry_name(recorded.name) if recorded else NOTHING


def entry_name(name: str) -> str:
    """Return the spelling of a clue's name in the index: "Ice Cream Shop" is ice_cream_shop."""
    return name.lower().replace(" ", "_")
