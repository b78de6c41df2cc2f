"""The rules lines of campaign cards, made from their effects.

A line says what the engine does, because it is made from what the engine reads: every limit, price, condition
and consequence has a phrase. Where a line reads badly, the phrase gets better, for all cards that use it.

voice        who is spoken to, and what players, places, clues and figures are called
conditions   when something holds
clues        clue cards, and what happens to them
effects      what happens at once
rules        what is in force for a while: actions, triggers, prices, figures, objectives
lines        a side of a card, line by line, with its icons
"""

from spyhouse.games.spyclub.campaign.wording.lines import Icon, Instruction, instructions, what_it_does
from spyhouse.games.spyclub.campaign.wording.rules import goal

__all__ = ["Icon", "Instruction", "goal", "instructions", "what_it_does"]
