"""Bots for Spy Club."""

from collections.abc import Mapping

from spyhouse.games.spyclub.bots.detectives import Easy, Forgetful, Normal, Strong
from spyhouse.kernel import BotMaker, RandomBot

BOTS: Mapping[str, BotMaker] = {
    "random": RandomBot,
    "easy": Easy,
    "normal": Normal,
    "strong": Strong,
    "forgetful": Forgetful,
}
