"""Zones of the table, as the deck names them: finding, removing and placing clue cards."""

from collections.abc import Collection, Iterable

from spyhouse.games.spyclub.board import SEEN_UP, Board
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.engine.execution import EffectRun
from spyhouse.games.spyclub.campaign.engine.targets import clockwise, figure_of
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.games.spyclub.campaign.terms import Zone
from spyhouse.games.spyclub.clue import BoardLocation
from spyhouse.games.spyclub.events import CluesUncovered
from spyhouse.games.spyclub.terms import CARDS, EMPTY, IN_THE_ROW


def hands_at(run: EffectRun, zone: Zone) -> list[int]:
    """Return the seats whose hands a zone means."""
    b = run.b
    match zone:
        case "own" | "focus":
            return [run.subject]
        case "left_hand" | "left_end":
            return [(run.subject + 1) % b.seats]
        case "other":
            return [seat for seat in clockwise(b, run.subject) if seat != run.subject]
        case "hands":
            return clockwise(b, b.active)
        case _:
            return []


def cards_at(run: EffectRun, zone: Zone, seats: list[int] | None = None) -> list[int]:
    """Return the clue cards of a zone, from the left; in hands, only those of `seats` if given."""
    b, occasion = run.b, run.occasion
    match zone:
        case "own" | "left_hand" | "other" | "hands":
            return _without_gaps(
                card for seat in (hands_at(run, zone) if seats is None else seats) for card in b.hand(seat)
            )
        case "left_end":
            [left] = hands_at(run, zone)
            return _without_gaps(b.hand(left))[:1]
        case "got":
            return [card for card in _without_gaps([_got(run)]) if card in b.hands]
        case "traded":
            both = (occasion.card, occasion.other) if occasion else ()
            return [card for card in _without_gaps(both) if card in b.hands]
        case "focus":
            return _without_gaps([b.card(run.subject, b.focus[run.subject])])
        case "row":
            return _without_gaps(b.row)
        case "incoming":
            return _without_gaps(map(b.incoming_card, range(b.places())))
        case "incoming_right":
            return _without_gaps(map(b.incoming_card, range(b.places())))[-1:]
        case "deck_top":
            return list(mosaic_of(b).on_table.deck[:1])
        case "deck_bottom":
            return list(mosaic_of(b).on_table.deck[-1:])
        case "discard":
            return b.discards[-caps().table.discards :]
        case "pocket":
            return list(mosaic_of(b).on_table.pockets.get(run.card, ()))
        case "victim_card":
            card = occasion.card if occasion else b.card_at(b.pawn)
            return [card] if location_of(b, card) else []
        case "event_card":
            figure = figure_of(b, run.card)
            return _without_gaps([b.card_at(figure.place)] if figure and figure.track == "path" else [])
        case _:
            return []


def _without_gaps(cards: Iterable[int]) -> list[int]:
    return [card for card in cards if card != EMPTY]


def _got(run: EffectRun) -> int:
    """Return the clue card of the occasion, else the one that the previous effect moved here."""
    occasion = run.occasion
    return occasion.other if occasion and occasion.name == "exchange" else run.m.running.received_clue


def location_of(b: Board, card: int) -> BoardLocation | None:
    """Return where a clue card is; None if it is part of a solved aspect or does not exist."""
    m = mosaic_of(b)
    if card == EMPTY:
        return None
    if card in b.hands:
        seat, slot = divmod(b.hands.index(card), b.slots)
        return BoardLocation("hand", seat, slot)
    if card in b.row:
        return BoardLocation("row", slot=b.row.index(card))
    if card == b.top:
        return BoardLocation("deck_top", slot=0)
    if card in b.incoming:
        return BoardLocation("incoming", slot=b.incoming.index(card) + 1)
    if card in b.discards:
        return BoardLocation("discard")
    for number, cards in m.on_table.pockets.items():
        if card in cards:
            return BoardLocation("pocket", slot=number)
    return BoardLocation("deck_bottom") if m.on_table.deck and card == m.on_table.deck[-1] else None


def remove(b: Board, card: int) -> BoardLocation:
    """Remove a clue card and leave a gap. Return where it was."""
    m, place = mosaic_of(b), location_of(b, card)
    assert place
    match place.where:
        case "hand":
            b.hands[place.seat * b.slots + place.slot] = EMPTY
        case "row":
            b.row[place.slot] = EMPTY
        case "incoming":
            b.incoming[place.slot - 1] = EMPTY
        case "deck_top":
            b.draw_top()
        case "deck_bottom":
            m.on_table.deck = m.on_table.deck[:-1]
        case "discard":
            b.discards.remove(card)
            m.on_table.from_discard |= {card}
        case "pocket":
            m.on_table.pockets[place.slot] = tuple(
                other for other in m.on_table.pockets[place.slot] if other != card
            )
        case _:
            pass
    return place


def place(b: Board, card: int, at: BoardLocation) -> None:
    """Place a clue card in a zone."""
    m = mosaic_of(b)
    match at.where:
        case "hand":
            b.hands[at.seat * b.slots + at.slot] = card
        case "row":
            b.row[at.slot] = card
        case "incoming":
            b.incoming[at.slot - 1] = card
        case "deck_top":
            m.on_table.deck = (card, *m.on_table.deck)
            b.top = card
        case "deck_bottom":
            m.on_table.deck = (*m.on_table.deck, card)
            b.top = m.on_table.deck[0]
        case "discard":
            b.discards.append(card)
        case "pocket":
            m.on_table.pockets[at.slot] = (*m.on_table.pockets.get(at.slot, ()), card)
        case "out":
            m.on_table.out = (*m.on_table.out, card)
        case _:
            raise AssertionError(at)


def mark_seen(b: Board) -> None:
    """Record that everyone has seen the clue cards that are open now."""
    shown = [b.incoming_card(place) for place in range(b.places()) if not b.rules.is_covered(b, place)]
    new = [
        card
        for card in (*b.hands, *b.row, *shown, *b.discards)
        if card != EMPTY and not b.seen[card] & SEEN_UP
    ]
    for card in new:
        b.seen[card] |= SEEN_UP
    if new:
        b.emit(CluesUncovered(clues=tuple(map(b.clue, new))))


def free_row_slots(b: Board, guarded: Collection[int]) -> list[int]:
    return [slot for slot in range(IN_THE_ROW) if b.row[slot] == EMPTY and slot not in guarded]


def is_known(b: Board, card: int) -> bool:
    return card < CARDS and bool(b.seen[card] & SEEN_UP)
