"""Observers of the events of a case: they record occasions for triggers, and update counters.

Triggers do not fire here, because an effect is still running. `DispatchOccasions` fires them afterwards.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.engine.frame import Frame, Occasion
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.games.spyclub.campaign.primitives.prices import place_name
from spyhouse.games.spyclub.campaign.primitives.triggers import DispatchOccasions, On
from spyhouse.games.spyclub.campaign.terms import FigureName, Trigger
from spyhouse.games.spyclub.case_rules import CaseRules
from spyhouse.games.spyclub.clue import Clue
from spyhouse.games.spyclub.events import (
    AdviceTaken,
    AspectSolved,
    AttributedEvent,
    CardPutAway,
    CardTurned,
    Confirmed,
    Discarded,
    EscapeAdvanced,
    EventHappened,
    Flipped,
    FocusShifted,
    MovementRevealed,
    NotesCompared,
    Refilled,
    Scouted,
    SuspectWalked,
    TokensChanged,
    TurnBegan,
    TurnEnded,
)
from spyhouse.games.spyclub.terms import EMPTY
from spyhouse.kernel import Event


def record_occasion(b: Board, occasion: Occasion) -> None:
    """Put an occasion on the agenda, before anything that the running frame causes."""
    m = mosaic_of(b)
    frame = m.running.frame
    new = ((occasion, frame.context.chain if frame else ()),)
    first = m.agenda[0].effect if m.agenda else None
    if isinstance(first, DispatchOccasions):
        m.agenda = (Frame(0, DispatchOccasions(first.occasions + new)), *m.agenda[1:])
    else:
        m.agenda = (Frame(0, DispatchOccasions(new)), *m.agenda)
        m.inserted += 1


def record_at(b: Board, name: Trigger, position: int, figure: FigureName | None = None) -> None:
    """Record an occasion at a position of the suspect's path."""
    card = b.card_at(position)
    face = b.up[card] if card != EMPTY else EMPTY
    record_occasion(b, Occasion(name, b.spot_at(position).seat, card, face, position, figure=figure))


def count_move(b: Board, *steps: str) -> None:
    """Count a step for this turn and for this case. With a player, its name is "trade/2"."""
    counters = mosaic_of(b).counters
    for step in steps:
        counters.moves_this_turn[step] = counters.moves_this_turn.get(step, 0) + 1
        counters.moves_this_case[step] = counters.moves_this_case.get(step, 0) + 1


def _about(b: Board, name: Trigger, seat: int, clue: Clue, **more: Any) -> None:
    record_occasion(b, Occasion(name, seat, clue.card, b.up[clue.card], **more))


def _flipped(b: Board, event: Flipped) -> None:
    if b.flipped.bit_count() <= 1:  # further flips belong to the first one
        count_move(b, "investigate")
    _about(b, "investigate", event.seat, event.clue)


def _shifted(b: Board, event: FocusShifted) -> None:
    m = mosaic_of(b)
    card = b.card(event.seat, event.slot)
    count_move(b, "shift")
    focused = list(m.counters.focused)
    focused[event.seat] = (focused[event.seat][0], b.box.type[b.up[card]])
    m.counters.focused = tuple(focused)
    record_occasion(b, Occasion("shift", event.seat, card, b.up[card]))


def _confirmed(b: Board, event: Confirmed) -> None:
    name: Trigger = "confirm" if event.exchanged is None else "exchange"
    count_move(b, "confirm", *(("exchange",) if event.exchanged else ()))
    back = event.exchanged.card if event.exchanged else EMPTY
    _about(b, name, event.seat, event.clue, place=event.row, other=back)


def _discarded(b: Board, event: Discarded) -> None:
    count_move(b, "discard")
    _about(b, "discard", event.seat, event.clue)


def _scouted(b: Board, event: Scouted) -> None:
    count_move(b, "scout", f"scout_{place_name(b, event.place)}")
    _about(b, "scout", event.seat, event.clue, source="deck_top" if event.place == 0 else "")


def _traded(b: Board, event: NotesCompared) -> None:
    count_move(b, "trade", "teamwork", f"trade/{event.partner}")
    _about(b, "trade", event.partner, event.got, other=event.given.card)


def _advised(b: Board, event: AdviceTaken) -> None:
    count_move(b, "advice", "teamwork", f"advice/{event.partner}")
    record_occasion(b, Occasion("advice", event.partner))


def _solved(b: Board, event: AspectSolved) -> None:
    m = mosaic_of(b)
    m.counters.solvers |= {b.active}
    m.running.team_picks = False
    m.counters.early, m.running.solving = m.counters.early or m.running.solving != EMPTY, EMPTY
    record_occasion(b, Occasion("solve", b.active, event.solution.card, b.up[event.solution.card]))


def _refilled(b: Board, event: Refilled) -> None:
    _about(b, "refill", event.seat, event.clue, source="deck_top" if event.place == 0 else "")


def _revealed(b: Board, event: MovementRevealed) -> None:
    m = mosaic_of(b)
    m.on_table.foreseen, m.on_table.showing = max(0, m.on_table.foreseen - 1), max(0, m.on_table.showing - 1)
    record_occasion(b, Occasion("movement", b.active))
    before = b.box.movement[b.movement[b.drawn - 2]].daytime if b.drawn > 1 else "day"
    if event.card.daytime != before:
        record_occasion(b, Occasion("set_change", b.active))


def _escaping(b: Board, event: EscapeAdvanced) -> None:
    record_occasion(b, Occasion("escape_moves", b.active))


def _walked(b: Board, event: SuspectWalked) -> None:
    m = mosaic_of(b)
    for number, spot in enumerate(event.path, 1):
        position = b.position(spot.seat, spot.slot)
        record_at(b, "suspect_passes", position)
        if number < len(event.path):
            for figure in m.on_table.figures:
                if figure.track == "path" and figure.place == position:
                    record_at(b, "figure_passed", position, figure.id)
        else:
            m.running.event_position = position
            record_at(b, "suspect_stops", position)


def _happened(b: Board, event: EventHappened) -> None:
    if event.event == "nothing":
        return
    m = mosaic_of(b)
    m.counters.events += 1
    m.counters.last_event = event.event
    name: Trigger = f"event:{event.event}"  # type: ignore[assignment]
    _about(b, name, event.spot.seat, event.clue)


def _ended(b: Board, event: TurnEnded) -> None:
    mosaic_of(b).counters.actions_left = b.actions


def _began(b: Board, event: TurnBegan) -> None:
    record_occasion(b, Occasion("turn_start", event.seat))


def _tokens(b: Board, event: TokensChanged) -> None:
    if _is_full(b, event):
        record_occasion(b, Occasion("tokens_full", b.active, number=event.card))


def _is_full(b: Board, event: TokensChanged) -> bool:
    space = mosaic_of(b).deck[event.card].tokens
    return space is not None and event.tokens == space.max and event.change > 0


def _tokens_at_desk(b: Board, event: TokensChanged) -> None:
    """Apply the effect of a full card at once, since no case is running."""
    m = mosaic_of(b)
    if not _is_full(b, event):
        return
    for rule in m.deck[event.card].side(m.cards[event.card].side).at("during"):
        if isinstance(rule, On) and rule.event == "tokens_full":
            m.push_next(*[Frame(event.card, effect) for effect in rule.then])


def _cards_changed(b: Board, event: CardTurned | CardPutAway) -> None:
    """Gather the rules again, and remove what an old side put on the table for a limited time."""
    m = mosaic_of(b)
    m.running.rules = None
    m.running.temporary_rules = tuple(one for one in m.running.temporary_rules if one.rule.card != event.card)
    if isinstance(event, CardPutAway):
        m.on_table.figures = tuple(figure for figure in m.on_table.figures if figure.card != event.card)


_OBSERVERS: dict[type, Callable[[Board, Any], None]] = {
    Flipped: _flipped,
    FocusShifted: _shifted,
    Confirmed: _confirmed,
    Discarded: _discarded,
    Scouted: _scouted,
    NotesCompared: _traded,
    AdviceTaken: _advised,
    AspectSolved: _solved,
    Refilled: _refilled,
    MovementRevealed: _revealed,
    EscapeAdvanced: _escaping,
    SuspectWalked: _walked,
    EventHappened: _happened,
    TurnEnded: _ended,
    TurnBegan: _began,
    TokensChanged: _tokens,
    CardTurned: _cards_changed,
    CardPutAway: _cards_changed,
}


class ObserverRules(CaseRules):
    """Rules that pass events of a case to the observers."""

    __slots__ = ()

    def on_event(self, b: Board, event: Event) -> Event:
        """Record what happened, and stamp the event with the campaign card that caused it."""
        m = mosaic_of(b)
        if m.stage != "case":
            if isinstance(event, TokensChanged):
                _tokens_at_desk(b, event)
            return event
        frame, observe = m.running.frame, _OBSERVERS.get(type(event))
        if observe is not None:
            observe(b, event)
        if frame is not None and frame.card and isinstance(event, AttributedEvent) and not event.by:
            return msgspec.structs.replace(event, by=frame.card)
        return event
