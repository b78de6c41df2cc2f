"""Questions and answers (SF-8 to SF-11), spoken or typed (SF-26)."""

import msgspec

from spyhouse.games.spyfall.board import Board, Talk
from spyhouse.games.spyfall.events import Answered, Asked, Unanswered
from spyhouse.games.spyfall.legal import own_moves
from spyhouse.games.spyfall.rounds import run_clock
from spyhouse.kernel import Event, IllegalMove

TALK_KEPT = 60
"""Number of lines of a round's talk that are kept: more than 8 minutes of typing."""


def ask(b: Board, seat: int, to: int, text: str, at: int) -> list[Event]:
    """Ask a player a question."""
    b.require_phase("dealt", "questions")
    if b.asked is not None:
        raise IllegalMove("spyfall-one-question")
    if seat != b.asker:
        raise IllegalMove("spyfall-dealer-asks" if b.phase == "dealt" else "spyfall-not-your-turn-to-ask")
    if to == seat:
        raise IllegalMove("spyfall-ask-yourself")
    if to not in b.deal.players:
        raise IllegalMove("spyfall-nobody-there")
    if to not in b.may_be_asked():
        raise IllegalMove("spyfall-ask-back")
    words = _words(b, text, "question")
    clock = run_clock(b, at) if b.phase == "dealt" else []  # SF-8
    b.asked = to
    b.questions += 1
    b.talk = (*b.talk, Talk(seat, to, words))[-TALK_KEPT:]
    events = [*clock, Asked(asker=seat, to=to, text=words)]
    return [*events, *_drop_question(b)] if to in b.gone else events


def answer(b: Board, seat: int, text: str) -> list[Event]:
    """Answer the open question."""
    b.require_phase("questions")
    if b.asked is None:
        raise IllegalMove("spyfall-nothing-asked")
    if seat != b.asked:
        raise IllegalMove("spyfall-not-asked")
    words = _words(b, text, "answer")
    b.talk = (*b.talk[:-1], msgspec.structs.replace(b.talk[-1], answer=words))
    b.barred, b.asker, b.asked = (b.asker,), seat, None  # SF-9
    return [Answered(seat=seat, text=words)]


def listen(b: Board, seat: int) -> list[Event]:
    """Do nothing, if the seat has nothing else to do."""
    if not b.clock_runs() and not b.clock_is_stopped():
        raise b.wrong_phase()
    if seat not in b.players() or own_moves(b, seat):
        raise IllegalMove("spyfall-more-to-do")
    return []


def skip_player(b: Board, seat: int) -> list[Event]:
    """Skip a player who is away: the asker asks another, or the next player to the left asks."""
    if seat == b.asked:
        return _drop_question(b)
    if seat == b.asker and b.asked is None:
        b.asker = b.left_of(seat)
        b.barred = ()
    return []


def _drop_question(b: Board) -> list[Event]:
    """SF-11: drop the question.

    Bar the addressee, and keep the player barred who has just asked the asker.
    """
    assert b.asked is not None
    seat, b.asked = b.asked, None
    b.barred = (*b.barred, seat)
    if b.asker in b.gone:
        b.asker = b.left_of(b.asker)
        b.barred = ()
    return [Unanswered(seat=seat)]


def _words(b: Board, text: str, kind: str) -> str:
    words = " ".join(text.split())
    if b.options.talk == "text" and not words:
        raise IllegalMove("spyfall-no-words", kind=kind)
    return words
