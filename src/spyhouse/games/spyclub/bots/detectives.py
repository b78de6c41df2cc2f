"""Bots for Spy Club: their memory, planning width and lookahead by level."""

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
from spyhouse.games.spyclub.moves import Agree, EndTurn, Investigate, RemoveIdeas
from spyhouse.games.spyclub.options import SpyClubOptions
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.games.spyclub.view import SpyClubView
from spyhouse.kernel import Bot, Event, Move, Options, Phrase, View

ALL_PLANS = 10_000
TURN_MS = 800
"""Most time for all moves of a turn. The client adds at most `BOT_BEAT`: two seconds together."""


class Detective(Bot):
    """Plans its turn from what it remembers, and replans when new cards are revealed."""

    forgets: ClassVar[float] = 0.0
    slips: ClassVar[float] = 0.0
    """Probability of a random move."""
    width: ClassVar[int] = 8
    gamble: ClassVar[int] = 1

    def __init__(self, seat: int, options: Options, rng: random.Random) -> None:
        assert isinstance(options, SpyClubOptions)
        super().__init__(seat, options, rng)
        self.case_options = options
        self.memory = Memory(rng, self.forgets)
        self.plan: Plan | None = None
        self.turn = 0
        self.time_left = TURN_MS
        self.why: Phrase | str = ""
        """Reason for the last move."""

    def thinking_ms(self, move: Move) -> int:
        """Return half of the turn's time that is left, at most, because a turn has up to ten moves."""
        taken = min(self.rng.randint(250, 600), self.time_left) // 2
        self.time_left -= taken
        return taken

    def observe(self, events: Sequence[Event], view: View) -> None:
        """Remember what was revealed."""
        assert isinstance(view, SpyClubView)
        self.memory.watch(events, view)
        if self.memory.declined or any(event.reveals for event in events):
            self.plan = None

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        """Return the next move of the plan."""
        assert isinstance(view, SpyClubView)
        if not legal:
            return None
        if view.turn != self.turn:
            self.turn, self.time_left = view.turn, TURN_MS
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
        b = believed_state(view, self.memory, self.case_options, self.rng)
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
        legal = [move for move in legal if not self._flips_again(b, move)]
        if self.plan is None or not self.plan.moves or self.plan.moves[0] not in legal:
            self.plan = self.make_plan(b, legal)
        move = self.plan.moves[0] if self.plan.moves else EndTurn()
        self.why = why(b, move, self.plan)
        self.plan.moves = self.plan.moves[1:]
        return move

    def _is_for_people(self, view: SpyClubView) -> bool:
        """Return whether people decide this: in team decisions a bot waits for them and agrees."""
        if view.phase == "desk" and view.campaign:
            return campaign.is_undecided(view.campaign, self.people)
        asked = view.phase in ("solution", "card") and len(view.waiting_for) > 1
        return asked and not self.people.isdisjoint(view.waiting_for)

    def _flips_again(self, b: SpyClub, move: Move) -> bool:
        """Return whether a move turns a card over that was flipped in this turn."""
        return isinstance(move, Investigate) and b.card(self.seat, move.slot) in self.memory.flipped

    def make_plan(self, b: SpyClub, legal: Sequence[Move]) -> Plan:
        """Return the best plan."""
        return self.plans(b, legal, 1)[0]

    def plans(self, b: SpyClub, legal: Sequence[Move], count: int) -> list[Plan]:
        """Return the best plans that begin with a legal move, at least the end of the turn."""
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
    """Remembers half of what it saw, plans narrowly, and makes random moves now and then."""

    forgets = 0.5
    slips = 0.08
    width = 2


class Normal(Detective):
    """Remembers everything and plans its own turn."""


class Strong(Detective):
    """Plans widely, then simulates its best plans and the next player's reply in sampled worlds."""

    width = 12
    gamble = 2
    candidates: ClassVar[int] = 4
    worlds: ClassVar[int] = 3
    answer: ClassVar[int] = 3
    """Planning width for the next player's turn."""

    def make_plan(self, b: SpyClub, legal: Sequence[Move]) -> Plan:
        """Return the plan that does best in sampled worlds."""
        plans = self.plans(b, legal, self.candidates)
        if len(plans) == 1 or plans[0].state.phase == "over":
            return plans[0]
        worlds = [resample(b, self.memory, self.rng) for _ in range(self.worlds)]
        return best_in_worlds(plans, worlds, self.answer)


class Forgetful(Strong):
    """The team of SC-45: forgets 40 % of what was flipped and makes 5 % random moves."""

    forgets = 0.4
    slips = 0.05
