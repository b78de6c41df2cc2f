"""Scoring: ways a round can end, and its points."""

from collections.abc import Collection
from typing import Literal

import msgspec

How = Literal["caught", "framed", "guessed", "missed", "escaped", "void"]
"""caught: the spy was convicted. framed: another player was convicted. guessed: the spy named the place.
missed: the spy named a wrong place. escaped: nobody was convicted. void: no result, because the spy
left or the host ended the round."""

FOR_THE_SPY: dict[How, int] = {"escaped": 2, "framed": 4, "guessed": 4}  # SF-20, SF-21, SF-22
FOR_THE_OTHERS: dict[How, int] = {"caught": 1, "missed": 1}  # SF-23
FOR_THE_ACCUSER = 2  # SF-24
FOR_NAMING_IT = 2  # SF-36


class RoundResult(msgspec.Struct, frozen=True):
    """One finished round with all cards shown (SF-19)."""

    round: int
    dealer: int
    how: How
    winner: Literal["spy", "others", ""]
    place: int
    spies: tuple[int, ...]
    roles: tuple[int | None, ...]
    """By seat: index of the role at that place; null for spies and seats without a card."""
    points: tuple[int, ...]
    """Points gained by each seat."""
    accuser: int | None = None
    accused: int | None = None
    """The accuser and the convicted player, if any."""
    guess: int | None = None
    """The place that the spy named, if any."""


def winner(how: How) -> Literal["spy", "others", ""]:
    """Return the winning side of a round, or ""."""
    if how in FOR_THE_SPY:
        return "spy"
    return "others" if how in FOR_THE_OTHERS else ""


def points(
    how: How,
    seats: int,
    players: Collection[int],
    spies: Collection[int],
    accuser: int | None,
    *,
    named: bool = False,
) -> tuple[int, ...]:
    """Return the points each seat gains.

    `players` are those of the round who are still at the table. `named` means that the odd one out
    named the real place.
    """
    gains = [0] * seats
    for seat in players:
        if seat in spies:
            gains[seat] = FOR_NAMING_IT if how == "caught" and named else FOR_THE_SPY.get(how, 0)
        elif how == "caught" and seat == accuser:
            gains[seat] = FOR_THE_ACCUSER
        else:
            gains[seat] = FOR_THE_OTHERS.get(how, 0)
    return tuple(gains)
