"""Names of things in Spy Club, and the small integers for them in the rules."""

from typing import Final, Literal

Aspect = Literal["motive", "suspect", "location", "crime", "object"]
ClueType = Literal["motive", "suspect", "location", "crime", "object", "distraction"]
Symbol = Literal["circle", "square", "triangle", "star", "cross"]
EditionName = Literal["2018", "prototype"]
Height = Literal["top", "middle", "bottom"]
Daytime = Literal["day", "sunset", "night"]
CaseEvent = Literal["fatigue", "loose_end", "decoy", "sabotage", "roadblock", "nothing"]
End = Literal["success", "escape", "out_of_ideas", "out_of_time", "clueless", "stopped"]
Character = Literal[
    "Bookworm", "Climber", "Collector", "Listener", "Runner", "Sketcher", "Tinkerer", "Whisperer"
]  # fmt: skip

Marker = Literal["wild", "locked", "sticky", "shield", "kiss", "paint", "bait", "prize"]
"""Meanings of a disc on a card, or of paint on a slot of the row (campaign cards)."""
LocationKind = Literal[
    "hand", "row", "incoming", "deck_top", "deck_bottom", "discard", "pocket", "out", "seat"
]  # fmt: skip
Ask = Literal[
    "offer", "clue", "row", "spot", "player", "type", "symbol", "event", "play_on"
]  # fmt: skip
"""What a campaign card can ask a player."""

TYPES: Final[tuple[ClueType, ...]] = ("motive", "suspect", "location", "crime", "object", "distraction")
ASPECTS: Final[tuple[Aspect, ...]] = ("motive", "suspect", "location", "crime", "object")
MOTIVE: Final = 0
SUSPECT: Final = 1
LOCATION: Final = 2
CRIME: Final = 3
OBJECT: Final = 4
DISTRACTION: Final = 5
EVENT_OF: Final[tuple[CaseEvent, ...]] = (
    "roadblock", "sabotage", "decoy", "loose_end", "fatigue", "nothing",
)  # fmt: skip
"""By the type of the card under the suspect (SC-30)."""
HEIGHTS: Final[tuple[Height, ...]] = ("top", "middle", "bottom")
DAYTIMES: Final[tuple[Daytime, ...]] = ("day", "sunset", "night")

CARDS: Final = 54
FACES: Final = 2 * CARDS
IN_THE_ROW: Final = 5
"""Number of slots of the center row, and of cards that solve an aspect (SC-5, SC-35)."""
EMPTY: Final = -1
