"""What players see of a campaign: everything unlocked, and only the numbers of other cards (CP-29)."""

from functools import cache

import msgspec

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign import grades, recording
from spyhouse.games.spyclub.campaign.deck import load_deck, numbering
from spyhouse.games.spyclub.campaign.deck_types import TokenKind
from spyhouse.games.spyclub.campaign.in_force import is_in_force
from spyhouse.games.spyclub.campaign.mosaic import Mosaic, Question
from spyhouse.games.spyclub.campaign.record import (
    Campaign,
    CardInPlay,
    CaseFile,
    Grade,
    Member,
    Recorded,
    ScoreLine,
)
from spyhouse.games.spyclub.campaign.terms import SideName, Stage
from spyhouse.games.spyclub.terms import ASPECTS, Aspect, Character, EditionName


class CardView(msgspec.Struct, frozen=True):
    card: int
    """Number in the deck, as events name it. Its text is loaded by card and side."""
    number: int
    """Number printed in this edition."""
    module: str
    """Key of the clue it came with."""
    aspect: Aspect | None
    """null for cards of the club itself."""
    picture: str
    star: bool
    side: SideName
    owner: Character | None
    tokens: int
    space: int
    """How many tokens it holds; 0 if none."""
    kind: TokenKind | None
    away: bool
    asleep: bool
    """Whether its owner is absent, which puts it out of force."""
    fresh: bool
    """Whether this side came up since the last case."""
    chose: str
    """Key of the option chosen for this case."""


class IndexEntry(msgspec.Struct, frozen=True):
    aspect: Aspect | None
    """null for "Nothing recorded"."""
    module: str
    """Its key."""
    numbers: tuple[int, ...]
    """Numbers printed in this edition."""


class CampaignView(msgspec.Struct, frozen=True):
    edition: EditionName
    case: int
    stage: Stage
    cast: tuple[Member | None, ...]
    """Characters by seat; null until they have picked."""
    members: tuple[Member, ...]
    cards: tuple[CardView, ...]
    """Unlocked cards, in unlocking order."""
    question: Question | None
    recorded: tuple[Recorded, ...]
    """Recorded aspects of the master case."""
    open: tuple[Aspect, ...]
    """Aspects that are not recorded."""
    log: tuple[CaseFile, ...]
    """The cases played, including the last one once it is saved."""
    points: int
    """Points in the log."""
    lines: tuple[ScoreLine, ...]
    """Points of this case so far, each with its reason."""
    objectives: tuple[str, ...]
    """Objectives reached in this case."""
    story: str
    index: tuple[IndexEntry, ...]
    """The index, only while the team is at the desk. It gives the numbers of cards and nothing else."""
    grade: Grade | None
    record: Campaign | None
    """The option `campaign` of the next game, once this case is saved and another one follows."""


def campaign_view(b: Board) -> CampaignView | None:
    m: Mosaic | None = b.mosaic
    if m is None:
        return None
    log = m.result.log if m.result else m.log
    grade = grades.final_grade(m.result) if m.result else None
    recorded = {one.aspect for one in m.recorded}
    return CampaignView(
        edition=b.options.edition,
        case=m.case,
        stage=m.stage,
        cast=m.cast,
        members=m.members,
        cards=tuple(_card(b, m, lying) for lying in m.cards.values()),
        question=m.question,
        recorded=m.recorded,
        open=tuple(aspect for aspect in ASPECTS if aspect not in recorded),
        log=log,
        points=sum(file.points() for file in log),
        lines=grades.cut(m.lines, m.campaign),
        objectives=m.objectives,
        story=m.story,
        index=_index(b.options.edition) if m.stage in ("cast", "unlock", "record") else (),
        grade=grade,
        record=m.result if m.result and not m.result.over() else None,
    )


def _card(b: Board, m: Mosaic, lying: CardInPlay) -> CardView:
    card = m.deck[lying.number]
    side = card.side(lying.side)
    return CardView(
        card=card.number,
        number=m.numbering.shown[card.number],
        module=card.module,
        aspect=_aspect(card.module),
        picture=card.picture,
        star=card.star,
        side=lying.side,
        owner=lying.owner,
        tokens=lying.tokens,
        space=card.tokens.max if card.tokens else 0,
        kind=card.tokens.kind if card.tokens else None,
        away=lying.away,
        asleep=not lying.away and not is_in_force(b, card.number),
        fresh=card.number in m.fresh,
        chose=m.chose.get(card.number, "") if side.choice else "",
    )


@cache
def _index(edition: str) -> tuple[IndexEntry, ...]:
    book = numbering(edition)
    return tuple(
        IndexEntry(_aspect(key), key, tuple(book.shown[number] for number in numbers))
        for key, numbers in book.index.items()
    )


def _aspect(module: str) -> Aspect | None:
    kind = load_deck().module[module].type
    return kind if kind in ASPECTS else None


def as_first_case(b: Board) -> Campaign | None:
    """Return a finished single case as the first of a campaign."""
    if b.mosaic is not None or b.ended in (None, "stopped"):
        return None
    return recording.record_from_single_case(b)
