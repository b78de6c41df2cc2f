"""Solving aspects (SC-35 to SC-37)."""

from spyhouse.games.spyclub import case_end
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.events import AspectSolved, SolutionAsked
from spyhouse.games.spyclub.terms import ASPECTS, EMPTY, IN_THE_ROW
from spyhouse.kernel import IllegalMove


def check(b: Board) -> None:
    """Check the row for a solved aspect, after each change of it."""
    kind = b.rules.solved_type(b)
    if kind is None:
        return
    solve(b, kind)


def solve(b: Board, kind: int) -> None:
    """Solve an aspect with the card in a slot of the row."""
    slot = b.rules.solution_slot(b, kind)
    b.rules.on_solution_chosen(b, kind)
    if slot is None:
        b.phase = "solution"
        b.emit(SolutionAsked(seat=b.active, aspect=ASPECTS[kind]))
    else:
        _solve(b, kind, slot)


def default_choice(b: Board) -> int:
    """Return the default solution for an absent player."""
    kind = b.rules.solved_type(b)
    assert kind is not None
    return b.rules.solution_slots(b, kind)[0]


def choose(b: Board, seat: int, slot: int) -> None:
    """Let the active player choose the solution, before any movement card is revealed (SC-36)."""
    b.require_phase("solution", seat)
    if slot >= IN_THE_ROW:
        raise IllegalMove("spyclub-no-such-slot", slots=IN_THE_ROW)
    kind = b.rules.solved_type(b)
    assert kind is not None
    if slot not in b.rules.solution_slots(b, kind):
        raise IllegalMove("spyclub-not-a-solution")
    b.phase = "actions"
    _solve(b, kind, slot)


def _solve(b: Board, kind: int, slot: int) -> None:
    last = b.last_movement()
    pointed = last and b.rules.symbols.index(last.symbol) == slot
    b.emit(
        AspectSolved(
            aspect=ASPECTS[kind],
            clues=tuple(b.clue(b.row[place]) for place in b.rules.solved_slots(b, kind)),
            symbol=last.symbol if last and pointed else None,
            row=slot,
            solution=b.clue(b.row[slot]),
        )
    )
    b.solved[kind] = b.row[slot]
    for place in b.rules.solved_slots(b, kind):
        if place != slot:
            b.discards.append(b.row[place])
        b.row[place] = EMPTY
    if EMPTY not in b.solved and not b.rules.continues(b):
        case_end.end_case(b, "success")  # SC-37
