"""Bots for Spy Club."""

from collections.abc import Mapping

from spyhouse.games.spyclub.bots.detectives import Easy, Forgetful, Normal, Strong
from spyhouse.kernel import BotFactory, RandomBot

BOTS: Mapping[str, BotFactory] = {
    "random": RandomBot,
    "easy": Easy,
    "normal": Normal,
    "strong": Strong,
    "forgetful": Forgetful,
}
