"""Where on the table a standing rule acts, so that its card can be named there."""

from typing import Literal

from spyhouse.games.spyclub.campaign.vocabulary import (
    AnyEffect,
    ChangeEvent,
    Cost,
    CountAs,
    Cover,
    EventSize,
    ExtraAction,
    FocusGain,
    Forbid,
    Match,
    On,
    PickSolution,
    SolveWith,
    SuspectStep,
)

Acts = Literal["suspect", "escape", "row", "incoming", "hands", "team", "turn", ""]
"""Empty where it is no place of the table: an action is taken from its card, figures and pockets lie there
themselves."""

STEPS: dict[str, Acts] = {
    "investigate": "hands",
    "shift": "hands",
    "confirm": "row",
    "exchange": "row",
    "solve": "row",
    "scout": "incoming",
    "scout_top": "incoming",
    "scout_middle": "incoming",
    "scout_right": "incoming",
    "discard": "incoming",
    "refill": "incoming",
    "trade": "team",
    "advice": "team",
    "teamwork": "team",
    "movement": "suspect",
    "set_change": "suspect",
    "suspect_stops": "suspect",
    "suspect_passes": "suspect",
    "meets": "suspect",
    "escape_moves": "escape",
    "turn_start": "turn",
    "turn_end": "turn",
    "round_end": "turn",
}
"""By what a step or an occasion is called."""


def acts(effect: AnyEffect) -> Acts:
    match effect:
        case On(event=event):
            return "suspect" if event.startswith("event") else STEPS.get(event, "")
        case Cost(of=step) | Forbid(what=step):
            return STEPS.get(step, "")
        case ChangeEvent() | EventSize() | SuspectStep():
            return "suspect"
        case CountAs() | SolveWith() | PickSolution():
            return "row"
        case FocusGain():
            return "hands"
        case Match():
            return "team"
        case Cover():
            return "incoming"
        case ExtraAction():
            return "turn"
        case _:
            return ""
