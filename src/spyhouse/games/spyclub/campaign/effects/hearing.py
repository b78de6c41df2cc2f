"""What the table is told, as occasions for triggers, and what is counted on the way.

Nothing is triggered here: something is in the middle of happening. `triggers.listen` follows it up.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign import agenda
from spyhouse.games.spyclub.campaign.deck import the_deck
from spyhouse.games.spyclub.campaign.in_play import Occasion
from spyhouse.games.spyclub.campaign.items import Due, Listen
from spyhouse.games.spyclub.campaign.mosaic import opened
from spyhouse.games.spyclub.campaign.vocabulary import On, Trigger
from spyhouse.games.spyclub.clue import Clue
from spyhouse.games.spyclub.events import (
    AdviceTaken,
    AspectSolved,
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
    Told,
    TurnBegan,
    TurnEnded,
)
from spyhouse.games.spyclub.words import EMPTY
from spyhouse.kernel import Event


def heard(b: Board, event: Event) -> Event:
    """Note what happened, and stamp it with the campaign card that caused it."""
    m = opened(b)
    hear = _HEAR.get(type(event))
    if hear is not None:
        hear(b, event)
    if m.running.cause and isinstance(event, Told) and not event.by:
        return msgspec.structs.replace(event, by=m.running.cause)
    return event


def note(b: Board, occasion: Occasion) -> None:
    """It is listened to as soon as what is being done is done, before anything that follows from that."""
    m = opened(b)
    heard = (occasion, m.running.context.chain)
    if m.agenda and isinstance(m.agenda[0], Listen):
        m.agenda = (Listen((*m.agenda[0].heard, heard)), *m.agenda[1:])
    else:
        m.agenda = (Listen((heard,)), *m.agenda)
        m.said += 1


def count(b: Board, *steps: str) -> None:
    """How often a step was taken, in this turn and in this case."""
    m = opened(b)
    for step in steps:
        m.tally.steps[step] = m.tally.steps.get(step, 0) + 1
        m.tally.stepped[step] = m.tally.stepped.get(step, 0) + 1


def with_player(step: str, partner: int) -> str:
    """How often it was taken with that player is counted under this name."""
    return f"{step}/{partner}"


def _about(b: Board, name: Trigger, seat: int, clue: Clue, **more: Any) -> None:
    note(b, Occasion(name, seat, clue.card, b.up[clue.card], **more))


def _flipped(b: Board, event: Flipped) -> None:
    if b.flipped.bit_count() <= 1:  # flips that go on are part of the first
        count(b, "investigate")
    _about(b, "investigate", event.seat, event.clue)


def _shifted(b: Board, event: FocusShifted) -> None:
    m = opened(b)
    card = b.card(event.seat, event.slot)
    count(b, "shift")
    focused = list(m.tally.focused)
    focused[event.seat] = (focused[event.seat][0], b.box.type[b.up[card]])
    m.tally.focused = tuple(focused)
    note(b, Occasion("shift", event.seat, card, b.up[card]))


def _confirmed(b: Board, event: Confirmed) -> None:
    name: Trigger = "confirm" if event.exchanged is None else "exchange"
    count(b, "confirm", *(("exchange",) if event.exchanged else ()))
    back = event.exchanged.card if event.exchanged else EMPTY
    _about(b, name, event.seat, event.clue, place=event.row, other=back)


def _discarded(b: Board, event: Discarded) -> None:
    count(b, "discard")
    _about(b, "discard", event.seat, event.clue)


def _scouted(b: Board, event: Scouted) -> None:
    count(b, "scout", f"scout_{place_name(b, event.place)}")
    _about(b, "scout", event.seat, event.clue, source="deck_top" if event.place == 0 else "")


def place_name(b: Board, place: int) -> str:
    """SC-11: top, middle or right."""
    return "right" if place == len(b.incoming) else "top" if place == 0 else "middle"


def _traded(b: Board, event: NotesCompared) -> None:
    count(b, "trade", "teamwork", with_player("trade", event.partner))
    _about(b, "trade", event.partner, event.got, other=event.given.card)


def _advised(b: Board, event: AdviceTaken) -> None:
    count(b, "advice", "teamwork", with_player("advice", event.partner))
    note(b, Occasion("advice", event.partner))


def _solved(b: Board, event: AspectSolved) -> None:
    m = opened(b)
    m.tally.solvers |= {b.active}
    m.running.team_picks = False
    m.tally.early, m.running.solving = m.tally.early or m.running.solving != EMPTY, EMPTY
    note(b, Occasion("solve", b.active, event.solution.card, b.up[event.solution.card]))


def _refilled(b: Board, event: Refilled) -> None:
    _about(b, "refill", event.seat, event.clue, source="deck_top" if event.place == 0 else "")


def _revealed(b: Board, event: MovementRevealed) -> None:
    m = opened(b)
    m.laid.foreseen, m.laid.showing = max(0, m.laid.foreseen - 1), max(0, m.laid.showing - 1)
    note(b, Occasion("movement", b.active))
    before = b.box.movement[b.movement[b.drawn - 2]].daytime if b.drawn > 1 else "day"
    if event.card.daytime != before:
        note(b, Occasion("set_change", b.active))


def _escaping(b: Board, event: EscapeAdvanced) -> None:
    note(b, Occasion("escape_moves", b.active))


def _walked(b: Board, event: SuspectWalked) -> None:
    m = opened(b)
    for number, spot in enumerate(event.path, 1):
        position = b.position(spot.seat, spot.slot)
        card = b.card_over(position)
        face = b.up[card] if card != EMPTY else EMPTY
        note(b, Occasion("suspect_passes", spot.seat, card, face, position))
        if number < len(event.path):
            for figure in m.laid.figures:
                if figure.track == "path" and figure.place == position:
                    note(b, Occasion("figure_passed", spot.seat, card, face, position, figure=figure.id))
        else:
            m.running.event_place = position
            note(b, Occasion("suspect_stops", spot.seat, card, face, position))


def _happened(b: Board, event: EventHappened) -> None:
    if event.event == "nothing":
        return
    m = opened(b)
    m.tally.events += 1
    m.tally.last_event = event.event
    name: Trigger = f"event:{event.event}"  # type: ignore[assignment]
    _about(b, name, event.spot.seat, event.clue)


def _ended(b: Board, event: TurnEnded) -> None:
    opened(b).tally.actions_left = b.actions


def _began(b: Board, event: TurnBegan) -> None:
    note(b, Occasion("turn_start", event.seat))


def _tokens(b: Board, event: TokensChanged) -> None:
    if _is_full(event):
        note(b, Occasion("tokens_full", b.active, number=event.card))


def full_at_the_desk(b: Board, event: TokensChanged) -> None:
    """Between cases a full card does at once what it would have done in a case."""
    if not _is_full(event):
        return
    for rule in the_deck()[event.card].side(opened(b).cards[event.card].side).at("during"):
        if isinstance(rule, On) and rule.event == "tokens_full":
            agenda.follow(b, *(Due(event.card, effect) for effect in rule.then))


def _is_full(event: TokensChanged) -> bool:
    space = the_deck()[event.card].tokens
    return space is not None and event.tokens == space.max and event.change > 0


def _cards_changed(b: Board, event: CardTurned | CardPutAway) -> None:
    """Other rules are in force now; what an old side put on the table for a while goes with it."""
    m = opened(b)
    m.running.rules = None
    m.running.passing = tuple(one for one in m.running.passing if one.rule.card != event.card)
    if isinstance(event, CardPutAway):
        m.laid.figures = tuple(figure for figure in m.laid.figures if figure.card != event.card)


_HEAR: dict[type, Callable[[Board, Any], None]] = {
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
