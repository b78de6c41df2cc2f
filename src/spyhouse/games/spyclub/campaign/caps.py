"""Limits of what all campaign cards together can change, read from data/limits.toml."""

from collections.abc import Iterator
from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta

from spyhouse.games.spyclub.files import FILES
from spyhouse.games.spyclub.terms import IN_THE_ROW, Marker

Count = Annotated[int, Meta(ge=0, le=60)]


class _Caps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class PointCaps(_Caps, frozen=True):
    recorded: Count
    solved: Count
    cards_a_case: Count
    cards_a_campaign: Count


class TurnCaps(_Caps, frozen=True):
    least_actions: Annotated[int, Meta(ge=1, le=9)]
    most_actions: Annotated[int, Meta(ge=1, le=9)]
    events: Annotated[int, Meta(ge=1, le=9)]
    triggers: Annotated[int, Meta(ge=1, le=9)]

    def actions(self, n: int) -> int:
        """Return the number of actions of a turn, clamped to the limits."""
        return max(self.least_actions, min(self.most_actions, n))


class StartCaps(_Caps, frozen=True):
    ideas: Count
    least_supply: Count
    escape: Count
    movement_cards: Count
    left_in_a_set: Count
    seeded: Annotated[int, Meta(ge=0, le=IN_THE_ROW)]
    marked: dict[Marker, Count]


class TableCaps(_Caps, frozen=True):
    discs: Count
    kinds_on_a_card: Count
    painted: Annotated[int, Meta(ge=0, le=IN_THE_ROW)]
    discards: Annotated[int, Meta(ge=1, le=9)]


class SolvingCaps(_Caps, frozen=True):
    special: Count
    enough: Annotated[int, Meta(ge=0, le=IN_THE_ROW)]


class Caps(_Caps, frozen=True):
    points: PointCaps
    turn: TurnCaps
    start: StartCaps
    table: TableCaps
    solving: SolvingCaps

    def faults(self) -> Iterator[str]:
        if self.turn.least_actions > self.turn.most_actions:
            yield "turn.least_actions: more than turn.most_actions"
        if self.points.cards_a_case > self.points.cards_a_campaign:
            yield "points.cards_a_case: more than in the whole campaign"


@cache
def caps() -> Caps:
    return FILES.read("limits.toml", Caps)
