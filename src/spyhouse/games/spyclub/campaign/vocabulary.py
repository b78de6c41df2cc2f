"""The words of the campaign deck: every primitive an effect can be, with exactly what it does.

An effect of deck.toml is `{ when = ..., do = "<primitive>", ... }`; the tag `do` picks the struct, the
struct's fields are its parameters, and the types say what they may be. A new card needs no more than
this page. *State* effects change the table once, *standing* rules change what is legal or what it
costs, *campaign* effects change the mosaic's cards, and *points* only count.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, field

from spyhouse.games.spyclub.campaign.grammar import ALWAYS, ANY, Conditions, FigureName, Filter, Odds
from spyhouse.games.spyclub.words import Aspect, Marker

DECK = 174
"""Cards of the deck."""
Number = Annotated[int, Meta(ge=1, le=DECK)]
"""Of a card in the deck of 2018, in both editions."""
NumberIfAny = Annotated[int, Meta(ge=0, le=DECK)]
"""0 where it is no card, or in an effect the card it is written on."""
Key = Annotated[str, Meta(pattern=r"^[a-z0-9-]*$", max_length=40)]
"""What messages and drawings are found by."""
When = Literal["unlock", "setup", "during", "record", "end", "save", "choice"]
"""Once when this side comes up; in every set-up; in force all case; when recording; at the end of a case;
when saving; when this option is chosen."""
Limit = Literal["", "turn", "round", "case", "campaign"]
"""At most once in that time; a standing rule applies to the first occasion."""
Who = Literal[
    "each", "active", "owner", "others", "starter", "left", "right", "partner", "victim", "ringed",
    "most_ideas", "fewest_ideas", "chosen", "beside",
]  # fmt: skip
"""`beside`: the player this card's figure sits with."""
Choose = Literal["active", "owner", "random", "leftmost", "rightmost", "victim"]
WhichEnd = Literal["right", "left"]
PlaceName = Literal[
    "own", "focus", "other", "left_hand", "left_end", "hands", "got", "traded", "row", "row_empty",
    "incoming", "incoming_right", "deck_top", "deck_bottom", "discard", "pocket", "movement",
    "victim_card", "event_card", "out",
]  # fmt: skip
"""`left_end`: the leftmost card of the player on the left; `got`: the card that has just come in exchange;
`traded`: the two of a trade."""
CoverPlace = Literal["top", "middle", "right"]
FocusSlot = Literal["left", "right", "choice"]
MovementSet = Literal["day", "sunset", "night", "any"]
Until = Literal["turn", "next_turn", "round", "case", "taken"]
"""`next_turn`: for the whole of the next one."""
Turns = Literal["every", "first", "final", "this"]
What = Literal[
    "investigate", "shift", "confirm", "exchange", "scout", "scout_top", "scout_middle", "scout_right",
    "trade", "advice", "teamwork", "discard",
]  # fmt: skip
EventName = Literal["fatigue", "loose_end", "decoy", "sabotage", "roadblock"]
EventFrom = Literal["fatigue", "loose_end", "decoy", "sabotage", "roadblock", "any"]
EventTo = Literal["fatigue", "loose_end", "decoy", "sabotage", "roadblock", "none"]
MatchRule = Literal["any", "neighbours", "ringed", "distractions", "solved_types"]
Counted = Literal["any", "two", "motive", "suspect", "location", "crime", "object"]
PickedBy = Literal["team", "leftmost", "rightmost", "random"]
Direction = Literal["cw", "ccw", "toward_suspect", "sweep"]
FigureToken = Literal["player", "ring", "arrow"]
Track = Literal["path", "row", "seats"]
FigureSpot = Literal[
    "opposite", "suspect", "row:1", "row:3", "row:5", "starter", "owner", "chosen", "most_ideas",
    "fewest_ideas", "off",
]  # fmt: skip
Power = Literal["none", "mute", "stop", "guard", "second", "second_once", "hide"]
GiveTo = Literal["chosen", "starter", "active", "most_ideas", "fewest_ideas", "left", "right"]
SideName = Literal["A", "B"]
RecordKind = Literal["rename", "from_row", "swap_old"]
Goal = Literal[
    "first_solved", "solve_count", "keep_ideas", "escape_at_most", "time_left", "empty_row", "never", "times",
    "confirm_cards", "same_hand", "tokens", "everyone_solves", "events_at_most", "solve_type",
]  # fmt: skip
Per = Literal["token", "solved", "unsolved", "recorded", "zero_player"]
Trigger = Literal[
    "turn_start", "turn_end", "round_end", "case_start", "set_change", "movement", "solve", "confirm",
    "exchange", "scout", "discard", "shift", "investigate", "trade", "advice", "refill", "suspect_stops",
    "suspect_passes", "event", "event:fatigue", "event:loose_end", "event:decoy", "event:sabotage",
    "event:roadblock", "escape_moves", "meets", "figure_over", "figure_passed", "tokens_full",
]  # fmt: skip


class Effect(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True, omit_defaults=True
):
    when: When | Literal[""] = ""
    """Empty inside another effect's `then`: it happens when that one does."""
    condition: Conditions = field(default=ALWAYS, name="if")
    limit: Limit = ""
    option: str = ""
    """With `when = "choice"`: of which option."""
    key: str = ""
    """Which effect this is, as the loader counts: "124A.0", "124A.0.then.1". Not written in the file."""


# --- state: once, on the table


class Ideas(Effect, frozen=True, tag="ideas"):
    """n > 0 from the supply as far as it goes; n < 0 back to it as far as they have; or down to so many.
    Never ends a case."""

    who: Who
    n: int = 0
    down_to: int | None = None


class Give(Effect, frozen=True, tag="give"):
    """From the active player to another one; whoever has too few, or would give to themselves, cannot."""

    to: Who
    n: int


class RemoveIdeas(Effect, frozen=True, tag="remove_ideas"):
    """A removal by SC-31, SC-32: it can end the case."""

    n: int


class Stock(Effect, frozen=True, tag="stock"):
    """n > 0: ideas that left the game return to the supply; n < 0: supply ideas leave. Ends nothing."""

    n: int


class Escape(Effect, frozen=True, tag="escape"):
    """Back not below the bottom; forward can end the case, but in set-up cards add at most 2 in all."""

    n: int


class Flush(Effect, frozen=True, tag="flush"):
    """Discard n incoming clues from that end, slide, refill; a short deck gives fewer."""

    n: int
    end: WhichEnd = "right"


class Flip(Effect, frozen=True, tag="flip"):
    """Turn cards over; in `hands` up to n in each. Without `choose`: all if n is 4 or more, else the active
    player picks. Locked cards stay. Triggers nothing else."""

    where: PlaceName
    n: int = 1
    who: Who | None = None
    filter: Filter = ANY
    choose: Choose | None = None


class Peek(Effect, frozen=True, tag="peek"):
    """Show the other side (deck and incoming: both; movement: the next n cards) to all until the turn ends;
    `event_card`: the card under this card's figure. Fewer if there are fewer."""

    where: PlaceName
    n: int = 1
    who: Who | None = None


class MoveCard(Effect, frozen=True, tag="move_card"):
    """`exchange`: two cards change places as they lie; else the card goes and gaps are filled by CP-14. A
    full target without exchange is not possible. `discard` offers the 3 latest; `row` any slot no guard
    stands at. It is no confirm, but paint and solving apply. The active player picks unless `choose` says
    otherwise. `may_flip`: whoever moves it may turn it over first."""

    source: PlaceName = field(name="from")
    to: PlaceName
    n: int = 1
    filter: Filter = ANY
    choose: Choose | None = None
    exchange: bool = False
    may_flip: bool = False


class MoveFigure(Effect, frozen=True, tag="move_figure"):
    """n steps along its track, `either` way, or to a spot. No event where it lands unless `event`.
    Absent: nothing."""

    id: FigureName
    n: int = 0
    to: FigureSpot | None = None
    event: bool = False
    either: bool = False


class Time(Effect, frozen=True, tag="time"):
    """n < 0: so many of the set's cards leave unseen, before stacking. n > 0: cards set aside return
    unseen, in set-up to their set, in a case under the movement deck; none aside: nothing."""

    n: int
    set: MovementSet = "any"


class Calm(Effect, frozen=True, tag="calm"):
    """The next event does not happen; the suspect does not move this turn (card and escape icon still
    count); the next escape icon does not count. One of each may wait; it lapses with the case."""

    what: Literal["event", "move", "escape"]


class Avert(Effect, frozen=True, tag="avert"):
    """The event where the suspect has just stopped does not happen."""


class SeedCard(Effect, frozen=True, tag="seed_card"):
    """Before the deal: the first fitting card of the shuffled deck, fitting face up; `own` is the starter's
    rightmost card. None fits: nothing."""

    filter: Filter
    to: PlaceName
    n: int = 1


class SetFocus(Effect, frozen=True, tag="set_focus"):
    """Move the token; gains nothing. `choice`: each picks for themselves."""

    who: Who
    slot: FocusSlot


class Mark(Effect, frozen=True, tag="mark"):
    """Put or take markers, one disc each, six in all; none left: nothing."""

    kind: Marker
    where: PlaceName
    op: Literal["put", "take"] = "put"
    n: int = 1
    filter: Filter = ANY
    choose: Choose | None = None
    until: Until = "taken"


class Guess(Effect, frozen=True, tag="guess"):
    """The active player names the type on the hidden side of a card of theirs, then flips it; or the next
    movement symbol, then it is shown."""

    what: Literal["hidden_type", "next_symbol"]
    then: "tuple[Consequence, ...]"
    otherwise: "tuple[Consequence, ...]" = field(default=(), name="else")


class Dice(Effect, frozen=True, tag="chance"):
    """The table's seeded dice; shown to all; ends undo."""

    odds: Odds
    then: "tuple[Consequence, ...]"
    otherwise: "tuple[Consequence, ...]" = field(default=(), name="else")


# --- standing rules


class Action(Effect, frozen=True, tag="action"):
    """A new action, or with 0 actions a free step in one's own turn before the suspect moves. Legal only if
    it can be paid and its first effect can do something. Tokens come off this card. The message `action-…`
    says what it is called."""

    name: Key
    actions: int
    then: "tuple[Consequence, ...]"
    ideas: int = 0
    tokens: int = 0
    who: Who | None = None


class On(Effect, frozen=True, tag="on"):
    """After the thing happened, except `suspect_stops`: before its event. `optional` and `pay` ask the
    owner if the condition names them, else the active player. Never triggers itself; chains stop at depth
    3."""

    event: Trigger
    then: "tuple[Consequence, ...]"
    filter: Filter = ANY
    every: int = 1
    optional: bool = False
    pay: int = 0


class ExtraAction(Effect, frozen=True, tag="extra_action"):
    """More or fewer actions in that turn; `this`: the one running or, for `left`, the next."""

    who: Who
    n: int
    turns: Turns = "every"


class Cost(Effect, frozen=True, tag="cost"):
    """Ideas a step costs, more or less; `first`: only the first in a turn."""

    of: What
    n: int
    who: Who | None = None
    filter: Filter = ANY
    first: bool = False


class Forbid(Effect, frozen=True, tag="forbid"):
    """Not legal, or not more than `over` times a turn. Passing is always legal."""

    what: What
    who: Who | None = None
    filter: Filter = ANY
    over: int = 0
    until: Until | None = None


class ChangeEvent(Effect, frozen=True, tag="change_event"):
    """When this event (or any) would happen, that one does. The type under the suspect does not change."""

    event: EventFrom
    to: EventTo


class EventSize(Effect, frozen=True, tag="event_size"):
    """Fatigue, Sabotage: ideas; Loose end: clues; Decoy: spaces. Roadblock has no size."""

    event: EventName
    n: int


class Match(Effect, frozen=True, tag="match"):
    """Also matches for teamwork: anybody, neighbours, the two of the locket, two distractions, two types
    already solved. Empty slots never match."""

    rule: MatchRule
    pay: int = 0
    who: Who | None = None


class CountAs(Effect, frozen=True, tag="count_as"):
    """In the row these faces count as any type, as another, or as two cards of theirs."""

    filter: Filter
    counted: Counted = field(name="as")


class SolveWith(Effect, frozen=True, tag="solve_with"):
    """With `need` cards of one type in the row the active player may solve; the row's other cards of that
    type go, the rest stay."""

    need: int
    type: Aspect | None = None
    pay: int = 0


class PickSolution(Effect, frozen=True, tag="pick_solution"):
    """Who or what picks the solution instead of the symbol; always a valid card."""

    by: PickedBy
    type: Aspect | None = None


class FocusGain(Effect, frozen=True, tag="focus_gain"):
    """More or fewer ideas from Shift focus, never below 0."""

    n: int
    who: Who | None = None
    filter: Filter = ANY
    first: bool = False


class Cover(Effect, frozen=True, tag="cover"):
    """The face there is hidden until drawn, peeked at or slid on."""

    place: CoverPlace


class Pocket(Effect, frozen=True, tag="pocket"):
    """This card holds so many clue cards. Putting one in costs `actions`; taking one out, into an empty slot
    or in exchange for an own card, costs `out`, which is as much if it is not given. Out of everyone's
    reach; a loose end at the end."""

    who: Who
    size: int
    actions: int = 1
    out: int | None = None


class SuspectStep(Effect, frozen=True, tag="suspect_step"):
    """The suspect's steps change by n, at least 1; or it walks against the clock. `set`: only while that
    set is on top."""

    n: int = 0
    dir: Direction | None = None
    set: MovementSet = "any"


class Figure(Effect, frozen=True, tag="figure"):
    """Placed after the deal; walks `moves` at each turn's end. mute, hide: no event where it is (slot,
    seat). stop: the suspect cannot pass. guard: nothing goes on or off that row slot. second: walks as far
    as the suspect, the other way; the active player picks whose event happens; one type under both: twice,
    or with `second_once` once."""

    id: FigureName
    token: FigureToken
    track: Track
    at: FigureSpot
    power: Power
    moves: int = 0
    dir: Direction | None = None


# --- the campaign


class Token(Effect, frozen=True, tag="token"):
    """Up or down on this card or another, 0 to its `max`; reaching `max` fires `tokens_full` once."""

    n: int
    card: NumberIfAny = 0


class UnlockCards(Effect, frozen=True, tag="unlock"):
    """They join the queue; during a case: after it."""

    cards: tuple[Number, ...]


class TurnCard(Effect, frozen=True, tag="turn_card"):
    """Turn it if it shows the other side; its "Now" lines follow at once."""

    side: SideName
    card: NumberIfAny = 0


class PutAway(Effect, frozen=True, tag="put_away"):
    """Out of force for the campaign, with its figures, markers and tokens; not unlocked again."""

    card: NumberIfAny = 0


class GiveCard(Effect, frozen=True, tag="give_card"):
    """The character that owns it from now on."""

    to: GiveTo
    card: NumberIfAny = 0


class RecordOption(Effect, frozen=True, tag="record_option"):
    """When recording: under another name of the type; a row card of an open type, unsolved; a solution in
    place of an old record of its type. If it is used, `then`."""

    kind: RecordKind
    then: "tuple[Consequence, ...]" = ()


# --- points


class Objective(Effect, frozen=True, tag="objective"):
    """A side objective, once a case: done at once, or judged at the end (`never`, `events_at_most`,
    `keep_ideas`, `empty_row`, and then only with three aspects solved; `time_left` only with a success)."""

    id: str
    goal: Goal
    points: int
    n: int = 0
    what: What | None = None
    counts_if: Conditions = ALWAYS
    """Of `times`: which of them count, as a condition about the occasion."""
    filter: Filter = ANY
    type: Aspect | None = None
    then: "tuple[Consequence, ...]" = ()


class Score(Effect, frozen=True, tag="score"):
    """Points into the log; `per` multiplies."""

    n: int
    per: Per | None = None


StateEffect = (
    Ideas | Give | RemoveIdeas | Stock | Escape | Flush | Flip | Peek | MoveCard | MoveFigure | Time | Calm
    | Avert | SeedCard | SetFocus | Mark | Guess | Dice
)  # fmt: skip
StandingRule = (
    Action | On | ExtraAction | Cost | Forbid | ChangeEvent | EventSize | Match | CountAs | SolveWith
    | PickSolution | FocusGain | Cover | Pocket | SuspectStep | Figure
)  # fmt: skip
CampaignEffect = Token | UnlockCards | TurnCard | PutAway | GiveCard | RecordOption
PointsEffect = Objective | Score
Consequence = (
    Ideas | Give | RemoveIdeas | Stock | Escape | Flush | Flip | Peek | MoveCard | MoveFigure | Time | Calm
    | Avert | SetFocus | Mark | Guess | Dice
    | ExtraAction | Forbid | PickSolution
    | Token | UnlockCards | TurnCard | PutAway | GiveCard | Score
)  # fmt: skip
"""What can happen at once: all that `then` and `else` may list."""
AnyEffect = StateEffect | StandingRule | CampaignEffect | PointsEffect
