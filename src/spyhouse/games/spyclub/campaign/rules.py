"""The case rules with campaign cards in force, composed of the families of primitives.

Standing rules apply from the oldest card to the youngest. All changes of a number are added first and clamped
once. A step that one card forbids is not allowed by another. Passing is always legal.
"""

from spyhouse.games.spyclub.campaign.observers import ObserverRules
from spyhouse.games.spyclub.campaign.primitives.actions import ActionRules
from spyhouse.games.spyclub.campaign.primitives.forbids import ForbidRules
from spyhouse.games.spyclub.campaign.primitives.objectives import ObjectiveRules
from spyhouse.games.spyclub.campaign.primitives.pockets import HiddenRules
from spyhouse.games.spyclub.campaign.primitives.prices import PriceRules
from spyhouse.games.spyclub.campaign.primitives.solving import SolvingRules
from spyhouse.games.spyclub.campaign.primitives.suspect import SuspectRules
from spyhouse.games.spyclub.campaign.turn import TurnRules


class CampaignRules(
    ActionRules,
    ForbidRules,
    HiddenRules,
    ObjectiveRules,
    ObserverRules,
    PriceRules,
    SolvingRules,
    SuspectRules,
    TurnRules,
):
    __slots__ = ()
