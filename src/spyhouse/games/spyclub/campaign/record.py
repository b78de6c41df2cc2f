"""What a campaign is between two cases: a small record that goes from game to game (CP-10, CP-22).

It holds numbers, sides, owners, tokens, choices and the log, and no word of a card: whoever reads the file
learns nothing that was not unlocked (CP-29). The empty record is a campaign about to begin.
"""

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from spyhouse.games.spyclub.box import the_box
from spyhouse.games.spyclub.campaign.deck import (
    NOTHING,
    effects_by_key,
    numbering,
    the_deck,
)
from spyhouse.games.spyclub.campaign.vocabulary import DECK, Number, NumberIfAny, SideName
from spyhouse.games.spyclub.words import ASPECTS, TYPES, Aspect, Character, EditionName, End
from spyhouse.kernel import BadOptions

CASES = 5
"""CP-1."""

STORY = 600
"""The longest text the log keeps for a case."""

Name = Annotated[str, Meta(max_length=24)]
Text = Annotated[str, Meta(max_length=40)]
Story = Annotated[str, Meta(max_length=STORY)]
Grade = Literal["A+", "A", "A-", "B+", "B", "B-", "C+", "C", "C-", "D+", "D", "D-", "F"]
Few = Annotated[int, Meta(ge=0, le=25)]
Points = Annotated[int, Meta(ge=-100, le=200)]
CaseNumber = Annotated[int, Meta(ge=1, le=CASES)]


class _Kept(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    pass


class Member(_Kept, frozen=True):
    """A character of the club, and what its player calls it (SC-6, CP-12)."""

    character: Character
    name: Name = ""


class CardInPlay(_Kept, frozen=True):
    number: Number
    side: SideName = "A"
    owner: Character | None = None
    """Of a character card: whose it is. It sleeps while that character is not at the table."""
    tokens: Annotated[int, Meta(ge=0, le=9)] = 0
    away: bool = False
    """Out of force for the rest of the campaign."""


class Solution(_Kept, frozen=True):
    aspect: Aspect
    name: Text


class Recorded(_Kept, frozen=True):
    """An aspect of the master case (CP-17)."""

    case: CaseNumber
    aspect: Aspect
    name: Text


class Line(_Kept, frozen=True):
    """Points in the log, and for what: "recorded", "solved", "objective", a card; or what a limit cut off."""

    why: Literal["recorded", "solved", "card", "objective", "limit"]
    points: Points
    card: NumberIfAny = 0
    """0 where no card gave them."""


class CaseFile(_Kept, frozen=True):
    """One case as the log keeps it (CP-19)."""

    how: End
    difficulty: Text
    members: Annotated[tuple[Member, ...], Meta(max_length=4)]
    """Who was there, by seat."""
    solved: Annotated[tuple[Solution, ...], Meta(max_length=5)]
    recorded: Recorded | None
    lines: Annotated[tuple[Line, ...], Meta(max_length=60)]
    loose_ends: Annotated[tuple[Text, ...], Meta(max_length=30)] = ()
    objectives: Annotated[tuple[Text, ...], Meta(max_length=40)] = ()
    """Those that were reached."""
    story: Story = ""
    """The team's own words."""

    def points(self) -> int:
        return sum(line.points for line in self.lines)


class LastCase(_Kept, frozen=True):
    """What the desk still knows of the table just cleared: who had how many ideas, and whose turn it was."""

    ideas: Annotated[tuple[Few, ...], Meta(max_length=4)] = ()
    """By seat of the last case file's members."""
    active: Annotated[int, Meta(ge=0, le=3)] = 0
    starter: Annotated[int, Meta(ge=0, le=3)] = 0
    cards_left: Few = 0
    """Movement cards."""
    events: Annotated[int, Meta(ge=0, le=99)] = 0


class Campaign(_Kept, frozen=True):
    edition: EditionName | None = None
    """None until it begins: then that of its first case, for good."""
    members: Annotated[tuple[Member, ...], Meta(max_length=8)] = ()
    """Everyone who has played a case, whether or not they are at the table now."""
    cards: Annotated[tuple[CardInPlay, ...], Meta(max_length=DECK)] = ()
    """All that were unlocked, in that order."""
    queue: Annotated[tuple[Number, ...], Meta(max_length=DECK)] = ()
    """Unlocked while saving: they follow the index entry (CP-7)."""
    later: Annotated[tuple[Text, ...], Meta(max_length=60)] = ()
    """Keys of effects that wait for the table of the next case."""
    spent: Annotated[tuple[Text, ...], Meta(max_length=60)] = ()
    """Keys of effects that work once a campaign, and did."""
    recorded: Annotated[tuple[Recorded, ...], Meta(max_length=5)] = ()
    log: Annotated[tuple[CaseFile, ...], Meta(max_length=CASES)] = ()
    unrecorded: bool = False
    """The first case was a single one: its aspect is recorded before the next begins."""
    last: LastCase = LastCase()

    @property
    def case(self) -> int:
        """The case that comes next, from 1; 6 when the campaign is over."""
        return len(self.log) + 1

    def over(self) -> bool:
        return len(self.log) == CASES

    def points(self) -> int:
        return sum(case.points() for case in self.log)


def entry_of(log: tuple[CaseFile, ...]) -> str:
    """CP-3, CP-31: what the index is asked for after these cases."""
    recorded = log[-1].recorded if log else None
    return entry_name(recorded.name) if recorded else NOTHING


def entry_name(name: str) -> str:
    """How the index spells a clue's name: "Ice Cream Shop" is ice_cream_shop."""
    return name.lower().replace(" ", "_")


def check(campaign: Campaign, edition: str) -> None:
    """Refuse a record that no campaign could have led to."""
    for error in _faults(campaign, edition):
        raise error


def _faults(campaign: Campaign, edition: str) -> Iterator[BadOptions]:
    if campaign.over():
        yield BadOptions("spyclub-record-over")
    if campaign.edition and campaign.edition != edition:
        yield BadOptions("spyclub-record-other-edition", began=campaign.edition, edition=edition)
    if campaign.log and not campaign.edition:
        yield BadOptions("spyclub-record-no-edition")
    numbers = [card.number for card in campaign.cards]
    if len(set(numbers)) < len(numbers):
        yield BadOptions("spyclub-record-card-twice")
    characters = [member.character for member in campaign.members]
    if len(set(characters)) < len(characters):
        yield BadOptions("spyclub-record-character-twice")
    for card in campaign.cards:
        known = the_deck()[card.number]
        if not numbering(edition).has(card.number):
            yield BadOptions("spyclub-record-no-such-card", card=card.number)
        if card.tokens > (known.tokens.max if known.tokens else 0):
            yield BadOptions("spyclub-record-too-many-tokens", card=card.number, tokens=card.tokens)
        if card.owner and card.owner not in characters:
            yield BadOptions("spyclub-record-strange-owner", card=card.number)
    for key in (*campaign.later, *campaign.spent):
        if key not in effects_by_key():
            yield BadOptions("spyclub-record-no-such-effect", key=key)
    for recorded in campaign.recorded:
        if _aspect_of(recorded.name) != recorded.aspect:
            yield BadOptions("spyclub-record-wrong-type", name=recorded.name, aspect=recorded.aspect)
        if recorded.case >= campaign.case:
            yield BadOptions("spyclub-record-case-to-come", case=recorded.case)
    if len({recorded.aspect for recorded in campaign.recorded}) < len(campaign.recorded):
        yield BadOptions("spyclub-record-aspect-twice")
    if campaign.log and len(campaign.last.ideas) != len(campaign.log[-1].members):
        yield BadOptions("spyclub-record-no-last-case")


def _aspect_of(name: str) -> Aspect | None:
    box = the_box()
    number = box.number_of.get(name)
    kind = box.type[box.with_name[number][0]] if number is not None else len(TYPES) - 1
    return ASPECTS[kind] if kind < len(ASPECTS) else None
