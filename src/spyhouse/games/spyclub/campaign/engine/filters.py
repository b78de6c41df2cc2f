"""Filters of clue cards: which cards an effect applies to, judged by the face that is up."""

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.deck_syntax import Filter
from spyhouse.games.spyclub.campaign.engine.frame import Occasion
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.games.spyclub.terms import ASPECTS, DISTRACTION, EMPTY, TYPES


def fits(b: Board, wanted: Filter, card: int, occasion: Occasion | None = None) -> bool:
    """Return whether a clue card passes; for the card of an occasion, judge the face it had then."""
    match wanted.word:
        case "" | "any":
            return True
        case _ if card == EMPTY:
            return False
        case "marked":
            return _marked(b, wanted.about, card, occasion)
        case "focus":
            return _is_focus(b, card)
        case "from":
            return _came_from(b, wanted.about, card, occasion)
        case _:
            face = occasion.face if occasion and occasion.face != EMPTY else b.up[card]
            return face_fits(b, wanted, face, occasion.seat if occasion else b.active)


def face_fits(b: Board, wanted: Filter, face: int, seat: int) -> bool:
    kind = b.box.type[face]
    match wanted.word:
        case "type":
            return TYPES[kind] == wanted.about
        case "name":
            return b.box.names[b.box.name[face]] == wanted.about
        case "distraction":
            return kind == DISTRACTION
        case "open_type":
            return kind != DISTRACTION and ASPECTS[kind] not in _recorded(b)
        case "unsolved_type":
            return kind != DISTRACTION and b.solved[kind] == EMPTY
        case "solved_type":
            return kind != DISTRACTION and b.solved[kind] != EMPTY
        case "last_recorded_type":
            recorded = _recorded(b)
            return bool(recorded) and TYPES[kind] == recorded[-1]
        case "same_as_last":
            return kind == mosaic_of(b).counters.focused[seat][0]
        case _:
            return True  # no restriction; `move_card` checks same_type, which compares cards


def _recorded(b: Board) -> list[str]:
    return [recorded.aspect for recorded in mosaic_of(b).recorded]


def _marked(b: Board, kind: str, card: int, occasion: Occasion | None) -> bool:
    row = occasion.place if occasion and occasion.name in ("confirm", "exchange") else EMPTY
    return any(
        mark.kind == kind and (mark.card == card if mark.kind != "paint" else mark.row == row != EMPTY)
        for mark in mosaic_of(b).on_table.marks
    )


def _is_focus(b: Board, card: int) -> bool:
    return any(b.card(seat, b.focus[seat]) == card for seat in range(b.seats))


def _came_from(b: Board, place: str, card: int, occasion: Occasion | None) -> bool:
    if place == "discard":
        return card in mosaic_of(b).on_table.from_discard
    return occasion is not None and occasion.source == place
