"""Which clue cards an effect is about. The face that lies up counts."""

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.effects.props import Occasion, props
from spyhouse.games.spyclub.words import ASPECTS, DISTRACTION, EMPTY, TYPES


def fits(b: Board, text: str, card: int, occasion: Occasion | None = None) -> bool:
    """Whether a clue card passes; for an occasion, as it lay then."""
    if not text or text == "any":
        return True
    if card == EMPTY:
        return False
    word, _, about = text.partition(":")
    face = occasion.face if occasion and occasion.face != EMPTY else b.up[card]
    if word == "marked":
        return _marked(b, about, card, occasion)
    if word == "focus":
        return _is_focus(b, card)
    if word == "from":
        return _came_from(b, about, card, occasion)
    return face_fits(b, text, face, occasion.seat if occasion else b.active)


def face_fits(b: Board, text: str, face: int, seat: int) -> bool:
    word, _, about = text.partition(":")
    kind = b.box.type[face]
    match word:
        case "any":
            return True
        case "type":
            return TYPES[kind] == about
        case "name":
            return b.box.names[b.box.name[face]] == about
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
            return kind == props(b).focused[seat][0]
        case _:
            return True  # same_type compares cards with each other: move_card sees to it


def _recorded(b: Board) -> list[str]:
    assert b.mosaic
    return [recorded.aspect for recorded in b.mosaic.recorded]


def _marked(b: Board, kind: str, card: int, occasion: Occasion | None) -> bool:
    row = occasion.place if occasion and occasion.name in ("confirm", "exchange") else EMPTY
    return any(
        mark.kind == kind and (mark.card == card if mark.kind != "paint" else mark.row == row != EMPTY)
        for mark in props(b).marks
    )


def _is_focus(b: Board, card: int) -> bool:
    return any(b.card(seat, b.focus[seat]) == card for seat in range(b.seats))


def _came_from(b: Board, place: str, card: int, occasion: Occasion | None) -> bool:
    if place == "discard":
        return card in props(b).from_discard
    return occasion is not None and occasion.source == place
