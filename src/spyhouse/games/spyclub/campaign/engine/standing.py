"""The base class of standing rules, and the check whether a rule counts."""

from typing import ClassVar, Literal

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.deck_syntax import ANY, Filter
from spyhouse.games.spyclub.campaign.engine.effect import Effect
from spyhouse.games.spyclub.campaign.engine.execution import EffectRun
from spyhouse.games.spyclub.campaign.engine.filters import fits
from spyhouse.games.spyclub.campaign.engine.frame import Frame, Occasion
from spyhouse.games.spyclub.campaign.engine.limits import applies
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.games.spyclub.campaign.terms import Who
from spyhouse.games.spyclub.terms import EMPTY

RuleLocation = Literal["suspect", "escape", "row", "incoming", "hands", "team", "turn", ""]
"""Part of the table where a rule is shown; empty for actions, figures and pockets."""

_STEPS: dict[RuleLocation, tuple[str, ...]] = {
    "hands": ("investigate", "shift"),
    "row": ("confirm", "exchange", "solve"),
    "incoming": ("scout", "scout_top", "scout_middle", "scout_right", "discard", "refill"),
    "team": ("trade", "advice", "teamwork"),
    "suspect": ("movement", "set_change", "suspect_stops", "suspect_passes", "meets"),
    "escape": ("escape_moves",),
    "turn": ("turn_start", "turn_end", "round_end"),
}
"""Steps and triggers by the part of the table they belong to."""
_LOCATIONS = {step: location for location, steps in _STEPS.items() for step in steps}


def _location_of_step(name: str) -> RuleLocation:
    return "suspect" if name.startswith("event") else _LOCATIONS.get(name, "")


class StandingRule(Effect, frozen=True):
    """A rule in force all case, or from the moment an effect starts it.

    A subclass with a field `who`, `filter` or `first` is limited by it. `step` names the step it is about.
    """

    is_rule: ClassVar[bool] = True
    location: ClassVar[RuleLocation] = ""

    def do(self, run: EffectRun) -> None:
        """Start the rule until the end of the case."""
        run.begin(self)

    def where(self) -> RuleLocation:
        """Return the part of the table where the rule is shown."""
        return self.location or _location_of_step(self.step_name())

    def step_name(self) -> str:
        return ""

    def counts(
        self, b: Board, card: int, seat: int, clue: int = EMPTY, occasion: Occasion | None = None
    ) -> bool:
        """Return whether the rule of that card applies to a player's step with a clue card."""
        if getattr(self, "first", False) and self.times(b):
            return False
        if not self.concerns(b, card, seat):
            return False
        wanted: Filter = getattr(self, "filter", ANY)
        if wanted.word and not fits(b, wanted, clue, occasion):
            return False
        return applies(b, card, self, occasion)

    def concerns(self, b: Board, card: int, seat: int) -> bool:
        """Return whether the rule applies to that player; without `who` it applies to everyone."""
        who: Who | None = getattr(self, "who", None)
        return who is None or seat in EffectRun(b, Frame(card, self)).named(who)

    def times(self, b: Board, partner: int | None = None) -> int:
        """Return how often its step was taken this turn, with this partner if the condition names one."""
        name = self.step_name()
        if partner is not None and self.condition.names("partner"):
            name = f"{name}/{partner}"
        return mosaic_of(b).counters.moves_this_turn.get(name, 0)


class StateEffect(Effect, frozen=True):
    """An effect that changes the table once."""

    can_follow: ClassVar[bool] = True


class CampaignEffect(Effect, frozen=True):
    """An effect that changes the campaign's cards or its points. It needs no table."""

    needs_table: ClassVar[bool] = False
    can_follow: ClassVar[bool] = True
