"""The agenda: the stack of frames of a whole game, from one desk to the next.

After each move, `run` executes frames until the agenda is empty or a question is pending. Frames pushed by a
frame run before all waiting ones, in the order they were pushed (`Mosaic.push_next`).
"""

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.conditions import holds
from spyhouse.games.spyclub.campaign.engine.effect import Effect
from spyhouse.games.spyclub.campaign.engine.execution import EffectRun, Suspended
from spyhouse.games.spyclub.campaign.engine.frame import NO_REASON, EffectContext, Frame, Task
from spyhouse.games.spyclub.campaign.in_force import is_in_force
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.kernel import Move


def run(b: Board) -> None:
    """Execute frames until the agenda is empty or a question is pending."""
    m = mosaic_of(b)
    while m.agenda and m.question is None and b.phase in ("actions", "desk"):
        frame, m.agenda, m.inserted = m.agenda[0], m.agenda[1:], 0
        if isinstance(frame.effect, Task):
            execute(b, frame)
        else:
            start(b, frame.card, frame.effect, frame.context)
    m.inserted = 0


def start(b: Board, card: int, effect: Effect, context: EffectContext = NO_REASON) -> None:
    """Execute an effect if its card is in force, its condition holds and its limit allows it.

    Without a table, an effect that needs one is stored for the next table.
    """
    m = mosaic_of(b)
    if not is_in_force(b, card):
        return
    if effect.condition.all and not holds(b, card, effect.condition, context.occasion):
        return
    if effect.limit == "campaign":
        if effect.key in m.spent:
            return
        m.spent = (*m.spent, effect.key)
    if effect.needs_table and m.stage != "case":
        m.later = (*m.later, effect.key)
    else:
        execute(b, Frame(card, effect, context))


def execute(b: Board, frame: Frame) -> None:
    """Execute a frame without any check. If it asks a question, it is stored beside the question."""
    running = mosaic_of(b).running
    outer, running.frame = running.frame, frame
    events, draws = len(b.emitted), b.chance.draws
    try:
        frame.effect.do(EffectRun(b, frame))
    except Suspended:
        # The answer runs the effect from its start, so nothing but the question may have been emitted.
        assert len(b.emitted) == events + 1, f"{frame.effect} emitted events before it asked"
        assert b.chance.draws == draws, f"{frame.effect} used chance before it asked"
    finally:
        running.frame = outer


def answer(b: Board, given: Move | str) -> None:
    """Run the suspended frame again with the new answer added."""
    running = mosaic_of(b).running
    frame, running.choice, running.suspended = running.suspended, None, None
    assert frame
    execute(b, frame._replace(answers=(*frame.answers, given)))


def would_act(b: Board, card: int, effect: Effect, context: EffectContext = NO_REASON) -> bool:
    """Return whether an effect would change anything now."""
    if not holds(b, card, effect.condition, context.occasion):
        return False
    return effect.can(EffectRun(b, Frame(card, effect, context)))
