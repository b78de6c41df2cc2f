"""The bots that play Spy Club: what each level remembers, how wide it plans and how far it looks."""

import random
from collections.abc import Sequence
from typing import ClassVar

from spyhouse.games.spyclub.bots.evaluation import Odds, evaluate
from spyhouse.games.spyclub.bots.lookahead import best_in_worlds
from spyhouse.games.spyclub.bots.memory import Memory
from spyhouse.games.spyclub.bots.planner import Plan, best_plans
from spyhouse.games.spyclub.bots.reasons import why
from spyhouse.games.spyclub.bots.worlds import believed_state, resample
from spyhouse.games.spyclub.campaign import bots as campaign
from spyhouse.games.spyclub.campaign.planning_rules import PlanningRules
from spyhouse.games.spyclub.moves import Agree, EndTurn, RemoveIdeas
from spyhouse.games.spyclub.options import SpyClubOptions
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.games.spyclub.view import SpyClubView
from spyhouse.kernel import Bot, Event, Move, Options, Phrase, View

ALL_PLANS = 10_000


class Detective(Bot):
    """Plans its turn with what it remembers, and plays the plan until something new comes to light."""

    forgets: ClassVar[float] = 0.0
    slips: ClassVar[float] = 0.0
    """How often it does just anything."""
    width: ClassVar[int] = 8
    gamble: ClassVar[int] = 1

    def __init__(self, seat: int, options: Options, rng: random.Random) -> None:
        assert isinstance(options, SpyClubOptions)
        super().__init__(seat, options, rng)
        self.house = options
        self.memory = Memory(rng, self.forgets)
        self.plan: Plan | None = None
        self.why: Phrase | str = ""
        """The reason for the move chosen last."""

    def thinking_ms(self, move: Move) -> int:
        """A turn has about four moves, and nobody likes to wait longer than two seconds for it."""
        return self.rng.randint(250, 600)

    def observe(self, events: Sequence[Event], view: View) -> None:
        assert isinstance(view, SpyClubView)
        self.memory.watch(events, view)
        if self.memory.declined or any(event.reveals for event in events):
            self.plan = None

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        assert isinstance(view, SpyClubView)
        if not legal:
            return None
        if view.phase == "consent":  # SC-42: bots always agree
            self.why = Phrase("reason-teamwork")
            return Agree()
        if self._is_for_people(view):
            return None
        if view.campaign and view.phase == "desk":
            self.why = Phrase("reason-desk")
            return campaign.at_the_desk(view.campaign, legal, len(view.hands), self.rng)
        if view.phase == "card":
            self.why = Phrase("reason-card-asks")
            return campaign.answer_a_card(view, legal, self.rng)
        if view.phase == "solution":
            self.why = Phrase("reason-any-story")
            return self.rng.choice(legal)
        self.memory.look(view)
        b = believed_state(view, self.memory, self.house, self.rng)
        if view.phase == "removal":
            return self._remove(b, legal)
        if self.rng.random() < self.slips:
            self.plan, self.why = None, Phrase("reason-slip")
            return self.rng.choice(legal)
        if view.campaign:
            offered = campaign.best_card_use(view, legal, bool(self.people))
            if offered:
                self.plan, self.why = None, Phrase("reason-card-pays")
                return offered
            b.rules = PlanningRules(b, view, legal)
        if self.plan is None or not self.plan.moves or self.plan.moves[0] not in legal:
            self.plan = self.make_plan(b, legal)
        move = self.plan.moves[0] if self.plan.moves else EndTurn()
        self.why = why(b, move, self.plan)
        self.plan.moves = self.plan.moves[1:]
        return move

    def _is_for_people(self, view: SpyClubView) -> bool:
        """What the whole team decides, people decide: a bot waits for them to speak, and agrees."""
        if view.phase == "desk" and view.campaign:
            return campaign.is_undecided(view.campaign, self.people)
        asked = view.phase in ("solution", "card") and len(view.waiting_for) > 1
        return asked and not self.people.isdisjoint(view.waiting_for)

    def make_plan(self, b: SpyClub, legal: Sequence[Move]) -> Plan:
        return self.plans(b, legal, 1)[0]

    def plans(self, b: SpyClub, legal: Sequence[Move], count: int) -> list[Plan]:
        """The best that begin with something legal, if only the end of the turn: plans do not know all that
        campaign cards may stand in the way of."""
        odds = Odds(b, self.memory.declined)
        plans = best_plans(b, odds, self.width, count=ALL_PLANS, gamble=self.gamble)
        able: list[Plan] = []
        for plan in plans:
            if not plan.moves or plan.moves[0] in legal:
                able.append(plan)
            if len(able) == count:
                break
        return able

    def _remove(self, b: SpyClub, legal: Sequence[Move]) -> Move:
        odds = Odds(b)

        def after(move: Move) -> float:
            assert isinstance(move, RemoveIdeas)
            twin = b.copy()
            twin.supply -= move.supply
            for seat, take in enumerate(move.players):
                twin.ideas[seat] -= take
            return evaluate(twin, odds)

        best = max(legal, key=after)
        self.why = why(b, best)
        return best


class Easy(Detective):
    """Remembers half of what it saw, plans narrowly, and slips now and then."""

    forgets = 0.5
    slips = 0.08
    width = 2


class Normal(Detective):
    """Remembers everything and plans its own turn."""


class Strong(Detective):
    """Plans more widely, then tries its best plans in made-up worlds with the next player's answer."""

    width = 12
    gamble = 2
    candidates: ClassVar[int] = 4
    worlds: ClassVar[int] = 3
    answer: ClassVar[int] = 3
    """How widely the next player's turn is planned."""

    def make_plan(self, b: SpyClub, legal: Sequence[Move]) -> Plan:
        plans = self.plans(b, legal, self.candidates)
        if len(plans) == 1 or plans[0].state.phase == "over":
            return plans[0]
        worlds = [resample(b, self.memory, self.rng) for _ in range(self.worlds)]
        return best_in_worlds(plans, worlds, self.answer)


class Forgetful(Strong):
    """SC-45's team that forgets 40 % of what was flipped and slips in 5 % of its steps."""

    forgets = 0.4
    slips = 0.05
