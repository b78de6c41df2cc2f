"""Choosing several things one after the other."""

from collections.abc import Sequence
from typing import TypeVar

from spyhouse.games.spyclub.campaign.engine.execution import EffectRun
from spyhouse.games.spyclub.campaign.engine.targets import victim
from spyhouse.games.spyclub.campaign.terms import Choose
from spyhouse.games.spyclub.moves import Enough, PickClue, PickPlayer, PickRow, PickSpot
from spyhouse.games.spyclub.terms import Ask
from spyhouse.kernel import Move

Thing = TypeVar("Thing", PickClue, PickRow)
A_WHOLE_HAND = 4
"""Number of cards to choose that means all of them."""
Chooser = int | str
"""Who or what chooses: a seat, random, leftmost or rightmost."""

ASKS: dict[type, Ask] = {PickClue: "clue", PickRow: "row", PickSpot: "spot", PickPlayer: "player"}


def chooser(run: EffectRun, choose: Choose | None) -> Chooser:
    match choose:
        case "random" | "leftmost" | "rightmost":
            return choose
        case "owner":
            return run.subject
        case "victim":
            return victim(run.b, run.occasion)
        case _:
            return run.b.active


def choose(run: EffectRun, things: Sequence[Thing], n: int, by: Chooser, *, exact: bool) -> list[Thing]:
    """Ask for up to n of the things and return them. Unless `exact`, the player may stop after the first."""
    left: list[Thing] = list(things)
    if by == "random":
        return [left.pop(run.b.chance.below("campaign/pick", len(left))) for _ in range(min(n, len(left)))]
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
        answer = run.ask(by, ASKS[type(left[0])], moves)
        if isinstance(answer, Enough):
            break
        picked.append(left.pop(moves.index(answer)))
    return picked
