"""Spyfall bots at three levels: Bayesian belief, and talk from the phrase bank in `data/talk/`."""

from functools import partial

from spyhouse.games.spyfall.bots.player import SpyfallBot
from spyhouse.games.spyfall.bots.rewording import RewordingBot
from spyhouse.kernel import BotFactory, RandomBot

BOTS: dict[str, BotFactory] = {
    "random": RandomBot,
    "easy": partial(SpyfallBot, level="easy"),
    "normal": partial(SpyfallBot, level="normal"),
    "strong": RewordingBot,
}
