"""What people see of a campaign: everything that is unlocked, and numbers of what is not (CP-29)."""

from functools import cache
from typing import TYPE_CHECKING

import msgspec

from spyhouse.games.spyclub.campaign import grades, recording
from spyhouse.games.spyclub.campaign.deck import TokenKind, numbering, the_deck
from spyhouse.games.spyclub.campaign.mosaic import Mosaic, awake
from spyhouse.games.spyclub.campaign.record import (
    Campaign,
    CardInPlay,
    CaseFile,
    Grade,
    Line,
    Member,
    Recorded,
)
from spyhouse.games.spyclub.campaign.vocabulary import SideName
from spyhouse.games.spyclub.campaign.words import About, Stage
from spyhouse.games.spyclub.words import ASPECTS, Aspect, Character, EditionName

if TYPE_CHECKING:
    from spyhouse.games.spyclub.board import Board


class CardView(msgspec.Struct, frozen=True):
    card: int
    """As events name it."""
    number: int
    """As this edition prints it."""
    """What is printed on the side that lies up is asked for by card and side."""
    module: str
    """The key of what it came with."""
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
    """Its owner is not at the table."""
    fresh: bool
    """This side came up since the last case."""
    chose: str
    """The key of the option chosen for this case."""


class AnswerView(msgspec.Struct, frozen=True):
    key: str
    """At a crossroads, the card's words say what it means; where a card is given away, a seat."""
    number: int
    """When recording: the card of the index it would lead to; else 0."""
    aspect: Aspect | None
    """When recording: what would be pinned up, and its name."""
    name: str
    card: int
    """By the leave of which card; 0 for the plain rule."""
    old: bool
    """In place of what was recorded before."""


class QuestionView(msgspec.Struct, frozen=True):
    about: About
    card: int
    """0 if it is not about a card."""
    side: SideName | None
    """Of the card whose crossroads it is."""
    answers: tuple[AnswerView, ...]
    """None: everyone says when they have read it."""
    seats: tuple[int, ...]
    """Who is asked."""
    proposal: str
    agreed: tuple[int, ...]


class IndexEntry(msgspec.Struct, frozen=True):
    aspect: Aspect | None
    """null for "Nothing recorded"."""
    module: str
    """Its key."""
    numbers: tuple[int, ...]
    """As this edition prints them."""


class CampaignView(msgspec.Struct, frozen=True):
    edition: EditionName
    case: int
    stage: Stage
    cast: tuple[Member | None, ...]
    """By seat, once they have picked."""
    members: tuple[Member, ...]
    cards: tuple[CardView, ...]
    """In the order they were unlocked."""
    question: QuestionView | None
    recorded: tuple[Recorded, ...]
    """The master case."""
    open: tuple[Aspect, ...]
    """Aspects that are not recorded."""
    log: tuple[CaseFile, ...]
    """The cases played; the last one too, once it is saved."""
    points: int
    """Of the log."""
    lines: tuple[Line, ...]
    """The points of this case so far, with what each is for."""
    objectives: tuple[str, ...]
    """Reached in this case."""
    story: str
    index: tuple[IndexEntry, ...]
    """At the desk only: it says numbers and no more."""
    grade: Grade | None
    record: Campaign | None
    """Once this case is saved and another one follows: the option `campaign` of that game."""


def campaign_view(b: "Board") -> CampaignView | None:
    m = b.mosaic
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
        question=_question(b, m),
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


def _card(b: "Board", m: Mosaic, lying: CardInPlay) -> CardView:
    card = the_deck()[lying.number]
    side = card.side(lying.side)
    return CardView(
        card=card.number,
        number=numbering(b.options.edition).shown[card.number],
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
        asleep=not lying.away and not awake(b, card.number),
        fresh=card.number in m.fresh,
        chose=m.chose.get(card.number, "") if side.choice else "",
    )


def _question(b: "Board", m: Mosaic) -> QuestionView | None:
    asked = m.question
    if asked is None:
        return None
    ways = {way.key(): way for way in recording.ways(b)} if asked.about == "record" else {}
    answers = []
    for one in asked.answers:
        way = ways.get(one.key)
        aspect, name, by, old = (way.aspect, way.name, way.card, way.old) if way else (None, "", 0, False)
        answers.append(AnswerView(one.key, one.number, aspect, name, by, old))
    return QuestionView(
        about=asked.about,
        card=asked.card,
        side=asked.side,
        answers=tuple(answers),
        seats=asked.seats,
        proposal=asked.proposal,
        agreed=asked.agreed,
    )


@cache
def _index(edition: str) -> tuple[IndexEntry, ...]:
    book = numbering(edition)
    return tuple(
        IndexEntry(_aspect(key), key, tuple(book.shown[number] for number in numbers))
        for key, numbers in book.index.items()
    )


def _aspect(module: str) -> Aspect | None:
    kind = the_deck().module[module].type
    return kind if kind in ASPECTS else None


def as_first_case(b: "Board") -> Campaign | None:
    """A finished single case as the first of a campaign."""
    return recording.from_single(b) if b.mosaic is None and b.ended not in (None, "stopped") else None
