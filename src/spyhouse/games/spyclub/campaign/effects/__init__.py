"""What campaign cards do in a case, one file for each family of effects.

doing        how an effect happens and asks players
triggers     rules that wait for something (`on`); hearing turns what is told into occasions
ideas, chase, clues, moving, marks, figures, odds, seeding, standing, objectives, pockets
             the primitives of the vocabulary, each registered by its struct
prices, solve, steps, events, turn
             the case's decisions with the standing rules folded in; `CampaignRules` asks them
who, places, filters, limits, picking, turn_conditions
             the words every effect uses
"""

from spyhouse.games.spyclub.campaign.effects import (
    chase,
    clues,
    figures,
    ideas,
    marks,
    moving,
    odds,
    standing,
    tokens,
    triggers,
    turn_conditions,
)
from spyhouse.games.spyclub.campaign.effects.doing import can, happen
from spyhouse.games.spyclub.campaign.effects.objectives import judge, open_objectives
from spyhouse.games.spyclub.campaign.effects.setting_up import set_up

__all__ = ["can", "happen", "judge", "open_objectives", "set_up"]

FAMILIES = (chase, clues, figures, ideas, marks, moving, odds, standing, tokens, triggers, turn_conditions)
"""Imported so that their effects are registered."""
