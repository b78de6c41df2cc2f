"""A turn: take a card, discard one, roll, move, and whatever waits on the square (SK-5 to SK-13)."""

from spyhouse.games.spycatcher import effects
from spyhouse.games.spycatcher.board import DIE
from spyhouse.games.spycatcher.desk import Desk
from spyhouse.games.spycatcher.events import (
    Discarded,
    GameEnded,
    Rolled,
    TookDiscard,
    TurnBegan,
    TurnMissed,
    Went,
)
from spyhouse.games.spycatcher.knowledge import known_in
from spyhouse.games.spycatcher.moves import Discard, Draw, Go
from spyhouse.kernel import Event, IllegalMove


def set_up(d: Desk) -> None:
    for seat in range(d.seats):
        d.draw(seat, d.options.hand_size)  # SK-4
    turned = d.pack.pop(d.chance.below("pack", len(d.pack)))
    d.pile.append(turned)
    d.unseen |= 1 << turned
    d.uncover()
    _roll_for_start(d)
    begin_turn(d)


def _roll_for_start(d: Desk) -> None:
    """SK-5: the highest starts; those who tie roll again."""
    rolling = list(range(d.seats))
    while len(rolling) > 1:
        rolls = [0] * d.seats
        for seat in rolling:
            rolls[seat] = 1 + d.chance.below("start", len(DIE))
        d.rolls_for_start = (*d.rolls_for_start, tuple(rolls))
        rolling = [seat for seat in rolling if rolls[seat] == max(rolls)]
    d.first = d.turn = rolling[0]


def begin_turn(d: Desk) -> list[Event]:
    d.bonus, d.roll_next[d.turn] = d.roll_next[d.turn], False
    d.again = d.from_card = False
    d.die = 0
    began = TurnBegan(seat=d.turn, round=d.round)
    if not d.pack and not d.pile:
        return [began, *roll(d)]  # SK-8: nothing to draw
    d.phase = "draw"
    return [began]


def draw(d: Desk, seat: int, move: Draw, at: int) -> list[Event]:
    d.need("draw")
    if move.source == "pack":
        if not can_draw(d):
            raise IllegalMove("The pack is empty and cannot be made anew: take the top of the discard pile.")
        events = d.draw(seat, 1)
    else:
        events = _take_discard(d, seat)
    d.to_discard = 1
    d.then_roll = True
    d.phase = "discard"
    return events


def can_draw(d: Desk) -> bool:
    return bool(d.pack) or len(d.pile) > 1


def _take_discard(d: Desk, seat: int) -> list[Event]:
    """SK-7: everybody sees which card it is, and may remember it."""
    if not d.pile:
        raise IllegalMove("There is no discard to take: draw from the pack.")
    card = d.pile.pop()
    d.hands[seat] |= 1 << card
    for where in d.know:
        known_in(where, seat, 1 << card)
    d.note(seat, card, taken=True)
    return [TookDiscard(seat=seat, card=card), *d.uncover()]


def discard(d: Desk, seat: int, move: Discard, at: int) -> list[Event]:
    d.need("discard")
    card = move.card
    if not d.hands[seat] >> card & 1:
        raise IllegalMove("That card is not in your hand.")
    d.show(seat, 1 << card)
    d.pile.append(card)
    d.note(seat, card, taken=False)
    d.to_discard -= 1
    discarded = Discarded(seat=seat, card=card)
    if d.to_discard:
        return [discarded]
    return [discarded, *(roll(d) if d.then_roll else end_turn(d))]


def roll(d: Desk) -> list[Event]:
    d.die = 1 + d.chance.below("die", len(DIE))
    d.phase = "go"
    return [Rolled(seat=d.turn, die=d.die)]


def go(d: Desk, seat: int, move: Go, at: int) -> list[Event]:
    d.need("go")
    if move not in d.board.routes[d.at[seat]][d.die]:
        raise IllegalMove(f"That is no way along the arrows of exactly {d.die}, or of fewer that end on MI5.")
    place = d.at[seat] = move.route[-1]
    return [Went(seat=seat, route=move.route), *_land(d, seat, place)]


def _land(d: Desk, seat: int, place: int) -> list[Event]:
    if place == d.board.mi5:
        return come_home(d, seat) or end_turn(d)
    if d.board.circle_at[place] >= 0:
        return arrive(d, seat)
    action = d.board.action_at[place]
    if action is None or d.again:  # SK-10; SK-37: a second roll triggers no second action square
        return end_turn(d)
    return effects.obey(d, seat, place, action)


def come_home(d: Desk, seat: int) -> list[Event]:
    """SK-31: on MI5 with all permissions, the book is published. Nothing happens without them."""
    if not d.may_publish(seat):
        return []
    d.phase = "over"
    d.ended = "published"
    d.winner = seat
    return [GameEnded(how="published", winner=seat)]


def arrive(d: Desk, seat: int) -> list[Event]:
    """SK-12: on a challenge square, whoever lacks its permission may seek it. What the hand is good for
    makes no difference here, or the question itself would tell."""
    circle = d.board.circle_at[d.at[seat]]
    if d.has(seat, circle):
        return end_turn(d)  # SK-16
    d.circle = circle
    d.phase = "seek"
    return []


def end_turn(d: Desk) -> list[Event]:
    if d.bonus:
        d.bonus = False
        d.again = True
        return roll(d)
    return next_turn(d)


def next_turn(d: Desk) -> list[Event]:
    events: list[Event] = []
    while True:
        d.turn = (d.turn + 1) % d.seats
        if d.turn == d.first:
            d.round += 1
        if d.turn in d.gone:
            continue
        if not d.misses[d.turn]:
            return [*events, *begin_turn(d)]
        d.misses[d.turn] -= 1
        events.append(TurnMissed(seat=d.turn))
