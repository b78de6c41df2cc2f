"""The score sheet: how a round ended, whose cards they were, and what it was worth."""

from collections.abc import Collection
from typing import Literal

import msgspec

How = Literal["caught", "framed", "guessed", "missed", "escaped", "void"]
"""The spy convicted; somebody else convicted; the place guessed; a wrong guess; nobody convicted; no
result, because the spy left or the host ended the round."""

FOR_THE_SPY: dict[How, int] = {"escaped": 2, "framed": 4, "guessed": 4}  # SF-20, SF-21, SF-22
FOR_THE_OTHERS: dict[How, int] = {"caught": 1, "missed": 1}  # SF-23
FOR_THE_ACCUSER = 2  # SF-24


class RoundResult(msgspec.Struct, frozen=True):
    """One finished round with all cards shown (SF-19)."""

    round: int
    dealer: int
    how: How
    winner: Literal["spy", "others", ""]
    place: int
    spies: tuple[int, ...]
    roles: tuple[int | None, ...]
    """For each seat the number of the role at that place; null for spies and whoever had no card."""
    points: tuple[int, ...]
    """What each seat gained."""
    accuser: int | None = None
    accused: int | None = None
    """Who was convicted on whose accusation, if anybody."""
    guess: int | None = None
    """The place the spy named, if so."""


def winner(how: How) -> Literal["spy", "others", ""]:
    if how in FOR_THE_SPY:
        return "spy"
    return "others" if how in FOR_THE_OTHERS else ""


def points(
    how: How, seats: int, players: Collection[int], spies: Collection[int], accuser: int | None
) -> tuple[int, ...]:
    """What each seat gains; `players` are those of the round who are still at the table."""
    gains = [0] * seats
    for seat in players:
        if seat in spies:
            gains[seat] = FOR_THE_SPY.get(how, 0)
        elif how == "caught" and seat == accuser:
            gains[seat] = FOR_THE_ACCUSER
        else:
            gains[seat] = FOR_THE_OTHERS.get(how, 0)
    return tuple(gains)
