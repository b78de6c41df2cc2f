"""Ideas: gained, lost, removed, and how many there are in all."""

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.effects.doing import Doing, can_do, does
from spyhouse.games.spyclub.campaign.effects.props import props
from spyhouse.games.spyclub.campaign.effects.who import named, players
from spyhouse.games.spyclub.campaign.vocabulary import Ideas, RemoveIdeas, Stock
from spyhouse.games.spyclub.events import IdeasGained, IdeasSpent, SupplyChanged
from spyhouse.games.spyclub.suspect import remove_ideas

MOST_AT_START = 4
"""Ideas a player can start with."""
LEAST_SUPPLY, MOST_SUPPLY = 9, 18
"""In set-up."""


@does(Ideas)
def ideas(b: Board, do: Doing, effect: Ideas) -> None:
    for seat in players(b, do, effect.who) or ():
        if effect.n > 0:
            gain(b, seat, effect.n)
        else:
            lose(b, seat, -effect.n)


@can_do(Ideas)
def _can_change(b: Board, do: Doing, effect: Ideas) -> bool:
    seats = named(b, do, effect.who)
    return bool(seats) and (b.supply > 0 if effect.n > 0 else any(b.ideas[seat] for seat in seats))


def gain(b: Board, seat: int, n: int) -> None:
    """As far as the supply goes."""
    n = min(n, b.supply)
    if props(b).setting_up:
        n = min(n, MOST_AT_START - b.ideas[seat])
    if n > 0:
        b.supply -= n
        b.ideas[seat] += n
        b.tell(IdeasGained(seat=seat, ideas=n))


def lose(b: Board, seat: int, n: int) -> None:
    """Back to the supply, as far as they have any."""
    n = min(n, b.ideas[seat])
    if n:
        b.ideas[seat] -= n
        b.supply += n
        b.tell(IdeasSpent(seat=seat, ideas=n))


@does(RemoveIdeas)
def remove(b: Board, do: Doing, effect: RemoveIdeas) -> None:
    """SC-31, SC-32."""
    remove_ideas(b, effect.n)


@does(Stock)
def stock(b: Board, do: Doing, effect: Stock) -> None:
    """Ideas that left the game come back, or some of the supply leave; it ends nothing."""
    n = min(effect.n, b.removed) if effect.n > 0 else -min(-effect.n, b.supply)
    if props(b).setting_up:
        n = max(n, min(0, LEAST_SUPPLY - b.supply)) if n < 0 else min(n, max(0, MOST_SUPPLY - b.supply))
    if n:
        b.supply += n
        b.removed -= n
        b.tell(SupplyChanged(ideas=n))


@can_do(Stock)
def _can_stock(b: Board, do: Doing, effect: Stock) -> bool:
    return b.removed > 0 if effect.n > 0 else b.supply > 0
