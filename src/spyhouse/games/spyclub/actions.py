"""The four actions (SC-15 to SC-21)."""

from spyhouse.games.spyclub import solving
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.events import (
    Confirmed,
    DeckTurned,
    Discarded,
    Flipped,
    FocusShifted,
    IdeasGained,
    IdeasSpent,
    Scouted,
)
from spyhouse.games.spyclub.terms import CARDS, EMPTY, IN_THE_ROW
from spyhouse.kernel import IllegalMove


def investigate(b: Board, seat: int, slot: int) -> None:
    """Flip one of the player's cards.

    Flips of other cards that follow at once are the same action (SC-16).
    """
    b.require_phase("actions", seat)
    card = _own_card(b, seat, slot)
    going_on = b.flipped and not b.flipped >> slot & 1
    if not going_on:
        price = b.rules.step_price(b, seat, "investigate")
        _check_can_pay(b, seat, price)
        _use_action(b)
        pay(b, seat, price)
    b.flipped |= 1 << slot
    b.flip(card)
    b.emit(Flipped(seat=seat, slot=slot, clue=b.clue(card)))


def shift_focus(b: Board, seat: int, slot: int) -> None:
    """Move a player's focus token and gain ideas (SC-17)."""
    b.require_phase("actions", seat)
    _own_card(b, seat, slot)
    if slot == b.focus[seat]:
        raise IllegalMove("spyclub-focus-is-there")
    price = b.rules.step_price(b, seat, "shift")
    _check_can_pay(b, seat, price)
    _use_action(b)
    pay(b, seat, price)
    ideas = b.rules.focus_gain(b, seat, slot)
    b.emit(FocusShifted(seat=seat, before=b.focus[seat], slot=slot))
    b.focus[seat] = slot
    gain(b, seat, ideas)


def confirm(b: Board, seat: int, slot: int, row: int) -> None:
    """Move a card to the center row (SC-18, SC-19, SC-21)."""
    b.require_phase("actions", seat)
    card = _own_card(b, seat, slot)
    if row >= IN_THE_ROW:
        raise IllegalMove("spyclub-no-such-slot", slots=IN_THE_ROW)
    price = b.rules.confirm_price(b, seat, slot, row)
    _check_can_pay(b, seat, price)
    _use_action(b)
    pay(b, seat, price)
    there = b.row[row]
    b.row[row] = card
    b.hands[seat * b.slots + slot] = there
    exchanged = b.clue(there) if there != EMPTY else None
    b.emit(Confirmed(seat=seat, slot=slot, row=row, clue=b.clue(card), exchanged=exchanged))
    b.rules.on_placed_in_row(b, card, row)
    solving.check(b)


def scout(b: Board, seat: int, place: int, slot: int) -> None:
    """Take an incoming clue into a hand (SC-20)."""
    b.require_phase("actions", seat)
    if slot >= b.slots:
        raise IllegalMove("spyclub-no-such-hand-slot", slots=b.slots)
    if place >= b.places() or b.incoming_card(place) == EMPTY:
        raise IllegalMove("spyclub-no-incoming-clue")
    price = b.rules.scout_price(b, place)
    _check_can_pay(b, seat, price)
    _use_action(b)
    pay(b, seat, price)
    where = seat * b.slots + slot
    discarded = b.hands[where]
    if discarded != EMPTY:
        b.discards.append(discarded)
        b.emit(Discarded(seat=seat, slot=slot, clue=b.clue(discarded)))
    card = draw(b, place)
    b.hands[where] = card
    b.emit(Scouted(seat=seat, place=place, slot=slot, clue=b.clue(card)))
    if place == 0:
        emit_deck_top(b)


def draw(b: Board, place: int) -> int:
    """Remove an incoming clue. Only the deck's top card is replaced at once."""
    if place == 0:
        return b.draw_top()
    card = b.incoming[place - 1]
    b.incoming[place - 1] = EMPTY
    return card


def emit_deck_top(b: Board) -> None:
    """Emit the card that now lies on top of the deck."""
    clue = b.clue(b.top) if b.top < CARDS and not b.rules.is_covered(b, 0) else None
    b.emit(DeckTurned(clue=clue, left=b.deck_left()))


def _own_card(b: Board, seat: int, slot: int) -> int:
    if slot >= b.slots or b.card(seat, slot) == EMPTY:
        raise IllegalMove("spyclub-no-card-there")
    return b.card(seat, slot)


def _use_action(b: Board) -> None:
    if not b.actions:
        raise IllegalMove("spyclub-no-actions-left")
    b.actions -= 1
    b.flipped = 0


def _check_can_pay(b: Board, seat: int, price: int) -> None:
    if b.actions and b.ideas[seat] < price:  # without an action left, that is the reason to tell
        raise IllegalMove("spyclub-too-dear", price=price, ideas=b.ideas[seat])


def pay(b: Board, seat: int, price: int, by: int = 0) -> None:
    """Return ideas to the supply. `by` is the campaign card that asks for them."""
    if price:
        b.ideas[seat] -= price
        b.supply += price
        b.emit(IdeasSpent(seat=seat, ideas=price, by=by))


def gain(b: Board, seat: int, ideas: int) -> None:
    """Give ideas from the supply, as many as it has."""
    ideas = min(ideas, b.supply)
    if ideas > 0:
        b.supply -= ideas
        b.ideas[seat] += ideas
        b.emit(IdeasGained(seat=seat, ideas=ideas))
