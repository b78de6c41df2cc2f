"""The rules lines of campaign cards, made from their effects, in any language.

A line says what the engine does, because it is made from what the engine reads: every limit, price, condition
and consequence has a phrase in `locales/<language>/text/campaign-lines.ftl`. Where a line reads badly, the
phrase gets better, for all cards that use it. What is hand-written (titles, stories, questions, the names of
actions and tokens) is in `campaign-deck.ftl` beside it.

voice        who is spoken to, and what every message is told
conditions   when something holds
clues        clue cards, and what happens to them
effects      what happens at once
rules        what is in force for a while: actions, triggers, prices, figures, objectives
lines        a side of a card, line by line, with its icons
"""

from spyhouse.games.spyclub.campaign.wording.lines import (
    Icon,
    Instruction,
    PrintedOption,
    PrintedSide,
    module_name,
    printed,
    printed_by_key,
    title,
)
from spyhouse.games.spyclub.campaign.wording.voice import capital

__all__ = [
    "Icon",
    "Instruction",
    "PrintedOption",
    "PrintedSide",
    "capital",
    "module_name",
    "printed",
    "printed_by_key",
    "title",
]
