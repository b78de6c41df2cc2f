"""What happens where the suspect stops, once every card has had its say."""

from typing import NamedTuple

from spyhouse.games.spyclub import suspect
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign import agenda
from spyhouse.games.spyclub.campaign.agenda import Step
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.effects import marks
from spyhouse.games.spyclub.campaign.effects.doing import put
from spyhouse.games.spyclub.campaign.effects.figures import is_second, second
from spyhouse.games.spyclub.campaign.effects.hearing import note
from spyhouse.games.spyclub.campaign.effects.limits import applies, use
from spyhouse.games.spyclub.campaign.in_play import Asked, Context, Figure, Mark, Occasion
from spyhouse.games.spyclub.campaign.items import Happening
from spyhouse.games.spyclub.campaign.mosaic import opened, rules_of
from spyhouse.games.spyclub.campaign.vocabulary import ChangeEvent, EventSize
from spyhouse.games.spyclub.events import EventAverted
from spyhouse.games.spyclub.moves import PickEvent
from spyhouse.games.spyclub.words import EMPTY, EVENT_OF, CaseEvent

SIZED = ("fatigue", "sabotage", "decoy", "loose_end")


class Verdict(NamedTuple):
    """What comes of an event, and which card has changed it."""

    event: CaseEvent
    averted: bool = False
    by: int = 0
    shield: Mark | None = None
    calm: bool = False
    change: ChangeEvent | None = None


def judge(b: Board, position: int) -> Verdict:
    """First figures and shields, then calm, then changed events: one step, the older card."""
    m = opened(b)
    card = b.card_over(position)
    event: CaseEvent = EVENT_OF[b.box.type[b.up[card]]] if card != EMPTY else "nothing"
    if event == "nothing":
        return Verdict(event)
    for figure in m.laid.figures:
        if _hushes(b, figure, position):
            return Verdict(event, averted=True, by=figure.card)
    for mark in m.laid.marks:
        if mark.kind == "shield" and mark.card == card:
            return Verdict(event, averted=True, shield=mark)
    if position == m.running.averted:
        return Verdict(event, averted=True)
    if "event" in m.laid.calm:
        return Verdict(event, averted=True, calm=True)
    struck = Occasion("suspect_stops", b.spot(position).seat, card, b.up[card], position)
    for number, change in rules_of(b, ChangeEvent):
        if change.event in (event, "any") and applies(b, number, change, struck):
            if change.to == "none":
                return Verdict(event, averted=True, by=number, change=change)
            return Verdict(change.to, by=number, change=change)
    return Verdict(event)


def _hushes(b: Board, figure: Figure, position: int) -> bool:
    if figure.place == EMPTY:
        return False
    if figure.power == "mute" and figure.track == "path":
        return figure.place == position
    return figure.power == "hide" and figure.track == "seats" and figure.place == b.spot(position).seat


@agenda.does(Happening)
def _happen(b: Board, item: Happening) -> None:
    m, position = opened(b), item.position
    if m.tally.events_now >= caps().turn.events:
        return
    if b.card_over(position) == EMPTY:
        return
    verdict = judge(b, position)
    if verdict.event != "nothing" and not verdict.averted:
        m.tally.events_now += 1
    m.running.cause = verdict.by
    if verdict.shield:
        marks.drop(b, verdict.shield)
    if verdict.calm:
        m.laid.calm -= {"event"}
    if verdict.change:
        use(b, verdict.change)
    if verdict.averted:
        b.tell(EventAverted(event=verdict.event, spot=b.spot(position), by=verdict.by))
    else:
        suspect.happen(b, verdict.event, position)


def stop(b: Board) -> None:
    """The suspect has stopped, and with it whoever walks the other way: one event, or the same twice."""
    m = opened(b)
    if m.running.event_place == EMPTY:
        return
    other = second(b)
    if other is None:
        agenda.follow(b, Happening(m.running.event_place), Step(meet))
    elif _type_under(b, m.running.event_place) == _type_under(b, other.place):
        _agree(b, other)
        both = [Happening(m.running.event_place), Happening(other.place)]
        agenda.follow(b, *(both if other.power == "second" else both[:1]), Step(meet))
    else:
        moves = (PickEvent("suspect"), PickEvent(other.id))
        put(b, Asked(b.active, other.card, "event", None, Context(), (), moves, (b.active,)))


def _agree(b: Board, other: Figure) -> None:
    """Two over one type meet, before anything happens."""
    card = b.card_over(other.place)
    note(b, Occasion("meets", b.spot(other.place).seat, card, figure=other.id))


def picked(b: Board, whose: PickEvent) -> None:
    """The active player has said whose event happens."""
    m = opened(b)
    other = second(b)
    position = other.place if other and whose.figure == other.id else m.running.event_place
    agenda.follow(b, Happening(position), Step(meet))


def _type_under(b: Board, position: int) -> int:
    card = b.card_over(position)
    return b.box.type[b.up[card]] if card != EMPTY else EMPTY


def meet(b: Board) -> None:
    """Whoever stands or sits where the suspect has stopped meets it."""
    m = opened(b)
    position, m.running.event_place, m.running.averted = m.running.event_place, EMPTY, EMPTY
    spot = b.spot(position)
    for figure in m.laid.figures:
        there = position if figure.track == "path" else spot.seat if figure.track == "seats" else EMPTY
        if figure.place == there != EMPTY and not is_second(figure):
            card = b.card_over(position)
            face = b.up[card] if card != EMPTY else EMPTY
            note(b, Occasion("meets", spot.seat, card, face, position, figure=figure.id))


def at(b: Board, position: int) -> CaseEvent:
    """What would happen there, as things stand."""
    verdict = judge(b, position)
    return "nothing" if verdict.averted else verdict.event


def size(b: Board, event: CaseEvent, usual: int) -> int:
    """Fatigue, Sabotage and Decoy at most two harder than usual; a Loose end at most all incoming clues."""
    n = usual
    for card, rule in rules_of(b, EventSize):
        if rule.event == event and applies(b, card, rule):
            n += rule.n
    most = b.places() if event == "loose_end" else usual + caps().turn.harder
    return max(0, min(most, n)) if event in SIZED else usual


def holds_up(b: Board, position: int) -> bool:
    """Whether the suspect that would walk past stops there."""
    card = b.card_over(position)
    return marks.has(b, card, "bait", "kiss") or any(
        figure.power == "stop" and figure.track == "path" and figure.place == position
        for figure in opened(b).laid.figures
    )
