"""The levels of bots."""

import random
from collections.abc import Sequence

from spyhouse.games.spyclub.bots.memory import Memory
from spyhouse.games.spyclub.bots.planner import best_plans
from spyhouse.games.spyclub.bots.worlds import believe
from spyhouse.games.spyclub.bots.worth import Odds, worth
from spyhouse.games.spyclub.moves import Agree, ChooseSolution, EndTurn, RemoveIdeas
from spyhouse.games.spyclub.view import SpyClubView
from spyhouse.kernel import Bot, Event, Move, Options, View


class Detective(Bot):
    """Plans its turn with what it remembers."""

    forgets = 0.0
    width = 12
    gamble = 2

    def __init__(self, seat: int, options: Options, rng: random.Random) -> None:
        super().__init__(seat, options, rng)
        self.memory = Memory(rng, self.forgets)
        self.plan: list[Move] = []
        self.why = ""

    def watch(self, events: Sequence[Event], view: View) -> None:
        assert isinstance(view, SpyClubView)
        self.memory.watch(events, view)
        if any(event.reveals for event in events):
            self.plan = []

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        assert isinstance(view, SpyClubView)
        if not legal:
            return None
        if view.phase == "consent":
            return Agree()
        if view.phase == "solution":
            return ChooseSolution(0)
        if self.plan and self.plan[0] in legal:
            return self.plan.pop(0)
        self.memory.look(view)
        b = believe(view, self.memory, self.options, self.rng)  # type: ignore[arg-type]
        odds = Odds(b)
        if view.phase == "removal":
            return max(legal, key=lambda move: self._after(b, odds, move))
        self.plan = [*best_plans(b, odds, self.width, gamble=self.gamble)[0].moves, EndTurn()]
        return self.plan.pop(0)

    def _after(self, b: object, odds: Odds, move: Move) -> float:
        from spyhouse.games.spyclub.state import SpyClub

        assert isinstance(b, SpyClub)
        assert isinstance(move, RemoveIdeas)
        twin = b.copy()
        twin.supply -= move.supply
        for seat, take in enumerate(move.players):
            twin.ideas[seat] -= take
        return worth(twin, odds)
