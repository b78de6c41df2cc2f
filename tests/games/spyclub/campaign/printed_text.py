"""Printed text of campaign cards."""

from spyhouse.games.spyclub import GAME
from spyhouse.games.spyclub.campaign.terms import SideName
from spyhouse.games.spyclub.campaign.wording.card_text import Instruction, PrintedSide, printed


def side_of(number: int, name: SideName, edition: str = "2018", locale: str = "en") -> PrintedSide:
    return printed(number, name, edition, GAME.words.speech((), locale))


def instructions(number: int, name: SideName, edition: str = "2018") -> tuple[Instruction, ...]:
    lines = side_of(number, name, edition).instructions
    return tuple(Instruction(line.icon, typed(line.text)) for line in lines)


def typed(text: str) -> str:
    """Return the text with straight apostrophes."""
    return text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
