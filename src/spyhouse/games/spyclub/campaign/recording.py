"""Recording an aspect of the master case, and closing the file (CP-17 to CP-19, CP-30, CP-31)."""

from typing import TYPE_CHECKING

import msgspec

from spyhouse.games.spyclub.campaign import desk
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.conditions import holds
from spyhouse.games.spyclub.campaign.deck import numbering
from spyhouse.games.spyclub.campaign.events import AspectRecorded
from spyhouse.games.spyclub.campaign.grades import cut
from spyhouse.games.spyclub.campaign.mosaic import Answer, Question, lines, opened
from spyhouse.games.spyclub.campaign.perform import perform_all
from spyhouse.games.spyclub.campaign.record import (
    CASES,
    Campaign,
    CaseFile,
    LastCase,
    Line,
    Member,
    Recorded,
    Solution,
    entry_name,
)
from spyhouse.games.spyclub.campaign.vocabulary import RecordOption
from spyhouse.games.spyclub.options import level_name
from spyhouse.games.spyclub.words import ASPECTS, DISTRACTION, EMPTY, Aspect

if TYPE_CHECKING:
    from spyhouse.games.spyclub.board import Board

NONE = "none"


class Way(msgspec.Struct, frozen=True):
    """One way to record: what, and by which card's leave."""

    aspect: Aspect
    name: str
    by: str = ""
    """The key of the effect that allows it; "" for the plain rule."""
    old: bool = False
    """In place of what was recorded before."""
    card: int = 0
    """The card that allows it."""

    def key(self) -> str:
        return f"{self.by}/{self.name}" if self.by else self.name


def ask(b: "Board") -> None:
    """CP-17: one solution of a type not recorded before, or none."""
    m = opened(b)
    m.recorded_now = True
    index = numbering(b.options.edition)
    answers = tuple(
        Answer(way.key(), 0 if way.old else index.shown[index.index[entry_name(way.name)][0]])
        for way in ways(b)
    )
    none = Answer(NONE, index.shown[index.index["nothing"][0]])
    desk.ask(b, Question("record", 0, (*answers, none), _all(b)))


def ways(b: "Board") -> list[Way]:
    """Plain ones first, then what cards allow, oldest card first."""
    m = opened(b)
    known = {recorded.aspect for recorded in m.recorded}
    solved = solutions(b)
    plain = [Way(one.aspect, one.name) for one in solved if one.aspect not in known]
    found = list(plain)
    seen: set[str] = set()
    for number, effect in lines(b, "record") if m.stage == "record" else ():
        if not isinstance(effect, RecordOption) or effect.kind in seen:
            continue
        if effect.key in m.spent or not holds(b, number, effect.condition):
            continue
        seen.add(effect.kind)
        match effect.kind:
            case "rename":
                found += [
                    Way(one.aspect, name, effect.key, card=number)
                    for one in plain
                    for name in _names(b, one.aspect)
                    if name != one.name
                ]
            case "from_row":
                taken = {*known, *(one.aspect for one in solved)}
                found += [
                    Way(one.aspect, one.name, effect.key, card=number)
                    for one in _row(b)
                    if one.aspect not in taken
                ]
            case "swap_old":
                old = {(recorded.aspect, recorded.name) for recorded in m.recorded}
                found += [
                    Way(one.aspect, one.name, effect.key, old=True, card=number)
                    for one in solved
                    if one.aspect in known and (one.aspect, one.name) not in old
                ]
    return found


def solutions(b: "Board") -> list[Solution]:
    """What this case solved; of a single case that became the first of a campaign, what its file says."""
    m = opened(b)
    if m.stage == "unlock":
        return list(m.log[-1].solved)
    return _solved(b)


@desk.decides("record")
def _decided(b: "Board", question: Question, answer: str) -> None:
    m = opened(b)
    way = next((way for way in ways(b) if way.key() == answer), None)
    if way is None:
        b.tell(AspectRecorded(recorded=None))
        return
    case = m.case if m.stage == "record" else len(m.log)
    recorded = Recorded(case, way.aspect, way.name)
    m.recorded = (*(one for one in m.recorded if one.aspect != way.aspect), recorded)
    b.tell(AspectRecorded(recorded=recorded))
    if not way.old:  # CP-18: five points are for a new aspect
        m.new_aspect = recorded
        _score(b, Line("recorded", caps().points.recorded))
    if way.by:
        number, effect = next((n, one) for n, one in lines(b, "record") if one.key == way.by)
        assert isinstance(effect, RecordOption)
        if effect.limit == "campaign":
            m.spent = (*m.spent, effect.key)
        perform_all(b, number, effect.then)


def score_solved(b: "Board") -> None:
    """CP-18."""
    m = opened(b)
    m.lines = (*m.lines, *(Line("solved", caps().points.solved) for _ in solutions(b)))


def close(b: "Board") -> Campaign:
    """CP-19, CP-22: the record with this case in its log."""
    m = opened(b)
    assert b.ended
    campaign = msgspec.structs.replace(m.campaign, log=m.log)
    file = CaseFile(
        how=b.ended,
        difficulty=level_name(b.options),
        members=tuple(member for member in m.cast if member),
        solved=tuple(solutions(b)),
        recorded=m.new_aspect,
        lines=cut(m.lines, campaign),
        loose_ends=_loose_ends(b),
        objectives=m.objectives,
        story=m.story,
    )
    last = m.case == CASES  # what still waits then, lapses
    return Campaign(
        edition=b.options.edition,
        members=m.members,
        cards=tuple(m.cards.values()),
        queue=() if last else m.queue,
        later=() if last else m.later,
        spent=m.spent,
        recorded=m.recorded,
        log=(*m.log, file),
        last=_last(b),
    )


def from_single(b: "Board") -> Campaign:
    """The record of a campaign whose first case was this single one; its aspect is recorded at the desk."""
    assert b.ended
    solved = tuple(_solved(b))
    members = tuple(Member(character) for character in b.characters)
    file = CaseFile(
        how=b.ended,
        difficulty=level_name(b.options),
        members=members,
        solved=solved,
        recorded=None,
        lines=tuple(Line("solved", caps().points.solved) for _ in solved),
        loose_ends=_loose_ends(b),
    )
    return Campaign(edition=b.options.edition, members=members, log=(file,), unrecorded=True, last=_last(b))


def _score(b: "Board", line: Line) -> None:
    m = opened(b)
    if m.stage == "record":
        m.lines = (*m.lines, line)
    else:  # the file of the single case that began the campaign
        file = m.log[-1]
        m.log = (*m.log[:-1], msgspec.structs.replace(file, recorded=m.new_aspect, lines=(*file.lines, line)))
        m.new_aspect = None


def _names(b: "Board", aspect: Aspect) -> list[str]:
    box, kind = b.box, ASPECTS.index(aspect)
    return [name for number, name in enumerate(box.names) if box.type[box.with_name[number][0]] == kind]


def _row(b: "Board") -> list[Solution]:
    faces = [b.up[card] for card in b.row if card != EMPTY]
    found = {b.box.names[b.box.name[face]]: b.box.type[face] for face in faces}
    return [Solution(ASPECTS[kind], name) for name, kind in found.items() if kind != DISTRACTION]


def _all(b: "Board") -> tuple[int, ...]:
    return tuple(range(b.seats))


def _loose_ends(b: "Board") -> tuple[str, ...]:
    return tuple(b.clue(card).name for card in (*b.hands, *b.rules.kept(b)) if card != EMPTY)


def _last(b: "Board") -> LastCase:
    return LastCase(tuple(b.ideas), b.active, b.starter, len(b.movement) - b.drawn)


def _solved(b: "Board") -> list[Solution]:
    return [
        Solution(aspect, b.clue(card).name)
        for aspect, card in zip(ASPECTS, b.solved, strict=True)
        if card != EMPTY
    ]
