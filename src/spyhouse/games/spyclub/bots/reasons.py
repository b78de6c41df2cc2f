"""Why a bot does what it does, in a sentence for the log or a hint."""

from spyhouse.games.spyclub.board import SEEN_DOWN
from spyhouse.games.spyclub.bots.planner import Plan
from spyhouse.games.spyclub.bots.worth import heights
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
from spyhouse.games.spyclub.words import ASPECTS, EMPTY, EVENT_OF
from spyhouse.kernel import Move

_EVENTS = {
    "fatigue": "Fatigue",
    "loose_end": "a Loose end",
    "decoy": "a Decoy",
    "sabotage": "Sabotage",
    "roadblock": "a Roadblock",
    "nothing": "a distraction",
}


def why(b: SpyClub, move: Move, plan: Plan | None = None) -> str:
    """The reason for `move`, the first of `plan`, at the table `b`."""
    reason = _because(b, move)
    aim = _aim(b, plan) if plan and len(plan.moves) > 1 else ""
    if (
        not aim
        and plan
        and b.actions == 1
        and not plan.gamble
        and isinstance(move, Confirm | ShiftFocus | Scout)
    ):
        aim = _outlook(plan.state)
    return f"{reason}{aim}."


def _because(b: SpyClub, move: Move) -> str:
    seat = b.active
    match move:
        case Investigate(slot):
            card = b.card(seat, slot)
            if b.seen[card] & SEEN_DOWN:
                return f"Flip the {_name(b, card)}: {_behind(b, card)} is on the other side"
            return f"Flip the {_name(b, card)}: nobody has seen its other side"
        case ShiftFocus(slot):
            ideas = min(b.rules.focus_gain(b, seat, slot), b.supply)
            card = b.card(seat, slot)
            return f"Focus on the {_name(b, card)}: it brings {_ideas(ideas)} and fits what comes next"
        case Confirm(slot, row):
            return f"Confirm the {_name(b, b.card(seat, slot))}: {_progress(b, slot, row)}"
        case Scout(place, _):
            return f"Scout the {_name(b, b.incoming_card(place))}: it is of more use than what it replaces"
        case CompareNotes(_, mine, theirs):
            got = b.card(move.seat, theirs)
            return (
                f"Trade the {_name(b, b.card(seat, mine))} for the {_name(b, got)}: each is worth more there"
            )
        case GetAdvice(_, ideas):
            return f"Take {_ideas(ideas)}: they are needed here first"
        case RemoveIdeas():
            return "These ideas are missed least"
        case EndTurn():
            return f"Nothing better is left to do; next the suspect may stop over {_landings(b)}"
        case _:
            return "There is nothing to choose"


def _progress(b: SpyClub, slot: int, row: int) -> str:
    kind = b.box.type[b.up[b.card(b.active, slot)]]
    after = b.row.copy()
    after[row] = b.card(b.active, slot)
    count = sum(1 for card in after if card != EMPTY and b.box.type[b.up[card]] == kind)
    if count == len(after):
        return f"it completes the {ASPECTS[kind]}"
    return f"that makes {count} of {len(after)} for the {ASPECTS[kind]}"


def _aim(b: SpyClub, plan: Plan) -> str:
    solved = [
        ASPECTS[kind] for kind in range(5) if b.solved[kind] == EMPTY and plan.state.solved[kind] != EMPTY
    ]
    if solved and not isinstance(plan.moves[0], Confirm):
        return f", and the {' and the '.join(solved)} can be solved in this turn"
    confirms = [move for move in plan.moves[1:] if isinstance(move, Confirm)]
    if confirms:
        return (
            f", with {len(confirms)} more to confirm"
            if isinstance(plan.moves[0], Confirm)
            else ", to confirm more"
        )
    return ""


def _outlook(after: SpyClub) -> str:
    """What the suspect is likely to do when the turn is over; "" where nothing stands out."""
    chances: dict[str, float] = {}
    for number, chance in zip(after.numbers(), heights(after), strict=True):
        card = after.card_over((after.pawn + number) % len(after.hands))
        if card != EMPTY:
            event = _EVENTS[EVENT_OF[after.box.type[after.up[card]]]]
            chances[event] = chances.get(event, 0.0) + chance
    likeliest = max(chances, key=lambda event: chances[event], default="")
    if not likeliest or chances[likeliest] <= 0.5 or after.phase == "over":
        return ""
    return f", and the suspect is likely to stop over {likeliest}"


def _landings(b: SpyClub) -> str:
    events = []
    for number in b.numbers():
        card = b.card_over((b.pawn + number) % len(b.hands))
        event = _EVENTS[EVENT_OF[b.box.type[b.up[card]]]] if card != EMPTY else "a new card"
        if event not in events:
            events.append(event)
    return " or ".join(events)


def _name(b: SpyClub, card: int) -> str:
    return b.box.names[b.box.name[b.up[card]]]


def _behind(b: SpyClub, card: int) -> str:
    return b.box.names[b.box.name[b.up[card] ^ 1]]


def _ideas(ideas: int) -> str:
    return "no ideas" if not ideas else "an idea" if ideas == 1 else f"{ideas} ideas"
