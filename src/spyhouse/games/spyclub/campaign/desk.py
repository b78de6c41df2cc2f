"""The desk: what the team reads and decides together, by proposal and agreement.

A question with answers is settled when everyone who is asked agrees with one proposal; one without is there
to be read. Nobody clicks ahead of the others. A function with `@decides` says what an answer means.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from spyhouse.games.spyclub.campaign.events import (
    Agreed,
    CardRead,
    Decided,
    DeskAsked,
    Proposed,
    StoryWritten,
)
from spyhouse.games.spyclub.campaign.mosaic import Question, opened
from spyhouse.games.spyclub.campaign.moves import Propose, ReadOn
from spyhouse.games.spyclub.campaign.record import STORY
from spyhouse.games.spyclub.campaign.words import About
from spyhouse.kernel import IllegalMove, Move

if TYPE_CHECKING:
    from spyhouse.games.spyclub.board import Board

Decision = Callable[["Board", Question, str], None]
DECIDES: dict[About, Decision] = {}


def decides(about: About) -> Callable[[Decision], Decision]:
    """Says that a function does what was decided; the answer is "" where there was only something to read."""

    def register(function: Decision) -> Decision:
        DECIDES[about] = function
        return function

    return register


def ask(b: "Board", question: Question) -> None:
    """Lay it on the desk; whoever has left is not asked, and a single answer is taken by itself."""
    m = opened(b)
    seats = tuple(seat for seat in question.seats if seat not in b.gone)
    m.question = msgspec.structs.replace(question, seats=seats)
    if len(question.answers) == 1 or not seats:
        _settle(b, m.question, question.answers[0].key if question.answers else "")
        return
    b.phase = "desk"
    b.tell(DeskAsked(about=question.about, card=question.card, seats=seats))


def options(b: "Board", seat: int) -> list[Move]:
    m = opened(b)
    question = m.question
    if question is None or seat not in m.waiting_for():
        return []
    if not question.answers:
        return [ReadOn(question.card)]
    return [Propose(answer.key, question.card) for answer in question.answers]


def propose(b: "Board", seat: int, answer: str, card: int) -> None:
    """Who proposes what is proposed already agrees."""
    question = _asked(b, seat, card)
    if not question.answers:
        raise IllegalMove("spyclub-desk-nothing-to-decide")
    known = [one.key for one in question.answers]
    if answer not in known:
        raise IllegalMove("spyclub-desk-no-such-way", ways=known)
    if answer == question.proposal:
        b.tell(Agreed(seat=seat))
        _go(b, msgspec.structs.replace(question, agreed=(*question.agreed, seat)))
    else:
        b.tell(Proposed(seat=seat, answer=answer))
        _go(b, msgspec.structs.replace(question, proposal=answer, agreed=(seat,)))


def read_on(b: "Board", seat: int, card: int) -> None:
    question = _asked(b, seat, card)
    if question.answers:
        raise IllegalMove("spyclub-desk-team-decides")
    b.tell(CardRead(seat=seat))
    _go(b, msgspec.structs.replace(question, agreed=(*question.agreed, seat)))


def write(b: "Board", seat: int, text: str) -> None:
    """CP-19."""
    question = _asked(b, seat)
    if question.about != "story":
        raise IllegalMove("spyclub-desk-story-later")
    m = opened(b)
    m.story = text.strip()[:STORY]
    b.tell(StoryWritten(seat=seat, text=m.story))


def answer_plainly(b: "Board", seat: int) -> None:
    """For somebody who is away: they have read it, agree with what lies there, or take the first way."""
    question = opened(b).question
    assert question
    if not question.answers:
        read_on(b, seat, question.card)
    else:
        propose(b, seat, question.proposal or question.answers[0].key, question.card)


def someone_left(b: "Board") -> None:
    """Whoever leaves is not waited for any more."""
    m = opened(b)
    if m.question:
        stay = tuple(seat for seat in m.question.seats if seat not in b.gone)
        _go(b, msgspec.structs.replace(m.question, seats=stay))


def _go(b: "Board", question: Question) -> None:
    m = opened(b)
    m.question = question
    if set(question.seats) <= set(question.agreed) and (question.proposal or not question.answers):
        _settle(b, question, question.proposal)
    elif not question.seats:
        _settle(b, question, question.answers[0].key)


def _settle(b: "Board", question: Question, answer: str) -> None:
    m = opened(b)
    m.question = None
    if m.stage == "case":  # a card that turned in the middle of it had something to ask
        b.phase = "actions"
    if question.answers:
        b.tell(Decided(about=question.about, card=question.card, answer=answer))
    DECIDES[question.about](b, question, answer)


def _asked(b: "Board", seat: int, card: int | None = None) -> Question:
    m = opened(b)
    if b.phase != "desk" or m.question is None:
        raise b.not_now()
    if card is not None and card != m.question.card:
        raise IllegalMove("spyclub-desk-something-else")
    if seat not in m.question.seats:
        raise IllegalMove("spyclub-desk-not-yours")
    if seat in m.question.agreed:
        raise IllegalMove("spyclub-desk-said-so-already")
    return m.question
