"""Seeking permission, and being challenged (SK-14 to SK-25)."""

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
from spyhouse.games.spycatcher.permissions import the_permissions
from spyhouse.kernel import Event, IllegalMove

MOST_CARDS = 3


def seek(b: Board, seat: int, move: Seek, at: int) -> list[Event]:
    b.need("seek")
    cards = _own(b, seat, move.cards)
    if not is_permitted(cards, b.circle) and not (b.options.bluffing and len(cards) == MOST_CARDS):
        raise IllegalMove(
            "spycatcher-no-bluff" if b.options.bluffing else "spycatcher-no-run",
        )
    b.laid = bits(cards)
    b.decisions = [UNDECIDED] * b.seats
    b.due = at + b.options.challenge_seconds * 1000
    b.phase = "challenge"
    return [Sought(seat=seat, circle=CIRCLES[b.circle], count=len(cards))]


def _own(b: Board, seat: int, cards: Cards) -> Cards:
    """The cards in order, if they are all different and in hand."""
    chosen = bits(cards)
    if chosen.bit_count() != len(cards) or chosen & ~b.hands[seat]:
        raise IllegalMove("spycatcher-own-cards")
    return tuple(sorted(cards))


def challenge(b: Board, seat: int, move: Challenge, at: int) -> list[Event]:
    b.need("challenge")
    cards = _own(b, seat, move.cards)
    if any(SUIT[card] != b.circle for card in cards):
        raise IllegalMove("spycatcher-wrong-suit")  # SK-24
    if not 1 <= len(cards) <= MOST_CARDS:
        raise IllegalMove("spycatcher-too-many-cards")
    return _decide(b, seat, bits(cards))


def decline(b: Board, seat: int, move: Pass, at: int) -> list[Event]:
    """Not to seek permission here, or not to challenge whoever does."""
    b.need("seek", "challenge")
    if b.phase == "seek":
        return [Declined(seat=seat), *turn.end_turn(b)]
    return _decide(b, seat, PASSED)


def _decide(b: Board, seat: int, decision: int) -> list[Event]:
    """SK-20: in secret; everyone hears only that it was done."""
    if b.decisions[seat] != UNDECIDED:
        raise IllegalMove("spycatcher-has-decided")
    b.decisions[seat] = decision
    return [Decided(seat=seat), *judge_if_all_decided(b)]


def pass_for(b: Board, seats: tuple[int, ...]) -> list[Event]:
    """Who does not decide lets the seeker through."""
    for seat in seats:
        b.decisions[seat] = PASSED
    return judge_if_all_decided(b)


def judge_if_all_decided(b: Board) -> list[Event]:
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
    unseen = b.options.bluffing and not challenges and len(cards) == MOST_CARDS
    bluff = not unseen and not is_permitted(cards, circle)
    b.last = Attempt(seeker, CIRCLES[circle], () if unseen else cards, bluff, challenges, granted)
    b.attempts += 1
    b.attempts_challenged += bool(challenges)
    b.bonus = False  # SK-21: the turn ends here, whatever roll was still to come
    forget_attempt(b)
    events: list[Event] = [Judged(attempt=b.last)]
    if unseen:
        events += [*b.put_under(seeker, laid), *b.draw(seeker, len(cards))]
    else:
        events += _play(b, [(seeker, cards), *((shown.seat, shown.cards) for shown in challenges)])
    if granted:
        return [*events, *_permit(b, seeker, circle)]
    return [*events, *(actions.miss_turn(b, seeker) if bluff else turn.end_turn(b))]


def _play(b: Board, played: list[tuple[int, Cards]]) -> list[Event]:
    """SK-23: everything that was played goes to the bottom of the discard pile, and hands are filled up."""
    for seat, cards in played:
        b.show(seat, bits(cards))
        b.pile[:0] = cards
    return [event for seat, cards in played for event in b.draw(seat, len(cards))]


def _succeeds(played: Cards, cards: Cards, circle: int) -> bool:
    """Compared one by one: more than the seeker's total (SK-18), or the master among them (SK-19); nothing
    against the master (SK-15), anything against a bluff (SK-25)."""
    if cards == (MASTER[circle],):
        return False
    return not is_permitted(cards, circle) or MASTER[circle] in played or total(played) > total(cards)


def forget_attempt(b: Board) -> None:
    b.laid = 0
    b.decisions = [UNDECIDED] * b.seats
    b.due = None


def _permit(b: Board, seat: int, circle: int) -> list[Event]:
    """SK-21: the top permission card; those handed back lie at the bottom."""
    fresh = b.fresh[circle]
    if fresh:
        card = fresh.pop(b.chance.below(f"permissions/{circle}", len(fresh)))
    else:
        card = b.returned[circle].pop(0)
    actions.gain(b, seat, circle, card)
    permitted = Permitted(seat=seat, circle=CIRCLES[circle], card=card)
    return [permitted, *actions.follow(b, seat, the_permissions()[circle][card].instruction)]
