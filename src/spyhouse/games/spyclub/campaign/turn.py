"""The turn with campaign cards in force, from its end to the beginning of the next."""

from collections.abc import Callable, Sequence

from spyhouse.games.spyclub import refill, suspect, turns
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.engine import agenda, limits
from spyhouse.games.spyclub.campaign.engine.frame import Occasion, call
from spyhouse.games.spyclub.campaign.engine.standing import CampaignEffect
from spyhouse.games.spyclub.campaign.engine.targets import next_seat
from spyhouse.games.spyclub.campaign.engine.zones import mark_seen
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.games.spyclub.campaign.observers import record_occasion
from spyhouse.games.spyclub.campaign.primitives import figures, markers, objectives
from spyhouse.games.spyclub.campaign.primitives.actions import announce_capped_actions, turn_actions
from spyhouse.games.spyclub.campaign.primitives.suspect import stop
from spyhouse.games.spyclub.campaign.primitives.triggers import DispatchOccasions, FireTrigger
from spyhouse.games.spyclub.case_rules import CaseRules
from spyhouse.games.spyclub.events import SuspectStayed, TurnBegan
from spyhouse.games.spyclub.terms import EMPTY


def walk(b: Board) -> None:
    m = mosaic_of(b)
    if "move" in m.on_table.calm:
        m.on_table.calm -= {"move"}
        b.emit(SuspectStayed())
        return
    before = b.pawn
    suspect.walk(b)
    if m.on_table.second():
        ahead = (b.pawn - before) % len(b.hands)
        against = b.rules.suspect_path(b, 1)[0] != (b.pawn + 1) % len(b.hands)
        figures.walk_second(b, len(b.hands) - ahead if against else ahead, clockwise=not against)


def turn_over(b: Board) -> None:
    record_occasion(b, Occasion("turn_end", b.active))


def round_over(b: Board) -> None:
    if _round_ends(b):
        record_occasion(b, Occasion("round_end", b.active))


def reset_round_limits(b: Board) -> None:
    """Reset the limits of a round."""
    m = mosaic_of(b)
    if _round_ends(b):
        limits.reset(b, "round")
        m.counters.used_cards_by_round = frozenset()


def _round_ends(b: Board) -> bool:
    """Return whether a round ends: after the turn before the starting player's, even if players have left."""
    following = next_seat(b, 1)
    return (following - b.starter) % b.seats <= (b.active - b.starter) % b.seats


def next_turn(b: Board) -> None:
    """End what lasted for one turn, and begin the next turn."""
    m = mosaic_of(b)
    m.on_table.peeked, m.on_table.showing = m.on_table.peeked_late, m.on_table.showing_late
    m.on_table.peeked_late, m.on_table.showing_late = frozenset(), 0
    _forget(b, "turn", EMPTY)
    limits.reset(b, "turn")
    m.counters.used_cards = frozenset()
    m.counters.moves_this_turn = {}
    m.counters.lock_taken = False
    m.counters.events_now = 0
    turns.begin_next(b)
    if b.phase == "actions":
        begin(b)


def first_turn(b: Board) -> None:
    b.actions = b.rules.actions(b, b.active)
    b.emit(TurnBegan(seat=b.active, turn=b.turn, final=b.is_final_turn()))
    begin(b)


def begin(b: Board) -> None:
    m, seat = mosaic_of(b), b.active
    _forget(b, "round", seat)
    m.counters.turn_actions = turn_actions(b, seat)
    announce_capped_actions(b)
    m.counters.waiting_actions = tuple(
        0 if other == seat else n for other, n in enumerate(m.counters.waiting_actions)
    )
    m.counters.turns = tuple(n + (other == seat) for other, n in enumerate(m.counters.turns))
    m.counters.focused = tuple(
        (now, EMPTY) if other == seat else (old, now) for other, (old, now) in enumerate(m.counters.focused)
    )
    m.running.between_turns = False


def _forget(b: Board, until: str, seat: int) -> None:
    """Drop markers and rules that end now; those of a round end with this player's next turn."""
    m = mosaic_of(b)
    for mark in m.on_table.marks:
        if mark.until == until and seat in (EMPTY, mark.seat):
            markers.drop(b, mark)
    m.running.temporary_rules = tuple(
        one for one in m.running.temporary_rules if one.until != until or seat not in (EMPTY, one.seat)
    )
    if until == "turn":  # rules for the next turn begin
        m.running.temporary_rules = tuple(
            one._replace(until="turn") if one.until == "next_turn" else one
            for one in m.running.temporary_rules
        )


_STEPS = (
    refill.refill_hands, refill.refill_incoming, suspect.reveal, walk, stop, turn_over, figures.walk_all,
    round_over, reset_round_limits, next_turn,
)  # fmt: skip
END_OF_TURN = tuple(map(call, _STEPS))
AFTER_THE_CASE = (CampaignEffect, DispatchOccasions, FireTrigger)
"""Tasks that still run when the case has just ended: those that belong to the record."""


class TurnRules(CaseRules):
    """Rules for the end of a turn on the agenda, and for continuing after every move."""

    __slots__ = ()

    def run_end_of_turn(self, b: Board, steps: Sequence[Callable[[Board], None]]) -> None:
        m = mosaic_of(b)
        m.running.between_turns = True
        m.push_next(*END_OF_TURN)

    def after_removal(self, b: Board, step: Callable[[Board], None]) -> None:
        """Do nothing: the agenda continues."""

    def settle(self, b: Board) -> None:
        m = mosaic_of(b)
        agenda.run(b)
        if b.phase == "over":
            m.agenda = tuple(frame for frame in m.agenda if isinstance(frame.effect, AFTER_THE_CASE))
            m.running.choice, m.running.suspended = None, None
        figures.follow(b)
        markers.tidy(b)
        mark_seen(b)
        objectives.end_if_done(b)
