"""Who picks, and picking several things one after the other."""

from collections.abc import Sequence
from typing import TypeVar

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.effects.doing import Doing
from spyhouse.games.spyclub.campaign.effects.who import victim
from spyhouse.games.spyclub.campaign.vocabulary import Choose
from spyhouse.games.spyclub.moves import Enough, PickClue, PickPlayer, PickRow, PickSpot
from spyhouse.games.spyclub.words import Ask
from spyhouse.kernel import Move

Thing = TypeVar("Thing", PickClue, PickRow)
Picker = int | str
"""A seat, or random, leftmost, rightmost."""

ASKS: dict[type, Ask] = {PickClue: "clue", PickRow: "row", PickSpot: "spot", PickPlayer: "player"}


def picker(b: Board, do: Doing, choose: Choose | None) -> Picker:
    match choose:
        case "random" | "leftmost" | "rightmost":
            return choose
        case "owner":
            return do.mine
        case "victim":
            return victim(b, do)
        case _:
            return b.active


def choose(
    b: Board, do: Doing, things: Sequence[Thing], n: int, by: Picker, *, exact: bool
) -> list[Thing] | None:
    """Up to n of the things; None if somebody was asked. With `exact` all n are picked, as far as there are
    so many; else whoever picks may say when it is enough."""
    left: list[Thing] = list(things)
    if by == "random":
        return [left.pop(b.chance.below("campaign/pick", len(left))) for _ in range(min(n, len(left)))]
    if by == "leftmost":
        return left[:n]
    if by == "rightmost":
        return left[::-1][:n]
    assert isinstance(by, int)
    if exact and n >= len(left):
        return left
    picked: list[Thing] = []
    while left and len(picked) < n:
        moves: list[Move] = [*left, Enough()] if picked and not exact else [*left]
        answer = do.pick(by, ASKS[type(left[0])], moves)
        if answer is None:
            return None
        if isinstance(answer, Enough):
            break
        picked.append(left.pop(moves.index(answer)))
    return picked
