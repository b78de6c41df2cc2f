"""Ideas: gained, lost, removed, and how many there are in all."""

from spyhouse.games.spyclub import actions
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.effects.doing import Doing, can_do, does
from spyhouse.games.spyclub.campaign.effects.who import named, players
from spyhouse.games.spyclub.campaign.mosaic import opened
from spyhouse.games.spyclub.campaign.vocabulary import Give, Ideas, RemoveIdeas, Stock
from spyhouse.games.spyclub.events import SupplyChanged
from spyhouse.games.spyclub.suspect import remove_ideas


@does(Ideas)
def ideas(b: Board, do: Doing, effect: Ideas) -> None:
    for seat in players(b, do, effect.who) or ():
        if effect.down_to is not None:
            lose(b, seat, max(0, b.ideas[seat] - effect.down_to))
        elif effect.n > 0:
            gain(b, seat, effect.n)
        else:
            lose(b, seat, -effect.n)


@can_do(Ideas)
def _can_change(b: Board, do: Doing, effect: Ideas) -> bool:
    seats = named(b, do, effect.who)
    return bool(seats) and (b.supply > 0 if effect.n > 0 else any(b.ideas[seat] for seat in seats))


@does(Give)
def give(b: Board, do: Doing, effect: Give) -> None:
    [seat] = players(b, do, effect.to) or [b.active]
    if seat != b.active and b.ideas[b.active] >= effect.n:
        lose(b, b.active, effect.n)
        gain(b, seat, effect.n)


@can_do(Give)
def _can_give(b: Board, do: Doing, effect: Give) -> bool:
    return b.ideas[b.active] >= effect.n and any(seat != b.active for seat in named(b, do, effect.to))


def gain(b: Board, seat: int, n: int) -> None:
    """As far as the supply goes."""
    if opened(b).running.setting_up:
        n = min(n, caps().start.ideas - b.ideas[seat])
    actions.gain(b, seat, n)


def lose(b: Board, seat: int, n: int) -> None:
    """Back to the supply, as far as they have any."""
    actions.pay(b, seat, min(n, b.ideas[seat]))


@does(RemoveIdeas)
def remove(b: Board, do: Doing, effect: RemoveIdeas) -> None:
    """SC-31, SC-32."""
    remove_ideas(b, effect.n)


@does(Stock)
def stock(b: Board, do: Doing, effect: Stock) -> None:
    """Ideas that left the game come back, or some of the supply leave; it ends nothing."""
    n = min(effect.n, b.removed) if effect.n > 0 else -min(-effect.n, b.supply)
    if opened(b).running.setting_up:
        n = (
            max(n, min(0, caps().start.least_supply - b.supply))
            if n < 0
            else min(n, max(0, caps().start.most_supply - b.supply))
        )
    if n:
        b.supply += n
        b.removed -= n
        b.tell(SupplyChanged(ideas=n))


@can_do(Stock)
def _can_stock(b: Board, do: Doing, effect: Stock) -> bool:
    return b.removed > 0 if effect.n > 0 else b.supply > 0
