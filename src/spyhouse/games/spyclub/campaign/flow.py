"""The course of a case of a campaign (CP-1): cast, unlock, set up, play, record, end, save."""

from spyhouse.games.spyclub import case_end, setup
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign import characters, desk, record_check, recording
from spyhouse.games.spyclub.campaign.case_setup import set_up
from spyhouse.games.spyclub.campaign.conditions import holds
from spyhouse.games.spyclub.campaign.deck import numbering
from spyhouse.games.spyclub.campaign.deck_types import Option, Side
from spyhouse.games.spyclub.campaign.engine import agenda
from spyhouse.games.spyclub.campaign.engine.execution import EffectRun
from spyhouse.games.spyclub.campaign.engine.frame import Frame, Task, call
from spyhouse.games.spyclub.campaign.engine.standing import StandingRule
from spyhouse.games.spyclub.campaign.events import CardUnlocked, CaseSaved, StageBegan, TableLaid
from spyhouse.games.spyclub.campaign.grades import final_grade
from spyhouse.games.spyclub.campaign.in_force import cards_in_force, is_in_force
from spyhouse.games.spyclub.campaign.mosaic import Answer, Mosaic, Question, mosaic_of, owner_of
from spyhouse.games.spyclub.campaign.moves import PickCharacter, Propose, ReadOn, WriteStory
from spyhouse.games.spyclub.campaign.primitives.cards import PutAway, ReadCard, TurnCard, grant_pending_tokens
from spyhouse.games.spyclub.campaign.primitives.objectives import judge
from spyhouse.games.spyclub.campaign.record import CASES, NOTHING, Campaign, CardInPlay, entry_of
from spyhouse.games.spyclub.campaign.recording import AskRecord
from spyhouse.games.spyclub.campaign.rules import CampaignRules
from spyhouse.games.spyclub.campaign.terms import SideName, Stage
from spyhouse.games.spyclub.clue import Clue
from spyhouse.games.spyclub.terms import CARDS, EMPTY
from spyhouse.kernel import Move

SECOND_CHANCES = (166, 167, 46, 47)
"""Cards that "Nothing recorded" opens when it is recorded again: the first that is not unlocked (CP-3)."""


def begin(b: Board, campaign: Campaign) -> None:
    """Start the game at the desk."""
    record_check.check(campaign, b.options.edition)
    b.mosaic = Mosaic.of(numbering(b.options.edition), campaign, b.seats)
    b.rules = CampaignRules(b.rules.edition, b.rules.level)
    b.top = CARDS  # there is no table yet
    b.phase = "desk"
    setup.choose_starter(b)
    setup.choose_characters(b, characters.previous_seating(b))


def legal(b: Board, seat: int) -> list[Move]:
    m = mosaic_of(b)
    if seat not in m.waiting_for():
        return []
    return characters.available_characters(b, seat) if None in m.cast else desk.options(b, seat)


def play(b: Board, seat: int, move: Move) -> bool:
    """Apply a move of the desk. Return False if it is none."""
    match move:
        case PickCharacter():
            _pick_character(b, seat, move)
        case ReadOn(card):
            desk.read_on(b, seat, card)
        case Propose(answer, card):
            desk.propose(b, seat, answer, card)
        case WriteStory(text):
            desk.write(b, seat, text)
        case _:
            if b.phase == "desk":
                raise b.wrong_phase()
            return False
    return True


def _pick_character(b: Board, seat: int, move: PickCharacter) -> None:
    characters.pick(b, seat, move)
    m = mosaic_of(b)
    if None not in m.cast:
        m.push_next(Frame(0, BeginUnlocking()))


def go_on(b: Board) -> None:
    """Continue after a move: if the case has ended, return to the desk; then run the agenda."""
    m = mosaic_of(b)
    if m.stage == "case":
        b.rules.settle(b)
    if b.phase == "over" and m.stage != "over":
        m.question = None
        if b.ended == "stopped":
            m.stage, m.agenda = "over", ()
        else:
            b.phase = "desk"
            _begin_stage(b, "record")
            m.agenda = (*m.agenda, call(_record))
    agenda.run(b)


def answer_by_default(b: Board, seat: int) -> None:
    """Answer for an absent player."""
    if None in mosaic_of(b).cast:
        first = characters.available_characters(b, seat)[0]
        assert isinstance(first, PickCharacter)
        _pick_character(b, seat, first)
    else:
        desk.answer_by_default(b, seat)


def on_player_left(b: Board) -> None:
    if None not in mosaic_of(b).cast:
        desk.on_player_left(b)


def stop(b: Board) -> bool:
    """Answer what an ended case still asks, so that it counts. Return False if it had not ended (CP-30)."""
    m = mosaic_of(b)
    if m.stage == "case" and EMPTY not in b.solved:
        case_end.end_case(b, "success")
        go_on(b)
    if m.stage not in ("record", "end", "save"):
        return False
    while waiting := m.waiting_for():
        answer_by_default(b, waiting[0])
        go_on(b)
    return True


# --- unlock


class BeginUnlocking(Task, frozen=True):
    """Unlock the first cards of a campaign, the index entry, and cards queued by the last case.

    CP-2, CP-3. A campaign that began with a single case first gets case 1's cards and records its aspect.
    """

    def do(self, run: EffectRun) -> None:
        b, m = run.b, run.m
        if m.stage != "unlock":
            _begin_stage(b, "unlock")
        m.queue = tuple(number for number in m.numbering.case_1 if number not in m.cards)
        if m.campaign.unrecorded and not m.recorded_now:
            m.push_next(call(_next_card), Frame(0, AskRecord()), Frame(0, BeginUnlocking()))
            return
        if m.log:
            m.queue = (*m.queue, *_entry(b))
        m.push_next(
            call(_next_card),
            call(_queue_saved_unlocks),
            call(_next_card),
            call(grant_pending_tokens),
            call(_set_up),
        )


def _entry(b: Board) -> tuple[int, ...]:
    m = mosaic_of(b)
    index = m.numbering.index
    entry = entry_of(m.log)
    if entry == NOTHING and index[NOTHING][0] in m.cards:
        shut = [number for number in SECOND_CHANCES if number not in m.cards]
        return tuple(shut[:1])
    return index[entry]


def _queue_saved_unlocks(b: Board) -> None:
    m = mosaic_of(b)
    m.queue = (*m.queue, *m.campaign.queue)


def _next_card(b: Board) -> None:
    """Unlock one card after the other, each with all its instructions (CP-7)."""
    m = mosaic_of(b)
    if m.queue:
        number, m.queue = m.queue[0], m.queue[1:]
        m.push_next(Frame(number, UnlockCard()), call(_next_card))


class UnlockCard(Task, frozen=True):
    """Unlock side A: "Now" lines, its choice, turning it over if it says so, then the cards it unlocks."""

    def do(self, run: EffectRun) -> None:
        m, number = run.m, run.card
        if number in m.cards or not m.numbering.has(number):  # CP-8
            return
        m.cards[number] = CardInPlay(number)
        m.fresh |= {number}
        run.b.emit(CardUnlocked(card=number))
        side = m.deck[number].a
        frames = [Frame(number, effect) for effect in side.at("unlock")]
        if side.choice and side.choice.at == "unlock":
            frames.append(Frame(number, AskChoice("A")))
        else:
            frames.insert(0, Frame(number, ReadCard()))
        if side.flip == "at once":
            frames.append(Frame(number, TurnCard(side="B")))
        m.push_next(*frames, Frame(number, QueueUnlocks()))


class QueueUnlocks(Task, frozen=True):
    """Queue the cards that side A unlocks, after all its other instructions (CP-7)."""

    def do(self, run: EffectRun) -> None:
        run.m.queue = (*run.m.queue, *run.m.deck[run.card].a.unlocks)


# --- crossroads


class AskChoice(Task, frozen=True):
    """Ask for the choice of a side. Options whose condition fails are hidden."""

    side: SideName

    def do(self, run: EffectRun) -> None:
        b, m, card = run.b, run.m, run.card
        side = m.deck[card].side(self.side)
        choice = side.choice
        if choice is None or not is_in_force(b, card) or not holds(b, card, choice.condition):
            return
        answers = tuple(Answer(one.key) for one in choice.options if holds(b, card, one.condition))
        owner = owner_of(b, card) if choice.who == "owner" else None
        seats = tuple(range(b.seats)) if owner is None or owner in b.gone else (owner,)
        if answers:
            answer = run.decide(Question("choice", card, self.side, answers, seats))
            self._chosen(run, side, next(one for one in choice.options if one.key == answer))

    def _chosen(self, run: EffectRun, side: Side, option: Option) -> None:
        """Carry out the chosen option. Its rules are in force all case (`standing_rules`)."""
        m, number = run.m, run.card
        m.chose[number] = option.key
        m.queue = (*m.queue, *option.unlocks)
        effects = side.of_option(option.key)
        m.push_next(*[Frame(number, one) for one in effects if not isinstance(one, StandingRule)])
        if option.flip:
            m.push_next(Frame(number, TurnCard(side="B" if self.side == "A" else "A")))
        if option.away:
            m.push_next(Frame(number, PutAway()))
        if m.stage == "setup":
            m.push_next(call(_next_card), call(grant_pending_tokens))


# --- set up and play


def _set_up(b: Board) -> None:
    _begin_stage(b, "setup")
    asked = [
        Frame(card.number, AskChoice(lying.side))
        for card, side, lying in cards_in_force(b)
        if side.choice and side.choice.at == "setup"
    ]
    mosaic_of(b).push_next(*asked, call(_lay_table))


def _lay_table(b: Board) -> None:
    """Lay the table. Effects that waited for it run at the end of the set-up."""
    _begin_stage(b, "case", keep=True)
    b.phase, b.top = "actions", 0
    set_up(b)
    b.emit(
        TableLaid(
            hands=tuple(tuple(b.clue(card) for card in b.hand(seat)) for seat in range(b.seats)),
            incoming=tuple(_incoming(b, place) for place in range(b.places())),
            row=tuple(b.clue(card) if card != EMPTY else None for card in b.row),
        )
    )


def _incoming(b: Board, place: int) -> Clue | None:
    card = b.incoming_card(place)
    return b.clue(card) if card != EMPTY and not b.rules.is_covered(b, place) else None


# --- record, end, save


def _record(b: Board) -> None:
    judge(b)
    recording.score_solved(b)
    agenda.execute(b, Frame(0, AskRecord()))
    mosaic_of(b).push_next(call(_run_stage), call(_end))


def _end(b: Board) -> None:
    _begin_stage(b, "end")
    mosaic_of(b).push_next(call(_run_stage), call(_save))


def _save(b: Board) -> None:
    """Save the campaign. After the last case nothing follows, so the lines of this stage are skipped."""
    _begin_stage(b, "save")
    m = mosaic_of(b)
    if m.case < CASES:
        m.push_next(call(_run_stage))
    m.push_next(Frame(0, AskStory()), call(_close))


def _run_stage(b: Board) -> None:
    """Run a stage card by card in unlocking order: its lines, then its choice."""
    m = mosaic_of(b)
    for number, name in m.stage_sides:
        if not is_in_force(b, number):
            continue
        side = m.deck[number].side(name)
        m.push_next(*[Frame(number, effect) for effect in side.effects if effect.when == m.stage])
        if side.choice and side.choice.at == m.stage:
            m.push_next(Frame(number, AskChoice(name)))


class AskStory(Task, frozen=True):
    """Ask for the story of the case: one player writes, and everyone confirms (CP-19)."""

    def do(self, run: EffectRun) -> None:
        run.decide(Question("story", 0, None, (), tuple(range(run.b.seats))))


def _close(b: Board) -> None:
    m = mosaic_of(b)
    m.result = recording.close(b)
    _begin_stage(b, "over")
    b.phase = "over"
    file = m.result.log[-1]
    b.emit(CaseSaved(case=m.case, points=file.points(), total=m.result.points(), grade=final_grade(m.result)))


def _begin_stage(b: Board, stage: Stage, keep: bool = False) -> None:
    """Begin a stage with the lines of the sides up now, or with `keep`, of those it began with before."""
    m = mosaic_of(b)
    m.stage = stage
    if not keep:
        m.stage_sides = tuple((lying.number, lying.side) for lying in m.cards.values())
    b.emit(StageBegan(case=m.case, stage=stage))
