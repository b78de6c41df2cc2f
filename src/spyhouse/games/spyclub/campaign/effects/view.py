"""What people see of the things that campaign cards put on the table. All of it is public."""

from typing import TYPE_CHECKING, cast

import msgspec

from spyhouse.games.spyclub.box import MovementCard
from spyhouse.games.spyclub.campaign.effects import objectives, pockets
from spyhouse.games.spyclub.campaign.effects.figures import second, spot_of
from spyhouse.games.spyclub.campaign.effects.limits import left
from spyhouse.games.spyclub.campaign.effects.solve import early_ways
from spyhouse.games.spyclub.campaign.effects.steps import CaseStep, Why, barred, unusable
from spyhouse.games.spyclub.campaign.effects.where import Acts, acts
from spyhouse.games.spyclub.campaign.in_play import Asked
from spyhouse.games.spyclub.campaign.mosaic import opened, rules_of, seat_of, standing
from spyhouse.games.spyclub.campaign.vocabulary import Action, Goal, Limit, Pocket, Power, Until
from spyhouse.games.spyclub.clue import Clue, Place, Spot
from spyhouse.games.spyclub.moves import CardAnswer, SolveEarly, UsePocket
from spyhouse.games.spyclub.words import ASPECTS, EMPTY, Ask, CaseEvent, Marker

if TYPE_CHECKING:
    from spyhouse.games.spyclub.board import Board


NOT_NOW = Why("spyclub-card-not-now")


class MarkView(msgspec.Struct, frozen=True):
    kind: Marker
    clue: int | None
    """The clue card it lies on; null for paint."""
    row: int | None
    """The slot of the row, for paint."""
    until: Until
    card: int
    """The campaign card it came with."""


class FigureView(msgspec.Struct, frozen=True):
    figure: str
    card: int
    """The campaign card it came with."""
    token: str
    power: Power
    place: Place | None
    """null when it is off the table."""


class PocketView(msgspec.Struct, frozen=True):
    card: int
    size: int
    clues: tuple[Clue, ...]


class ActionView(msgspec.Struct, frozen=True):
    """An action or free step that a card offers."""

    card: int
    action: str
    """Its key: what it is called is printed on the card."""
    actions: int
    ideas: int
    tokens: int
    owner_only: bool
    usable: bool
    """By the active player, now."""
    why_not: Why | None


class StandingView(msgspec.Struct, frozen=True):
    """A rule in force; the card's words say what it means."""

    card: int
    rule: str
    limit: Limit
    used: bool
    """Its limit is used up for now."""
    acts: Acts
    """Where on the table."""
    seat: int | None
    """The player it is about, if its card is somebody's."""


class BarredView(msgspec.Struct, frozen=True):
    """A step the active player could pay for, but a card does not allow."""

    move: CaseStep
    card: int
    why: Why


class ObjectiveView(msgspec.Struct, frozen=True):
    id: str
    card: int
    goal: Goal
    points: int
    n: int
    """What is asked for, where it is a number."""
    so_far: int
    done: bool


class AskedView(msgspec.Struct, frozen=True):
    """What a card asks."""

    seat: int
    seats: tuple[int, ...]
    """Who may answer: this seat alone, or where the team chooses everybody."""
    card: int
    ask: Ask
    answers: tuple[CardAnswer, ...]


class SecondLanding(msgspec.Struct, frozen=True):
    """Where the figure that walks the other way would stop, for one of the numbers that may come next."""

    number: int
    spot: Spot
    event: CaseEvent
    size: int
    gap: bool
    """The slot is empty: a new clue comes there first."""


class TableView(msgspec.Struct, frozen=True):
    marks: tuple[MarkView, ...]
    figures: tuple[FigureView, ...]
    pockets: tuple[PocketView, ...]
    actions: tuple[ActionView, ...]
    pocketing: tuple[UsePocket, ...]
    """What the active player may put in or take out now."""
    solving: tuple[SolveEarly, ...]
    """What the active player may solve with fewer cards now."""
    standing: tuple[StandingView, ...]
    objectives: tuple[ObjectiveView, ...]
    barred: tuple[BarredView, ...]
    asked: AskedView | None
    calm: tuple[str, ...]
    """What waits for the next event, movement ("move") or escape icon."""
    peeked: tuple[Clue, ...]
    """Clue cards whose other side is shown until the turn ends; what was looked at between turns, until the
    next one ends."""
    foreseen: tuple[MovementCard, ...]
    """The movement cards that come next, as far as they are shown."""
    covered: tuple[int, ...]
    """Places of incoming clues that nobody can see."""
    out: tuple[Clue, ...]
    """Clue cards that left the game."""
    events: int
    """How many have happened in this case."""
    waiting_actions: tuple[int, ...]
    """By seat: more or fewer actions in the next turn."""
    second: tuple[SecondLanding, ...]
    """One for each number, while there is such a figure."""
    early: bool
    """An aspect was solved with fewer cards: that can be done once a case."""


def table_view(b: "Board") -> TableView | None:
    if b.mosaic is None or not b.movement:
        return None
    m = b.mosaic
    acting = b.phase == "actions"
    shown = m.laid.foreseen if b.options.notebook else min(m.laid.foreseen, m.laid.showing)
    return TableView(
        marks=tuple(
            MarkView(
                mark.kind,
                mark.card if mark.card != EMPTY else None,
                mark.row if mark.row != EMPTY else None,
                mark.until,
                mark.by,
            )
            for mark in m.laid.marks
        ),
        figures=tuple(
            FigureView(figure.id, figure.card, figure.token, figure.power, spot_of(b, figure))
            for figure in m.laid.figures
        ),
        pockets=tuple(
            PocketView(card, rule.size, tuple(map(b.clue, m.laid.pockets.get(card, ()))))
            for card, rule in rules_of(b, Pocket)
        ),
        actions=tuple(_action(b, card, rule) for card, rule in rules_of(b, Action)),
        pocketing=tuple(pockets.ways(b, b.active)) if acting else (),
        solving=tuple(SolveEarly(card, ASPECTS[kind]) for card, kind, _ in early_ways(b, b.active))
        if acting
        else (),
        standing=_standing(b),
        objectives=tuple(
            ObjectiveView(
                one.id,
                card,
                one.goal,
                one.points,
                one.n,
                objectives.so_far(b, card, one),
                one.id in b.mosaic.objectives,
            )
            for card, one in objectives.in_force(b)
        ),
        barred=tuple(BarredView(move, refused.card, refused.why) for move, refused in barred(b, b.active))
        if acting
        else (),
        asked=_asked(m.running.asked) if m.running.asked else None,
        calm=tuple(sorted(m.laid.calm)),
        peeked=tuple(b.both_sides(card) for card in sorted(m.laid.peeked)),
        foreseen=tuple(b.box.movement[number] for number in b.movement[b.drawn : b.drawn + shown]),
        covered=tuple(place for place in range(b.places()) if b.rules.covered(b, place)),
        out=tuple(map(b.clue, m.laid.out)),
        events=m.tally.events,
        waiting_actions=m.tally.waiting_actions,
        second=_second(b),
        early=m.tally.early,
    )


def _standing(b: "Board") -> tuple[StandingView, ...]:
    """What cards say, and what they have started for a while."""
    rules = [(lying.number, effect, seat_of(b, lying.owner)) for lying, effect in standing(b)]
    rules += [(*one.rule, None if one.about == EMPTY else one.about) for one in opened(b).running.passing]
    return tuple(
        StandingView(
            card, str(effect.__struct_config__.tag), effect.limit, not left(b, effect), acts(effect), seat
        )
        for card, effect, seat in rules
    )


def _second(b: "Board") -> tuple[SecondLanding, ...]:
    figure = second(b)
    if figure is None or b.drawn == len(b.movement) or b.ended:
        return ()
    found = []
    for number, stride in zip(b.numbers(), b.rules.strides(b), strict=True):
        position = (figure.place - stride) % len(b.hands)
        event = b.rules.event_at(b, position)
        gap = b.card_over(position) == EMPTY
        found.append(SecondLanding(number, b.spot(position), event, b.rules.event_size(b, event), gap))
    return tuple(found)


def _asked(asked: Asked) -> AskedView:
    return AskedView(
        asked.seat, asked.seats, asked.card, asked.ask, cast("tuple[CardAnswer, ...]", asked.moves)
    )


def _action(b: "Board", card: int, rule: Action) -> ActionView:
    why_not = unusable(b, b.active, card, rule) if b.phase == "actions" else NOT_NOW
    return ActionView(
        card, rule.name, rule.actions, rule.ideas, rule.tokens, rule.who == "owner", why_not is None, why_not
    )
