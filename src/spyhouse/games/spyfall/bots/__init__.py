"""Bots for Spyfall at three levels. They speak from the bank in `data/talk/` and believe by Bayes."""

from functools import partial

from spyhouse.games.spyfall.bots.eloquent import EloquentBot
from spyhouse.games.spyfall.bots.player import SpyfallBot
from spyhouse.kernel import BotMaker, RandomBot

BOTS: dict[str, BotMaker] = {
    "random": RandomBot,
    "easy": partial(SpyfallBot, level="easy"),
    "normal": partial(SpyfallBot, level="normal"),
    "strong": EloquentBot,
}
