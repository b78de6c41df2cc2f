"""Effects on ideas: gaining, losing, removing, and the size of the supply."""

from typing import Any

from spyhouse.games.spyclub import actions, suspect
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.deck_types import Deck
from spyhouse.games.spyclub.campaign.engine.execution import EffectRun
from spyhouse.games.spyclub.campaign.engine.limits import capped
from spyhouse.games.spyclub.campaign.engine.standing import StateEffect
from spyhouse.games.spyclub.campaign.terms import Who
from spyhouse.games.spyclub.campaign.wording.line_context import LineContext
from spyhouse.games.spyclub.events import SupplyChanged

ALL = 9
"""Number that means all of a player's ideas."""


class Ideas(StateEffect, frozen=True, tag="ideas"):
    """Gain n ideas while the supply lasts, or lose as many as the player has for n < 0. Never ends a case."""

    who: Who
    n: int

    def do(self, run: EffectRun) -> None:
        for seat in run.players(self.who):
            if self.n > 0:
                _gain(run, seat, self.n)
            else:
                _lose(run, seat, run.b.ideas[seat] if self.n <= -ALL else -self.n)

    def can(self, run: EffectRun) -> bool:
        seats = run.named(self.who)
        return bool(seats) and (run.b.supply > 0 if self.n > 0 else any(run.b.ideas[seat] for seat in seats))

    def variant(self, line: LineContext) -> str:
        if self.n > 0:
            return "start" if line.setting_up else "gain"
        return "lose-all" if self.n <= -ALL else "lose"

    def worth(self, deck: Deck, seats: int) -> float:
        return float(max(self.n, -2) * {"each": seats, "others": seats - 1}.get(self.who, 1))


class KeepIdeas(StateEffect, frozen=True, tag="keep_ideas"):
    """Players with more than n ideas return the rest to the supply."""

    who: Who
    n: int

    def do(self, run: EffectRun) -> None:
        for seat in run.players(self.who):
            _lose(run, seat, run.b.ideas[seat] - self.n)

    def can(self, run: EffectRun) -> bool:
        return any(run.b.ideas[seat] > self.n for seat in run.named(self.who))


class Give(StateEffect, frozen=True, tag="give"):
    """Give ideas of the active player to another. Impossible with too few, or to oneself."""

    to: Who
    n: int

    def do(self, run: EffectRun) -> None:
        b = run.b
        [seat] = run.players(self.to)
        if seat != b.active and b.ideas[b.active] >= self.n:
            _lose(run, b.active, self.n)
            _gain(run, seat, self.n)

    def can(self, run: EffectRun) -> bool:
        b = run.b
        return b.ideas[b.active] >= self.n and any(seat != b.active for seat in run.named(self.to))

    def args(self, line: LineContext) -> dict[str, Any]:
        return {"who": line.who(self.to), "n": self.n}


class RemoveIdeasEffect(StateEffect, frozen=True, tag="remove_ideas"):
    """Remove ideas from the game (SC-31, SC-32). It can end the case."""

    n: int

    def do(self, run: EffectRun) -> None:
        suspect.remove_ideas(run.b, self.n)

    def worth(self, deck: Deck, seats: int) -> float:
        return -float(self.n)


class Stock(StateEffect, frozen=True, tag="stock"):
    """Return n removed ideas to the supply or, for n < 0, remove them from it. Never ends a case."""

    n: int

    def do(self, run: EffectRun) -> None:
        b, start = run.b, caps().start
        n = max(-b.supply, min(b.removed, self.n))
        if run.m.running.setting_up and n < 0:
            n = -capped(b, "supply", -n, max(0, b.supply - start.least_supply), start.least_supply)
        if n:
            b.supply += n
            b.removed -= n
            b.emit(SupplyChanged(ideas=n))

    def can(self, run: EffectRun) -> bool:
        return run.b.removed > 0 if self.n > 0 else run.b.supply > 0

    def variant(self, line: LineContext) -> str:
        return "back" if self.n > 0 else "out"

    def worth(self, deck: Deck, seats: int) -> float:
        return self.n / 2


def _gain(run: EffectRun, seat: int, n: int) -> None:
    if run.m.running.setting_up:
        most = caps().start.ideas
        n = capped(run.b, "ideas", n, most - run.b.ideas[seat], most)
    actions.gain(run.b, seat, n)


def _lose(run: EffectRun, seat: int, n: int) -> None:
    actions.pay(run.b, seat, max(0, min(n, run.b.ideas[seat])))
