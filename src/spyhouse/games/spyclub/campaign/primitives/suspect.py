"""The suspect's steps and events, with all changes by cards."""

from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple

from spyhouse.games.spyclub import suspect
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.case_state import PlacedFigure, PlacedMarker
from spyhouse.games.spyclub.campaign.deck_types import Card, Deck
from spyhouse.games.spyclub.campaign.engine import agenda
from spyhouse.games.spyclub.campaign.engine.execution import EffectRun
from spyhouse.games.spyclub.campaign.engine.frame import Frame, Occasion, Task, call
from spyhouse.games.spyclub.campaign.engine.limits import announce_cap, applies, mark_used
from spyhouse.games.spyclub.campaign.engine.situation import Situation
from spyhouse.games.spyclub.campaign.engine.standing import RuleLocation, StandingRule
from spyhouse.games.spyclub.campaign.in_force import rules_of
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.games.spyclub.campaign.observers import record_at
from spyhouse.games.spyclub.campaign.primitives import markers
from spyhouse.games.spyclub.campaign.terms import Direction, EventFrom, EventName, EventTo, MovementSet
from spyhouse.games.spyclub.campaign.wording.line_context import LineContext, sentence
from spyhouse.games.spyclub.case_rules import CaseRules
from spyhouse.games.spyclub.events import EventAverted
from spyhouse.games.spyclub.moves import PickEvent
from spyhouse.games.spyclub.terms import EMPTY, EVENT_OF, CaseEvent


class SuspectStep(StandingRule, frozen=True, tag="suspect_step"):
    """Change the suspect's steps by n, to at least 1, or reverse them. `set`: only with it on top."""

    location: ClassVar[RuleLocation] = "suspect"

    n: int = 0
    dir: Direction | None = None
    set: MovementSet = "any"

    def args(self, line: LineContext) -> dict[str, Any]:
        return {"n": abs(self.n), "more": self.n > 0, "daytime": self.set, "back": self.dir == "ccw"}


class ChangeEvent(StandingRule, frozen=True, tag="change_event"):
    """Replace an event (or any) by another. The type under the suspect does not change."""

    limitable: ClassVar[bool] = True
    location: ClassVar[RuleLocation] = "suspect"

    event: EventFrom
    to: EventTo

    def faults(self, deck: Deck, card: Card) -> Iterator[str]:
        if self.event == self.to:
            yield ".to: that changes nothing"

    def line(self, line: LineContext) -> str:
        """Return text like "the first event of each case over one of your cards does not happen"."""
        others = tuple(one.word for one in self.condition if one.word != "victim")
        over = line.clause(self.condition, skip=others)
        rest = line.clause(self.condition, skip=("victim",))
        args = {"event": self.event, "first": self.limit == "case", "to": self.to}
        told = line.say("do-change-event", where=f" {over}" if over else "", **args)
        return sentence(line.say("rule-when", lead=rest, rule=told) if rest else told)


class EventSize(StandingRule, frozen=True, tag="event_size"):
    """Change the size of an event: ideas (Fatigue, Sabotage), clues (Loose end) or spaces (Decoy)."""

    location: ClassVar[RuleLocation] = "suspect"

    event: EventName
    n: int

    def faults(self, deck: Deck, card: Card) -> Iterator[str]:
        if self.event == "roadblock":
            yield ".event: a Roadblock has no size"


class EventResolution(NamedTuple):
    """The event that happens in the end, and what has changed it."""

    event: CaseEvent
    averted: bool = False
    by: int = 0
    """The campaign card that changed it."""
    shield: PlacedMarker | None = None
    calm: bool = False
    change: ChangeEvent | None = None


def resolve(b: Board, position: int) -> EventResolution:
    """Return what would happen there: figures, shields, calm, then the oldest change, the oldest "none"."""
    m = mosaic_of(b)
    card = b.card_at(position)
    event: CaseEvent = EVENT_OF[b.box.type[b.up[card]]] if card != EMPTY else "nothing"
    if event == "nothing":
        return EventResolution(event)
    for figure in m.on_table.figures:
        if _mutes(b, figure, position):
            return EventResolution(event, averted=True, by=figure.card)
    for mark in m.on_table.marks:
        if mark.kind == "shield" and mark.card == card:
            return EventResolution(event, averted=True, shield=mark)
    if position == m.running.averted:
        return EventResolution(event, averted=True)
    if "event" in m.on_table.calm:
        return EventResolution(event, averted=True, calm=True)
    struck = Occasion("suspect_stops", b.spot_at(position).seat, card, b.up[card], position)
    changes = [one for one in rules_of(b, ChangeEvent) if applies(b, *one, struck)]
    found = EventResolution(event)
    for number, change in changes:
        if change.event in (event, "any") and change.to != "none":
            found = EventResolution(change.to, by=number, change=change)
            break
    for number, change in changes:
        if change.event in (found.event, "any") and change.to == "none":
            return EventResolution(found.event, averted=True, by=number, change=change)
    return found


def _mutes(b: Board, figure: PlacedFigure, position: int) -> bool:
    if figure.place == EMPTY:
        return False
    if figure.power == "mute" and figure.track == "path":
        return figure.place == position
    return figure.power == "hide" and figure.track == "seats" and figure.place == b.spot_at(position).seat


class ResolveEvent(Task, frozen=True):
    """Resolve the event at a position of the path."""

    position: int

    def do(self, run: EffectRun) -> None:
        b, m, position = run.b, run.m, self.position
        if b.card_at(position) == EMPTY:
            return
        found = resolve(b, position)
        happens = found.event != "nothing" and not found.averted
        if m.counters.events_now >= caps().turn.events:
            if happens:
                announce_cap(b, "events", caps().turn.events)
            return
        m.counters.events_now += happens
        if found.shield:
            markers.drop(b, found.shield)
        if found.calm:
            m.on_table.calm -= {"event"}
        if found.change:
            mark_used(b, found.change)
        if found.averted:
            b.emit(EventAverted(event=found.event, spot=b.spot_at(position), by=found.by))
        else:
            agenda.execute(b, call(lambda b: suspect.happen(b, found.event, position), found.by))


class ChooseEvent(Task, frozen=True):
    """Ask the active player which event happens: the suspect's, or that of the figure walking against it."""

    def do(self, run: EffectRun) -> None:
        second, position = run.m.on_table.second(), run.m.running.event_position
        moves = [PickEvent("suspect"), *([PickEvent(second.id)] if second else [])]
        picked = run.ask(run.b.active, "event", moves)
        if second and picked.figure == second.id:
            position = second.place
        run.m.push_next(Frame(0, ResolveEvent(position)), call(meet))


def stop(b: Board) -> None:
    """Resolve the event where the suspect has stopped: one event, or the same one twice."""
    m = mosaic_of(b)
    position = m.running.event_position
    if position == EMPTY:
        return
    _use_up_bait(b, position)
    second = m.on_table.second()
    if second is None:
        m.push_next(Frame(0, ResolveEvent(position)), call(meet))
    elif _type_under(b, position) == _type_under(b, second.place):
        record_at(b, "meets", second.place, second.id)
        both = [Frame(0, ResolveEvent(position)), Frame(0, ResolveEvent(second.place))]
        m.push_next(*(both if second.power == "second" else both[:1]), call(meet))
    else:
        agenda.execute(b, Frame(second.card, ChooseEvent()))


def _use_up_bait(b: Board, position: int) -> None:
    card = b.card_at(position)
    for mark in mosaic_of(b).on_table.marks:
        if mark.kind == "bait" and mark.card == card:
            markers.drop(b, mark)


def _type_under(b: Board, position: int) -> int:
    card = b.card_at(position)
    return b.box.type[b.up[card]] if card != EMPTY else EMPTY


def meet(b: Board) -> None:
    """Record that the suspect meets the figures where it has stopped."""
    m = mosaic_of(b)
    position, m.running.event_position, m.running.averted = m.running.event_position, EMPTY, EMPTY
    places = {"path": position, "seats": b.spot_at(position).seat}
    for figure in m.on_table.figures:
        if figure.place == places.get(figure.track, EMPTY) != EMPTY and not figure.is_second:
            record_at(b, "meets", position, figure.id)


class SuspectRules(CaseRules):
    """Rules for the suspect's steps and for the event where it stops."""

    __slots__ = ()

    def suspect_path(self, b: Board, steps: int) -> list[int]:
        """Return the positions it walks over. Barring figures, bait and kisses stop it."""
        direction = 1
        for card, rule in rules_of(b, SuspectStep):
            if rule.set in ("any", Situation(b).daytime()) and applies(b, card, rule):
                steps += rule.n
                direction = -1 if rule.dir == "ccw" else direction
        path: list[int] = []
        for step in range(1, max(1, steps) + 1):
            path.append((b.pawn + direction * step) % len(b.hands))
            if _holds_up(b, path[-1]):
                break
        return path

    def move_distances(self, b: Board) -> tuple[int, ...]:
        return tuple((self.suspect_path(b, number)[-1] - b.pawn) % len(b.hands) for number in b.numbers())

    def escape_icon_counts(self, b: Board) -> bool:
        return "escape" not in mosaic_of(b).on_table.calm

    def on_escape_icon_ignored(self, b: Board) -> None:
        mosaic_of(b).on_table.calm -= {"escape"}

    def event_at(self, b: Board, position: int) -> CaseEvent:
        found = resolve(b, position)
        return "nothing" if found.averted else found.event

    def event_size(self, b: Board, event: CaseEvent) -> int:
        """Return the size of an event. A Loose end takes at most all incoming clues."""
        n = super().event_size(b, event)
        for card, rule in rules_of(b, EventSize):
            if rule.event == event and applies(b, card, rule):
                n += rule.n
        return max(0, min(n, b.places()) if event == "loose_end" else n)

    def is_flipped(self, b: Board, card: int) -> bool:
        return not markers.has(b, card, "locked")


def _holds_up(b: Board, position: int) -> bool:
    """Return whether the suspect has to stop there instead of walking past."""
    card = b.card_at(position)
    return markers.has(b, card, "bait", "kiss") or any(
        figure.power == "stop" and figure.track == "path" and figure.place == position
        for figure in mosaic_of(b).on_table.figures
    )
