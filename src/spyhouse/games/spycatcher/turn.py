"""Course of a turn: take a card, discard, roll, move, and apply the square (SK-5 to SK-13)."""

from spyhouse.games.spycatcher import actions, winning
from spyhouse.games.spycatcher.board import Board
from spyhouse.games.spycatcher.events import (
    Discarded,
    Rolled,
    TookDiscard,
    TurnBegan,
    TurnMissed,
    Went,
)
from spyhouse.games.spycatcher.knowledge import note_known
from spyhouse.games.spycatcher.moves import Discard, Draw, Go
from spyhouse.games.spycatcher.whitehall import DIE
from spyhouse.kernel import Event, IllegalMove


def begin_turn(b: Board) -> list[Event]:
    """Begin the turn of the current player."""
    b.bonus, b.roll_next[b.turn] = b.roll_next[b.turn], False
    b.again = b.from_card = False
    b.die = 0
    began = TurnBegan(seat=b.turn, round=b.round)
    if not b.pack and not b.pile:
        return [began, *roll(b)]  # SK-8: nothing to draw
    b.phase = "draw"
    return [began]


def draw(b: Board, seat: int, move: Draw, at: int) -> list[Event]:
    """Take a card from the pack or the discard pile."""
    b.require_phase("draw")
    if move.source == "pack":
        if not can_draw(b):
            raise IllegalMove("spycatcher-empty-pack")
        events = b.draw(seat, 1)
    else:
        events = _take_discard(b, seat)
    b.to_discard = 1
    b.then_roll = True
    b.phase = "discard"
    return events


def can_draw(b: Board) -> bool:
    """Return whether any card can be drawn."""
    return bool(b.pack) or len(b.pile) > 1


def _take_discard(b: Board, seat: int) -> list[Event]:
    """SK-7: take the top discard. Everybody sees which card it is."""
    if not b.pile:
        raise IllegalMove("spycatcher-no-discard")
    card = b.pile.pop()
    b.hands[seat] |= 1 << card
    for where in b.know:
        note_known(where, seat, 1 << card)
    b.note(seat, card, taken=True)
    return [TookDiscard(seat=seat, card=card), *b.reveal_top_discard()]


def discard(b: Board, seat: int, move: Discard, at: int) -> list[Event]:
    """Discard a card."""
    b.require_phase("discard")
    card = move.card
    if not b.hands[seat] >> card & 1:
        raise IllegalMove("spycatcher-not-in-hand")
    b.discard_face_up(seat, 1 << card)
    b.pile.append(card)
    b.note(seat, card, taken=False)
    b.to_discard -= 1
    discarded = Discarded(seat=seat, card=card)
    if b.to_discard:
        return [discarded]
    return [discarded, *(roll(b) if b.then_roll else end_turn(b))]


def roll(b: Board) -> list[Event]:
    """Roll the die."""
    b.die = 1 + b.chance.below("die", len(DIE))
    b.phase = "go"
    return [Rolled(seat=b.turn, die=b.die)]


def go(b: Board, seat: int, move: Go, at: int) -> list[Event]:
    """Move the piece and apply its square."""
    b.require_phase("go")
    if move not in b.whitehall.routes[b.at[seat]][b.die]:
        raise IllegalMove("spycatcher-no-way", die=b.die)
    place = b.at[seat] = move.route[-1]
    return [Went(seat=seat, route=move.route), *_land(b, seat, place)]


def _land(b: Board, seat: int, place: int) -> list[Event]:
    if place == b.whitehall.mi5:
        return winning.check_win(b, seat) or end_turn(b)
    if b.whitehall.circle_at[place] >= 0:
        return arrive(b, seat)
    action = b.whitehall.action_at[place]
    return actions.apply_square(b, seat, place, action) if action else end_turn(b)  # SK-11, SK-10


def arrive(b: Board, seat: int) -> list[Event]:
    """SK-12: on a challenge square, let a player without its permission seek it.

    The player's hand makes no difference here, or the question itself would reveal it.
    """
    circle = b.whitehall.circle_at[b.at[seat]]
    if b.has(seat, circle):
        return end_turn(b)  # SK-16
    b.circle = circle
    b.phase = "seek"
    return []


def end_turn(b: Board) -> list[Event]:
    """End the turn, or continue with an extra roll."""
    if b.bonus:
        b.bonus = False
        b.again = True
        return roll(b)
    return next_turn(b)


def next_turn(b: Board) -> list[Event]:
    """Begin the next player's turn."""
    events: list[Event] = []
    while True:
        b.turn = (b.turn + 1) % b.seats
        if b.turn == b.first:
            b.round += 1
        if b.turn in b.gone:
            continue
        if not b.misses[b.turn]:
            return [*events, *begin_turn(b)]
        b.misses[b.turn] -= 1
        events.append(TurnMissed(seat=b.turn))
