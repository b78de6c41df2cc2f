"""Reasons for a bot's moves, as messages for the log and for hints: what, why, what next."""

from typing import Any

from spyhouse.games.spyclub.board import SEEN_DOWN
from spyhouse.games.spyclub.bots.evaluation import heights
from spyhouse.games.spyclub.bots.planner import Plan
from spyhouse.games.spyclub.moves import (
    CompareNotes,
    Confirm,
    EndTurn,
    GetAdvice,
    Investigate,
    RemoveIdeas,
    Scout,
    ShiftFocus,
)
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.games.spyclub.terms import ASPECTS, EMPTY, EVENT_OF, TYPES, CaseEvent
from spyhouse.kernel import Move, Phrase

Args = dict[str, Any]


def why(b: SpyClub, move: Move, plan: Plan | None = None) -> Phrase:
    """Return the reason for `move`, the first of `plan`."""
    reason, about = _because(b, move)
    then = _aim(b, plan) if plan and len(plan.moves) > 1 else {}
    if (
        not then
        and plan
        and b.actions == 1
        and not plan.gamble
        and isinstance(move, Confirm | ShiftFocus | Scout)
    ):
        then = _outlook(plan.state)
    return Phrase(reason, about | (then or {"then": "none"}))


def _because(b: SpyClub, move: Move) -> tuple[str, Args]:
    seat = b.active
    match move:
        case Investigate(slot):
            card = b.card(seat, slot)
            if b.seen[card] & SEEN_DOWN:
                return "reason-flip-known", {"clue": _up(b, card), "behind": _face(b, b.up[card] ^ 1)}
            return "reason-flip", {"clue": _up(b, card)}
        case ShiftFocus(slot):
            ideas = min(b.rules.focus_gain(b, seat, slot), b.supply)
            return "reason-focus", {"clue": _up(b, b.card(seat, slot)), "ideas": ideas}
        case Confirm(slot, row):
            return "reason-confirm", {"clue": _up(b, b.card(seat, slot)), **_progress(b, slot, row)}
        case Scout(place, _):
            return "reason-scout", {
                "clue": _up(b, b.incoming_card(place)),
                **_in_row(b, b.incoming_card(place)),
            }
        case CompareNotes(_, mine, theirs):
            return "reason-trade", {
                "clue": _up(b, b.card(seat, mine)),
                "got": _up(b, b.card(move.seat, theirs)),
                "seat": move.seat,
                "both": _focus(b, seat),
            }
        case GetAdvice(_, ideas):
            return "reason-advice", {"ideas": ideas, "seat": move.seat, "both": _focus(b, seat)}
        case RemoveIdeas():
            return "reason-remove", {}
        case EndTurn():
            return "reason-end-turn", {"events": _landings(b)}
        case _:
            return "reason-no-choice", {}


def _progress(b: SpyClub, slot: int, row: int) -> Args:
    kind = b.box.type[b.up[b.card(b.active, slot)]]
    after = b.row.copy()
    after[row] = b.card(b.active, slot)
    count = sum(1 for card in after if card != EMPTY and b.box.type[b.up[card]] == kind)
    return {"aspect": ASPECTS[kind], "count": count, "all": len(after)}


def _in_row(b: SpyClub, card: int) -> Args:
    """Return how many cards of its type lie in the row."""
    kind = b.box.type[b.up[card]]
    count = sum(1 for other in b.row if other != EMPTY and b.box.type[b.up[other]] == kind)
    return {"there": TYPES[kind], "count": count}


def _focus(b: SpyClub, seat: int) -> str:
    """Return the type that a player focuses on."""
    return TYPES[b.box.type[b.up[b.card(seat, b.focus[seat])]]]


def _aim(b: SpyClub, plan: Plan) -> Args:
    solved = [
        ASPECTS[kind] for kind in range(5) if b.solved[kind] == EMPTY and plan.state.solved[kind] != EMPTY
    ]
    next_cards = _confirmed_next(b, plan)
    cards: Args = {"cards": next_cards} if next_cards else {}
    if solved and not isinstance(plan.moves[0], Confirm):
        return {"then": "solve", "aspects": solved} | cards
    confirms = [move for move in plan.moves[1:] if isinstance(move, Confirm)]
    if confirms:
        then = "go_on" if isinstance(plan.moves[0], Confirm) else "confirm"
        return {"then": then, "more": len(confirms)} | cards
    return {}


def _confirmed_next(b: SpyClub, plan: Plan) -> list[dict[str, Any]]:
    """Return the known cards that the plan confirms after its first move, and their slots."""
    seat = b.active
    faces = {slot: b.up[b.card(seat, slot)] for slot in range(b.slots) if b.card(seat, slot) != EMPTY}
    found: list[dict[str, Any]] = []
    for nth, move in enumerate(plan.moves):
        match move:
            case CompareNotes(_, mine, theirs):
                faces[mine] = b.up[b.card(move.seat, theirs)]
            case Scout(place, slot):
                faces[slot] = b.up[b.incoming_card(place)]
            case Investigate(slot):
                card = b.card(seat, slot)
                if nth or card == EMPTY or not b.seen[card] & SEEN_DOWN:
                    faces.pop(slot, None)
                else:
                    faces[slot] ^= 1
            case Confirm(slot, row):
                face = faces.pop(slot, None)
                if nth and face is not None:
                    found.append(_face(b, face) | {"row": row})
            case _:
                pass
    return found


def _outlook(after: SpyClub) -> Args:
    """Return what the suspect is likely to do after the turn; None if nothing stands out."""
    chances: dict[CaseEvent, float] = {}
    for number, chance in zip(after.numbers(), heights(after), strict=True):
        card = after.card_at((after.pawn + number) % len(after.hands))
        if card != EMPTY:
            event = EVENT_OF[after.box.type[after.up[card]]]
            chances[event] = chances.get(event, 0.0) + chance
    likeliest = max(chances, key=lambda event: chances[event], default=None)
    if likeliest is None or chances[likeliest] <= 0.5 or after.phase == "over":
        return {}
    return {"then": "suspect", "event": likeliest}


def _landings(b: SpyClub) -> list[str]:
    cards = [b.card_at((b.pawn + number) % len(b.hands)) for number in b.numbers()]
    events = [EVENT_OF[b.box.type[b.up[card]]] if card != EMPTY else "gap" for card in cards]
    return [event for event in dict.fromkeys(events) if event != "nothing"] or ["nothing"]


def _up(b: SpyClub, card: int) -> dict[str, str]:
    return _face(b, b.up[card])


def _face(b: SpyClub, face: int) -> dict[str, str]:
    return {"type": TYPES[b.box.type[face]], "name": b.box.names[b.box.name[face]]}
