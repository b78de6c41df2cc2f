"""Effects of action squares and permission cards (SK-11, SK-26 to SK-30, SK-34)."""

from collections.abc import Callable
from typing import Final

from spyhouse.games.spycatcher import turn, winning
from spyhouse.games.spycatcher.board import NONE, Board, Look, Phase, Stage
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
from spyhouse.games.spycatcher.knowledge import note_known
from spyhouse.games.spycatcher.moves import Give, HandBack, LookAt, Send, Swap, ToCircle
from spyhouse.games.spycatcher.permissions import Instruction
from spyhouse.games.spycatcher.whitehall_file import Action
from spyhouse.kernel import Event, IllegalMove


def apply_square(b: Board, seat: int, place: int, action: Action) -> list[Event]:
    """SK-11: apply an action square, as far as possible."""
    b.from_card = False
    obeys = Obeys(seat=seat, place=place)
    if action.effect == "to_circle":
        assert action.circle
        return [obeys, *_put_in_circle(b, seat, NUMBER_OF[action.circle])]
    return [obeys, *_EFFECTS[action.effect](b, seat)]


def apply_instruction(b: Board, seat: int, instruction: Instruction) -> list[Event]:
    """SK-30: apply the instruction of a permission card, once, when it is taken.

    Then the turn ends (SK-21).
    """
    b.from_card = True
    return _EFFECTS[instruction](b, seat) if instruction else turn.end_turn(b)


# --- effects without a choice, or that ask for one


def _roll_again(b: Board, seat: int) -> list[Event]:
    b.again = True
    return turn.roll(b)


def _roll_again_next_turn(b: Board, seat: int) -> list[Event]:
    b.roll_next[seat] = True
    return [WillRollAgain(seat=seat), *turn.end_turn(b)]


def _draw_two(b: Board, seat: int) -> list[Event]:
    before = b.hands[seat].bit_count()
    events = b.draw(seat, 2)
    b.to_discard = b.hands[seat].bit_count() - before
    b.then_roll = False
    if not b.to_discard:
        return turn.end_turn(b)
    b.phase = "discard"
    return events


def _replace_hand(b: Board, seat: int) -> list[Event]:
    """SK-26: replace the whole hand."""
    hand = b.hands[seat]
    count = hand.bit_count()
    events = [Replaced(seat=seat, count=count), *b.discard_face_down(seat, hand), *b.draw(seat, count)]
    return [*events, *turn.end_turn(b)]


def miss_turn(b: Board, seat: int) -> list[Event]:
    """Make a player miss the next turn."""
    b.misses[seat] += 1
    return [WillMiss(seat=seat), *turn.end_turn(b)]


def _report(b: Board, seat: int) -> list[Event]:
    """SK-29: send a player to MI5. SK-31: being sent counts as coming back."""
    return [_put(b, seat, b.whitehall.mi5), *(winning.check_win(b, seat) or turn.end_turn(b))]


def _put(b: Board, seat: int, place: int) -> Event:
    b.at[seat] = place
    return Put(seat=seat, place=place)


def _ask(phase: Phase, possible: Callable[[Board, int], object]) -> Callable[[Board, int], list[Event]]:
    def ask(b: Board, seat: int) -> list[Event]:
        if not possible(b, seat):
            return turn.end_turn(b)  # SK-30: without a choice there is no effect
        b.phase = phase
        return []

    return ask


# --- choices


def to_circle(b: Board, seat: int, move: ToCircle, at: int) -> list[Event]:
    """Put the player's piece into the chosen circle."""
    b.require_phase("circle")
    return _put_in_circle(b, seat, NUMBER_OF[move.circle])


def _put_in_circle(b: Board, seat: int, circle: int) -> list[Event]:
    """SK-37: put a piece into a circle. If an action square moved it, the player may seek permission there.

    A permission card ends the turn, so a player moved by one may not (SK-21).
    """
    put = _put(b, seat, b.whitehall.entry[circle])
    return [put, *(turn.end_turn(b) if b.from_card else turn.arrive(b, seat))]


def swap(b: Board, seat: int, move: Swap, at: int) -> list[Event]:
    """Replace one card of the hand."""
    b.require_phase("swap")
    card = 1 << move.card
    if not b.hands[seat] & card:
        raise IllegalMove("spycatcher-not-in-hand")
    events = [Replaced(seat=seat, count=1), *b.discard_face_down(seat, card), *b.draw(seat, 1)]
    return [*events, *turn.end_turn(b)]


def hand_back(b: Board, seat: int, move: HandBack, at: int) -> list[Event]:
    """SK-27: hand a permission back."""
    b.require_phase("hand_back")
    circle = NUMBER_OF[move.circle]
    if not b.has(seat, circle):
        raise IllegalMove("spycatcher-no-permission", circle=move.circle)
    return [return_permit(b, seat, circle), *turn.end_turn(b)]


def return_permit(b: Board, seat: int, circle: int) -> Event:
    """Put a permission at the bottom of its pack."""
    card = _lose(b, seat, circle)
    b.returned[circle].append(card)
    return HandedBack(seat=seat, circle=CIRCLES[circle], card=card)


def give(b: Board, seat: int, move: Give, at: int) -> list[Event]:
    """Give a permission to another player."""
    b.require_phase("give")
    circle = NUMBER_OF[move.circle]
    if (circle, move.to) not in gifts(b, seat):
        raise IllegalMove("spycatcher-cannot-give")
    card = _lose(b, seat, circle)
    gain(b, move.to, circle, card)
    return [Gave(seat=seat, to=move.to, circle=move.circle, card=card), *turn.end_turn(b)]


def gifts(b: Board, seat: int) -> list[tuple[int, int]]:
    """SK-28: return the possible gifts, as (circle, recipient)."""
    last = b.options.permissions_needed - 1
    takers = [other for other in b.players() if other != seat and b.count(other) < last]
    return [
        (circle, other)
        for circle in range(4)
        if b.has(seat, circle)
        for other in takers
        if not b.has(other, circle)
    ]


def gain(b: Board, seat: int, circle: int, card: int) -> None:
    """Add a permission to a player."""
    b.permits[seat * 4 + circle] = card
    b.race = (*b.race, Stage(b.round, seat, CIRCLES[circle], True))


def _lose(b: Board, seat: int, circle: int) -> int:
    """SK-32: take a permission from a player, who has to collect it again. Return its card."""
    card = b.permits[seat * 4 + circle]
    b.permits[seat * 4 + circle] = NONE
    b.race = (*b.race, Stage(b.round, seat, CIRCLES[circle], False))
    return card


def look_at(b: Board, seat: int, move: LookAt, at: int) -> list[Event]:
    """Look at another player's hand."""
    b.require_phase("look")
    other = move.seat
    if other == seat or other not in b.players():
        raise IllegalMove("spycatcher-own-hand")
    hand = b.hands[other]
    cards = tuple(cards_in(hand))
    b.looks[seat] = Look(other, b.round, cards)
    note_known(b.know[seat], other, hand)
    b.know[seat][other] = hand
    saw = SawHand(only=(seat,), seat=other, cards=cards)
    return [Looked(seat=seat, at=other), saw, *turn.end_turn(b)]


def send(b: Board, seat: int, move: Send, at: int) -> list[Event]:
    """Send another player to MI5.

    Nobody wins by another player's card, as nobody wins by a gift (SK-28). A player who could publish
    at MI5 is put into the circle of the card instead.
    """
    b.require_phase("send")
    other = move.seat
    if other == seat or other not in b.players():
        raise IllegalMove("spycatcher-send-another")
    place = b.whitehall.entry[b.circle] if b.may_publish(other) else b.whitehall.mi5
    return [_put(b, other, place), *turn.end_turn(b)]


_EFFECTS: Final[dict[str, Callable[[Board, int], list[Event]]]] = {
    "to_any_circle": _ask("circle", lambda b, seat: True),
    "roll_again": _roll_again,
    "roll_again_next_turn": _roll_again_next_turn,
    "draw_two": _draw_two,
    "replace_one": _ask("swap", lambda b, seat: b.hands[seat]),
    "replace_hand": _replace_hand,
    "miss_turn": miss_turn,
    "report": _report,
    "replace_permission": _ask("hand_back", lambda b, seat: b.count(seat)),
    "give_permission": _ask("give", gifts),
    "look": _ask("look", lambda b, seat: True),
    "send": _ask("send", lambda b, seat: True),
}
