"""Where clue cards can be, in the words of the cards: finding them there, taking them, laying them down."""

from spyhouse.games.spyclub.board import SEEN_UP, Board
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.effects.doing import Doing
from spyhouse.games.spyclub.campaign.effects.who import clockwise, figure_of
from spyhouse.games.spyclub.campaign.mosaic import opened
from spyhouse.games.spyclub.campaign.vocabulary import PlaceName
from spyhouse.games.spyclub.clue import Place
from spyhouse.games.spyclub.events import CluesUncovered
from spyhouse.games.spyclub.words import CARDS, EMPTY, IN_THE_ROW


def hands_at(b: Board, do: Doing, place: PlaceName) -> list[int]:
    """The seats a place of hands is about."""
    match place:
        case "own" | "focus":
            return [do.mine]
        case "left_hand" | "left_end":
            return [(do.mine + 1) % b.seats]
        case "other":
            return [seat for seat in clockwise(b, do.mine) if seat != do.mine]
        case "hands":
            return clockwise(b, b.active)
        case _:
            return []


def cards_at(b: Board, do: Doing, place: PlaceName, seats: list[int] | None = None) -> list[int]:
    """The clue cards at a place, from the left; of hands only those of `seats`, if given."""
    match place:
        case "own" | "left_hand" | "other" | "hands":
            return [
                card
                for seat in (hands_at(b, do, place) if seats is None else seats)
                for card in b.hand(seat)
                if card != EMPTY
            ]
        case "left_end":
            [left] = hands_at(b, do, place)
            return [card for card in b.hand(left) if card != EMPTY][:1]
        case "got":
            return [card for card in (_got(b, do),) if card in b.hands]
        case "traded":
            occasion = do.context.occasion
            both = (occasion.card, occasion.other) if occasion else ()
            return [card for card in both if card != EMPTY and card in b.hands]
        case "focus":
            return [b.card(do.mine, b.focus[do.mine])] if b.card(do.mine, b.focus[do.mine]) != EMPTY else []
        case "row":
            return [card for card in b.row if card != EMPTY]
        case "incoming":
            return [card for card in map(b.incoming_card, range(b.places())) if card != EMPTY]
        case "incoming_right":
            found = [card for card in map(b.incoming_card, range(b.places())) if card != EMPTY]
            return found[-1:]
        case "deck_top":
            return list(opened(b).laid.deck[:1])
        case "deck_bottom":
            return list(opened(b).laid.deck[-1:])
        case "discard":
            return b.discards[-caps().table.discards :]
        case "pocket":
            return list(opened(b).laid.pockets.get(do.card, ()))
        case "victim_card":
            occasion = do.context.occasion
            card = occasion.card if occasion else b.card_over(b.pawn)
            return [card] if where(b, card) else []
        case "event_card":
            figure = figure_of(b, do.card)
            card = b.card_over(figure.place) if figure and figure.track == "path" else EMPTY
            return [card] if card != EMPTY else []
        case _:
            return []


def _got(b: Board, do: Doing) -> int:
    """What the occasion brought, else what the step before this one did."""
    occasion = do.context.occasion
    got = occasion.other if occasion and occasion.name == "exchange" else opened(b).running.got
    return got if got != EMPTY else len(b.up)  # no such card


def where(b: Board, card: int) -> Place | None:
    """Where a clue card is; None if it was solved with, or there is no such card."""
    m = opened(b)
    if card == EMPTY:
        return None
    if card in b.hands:
        seat, slot = divmod(b.hands.index(card), b.slots)
        return Place("hand", seat, slot)
    if card in b.row:
        return Place("row", slot=b.row.index(card))
    if card == b.top:
        return Place("deck_top", slot=0)
    if card in b.incoming:
        return Place("incoming", slot=b.incoming.index(card) + 1)
    if card in b.discards:
        return Place("discard")
    for number, cards in m.laid.pockets.items():
        if card in cards:
            return Place("pocket", slot=number)
    return Place("deck_bottom") if m.laid.deck and card == m.laid.deck[-1] else None


def lift(b: Board, card: int) -> Place:
    """Take a clue card from wherever it is, and leave a gap there."""
    m, place = opened(b), where(b, card)
    assert place
    match place.where:
        case "hand":
            b.hands[place.seat * b.slots + place.slot] = EMPTY
        case "row":
            b.row[place.slot] = EMPTY
        case "incoming":
            b.incoming[place.slot - 1] = EMPTY
        case "deck_top":
            b.take_top()
        case "deck_bottom":
            m.laid.deck = m.laid.deck[:-1]
        case "discard":
            b.discards.remove(card)
            m.laid.from_discard |= {card}
        case "pocket":
            m.laid.pockets[place.slot] = tuple(other for other in m.laid.pockets[place.slot] if other != card)
        case _:
            pass
    return place


def lay(b: Board, card: int, place: Place) -> None:
    """Put a clue card down there."""
    m = opened(b)
    match place.where:
        case "hand":
            b.hands[place.seat * b.slots + place.slot] = card
        case "row":
            b.row[place.slot] = card
        case "incoming":
            b.incoming[place.slot - 1] = card
        case "deck_top":
            m.laid.deck = (card, *m.laid.deck)
            b.top = card
        case "deck_bottom":
            m.laid.deck = (*m.laid.deck, card)
            b.top = m.laid.deck[0]
        case "discard":
            b.discards.append(card)
        case "pocket":
            m.laid.pockets[place.slot] = (*m.laid.pockets.get(place.slot, ()), card)
        case "out":
            m.laid.out = (*m.laid.out, card)
        case _:
            raise AssertionError(place)


def look(b: Board) -> None:
    """Whatever lies open now has been seen by all."""
    shown = [b.incoming_card(place) for place in range(b.places()) if not b.rules.covered(b, place)]
    new = [
        card
        for card in (*b.hands, *b.row, *shown, *b.discards)
        if card != EMPTY and not b.seen[card] & SEEN_UP
    ]
    for card in new:
        b.seen[card] |= SEEN_UP
    if new:
        b.tell(CluesUncovered(clues=tuple(map(b.clue, new))))


def free_row_slots(b: Board, guarded: int) -> list[int]:
    return [slot for slot in range(IN_THE_ROW) if b.row[slot] == EMPTY and slot != guarded]


def is_known(b: Board, card: int) -> bool:
    return card < CARDS and bool(b.seen[card] & SEEN_UP)
