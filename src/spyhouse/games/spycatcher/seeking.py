"""Seeking permission, and challenges (SK-14 to SK-25)."""

from spyhouse.games.spycatcher import actions, turn
from spyhouse.games.spycatcher.board import PASSED, UNDECIDED, Board
from spyhouse.games.spycatcher.events import Attempt, Decided, Declined, Judged, Permitted, Shown, Sought
from spyhouse.games.spycatcher.influence import (
    CIRCLES,
    MASTER,
    SUIT,
    bits,
    cards_in,
    is_permitted,
    total,
)
from spyhouse.games.spycatcher.moves import Cards, Challenge, Pass, Seek
from spyhouse.games.spycatcher.permissions import load_permissions
from spyhouse.kernel import Event, IllegalMove

MAX_CARDS = 3


def seek(b: Board, seat: int, move: Seek, at: int) -> list[Event]:
    """Lay cards to seek permission."""
    b.require_phase("seek")
    cards = _own(b, seat, move.cards)
    if not is_permitted(cards, b.circle) and not (b.options.bluffing and len(cards) == MAX_CARDS):
        raise IllegalMove(
            "spycatcher-no-bluff" if b.options.bluffing else "spycatcher-no-run",
        )
    b.laid = bits(cards)
    b.decisions = [UNDECIDED] * b.seats
    b.due = at + b.options.challenge_seconds * 1000
    b.phase = "challenge"
    return [Sought(seat=seat, circle=CIRCLES[b.circle], count=len(cards))]


def _own(b: Board, seat: int, cards: Cards) -> Cards:
    """Return the cards sorted. Raises `IllegalMove` unless they are distinct and in hand."""
    chosen = bits(cards)
    if chosen.bit_count() != len(cards) or chosen & ~b.hands[seat]:
        raise IllegalMove("spycatcher-own-cards")
    return tuple(sorted(cards))


def challenge(b: Board, seat: int, move: Challenge, at: int) -> list[Event]:
    """Challenge the seeker."""
    b.require_phase("challenge")
    cards = _own(b, seat, move.cards)
    if any(SUIT[card] != b.circle for card in cards):
        raise IllegalMove("spycatcher-wrong-suit")  # SK-24
    if not 1 <= len(cards) <= MAX_CARDS:
        raise IllegalMove("spycatcher-too-many-cards")
    return _decide(b, seat, bits(cards))


def decline(b: Board, seat: int, move: Pass, at: int) -> list[Event]:
    """Decline to seek permission here, or to challenge."""
    b.require_phase("seek", "challenge")
    if b.phase == "seek":
        return [Declined(seat=seat), *turn.end_turn(b)]
    return _decide(b, seat, PASSED)


def _decide(b: Board, seat: int, decision: int) -> list[Event]:
    """SK-20: record a secret decision. Everyone learns only that it was made."""
    if b.decisions[seat] != UNDECIDED:
        raise IllegalMove("spycatcher-has-decided")
    b.decisions[seat] = decision
    return [Decided(seat=seat), *judge_if_all_decided(b)]


def pass_for(b: Board, seats: tuple[int, ...]) -> list[Event]:
    """Decide for players who do not: they do not challenge."""
    for seat in seats:
        b.decisions[seat] = PASSED
    return judge_if_all_decided(b)


def judge_if_all_decided(b: Board) -> list[Event]:
    """Judge the attempt when all have decided."""
    return [] if b.waiting_for() else _judge(b)


def _judge(b: Board) -> list[Event]:
    seeker, circle = b.turn, b.circle
    laid = b.laid
    cards = tuple(cards_in(laid))
    order = [(seeker + step) % b.seats for step in range(1, b.seats)]
    challenges = tuple(
        Shown(seat, played, _succeeds(played, cards, circle))
        for seat in order
        if b.decisions[seat] > PASSED
        for played in (tuple(cards_in(b.decisions[seat])),)
    )
    granted = not any(shown.succeeds for shown in challenges)
    unseen = b.options.bluffing and not challenges and len(cards) == MAX_CARDS
    bluff = not unseen and not is_permitted(cards, circle)
    b.last = Attempt(seeker, CIRCLES[circle], () if unseen else cards, bluff, challenges, granted)
    b.attempts += 1
    b.attempts_challenged += bool(challenges)
    b.bonus = False  # SK-21: the turn ends here, even with a roll left
    forget_attempt(b)
    events: list[Event] = [Judged(attempt=b.last)]
    if unseen:
        events += [*b.discard_face_down(seeker, laid), *b.draw(seeker, len(cards))]
    else:
        events += _play(b, [(seeker, cards), *((shown.seat, shown.cards) for shown in challenges)])
    if granted:
        return [*events, *_permit(b, seeker, circle)]
    return [*events, *(actions.miss_turn(b, seeker) if bluff else turn.end_turn(b))]


def _play(b: Board, played: list[tuple[int, Cards]]) -> list[Event]:
    """SK-23: put everything that was played under the discard pile, and refill hands."""
    for seat, cards in played:
        b.discard_face_up(seat, bits(cards))
        b.pile[:0] = cards
    return [event for seat, cards in played for event in b.draw(seat, len(cards))]


def _succeeds(played: Cards, cards: Cards, circle: int) -> bool:
    """Return whether a challenge succeeds on its own.

    It needs more than the seeker's total (SK-18), or the master (SK-19). Nothing beats the master
    (SK-15), and anything beats a bluff (SK-25).
    """
    if cards == (MASTER[circle],):
        return False
    return not is_permitted(cards, circle) or MASTER[circle] in played or total(played) > total(cards)


def forget_attempt(b: Board) -> None:
    """Clear the current attempt."""
    b.laid = 0
    b.decisions = [UNDECIDED] * b.seats
    b.due = None


def _permit(b: Board, seat: int, circle: int) -> list[Event]:
    """SK-21: give the top permission card to a player. Returned cards are at the bottom."""
    fresh = b.fresh[circle]
    if fresh:
        card = fresh.pop(b.chance.below(f"permissions/{circle}", len(fresh)))
    else:
        card = b.returned[circle].pop(0)
    actions.gain(b, seat, circle, card)
    permitted = Permitted(seat=seat, circle=CIRCLES[circle], card=card)
    return [permitted, *actions.apply_instruction(b, seat, load_permissions()[circle][card].instruction)]
