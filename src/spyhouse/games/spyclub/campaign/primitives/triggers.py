"""Triggers (`on`): effects that react to an event of the case."""

from collections.abc import Iterator
from typing import Any, ClassVar

from spyhouse.games.spyclub.actions import pay
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.deck_syntax import ANY, Condition, Filter
from spyhouse.games.spyclub.campaign.deck_types import Card, Deck
from spyhouse.games.spyclub.campaign.engine import effect
from spyhouse.games.spyclub.campaign.engine.agenda import would_act
from spyhouse.games.spyclub.campaign.engine.execution import EffectRun
from spyhouse.games.spyclub.campaign.engine.filters import fits
from spyhouse.games.spyclub.campaign.engine.frame import EffectContext, Frame, Occasion, Task
from spyhouse.games.spyclub.campaign.engine.limits import announce_cap, applies, mark_used
from spyhouse.games.spyclub.campaign.engine.standing import CampaignEffect, StandingRule
from spyhouse.games.spyclub.campaign.in_force import rules_of
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.games.spyclub.campaign.primitives import markers, objectives
from spyhouse.games.spyclub.campaign.terms import Trigger
from spyhouse.games.spyclub.campaign.wording.line_context import LineContext, clue, sentence
from spyhouse.games.spyclub.events import CardAnswered, CardFired
from spyhouse.games.spyclub.moves import Accept, Refuse

OF_FIGURES = ("meets", "figure_over", "figure_passed")
ABOUT_CLUES = (
    "confirm", "exchange", "scout", "discard", "shift", "investigate", "trade", "refill", "solve",
    "suspect_stops", "suspect_passes", "figure_over", "figure_passed", "meets", "event", "event:fatigue",
    "event:loose_end", "event:decoy", "event:sabotage", "event:roadblock",
)  # fmt: skip
"""Triggers about a clue card, which a filter can check."""
ACTED = (
    "turn_start", "turn_end", "solve", "confirm", "exchange", "scout", "discard", "shift", "investigate",
    "trade", "advice",
)  # fmt: skip
"""Triggers caused by the active player."""


AT_A_TIME = ("turn_start", "turn_end", "round_end")
"""Triggers worded as a time ("at the end of your turn"), not as a clause."""


class On(StandingRule, frozen=True, tag="on"):
    """A trigger: fires after its cause, or for `suspect_stops` before the event. Never triggers itself.

    `optional` and `pay` ask the owner if the condition names the owner, else the active player.
    """

    limitable: ClassVar[bool] = True

    event: Trigger
    then: "tuple[effect.Consequence, ...]"
    filter: Filter = ANY
    every: int = 1
    optional: bool = False
    pay: int = 0

    def step_name(self) -> str:
        return self.event

    def matches(self, b: Board, card: int, occasion: Occasion) -> bool:
        """Return whether it reacts to this occasion; its condition is checked when it fires."""
        name = occasion.name
        also = "event" if name.startswith("event:") else "confirm" if name == "exchange" else name
        if self.event not in (name, also):
            return False
        if name == "tokens_full":
            return occasion.number == card
        if name in OF_FIGURES and not _is_its_figure(b, card, occasion):
            return False
        return not self.filter or fits(b, self.filter, occasion.card, occasion)

    def decider(self, run: EffectRun) -> int:
        """Return who decides: the owner if the condition names them, else the active player."""
        owner = run.owner
        seat = owner if owner is not None and self.condition.names("owner") else run.b.active
        return run.b.active if seat in run.b.gone else seat

    def faults(self, deck: Deck, card: Card) -> Iterator[str]:
        if not self.then:
            yield ".then: a trigger must do something"
        if self.every < 1:
            yield ".every: at least every time, which is 1"
        if self.filter and self.event not in ABOUT_CLUES:
            yield f".filter: {self.event!r} is not about a clue card"
        if self.condition.names("partner") and self.event not in ("trade", "advice"):
            yield f".if: {self.event!r} has no partner"

    def line(self, line: LineContext) -> str:
        """Return its text, addressed to the acting player, the owner or, if it counts occasions, the team."""
        owner_acts = any(one.word == "active" for one in self.condition)
        acted = line.card.belongs == "common" and self.event in ACTED and self.every == 1
        you = "both" if owner_acts else "active" if acted else line.you
        speaker = line._replace(you=you, to_one=bool(you))
        occasion, worded = self._when(speaker)
        clause = speaker.clause(self.condition, skip=worded)
        when = line.joined([part for part in (line.often(self), occasion, clause) if part])
        if self.optional or self.pay:
            at = self.event in AT_A_TIME and not clause and "zero_ideas" not in worded
            when = line.say("may-choose", lead=when, at=at, you=bool(you), pay=self.pay)
        return sentence(line.say("trigger", when=when, does=speaker.effect_clauses(self.then)))

    def _when(self, line: LineContext) -> tuple[str, tuple[str, ...]]:
        """Return the text of its cause, and the conditions that the text includes."""
        words = {one.word: one for one in self.condition if not one.negated}
        worded: tuple[str, ...] = ()
        args: dict[str, Any] = {"you": line.you in ("both", "active"), "every": self.every, "broke": False}
        args |= clue(self.filter)
        event, _, name = self.event.partition(":")
        message = f"when-{event.replace('_', '-')}"
        match event:
            case "turn_start" if "zero_ideas" in words:
                message, worded = "when-turn-start.without-ideas", ("zero_ideas",)
            case "scout" if "zero_ideas" in words:
                args["broke"], worded = True, ("zero_ideas",)
            case "set_change":
                args["daytime"], worded = words["set"].about if "set" in words else "any", ("set",)
            case "trade" | "advice" if "with" in words and "partner" in words:
                message, worded = "when-the-two-trade", ("with", "partner")
            case "trade" | "advice":
                message, worded = "when-teamwork", ("partner",) if "partner" in words else ()
                partner = (words["partner"].about or "you") if "partner" in words else ""
                args |= {"what": self.event, "partner": partner, "beside": partner}
            case "suspect_stops" | "suspect_passes":
                message, worded = "when-suspect", ("victim",)
                args |= {"stops": event == "suspect_stops", "victim": _victim(words)}
            case "tokens_full":
                args["tokens"] = line.tokens(line.space(line.card.number).max)
            case "event":
                worded = ("victim",)
                beside = words["victim"].about if "victim" in words else ""
                args |= {"event": name, "victim": _victim(words), "beside": beside}
        return line.say(message, **args), ("active", *worded)


def _victim(words: dict[str, Condition]) -> str:
    """Return the owner of the card under the suspect, as messages name them; "" for any player."""
    if "victim" not in words:
        return ""
    if words["victim"].about:
        return "beside"
    return "yours" if words["victim"].relation == "=" else "others"


def _is_its_figure(b: Board, card: int, occasion: Occasion) -> bool:
    """Return whether the figure belongs to the card's module."""
    m = mosaic_of(b)
    return any(
        figure.id == occasion.figure and m.deck[figure.card].module == m.deck[card].module
        for figure in m.on_table.figures
    )


class DispatchOccasions(Task, frozen=True):
    """Offer occasions to objectives and triggers, one occasion after the other, oldest card first."""

    occasions: tuple[tuple[Occasion, tuple[str, ...]], ...]
    """Occasions, each with the triggers that led to it."""

    def do(self, run: EffectRun) -> None:
        b = run.b
        for occasion, chain in self.occasions:
            objectives.watch(b, occasion)
            for card, rule in rules_of(b, On):
                if rule.key not in chain and rule.matches(b, card, occasion):
                    if len(chain) >= caps().turn.triggers:
                        announce_cap(b, "triggers", caps().turn.triggers)
                        break
                    context = EffectContext(occasion, (*chain, rule.key))
                    run.m.push_next(Frame(card, FireTrigger(rule), context))
        markers.tidy(b)


class FireTrigger(Task, frozen=True):
    """Check condition, limit and count of a trigger; then run its effects, or offer them.

    When the case has just ended, only what belongs to the record happens, and nobody is asked.
    """

    rule: On

    def do(self, run: EffectRun) -> None:
        b, rule, counts = run.b, self.rule, run.m.counters.trigger_counts
        if not applies(b, run.card, rule, run.occasion):
            return
        if rule.every > 1:
            counts[rule.key] = counts.get(rule.key, 0) + 1
            if counts[rule.key] % rule.every:
                return
        if rule.optional or rule.pay:
            able = not b.ended and b.ideas[rule.decider(run)] >= rule.pay
            if able and would_act(b, run.card, rule.then[0], run.context):
                run.m.push_next(Frame(run.card, OfferTrigger(rule), run.context))
            return
        mark_used(b, rule)
        if b.ended:
            run.then([one for one in rule.then if isinstance(one, CampaignEffect)])
        else:
            b.emit(CardFired(event=rule.event))
            run.then(rule.then)


class OfferTrigger(Task, frozen=True):
    """Ask a player whether a trigger shall run, for its price."""

    rule: On

    def do(self, run: EffectRun) -> None:
        seat = self.rule.decider(run)
        accepted = isinstance(run.ask(seat, "offer", [Refuse(), Accept()]), Accept)
        run.b.emit(CardAnswered(seat=seat, accepted=accepted))
        if accepted:
            pay(run.b, seat, self.rule.pay)
            mark_used(run.b, self.rule)
            run.then(self.rule.then)
