"""Recording an aspect of the master case, and closing the file (CP-17 to CP-19, CP-30, CP-31)."""

import msgspec

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.conditions import holds
from spyhouse.games.spyclub.campaign.engine.execution import EffectRun
from spyhouse.games.spyclub.campaign.engine.frame import Frame, Task
from spyhouse.games.spyclub.campaign.events import AspectRecorded
from spyhouse.games.spyclub.campaign.grades import cut
from spyhouse.games.spyclub.campaign.in_force import stage_effects
from spyhouse.games.spyclub.campaign.mosaic import Answer, Question, mosaic_of
from spyhouse.games.spyclub.campaign.primitives.recording import RecordOption
from spyhouse.games.spyclub.campaign.record import (
    CASES,
    Campaign,
    CaseFile,
    LastCase,
    Member,
    Recorded,
    ScoreLine,
    Solution,
    entry_name,
)
from spyhouse.games.spyclub.options import level_name
from spyhouse.games.spyclub.terms import ASPECTS, DISTRACTION, EMPTY, Aspect

NONE = "none"


class RecordingOption(msgspec.Struct, frozen=True):
    """One option when recording: the aspect, its name and the card that allows it."""

    aspect: Aspect
    name: str
    by: str = ""
    """The key of the effect that allows it; "" for the plain rule."""
    old: bool = False
    """Whether it replaces an earlier recording."""
    card: int = 0
    """The card that allows it."""

    def key(self) -> str:
        return f"{self.by}/{self.name}" if self.by else self.name


class AskRecord(Task, frozen=True):
    """Let the team record one solution of a type not recorded before, or none (CP-17)."""

    def do(self, run: EffectRun) -> None:
        b, m, index = run.b, run.m, run.m.numbering
        m.recorded_now = True
        found = {option.key(): option for option in recording_options(b)}
        answers = [
            Answer(
                key,
                0 if one.old else index.shown[index.index[entry_name(one.name)][0]],
                one.aspect,
                one.name,
                one.card,
                one.old,
            )
            for key, one in found.items()
        ]
        answers.append(Answer(NONE, index.shown[index.index["nothing"][0]]))
        everyone = tuple(range(b.seats))
        answer = run.decide(Question("record", 0, None, tuple(answers), everyone))
        _record(b, found.get(answer))


def recording_options(b: Board) -> list[RecordingOption]:
    """Return the options of the plain rule first, then those of cards, oldest card first."""
    m = mosaic_of(b)
    known = {recorded.aspect for recorded in m.recorded}
    solved = solutions(b)
    plain = [one for one in solved if one.aspect not in known]
    found = [RecordingOption(one.aspect, one.name) for one in plain]
    seen: set[str] = set()
    for number, effect in stage_effects(b, "record") if m.stage == "record" else ():
        if not isinstance(effect, RecordOption) or effect.kind in seen:
            continue
        if effect.key in m.spent or not holds(b, number, effect.condition):
            continue
        seen.add(effect.kind)
        match effect.kind:
            case "rename":
                named = [Solution(one.aspect, name) for one in plain for name in _names(b, one.aspect)]
                more = [one for one in named if one not in solved]
            case "from_row":
                taken = {*known, *(one.aspect for one in solved)}
                more = [one for one in _row(b) if one.aspect not in taken]
            case "swap_old":
                old = [Solution(one.aspect, one.name) for one in m.recorded]
                more = [one for one in solved if one.aspect in known and one not in old]
        swaps = effect.kind == "swap_old"
        found += [RecordingOption(one.aspect, one.name, effect.key, swaps, number) for one in more]
    return found


def solutions(b: Board) -> list[Solution]:
    """Return what this case solved; for a single case that became the first, read its case file."""
    m = mosaic_of(b)
    if m.stage == "unlock":
        return list(m.log[-1].solved)
    return _solved(b)


def _record(b: Board, option: RecordingOption | None) -> None:
    m = mosaic_of(b)
    if option is None:
        b.emit(AspectRecorded(recorded=None))
        return
    case = m.case if m.stage == "record" else len(m.log)
    recorded = Recorded(case, option.aspect, option.name)
    m.recorded = (*(one for one in m.recorded if one.aspect != option.aspect), recorded)
    b.emit(AspectRecorded(recorded=recorded))
    if not option.old:  # CP-18: only a new aspect gives five points
        m.new_aspect = recorded
        _score(b, ScoreLine("recorded", caps().points.recorded))
    if option.by:
        number, effect = next((n, one) for n, one in stage_effects(b, "record") if one.key == option.by)
        assert isinstance(effect, RecordOption)
        if effect.limit == "campaign":
            m.spent = (*m.spent, effect.key)
        m.push_next(*[Frame(number, one) for one in effect.then])


def score_solved(b: Board) -> None:
    """Score the solved aspects (CP-18)."""
    m = mosaic_of(b)
    m.lines = (*m.lines, *(ScoreLine("solved", caps().points.solved) for _ in solutions(b)))


def close(b: Board) -> Campaign:
    """Return the record with this case in its log (CP-19, CP-22)."""
    m = mosaic_of(b)
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
    last = m.case == CASES  # occasions that still wait lapse
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


def record_from_single_case(b: Board) -> Campaign:
    """Return the record of a campaign that this single case begins. Its aspect is recorded at the desk."""
    assert b.ended
    solved = tuple(_solved(b))
    members = tuple(Member(character) for character in b.characters)
    file = CaseFile(
        how=b.ended,
        difficulty=level_name(b.options),
        members=members,
        solved=solved,
        recorded=None,
        lines=tuple(ScoreLine("solved", caps().points.solved) for _ in solved),
        loose_ends=_loose_ends(b),
    )
    return Campaign(edition=b.options.edition, members=members, log=(file,), unrecorded=True, last=_last(b))


def _score(b: Board, line: ScoreLine) -> None:
    m = mosaic_of(b)
    if m.stage == "record":
        m.lines = (*m.lines, line)
    else:  # the case file of the single case that began the campaign
        file = m.log[-1]
        m.log = (*m.log[:-1], msgspec.structs.replace(file, recorded=m.new_aspect, lines=(*file.lines, line)))
        m.new_aspect = None


def _names(b: Board, aspect: Aspect) -> list[str]:
    box, kind = b.box, ASPECTS.index(aspect)
    return [name for number, name in enumerate(box.names) if box.type[box.with_name[number][0]] == kind]


def _row(b: Board) -> list[Solution]:
    faces = [b.up[card] for card in b.row if card != EMPTY]
    found = {b.box.names[b.box.name[face]]: b.box.type[face] for face in faces}
    return [Solution(ASPECTS[kind], name) for name, kind in found.items() if kind != DISTRACTION]


def _loose_ends(b: Board) -> tuple[str, ...]:
    return tuple(b.clue(card).name for card in (*b.hands, *b.rules.clues_held_aside(b)) if card != EMPTY)


def _last(b: Board) -> LastCase:
    return LastCase(tuple(b.ideas), b.active, b.starter, len(b.movement) - b.drawn)


def _solved(b: Board) -> list[Solution]:
    return [
        Solution(aspect, b.clue(card).name)
        for aspect, card in zip(ASPECTS, b.solved, strict=True)
        if card != EMPTY
    ]
