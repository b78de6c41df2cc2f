"""The desk: reading and decisions of the team, by proposal and agreement.

A question with answers is decided when every seat asked agrees with one proposal. A question without answers
is a card to read. The frame that asked is stored beside the question (`EffectRun.decide`).
"""

import msgspec

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.engine import agenda
from spyhouse.games.spyclub.campaign.events import Agreed, CardRead, Decided, Proposed, StoryWritten
from spyhouse.games.spyclub.campaign.mosaic import Question, mosaic_of
from spyhouse.games.spyclub.campaign.moves import Propose, ReadOn
from spyhouse.games.spyclub.campaign.record import STORY
from spyhouse.kernel import IllegalMove, Move


def options(b: Board, seat: int) -> list[Move]:
    m = mosaic_of(b)
    question = m.question
    if question is None or seat not in m.waiting_for():
        return []
    if not question.answers:
        return [ReadOn(question.card)]
    return [Propose(answer.key, question.card) for answer in question.answers]


def propose(b: Board, seat: int, answer: str, card: int) -> None:
    """Propose an answer. Repeating the current proposal means agreeing."""
    question = _require_question(b, seat, card)
    if not question.answers:
        raise IllegalMove("spyclub-desk-nothing-to-decide")
    known = [one.key for one in question.answers]
    if answer not in known:
        raise IllegalMove("spyclub-desk-no-such-way", ways=known)
    if answer == question.proposal:
        b.emit(Agreed(seat=seat))
        _complete(b, msgspec.structs.replace(question, agreed=(*question.agreed, seat)))
    else:
        b.emit(Proposed(seat=seat, answer=answer))
        _complete(b, msgspec.structs.replace(question, proposal=answer, agreed=(seat,)))


def read_on(b: Board, seat: int, card: int) -> None:
    question = _require_question(b, seat, card)
    if question.answers:
        raise IllegalMove("spyclub-desk-team-decides")
    b.emit(CardRead(seat=seat))
    _complete(b, msgspec.structs.replace(question, agreed=(*question.agreed, seat)))


def write(b: Board, seat: int, text: str) -> None:
    """Save the story that the team wrote (CP-19)."""
    question = _require_question(b, seat)
    if question.about != "story":
        raise IllegalMove("spyclub-desk-story-later")
    m = mosaic_of(b)
    m.story = text.strip()[:STORY]
    b.emit(StoryWritten(seat=seat, text=m.story))


def answer_by_default(b: Board, seat: int) -> None:
    """Answer for an absent player: confirm reading, agree with the proposal, or propose the first answer."""
    question = mosaic_of(b).question
    assert question
    if not question.answers:
        read_on(b, seat, question.card)
    else:
        propose(b, seat, question.proposal or question.answers[0].key, question.card)


def on_player_left(b: Board) -> None:
    """Stop waiting for players who have left."""
    m = mosaic_of(b)
    if m.question:
        stay = tuple(seat for seat in m.question.seats if seat not in b.gone)
        _complete(b, msgspec.structs.replace(m.question, seats=stay))


def _complete(b: Board, question: Question) -> None:
    m = mosaic_of(b)
    m.question = question
    if set(question.seats) <= set(question.agreed) and (question.proposal or not question.answers):
        _settle(b, question, question.proposal)
    elif not question.seats:
        _settle(b, question, question.answers[0].key)


def _settle(b: Board, question: Question, answer: str) -> None:
    m = mosaic_of(b)
    m.question = None
    if m.stage == "case":  # a card that was turned over meanwhile asks something itself
        b.phase = "actions"
    if question.answers:
        b.emit(Decided(about=question.about, card=question.card, answer=answer))
    agenda.answer(b, answer)


def _require_question(b: Board, seat: int, card: int | None = None) -> Question:
    m = mosaic_of(b)
    if b.phase != "desk" or m.question is None:
        raise b.wrong_phase()
    if card is not None and card != m.question.card:
        raise IllegalMove("spyclub-desk-something-else")
    if seat not in m.question.seats:
        raise IllegalMove("spyclub-desk-not-yours")
    if seat in m.question.agreed:
        raise IllegalMove("spyclub-desk-said-so-already")
    return m.question
