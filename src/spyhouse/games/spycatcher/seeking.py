"""Seeking permission, and being challenged (SK-14 to SK-25)."""

from spyhouse.games.spycatcher import effects, turns
from spyhouse.games.spycatcher.desk import PASSED, UNDECIDED, Desk
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


def seek(d: Desk, seat: int, move: Seek, at: int) -> list[Event]:
    d.need("seek")
    cards = _own(d, seat, move.cards)
    if not is_permitted(cards, d.circle) and not (d.options.bluffing and len(cards) == MOST_CARDS):
        raise IllegalMove(
            "Any three cards will do for a bluff, or the master of the circle's suit alone."
            if d.options.bluffing
            else "It takes three cards of the circle's suit in sequence, or its master alone."
        )
    d.laid = bits(cards)
    d.decisions = [UNDECIDED] * d.seats
    d.due = at + d.options.challenge_seconds * 1000
    d.phase = "challenge"
    return [Sought(seat=seat, circle=CIRCLES[d.circle])]


def _own(d: Desk, seat: int, cards: Cards) -> Cards:
    """The cards in order, if they are all different and in hand."""
    chosen = bits(cards)
    if chosen.bit_count() != len(cards) or chosen & ~d.hands[seat]:
        raise IllegalMove("Play cards from your hand, each of them once.")
    return tuple(sorted(cards))


def challenge(d: Desk, seat: int, move: Challenge, at: int) -> list[Event]:
    d.need("challenge")
    cards = _own(d, seat, move.cards)
    if any(SUIT[card] != d.circle for card in cards):
        raise IllegalMove("Only cards of the circle's suit can challenge.")  # SK-24
    if cards != (MASTER[d.circle],) and not (1 <= len(cards) <= MOST_CARDS and MASTER[d.circle] not in cards):
        raise IllegalMove("Challenge with one, two or three numbers of the suit, or with its master alone.")
    return _decide(d, seat, bits(cards))


def decline(d: Desk, seat: int, move: Pass, at: int) -> list[Event]:
    """Not to seek permission here, or not to challenge whoever does."""
    d.need("seek", "challenge")
    if d.phase == "seek":
        return [Declined(seat=seat), *turns.end_turn(d)]
    return _decide(d, seat, PASSED)


def _decide(d: Desk, seat: int, decision: int) -> list[Event]:
    """SK-20: in secret; everyone hears only that it was done."""
    if d.decisions[seat] != UNDECIDED:
        raise IllegalMove("You have decided: wait for the others.")
    d.decisions[seat] = decision
    return [Decided(seat=seat), *judge_if_all_decided(d)]


def pass_for(d: Desk, seats: tuple[int, ...]) -> list[Event]:
    """Who does not decide lets the seeker through."""
    for seat in seats:
        d.decisions[seat] = PASSED
    return judge_if_all_decided(d)


def judge_if_all_decided(d: Desk) -> list[Event]:
    return [] if d.waiting_for() else _judge(d)


def _judge(d: Desk) -> list[Event]:
    seeker, circle = d.turn, d.circle
    cards = tuple(cards_in(d.laid))
    valid = is_permitted(cards, circle)
    order = [(seeker + step) % d.seats for step in range(1, d.seats)]
    challenges = tuple(
        Shown(seat, played, _succeeds(played, cards, circle))
        for seat in order
        if d.decisions[seat] > PASSED
        for played in (tuple(cards_in(d.decisions[seat])),)
    )
    granted = valid and not any(shown.succeeds for shown in challenges)
    d.last = Attempt(seeker, CIRCLES[circle], cards, valid, challenges, granted)
    d.attempts += 1
    d.attempts_challenged += bool(challenges)
    d.due = None
    events: list[Event] = [Judged(attempt=d.last)]
    played_by = [(seeker, d.laid), *((shown.seat, d.decisions[shown.seat]) for shown in challenges)]
    forget_attempt(d)
    for seat, played in played_by:  # SK-23
        d.show(seat, played)
        d.pile[:0] = cards_in(played)
    for seat, played in played_by:
        events += d.draw(seat, played.bit_count())
    return [*events, *(_permit(d, seeker, circle) if granted else turns.end_turn(d))]


def _succeeds(played: Cards, cards: Cards, circle: int) -> bool:
    """Compared one by one: more than the seeker's total (SK-18), or the master (SK-19); nothing against
    the master (SK-15), anything against a bluff (SK-25)."""
    if cards == (MASTER[circle],):
        return False
    return not is_permitted(cards, circle) or played == (MASTER[circle],) or total(played) > total(cards)


def forget_attempt(d: Desk) -> None:
    d.laid = 0
    d.decisions = [UNDECIDED] * d.seats
    d.due = None


def _permit(d: Desk, seat: int, circle: int) -> list[Event]:
    """SK-21: the top permission card; those handed back lie at the bottom."""
    fresh = d.fresh[circle]
    if fresh:
        card = fresh.pop(d.chance.below(f"permissions/{circle}", len(fresh)))
    else:
        card = d.returned[circle].pop(0)
    effects.gain(d, seat, circle, card)
    permitted = Permitted(seat=seat, circle=CIRCLES[circle], card=card)
    return [permitted, *effects.follow(d, seat, the_permissions()[circle][card].instruction)]
