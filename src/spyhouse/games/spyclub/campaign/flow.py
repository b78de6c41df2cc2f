"""A case of a campaign from the desk to the desk (CP-1): cast, unlock, set up, play, record, end, save."""

from typing import TYPE_CHECKING

from spyhouse.games.spyclub import ends, setup
from spyhouse.games.spyclub.campaign import agenda, cards, desk, effects, people, recording
from spyhouse.games.spyclub.campaign.agenda import Step
from spyhouse.games.spyclub.campaign.conditions import holds
from spyhouse.games.spyclub.campaign.deck import NOTHING, numbering, the_deck
from spyhouse.games.spyclub.campaign.events import CaseSaved, StageBegan, TableLaid
from spyhouse.games.spyclub.campaign.grades import final_grade
from spyhouse.games.spyclub.campaign.items import Ask, Come, Due, PutAway, Read, Turn, Unlock, Unlocks
from spyhouse.games.spyclub.campaign.mosaic import (
    Answer,
    Mosaic,
    Question,
    awake,
    in_force,
    opened,
    seat_of,
)
from spyhouse.games.spyclub.campaign.moves import PickCharacter, Propose, ReadOn, WriteStory
from spyhouse.games.spyclub.campaign.perform import hand_out_rewards, perform_all, turn
from spyhouse.games.spyclub.campaign.record import CASES, Campaign, entry_of
from spyhouse.games.spyclub.campaign.rules import CampaignRules
from spyhouse.games.spyclub.campaign.vocabulary import AnyEffect, Objective, StandingRule
from spyhouse.games.spyclub.campaign.words import Stage
from spyhouse.games.spyclub.clue import Clue
from spyhouse.games.spyclub.words import CARDS, EMPTY
from spyhouse.kernel import Move

if TYPE_CHECKING:
    from spyhouse.games.spyclub.board import Board

SECOND_CHANCES = (166, 167)
"""What "Nothing recorded" opens when it comes again: whichever is still shut."""


def begin(b: "Board", campaign: Campaign) -> None:
    """Everyone comes to the desk."""
    b.mosaic = Mosaic(campaign, b.seats)
    b.rules = CampaignRules(b.rules.edition, b.rules.level)
    b.top = CARDS  # no table is laid yet
    b.phase = "desk"
    setup.choose_starter(b)
    setup.choose_characters(b, people.usual(b))


def legal(b: "Board", seat: int) -> list[Move]:
    m = opened(b)
    if seat not in m.waiting_for():
        return []
    return people.to_pick(b, seat) if None in m.cast else desk.options(b, seat)


def play(b: "Board", seat: int, move: Move) -> bool:
    """Whether it was a move of the desk, and done."""
    match move:
        case PickCharacter():
            people.pick(b, seat, move)
        case ReadOn(card):
            desk.read_on(b, seat, card)
        case Propose(answer, card):
            desk.propose(b, seat, answer, card)
        case WriteStory(text):
            desk.write(b, seat, text)
        case _:
            if b.phase == "desk":
                raise b.not_now()
            return False
    return True


def go_on(b: "Board") -> None:
    """After every move: if the case has ended, the team is back at its desk; then whatever is to be done."""
    m = opened(b)
    if m.stage == "case":
        b.rules.settle(b)
    if b.phase == "over" and m.stage != "over":
        m.agenda = ()
        m.question = None
        if b.ended == "stopped":
            m.stage = "over"
        else:
            b.phase = "desk"
            agenda.follow(b, Step(_record))
    agenda.go_on(b)


def answer_plainly(b: "Board", seat: int) -> None:
    """For somebody who is away."""
    if None in opened(b).cast:
        first = people.to_pick(b, seat)[0]
        assert isinstance(first, PickCharacter)
        people.pick(b, seat, first)
    else:
        desk.answer_plainly(b, seat)


def someone_left(b: "Board") -> None:
    if None not in opened(b).cast:
        desk.someone_left(b)


def stop(b: "Board") -> bool:
    """Whether the case had ended: then what is left to say is said plainly, so that it counts. A team that
    has solved everything has a success, whoever stops it (CP-30)."""
    m = opened(b)
    if m.stage == "case" and EMPTY not in b.solved:
        ends.end(b, "success")
        go_on(b)
    if m.stage not in ("record", "end", "save"):
        return False
    while waiting := m.waiting_for():
        answer_plainly(b, waiting[0])
        go_on(b)
    return True


# --- unlock


@agenda.does(Unlock)
def _unlock(b: "Board", item: Unlock) -> None:
    """CP-2, CP-3: what every campaign begins with, then the index, then what was unlocked while saving. A
    campaign that began with a single case catches up first: case 1's cards, and its aspect."""
    m = opened(b)
    if m.stage != "unlock":
        _stage(b, "unlock")
    m.queue = ()
    first = numbering(b.options.edition).case_1
    cards.queue(b, tuple(number for number in first if number not in m.cards))
    if m.campaign.unrecorded and not m.recorded_now:
        agenda.follow(b, Step(_queue), Step(recording.ask), Unlock())
        return
    if m.log:
        cards.queue(b, _entry(b))
    agenda.follow(b, Step(_queue), Step(_waiting), Step(_queue), Step(hand_out_rewards), Step(_set_up))


def _entry(b: "Board") -> tuple[int, ...]:
    m = opened(b)
    index = numbering(b.options.edition).index
    entry = entry_of(m.log)
    if entry == NOTHING and index[NOTHING][0] in m.cards:
        shut = [number for number in SECOND_CHANCES if number not in m.cards]
        return tuple(shut[:1])
    return index[entry]


def _waiting(b: "Board") -> None:
    cards.queue(b, opened(b).campaign.queue)


def _queue(b: "Board") -> None:
    """CP-7: one card after the other, each with all it says."""
    m = opened(b)
    if m.queue:
        number, m.queue = m.queue[0], m.queue[1:]
        agenda.follow(b, Come(number), Step(_queue))


@agenda.does(Come)
def _come(b: "Board", item: Come) -> None:
    """Side A: "Now" lines, then its choice, then it flips if it says so, then what it unlocks."""
    card = item.card
    if not cards.unlock(b, card):
        return
    side = the_deck()[card].a
    steps: list[agenda.Item] = [Due(card, effect) for effect in side.at("unlock")]
    if side.choice and side.choice.at == "unlock":
        steps.append(Ask(card, "A"))
    else:
        steps.insert(0, Read(card))
    if side.flip == "at once":
        steps.append(Turn(card, "B"))
    agenda.follow(b, *steps, Unlocks(card))


@agenda.does(Read)
def _read(b: "Board", item: Read) -> None:
    if opened(b).unlocked(item.card):
        desk.ask(b, Question("card", item.card, (), tuple(range(b.seats))))


@desk.decides("card")
def _has_been_read(b: "Board", question: Question, answer: str) -> None:
    """Nothing follows from reading."""


@agenda.does(Turn)
def _turn(b: "Board", item: Turn) -> None:
    turn(b, item.card, item.side)


@agenda.does(Unlocks)
def _unlocks(b: "Board", item: Unlocks) -> None:
    cards.queue(b, the_deck()[item.card].a.unlocks)


# --- crossroads


@agenda.does(Ask)
def _ask(b: "Board", item: Ask) -> None:
    """Options whose condition fails are not shown; the owner's choice is the owner's alone."""
    card = item.card
    side = the_deck()[card].side(item.side)
    choice = side.choice
    if choice is None or not awake(b, card) or not holds(b, card, choice.condition):
        return
    answers = tuple(Answer(one.key) for one in choice.options if holds(b, card, one.condition))
    owner = seat_of(b, opened(b).cards[card].owner)
    seats = (owner,) if choice.who == "owner" and owner is not None else tuple(range(b.seats))
    if answers:
        desk.ask(b, Question("choice", card, answers, seats, side=item.side))


@desk.decides("choice")
def _chosen(b: "Board", question: Question, answer: str) -> None:
    m = opened(b)
    number, side_name = question.card, question.side
    assert side_name
    side = the_deck()[number].side(side_name)
    assert side.choice
    option = next(option for option in side.choice.options if option.key == answer)
    m.chose[number] = answer
    cards.queue(b, option.unlocks)
    perform_all(b, number, tuple(effect for effect in side.of_option(answer) if not _stands(effect)))
    if option.flip:
        agenda.follow(b, Turn(number, "B" if side_name == "A" else "A"))
    if option.away:
        agenda.follow(b, PutAway(number))
    if m.stage == "setup":
        agenda.follow(b, Step(_queue), Step(hand_out_rewards))


@agenda.does(PutAway)
def _put_away(b: "Board", item: PutAway) -> None:
    cards.put_away(b, item.card)


def _stands(effect: AnyEffect) -> bool:
    """Rules and objectives of an option chosen in set-up are in force all case (`mosaic.standing`)."""
    return isinstance(effect, StandingRule | Objective)


# --- set up and play


def _set_up(b: "Board") -> None:
    _stage(b, "setup")
    for card, side, lying in in_force(b):
        if side.choice and side.choice.at == "setup":
            agenda.follow(b, Ask(card.number, lying.side))
    agenda.follow(b, Step(_lay))


def _lay(b: "Board") -> None:
    """The table is laid; what waited for it happens at the end of that."""
    _stage(b, "case", keep=True)
    b.phase, b.top = "actions", 0
    effects.set_up(b)
    b.tell(
        TableLaid(
            hands=tuple(tuple(b.clue(card) for card in b.hand(seat)) for seat in range(b.seats)),
            incoming=tuple(_incoming(b, place) for place in range(b.places())),
            row=tuple(b.clue(card) if card != EMPTY else None for card in b.row),
        )
    )


def _incoming(b: "Board", place: int) -> Clue | None:
    card = b.incoming_card(place)
    return b.clue(card) if card != EMPTY and not b.rules.covered(b, place) else None


# --- record, end, save


def _record(b: "Board") -> None:
    _stage(b, "record")
    effects.judge(b)
    recording.score_solved(b)
    recording.ask(b)
    agenda.follow(b, Step(_lines), Step(_end))


def _end(b: "Board") -> None:
    _stage(b, "end")
    agenda.follow(b, Step(_lines), Step(_save))


def _save(b: "Board") -> None:
    """After the last case nothing is put away for another: envelopes stay shut."""
    _stage(b, "save")
    if opened(b).case < CASES:
        agenda.follow(b, Step(_lines))
    agenda.follow(b, Step(_story), Step(_close))


def _lines(b: "Board") -> None:
    """Card by card in unlocking order: its lines for this stage, then its choice."""
    when = opened(b).stage
    for number, side_name in opened(b).began:
        if not awake(b, number):
            continue
        side = the_deck()[number].side(side_name)
        agenda.follow(b, *(Due(number, effect) for effect in side.effects if effect.when == when))
        if side.choice and side.choice.at == when:
            agenda.follow(b, Ask(number, side_name))


def _story(b: "Board") -> None:
    """CP-19: everyone tells, somebody writes, and all say when it is done."""
    desk.ask(b, Question("story", 0, (), tuple(range(b.seats))))


@desk.decides("story")
def _told(b: "Board", question: Question, answer: str) -> None:
    """The case is closed next."""


def _close(b: "Board") -> None:
    m = opened(b)
    m.result = recording.close(b)
    _stage(b, "over")
    b.phase = "over"
    file = m.result.log[-1]
    b.tell(CaseSaved(case=m.case, points=file.points(), total=m.result.points(), grade=final_grade(m.result)))


def _stage(b: "Board", stage: Stage, keep: bool = False) -> None:
    """A stage runs the lines of the sides that lie up when it begins."""
    m = opened(b)
    m.stage = stage
    if not keep:
        m.began = tuple((lying.number, lying.side) for lying in m.cards.values())
    b.tell(StageBegan(case=m.case, stage=stage))
