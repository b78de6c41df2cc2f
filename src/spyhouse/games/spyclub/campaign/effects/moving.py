"""Moving clue cards (`move_card`)."""

from collections.abc import Callable
from itertools import combinations

from spyhouse.games.spyclub import solving
from spyhouse.games.spyclub.actions import tell_top
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign import agenda
from spyhouse.games.spyclub.campaign.agenda import Step
from spyhouse.games.spyclub.campaign.effects.doing import Doing, can_do, does
from spyhouse.games.spyclub.campaign.effects.figures import guarded
from spyhouse.games.spyclub.campaign.effects.filters import fits
from spyhouse.games.spyclub.campaign.effects.marks import stuck
from spyhouse.games.spyclub.campaign.effects.picking import ASKS, choose, picker
from spyhouse.games.spyclub.campaign.effects.places import (
    cards_at,
    free_row_slots,
    hands_at,
    is_known,
    lay,
    lift,
    where,
)
from spyhouse.games.spyclub.campaign.mosaic import opened
from spyhouse.games.spyclub.campaign.vocabulary import MoveCard, PlaceName
from spyhouse.games.spyclub.clue import Place
from spyhouse.games.spyclub.events import ClueMoved, CluesFlipped, Discarded
from spyhouse.games.spyclub.moves import Accept, PickClue, PickRow, PickSpot, Refuse
from spyhouse.games.spyclub.refill import refill_incoming
from spyhouse.games.spyclub.words import EMPTY, IN_THE_ROW
from spyhouse.kernel import Move

HANDS: tuple[PlaceName, ...] = ("own", "focus", "other", "left_hand", "left_end", "hands")


@does(MoveCard)
def move_card(b: Board, do: Doing, effect: MoveCard) -> None:
    cards = _movable(b, do, effect)
    by = picker(b, do, effect.choose)
    if effect.filter.word == "same_type":
        found = _pairs(b, do, effect, cards)
    else:
        found = choose(b, do, [PickClue(card) for card in cards], effect.n, by, exact=effect.n == 1)
    if found is None:
        return
    ways = []
    for one in found:
        way = _way(b, do, effect, one.clue)
        if way is None:
            return
        ways.append(way)
    if effect.may_flip and found:
        answer = do.pick(b.active, "offer", [Refuse(), Accept()])
        if answer is None:
            return
        if isinstance(answer, Accept):
            _turn_over(b, [one.clue for one in found])
    for one, (place, other) in zip(found, ways, strict=True):
        _to(b, one.clue, place, other)
        opened(b).running.got = other
    agenda.follow(b, Step(_slide), Step(solving.check))


def _turn_over(b: Board, cards: list[int]) -> None:
    for card in cards:
        b.flip(card)
    b.tell(CluesFlipped(clues=tuple(map(b.clue, cards))))


@can_do(MoveCard)
def _can_move(b: Board, do: Doing, effect: MoveCard) -> bool:
    cards = _movable(b, do, effect)
    if effect.filter.word == "same_type":
        return any(_same(b, *pair) for pair in combinations(cards, effect.n))
    return bool(cards)


def _movable(b: Board, do: Doing, effect: MoveCard) -> list[int]:
    """Cards that can go there: not stuck, not at the guard's slot, and with somewhere to go."""
    return [
        card
        for card in cards_at(b, do, effect.source)
        if fits(b, effect.filter, card) and _loose(b, card) and _targets(b, do, effect, card)
    ]


def _loose(b: Board, card: int) -> bool:
    return not stuck(b, card) and not (card in b.row and b.row.index(card) == guarded(b))


def _targets(b: Board, do: Doing, effect: MoveCard, card: int) -> list[Move]:
    """Where it can go: cards to change places with, empty slots, or just the place itself."""
    if effect.to in HANDS:
        seats = hands_at(b, do, effect.to)
        spots = [(seat, slot) for seat in seats for slot in range(b.slots)]
        if effect.to == "left_end":
            spots = spots[:1]
        if effect.to == "focus":
            spots = [(seat, b.focus[seat]) for seat in seats]
        return [
            PickSpot(seat, slot)
            for seat, slot in spots
            if (b.card(seat, slot) == EMPTY) != effect.exchange
            and (b.card(seat, slot) == EMPTY or not stuck(b, b.card(seat, slot)))
        ]
    if effect.to == "row_empty":
        return [PickRow(row) for row in free_row_slots(b, guarded(b))]
    if effect.to == "row":
        return [
            PickRow(row)
            for row in range(IN_THE_ROW)
            if row != guarded(b) and (b.row[row] == EMPTY or (effect.exchange and not stuck(b, b.row[row])))
        ]
    if effect.exchange:
        return [PickClue(other) for other in cards_at(b, do, effect.to) if _loose(b, other)]
    return [PickClue(card)]


def _way(b: Board, do: Doing, effect: MoveCard, card: int) -> tuple[Place, int] | None:
    """Where it goes and which card it changes places with; None while the active player is asked."""
    moves = _targets(b, do, effect, card)
    picked = do.pick(b.active, ASKS[type(moves[0])], moves)
    match picked:
        case PickSpot(seat, slot):
            return Place("hand", seat, slot), b.card(seat, slot)
        case PickRow(row):
            return Place("row", slot=row), b.row[row]
        case PickClue(other) if effect.exchange:
            place = where(b, other)
            assert place
            return place, other
        case PickClue():
            return _PLACES[effect.to](do.card), EMPTY
        case _:
            return None


_PLACES: dict[PlaceName, Callable[[int], Place]] = {
    "pocket": lambda number: Place("pocket", slot=number),
    "deck_top": lambda _: Place("deck_top"),
    "deck_bottom": lambda _: Place("deck_bottom"),
    "discard": lambda _: Place("discard"),
    "out": lambda _: Place("out"),
}


def _to(b: Board, card: int, place: Place, other: int) -> None:
    """The card goes there; what lay there goes where it came from."""
    top = b.top
    before = lift(b, card)
    if other != EMPTY:
        lift(b, other)
        lay(b, other, before)
    lay(b, card, place)
    _tell(b, card, before, place)
    if other != EMPTY:
        _tell(b, other, place, before)
        _lies(b, other, before)
    _lies(b, card, place)
    if b.top != top:
        tell_top(b)


def _tell(b: Board, card: int, before: Place, after: Place) -> None:
    """A card from inside the deck is not known before it lies open. Laying off an own card is a discard."""
    if before.where == "hand" and before.seat == b.active and after.where == "discard":
        b.tell(Discarded(seat=before.seat, slot=before.slot, clue=b.clue(card)))
        return
    open_now = after.where not in ("deck_top", "deck_bottom", "incoming") or is_known(b, card)
    b.tell(ClueMoved(clue=b.clue(card) if open_now else None, before=before, after=after))


def _lies(b: Board, card: int, place: Place) -> None:
    if place.where == "row":
        b.rules.lies_in_row(b, card, place.slot)


def _slide(b: Board) -> None:
    """Gaps among the incoming clues are filled at once, those in hands with the next refill (CP-14)."""
    if EMPTY in b.incoming:
        refill_incoming(b)


def _pairs(b: Board, do: Doing, effect: MoveCard, cards: list[int]) -> list[PickClue] | None:
    """So many cards of one type: each pick leaves only those of the same type."""
    picked: list[PickClue] = []
    while len(picked) < effect.n:
        left = [
            card
            for card in cards
            if PickClue(card) not in picked
            and sum(_same(b, card, other) for other in cards) >= effect.n
            and all(_same(b, card, one.clue) for one in picked)
        ]
        if len(left) <= effect.n - len(picked):  # no choice is left
            return [*picked, *map(PickClue, left)]
        answer = do.pick(b.active, "clue", [PickClue(card) for card in left])
        if not isinstance(answer, PickClue):
            return None
        picked.append(answer)
    return picked


def _same(b: Board, *cards: int) -> bool:
    return len({b.box.type[b.up[card]] for card in cards}) == 1
