"""A turn with campaign cards in force, from its end to the beginning of the next."""

from spyhouse.games.spyclub import refill, suspect, turns
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign import agenda
from spyhouse.games.spyclub.campaign.agenda import Step
from spyhouse.games.spyclub.campaign.effects import events, figures, marks
from spyhouse.games.spyclub.campaign.effects.doing import Doing
from spyhouse.games.spyclub.campaign.effects.hearing import note
from spyhouse.games.spyclub.campaign.effects.limits import applies
from spyhouse.games.spyclub.campaign.effects.who import named
from spyhouse.games.spyclub.campaign.in_play import Context, Occasion
from spyhouse.games.spyclub.campaign.mosaic import opened, rules_of
from spyhouse.games.spyclub.campaign.vocabulary import ExtraAction
from spyhouse.games.spyclub.editions import editions
from spyhouse.games.spyclub.events import SuspectStayed, TurnBegan
from spyhouse.games.spyclub.words import EMPTY


def finish(b: Board) -> None:
    m = opened(b)
    m.running.between_turns = True
    agenda.follow(b, *REST_OF_TURN)


def walk(b: Board) -> None:
    m = opened(b)
    if "move" in m.laid.calm:
        m.laid.calm -= {"move"}
        b.tell(SuspectStayed())
        return
    before = b.pawn
    suspect.walk(b)
    if figures.second(b):
        ahead = (b.pawn - before) % len(b.hands)
        against = against_the_clock(b)
        figures.walk_second(b, len(b.hands) - ahead if against else ahead, clockwise=not against)


def against_the_clock(b: Board) -> bool:
    return b.rules.suspect_path(b, 1)[0] != (b.pawn + 1) % len(b.hands)


def stop(b: Board) -> None:
    """Bait is used up by the suspect that stops there."""
    m = opened(b)
    if m.running.event_place != EMPTY:
        card = b.card_over(m.running.event_place)
        for mark in m.laid.marks:
            if mark.kind == "bait" and mark.card == card:
                marks.drop(b, mark)
    events.stop(b)


def turn_over(b: Board) -> None:
    note(b, Occasion("turn_end", b.active))


def round_over(b: Board) -> None:
    if _round_ends(b):
        note(b, Occasion("round_end", b.active))


def count_anew(b: Board) -> None:
    """Limits of a round begin again."""
    m = opened(b)
    if _round_ends(b):
        m.tally.used_by_round = frozenset()
        m.tally.used_cards_by_round = frozenset()


def _round_ends(b: Board) -> bool:
    """After the turn before the starting player's, whoever has left."""
    following = (b.active + 1) % b.seats
    while following in b.gone and following != b.active:
        following = (following + 1) % b.seats
    return (following - b.starter) % b.seats <= (b.active - b.starter) % b.seats


def next_turn(b: Board) -> None:
    """What lasted for a turn is over."""
    m = opened(b)
    m.laid.peeked, m.laid.showing = m.laid.peeked_late, m.laid.showing_late
    m.laid.peeked_late, m.laid.showing_late = frozenset(), 0
    _forget(b, "turn", EMPTY)
    m.tally.used_by_turn = frozenset()
    m.tally.used_cards = frozenset()
    m.tally.steps = {}
    m.tally.lock_taken = False
    m.tally.events_now = 0
    turns.begin_next(b)
    if b.phase == "actions":
        begin(b)


def first_turn(b: Board) -> None:
    b.actions = b.rules.actions(b, b.active)
    b.tell(TurnBegan(seat=b.active, turn=b.turn, final=b.is_final_turn()))
    begin(b)


def begin(b: Board) -> None:
    m, seat = opened(b), b.active
    _forget(b, "round", seat)
    m.tally.turn_actions = actions(b, seat)
    m.tally.waiting_actions = tuple(
        0 if other == seat else n for other, n in enumerate(m.tally.waiting_actions)
    )
    m.tally.turns = tuple(n + (other == seat) for other, n in enumerate(m.tally.turns))
    m.tally.focused = tuple(
        (now, EMPTY) if other == seat else (old, now) for other, (old, now) in enumerate(m.tally.focused)
    )
    m.running.between_turns = False


def _forget(b: Board, until: str, seat: int) -> None:
    """Markers and rules that last until now; of those for a round, the ones since this player's last turn."""
    m = opened(b)
    for mark in m.laid.marks:
        if mark.until == until and seat in (EMPTY, mark.seat):
            marks.drop(b, mark)
    m.running.passing = tuple(
        one for one in m.running.passing if one.until != until or seat not in (EMPTY, one.seat)
    )
    if until == "turn":  # what was to last for the next turn begins
        m.running.passing = tuple(
            one._replace(until="turn") if one.until == "next_turn" else one for one in m.running.passing
        )


def actions(b: Board, seat: int) -> int:
    """SC-15 with all changes of the cards added; not yet clamped."""
    m = opened(b)
    total = editions().actions + m.tally.waiting_actions[seat]
    for card, rule in rules_of(b, ExtraAction):
        do = Doing(b, card, rule, Context())
        about = [seat] if rule.who == "active" else named(b, do, rule.who)
        in_this_turn = {
            "every": True,
            "first": m.tally.turns[seat] == 0,
            "final": b.is_final_turn(),
            "this": False,
        }[rule.turns]
        if seat in about and in_this_turn and applies(b, card, rule):
            total += rule.n
    return total


REST_OF_TURN = tuple(
    map(
        Step,
        (
            refill.refill_hands,
            refill.refill_incoming,
            suspect.reveal,
            walk,
            stop,
            turn_over,
            figures.walk_all,
            round_over,
            count_anew,
            next_turn,
        ),
    )
)
