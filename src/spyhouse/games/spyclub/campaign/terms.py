"""Terms of the deck (who, where, when, how often) and the stages of a case."""

from typing import Annotated, Literal

from msgspec import Meta

DECK = 174
"""Number of cards in the deck."""
Number = Annotated[int, Meta(ge=1, le=DECK)]
"""Number of a card in the deck of 2018, for both editions."""
NumberIfAny = Annotated[int, Meta(ge=0, le=DECK)]
"""0 for no card, or in an effect for the card it is on."""
Key = Annotated[str, Meta(pattern=r"^[a-z0-9-]*$", max_length=40)]
"""Key of messages and drawings."""
When = Literal["unlock", "setup", "during", "record", "end", "save", "choice"]
"""Once when this side comes up; in every set-up; in force all case; when recording; at the end of a case;
when saving; when this option is chosen."""
Limit = Literal["", "turn", "round", "case", "campaign"]
"""The effect happens at most once in that time. Only `limitable` rules can have a turn, a round or a case."""
Who = Literal[
    "each", "active", "owner", "others", "starter", "left", "right", "partner", "victim", "ringed",
    "most_ideas", "fewest_ideas", "chosen", "beside",
]  # fmt: skip
"""Players. `beside`: the player this card's figure sits with."""
Choose = Literal["active", "owner", "random", "leftmost", "rightmost", "victim"]
WhichEnd = Literal["right", "left"]
Zone = Literal[
    "own", "focus", "other", "left_hand", "left_end", "hands", "got", "traded", "row", "row_empty",
    "incoming", "incoming_right", "deck_top", "deck_bottom", "discard", "pocket", "movement",
    "victim_card", "event_card", "out",
]  # fmt: skip
"""`left_end`: the leftmost card of the player on the left; `got`: the card just received in exchange;
`traded`: the two cards of a trade."""
CoverPlace = Literal["top", "middle", "right"]
FocusSlot = Literal["left", "right", "choice"]
MovementSet = Literal["day", "sunset", "night", "any"]
Until = Literal["turn", "next_turn", "round", "case", "taken"]
"""Duration. `next_turn`: during the whole next turn."""
Turns = Literal["every", "first", "final", "this"]
StepName = Literal[
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
FigureName = Literal[
    "suspect", "dog", "twin", "guard", "rival", "bully", "mom", "reporter", "piece", "wagon", "heart",
    "monster", "sign", "hat",
]  # fmt: skip
Stage = Literal["cast", "unlock", "setup", "case", "record", "end", "save", "over"]
"""Picking characters; reading new cards; choices before the deal; the case itself; the aspect for the master
case; lines for the end; the story, and saving; done."""

About = Literal["card", "choice", "give", "record", "story"]
"""Subject of a question: a card to read, its choice, its owner; the aspect for the master case; the story of
the case."""
