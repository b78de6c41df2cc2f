"""Actions of cards, and how many actions a turn has."""

from collections.abc import Iterator
from typing import ClassVar

from spyhouse.games.spyclub import legal as case
from spyhouse.games.spyclub.actions import pay
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.deck_types import Card, Deck
from spyhouse.games.spyclub.campaign.engine import agenda, effect
from spyhouse.games.spyclub.campaign.engine.agenda import would_act
from spyhouse.games.spyclub.campaign.engine.execution import EffectRun
from spyhouse.games.spyclub.campaign.engine.frame import Frame
from spyhouse.games.spyclub.campaign.engine.limits import announce_cap, applies, mark_used
from spyhouse.games.spyclub.campaign.engine.standing import RuleLocation, StandingRule
from spyhouse.games.spyclub.campaign.in_force import rules_of
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of, owner_of
from spyhouse.games.spyclub.campaign.primitives.cards import add_tokens
from spyhouse.games.spyclub.campaign.primitives.forbids import RefusalText, may_refuse, refusal
from spyhouse.games.spyclub.campaign.primitives.pockets import pocket_moves, use_pocket
from spyhouse.games.spyclub.campaign.primitives.solving import early_solves, solve_early
from spyhouse.games.spyclub.campaign.terms import Key, Turns, Who
from spyhouse.games.spyclub.campaign.wording.line_context import LineContext
from spyhouse.games.spyclub.case_rules import CaseRules
from spyhouse.games.spyclub.events import ActionsChanged, CardUsed
from spyhouse.games.spyclub.moves import SolveEarly, UseCard, UsePocket
from spyhouse.kernel import IllegalMove, Move

ACTION_VALUE = 1.5
"""Estimated value of an action, in ideas."""
ONLY_ITS_OWNER = RefusalText("spyclub-card-of-its-owner")
NOT_AGAIN = RefusalText("spyclub-card-not-again")
NO_ACTIONS = RefusalText("spyclub-card-no-actions")
DOES_NOTHING = RefusalText("spyclub-card-does-nothing")


class Action(StandingRule, frozen=True, tag="action"):
    """A new action, or a free step with 0 actions. It needs its price, an effect and the user's own turn."""

    limitable: ClassVar[bool] = True

    name: Key
    actions: int
    then: "tuple[effect.Consequence, ...]"
    ideas: int = 0
    tokens: int = 0
    who: Who | None = None

    def do(self, run: EffectRun) -> None:
        """Use the action as the active player."""
        b, m = run.b, run.m
        b.actions -= self.actions
        b.flipped = 0
        b.emit(CardUsed(seat=b.active, action=self.name))
        pay(b, b.active, self.ideas)
        if self.tokens:
            add_tokens(b, run.card, -self.tokens)
        mark_used(b, self)
        m.counters.used_cards |= {run.card}
        m.counters.used_cards_by_round |= {run.card}
        run.then(self.then)

    def why_unusable(self, b: Board, seat: int, card: int) -> RefusalText | None:
        """Return why the action cannot be used now; None if it can."""
        if self.who == "owner" and owner_of(b, card) != seat:
            return ONLY_ITS_OWNER
        if not applies(b, card, self):
            return NOT_AGAIN
        if b.actions < self.actions:
            return NO_ACTIONS
        if b.ideas[seat] < self.ideas:
            return RefusalText("spyclub-card-too-dear", {"price": self.ideas, "ideas": b.ideas[seat]})
        tokens = mosaic_of(b).tokens(card)
        if tokens < self.tokens:
            return RefusalText("spyclub-card-lacks-tokens", {"price": self.tokens, "tokens": tokens})
        return None if would_act(b, card, self.then[0]) else DOES_NOTHING

    def faults(self, deck: Deck, card: Card) -> Iterator[str]:
        if self.tokens and (not card.tokens or card.tokens.max < self.tokens):
            yield ".tokens: this card cannot hold so many"
        if not self.then:
            yield ".then: an action must do something"

    def line(self, line: LineContext) -> str:
        """Return its name, its cost, its limit, then what it does."""
        user = line._replace(you="active" if line.card.belongs == "common" else "both", to_one=True)
        costs = [line.say("costs-action", actions=self.actions, more=bool(self.ideas or self.tokens))]
        if self.ideas:
            costs.append(line.say("costs-ideas", n=self.ideas))
        if self.tokens:
            costs.append(line.tokens(self.tokens))
        costs += [line.often(self), user.clause(self.condition)]
        args = {"name": line.name_of(self.name), "costs": ", ".join(filter(None, costs))}
        return line.say("do-action", does=user.effect_clauses(self.then), **args)


class ExtraAction(StandingRule, frozen=True, tag="extra_action"):
    """More or fewer actions in a turn; `this`: the running one or, for `left`, the next."""

    location: ClassVar[RuleLocation] = "turn"
    can_follow: ClassVar[bool] = True

    who: Who
    n: int
    turns: Turns = "every"

    def do(self, run: EffectRun) -> None:
        """Change the running turn for the active player, and the next turn for others."""
        b, m = run.b, run.m
        for seat in run.players(self.who):
            if seat == b.active and not m.running.between_turns:
                before = caps().turn.actions(m.counters.turn_actions)
                m.counters.turn_actions += self.n
                b.actions = max(0, b.actions + caps().turn.actions(m.counters.turn_actions) - before)
                b.emit(ActionsChanged(seat=seat, actions=b.actions))
                announce_capped_actions(b)
            else:
                waiting = list(m.counters.waiting_actions)
                waiting[seat] += self.n
                m.counters.waiting_actions = tuple(waiting)
                b.emit(ActionsChanged(seat=seat, actions=self.n))

    def can(self, run: EffectRun) -> bool:
        """Return False if the running turn has as many actions as the limit allows."""
        b, m = run.b, run.m
        if b.active not in run.named(self.who) or m.running.between_turns:
            return True
        now, actions = m.counters.turn_actions, caps().turn.actions
        return actions(now + self.n) != actions(now)

    def counts_for(self, b: Board, card: int, seat: int) -> bool:
        """Return whether it changes the turn that this player is about to begin."""
        in_this_turn = {
            "every": True,
            "first": mosaic_of(b).counters.turns[seat] == 0,
            "final": b.is_final_turn(),
            "this": False,
        }[self.turns]
        about = self.who == "active" or self.concerns(b, card, seat)
        return about and in_this_turn and applies(b, card, self)

    def worth(self, deck: Deck, seats: int) -> float:
        return ACTION_VALUE * self.n


def turn_actions(b: Board, seat: int) -> int:
    """Return the actions of a turn with all changes by cards added, before clamping (SC-15)."""
    total = b.rules.actions_a_turn + mosaic_of(b).counters.waiting_actions[seat]
    return total + sum(rule.n for card, rule in rules_of(b, ExtraAction) if rule.counts_for(b, card, seat))


def announce_capped_actions(b: Board) -> None:
    """Announce it if the running turn would have more or fewer actions than the limits allow."""
    wanted = mosaic_of(b).counters.turn_actions
    if wanted != (most := caps().turn.actions(wanted)):
        announce_cap(b, "actions" if wanted > most else "few_actions", most)


def _use(b: Board, seat: int, move: UseCard) -> None:
    rules = rules_of(b, Action)
    rule = next((one for number, one in rules if number == move.card and one.name == move.action), None)
    if rule is None:
        raise IllegalMove("spyclub-no-such-action")
    reason = rule.why_unusable(b, seat, move.card)
    if reason:
        raise reason.error()
    agenda.execute(b, Frame(move.card, rule))


def _answer(b: Board, seat: int, move: Move) -> None:
    b.require_phase("card", seat)
    choice = mosaic_of(b).running.choice
    assert choice
    if move not in choice.answers:
        raise IllegalMove("spyclub-no-answer")
    b.phase = "actions"
    agenda.answer(b, move)


class ActionRules(CaseRules):
    """Rules for moves in a turn, including the moves that only cards make possible."""

    __slots__ = ()

    def actions(self, b: Board, seat: int) -> int:
        return caps().turn.actions(turn_actions(b, seat))

    def active_moves(self, b: Board, seat: int) -> list[Move]:
        """Return the moves no card forbids. Passing is always legal; free steps ignore no lock or guard."""
        moves = case.active_moves(b, seat)
        if may_refuse(b):
            moves = [move for move in moves if not refusal(b, seat, move)]
        moves += [
            UseCard(card, rule.name)
            for card, rule in rules_of(b, Action)
            if not rule.why_unusable(b, seat, card)
        ]
        moves += pocket_moves(b, seat)
        moves += early_solves(b, seat)
        return moves

    def play_card_move(self, b: Board, seat: int, move: Move) -> None:
        match move:
            case UseCard():
                b.require_phase("actions", seat)
                _use(b, seat, move)
            case UsePocket():
                b.require_phase("actions", seat)
                use_pocket(b, seat, move)
            case SolveEarly():
                b.require_phase("actions", seat)
                solve_early(b, seat, move)
            case _:
                _answer(b, seat, move)

    def waiting_for(self, b: Board) -> tuple[int, ...]:
        """Return who may answer a card: players who have not left, or else the active player."""
        choice = mosaic_of(b).running.choice
        seats = choice.seats if choice else ()
        return tuple(seat for seat in seats if seat not in b.gone) or (b.active,)

    def legal_answers(self, b: Board) -> list[Move]:
        choice = mosaic_of(b).running.choice
        return list(choice.answers) if choice else []
