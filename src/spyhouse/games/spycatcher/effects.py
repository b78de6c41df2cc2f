"""What action squares and permission cards make a player do (SK-11, SK-26 to SK-30, SK-34)."""

from collections.abc import Callable
from typing import Final

from spyhouse.games.spycatcher import turns
from spyhouse.games.spycatcher.board_file import Action
from spyhouse.games.spycatcher.desk import NONE, Desk, Look, Phase, Stage
from spyhouse.games.spycatcher.events import (
    Gave,
    HandedBack,
    Looked,
    Obeys,
    Put,
    Replaced,
    SawHand,
    WillMiss,
    WillRollAgain,
)
from spyhouse.games.spycatcher.influence import CIRCLES, NUMBER_OF, cards_in
from spyhouse.games.spycatcher.knowledge import known_in
from spyhouse.games.spycatcher.moves import Give, HandBack, LookAt, Send, Swap, ToCircle
from spyhouse.games.spycatcher.permissions import Instruction
from spyhouse.kernel import Event, IllegalMove


def obey(d: Desk, seat: int, place: int, action: Action) -> list[Event]:
    """SK-11: an action square must be obeyed, as far as that is possible."""
    d.from_card = False
    obeys = Obeys(seat=seat, place=place)
    if action.effect == "to_circle":
        assert action.circle
        return [obeys, *_put_in_circle(d, seat, NUMBER_OF[action.circle])]
    return [obeys, *_EFFECTS[action.effect](d, seat)]


def follow(d: Desk, seat: int, instruction: Instruction) -> list[Event]:
    """SK-30: once, when the permission card is taken; SK-21: then the turn ends."""
    d.from_card = True
    return _EFFECTS[instruction](d, seat) if instruction else turns.end_turn(d)


# --- effects that need no choice, or ask for one


def _roll_again(d: Desk, seat: int) -> list[Event]:
    d.again = True
    return turns.roll(d)


def _roll_again_next_turn(d: Desk, seat: int) -> list[Event]:
    d.roll_next[seat] = True
    return [WillRollAgain(seat=seat), *turns.end_turn(d)]


def _draw_two(d: Desk, seat: int) -> list[Event]:
    before = d.hands[seat].bit_count()
    events = d.draw(seat, 2)
    d.to_discard = d.hands[seat].bit_count() - before
    d.then_roll = False
    if not d.to_discard:
        return turns.end_turn(d)
    d.phase = "discard"
    return events


def _replace_hand(d: Desk, seat: int) -> list[Event]:
    """SK-26"""
    hand = d.hands[seat]
    count = hand.bit_count()
    events = [Replaced(seat=seat, count=count), *d.put_under(seat, hand), *d.draw(seat, count)]
    return [*events, *turns.end_turn(d)]


def _miss_turn(d: Desk, seat: int) -> list[Event]:
    d.misses[seat] += 1
    return [WillMiss(seat=seat), *turns.end_turn(d)]


def _report(d: Desk, seat: int) -> list[Event]:
    """SK-29; SK-31: being sent counts as coming back."""
    return [*put_on_mi5(d, seat), *(turns.come_home(d, seat) or turns.end_turn(d))]


def put_on_mi5(d: Desk, seat: int) -> list[Event]:
    d.at[seat] = d.board.mi5
    return [Put(seat=seat, place=d.board.mi5)]


def _ask(phase: Phase, possible: Callable[[Desk, int], object]) -> Callable[[Desk, int], list[Event]]:
    def ask(d: Desk, seat: int) -> list[Event]:
        if not possible(d, seat):
            return turns.end_turn(d)  # SK-30: nothing to choose, so nothing is done
        d.phase = phase
        return []

    return ask


# --- the choices


def to_circle(d: Desk, seat: int, move: ToCircle, at: int) -> list[Event]:
    d.need("circle")
    return _put_in_circle(d, seat, NUMBER_OF[move.circle])


def _put_in_circle(d: Desk, seat: int, circle: int) -> list[Event]:
    """SK-37: one who is moved by an action square may seek permission there. A permission card ends
    the turn, so one who is moved by it may not (SK-21)."""
    place = d.at[seat] = d.board.entry[circle]
    put = Put(seat=seat, place=place)
    return [put, *(turns.end_turn(d) if d.from_card else turns.arrive(d, seat))]


def swap(d: Desk, seat: int, move: Swap, at: int) -> list[Event]:
    d.need("swap")
    card = 1 << move.card
    if not d.hands[seat] & card:
        raise IllegalMove("That card is not in your hand.")
    events = [Replaced(seat=seat, count=1), *d.put_under(seat, card), *d.draw(seat, 1)]
    return [*events, *turns.end_turn(d)]


def hand_back(d: Desk, seat: int, move: HandBack, at: int) -> list[Event]:
    """SK-27"""
    d.need("hand_back")
    circle = NUMBER_OF[move.circle]
    if not d.has(seat, circle):
        raise IllegalMove(f"You have no {move.circle} permission to hand back.")
    return [return_permit(d, seat, circle), *turns.end_turn(d)]


def return_permit(d: Desk, seat: int, circle: int) -> Event:
    card = _lose(d, seat, circle)
    d.returned[circle].append(card)
    return HandedBack(seat=seat, circle=CIRCLES[circle], card=card)


def give(d: Desk, seat: int, move: Give, at: int) -> list[Event]:
    d.need("give")
    circle = NUMBER_OF[move.circle]
    if (circle, move.to) not in gifts(d, seat):
        raise IllegalMove(
            "You can give a permission you have to somebody who lacks it, and not as the last one they need."
        )
    card = _lose(d, seat, circle)
    gain(d, move.to, circle, card)
    return [Gave(seat=seat, to=move.to, circle=move.circle, card=card), *turns.end_turn(d)]


def gifts(d: Desk, seat: int) -> list[tuple[int, int]]:
    """SK-28: what can be given to whom."""
    last = d.options.permissions_needed - 1
    takers = [other for other in d.players() if other != seat and d.count(other) < last]
    return [
        (circle, other)
        for circle in range(4)
        if d.has(seat, circle)
        for other in takers
        if not d.has(other, circle)
    ]


def gain(d: Desk, seat: int, circle: int, card: int) -> None:
    d.permits[seat * 4 + circle] = card
    d.race = (*d.race, Stage(d.round, seat, CIRCLES[circle], True))


def _lose(d: Desk, seat: int, circle: int) -> int:
    """SK-32: it has to be collected again."""
    card = d.permits[seat * 4 + circle]
    d.permits[seat * 4 + circle] = NONE
    d.race = (*d.race, Stage(d.round, seat, CIRCLES[circle], False))
    return card


def look_at(d: Desk, seat: int, move: LookAt, at: int) -> list[Event]:
    d.need("look")
    other = move.seat
    if other == seat or other not in d.players():
        raise IllegalMove("Choose another player whose hand you want to see.")
    hand = d.hands[other]
    cards = tuple(cards_in(hand))
    d.looks[seat] = Look(other, d.round, cards)
    known_in(d.know[seat], other, hand)
    d.know[seat][other] = hand
    saw = SawHand(only=(seat,), seat=other, cards=cards)
    return [Looked(seat=seat, at=other), saw, *turns.end_turn(d)]


def send(d: Desk, seat: int, move: Send, at: int) -> list[Event]:
    d.need("send")
    if move.seat not in may_be_sent(d, seat):
        raise IllegalMove("Choose another player, but not one who could publish on coming home.")
    return [*put_on_mi5(d, move.seat), *turns.end_turn(d)]


def may_be_sent(d: Desk, seat: int) -> list[int]:
    """Nobody wins by another's card, as nobody wins by another's gift (SK-28)."""
    return [other for other in d.players() if other != seat and not d.may_publish(other)]


_EFFECTS: Final[dict[str, Callable[[Desk, int], list[Event]]]] = {
    "to_any_circle": _ask("circle", lambda d, seat: True),
    "roll_again": _roll_again,
    "roll_again_next_turn": _roll_again_next_turn,
    "draw_two": _draw_two,
    "replace_one": _ask("swap", lambda d, seat: d.hands[seat]),
    "replace_hand": _replace_hand,
    "miss_turn": _miss_turn,
    "report": _report,
    "replace_permission": _ask("hand_back", lambda d, seat: d.count(seat)),
    "give_permission": _ask("give", gifts),
    "look": _ask("look", lambda d, seat: len(d.players()) > 1),
    "send": _ask("send", may_be_sent),
}
