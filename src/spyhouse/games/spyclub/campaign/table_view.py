"""What players see of the things that campaign cards put on the table. All of it is public."""

import msgspec

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.box import MovementCard
from spyhouse.games.spyclub.campaign.case_state import PendingChoice
from spyhouse.games.spyclub.campaign.engine.limits import is_available
from spyhouse.games.spyclub.campaign.engine.standing import RuleLocation, StandingRule
from spyhouse.games.spyclub.campaign.in_force import rules_of, standing_rules
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of, seat_of
from spyhouse.games.spyclub.campaign.primitives.actions import Action
from spyhouse.games.spyclub.campaign.primitives.figures import place_of
from spyhouse.games.spyclub.campaign.primitives.forbids import CaseStep, RefusalText, barred_moves
from spyhouse.games.spyclub.campaign.primitives.objectives import active_objectives
from spyhouse.games.spyclub.campaign.primitives.pockets import Pocket, pocket_moves
from spyhouse.games.spyclub.campaign.primitives.solving import early_solves
from spyhouse.games.spyclub.campaign.terms import Goal, Limit, Power, Until
from spyhouse.games.spyclub.clue import BoardLocation, Clue, Spot
from spyhouse.games.spyclub.moves import SolveEarly, UsePocket
from spyhouse.games.spyclub.terms import EMPTY, CaseEvent, Marker

NOT_NOW = RefusalText("spyclub-card-not-now")


class MarkView(msgspec.Struct, frozen=True):
    kind: Marker
    clue: int | None
    """The clue card it is on; null for paint."""
    row: int | None
    """The slot of the row it is on, for paint."""
    until: Until
    card: int
    """The campaign card it came with."""


class FigureView(msgspec.Struct, frozen=True):
    figure: str
    card: int
    """The campaign card it came with."""
    token: str
    power: Power
    place: BoardLocation | None
    """null when it is off the table."""


class PocketView(msgspec.Struct, frozen=True):
    card: int
    size: int
    clues: tuple[Clue, ...]


class ActionView(msgspec.Struct, frozen=True):
    """An action or free step that a card offers."""

    card: int
    action: str
    """Its key; its name is printed on the card."""
    actions: int
    ideas: int
    tokens: int
    owner_only: bool
    usable: bool
    """Whether the active player can use it now."""
    why_not: RefusalText | None


class StandingView(msgspec.Struct, frozen=True):
    """A standing rule in force. The text of its card says what it means."""

    card: int
    rule: str
    limit: Limit
    used: bool
    """Whether its limit is used up for now."""
    acts: RuleLocation
    """The part of the table it is about."""
    seat: int | None
    """The player it applies to, if its card has an owner."""


class BarredView(msgspec.Struct, frozen=True):
    """A step that the active player could pay for but that a card prohibits."""

    move: CaseStep
    card: int
    why: RefusalText


class ObjectiveView(msgspec.Struct, frozen=True):
    id: str
    card: int
    goal: Goal
    points: int
    n: int
    """The number to reach, for goals that have one."""
    so_far: int
    done: bool


class SecondLanding(msgspec.Struct, frozen=True):
    """Where the figure walking against the suspect would stop, for one number that may come next."""

    number: int
    spot: Spot
    event: CaseEvent
    size: int
    gap: bool
    """Whether the slot is empty: a new clue comes there first."""


class CampaignTableView(msgspec.Struct, frozen=True):
    marks: tuple[MarkView, ...]
    figures: tuple[FigureView, ...]
    pockets: tuple[PocketView, ...]
    actions: tuple[ActionView, ...]
    pocketing: tuple[UsePocket, ...]
    """What the active player may put in or take out now."""
    solving: tuple[SolveEarly, ...]
    """Aspects the active player may solve with fewer cards now."""
    standing: tuple[StandingView, ...]
    objectives: tuple[ObjectiveView, ...]
    barred: tuple[BarredView, ...]
    asked: PendingChoice | None
    calm: tuple[str, ...]
    """What is cancelled next: an event, a movement ("move") or an escape icon."""
    peeked: tuple[Clue, ...]
    """Clue cards whose other side is shown until the turn ends; what was looked at between turns, until the
    next one ends."""
    foreseen: tuple[MovementCard, ...]
    """The next movement cards, as far as they are shown."""
    covered: tuple[int, ...]
    """Places of covered incoming clues."""
    out: tuple[Clue, ...]
    """Clue cards that left the game."""
    events: int
    """Number of events in this case."""
    waiting_actions: tuple[int, ...]
    """Change of the number of actions in the next turn, by seat."""
    second: tuple[SecondLanding, ...]
    """One for each possible number, while there is such a figure."""
    early: bool
    """Whether an aspect was solved with fewer cards."""


def table_view(b: Board) -> CampaignTableView | None:
    if b.mosaic is None or not b.movement:
        return None
    m = mosaic_of(b)
    table, tokens, acting = m.on_table, m.numbering.tokens, b.phase == "actions"
    shown = table.foreseen if b.options.notebook else min(table.foreseen, table.showing)
    return CampaignTableView(
        marks=tuple(MarkView(mark.kind, *mark.spot(), mark.until, mark.by) for mark in table.marks),
        figures=tuple(
            FigureView(one.id, one.card, tokens.get(one.token, one.token), one.power, place_of(b, one))
            for one in table.figures
        ),
        pockets=tuple(
            PocketView(card, rule.size, tuple(map(b.clue, table.pockets.get(card, ()))))
            for card, rule in rules_of(b, Pocket)
        ),
        actions=tuple(_action(b, card, rule) for card, rule in rules_of(b, Action)),
        pocketing=tuple(pocket_moves(b, b.active)) if acting else (),
        solving=tuple(early_solves(b, b.active)) if acting else (),
        standing=_standing(b),
        objectives=_objectives(b),
        barred=_barred(b) if acting else (),
        asked=m.running.choice,
        calm=tuple(sorted(table.calm)),
        peeked=tuple(b.both_sides(card) for card in sorted(table.peeked)),
        foreseen=tuple(b.box.movement[number] for number in b.movement[b.drawn : b.drawn + shown]),
        covered=tuple(place for place in range(b.places()) if b.rules.is_covered(b, place)),
        out=tuple(map(b.clue, table.out)),
        events=m.counters.events,
        waiting_actions=m.counters.waiting_actions,
        second=_second(b),
        early=m.counters.early,
    )


def _objectives(b: Board) -> tuple[ObjectiveView, ...]:
    done = mosaic_of(b).objectives
    return tuple(
        ObjectiveView(one.id, card, one.goal, one.points, one.n, one.progress(b, card), one.id in done)
        for card, one in active_objectives(b)
    )


def _barred(b: Board) -> tuple[BarredView, ...]:
    return tuple(BarredView(move, refused.card, refused.why) for move, refused in barred_moves(b, b.active))


def _standing(b: Board) -> tuple[StandingView, ...]:
    """Return the rules that cards state, and those they have started for a while."""
    rules = [(lying.number, effect, seat_of(b, lying.owner)) for lying, effect in standing_rules(b)]
    started = mosaic_of(b).running.temporary_rules
    rules += [(*one.rule, None if one.about == EMPTY else one.about) for one in started]
    return tuple(
        StandingView(
            card,
            effect.tag(),
            effect.limit,
            not is_available(b, effect),
            effect.where() if isinstance(effect, StandingRule) else "",
            seat,
        )
        for card, effect, seat in rules
    )


def _second(b: Board) -> tuple[SecondLanding, ...]:
    figure = mosaic_of(b).on_table.second()
    if figure is None or b.drawn == len(b.movement) or b.ended:
        return ()
    found = []
    for number, stride in zip(b.numbers(), b.rules.move_distances(b), strict=True):
        position = (figure.place - stride) % len(b.hands)
        event = b.rules.event_at(b, position)
        gap = b.card_at(position) == EMPTY
        found.append(SecondLanding(number, b.spot_at(position), event, b.rules.event_size(b, event), gap))
    return tuple(found)


def _action(b: Board, card: int, rule: Action) -> ActionView:
    why_not = rule.why_unusable(b, b.active, card) if b.phase == "actions" else NOT_NOW
    return ActionView(
        card, rule.name, rule.actions, rule.ideas, rule.tokens, rule.who == "owner", why_not is None, why_not
    )
