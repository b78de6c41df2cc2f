"""Bots for Spyfall at three levels. They speak from the bank in `talk/` and believe by Bayes."""

from functools import partial

from spyhouse.games.spyfall.bots import eloquent
from spyhouse.games.spyfall.bots.character import SKILLS
from spyhouse.games.spyfall.bots.player import SpyfallBot
from spyhouse.kernel import BotMaker, RandomBot


def levels() -> dict[str, BotMaker]:
    made: dict[str, BotMaker] = {"random": RandomBot}
    made |= {level: partial(SpyfallBot, level=level) for level in SKILLS}
    if endpoint := eloquent.configured():
        made["eloquent"] = partial(eloquent.EloquentBot, endpoint=endpoint)
    return made
